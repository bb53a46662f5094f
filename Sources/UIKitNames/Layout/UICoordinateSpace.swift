public import Tactus

/// What has points of its own: a view, a window, or the screen, whose points are those of the program's scene.
@MainActor public protocol UICoordinateSpace: AnyObject {
    /// Its rectangle, in its own points.
    var bounds: CGRect { get }
    /// Returns where a place of this space is in another one, in points.
    func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint
    /// Returns where a place of another space is in this one, in points.
    func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint
    /// Returns where a rectangle of this space is in another one, in points.
    func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect
    /// Returns where a rectangle of another space is in this one, in points.
    func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect
}

extension UICoordinateSpace {
    /// Returns where a place of this space is in the scene, in points.
    private func inScene(_ point: CGPoint) -> CGPoint {
        guard let view = self as? View else { return point }
        let place = view.convert(point, to: nil as View?)
        let origin = ((view as? Window) ?? view.window)?.frame.origin ?? .zero
        return CGPoint(x: place.x + origin.x, y: place.y + origin.y)
    }

    /// Returns where a place of the scene is in this space, in points.
    private func fromScene(_ point: CGPoint) -> CGPoint {
        guard let view = self as? View else { return point }
        let origin = ((view as? Window) ?? view.window)?.frame.origin ?? .zero
        return view.convert(CGPoint(x: point.x - origin.x, y: point.y - origin.y), from: nil as View?)
    }

    /// Returns where a place of this space is in another one, in points.
    @_disfavoredOverload
    public func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint {
        coordinateSpace.fromScene(inScene(point))
    }

    /// Returns where a place of another space is in this one, in points.
    @_disfavoredOverload
    public func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint {
        fromScene(coordinateSpace.inScene(point))
    }

    /// Returns the rectangle around where one of this space is in another one, in points.
    @_disfavoredOverload
    public func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect {
        let corners = [
            CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.minY),
            CGPoint(x: rect.minX, y: rect.maxY), CGPoint(x: rect.maxX, y: rect.maxY),
        ].map { (corner: CGPoint) -> CGPoint in convert(corner, to: coordinateSpace) }
        let (xs, ys) = (corners.map(\.x), corners.map(\.y))
        let (left, top) = (xs.min() ?? 0, ys.min() ?? 0)
        return CGRect(x: left, y: top, width: (xs.max() ?? 0) - left, height: (ys.max() ?? 0) - top)
    }

    /// Returns the rectangle around where one of another space is in this one, in points.
    @_disfavoredOverload
    public func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect {
        coordinateSpace.convert(rect, to: self)
    }
}

extension View: UICoordinateSpace {}
extension UIScreen: UICoordinateSpace {
    /// The points of the program's scene.
    public var coordinateSpace: any UICoordinateSpace { self }

    /// The same: how a screen is held no program is told.
    public var fixedCoordinateSpace: any UICoordinateSpace { self }
}

extension WindowScene {
    /// The points of the scene.
    public var coordinateSpace: any UICoordinateSpace { screen }
}
