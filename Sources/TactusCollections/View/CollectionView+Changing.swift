import TactusControls
import TactusGeometry
import TactusUI

// Other items.
extension CollectionView {
    /// Asks the data source anew for everything; nobody has changed that.
    final func loadAnew() {
        whenSettled { [weak self] in
            guard let self else { return }
            whileChanging(reloadNow)
        }
    }

    final func reloadNow() {
        gestures?.cancelAll()
        finishDeparting()
        forgetPlaceholders()
        for (_, cell) in shown.inOrder() { retire(cell) }
        for (section, strip) in strips.inOrder() { removeStrip(strip, section) }
        for (key, view) in boundaries.inOrder() {
            boundaries[key] = nil
            store(view)
        }
        storeElements()
        stripOffsets = [:]
        changeCount += 1
        (selection, mark, rangeStart, change, pursuit, arrival) = ([], nil, nil, nil, nil, nil)
        (pendingSelected, pendingDeselected, prefetched) = ([], [], [])
        breakEnds()
        let start = laidBounds.minY
        geometry = CollectionGeometry(storedLayout, counts: countsNow(), in: currentEnvironment, isMirrored: isMirrored)
        shiftContent(by: 0, from: start)
        updateContentSize()
        isFresh = true
        loadIndexTitles()
        setNeedsLayout()
    }

    /// Lays out at once what has been loaded, or has changed, since the last layout: who asks for cells then finds
    /// them.
    final func layOutIfFresh() {
        bringPending()
        if isFresh || change != nil, !isChanging, !bounds.isEmpty { layoutIfNeeded() }
    }

    /// Shows at once what a ``ListSource`` was given since the last layout, but for what takes long to compare.
    final func bringPending() {
        if !isChanging, hasPending?() == true { willLayOut?() }
    }

    /// What was loaded before it ever showed may have become more or less without a word.
    final func loadWhatHasComeSince() {
        guard isFresh else { return }
        isFresh = false
        if countsNow() != geometry.dataCounts {
            reloadNow()
            isFresh = false
        }
    }

    /// How many items the data source says there are, in each section.
    final func countsNow() -> [Int] {
        guard let dataSource else { return [] }
        let sections = dataSource.numberOfSections(in: self)
        if sections > Self.mostSections { report("of \(sections) sections the first \(Self.mostSections) are shown") }
        return (0..<sectionCount(sections)).map { section in
            let count = dataSource.collectionView(self, numberOfItemsInSection: section)
            if count < 0 { report("section \(section) is said to have \(count) items; it counts as empty") }
            if count > Self.mostItems {
                report("of \(count) items of section \(section) the first \(Self.mostItems) are shown")
            }
            return itemCount(count)
        }
    }

    /// How many sections there may be, and items of one: what is beyond is not there.
    private static let mostSections = 1 << 16
    private static let mostItems = 1 << 27

    /// How many sections count of those that the source says there are.
    final func sectionCount(_ count: Int) -> Int { min(max(count, 0), Self.mostSections) }

    /// How many items of a section count.
    final func itemCount(_ count: Int) -> Int { min(max(count, 0), Self.mostItems) }

    // MARK: For this module

    /// Shows what became of the items.
    ///
    /// - Parameters:
    ///   - change: What became of them.
    ///   - animated: Whether cells go to their places little by little.
    ///   - end: Who waits for it to be shown.
    final func show(_ change: CollectionChange, animated: Bool, _ end: ChangeEnd? = nil) {
        whenSettled { [weak self] in
            guard let self else { return }
            // What it was a change of has become something else meanwhile.
            let isSame = change.oldCounts == geometry.dataCounts
            whileChanging {
                addEnd(end)
                isSame ? showNow(shownChange(of: change), animated: animated) : reloadNow()
            }
        }
    }

    final func showNow(_ change: CollectionChange, animated: Bool) {
        settleChange()
        guard bounds.width > 0, bounds.height > 0 else { return showUnseen(change) }
        let (old, place, start) = (geometry, bounds.origin, laidBounds.minY)
        let anchor = old.wholeSize == nil ? anchor(surviving: change, in: old) : nil
        geometry = old.changed(change)
        if let willUpdate = storedLayout.willUpdate {
            isPreparingAnimations = true
            willUpdate(change.updates(from: old, to: geometry))
        }
        let isAnimated = animated && window != nil && View.areAnimationsEnabled
        carryOver(change, from: old, animated: isAnimated)
        self.change = ShownChange(mapping: change, former: old, isAnimated: isAnimated)
        reload(change, from: isAnimated ? old : nil)
        var way = 0.0
        if let anchor {
            let (before, after) = (laidOnPage(anchor.former, in: old), laidOnPage(anchor.item))
            let part = anchor.part > 0 ? anchor.part * (after.height - before.height) : 0
            way = after.minY - before.minY + part
        }
        shiftContent(by: way, from: start)
        updateContentSize()
        if isAnimated { goWhereLayoutWants() }
        self.change?.translation = bounds.origin - place
        if !isAnimated {
            finishDeparting()
            endPreparing()
        }
        if window == nil { concludeUnplaced() }
        gestures?.itemsDidChange(change)
        loadIndexTitles()
        setNeedsLayout()
    }

