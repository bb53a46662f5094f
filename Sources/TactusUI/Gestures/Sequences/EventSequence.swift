import TactusGeometry

/// A row of events without touches that belong together, such as one stroke of scrolling: what it happens to, and where.
///
/// It is bound at its beginning like a touch, and recognizers compete for it as they do for a touch.
final class EventSequence {
    /// Names the sequence among touches.
    let id: TouchID
    /// The window that the pointer was over when it began.
    private(set) weak var window: Window?
    /// The view that the pointer was over; `nil` when only the window's recognizers take part.
    private(set) weak var view: View?
    /// Where the pointer is, in the scene's coordinate space.
    var sceneLocation: Point

    init(id: TouchID, target: TouchTarget, location: Point) {
        self.id = id
        window = target.window
        view = target.view
        sceneLocation = location
    }

    /// Where the pointer is, in the window's coordinate space.
    var windowLocation: Point { window?.geometry.fromSuperview(sceneLocation) ?? .zero }
}
