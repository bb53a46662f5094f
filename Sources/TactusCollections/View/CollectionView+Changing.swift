import TactusControls
import TactusGeometry
import TactusUI

// Other items.
extension CollectionView {
    /// Asks the data source anew for everything. Nothing is selected afterwards. What shows keeps its distance from the
    /// beginning, as far as there are items.
    public final func reloadData() {
        whenSettled { [weak self] in
            guard let self else { return }
            whileChanging(reloadNow)
        }
    }

    private func reloadNow() {
        gestures?.cancelAll()
        finishDeparting()
        forgetPlaceholders()
        for (_, cell) in shown.inOrder() { retire(cell) }
        for (section, strip) in strips.inOrder() { removeStrip(strip, section) }
        for (key, view) in boundaries.inOrder() {
            boundaries[key] = nil
            store(view)
        }
        stripOffsets = [:]
        changeCount += 1
        (selection, mark, rangeStart, change, pursuit) = ([], nil, nil, nil, nil)
        (pendingSelected, pendingDeselected, prefetched) = ([], [], [])
        let start = laidBounds.minY
        geometry = CollectionGeometry(storedLayout, counts: countsNow(), in: currentEnvironment, isMirrored: isMirrored)
        shiftContent(by: 0, from: start)
        updateContentSize()
        loadIndexTitles()
        setNeedsLayout()
    }

    /// How many items the data source says there are, in each section.
    final func countsNow() -> [Int] {
        guard let dataSource else { return [] }
        return (0..<max(dataSource.numberOfSections(in: self), 0)).map { section in
            let count = dataSource.collectionView(self, numberOfItemsInSection: section)
            if count < 0 { report("section \(section) is said to have \(count) items; it counts as empty") }
            return max(count, 0)
        }
    }

    // MARK: By numbers

    /// Shows items that the data source has more of now, where they are now.
    public final func insertItems(at paths: [ItemPath]) { performBatchUpdates { batch?.inserted += paths } }

    /// Shows items no more that the data source has not any more, where they were.
    public final func deleteItems(at paths: [ItemPath]) { performBatchUpdates { batch?.deleted += paths } }

    /// Shows an item elsewhere: from where it was, to where it is now.
    public final func moveItem(at path: ItemPath, to newPath: ItemPath) {
        performBatchUpdates { batch?.moved.append((path, newPath)) }
    }

    /// Shows items by other cells, and measures them again: where they were.
    public final func reloadItems(at paths: [ItemPath]) { performBatchUpdates { batch?.reloaded += paths } }

    /// Configures the cells of items anew, and measures them again: where they were.
    public final func reconfigureItems(at paths: [ItemPath]) { performBatchUpdates { batch?.reconfigured += paths } }

    /// Shows what the data source has now, as one change that is animated.
    ///
    /// Items that go, stay and are reloaded are named by where they were before, those that come by where they are
    /// afterwards. The data source changes in `updates`, or before. Where its counts are not those that come of this, a
    /// sentence says so, and everything is loaded anew. For sections that come and go use a ``ListSource``, or
    /// ``reloadData()``.
    ///
    /// - Parameters:
    ///   - animated: Whether cells go to their places little by little.
    ///   - updates: Calls ``insertItems(at:)``, ``deleteItems(at:)``, ``moveItem(at:to:)``, ``reloadItems(at:)`` and
    ///     ``reconfigureItems(at:)``.
    public final func performBatchUpdates(animated: Bool = true, _ updates: () -> Void) {
        if batch != nil { return updates() }
        batch = BatchUpdates()
        updates()
        guard let done = batch else { return }
        batch = nil
        whenSettled { [weak self] in
            guard let self else { return }
            whileChanging { finish(done, animated: animated) }
        }
    }

    private func finish(_ batch: BatchUpdates, animated: Bool) {
        switch batch.change(from: geometry.dataCounts, to: countsNow()) {
        case .success(let change): showNow(shownChange(of: change), animated: animated)
        case .failure(let mistake):
            report("\(mistake.sentence); everything was loaded anew")
            reloadNow()
        }
    }

    // MARK: For this module

    /// Shows what became of the items.
    final func show(_ change: CollectionChange, animated: Bool) {
        whenSettled { [weak self] in
            guard let self else { return }
            // What it was a change of has become something else meanwhile.
            let isSame = change.oldCounts == geometry.dataCounts
            whileChanging { isSame ? showNow(shownChange(of: change), animated: animated) : reloadNow() }
        }
    }

