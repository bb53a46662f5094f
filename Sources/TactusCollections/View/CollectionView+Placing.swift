import TactusControls
import TactusGeometry
import TactusUI

// Placing what shows, and moving it there where a change is animated.
extension CollectionView {
    /// Places the cells that show, and takes those away that do not.
    final func layOutCells() {
        let change = change
        self.change = nil
        var moves: [() -> Void] = []
        placeStrips(change, &moves)
        var wanted = itemsInView
        let attributes = geometry.hasAttributes ? attributesInView(wanted) : nil
        if let attributes { wanted.removeAll { attributes.items[$0]?.isHidden == true } }
        if let change { for view in departing { view.shiftAway(by: change.translation, in: self) } }
        if shown.count != wanted.count || wanted.contains(where: { shown[$0] == nil }) {
            takeAway(except: Set(wanted), change, &moves)
        }
        let isUnsettled =
            change != nil || held != nil || !strips.isEmpty || !departing.isEmpty || geometry.followsScrolling
        let placesAll = placesAll || isUnsettled
        for item in wanted where placesAll || shown[item]?.isPlaced != true {
            show(item, attributes?.items[item], change, &moves)
        }
        self.placesAll = isUnsettled
        placeBoundaries(attributes, change, &moves)
        placePlates(change, &moves)
        layOutDecorations(attributes, change, &moves)
        layOutElements(change, &moves)
        hideSpares()
        guard let change else { return }
        guard change.isAnimated else { return concludeUnplaced() }
        for view in departing {
            guard let final = view.finalAttributes else { continue }
            view.finalAttributes = nil
            moves.append { view.show(as: final) }
        }
        guard inheritedMoves == nil else { return inheritedMoves = moves }
        animate(moves)
        endPreparing()
    }

    private func animate(_ moves: [() -> Void]) {
        let (leaving, ends) = (departing, beginEnds())
        View.animate(spring: changeSpring, options: .allowUserInteraction) {
            for move in moves { move() }
            for view in leaving where view.alpha != 0 && view.isFading { view.alpha = 0 }
        } completion: { [weak self] isFinished in
            guard let self else { return }
            finish(leaving)
            conclude(ends, isFinished)
        }
    }

    /// Lets cells go that are on their way out.
    final func finish(_ leaving: [CollectionReusableView]) {
        for view in leaving {
            guard let index = departing.firstIndex(where: { $0 === view }) else { continue }
            departing.remove(at: index)
            letGo(view)
        }
        setNeedsLayout()
    }

    private func letGo(_ view: CollectionReusableView) {
        (view.isFading, view.finalAttributes) = (true, nil)
        guard let cell = view as? CollectionCell else { return store(view) }
        reportEnd(of: cell)
        store(cell)
    }

    /// Lets all cells go that are on their way out, at once.
    final func finishDeparting() {
        let leaving = departing
        departing = []
        for view in leaving { letGo(view) }
    }

    /// Begins to take a cell away that shows no item any more, or one that is off the screen afterwards.
    ///
    /// - Parameters:
    ///   - cell: The cell.
    ///   - path: The item that it has shown.
    ///   - fading: Whether it fades.
    ///   - final: How it shows at last instead; `nil` where its section has no say.
    final func depart(
        _ cell: CollectionCell, from path: ItemPath, fading: Bool, final: CollectionLayoutAttributes? = nil
    ) {
        cell.formerPath = path
        if let item = cell.item, shown[item] === cell { shown[item] = nil }
        cell.ignoreTouch()
        cell.item = nil
        if swipe?.cell === cell { swipe = nil }
        cell.isUserInteractionEnabled = false
        depart(cell, final)
        cell.isFading = fading && final == nil
    }

