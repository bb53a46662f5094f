/// Decides when a recognizer accepts touches, begins, and meets others. Every method has a default.
@MainActor public protocol GestureRecognizerDelegate: AnyObject {
    /// Whether the recognizer may take part in a sequence of touches. Asked once for each event and recognizer, before
    /// the first touch. By default `true`.
    func gestureRecognizer(_ recognizer: GestureRecognizer, shouldReceive event: Event) -> Bool

    /// Whether the recognizer may track a touch that began. Asked once for each touch, before the recognizer hears of
    /// it. By default `true`.
    func gestureRecognizer(_ recognizer: GestureRecognizer, shouldReceive touch: Touch) -> Bool

    /// Whether the recognizer may track a press that began. Asked once for each press whose type the recognizer allows,
    /// before the recognizer hears of it. By default `true`.
    func gestureRecognizer(_ recognizer: GestureRecognizer, shouldReceive press: Press) -> Bool

    /// Whether the recognizer may leave ``GestureRecognizer/State/possible``. Asked once an attempt, after the views
    /// between the touched one and the recognizer's own. With `false` it fails. By default `true`.
    func gestureRecognizerShouldBegin(_ recognizer: GestureRecognizer) -> Bool

    /// Whether both recognizers may act on the same touches. Asked only when one would exclude the other; a `true` of
    /// either one's delegate suffices. By default `false`.
    func gestureRecognizer(
        _ recognizer: GestureRecognizer, shouldRecognizeSimultaneouslyWith other: GestureRecognizer
    ) -> Bool

    /// Whether the recognizer must wait until `other` has failed. Asked once an attempt for each pair that shares a
    /// touch. By default `false`.
    func gestureRecognizer(_ recognizer: GestureRecognizer, shouldRequireFailureOf other: GestureRecognizer) -> Bool

    /// Whether `other` must wait until the recognizer has failed. Asked once an attempt for each pair that shares a
    /// touch. By default `false`.
    func gestureRecognizer(_ recognizer: GestureRecognizer, shouldBeRequiredToFailBy other: GestureRecognizer) -> Bool
}

extension GestureRecognizerDelegate {
    /// Lets the recognizer take part.
    public func gestureRecognizer(_ recognizer: GestureRecognizer, shouldReceive event: Event) -> Bool { true }

    /// Lets it track the touch.
    public func gestureRecognizer(_ recognizer: GestureRecognizer, shouldReceive touch: Touch) -> Bool { true }

    /// Lets it track the press.
    public func gestureRecognizer(_ recognizer: GestureRecognizer, shouldReceive press: Press) -> Bool { true }

    /// Lets it begin.
    public func gestureRecognizerShouldBegin(_ recognizer: GestureRecognizer) -> Bool { true }

    /// Leaves the touches to the one that recognizes first.
    public func gestureRecognizer(
        _ recognizer: GestureRecognizer, shouldRecognizeSimultaneouslyWith other: GestureRecognizer
    ) -> Bool { false }

    /// Does not make it wait.
    public func gestureRecognizer(
        _ recognizer: GestureRecognizer, shouldRequireFailureOf other: GestureRecognizer
    ) -> Bool { false }

    /// Does not make the other wait.
    public func gestureRecognizer(
        _ recognizer: GestureRecognizer, shouldBeRequiredToFailBy other: GestureRecognizer
    ) -> Bool { false }
}
