/// What becomes of a state that a recognizer proposes: the table of rule GR-13.
nonisolated enum GestureTransition: Hashable, Sendable {
    /// Nothing happens, and nothing is wrong.
    case none
    /// The recognizer asks to recognize: the recognition procedure decides.
    case recognize
    /// It gives up before anything was recognized. No action is sent.
    case fail
    /// It takes this state, and its action is sent.
    case enter(GestureRecognizer.State)
    /// Nothing happens; the proposal makes no sense and is reported.
    case illegal

    /// Returns what happens to a recognizer in state `current` that proposes `proposed`.
    init(from current: GestureRecognizer.State, to proposed: GestureRecognizer.State) {
        self =
            switch current {
            case .possible: Self.outOfPossible(to: proposed)
            case .began: Self.outOfBegan(to: proposed)
            case .changed: proposed == .began ? .illegal : Self.outOfBegan(to: proposed)
            case .ended, .cancelled, .failed: Self.outOfFinal(to: proposed)
            }
    }

    private static func outOfPossible(to proposed: GestureRecognizer.State) -> GestureTransition {
        switch proposed {
        case .possible: .none
        case .began, .ended: .recognize
        case .changed: .illegal
        case .cancelled, .failed: .fail
        }
    }

    private static func outOfBegan(to proposed: GestureRecognizer.State) -> GestureTransition {
        switch proposed {
        case .possible: .illegal
        case .began: .none
        case .changed, .ended, .cancelled: .enter(proposed)
        case .failed: .enter(.cancelled)
        }
    }

    private static func outOfFinal(to proposed: GestureRecognizer.State) -> GestureTransition {
        switch proposed {
        case .possible, .began, .changed: .illegal
        case .ended, .cancelled, .failed: .none
        }
    }
}
