public import TactusGeometry
public import TactusPlatform

/// How a pointer looks.
nonisolated public enum CursorAppearance: Hashable, Sendable {
    /// As the user's theme shows it.
    case cursor(Cursor)
    /// As a picture of the program's own.
    case image(CursorImage)
}

/// An interaction that says how the pointer looks over its view. It is asked before the view's own
/// ``View/cursor``.
///
/// ```swift
/// final class Brush: CursorProviding {
///     func cursorAppearance(at point: Point) -> CursorAppearance? { .image(circle) }
///     // … and what every interaction has
/// }
/// ```
@MainActor public protocol CursorProviding: Interaction {
    /// Returns how the pointer looks at a place of the view. Asked with each movement over it.
    ///
    /// - Parameter point: Where the pointer is, in the view's coordinate space, in points.
    /// - Returns: How it looks; `nil` leaves it to the view, and those around it.
    func cursorAppearance(at point: Point) -> CursorAppearance?
}

extension View {
    /// Asks again how the pointer looks, at once: for a ``CursorProviding`` that answers differently now.
    public final func setNeedsCursorUpdate() { root?.windowScene?.application?.inputRouter.cursors.update() }
}