    /// Cells of a change that were not placed yet go on from where they are: what shows is asked for once, when all
    /// changes of a frame are there.
    final func settleChange() {
        guard let former = change else { return }
        change = nil
        for cell in shown.values where cell.superview === self && held?.cell !== cell {
            cell.shift(by: former.translation)
        }
        for view in departing { view.shiftAway(by: former.translation, in: self) }
        endPreparing()
    }

    private func showUnseen(_ change: CollectionChange) {
        let old = geometry
        geometry = old.changed(change)
        carryOver(change, from: old, animated: false)
        reload(change, from: nil)
        finishDeparting()
        concludeUnplaced()
        gestures?.itemsDidChange(change)
        updateContentSize()
        loadIndexTitles()
        setNeedsLayout()
    }

    /// What is noted by numbers of items, or sections, is noted by the new ones.
    private func carryOver(_ change: CollectionChange, from former: CollectionGeometry, animated: Bool) {
        changeCount += 1
        carryPlaceholders(by: change)
        if dragDelegate != nil { dragging.carry(by: change) }
        selection = Set(selection.lazy.compactMap { change.new(of: $0) })
        pendingSelected = pendingSelected.compactMap { change.new(of: $0) }[...]
        pendingDeselected = pendingDeselected.compactMap { change.new(of: $0) }[...]
        prefetched = Set(prefetched.lazy.compactMap { change.new(of: $0) })
        mark = mark.flatMap { change.new(of: $0) }
        rangeStart = rangeStart.flatMap { change.new(of: $0) }
        pursuit = pursuit.flatMap { $0.carried(by: change) }
        arrival = arrival.flatMap { $0.carried(by: change) }
        carryElements(by: change, from: former, animated: animated)
        let cells = shown
        shown = [:]
        for (old, cell) in cells.sorted(by: { $0.key < $1.key }) {
            if let new = change.new(of: old) {
                cell.item = new
                shown[new] = cell
            } else {
                let final = animated ? finalAttributes(ofItem: old, in: former) : nil
                depart(cell, from: former.path(of: old), fading: true, final: final)
            }
        }
        guard change.sections != change.newCounts.indices.map({ $0 }) else { return }
        carrySections(change, from: former, animated: animated)
    }

    private func carrySections(_ change: CollectionChange, from former: CollectionGeometry, animated: Bool) {
        func new(_ section: Int) -> Int? { change.sections.indices.contains(section) ? change.sections[section] : nil }
        let (views, oldPlates, oldStrips) = (boundaries, plates, strips)
        (boundaries, plates, strips) = ([:], [:], [:])
        for (key, view) in views {
            if let section = new(key.section) {
                boundaries[BoundaryKey(boundary: key.boundary, section: section)] = view
            } else {
                depart(view, animated ? finalAttributes(of: key, view, in: former) : nil)
            }
        }
        carryDecorations(from: animated ? former : nil, new)
        for (section, plate) in oldPlates {
            if let section = new(section) { plates[section] = plate } else { plate.removeFromSuperview() }
        }
        for (section, strip) in oldStrips {
            if let section = new(section) { strips[section] = strip } else { removeStrip(strip, section) }
        }
        stripOffsets = Dictionary(
            uniqueKeysWithValues: stripOffsets.compactMap { section, offset in new(section).map { ($0, offset) } })
    }

    /// Asks for the cells anew that were to be reloaded, and configures those that were to be configured.
    private func reload(_ change: CollectionChange, from former: CollectionGeometry?) {
        for item in change.reloaded {
            guard let cell = shown[item] else { continue }
            let final = former.flatMap { former in
                change.old(of: item).flatMap { finalAttributes(ofItem: $0, in: former) }
            }
            depart(cell, from: geometry.path(of: item), fading: true, final: final)
        }
        for item in change.reconfigured {
            guard let cell = shown[item], let dataSource else { continue }
            reconfiguring = cell
            let path = geometry.path(of: item)
            let new = dataSource.collectionView(self, cellForItemAt: sourcePath(path))
            reconfiguring = nil
            cell.isMeasured = false
            guard new !== cell else { continue }
            depart(cell, from: path, fading: true)
            if new.item == nil { adopt(new, for: item) }
        }
    }
}
