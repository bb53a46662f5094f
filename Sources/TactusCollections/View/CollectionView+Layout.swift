import TactusControls
import TactusGeometry
import TactusUI

// Which cells show, and where.
extension CollectionView {
    /// Brings what shows to where the content is, and measures what comes.
    final func layOutItems() {
        guard dataSource != nil, bounds.width > 0, bounds.height > 0 else {
            // A view that is to be as high as its content begins without any height.
            if dataSource != nil, bounds.width > 0, !geometry.isHorizontal {
                updateEnvironment()
                updateContentSize()
            }
            return concludeUnplaced()
        }
        loadWhatHasComeSince()
        if pinched != nil { return layOutPinched() }
        isResizedByAnimation ? layOutResized(layOutNow) : layOutNow()
    }

    private func layOutNow() {
        updateEnvironment()
        measureWhatShows()
        updateContentSize()
        pursueItem()
        arrive()
        layOutCells()
        prefetch()
        indexStrip?.follow()
    }

    /// The room that the layout is for.
    final var currentEnvironment: CollectionLayoutEnvironment {
        let isHorizontal = storedLayout.scrollDirection == .horizontal
        // What covers the sides counts along the way that the content scrolls.
        let adjusted = adjustedContentInset
        let isAlways = contentInsetAdjustmentBehavior == .always
        return CollectionLayoutEnvironment(
            contentSize: Size(
                width: max(bounds.width - (isHorizontal ? adjusted : contentInset).horizontal, 0),
                height: max(bounds.height - (isHorizontal && !isAlways ? contentInset : adjusted).vertical, 0)),
            textScale: traitCollection.textScale, theme: theme)
    }

    final var isMirrored: Bool { effectiveLayoutDirection == .rightToLeft }

    /// Follows another width, or another scale of text: the first item in view stays where it is, with the same part of
    /// it showing.
    private func updateEnvironment() {
        let environment = currentEnvironment
        guard environment != geometry.environment || isMirrored != geometry.isMirrored else { return }
        let (old, start) = (geometry, laidBounds.minY)
        let anchor = anchor(surviving: nil, in: old)
        let next = CollectionGeometry(storedLayout, counts: [], in: environment, isMirrored: isMirrored)
        if next.room.width == old.room.width, environment.textScale == old.environment.textScale,
            environment.theme == old.environment.theme, isMirrored == old.isMirrored
        {
            geometry = old.changed(.keeping(old.counts), in: environment)
        } else {
            geometry = CollectionGeometry(
                storedLayout, counts: old.counts, in: environment, isMirrored: isMirrored,
                placeholders: old.placeholders)
            for cell in shown.values { cell.isMeasured = false }
            for view in boundaries.values { view.isMeasured = false }
        }
        guard let anchor else { return showBeginning(formerly: old, start) }
        measure(anchor.item)
        let frame = laidOnPage(anchor.item)
        let here = laidBounds.minY
        shiftContent(by: frame.minY + anchor.part * frame.height - here, from: here)
    }

    /// Content that begins at the right, and showed its beginning, goes on doing so; elsewhere that is so by itself.
    private func showBeginning(formerly old: CollectionGeometry, _ start: Double) {
        let isTurned = old.isReversed != geometry.isReversed || old.environment.contentSize == .zero
        guard geometry.isReversed || old.isReversed else { return }
        let (here, beginning) = (laidBounds.minY, -laidInset.top)
        let isHeld = isDragging || isDecelerating
        shiftContent(by: (isTurned || start <= 0 && !isHeld ? beginning : start) - here, from: here)
    }

    final func updateContentSize() {
        var size = geometry.contentSize
        if geometry.isHorizontal, contentInsetAdjustmentBehavior != .always {
            // What covers it above and below is no reason to scroll that way.
            size.height = max(size.height - safeAreaInsets.vertical, 0)
        }
        if size != contentSize { contentSize = size }
    }

    /// What shows, as it was laid: its `minY` is the edge where reading begins, along the content.
    final var laidBounds: Rect { geometry.laid(bounds) }

    /// The room around the content, as that is laid.
    final var laidInset: Insets { geometry.laidAsShown(adjustedContentInset) }