    private func takeAway(except wanted: Set<Int>, _ change: ShownChange?, _ moves: inout [() -> Void]) {
        for (item, cell) in shown.inOrder(where: { !wanted.contains($0) && held?.cell !== $1 }) {
            guard let change, change.isAnimated, item < geometry.numberOfItems,
                let old = change.mapping.old(of: item), cell.superview === self,
                !geometry.isOrthogonal(geometry.section(of: item))
            else {
                retire(cell)
                continue
            }
            // It goes to where it is now, out of sight.
            cell.shift(by: change.translation)
            let target = geometry.frame(ofItem: item)
            let section = change.former.section(of: old)
            let final = finalAttributes(
                of: .cell(change.former.laidPath(of: old)), ofSection: section, in: change.former
            ) {
                CollectionLayoutAttributes(frame: target)
            }
            let path = geometry.laidPath(of: item)
            depart(cell, from: geometry.path(of: item), fading: false, final: final)
            if final == nil { moves.append { cell.show(at: target, .cell(path)) } }
        }
    }

    private func show(
        _ item: Int, _ attributes: CollectionLayoutAttributes?, _ change: ShownChange?, _ moves: inout [() -> Void]
    ) {
        guard hasOrMayMakeCell(item) else { return }
        let cell = shown[item] ?? makeCell(item)
        let wasPlaced = cell.isPlaced
        cell.isPlaced = true
        updateRowPosition(cell, item)
        if held?.cell === cell { return }
        if cell.isHidden { cell.isHidden = false }
        let section = geometry.section(of: item)
        let host: View = strips[section] ?? self
        let frame = frame(of: item, attributes, isInStrip: host !== self)
        let former = cell.superview
        if former !== host {
            let place = wasPlaced && !cell.isAttributed ? former?.convert(cell.frame, to: host) : nil
            insert(cell, into: host)
            if let place { cell.frame = place }
        }
        func place() {
            guard var attributes else { return cell.show(at: frame, .cell(geometry.laidPath(of: item))) }
            attributes.frame = frame
            cell.show(as: attributes)
        }
        guard let change, change.isAnimated else {
            // What comes into view while others are animated does not come from nowhere.
            return wasPlaced ? place() : View.performWithoutAnimation(place)
        }
        if wasPlaced {
            if host === self { cell.shift(by: change.translation) }
            if change.mapping.isMoved(item), host === self { insertSubview(cell, belowSubview: cellMark) }
        } else if let start = change.formerFrame(ofItem: item), host === self, !geometry.isOrthogonal(section) {
            let initial = initialAttributes(of: .cell(geometry.laidPath(of: item)), ofSection: section) {
                CollectionLayoutAttributes(frame: start)
            }
            if let initial { cell.show(as: initial) } else { cell.frame = start }
        } else if let initial = initialAttributes(
            of: .cell(geometry.laidPath(of: item)), ofSection: section,
            {
                var shown = attributes ?? CollectionLayoutAttributes(frame: frame)
                shown.frame = frame
                shown.alpha = 0
                return shown
            })
        {
            cell.show(as: initial)
        } else {
            place()
            cell.alpha = 0
        }
        moves.append {
            if attributes == nil, cell.alpha != 1 { cell.alpha = 1 }
            place()
        }
    }

    /// Where an item shows, with room for what is dragged before it.
    private func frame(of item: Int, _ attributes: CollectionLayoutAttributes?, isInStrip: Bool) -> Rect {
        let frame = attributes?.frame ?? geometry.frame(ofItem: item)
        guard let gap, !isInStrip, geometry.laidFrame(ofItem: item).minY >= gap - 2 else { return frame }
        return frame.offsetBy(geometry.shown(along: look.dropGap))
    }

    private func insert(_ cell: CollectionCell, into host: View) {
        if host === self { insertSubview(cell, belowSubview: cellMark) } else { host.insertSubview(cell, at: 0) }
    }

    /// Tells a row where it is among those of its section.
    final func updateRowPosition(_ cell: CollectionCell, _ item: Int) {
        let section = geometry.section(of: item)
        guard let rows = geometry.parts[section].layout.rows else {
            if cell.rowPosition != nil { cell.rowPosition = nil }
            return
        }
        let items = geometry.items(of: section)
        let separators = geometry.parts[section].layout.itemSeparatorHandler?(
            geometry.path(of: item), rows.separators)
        let place = RowPosition(
            appearance: rows, isFirst: item == items.lowerBound, isLast: item == items.upperBound - 1,
            ownSeparators: separators)
        if cell.rowPosition != place { cell.rowPosition = place }
    }

