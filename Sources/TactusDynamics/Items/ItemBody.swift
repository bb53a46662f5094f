import Glibc

/// An item and the body that moves it.
final class ItemBody {
    let item: any DynamicItem
    private(set) var body: RigidBody
    /// The item's transform without the turn that the body makes.
    private var base: Transform
    private var angleOfBase: Double
    private var written: (center: Point, angle: Double)

    init(_ item: any DynamicItem) {
        self.item = item
        let angle = item.transform.rotation
        body = RigidBody(shape: Self.shape(of: item), position: item.center, angle: angle)
        (base, angleOfBase) = (item.transform, angle)
        written = (item.center, angle)
    }

    /// Reads anew where the item is, how it is turned, and its shape. It keeps its speed.
    func readItem() {
        let former = body
        let angle = item.transform.rotation
        body = RigidBody(shape: Self.shape(of: item), position: item.center, angle: angle)
        body.properties = former.properties
        body.velocity = former.velocity
        body.angularVelocity = former.angularVelocity
        (base, angleOfBase) = (item.transform, angle)
        written = (item.center, angle)
    }

    /// Sets the item where the body is.
    func writeItem() {
        if body.position != written.center { item.center = body.position }
        written.center = body.position
        // What nobody sees leaves an upright item upright.
        guard abs(body.angle - written.angle) > 1e-6 else { return }
        item.transform = base.concatenating(Transform(rotationAngle: body.angle - angleOfBase))
        written.angle = body.angle
    }

    /// The shape, as large as the transform shows it, without its turn.
    private static func shape(of item: any DynamicItem) -> BodyShape {
        let transform = item.transform
        let (x, y) = (hypot(transform.a, transform.b), hypot(transform.c, transform.d))
        let size = Size(width: item.bounds.width * x, height: item.bounds.height * y)
        switch item.collisionBoundsType {
        case .rectangle: return .rectangle(size)
        case .ellipse: return .ellipse(size)
        case .path:
            let points = item.collisionBoundingPath.flattened(tolerance: 0.25).joined()
                .map { Vector(dx: $0.x * x, dy: $0.y * y) }
            return .hull(of: Array(points)) ?? .rectangle(size)
        }
    }
}