    /// What is before the edge where reading begins has become longer.
    ///
    /// - Parameters:
    ///   - way: By how much.
    ///   - start: What was at that edge before, along the content as it was laid.
    final func shiftContent(by way: Double, from start: Double) {
        // Content that begins at the right, and has become longer, goes on beyond what shows.
        let way = geometry.isReversed ? laidBounds.minY - start - way : way
        guard way != 0, way.isFinite else { return }
        let shift = geometry.isHorizontal ? Vector(dx: way, dy: 0) : Vector(dx: 0, dy: way)
        change?.translation += shift
        adjustContentOffset(by: shift)
    }

    /// Content that scrolls comes back where it is drawn beyond its end, also where it fits.
    final func bounceAlongLayout() {
        alwaysBounceVertical = storedLayout.scrollDirection == .vertical
        alwaysBounceHorizontal = storedLayout.scrollDirection == .horizontal
    }

    /// The first item in view that stays, as it is counted afterwards, and how much of it is before the edge where
    /// reading begins.
    struct Anchor {
        let item: Int
        let former: Int
        let part: Double
    }

    /// The item that is to stay where it is; `nil` where the collection shows its beginning, which goes on showing.
    final func anchor(surviving change: CollectionChange?, in geometry: CollectionGeometry) -> Anchor? {
        let start = geometry.laid(bounds).minY
        guard start > -geometry.laidAsShown(adjustedContentInset).top, start > 0 else { return nil }
        for former in shown.keys.sorted() where former < geometry.numberOfItems && held?.cell.item != former {
            guard let item = change.map({ $0.new(of: former) }) ?? former else { continue }
            let frame = laidOnPage(former, in: geometry)
            guard frame.maxY > start else { continue }
            return Anchor(item: item, former: former, part: (start - frame.minY) / max(frame.height, 1))
        }
        return nil
    }

    /// Where an item lies in the content; for one in a section that scrolls sideways, where that section does.
    final func frameOnPage(_ item: Int, in geometry: CollectionGeometry? = nil) -> Rect {
        let geometry = geometry ?? self.geometry
        let section = geometry.section(of: item)
        return geometry.isOrthogonal(section) ? geometry.box(ofSection: section) : geometry.frame(ofItem: item)
    }

    /// Where an item is laid in the content; for one in a section that scrolls by itself, where that section is.
    final func laidOnPage(_ item: Int, in geometry: CollectionGeometry? = nil) -> Rect {
        let geometry = geometry ?? self.geometry
        let section = geometry.section(of: item)
        return geometry.isOrthogonal(section) ? geometry.laidBox(ofSection: section) : geometry.laidFrame(ofItem: item)
    }

    /// Returns where an item lies, in points of the collection's own space; by estimates where cells are measured.
    /// `nil` where there is no item.
    public final func rectForItem(at path: ItemPath) -> Rect? {
        guard let item = geometry.item(at: path) else { return nil }
        let frame = geometry.frame(ofItem: item)
        return geometry.isOrthogonal(path.section) ? onPage(frame, ofSection: path.section) : frame
    }

    /// Returns the item at a place of the collection's own space; `nil` between items.
    public final func pathForItem(at point: Point) -> ItemPath? {
        item(at: point).map(geometry.path(of:))
    }

    final func item(at point: Point) -> Int? {
        if geometry.hasAttributes, let item = frontmostItem(at: point) { return item }
        for section in geometry.sections(in: Rect(x: point.x, y: point.y, width: 0.01, height: 0.01)) {
            // There they may show elsewhere than they lie.
            if geometry.hasAttributes, geometry.parts[section].hasAttributes, bounds.contains(point) { continue }
            let place = geometry.isOrthogonal(section) ? spot(point, inSection: section) : point
            let spot = Rect(x: place.x, y: place.y, width: 0.01, height: 0.01)
            let found = geometry.items(of: section, in: spot).last { geometry.frame(ofItem: $0).contains(place) }
            if let found { return found }
        }
        return nil
    }

    // MARK: What is in view

    /// The items that show, in their order.
    final var itemsInView: [Int] {
        let sections = geometry.sections(in: bounds)
        var items: [Int] = []
        for section in sections {
            let found: [Int]
            if geometry.isOrthogonal(section) {
                found = geometry.items(of: section, in: stripBounds(section))
            } else {
                found = geometry.items(of: section, in: bounds)
            }
            items = items.isEmpty ? found : items + found
        }
        return items
    }

