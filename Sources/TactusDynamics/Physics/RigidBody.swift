import Glibc
import TactusUI

/// A stiff body: where it is, how it moves, how hard that is to change.
nonisolated final class RigidBody {
    let shape: BodyShape
    var properties = BodyProperties() {
        didSet { if properties != oldValue { updateMass() } }
    }

    /// The middle, in points.
    var position: Point
    /// How far it is turned, in radians.
    var angle: Double
    /// In points per second.
    var velocity = Vector.zero
    /// In radians per second.
    var angularVelocity = 0.0
    /// A speed that mends overlaps within a step, and is forgotten after it.
    var mending = Vector.zero
    /// The same, of turns.
    var angularMending = 0.0
    /// What accelerates it in this step, in points per second squared.
    var acceleration = Vector.zero
    /// The same, of turns, in radians per second squared.
    var angularAcceleration = 0.0
    /// Whether something holds it up: it touches a body or a boundary, or hangs on something.
    var isHeld = false
    /// Whether half of the last step's acceleration has still to be added.
    var owesHalfStep = false

    /// The corners, turned and moved to where the body is.
    private(set) var corners: [Point] = []
    /// The box around them.
    private(set) var box = BoundingBox()
    private(set) var inverseMass = 1.0
    private(set) var inverseInertia = 0.0
    let thickness: Double

    /// The largest speed, in points per second.
    static let largestSpeed = 100_000.0
    /// The largest speed of turns, in radians per second.
    static let largestAngularSpeed = 1000.0
    /// The area that has a mass of 1 where the density is 1, in square points.
    static let areaOfUnitMass = 10_000.0

    init(shape: BodyShape, position: Point, angle: Double) {
        self.shape = shape
        self.position = position
        self.angle = angle
        thickness = shape.thickness
        updateMass()
        updateCorners()
    }

    /// The mass: 1 for 100 by 100 points with a density of 1.
    var mass: Double { max(properties.density * shape.area / Self.areaOfUnitMass, 1e-6) }

    private func updateMass() {
        inverseMass = properties.isAnchored ? 0 : 1 / mass
        let turns = !properties.isAnchored && properties.allowsRotation
        inverseInertia = turns ? 1 / (mass * shape.inertia) : 0
        if properties.isAnchored { velocity = .zero }
        if !turns { angularVelocity = 0 }
    }

    func updateCorners() {
        switch shape {
        case .circle(let radius):
            box = BoundingBox(around: position, radius: radius)
        case .polygon(let local):
            let (s, c) = (sin(angle), cos(angle))
            corners = local.map {
                Point(x: position.x + $0.dx * c - $0.dy * s, y: position.y + $0.dx * s + $0.dy * c)
            }
            box = BoundingBox(around: corners)
        }
    }

    /// How fast a point of the body moves that is so far from its middle.
    func velocity(at arm: Vector) -> Vector { velocity + arm.turned * angularVelocity }

    /// The same, of what mends overlaps.
    func mending(at arm: Vector) -> Vector { mending + arm.turned * angularMending }

    func push(_ impulse: Vector, at arm: Vector) {
        velocity += impulse * inverseMass
        angularVelocity += arm.cross(impulse) * inverseInertia
    }

    func mend(_ impulse: Vector, at arm: Vector) {
        mending += impulse * inverseMass
        angularMending += arm.cross(impulse) * inverseInertia
    }

    /// How easily the body moves along a direction at a point.
    func mobility(at arm: Vector, along direction: Vector) -> Double {
        let turn = arm.cross(direction)
        return inverseMass + turn * turn * inverseInertia
    }

    /// Adds what accelerates it, for a part of a step; then what slows it down.
    func accelerate(for time: Double) {
        guard inverseMass > 0 else { return }
        velocity += acceleration * time
        angularVelocity += angularAcceleration * time
        limitSpeed()
    }

    func slowDown(for time: Double) {
        guard inverseMass > 0 else { return }
        if properties.resistance != 0 { velocity *= exp(-properties.resistance * time) }
        if properties.angularResistance != 0 { angularVelocity *= exp(-properties.angularResistance * time) }
        limitSpeed()
    }

    /// Numbers that are none, of what is too far away or accelerates too hard to be reckoned with, are no speed.
    private func limitSpeed() {
        let speed = velocity.length
        if speed > Self.largestSpeed { velocity *= Self.largestSpeed / speed }
        if !velocity.length.isFinite { velocity = .zero }
        angularVelocity = min(max(angularVelocity, -Self.largestAngularSpeed), Self.largestAngularSpeed)
        if angularVelocity.isNaN { angularVelocity = 0 }
    }

    /// Moves it by its speeds, and by what mends overlaps.
    func move(for time: Double) {
        guard inverseMass > 0 else { return }
        let moved = position + (velocity + mending) * time
        if moved.x.isFinite, moved.y.isFinite { position = moved }
        let turned = angle + (angularVelocity + angularMending) * time
        if turned.isFinite { angle = turned }
        (mending, angularMending) = (.zero, 0)
        updateCorners()
    }
}

/// A box along the axes, in points.
nonisolated struct BoundingBox {
    var minX = 0.0
    var minY = 0.0
    var maxX = 0.0
    var maxY = 0.0

    init() {}

    init(around center: Point, radius: Double) {
        (minX, minY, maxX, maxY) = (center.x - radius, center.y - radius, center.x + radius, center.y + radius)
    }

    init(around points: [Point]) {
        guard let first = points.first else { return }
        (minX, minY, maxX, maxY) = (first.x, first.y, first.x, first.y)
        for point in points {
            minX = min(minX, point.x)
            minY = min(minY, point.y)
            maxX = max(maxX, point.x)
            maxY = max(maxY, point.y)
        }
    }

    func isNear(_ other: BoundingBox, within margin: Double) -> Bool {
        minX - margin <= other.maxX && other.minX - margin <= maxX && minY - margin <= other.maxY
            && other.minY - margin <= maxY
    }
}
