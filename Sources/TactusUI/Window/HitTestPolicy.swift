/// How often a touch that lands walks the view tree.
///
/// One walk finds the window: each of the scene's windows, from the front, is asked ``View/hitTest(_:with:)`` until one
/// answers. UIKit then asks the chosen window a second time, and takes that answer for the view.
nonisolated public enum HitTestPolicy: Hashable, Sendable {
    /// One walk, whose answer is both the window and the view.
    case single
    /// UIKit's two walks; the second answer counts. ``Event/hitTestPass`` tells them apart. A touch whose second answer
    /// is `nil` has a window and no view: only the window's recognizers get it.
    case uikitTwoPass
}