    // MARK: Measuring

    /// Measures what comes into view. What is measured moves what is below it: a few rounds, until nothing new comes.
    private func measureWhatShows() {
        guard geometry.hasEstimates else { return }
        for _ in 0..<4 {
            var isChanged = false
            for section in geometry.sections(in: bounds) {
                for boundary in CollectionGeometry.Boundary.allCases where measure(boundary, of: section) {
                    isChanged = true
                }
            }
            for item in itemsInView where measure(item) { isChanged = true }
            if !isChanged { return }
        }
    }

    /// Asks the cell of an item how high it is; where the content scrolls sideways, how wide.
    ///
    /// - Returns: Whether it is otherwise than it was taken for.
    @discardableResult
    final func measure(_ item: Int) -> Bool {
        if let cell = shown[item], cell.isMeasured { return false }
        guard geometry.isEstimated(item), hasOrMayMakeCell(item) else { return false }
        let cell = shown[item] ?? makeCell(item)
        // Whoever made the cell may have taken the item away, and may so when asked for its size.
        guard isThere(item) else { return false }
        cell.isMeasured = true
        // Where it is to show its theme and the scale of text hold for it.
        if cell.superview == nil { insertSubview(cell, belowSubview: cellMark) }
        let frame = geometry.laidFrame(ofItem: item)
        updateRowPosition(cell, item)
        let height = extent(of: cell, as: .cell(geometry.laidPath(of: item)), laidAt: frame)
        guard height.isFinite, height >= 0 else {
            report(
                "the cell for item \(geometry.path(of: item)) says it is \(height) \(extentWord); the estimate counts")
            return false
        }
        guard height != frame.height, isThere(item) else { return false }
        let start = laidBounds.minY
        let isBefore = laidOnPage(item).minY < start
        let growth = geometry.setHeight(height, ofItem: item)
        // What is above the upper edge grows upwards.
        shiftContent(by: isBefore ? growth : 0, from: start)
        return true
    }

    /// How high a view is, where the content scrolls sideways how wide, that is laid somewhere by an estimate.
    private func extent(
        of view: CollectionReusableView, as element: CollectionLayoutAttributes.Element, laidAt frame: Rect
    ) -> Double {
        let isHorizontal = geometry.isHorizontal
        guard view.receivesAttributes else {
            (view as? CollectionCell)?.configureAhead()
            return isHorizontal ? view.width(forHeight: frame.width) : view.height(forWidth: frame.width)
        }
        var estimate = CollectionLayoutAttributes(frame: geometry.shown(frame))
        estimate.element = element
        // What it says may follow from how large it is.
        if !view.isPlaced, view.bounds.size != estimate.frame.size {
            View.performWithoutAnimation { view.bounds.size = estimate.frame.size }
        }
        (view as? CollectionCell)?.configureAhead()
        let attributes = estimate.reported
        (attributes.estimatesWidth, attributes.estimatesHeight) = (isHorizontal, !isHorizontal)
        let size = view.preferredLayoutAttributesFitting(attributes).frame.size
        return isHorizontal ? size.width : size.height
    }

    private var extentWord: String { geometry.isHorizontal ? "wide" : "high" }

    private func measure(_ boundary: CollectionGeometry.Boundary, of section: Int) -> Bool {
        let key = BoundaryKey(boundary: boundary, section: section)
        guard geometry.isEstimated(boundary, ofSection: section), boundaries[key]?.isMeasured != true,
            let frame = geometry.laidFrame(of: boundary, ofSection: section)
        else { return false }
        let view = boundaries[key] ?? makeBoundary(key)
        view?.isMeasured = true
        if let view {
            alignWithRows(view, ofSection: section)
            if view.superview == nil { insertSubview(view, aboveSubview: cellMark) }
        }
        let height = view.map { extent(of: $0, as: key.element, laidAt: frame) } ?? 0
        guard height.isFinite, height >= 0 else {
            report("the \(boundary) of section \(section) says it is \(height) \(extentWord); the estimate counts")
            return false
        }
        guard height != frame.height else { return false }
        let start = laidBounds.minY
        let isBefore = frame.minY < start
        let growth = geometry.setHeight(height, of: boundary, ofSection: section)
        shiftContent(by: isBefore ? growth : 0, from: start)
        return true
    }
}
