import RandomNumbers
import Testing

@testable import TactusLayout

/// Variables that may not be below zero, and that equations say everything of.
@Suite("Variables that equations define")
struct DefinedVariableTests {
    typealias Term = LinearConstraint.Term

    /// Extents in one another: each begins where the one before does, and ends where it ends, but for an inset.
    struct Nest {
        var solver = LayoutSolver()
        let room: LayoutSolver.ConstraintID
        var edges: [LayoutSolver.Variable] = []
        var extents: [LayoutSolver.Variable] = []
        var ends: [LayoutSolver.ConstraintID] = []

        init(count: Int, room extent: Double, inset: Double, endsFirst: Bool = false, isBackwards: Bool = false) {
            for _ in 0...count { extents.append(solver.makeVariable(isNonnegative: true)) }
            for _ in 0..<count { edges.append(solver.makeVariable()) }
            room = solver.add(LinearConstraint([Term(extents[0], 1)], .equal, extent, isFact: true))
            for index in isBackwards ? (0..<count).reversed() : Array(0..<count) {
                let start = LinearConstraint([Term(edges[index], 1)], .equal, inset)
                let terms = [Term(edges[index], 1), Term(extents[index + 1], 1), Term(extents[index], -1)]
                let end = LinearConstraint(terms, .equal, -inset)
                if !endsFirst { solver.add(start) }
                ends.append(solver.add(end))
                if endsFirst { solver.add(start) }
            }
        }

        var values: [Double] { extents.map { solver.value(of: $0) } }
    }

    @Test("LY-62: many in one another are as many short sums", arguments: [false, true], [false, true])
    func nested(endsFirst: Bool, isBackwards: Bool) {
        let count = 400
        var nest = Nest(count: count, room: 1000, inset: 1, endsFirst: endsFirst, isBackwards: isBackwards)

        #expect(nest.solver.solve() == [])

        #expect(nest.values == (0...count).map { 1000 - 2 * Double($0) })
        let named = nest.solver.tableau.rows.map(\.sum) + nest.solver.tableau.definitions.compactMap { $0?.sum }
        #expect(named.reduce(0) { $0 + $1.terms.count } < 10 * count)
        #expect(nest.solver.pivotCount < 10)
        nest.solver.setConstant(2000, of: nest.room)
        nest.solver.solve()
        #expect(nest.values == (0...count).map { 2000 - 2 * Double($0) })
        #expect(nest.solver.pivotCount < 10)
    }

    @Test("LY-62: what has no room any more is a conflict, names what is part of it, and is none when there is room")
    func noRoom() throws {
        var nest = Nest(count: 3, room: 100, inset: 10)
        #expect(nest.solver.solve() == [])

        nest.solver.setConstant(50, of: nest.room)
        let conflict = try #require(nest.solver.solve().first)
        #expect(conflict.broken == nest.ends[2])
        #expect(conflict.others.first == nest.room)
        #expect(conflict.others.count == 6)
        #expect(conflict.nonnegative == [nest.extents[3]])
        #expect(nest.values == [50, 30, 10, 0])

        nest.solver.setConstant(70, of: nest.room)
        #expect(nest.solver.solve() == [])
        #expect(nest.values == [70, 50, 30, 10])
        nest.solver.remove(nest.ends[1])
        nest.solver.remove(nest.ends[2])
        nest.solver.remove(nest.extents[3])
        nest.solver.setConstant(0, of: nest.room)
        #expect(nest.solver.solve().count == 1)
    }

    /// The same constraints twice: in the second system each variable is in a row, so that no equation defines it.
    struct Twins {
        var solvers = [LayoutSolver(), LayoutSolver()]
        var variables: [LayoutSolver.Variable] = []
        var ids: [[LayoutSolver.ConstraintID]] = []

        init(count: Int) {
            for index in 0..<count {
                let made = solvers.indices.map { solvers[$0].makeVariable(isNonnegative: index % 3 != 0) }
                variables.append(made[0])
            }
            for index in 0..<count where index % 3 != 0 {
                solvers[1].add(LinearConstraint([Term(variables[index], 1)], .greaterThanOrEqual, -1))
            }
        }

