import TactusUI

/// One thing that two bodies, or a body and the ground, do together: they keep a distance, an angle, an axis; or are
/// drawn to it by a spring. Solved for a push and a counter-push along it.
nonisolated struct ConstraintRow {
    let a: RigidBody
    let b: RigidBody?
    /// How the measured length grows as the first body moves, and as it turns.
    var onA: (linear: Vector, angular: Double)
    /// The same, of the second body.
    var onB: (linear: Vector, angular: Double) = (.zero, 0)
    /// The speed that is wanted, negated.
    var bias = 0.0
    /// How much the row gives way.
    var softness = 0.0
    var lowest = -Double.infinity
    var highest = Double.infinity
    private var impulse = 0.0
    private var effectiveMass = 0.0

    init(_ a: RigidBody, _ b: RigidBody?, onA: (Vector, Double), onB: (Vector, Double) = (.zero, 0)) {
        self.a = a
        self.b = b
        self.onA = onA
        self.onB = onB
        effectiveMass = inverse(of: resistance)
    }

    /// How easily the length changes.
    private var resistance: Double {
        var sum = a.inverseMass * onA.linear.squaredLength + a.inverseInertia * onA.angular * onA.angular
        if let b { sum += b.inverseMass * onB.linear.squaredLength + b.inverseInertia * onB.angular * onB.angular }
        return sum
    }

    private func inverse(of value: Double) -> Double { value > 1e-15 ? 1 / value : 0 }

    /// Holds the length: what it is off by is mended little by little.
    mutating func holdRigidly(error: Double, time: Double) { bias = 0.2 * error / time }

    /// Draws the length by a spring.
    ///
    /// - Parameters:
    ///   - error: What the length is off by.
    ///   - frequency: How often the spring swings in a second.
    ///   - damping: What part of the damping it has that lets it swing no more.
    ///   - time: The length of a step, in seconds.
    mutating func hold(error: Double, frequency: Double, damping: Double, time: Double) {
        let mass = inverse(of: resistance)
        let omega = 2 * Double.pi * frequency
        let (stiffness, friction) = (mass * omega * omega, 2 * mass * damping * omega)
        softness = inverse(of: time * (friction + time * stiffness))
        bias = error * time * stiffness * softness
        effectiveMass = inverse(of: resistance + softness)
    }

    mutating func solve() {
        var speed = a.velocity.dot(onA.linear) + a.angularVelocity * onA.angular
        if let b { speed += b.velocity.dot(onB.linear) + b.angularVelocity * onB.angular }
        let former = impulse
        impulse = min(max(former - effectiveMass * (speed + bias + softness * former), lowest), highest)
        let change = impulse - former
        a.velocity += onA.linear * (change * a.inverseMass)
        a.angularVelocity += onA.angular * change * a.inverseInertia
        if let b {
            b.velocity += onB.linear * (change * b.inverseMass)
            b.angularVelocity += onB.angular * change * b.inverseInertia
        }
    }
}
