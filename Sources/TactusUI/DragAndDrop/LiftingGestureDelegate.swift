/// The delegate of gestures that lift what a finger rests on, and carry it once the finger moves on.
///
/// ``DragInteraction`` is one, and collections are for items that may be taken elsewhere. A context menu of the same
/// thing, or of what it lies in, goes together with such a gesture: the finger rests, and the menu opens; lifted there,
/// the finger leaves the menu open; moved on, it closes the menu and carries the thing. Adopt the protocol in the
/// delegate of a gesture of your own that does the same, or the first of the two long presses prevents the other.
@MainActor public protocol LiftingGestureDelegate: GestureRecognizerDelegate {
    /// Called when a menu has opened by the press that lifts something, before or after the gesture begins: the menu
    /// shows what it is of, and the gesture shows nothing until the finger moves on.
    ///
    /// - Parameter recognizer: The gesture.
    func putOffLift(of recognizer: GestureRecognizer)
}
