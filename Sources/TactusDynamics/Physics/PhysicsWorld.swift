import TactusUI

/// Bodies, what holds them together, what they run into, and how all of it goes on by a step.
nonisolated final class PhysicsWorld {
    var bodies: [RigidBody] = []
    /// Pairs of bodies that run into each other, by their positions in ``bodies``: all pairs of a group do.
    var groups: [[Int]] = []
    /// Which bodies run into which lines.
    var boundaries: [Boundary] = []
    /// What touches, as the last step found it.
    private(set) var contacts: [ContactPair] = []

    /// A line, and what it stops.
    struct Boundary {
        let lines: [BoundaryLine]
        let bodies: [Int]
    }

    private static let iterations = 16

    /// Goes on by so many seconds.
    ///
    /// - Parameters:
    ///   - time: The step, in seconds.
    ///   - rows: What holds bodies together meanwhile.
    func step(_ time: Double, rows: [ConstraintRow]) {
        for body in bodies {
            body.accelerate(for: body.owesHalfStep ? time : time / 2)
            body.slowDown(for: time)
            body.isHeld = false
            body.owesHalfStep = false
        }
        var rows = rows
        for row in rows {
            row.a.isHeld = true
            row.b?.isHeld = true
        }
        var pairs = meetingBodies(within: time) + meetingBoundaries(within: time)
        let former = Dictionary(contacts.map { ($0.key, $0) }) { first, _ in first }
        for index in pairs.indices { pairs[index].begin(with: former[pairs[index].key]) }
        for _ in 0..<Self.iterations {
            for index in rows.indices { rows[index].solve() }
            for index in pairs.indices { pairs[index].solve(time: time) }
        }
        for _ in 0..<Self.iterations / 2 {
            for index in pairs.indices { pairs[index].mend(time: time) }
        }
        move(for: time)
        if pairs.contains(where: \.isElastic) {
            // What meets with more than one corner bounces with all of them.
            for _ in 0..<Self.iterations { for index in pairs.indices { pairs[index].bounce() } }
        }
        for pair in pairs where pair.isTouching {
            pair.a?.isHeld = true
            pair.b.isHeld = true
        }
        for body in bodies {
            // Free flight ends as exactly as it began; what lies on something has no such speed.
            if body.isHeld { body.owesHalfStep = true } else { body.accelerate(for: time / 2) }
        }
        contacts = pairs
    }

    /// Whether the next step would change nothing to speak of: nothing moves, and whatever is drawn somewhere is held.
    func isAtRest(speed: Double, angularSpeed: Double) -> Bool {
        bodies.allSatisfy { body in
            guard body.inverseMass > 0 else { return true }
            let isDrawn = body.acceleration != .zero || body.angularAcceleration != 0
            return body.velocity.length < speed && abs(body.angularVelocity) < angularSpeed
                && (body.isHeld || !isDrawn)
        }
    }

    /// Lets everything lie still.
    func stop() {
        for body in bodies {
            body.velocity = .zero
            body.angularVelocity = 0
            body.owesHalfStep = body.isHeld
        }
    }

    /// Forgets what touched, because bodies or boundaries are others.
    func forgetContacts() { contacts = [] }

    // MARK: -

    private func move(for time: Double) {
        let starts = bodies.map(\.position)
        for body in bodies { body.move(for: time) }
        // The middle of nothing passes through a line, however fast it is.
        for boundary in boundaries {
            for index in boundary.bodies {
                let (body, start) = (bodies[index], starts[index])
                guard body.position != start else { continue }
                let crossings = boundary.lines.compactMap { $0.crossing(from: start, to: body.position) }
                guard let first = crossings.min() else { continue }
                let way = body.position - start
                let kept = max(first - 0.01 / max(way.length, 0.01), 0)
                body.position = start + way * kept
                body.updateCorners()
            }
        }
    }

    private func margin(_ body: RigidBody, _ time: Double) -> Double { 1 + body.velocity.length * time }

    private func meetingBodies(within time: Double) -> [ContactPair] {
        var found: [ContactPair] = []
        var seen: Set<ContactPair.Key> = []
        for group in groups {
            let sorted = group.sorted {
                (bodies[$0].box.minX, $0) < (bodies[$1].box.minX, $1)
            }
            let widest = group.map { margin(bodies[$0], time) }.max() ?? 0
            for (place, first) in sorted.enumerated() {
                let end = bodies[first].box.maxX + 2 * widest
                for second in sorted[(place + 1)...] {
                    guard bodies[second].box.minX <= end else { break }
                    let (a, b) = (bodies[min(first, second)], bodies[max(first, second)])
                    guard a.inverseMass > 0 || b.inverseMass > 0 else { continue }
                    let key = ContactPair.Key(first: min(first, second), second: max(first, second))
                    let margin = margin(a, time) + margin(b, time)
                    guard let manifold = Manifold.between(a, b, margin: margin), seen.insert(key).inserted else {
                        continue
                    }
                    found.append(ContactPair(key: key, a, b, manifold))
                }
            }
        }
        return found
    }

    /// Boundaries are numbered downwards from -1.
    private func meetingBoundaries(within time: Double) -> [ContactPair] {
        var found: [ContactPair] = []
        var number = 0
        for boundary in boundaries {
            for line in boundary.lines {
                number -= 1
                for index in boundary.bodies where bodies[index].inverseMass > 0 {
                    let body = bodies[index]
                    guard let manifold = Manifold.between(line, body, margin: margin(body, time)) else { continue }
                    let key = ContactPair.Key(first: number, second: index)
                    found.append(ContactPair(key: key, nil, body, manifold))
                }
            }
        }
        return found
    }

    /// Returns which boundary a contact is with, by its position in ``boundaries``; `nil` for one of two bodies.
    func boundary(of key: ContactPair.Key) -> Int? {
        guard key.first < 0 else { return nil }
        var number = -key.first - 1
        for (index, boundary) in boundaries.enumerated() {
            if number < boundary.lines.count { return index }
            number -= boundary.lines.count
        }
        return nil
    }
}
