public import TactusGeometry

/// A capability of a view that takes the focus as a whole and has keys act on a part of it: the marked row of a list.
@MainActor public protocol PartFocusing: AnyObject {
    /// The part that keys act on, in the view's points; `nil` when there is none now. A menu that is opened by a key
    /// opens there.
    var focusedPart: Rect? { get }
}
