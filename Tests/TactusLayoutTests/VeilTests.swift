import RandomNumbers
import Testing

@testable import TactusLayout

/// Markers of equations that define variables, which rows have behind one symbol, and wishes, which come after them.
@Suite("Chains whose links have wishes")
struct VeilTests {
    typealias Term = LinearConstraint.Term

    /// Extents each as large as the one before, or as the first one, with content of their own.
    struct Chain {
        var solver = LayoutSolver()
        var extents: [LayoutSolver.Variable] = []
        var links: [LayoutSolver.ConstraintID] = []

        init(count: Int, isStar: Bool = false) {
            for index in 0..<count {
                let extent = solver.makeVariable(isNonnegative: true)
                let content = Double(20 + index * 7 % 31)
                solver.add(LinearConstraint([Term(extent, 1)], .lessThanOrEqual, content, priority: 250))
                solver.add(LinearConstraint([Term(extent, 1)], .greaterThanOrEqual, content, priority: 750))
                if let other = isStar ? extents.first : extents.last {
                    links.append(solver.add(LinearConstraint([Term(extent, 1), Term(other, -1)], .equal, 0)))
                }
                extents.append(extent)
            }
        }

        var values: [Double] { extents.map { solver.value(of: $0) } }
        var termCount: Int {
            let sums = solver.tableau.rows.map(\.sum) + solver.tableau.definitions.compactMap { $0?.sum }
            return sums.reduce(0) { $0 + $1.terms.count }
        }
    }

    @Test("LY-63: a chain of extents with content has no more in its rows than a star", arguments: [true, false])
    func chain(isStar: Bool) {
        let count = 160
        var chain = Chain(count: count, isStar: isStar)

        #expect(chain.solver.solve() == [])

        #expect(chain.values == Array(repeating: 50, count: count))
        #expect(chain.termCount < 18 * count)
        #expect(chain.solver.pivotCount < 5 * count)
    }

    @Test("LY-63: another constant of a link, and its end, reach all that come after it")
    func links() {
        var chain = Chain(count: 60)
        chain.solver.solve()
        #expect(!chain.solver.tableau.veils.isEmpty)

        // Those after the 30th are larger by five, so the largest content among all decides.
        chain.solver.setConstant(5, of: chain.links[29])
        #expect(chain.solver.solve() == [])
        #expect(chain.values == Array(repeating: 50, count: 30) + Array(repeating: 55, count: 30))

        chain.solver.remove(chain.links[29])
        let fixed = chain.solver.add(LinearConstraint([Term(chain.extents[59], 1)], .equal, 7))
        #expect(chain.solver.solve() == [])
        #expect(chain.values == Array(repeating: 50, count: 30) + Array(repeating: 7, count: 30))
        #expect(chain.solver.constraints(determining: chain.extents[30]) == Array(chain.links[30...]) + [fixed])
    }

    @Test("LY-63: what contradicts a chain is told with every link of it")
    func conflict() throws {
        var chain = Chain(count: 40)
        chain.solver.solve()
        let first = chain.solver.add(LinearConstraint([Term(chain.extents[0], 1)], .equal, 10))
        let last = chain.solver.add(LinearConstraint([Term(chain.extents[39], 1)], .equal, 20))

        let conflict = try #require(chain.solver.solve().first)

        #expect(conflict.broken == last)
        #expect(conflict.others == chain.links + [first])
        #expect(chain.values == Array(repeating: 10, count: 40))
    }

    @Test("LY-63: many in one another that have no room are as many short sums")
    func noRoom() {
        let count = 200
        var nest = DefinedVariableTests.Nest(count: count, room: 100, inset: 1)

        #expect(nest.solver.solve().map(\.broken) == [nest.ends[50]])

        #expect(nest.values[...50] == (0...50).map { 100 - 2 * Double($0) }[...])
        let terms = nest.solver.tableau.rows.reduce(0) { $0 + $1.sum.terms.count }
        #expect(terms < 10 * count)
    }

    /// The same constraints in three systems: with veils over every marker, without any, and with each wish in rows at
    /// once, so that equations come after it.
    struct Triplets {
        var solvers = [LayoutSolver(), LayoutSolver(), LayoutSolver()]
        var variables: [LayoutSolver.Variable] = []
        var ids: [[LayoutSolver.ConstraintID]] = []

