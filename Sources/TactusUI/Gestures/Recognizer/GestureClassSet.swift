/// Kinds of gestures that a control may keep recognizers of its superviews from (`Control.preventedSuperviewGestures`),
/// and that a recognizer says it recognizes (``GestureRecognizer/gestureClass(in:)``). All are of one finger.
nonisolated public struct GestureClassSet: OptionSet, Hashable, Sendable {
    /// One bit a kind.
    public let rawValue: UInt32

    /// Creates a set from its bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// A single tap.
    public static let tap = GestureClassSet(rawValue: 1 << 0)
    /// A long press without taps before it.
    public static let longPress = GestureClassSet(rawValue: 1 << 1)
    /// A pan that goes farther to the side than up or down, as the control sees it.
    public static let horizontalPan = GestureClassSet(rawValue: 1 << 2)
    /// A pan that goes at least as far up or down as to the side, as the control sees it.
    public static let verticalPan = GestureClassSet(rawValue: 1 << 3)
    /// A swipe to the left or to the right.
    public static let horizontalSwipe = GestureClassSet(rawValue: 1 << 4)
    /// A swipe up or down.
    public static let verticalSwipe = GestureClassSet(rawValue: 1 << 5)
}
