import Glibc

/// Two ends of an attachment in a step.
private struct Ends {
    let first: RigidBody
    let second: RigidBody?
    /// From the middles to the ends.
    let arms: (Vector, Vector)
    /// From the first end to the second.
    let gap: Vector

    /// Returns a row for how far the ends are apart along a direction.
    func row(along direction: Vector) -> ConstraintRow {
        ConstraintRow(
            first, second, onA: (-direction, -arms.0.cross(direction)),
            onB: second == nil ? (.zero, 0) : (direction, arms.1.cross(direction)))
    }

    /// Returns a row for how much the second body is turned beyond the first one; for a single body, how much that is.
    var turn: ConstraintRow {
        second == nil
            ? ConstraintRow(first, nil, onA: (.zero, 1))
            : ConstraintRow(first, second, onA: (.zero, -1), onB: (.zero, 1))
    }

    var angle: Double { second.map { $0.angle - first.angle } ?? first.angle }
}

extension AttachmentBehavior {
    /// Ends that are nearer than this are at one place, in points.
    private static let nothing = 0.5
    /// The push that gives a mass of 1 a speed of one point per second.
    private static let unitOfPush = 100.0

    private func ends(_ bodies: ItemBodies) -> Ends? {
        guard let first = bodies(items[0]) else { return nil }
        let arm = arms[0].rotated(by: first.angle)
        guard items.count > 1 else {
            return Ends(first: first, second: nil, arms: (arm, .zero), gap: anchorPoint - (first.position + arm))
        }
        guard let second = bodies(items[1]) else { return nil }
        let other = arms[1].rotated(by: second.angle)
        return Ends(
            first: first, second: second, arms: (arm, other),
            gap: second.position + other - (first.position + arm))
    }

    private func held(_ row: ConstraintRow, error: Double, _ time: Double) -> ConstraintRow {
        var row = row
        if frequency > 0 {
            row.hold(error: error, frequency: frequency, damping: damping, time: time)
        } else {
            row.holdRigidly(error: error, time: time)
        }
        return row
    }

    private func pinned(_ ends: Ends, _ time: Double) -> [ConstraintRow] {
        [Vector(dx: 1, dy: 0), Vector(dx: 0, dy: 1)].map {
            held(ends.row(along: $0), error: ends.gap.dot($0), time)
        }
    }

    /// Keeps a length between two ends, by two rows that each push one way.
    private func limited(
        _ row: ConstraintRow, value: Double, to range: ClosedRange<Double>, _ time: Double
    ) -> [ConstraintRow] {
        var rows: [ConstraintRow] = []
        if range.lowerBound.isFinite {
            var lower = row
            let room = value - range.lowerBound
            lower.bias = room > 0 ? room / time : 0.2 * room / time
            lower.lowest = 0
            rows.append(lower)
        }
        if range.upperBound.isFinite {
            var upper = row
            let room = range.upperBound - value
            upper.bias = room > 0 ? -room / time : -0.2 * room / time
            upper.highest = 0
            rows.append(upper)
        }
        return rows
    }

    private func rubbed(_ row: ConstraintRow, _ time: Double) -> [ConstraintRow] {
        guard frictionTorque > 0 else { return [] }
        var rubbed = row
        let most = frictionTorque * Self.unitOfPush * time
        (rubbed.lowest, rubbed.highest) = (-most, most)
        return [rubbed]
    }

    /// What holds the ends together in a step.
    final func attachmentRows(_ bodies: ItemBodies, time: Double) -> [ConstraintRow] {
        guard let ends = ends(bodies) else { return [] }
        switch kind {
        case .distance:
            if length < Self.nothing { return pinned(ends, time) }
            let direction = ends.gap.length > 1e-6 ? ends.gap.normalized : Vector(dx: 0, dy: 1)
            return [held(ends.row(along: direction), error: ends.gap.length - length, time)]
        case .limit:
            guard ends.gap.length > 1e-6 else { return [] }
            return limited(ends.row(along: ends.gap.normalized), value: ends.gap.length, to: 0...length, time)
                .suffix(1)
        case .pin:
            return pinned(ends, time) + rubbed(ends.turn, time)
                + limited(ends.turn, value: ends.angle - angle, to: attachmentRange, time)
        case .fixed:
            var turn = ends.turn
            turn.holdRigidly(error: ends.angle - angle, time: time)
            return pinned(ends, time) + [turn]
        case .sliding(let axis):
            // Of two items the axis turns with the first one.
            let along = ends.second == nil ? axis : axis.rotated(by: ends.first.angle - firstAngle)
            var across = ends.row(along: along.turned)
            across.holdRigidly(error: ends.gap.dot(along.turned), time: time)
            var turn = ends.turn
            turn.holdRigidly(error: ends.second == nil ? ends.angle - firstAngle : ends.angle - angle, time: time)
            let row = ends.row(along: along)
            // A single item's end is measured from the anchor, and moves the other way.
            let range = attachmentRange
            let limits = ends.second == nil ? -range.upperBound ... -range.lowerBound : range
            return [across, turn] + rubbed(row, time)
                + limited(row, value: ends.gap.dot(along), to: limits, time)
        }
    }
}
