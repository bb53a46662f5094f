/// Something that recognizers compete for: a touch, a press of a key, or a sequence of events without touches.
///
/// The environment finds the recognizers of each by the same rules, and the arbiter knows each by its ``id`` alone, so
/// that exclusion, requirements and vetoes are the same for all three.
protocol GestureInput: AnyObject {
    /// The input's name for the arbiter, unlike that of any other input.
    var id: InputID { get }
    /// The window in which it began.
    var window: Window? { get }
    /// The innermost view whose recognizers may take part; `nil` when only the window's may.
    var startView: View? { get }
    /// Whether it begins a chapter of the journal, and counts as something that is down.
    var isJournaled: Bool { get }
    /// Whether it ended or was taken away.
    var isTerminal: Bool { get }

    /// Whether a recognizer is for inputs of this kind at all. One that is not has nothing to reject.
    func concerns(_ recognizer: GestureRecognizer, in event: Event) -> Bool

    /// What about the recognizer's settings and its other inputs turns this one away.
    func mismatch(with recognizer: GestureRecognizer) -> TouchRejection?

    /// Whether the delegate lets its recognizer receive the input; `true` where no method asks it.
    func isAdmitted(by delegate: any GestureRecognizerDelegate, to recognizer: GestureRecognizer) -> Bool

    /// Makes the recognizer take part.
    func add(_ recognizer: GestureRecognizer)
}

extension Touch: GestureInput {
    var startView: View? { view }
    var isJournaled: Bool { true }
    var isTerminal: Bool { phase.isTerminal }

    func concerns(_ recognizer: GestureRecognizer, in event: Event) -> Bool { true }

    func mismatch(with recognizer: GestureRecognizer) -> TouchRejection? {
        guard recognizer.allowedTouchTypes.contains(type) else { return .touchType }
        guard recognizer.requiresExclusiveTouchType else { return nil }
        let isOfOneType = recognizer.touches.allSatisfy { $0.type == type } && recognizer.trackedSequence == nil
        return isOfOneType ? nil : .mixedTouchTypes
    }

    func isAdmitted(by delegate: any GestureRecognizerDelegate, to recognizer: GestureRecognizer) -> Bool {
        delegate.gestureRecognizer(recognizer, shouldReceive: self)
    }

    func add(_ recognizer: GestureRecognizer) {
        gestureRecognizers.append(recognizer)
        recognizer.touches.append(self)
    }
}

extension Press: GestureInput {
    var startView: View? { responder?.hostView }
    var isJournaled: Bool { true }
    var isTerminal: Bool { phase.isTerminal }

    func concerns(_ recognizer: GestureRecognizer, in event: Event) -> Bool {
        recognizer.allowedPressTypes.contains(type)
    }

    func mismatch(with recognizer: GestureRecognizer) -> TouchRejection? { nil }

    func isAdmitted(by delegate: any GestureRecognizerDelegate, to recognizer: GestureRecognizer) -> Bool {
        delegate.gestureRecognizer(recognizer, shouldReceive: self)
    }

    func add(_ recognizer: GestureRecognizer) {
        gestureRecognizers.append(recognizer)
        recognizer.presses.append(self)
    }
}

// Scrolling and hovering: rules GR-57 and GR-58.
extension EventSequence: GestureInput {
    var startView: View? { view }
    // A pointer hovers all the time: its visits begin no chapter of the journal, and keep none open.
    var isJournaled: Bool { scope == .chain }
    var isTerminal: Bool { phase.isTerminal }

    func concerns(_ recognizer: GestureRecognizer, in event: Event) -> Bool {
        (scope == .chain || recognizer.view === view) && recognizer.receivesSequence(of: event)
    }

    func mismatch(with recognizer: GestureRecognizer) -> TouchRejection? {
        let hasOther = recognizer.requiresExclusiveTouchType && !recognizer.touches.isEmpty
        return recognizer.trackedSequence == nil && !hasOther ? nil : .mixedTouchTypes
    }

    func isAdmitted(by delegate: any GestureRecognizerDelegate, to recognizer: GestureRecognizer) -> Bool { true }

    func add(_ recognizer: GestureRecognizer) { recognizer.trackedSequence = self }
}