    final func showNow(_ change: CollectionChange, animated: Bool) {
        settleChange()
        guard bounds.width > 0, bounds.height > 0 else { return showUnseen(change) }
        let (old, place, start) = (geometry, bounds.origin, laidBounds.minY)
        let anchor = anchor(surviving: change, in: old)
        geometry = old.changed(change)
        if let willUpdate = storedLayout.willUpdate {
            isPreparingAnimations = true
            willUpdate(change.updates(from: old, to: geometry))
        }
        let isAnimated = animated && window != nil
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
        self.change?.translation = bounds.origin - place
        if !isAnimated {
            finishDeparting()
            endPreparing()
        }
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
        pendingSelected = pendingSelected.compactMap { change.new(of: $0) }
        pendingDeselected = pendingDeselected.compactMap { change.new(of: $0) }
        prefetched = Set(prefetched.lazy.compactMap { change.new(of: $0) })
        mark = mark.flatMap { change.new(of: $0) }
        rangeStart = rangeStart.flatMap { change.new(of: $0) }
        pursuit = pursuit.flatMap { $0.carried(by: change) }
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
            let new = dataSource.collectionView(self, cellForItemAt: path)
            reconfiguring = nil
            cell.isMeasured = false
            guard new !== cell else { continue }
            depart(cell, from: path, fading: true)
            if new.item == nil { adopt(new, for: item) }
        }
    }
}

/// What is said to have changed, by numbers.
struct BatchUpdates {
    struct Mistake: Error {
        let sentence: String
    }

    var inserted: [ItemPath] = []
    var deleted: [ItemPath] = []
    var moved: [(from: ItemPath, to: ItemPath)] = []
    var reloaded: [ItemPath] = []
    var reconfigured: [ItemPath] = []

    /// What that makes of a list.
    func change(from old: [Int], to new: [Int]) -> Result<CollectionChange, Mistake> {
        guard old.count == new.count else {
            return .failure(Mistake(sentence: "there were \(old.count) sections, and there are \(new.count)"))
        }
        func isThere(_ path: ItemPath, in counts: [Int]) -> Bool {
            counts.indices.contains(path.section) && (0..<counts[path.section]).contains(path.item)
        }
        let gone = Set(deleted).union(moved.map(\.from))
        let come = Set(inserted).union(moved.map(\.to))
        if let wrong = gone.union(reloaded).union(reconfigured).filter({ !isThere($0, in: old) }).min() {
            return .failure(Mistake(sentence: "there was no item \(wrong)"))
        }
        if let wrong = come.filter({ !isThere($0, in: new) }).min() {
            return .failure(Mistake(sentence: "there is no item \(wrong)"))
        }
        guard gone.count == deleted.count + moved.count, come.count == inserted.count + moved.count else {
            return .failure(Mistake(sentence: "an item is named twice"))
        }
        for section in old.indices {
            let expected =
                old[section] - gone.filter { $0.section == section }.count + come.filter { $0.section == section }.count
            if expected != new[section] {
                return .failure(
                    Mistake(
                        sentence: "section \(section) has \(new[section]) items, and by what was said \(expected)"))
            }
        }
        return .success(mapped(old, new, gone: gone, come: come))
    }

    private func mapped(_ old: [Int], _ new: [Int], gone: Set<ItemPath>, come: Set<ItemPath>) -> CollectionChange {
        func number(_ path: ItemPath, in counts: [Int]) -> Int { counts[..<path.section].reduce(path.item, +) }
        var places: [Int: Int] = [:]
        for move in moved { places[number(move.to, in: new)] = number(move.from, in: old) }
        let (goneItems, comeItems) = (Set(gone.map { number($0, in: old) }), Set(come.map { number($0, in: new) }))
        var runs: [CollectionChange.Run] = []
        func add(_ from: Int, _ to: Int) {
            if let last = runs.last, last.old + last.count == from, last.new + last.count == to {
                runs[runs.count - 1].count += 1
            } else {
                runs.append(CollectionChange.Run(old: from, new: to, count: 1))
            }
        }
        var (from, to, oldEnd, newEnd) = (0, 0, 0, 0)
        for section in old.indices {
            oldEnd += old[section]
            newEnd += new[section]
            while to < newEnd {
                if comeItems.contains(to) {
                    if let place = places[to] { add(place, to) }
                    to += 1
                } else {
                    while goneItems.contains(from) { from += 1 }
                    add(from, to)
                    from += 1
                    to += 1
                }
            }
            from = oldEnd
        }
        var change = CollectionChange(oldCounts: old, newCounts: new, sections: old.indices.map { $0 }, runs: runs)
        change.reloaded = Set(reloaded.compactMap { change.new(of: number($0, in: old)) })
        change.reconfigured = Set(reconfigured.compactMap { change.new(of: number($0, in: old)) })
        return change
    }
}
