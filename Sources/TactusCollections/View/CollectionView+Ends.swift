import TactusUI

/// Who waits for a change to be shown: called once, with whether it came to its end; with `false` where it never can.
final class ChangeEnd {
    private var completions: [(Bool) -> Void]
    /// Whether nobody waits.
    var isEmpty: Bool { completions.isEmpty }

    init(_ completions: [(Bool) -> Void]) { self.completions = completions }

    isolated deinit { call(false) }

    func call(_ isFinished: Bool) {
        let waiting = completions
        completions = []
        for completion in waiting { completion(isFinished) }
    }
}

/// The changes that somebody waits for.
struct ChangeEnds {
    /// Those whose cells have not been placed yet.
    var unplaced: [ChangeEnd] = []
    /// Those whose cells are on their way.
    var running: [ChangeEnd] = []
}

// When changes have been shown.
extension CollectionView {
    /// Lets somebody wait for the change that is to be placed next.
    final func addEnd(_ end: ChangeEnd?) {
        if let end, !end.isEmpty { changeEnds.unplaced.append(end) }
    }

    /// The changes whose cells are being placed are on their way.
    ///
    /// - Returns: Who waits for them.
    final func beginEnds() -> [ChangeEnd] {
        let ends = changeEnds.unplaced
        changeEnds.unplaced = []
        changeEnds.running += ends
        return ends
    }

    /// Changes have been shown, or were taken away.
    final func conclude(_ ends: [ChangeEnd], _ isFinished: Bool) {
        guard !ends.isEmpty else { return }
        changeEnds.running.removeAll { end in ends.contains { $0 === end } }
        whenSettled { for end in ends { end.call(isFinished) } }
    }

    /// The changes whose cells have not been placed show, as far as anything does: without a size nothing is placed.
    final func concludeUnplaced() { conclude(beginEnds(), true) }

    /// What shows becomes something else altogether: nothing comes to its end. Told in the next turn.
    final func breakEnds() {
        let ends = changeEnds.running + changeEnds.unplaced
        guard !ends.isEmpty else { return }
        changeEnds = ChangeEnds()
        guard let app else { return conclude(ends, false) }
        app.schedule(after: .zero) { for end in ends { end.call(false) } }
    }
}