        init(count: Int, longestPlainSum: Int) {
            solvers[0].tableau.longestPlainSum = longestPlainSum
            for index in 1...2 { solvers[index].tableau.longestPlainSum = .max }
            for index in 0..<count {
                let made = solvers.indices.map { solvers[$0].makeVariable(isNonnegative: index % 3 != 0) }
                variables.append(made[0])
            }
        }

        mutating func add(_ constraint: LinearConstraint) {
            ids.append(solvers.indices.map { solvers[$0].add(constraint) })
            solvers[2].solve()
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

    @Test("LY-63: solutions are those of systems without veils, after every change", arguments: 0..<200)
    func triplets(seed: Int) {
        var random = SplitMix(seed: 8000 + seed)
        let count = Int.random(in: 4...20, using: &random)
        var systems = Triplets(count: count, longestPlainSum: seed % 3)
        let middle = (0..<count).map { Double(Int.random(in: $0 % 3 == 0 ? -20...20 : 0...20, using: &random)) }
        for step in 0..<40 {
            let index = Int.random(in: 0..<max(systems.ids.count, 1), using: &random)
            switch Int.random(in: 0..<6, using: &random) {
            case 0 where !systems.ids.isEmpty: systems.remove(at: index)
            case 1 where !systems.ids.isEmpty:
                // Another number for a while, which may be one with which nothing fits.
                guard let constraint = systems.solvers[0].records[systems.ids[index][0]]?.constraint else { break }
                systems.setConstant(constraint.constant + Double(Int.random(in: -9...9, using: &random)), at: index)
                _ = systems.solve()
                systems.setConstant(constraint.constant, at: index)
            default: systems.add(DefinedVariableTests.constraint(&random, systems.variables, middle))
            }
            guard Bool.random(using: &random) else { continue }
            // A wish of its own for every variable, less important than anything: so there is one solution.
            for (index, variable) in systems.variables.enumerated() {
                let wish = Double(Int.random(in: -20...20, using: &random))
                systems.add(LinearConstraint([Term(variable, 1)], .equal, wish, priority: Double(index + 1)))
            }
            #expect(systems.solve() == [0, 0, 0], "step \(step)")
            let values = (0..<3).map(systems.values)
            #expect(SolverPropertyTests.close(values[0], values[1]), "step \(step): \(values)")
            #expect(SolverPropertyTests.close(values[0], values[2]), "step \(step): \(values)")
            expectTruth(of: systems.solvers[0], systems.variables, &random)
            for _ in 0..<count { systems.remove(at: systems.ids.count - 1) }
        }
        while !systems.ids.isEmpty { systems.remove(at: systems.ids.count - 1) }
        for variable in systems.variables { systems.solvers[0].remove(variable) }
        #expect(systems.solvers[0].tableau.veils.isEmpty)
        #expect(systems.solvers[0].tableau.veilUses.allSatisfy { $0.isEmpty })
        #expect(systems.solvers[0].tableau.uses.allSatisfy { $0.isEmpty })
    }

    /// Every row and definition holds whatever the variables are, where markers are what constraints come to.
    private func expectTruth(
        of solver: LayoutSolver, _ variables: [LayoutSolver.Variable], _ random: inout SplitMix
    ) {
        var values: [Int: Double] = [:]
        for variable in variables { values[variable.index] = Double.random(in: -9...9, using: &random) }
        for record in solver.records.values {
            guard let (marker, error) = record.symbols else { continue }
            let sign = record.constraint.sign
            var sum = -record.constraint.constant * sign
            for term in record.constraint.terms { sum += term.coefficient * sign * (values[term.variable.index] ?? 0) }
            if let error { values[error] = Double.random(in: -9...9, using: &random) }
            values[marker] = sum + (error.flatMap { values[$0] } ?? 0)
        }
        func bound(_ symbol: Int) {
            guard let bounding = solver.bounds[symbol] else { return }
            values[bounding] = values[symbol]
            bound(bounding)
        }
        for variable in variables { bound(variable.index) }
        let tableau = solver.tableau
        let rows = tableau.rows.filter { $0.basic >= 0 }.map { ($0.basic, $0.sum) }
        let definitions = tableau.definitions.enumerated().compactMap { symbol, definition in
            definition.map { (symbol, $0.sum) }
        }
        for (symbol, sum) in rows + definitions {
            let value = tableau.unveiled(sum).terms.reduce(sum.constant) {
                $0 + $1.coefficient * (values[$1.symbol] ?? .nan)
            }
            #expect(abs(value - (values[symbol] ?? .nan)) < 1e-4)
        }
    }
}