    // MARK: Headers, footers, plates

    final func makeBoundary(_ key: BoundaryKey) -> CollectionReusableView? {
        guard !asksForNothing, isAsSaid(key.section) else { return nil }
        let view =
            switch key.boundary {
            case .header: dataSource?.collectionView(self, headerForSection: key.section)
            case .footer: dataSource?.collectionView(self, footerForSection: key.section)
            }
        guard let view else { return nil }
        view.collectionView = self
        boundaries[key] = view
        alignWithRows(view, ofSection: key.section)
        return view
    }

    /// The words of a header begin where the text of its rows does.
    final func alignWithRows(_ view: CollectionReusableView, ofSection section: Int) {
        let layout = geometry.parts[section].layout
        let inset = geometry.isHorizontal ? 0 : layout.contentInsets.left
        if let view = view as? CollectionHeaderFooterView {
            view.sideInset = inset
        } else if let row = view as? CollectionListCell {
            row.boundaryInset = layout.rows == nil ? 0 : inset
        }
    }

    private func placeBoundaries(
        _ attributes: ShownAttributes?, _ change: ShownChange?, _ moves: inout [() -> Void]
    ) {
        let sections = geometry.sections(in: bounds)
        let former = boundaries.inOrder { key, _ in
            !sections.contains(key.section) || geometry.laidFrame(of: key.boundary, ofSection: key.section) == nil
        }
        for (key, view) in former {
            boundaries[key] = nil
            if let change, change.isAnimated, let final = finalAttributes(of: key, view, in: change.former) {
                depart(view, final)
                moves.append { view.show(as: final) }
                view.finalAttributes = nil
            } else {
                store(view)
            }
        }
        for section in sections {
            for boundary in CollectionGeometry.Boundary.allCases {
                guard let frame = boundaryFrame(boundary, of: section) else { continue }
                let key = BoundaryKey(boundary: boundary, section: section)
                let own = attributes?.boundaries[key]
                if own?.isHidden == true {
                    boundaries.removeValue(forKey: key).map(store)
                    continue
                }
                let isNew = boundaries[key]?.isPlaced != true
                guard let view = boundaries[key] ?? makeBoundary(key) else { continue }
                view.isPlaced = true
                if view.superview !== self { insertSubview(view, aboveSubview: cellMark) }
                if view.isHidden { view.isHidden = false }
                alignWithRows(view, ofSection: section)
                (view as? CollectionHeaderFooterView)?.isPinned = isPinned(boundary, of: section, at: frame)
                layOut(view, at: geometry.shown(frame), as: own, key.element, isNew: isNew, change, &moves)
            }
        }
    }

    /// Places a view that stands for a section; where a change is animated, it moves there, and a new one appears.
    final func layOut(
        _ view: View, at frame: Rect, as attributes: CollectionLayoutAttributes? = nil,
        _ element: CollectionLayoutAttributes.Element? = nil, isNew: Bool, _ change: ShownChange?,
        _ moves: inout [() -> Void]
    ) {
        func place() {
            if let attributes { return view.show(as: attributes, element) }
            view.show(at: frame, element)
            if view.alpha != 1 { view.alpha = 1 }
        }
        guard let change, change.isAnimated else { return place() }
        if isNew {
            place()
            view.alpha = 0
            if let element, let view = view as? CollectionReusableView,
                let initial = initialAttributes(of: element, ofSection: element.section, { view.fadedAttributes })
            {
                view.show(as: initial)
            }
        } else {
            view.shift(by: change.translation)
        }
        moves.append(place)
    }

