import TactusUI

/// A body that touches another one, or a boundary: pushed apart, and rubbed.
nonisolated struct ContactPair {
    /// What meets, so that the next step begins with the pushes of this one.
    struct Key: Hashable {
        let first: Int
        let second: Int
    }

    /// One point in which they meet.
    struct Meeting {
        let armA: Vector
        let armB: Vector
        let separation: Double
        let feature: Int
        let speedBefore: Double
        var push = 0.0
        var rub = 0.0
        var mend = 0.0
    }

    let key: Key
    /// The first body; `nil` for a boundary.
    let a: RigidBody?
    let b: RigidBody
    let normal: Vector
    let point: Point
    var meetings: [Meeting]
    let friction: Double
    let elasticity: Double

    /// What overlaps by less is left alone, in points: bodies that lie still stay in touch.
    static let slop = 0.05
    /// What meets slower does not bounce, in points per second: it would never come to rest.
    static let bounceThreshold = 30.0
    /// How fast overlaps are mended at the most, in points per second.
    static let fastestMending = 2000.0

    init(key: Key, _ a: RigidBody?, _ b: RigidBody, _ manifold: Manifold) {
        self.key = key
        self.a = a
        self.b = b
        normal = manifold.normal
        point = manifold.nearestPoint
        let ofA = a?.properties ?? b.properties
        friction = (max(ofA.friction, 0) * max(b.properties.friction, 0)).squareRoot()
        elasticity = max(ofA.elasticity, b.properties.elasticity, 0)
        meetings = manifold.contacts.map { contact in
            let (armA, armB) = (a.map { contact.point - $0.position } ?? .zero, contact.point - b.position)
            let speed = b.velocity(at: armB) - (a?.velocity(at: armA) ?? .zero)
            return Meeting(
                armA: armA, armB: armB, separation: contact.separation, feature: contact.feature,
                speedBefore: speed.dot(manifold.normal))
        }
    }

    /// Whether they push each other, or lie against each other.
    var isTouching: Bool { meetings.contains { $0.push > 0 || $0.separation <= Self.slop } }
    /// The smallest distance, in points.
    var separation: Double { meetings.map(\.separation).min() ?? .infinity }

    private func apply(_ impulse: Vector, _ meeting: Meeting) {
        a?.push(-impulse, at: meeting.armA)
        b.push(impulse, at: meeting.armB)
    }

    private func mobility(_ meeting: Meeting, along direction: Vector) -> Double {
        let sum =
            b.mobility(at: meeting.armB, along: direction) + (a?.mobility(at: meeting.armA, along: direction) ?? 0)
        return max(sum, 1e-12)
    }

    private func speed(_ meeting: Meeting) -> Vector {
        b.velocity(at: meeting.armB) - (a?.velocity(at: meeting.armA) ?? .zero)
    }

    /// Begins with the pushes of the step before.
    mutating func begin(with former: ContactPair?) {
        guard let former else { return }
        for index in meetings.indices {
            guard let same = former.meetings.first(where: { $0.feature == meetings[index].feature }) else { continue }
            meetings[index].push = same.push
            meetings[index].rub = same.rub
            apply(normal * same.push + normal.turned * same.rub, meetings[index])
        }
    }

    mutating func solve(time: Double) {
        for index in meetings.indices {
            let tangent = normal.turned
            let rubbing = meetings[index]
            let limit = friction * rubbing.push
            let wanted = rubbing.rub - speed(rubbing).dot(tangent) / mobility(rubbing, along: tangent)
            let rub = min(max(wanted, -limit), limit)
            meetings[index].rub = rub
            apply(tangent * (rub - rubbing.rub), rubbing)
        }
        for index in meetings.indices {
            let meeting = meetings[index]
            // What is still apart may come as near as it is.
            let approach = max(meeting.separation, 0) / time
            let change = -(speed(meeting).dot(normal) + approach) / mobility(meeting, along: normal)
            let push = max(meeting.push + change, 0)
            meetings[index].push = push
            apply(normal * (push - meeting.push), meeting)
        }
    }

    /// Moves what overlaps apart, without a speed that lasts.
    mutating func mend(time: Double) {
        for index in meetings.indices {
            let meeting = meetings[index]
            let overlap = -(meeting.separation + Self.slop)
            guard overlap > 0 else { continue }
            let wanted = min(0.2 * overlap / time, Self.fastestMending)
            let speed = b.mending(at: meeting.armB) - (a?.mending(at: meeting.armA) ?? .zero)
            let change = (wanted - speed.dot(normal)) / mobility(meeting, along: normal)
            let mend = max(meeting.mend + change, 0)
            meetings[index].mend = mend
            let impulse = normal * (mend - meeting.mend)
            a?.mend(-impulse, at: meeting.armA)
            b.mend(impulse, at: meeting.armB)
        }
    }

    /// Whether it gives back any speed.
    var isElastic: Bool {
        elasticity > 0 && meetings.contains { $0.push > 0 && $0.speedBefore < -Self.bounceThreshold }
    }

    /// Gives back the speed with which they met, as far as they are elastic.
    mutating func bounce() {
        guard isElastic else { return }
        for index in meetings.indices {
            let meeting = meetings[index]
            guard meeting.push > 0, meeting.speedBefore < -Self.bounceThreshold else { continue }
            let change =
                -(speed(meeting).dot(normal) + elasticity * meeting.speedBefore) / mobility(meeting, along: normal)
            let push = max(meeting.push + change, 0)
            meetings[index].push = push
            apply(normal * (push - meeting.push), meeting)
        }
    }
}
