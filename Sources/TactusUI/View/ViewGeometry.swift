import TactusGeometry

/// Where a view is in its superview, and the coordinate space inside it.
///
/// The place is kept as the corner of the box before it is transformed, so that a frame reads back exactly as it was
/// set. The transform applies about the anchor, mostly the middle of the box.
nonisolated struct ViewGeometry: Hashable, Sendable {
    /// Top left corner of the untransformed box, in the superview's space.
    var position: Point
    /// The box in the view's own space.
    var bounds: Rect
    /// Turns and scales the box about its anchor.
    var transform = Transform.identity {
        didSet { isTransformed = !transform.isIdentity }
    }
    /// Whether ``transform`` does anything.
    private(set) var isTransformed = false
    /// The place of the box that ``center`` tells and the transform leaves alone, in parts of the box.
    var anchor = Point(x: 0.5, y: 0.5)

    /// Places a box at `frame`.
    init(frame: Rect) {
        let box = frame.standardized
        position = box.origin
        bounds = Rect(origin: .zero, size: box.size)
    }

    /// Whether nothing is different but the place that shows at the upper left corner.
    func isScrolled(from old: ViewGeometry) -> Bool {
        bounds.origin != old.bounds.origin && bounds.size == old.bounds.size && position == old.position
            && transform == old.transform
    }

    /// The anchor, mostly the middle of the box, in the superview's space.
    var center: Point {
        get { Point(x: position.x + bounds.size.width * anchor.x, y: position.y + bounds.size.height * anchor.y) }
        set {
            position = Point(
                x: newValue.x - bounds.size.width * anchor.x, y: newValue.y - bounds.size.height * anchor.y)
        }
    }

    /// The smallest rectangle around the transformed box, in the superview's space.
    ///
    /// Setting it gives the box the size that the rectangle has under the inverse of the transform, and lets both have
    /// the same middle.
    var frame: Rect {
        get { isTransformed ? bounds.applying(toSuperview) : Rect(origin: position, size: bounds.size) }
        set {
            guard isTransformed, let inverse = transform.inverted() else {
                position = newValue.origin
                bounds.size = newValue.size
                return
            }
            bounds.size = newValue.applying(inverse).size
            position += newValue.center - frame.center
        }
    }

    /// From the view's own space to the superview's.
    var toSuperview: Transform {
        guard isTransformed else {
            return Transform(translationX: position.x - bounds.origin.x, y: position.y - bounds.origin.y)
        }
        let middle = Point(
            x: bounds.origin.x + bounds.size.width * anchor.x, y: bounds.origin.y + bounds.size.height * anchor.y)
        let center = center
        return Transform(translationX: -middle.x, y: -middle.y)
            .concatenating(transform)
            .concatenating(Transform(translationX: center.x, y: center.y))
    }

    /// A place of the superview's space in the view's own; `nil` when the view is squashed to nothing.
    func fromSuperview(_ point: Point) -> Point? {
        guard isTransformed else {
            return Point(x: point.x - position.x + bounds.origin.x, y: point.y - position.y + bounds.origin.y)
        }
        return toSuperview.inverted().map { point.applying($0) }
    }
}
