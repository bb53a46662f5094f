import RandomNumbers
import TactusLayout
import Testing

/// The solver against a model that looks everywhere, on systems that look random.
@Suite("The solver agrees with a naive model")
struct SolverPropertyTests {
    /// A system in both forms.
    struct Pair {
        var naive: NaiveSystem
        var solver = LayoutSolver()
        var variables: [LayoutSolver.Variable] = []
        var ids: [LayoutSolver.ConstraintID] = []

        /// Variables that are held by nothing.
        init(open count: Int, _ random: inout SplitMix) {
            naive = NaiveSystem(count: count, nonnegative: (0..<count).map { _ in .random(using: &random) })
            for index in 0..<count {
                variables.append(solver.makeVariable(isNonnegative: naive.nonnegative[index]))
            }
        }

        /// Variables with places of their own.
        init(_ random: inout SplitMix, count: Int) {
            self.init(open: count, &random)
            addPlaces(&random)
        }

        /// A place of its own for every variable, less important than anything: so there is one solution.
        mutating func addPlaces(_ random: inout SplitMix) {
            for index in variables.indices {
                add(
                    .init(
                        coefficients: variables.indices.map { $0 == index ? 1 : 0 }, relation: 0,
                        constant: Double(Int.random(in: -10...10, using: &random)), priority: Double(index + 1)))
            }
        }

        mutating func add(_ constraint: NaiveSystem.Constraint) {
            naive.constraints.append(constraint)
            let terms = zip(variables, constraint.coefficients).filter { $0.1 != 0 }
            let relation: LinearConstraint.Relation =
                constraint.relation == 0 ? .equal : constraint.relation > 0 ? .greaterThanOrEqual : .lessThanOrEqual
            ids.append(
                solver.add(
                    LinearConstraint(
                        terms.map { .init($0.0, $0.1) }, relation, constraint.constant, priority: constraint.priority)))
        }

        mutating func remove(at index: Int) {
            naive.constraints.remove(at: index)
            solver.remove(ids.remove(at: index))
        }

        mutating func setConstant(_ constant: Double, at index: Int) {
            naive.constraints[index].constant = constant
            solver.setConstant(constant, of: ids[index])
        }

        var point: [Double] { variables.map { solver.value(of: $0) } }
    }

    static func constraint(_ random: inout SplitMix, count: Int) -> NaiveSystem.Constraint {
        let coefficients = (0..<count).map { _ in Double([0, 0, 1, 1, -1, 2].randomElement(using: &random) ?? 0) }
        return NaiveSystem.Constraint(
            coefficients: coefficients.contains { $0 != 0 } ? coefficients : [1] + coefficients.dropFirst(),
            relation: .random(in: -1...1, using: &random), constant: Double(Int.random(in: -12...12, using: &random)),
            priority: [1000, 1000, 750, 500, 250].randomElement(using: &random) ?? 1000)
    }

    static func close(_ left: [Double], _ right: [Double]) -> Bool {
        zip(left, right).allSatisfy { abs($0 - $1) < 1e-5 }
    }

    @Test("small systems have the best solution, priority by priority, after every change", arguments: 0..<150)
    func changes(seed: Int) throws {
        var random = SplitMix(seed: seed)
        let count = Int.random(in: 1...3, using: &random)
        var pair = Pair(&random, count: count)
        for step in 0..<25 {
            let extra = pair.ids.count - count
            switch Int.random(in: 0..<4, using: &random) {
            case 0 where extra > 0, 1 where extra > 5:
                pair.remove(at: count + .random(in: 0..<extra, using: &random))
            case 2 where extra > 0:
                let index = Int.random(in: 0..<pair.ids.count, using: &random)
                pair.setConstant(Double(Int.random(in: -12...12, using: &random)), at: index)
            default: pair.add(Self.constraint(&random, count: count))
            }
            try expectBest(&pair, "step \(step)")
        }
    }

    @Test("so have those whose variables nothing held while constraints came and went", arguments: 0..<150)
    func openVariables(seed: Int) throws {
        var random = SplitMix(seed: 3000 + seed)
        let count = Int.random(in: 2...3, using: &random)
        var pair = Pair(open: count, &random)
        for step in 0..<15 {
            for _ in 0..<2 {
                let place = Int.random(in: 0..<max(pair.ids.count, 1), using: &random)
                switch Int.random(in: 0..<4, using: &random) {
                case 0 where !pair.ids.isEmpty, 1 where pair.ids.count > 5: pair.remove(at: place)
                case 2 where !pair.ids.isEmpty:
                    pair.setConstant(Double(Int.random(in: -12...12, using: &random)), at: place)
                default: pair.add(Self.constraint(&random, count: count))
                }
                if Bool.random(using: &random) { pair.solver.solve() }
            }
            pair.addPlaces(&random)
            try expectBest(&pair, "step \(step)")
            for _ in 0..<count { pair.remove(at: pair.ids.count - 1) }
        }
    }