    /// Where a header or footer is laid: those that are pinned stay in sight as long as their section does.
    final func boundaryFrame(_ boundary: CollectionGeometry.Boundary, of section: Int) -> Rect? {
        guard var frame = geometry.laidFrame(of: boundary, ofSection: section) else { return nil }
        let layout = geometry.parts[section].layout
        let whole = geometry.laidFrame(ofSection: section)
        let (bounds, inset) = (laidBounds, laidInset)
        switch boundary {
        case .header where layout.header?.pinToVisibleBounds == true:
            frame.origin.y = max(frame.minY, min(bounds.minY + inset.top, whole.maxY - frame.height))
        case .footer where layout.footer?.pinToVisibleBounds == true:
            frame.origin.y = min(frame.minY, max(bounds.maxY - inset.bottom - frame.height, whole.minY))
        case .header, .footer: break
        }
        return frame
    }

    private func isPinned(_ boundary: CollectionGeometry.Boundary, of section: Int, at frame: Rect) -> Bool {
        frame.minY != geometry.laidFrame(of: boundary, ofSection: section)?.minY
    }

    private func placePlates(_ change: ShownChange?, _ moves: inout [() -> Void]) {
        let sections = geometry.sections(in: bounds)
        for (section, plate) in plates
        where !sections.contains(section) || geometry.backgroundFrame(ofSection: section) == nil {
            plate.removeFromSuperview()
            plates[section] = nil
        }
        for section in sections {
            guard let frame = geometry.backgroundFrame(ofSection: section),
                let background = geometry.parts[section].layout.background
            else { continue }
            let isNew = plates[section] == nil
            let plate = plates[section] ?? View()
            plates[section] = plate
            if isNew { insertSubview(plate, belowSubview: plateMark) }
            if plate.backgroundColor != background.color { plate.backgroundColor = background.color }
            if plate.cornerRadius != background.cornerRadius { plate.cornerRadius = background.cornerRadius }
            layOut(plate, at: frame, isNew: isNew, change, &moves)
        }
    }

    private func placeStrips(_ change: ShownChange?, _ moves: inout [() -> Void]) {
        let sections = geometry.sections(in: bounds)
        let former = strips.inOrder { section, _ in
            !sections.contains(section) || !geometry.isOrthogonal(section) || geometry.parts[section].count == 0
        }
        for (section, strip) in former { removeStrip(strip, section) }
        for section in sections where geometry.isOrthogonal(section) && geometry.parts[section].count > 0 {
            let isNew = strips[section] == nil
            let strip = strip(ofSection: section)
            let box = geometry.box(ofSection: section)
            let frame = Rect(
                x: 0, y: box.minY, width: geometry.environment.contentSize.width, height: box.height)
            let start = isNew ? stripOffsets[section] ?? 0 : strip.distance
            if isNew { strip.frame = frame }
            if strip.bounds.size != frame.size { strip.bounds.size = frame.size }
            strip.show(section, of: geometry)
            if isNew { strip.scroll(to: start) } else { strip.keep(start) }
            layOut(strip, at: frame, isNew: isNew, change, &moves)
        }
    }

    /// The view of a section that scrolls by itself; where there is none it is made.
    final func strip(ofSection section: Int) -> SectionStrip {
        if let strip = strips[section] { return strip }
        let strip = SectionStrip(of: self)
        strips[section] = strip
        insertSubview(strip, belowSubview: cellMark)
        return strip
    }

    final func removeStrip(_ strip: SectionStrip, _ section: Int) {
        stripOffsets[section] = strip.distance
        strips[section] = nil
        for (_, cell) in shown.inOrder(where: { $1.superview === strip }) { retire(cell) }
        for views in spares.values {
            for view in views where view.superview === strip { view.removeFromSuperview() }
        }
        strip.removeFromSuperview()
    }
}

/// A change whose cells have not been placed yet.
struct ShownChange {
    let mapping: CollectionChange
    /// Where items were.
    let former: CollectionGeometry
    let isAnimated: Bool
    /// By how much what shows was moved in the content since.
    var translation = Vector.zero

    /// Where an item was that comes from out of sight, in points of the content as it is now.
    func formerFrame(ofItem item: Int) -> Rect? {
        guard let old = mapping.old(of: item), !former.isOrthogonal(former.section(of: old)) else { return nil }
        return former.frame(ofItem: old).offsetBy(translation)
    }
}
