public import TactusUI

/// The states with which a recognizer called its actions, in order.
///
/// One gets it from ``TestHost/states(of:)``. A recognizer that fails calls no action, and leaves no state here.
public final class RecognizerStates {
    /// All states so far.
    public private(set) var all: [GestureRecognizer.State] = []

    /// Begins to record a recognizer.
    package init(of recognizer: GestureRecognizer) {
        recognizer.addAction { [weak self] recognizer in self?.all.append(recognizer.state) }
    }
}