    /// What the solver finds is the best that there is for what it keeps.
    private func expectBest(_ pair: inout Pair, _ step: String) throws {
        let conflicts = pair.solver.solve()
        var kept = pair.naive
        kept.constraints = zip(pair.ids, kept.constraints).filter { id, _ in
            !conflicts.contains { $0.broken == id }
        }.map(\.1)
        let best = try #require(kept.best(), "\(step): what is kept contradicts itself")
        #expect(Self.close(pair.point, best.point), "\(step): \(pair.point) is not \(best.point)")
        for conflict in conflicts { try expectReason(conflict, pair) }
    }

    /// What a conflict names contradicts itself, and does not without what was given up.
    private func expectReason(_ conflict: LayoutSolver.Conflict, _ pair: Pair) throws {
        var system = pair.naive
        let named = Set([conflict.broken] + conflict.others)
        system.constraints = zip(pair.ids, system.constraints).filter { id, constraint in
            named.contains(id) || constraint.priority < 1000
        }.map(\.1)
        system.nonnegative = pair.variables.map { conflict.nonnegative.contains($0) }
        #expect(system.best() == nil, "what is named does not contradict itself")
        #expect(conflict.others.allSatisfy { $0 < conflict.broken }, "it is not the youngest that was given up")
    }

    @Test("the order in which constraints come, go and change makes no difference", arguments: 0..<60)
    func order(seed: Int) {
        var random = SplitMix(seed: 1000 + seed)
        let count = Int.random(in: 4...12, using: &random)
        // Every constraint holds at one point, so that nothing is given up.
        let middle = (0..<count).map { _ in Double(Int.random(in: 0...20, using: &random)) }
        var wanted: [NaiveSystem.Constraint] = (0..<2 * count).map { _ in
            var one = Self.constraint(&random, count: count)
            for index in one.coefficients.indices where .random(in: 0..<count, using: &random) > 2 {
                one.coefficients[index] = 0
            }
            if one.priority == 1000 {
                let value = zip(one.coefficients, middle).reduce(0) { $0 + $1.0 * $1.1 }
                one.constant = value - Double(one.relation * .random(in: 0...5, using: &random))
            }
            return one
        }
        var seedOfVariables = SplitMix(seed: seed)
        var first = Pair(&seedOfVariables, count: count)
        for constraint in wanted { first.add(constraint) }
        first.solver.solve()

        wanted.shuffle(using: &random)
        seedOfVariables = SplitMix(seed: seed)
        var second = Pair(&seedOfVariables, count: count)
        for constraint in wanted {
            // Others come and go meanwhile, or have another number for a while.
            second.add(Self.constraint(&random, count: count))
            if Bool.random(using: &random) { second.solver.solve() }
            var other = constraint
            other.constant += 7
            second.add(other)
            if Bool.random(using: &random) { second.solver.solve() }
            second.setConstant(constraint.constant, at: second.ids.count - 1)
            second.remove(at: second.ids.count - 2)
        }
        #expect(second.solver.solve() == [])
        #expect(Self.close(first.point, second.point))
    }

    @Test("what may go elsewhere is told, and how far", arguments: 0..<60)
    func choices(seed: Int) throws {
        var random = SplitMix(seed: 2000 + seed)
        var pair = Pair(&random, count: 2)
        for _ in 0..<4 { pair.add(Self.constraint(&random, count: 2)) }
        pair.remove(at: 1)  // the second variable's own place
        let conflicts = pair.solver.solve()
        let range = pair.solver.range(of: pair.variables[1])
        let value = pair.solver.value(of: pair.variables[1])
        #expect(range.lowerBound <= value + 1e-5 && value - 1e-5 <= range.upperBound)

        var kept = pair.naive
        kept.constraints = zip(pair.ids, kept.constraints).filter { id, _ in
            !conflicts.contains { $0.broken == id }
        }.map(\.1)
        let violations = kept.violations(at: pair.point)
        for wish in [-1e3, 1e3] {
            // Pulled by something weaker than all else, the naive model goes as far as it can.
            var pulled = kept
            pulled.constraints.append(.init(coefficients: [0, 1], relation: 0, constant: wish, priority: 0.5))
            let best = try #require(pulled.best())
            #expect(Self.close(Array(best.violations.dropLast()), violations))
            let end = wish < 0 ? max(range.lowerBound, wish) : min(range.upperBound, wish)
            #expect(abs(best.point[1] - end) < 1e-5, "\(best.point[1]) is not the end of \(range)")
        }
    }

