package import TactusGeometry

extension Window {
    /// Where a place of the window is in the scene's coordinate space.
    package final func convertToScene(_ point: Point) -> Point { point.applying(geometry.toSuperview) }
}

extension WindowScene {
    /// What a finger would land on, without one.
    ///
    /// - Parameter point: Where, in the scene's coordinate space.
    /// - Returns: `nil` when no window wants a touch there.
    package func touchTarget(at point: Point) -> TouchTarget? {
        guard let application else { return nil }
        let event = Event(type: .touches, timestamp: application.now)
        event.application = application
        event.hitOutsetPolicy = application.hitOutsetPolicy
        return WindowSelection(application: application, event: event).target(in: self, at: point)
    }
}
