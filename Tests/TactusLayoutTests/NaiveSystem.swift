/// A system of constraints over few variables, solved by looking everywhere: whatever is best in a sum of distances to
/// planes is best at a point where enough of the planes meet. Shares nothing with the solver.
struct NaiveSystem {
    struct Constraint {
        /// One number for each variable.
        var coefficients: [Double]
        /// -1 for at most, 0 for equal, 1 for at least.
        var relation: Int
        var constant: Double
        var priority: Double

        func violation(at point: [Double]) -> Double {
            let excess = zip(coefficients, point).reduce(-constant) { $0 + $1.0 * $1.1 }
            switch relation {
            case 1: return max(-excess, 0)
            case -1: return max(excess, 0)
            default: return abs(excess)
            }
        }
    }

    var count: Int
    /// Which variables are not below zero.
    var nonnegative: [Bool]
    var constraints: [Constraint] = []

    /// The violations by priority, the highest first, at the best point, and that point; `nil` when what is required
    /// cannot all hold.
    func best() -> (violations: [Double], point: [Double])? {
        var planes = constraints.map { ($0.coefficients, $0.constant) }
        for index in 0..<count where nonnegative[index] {
            planes.append(((0..<count).map { $0 == index ? 1 : 0 }, 0))
        }
        var best: (violations: [Double], point: [Double])?
        for choice in choices(of: count, from: planes.count) {
            guard let point = meeting(choice.map { planes[$0] }), isAllowed(point) else { continue }
            let violations = violations(at: point)
            if let known = best, !isLess(violations, known.violations) { continue }
            best = (violations, point)
        }
        return best
    }

    func isAllowed(_ point: [Double]) -> Bool {
        zip(nonnegative, point).allSatisfy { !$0 || $1 >= -1e-6 }
            && constraints.allSatisfy { $0.priority < 1000 || $0.violation(at: point) < 1e-6 }
    }

    func violations(at point: [Double]) -> [Double] {
        let priorities = Set(constraints.map(\.priority)).filter { $0 < 1000 }.sorted(by: >)
        return priorities.map { priority in
            constraints.filter { $0.priority == priority }.reduce(0) { $0 + $1.violation(at: point) }
        }
    }

    func isLess(_ left: [Double], _ right: [Double]) -> Bool {
        for (mine, theirs) in zip(left, right) where abs(mine - theirs) > 1e-7 { return mine < theirs }
        return false
    }

    private func choices(of size: Int, from total: Int) -> [[Int]] {
        guard size > 0 else { return [[]] }
        guard total >= size else { return [] }
        return (size - 1..<total).flatMap { last in choices(of: size - 1, from: last).map { $0 + [last] } }
    }

    /// Gaussian elimination; `nil` when the planes do not meet in one point.
    private func meeting(_ planes: [([Double], Double)]) -> [Double]? {
        var rows = planes.map { $0.0 + [$0.1] }
        for column in 0..<count {
            guard let pivot = (column..<count).max(by: { abs(rows[$0][column]) < abs(rows[$1][column]) }),
                abs(rows[pivot][column]) > 1e-9
            else { return nil }
            rows.swapAt(column, pivot)
            for row in 0..<count where row != column {
                let factor = rows[row][column] / rows[column][column]
                for index in column...count { rows[row][index] -= factor * rows[column][index] }
            }
        }
        return (0..<count).map { rows[$0][count] / rows[$0][$0] }
    }
}