    @Test("columns that grew and shrank have the solution of columns built at once", arguments: 0..<40)
    func columns(seed: Int) {
        var random = SplitMix(seed: 4000 + seed)
        let count = Int.random(in: 10...40, using: &random)
        var pair = Column(count: count)
        for _ in 0..<6 * count {
            switch Int.random(in: 0..<8, using: &random) {
            case 0 where !pair.wanted.isEmpty:
                pair.remove(at: .random(in: pair.wanted.indices, using: &random))
            case 1 where !pair.wanted.isEmpty:
                let place = Int.random(in: pair.wanted.indices, using: &random)
                let isExact = pair.wanted[place].relation == .equal && pair.wanted[place].isRequired
                if !isExact { pair.setConstant(Double(Int.random(in: 0...40, using: &random)), at: place) }
            case 2: pair.solver.solve()
            default: pair.add(Self.columnConstraint(&random, pair))
            }
        }
        var built = Column(count: count)
        for index in pair.wanted.indices { built.add(pair.wanted[index]) }
        #expect(pair.solver.solve() == [])
        #expect(built.solver.solve() == [])
        for column in [pair, built] {
            for constraint in column.wanted where constraint.priority >= 1000 {
                #expect(column.violation(of: constraint) < 1e-5)
            }
        }
        #expect(Self.close(pair.violations, built.violations), "\(pair.violations) are not \(built.violations)")
    }

    /// Edges one below the other, and the heights between them.
    struct Column {
        var solver = LayoutSolver()
        var edges: [LayoutSolver.Variable] = []
        var heights: [LayoutSolver.Variable] = []
        var wanted: [LinearConstraint] = []
        private var ids: [LayoutSolver.ConstraintID] = []

        init(count: Int) {
            edges = (0...count).map { _ in solver.makeVariable() }
            heights = (0..<count).map { _ in solver.makeVariable(isNonnegative: true) }
        }

        mutating func add(_ constraint: LinearConstraint) {
            wanted.append(constraint)
            ids.append(solver.add(constraint))
        }

        mutating func remove(at index: Int) {
            wanted.remove(at: index)
            solver.remove(ids.remove(at: index))
        }

        mutating func setConstant(_ constant: Double, at index: Int) {
            wanted[index].constant = constant
            solver.setConstant(constant, of: ids[index])
        }

        func violation(of constraint: LinearConstraint) -> Double {
            let sum = constraint.terms.reduce(-constraint.constant) {
                $0 + $1.coefficient * solver.value(of: $1.variable)
            }
            switch constraint.relation {
            case .equal: return abs(sum)
            case .lessThanOrEqual: return max(sum, 0)
            case .greaterThanOrEqual: return max(-sum, 0)
            }
        }

        /// By priority, the highest first.
        var violations: [Double] {
            Set(wanted.map(\.priority)).sorted(by: >).map { priority in
                wanted.filter { $0.priority == priority }.reduce(0) { $0 + violation(of: $1) }
            }
        }
    }

    /// One that can always be met together with others: what is required only says how edges follow from heights.
    private static func columnConstraint(_ random: inout SplitMix, _ column: Column) -> LinearConstraint {
        let index = Int.random(in: column.heights.indices, using: &random)
        let other = Int.random(in: column.edges.indices, using: &random)
        let number = Double(Int.random(in: 0...40, using: &random))
        switch Int.random(in: 0..<6, using: &random) {
        case 0, 1:
            let terms: [LinearConstraint.Term] = [
                .init(column.edges[index + 1], 1), .init(column.edges[index], -1), .init(column.heights[index], -1),
            ]
            // Every other distance is exact; stated twice with two numbers it would contradict itself.
            let isExact = index % 2 == 1
            return LinearConstraint(terms, isExact ? .equal : .greaterThanOrEqual, isExact ? 8 : number)
        case 2: return LinearConstraint([.init(column.heights[index], 1)], .greaterThanOrEqual, number, priority: 750)
        case 3: return LinearConstraint([.init(column.heights[index], 1)], .lessThanOrEqual, number, priority: 250)
        case 4: return LinearConstraint([.init(column.edges[other], 1)], .equal, number, priority: 500)
        default:
            let terms: [LinearConstraint.Term] = [.init(column.edges[index + 1], 1), .init(column.edges[other], -1)]
            return LinearConstraint(other == index + 1 ? [terms[0]] : terms, .equal, number, priority: 600)
        }
    }
}
