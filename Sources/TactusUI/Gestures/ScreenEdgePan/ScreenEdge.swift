import TactusGeometry
import TactusPlatform

nonisolated extension RectEdge {
    /// The edges of a toplevel at which something ends: the output, or a neighbour. Dragging in from the others would
    /// begin on somebody else's surface.
    init(endingAt states: SurfaceStates) {
        self = states.isDisjoint(with: [.maximized, .fullscreen]) ? [] : .all
        if states.contains(.tiledTop) { insert(.top) }
        if states.contains(.tiledLeft) { insert(.left) }
        if states.contains(.tiledBottom) { insert(.bottom) }
        if states.contains(.tiledRight) { insert(.right) }
    }

    /// The edges of `rect` that are no farther than `distance` from `point`, in points.
    init(of rect: Rect, within distance: Double, of point: Point) {
        self = []
        if point.y - rect.minY <= distance { insert(.top) }
        if point.x - rect.minX <= distance { insert(.left) }
        if rect.maxY - point.y <= distance { insert(.bottom) }
        if rect.maxX - point.x <= distance { insert(.right) }
    }
}