        mutating func add(_ constraint: LinearConstraint) {
            ids.append(solvers.indices.map { solvers[$0].add(constraint) })
        }

        mutating func remove(at index: Int) {
            for (solver, id) in ids.remove(at: index).enumerated() { solvers[solver].remove(id) }
        }

        mutating func setConstant(_ constant: Double, at index: Int) {
            for (solver, id) in ids[index].enumerated() { solvers[solver].setConstant(constant, of: id) }
        }

        /// How many were given up, in each.
        mutating func solve() -> [Int] { solvers.indices.map { solvers[$0].solve().count } }

        func values(_ solver: Int) -> [Double] { variables.map { solvers[solver].value(of: $0) } }
    }

    @Test("LY-62: solutions are those of systems in which none is defined, after every change", arguments: 0..<200)
    func twins(seed: Int) {
        var random = SplitMix(seed: 5000 + seed)
        let count = Int.random(in: 4...18, using: &random)
        var twins = Twins(count: count)
        let middle = (0..<count).map { Double(Int.random(in: $0 % 3 == 0 ? -20...20 : 0...20, using: &random)) }
        for step in 0..<40 {
            let place = Int.random(in: 0..<max(twins.ids.count, 1), using: &random)
            switch Int.random(in: 0..<6, using: &random) {
            case 0 where !twins.ids.isEmpty: twins.remove(at: place)
            case 1 where !twins.ids.isEmpty:
                // Another number for a while, which may be one with which nothing fits.
                guard let constraint = twins.solvers[0].records[twins.ids[place][0]]?.constraint else { break }
                twins.setConstant(constraint.constant + Double(Int.random(in: -9...9, using: &random)), at: place)
                _ = twins.solve()
                twins.setConstant(constraint.constant, at: place)
            default: twins.add(Self.constraint(&random, twins.variables, middle))
            }
            guard Bool.random(using: &random) else { continue }
            // A place of its own for every variable, less important than anything: so there is one solution.
            for (index, variable) in twins.variables.enumerated() {
                let wish = Double(Int.random(in: -20...20, using: &random))
                twins.add(LinearConstraint([Term(variable, 1)], .equal, wish, priority: Double(index + 1)))
            }
            #expect(twins.solve() == [0, 0], "step \(step)")
            let values = [twins.values(0), twins.values(1)]
            #expect(SolverPropertyTests.close(values[0], values[1]), "step \(step): \(values)")
            for _ in 0..<count { twins.remove(at: twins.ids.count - 1) }
        }
        #expect(twins.solvers[1].tableau.isEveryDefinedSymbolFree)
    }

    /// One that holds at a point, if it must: mostly an equation between two or three variables.
    static func constraint(
        _ random: inout SplitMix, _ variables: [LayoutSolver.Variable], _ middle: [Double]
    ) -> LinearConstraint {
        let indices = variables.indices.shuffled(using: &random).prefix(.random(in: 1...3, using: &random))
        let coefficients = [1, 1, -1, -1, 2, 0.5]
        let terms = indices.map { index in
            (index: index, coefficient: coefficients.randomElement(using: &random) ?? 1)
        }
        var constant: Double = terms.reduce(0.0) { $0 + $1.coefficient * middle[$1.index] }
        let relation = [LinearConstraint.Relation.equal, .equal, .equal, .lessThanOrEqual, .greaterThanOrEqual]
            .randomElement(using: &random)
        let slack = Double(Int.random(in: 0...5, using: &random))
        let isRequired = Int.random(in: 0..<4, using: &random) != 0
        let priority: Double = [750.0, 500, 250].randomElement(using: &random) ?? 500
        if !isRequired {
            constant += slack * 3 - 7
        } else if relation == .lessThanOrEqual {
            constant += slack
        } else if relation == .greaterThanOrEqual {
            constant -= slack
        }
        return LinearConstraint(
            terms.map { Term(variables[$0.index], $0.coefficient) }, relation ?? .equal, constant,
            priority: isRequired ? LinearConstraint.required : priority)
    }
}

extension Tableau {
    /// Whether nothing else is defined than what may go anywhere.
    fileprivate var isEveryDefinedSymbolFree: Bool {
        symbols.indices.allSatisfy { definitions[$0] == nil || symbols[$0].kind == .free }
    }
}
