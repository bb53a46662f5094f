/// Gathers the changes of one frame into as few dispatches as there can be.
///
/// A touch does one thing in a dispatch. When it lands and moves, or lands and lifts, in one frame, there are two.
nonisolated struct DispatchAssembly {
    typealias Change = ContactTable.Change
    typealias Dispatch = ContactTable.Dispatch

    private var finished: [Dispatch] = []
    private var open: [Dispatch] = []

    /// Adds what a contact did next.
    mutating func add(_ change: Change, in scene: SceneID) {
        if let place = place(of: change.key), !open[place.dispatch].changes[place.change].merge(change) { close() }
        let time = change.samples.last?.time ?? .zero
        if let place = place(of: change.key) {
            open[place.dispatch].time = max(open[place.dispatch].time, time)
        } else if let index = open.firstIndex(where: { $0.scene == scene }) {
            open[index].changes.append(change)
            open[index].time = max(open[index].time, time)
        } else {
            open.append(Dispatch(scene: scene, time: time, changes: [change]))
        }
    }

    /// The dispatches, in order.
    mutating func finish() -> [Dispatch] {
        close()
        return finished
    }

    private mutating func close() {
        if finished.isEmpty { swap(&finished, &open) } else { finished += open }
        open = []
    }

    private func place(of key: ContactTable.Key) -> (dispatch: Int, change: Int)? {
        for (index, dispatch) in open.enumerated() {
            if let change = dispatch.changes.firstIndex(where: { $0.key == key }) { return (index, change) }
        }
        return nil
    }
}

extension ContactTable.Change {
    /// Takes in what the same contact did next. Answers `false`, and changes nothing, when that needs a dispatch of its
    /// own.
    nonisolated fileprivate mutating func merge(_ following: ContactTable.Change) -> Bool {
        guard phase == .moved || phase == .stationary, following.phase != .began else { return false }
        guard buttons == following.buttons else { return false }
        if following.phase != .stationary { phase = following.phase }
        samples += following.samples
        buttons = following.buttons
        return true
    }
}
