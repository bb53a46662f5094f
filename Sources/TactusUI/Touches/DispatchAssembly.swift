import TactusPlatform

/// Gathers the changes of one frame into as few dispatches as there can be.
///
/// A touch does one thing in a dispatch. When it lands and moves, or lands and lifts, in one frame, there are two.
///
/// The changes of all dispatches lie in one list, so that an assembly that was emptied is filled again
/// without allocating.
nonisolated struct DispatchAssembly {
    typealias Change = ContactTable.Change

    /// Changes of one scene that are delivered together.
    nonisolated struct Dispatch: Hashable, Sendable {
        var scene: SceneID
        /// The time of the newest sample.
        var time: Instant
        /// Where its changes are in ``DispatchAssembly/changes``.
        fileprivate(set) var range: Range<Int>
    }

    /// The dispatches, in order.
    private(set) var dispatches: [Dispatch] = []
    /// What is delivered in them, dispatch by dispatch.
    private(set) var changes: [Change] = []
    /// How many of the dispatches take no more changes.
    private var finishedCount = 0

    /// Adds what a contact did next.
    mutating func add(_ change: Change, in scene: SceneID) {
        if let index = openChanges.firstIndex(where: { $0.key == change.key }) {
            if changes[index].merge(change) { return note(change.samples.newest.time, at: index) }
            finishedCount = dispatches.count
        }
        insert(change, at: indexOfDispatch(in: scene, at: change.samples.newest.time))
    }

    /// Forgets all dispatches, and keeps their room.
    mutating func removeAll() {
        dispatches.removeAll(keepingCapacity: true)
        changes.removeAll(keepingCapacity: true)
        finishedCount = 0
    }

    private var openChanges: ArraySlice<Change> {
        changes[(dispatches.dropFirst(finishedCount).first?.range.lowerBound ?? changes.endIndex)...]
    }

    /// Finds the open dispatch of a scene, or makes it.
    private mutating func indexOfDispatch(in scene: SceneID, at time: Instant) -> Int {
        if let index = dispatches[finishedCount...].firstIndex(where: { $0.scene == scene }) { return index }
        dispatches.append(Dispatch(scene: scene, time: time, range: changes.endIndex..<changes.endIndex))
        return dispatches.endIndex - 1
    }

    /// Puts a change at the end of a dispatch; the changes of those behind it make room.
    private mutating func insert(_ change: Change, at index: Int) {
        let place = dispatches[index].range.upperBound
        changes.insert(change, at: place)
        dispatches[index].range = dispatches[index].range.lowerBound..<place + 1
        for later in dispatches.indices.dropFirst(index + 1) {
            let range = dispatches[later].range
            dispatches[later].range = range.lowerBound + 1..<range.upperBound + 1
        }
        note(change.samples.newest.time, at: place)
    }

    /// Lets the dispatch of a change be as late as that.
    private mutating func note(_ time: Instant, at change: Int) {
        guard let index = dispatches.firstIndex(where: { $0.range.contains(change) }) else { return }
        dispatches[index].time = max(dispatches[index].time, time)
    }
}

extension ContactTable.Change {
    /// Takes in what the same contact did next. Answers `false`, and changes nothing, when that needs a dispatch of its
    /// own.
    nonisolated fileprivate mutating func merge(_ following: ContactTable.Change) -> Bool {
        guard phase == .moved || phase == .stationary, following.phase != .began else { return false }
        guard buttons == following.buttons else { return false }
        if following.phase != .stationary { phase = following.phase }
        samples.append(following.samples)
        return true
    }
}
