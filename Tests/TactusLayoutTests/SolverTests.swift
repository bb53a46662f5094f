import RandomNumbers
import Testing

@testable import TactusLayout

@Suite("The solver")
struct SolverTests {
    typealias Term = LinearConstraint.Term

    @Test("a change of one number moves what depends on it, in few steps")
    func chain() {
        var solver = LayoutSolver()
        let variables = (0..<500).map { _ in solver.makeVariable() }
        let start = solver.add(LinearConstraint([Term(variables[0], 1)], .equal, 10))
        for (left, right) in zip(variables, variables.dropFirst()) {
            solver.add(LinearConstraint([Term(right, 1), Term(left, -1)], .equal, 2))
        }
        solver.solve()
        #expect(solver.value(of: variables[499]) == 1008)
        let steps = solver.pivotCount
        _ = solver.consumeChangedVariables()

        solver.setConstant(30, of: start)
        solver.solve()

        #expect(solver.value(of: variables[499]) == 1028)
        #expect(solver.pivotCount == steps)
        #expect(solver.consumeChangedVariables().count == 500)
        solver.solve()
        #expect(solver.consumeChangedVariables() == [])
    }

    @Test("multipliers of a million beside those of a thousandth end nothing, whatever is changed", arguments: 0..<12)
    func ratios(seed: Int) {
        var random = SplitMix(seed: seed)
        let multipliers = [1e6, 1e3, 1, 0.5, 0.001, 1e-6, -1, -1e6, -0.001]
        let priorities = [LinearConstraint.required, 750, 500, 250]
        var solver = LayoutSolver()
        let variables = (0..<12).map { _ in solver.makeVariable(isNonnegative: .random(using: &random)) }
        var ids: [LayoutSolver.ConstraintID] = []
        for _ in 0..<200 {
            switch Int.random(in: 0..<4, using: &random) {
            case 0 where ids.count > 20: solver.remove(ids.remove(at: .random(in: ids.indices, using: &random)))
            case 1 where !ids.isEmpty:
                solver.setConstant(
                    .random(in: -1000...1000, using: &random), of: ids[.random(in: ids.indices, using: &random)])
            default:
                let pair = variables.shuffled(using: &random).prefix(2)
                let terms = pair.map { Term($0, multipliers.randomElement(using: &random) ?? 1) }
                let relation = [LinearConstraint.Relation.equal, .lessThanOrEqual, .greaterThanOrEqual]
                ids.append(
                    solver.add(
                        LinearConstraint(
                            terms, relation.randomElement(using: &random) ?? .equal,
                            .random(in: -100...100, using: &random),
                            priority: priorities.randomElement(using: &random) ?? 1)))
            }
            solver.solve()
        }
        #expect(variables.allSatisfy { !solver.value(of: $0).isNaN })
    }

    @Test("a chain of many with heights of their own stays as many short sums", arguments: [false, true])
    func chainOfHeights(isBackwards: Bool) {
        let count = 400
        var solver = LayoutSolver()
        let edges = (0...count).map { _ in solver.makeVariable() }
        let heights = (0..<count).map { _ in solver.makeVariable(isNonnegative: true) }
        for height in heights {
            solver.add(LinearConstraint([Term(height, 1)], .lessThanOrEqual, 12, priority: 250))
            solver.add(LinearConstraint([Term(height, 1)], .greaterThanOrEqual, 12, priority: 750))
        }
        for index in isBackwards ? (0..<count).reversed() : Array(0..<count) {
            let terms = [Term(edges[index + 1], 1), Term(edges[index], -1), Term(heights[index], -1)]
            solver.add(LinearConstraint(terms, .equal, 2))
        }
        solver.add(LinearConstraint([Term(edges[0], 1)], .equal, 0))
        for height in heights { solver.add(LinearConstraint([Term(height, 1)], .greaterThanOrEqual, 20)) }

        #expect(solver.solve() == [])

        #expect(edges.map { solver.value(of: $0) } == (0...count).map { Double($0) * 22 })
        let named = solver.tableau.rows.map(\.sum) + solver.tableau.definitions.compactMap { $0?.sum }
        #expect(named.reduce(0) { $0 + $1.terms.count } < 20 * count)
        #expect(solver.pivotCount < 8 * count)
    }

    @Test("LY-80: many whose gaps would all be equal are not moved a little by each of the others")
    func equalGaps() {
        let count = 60
        var solver = LayoutSolver()
        let height = solver.makeVariable(isNonnegative: true)
        solver.add(LinearConstraint([Term(height, 1)], .equal, 50 * Double(count - 1) + 10, isFact: true))
        let tops = (0..<count).map { _ in solver.makeVariable() }
        for (top, next) in zip(tops, tops.dropFirst()) {
            solver.add(LinearConstraint([Term(next, 1), Term(top, -1)], .greaterThanOrEqual, 10))
        }
        solver.add(LinearConstraint([Term(tops[0], 1)], .equal, 0))
        solver.add(LinearConstraint([Term(height, 1), Term(tops[count - 1], -1)], .equal, 10))
        var former: LayoutSolver.Variable?
        for (top, next) in zip(tops, tops.dropFirst()) {
            let gap = solver.makeVariable(isNonnegative: true)
            solver.add(LinearConstraint([Term(next, 1), Term(top, -1), Term(gap, -1)], .equal, 0))
            if let former { solver.add(LinearConstraint([Term(gap, 1), Term(former, -1)], .equal, 0, priority: 149)) }
            former = gap
        }

        #expect(solver.solve() == [])

        #expect(tops.map { solver.value(of: $0).rounded() } == (0..<count).map { Double($0) * 50 })
        #expect(solver.pivotCount < 10 * count)
    }

    @Test("what a removed constraint held in the middle of a chain is held by the others")
    func removalInAChain() {
        var solver = LayoutSolver()
        let edges = (0..<5).map { _ in solver.makeVariable() }
        let steps = zip(edges, edges.dropFirst()).map { left, right in
            solver.add(LinearConstraint([Term(right, 1), Term(left, -1)], .equal, 10))
        }
        let start = solver.add(LinearConstraint([Term(edges[0], 1)], .equal, 1))
        solver.solve()
        #expect(edges.map { solver.value(of: $0) } == [1, 11, 21, 31, 41])

        // The other end holds what came loose.
        solver.remove(steps[1])
        let end = solver.add(LinearConstraint([Term(edges[4], 1)], .equal, 100))
        solver.solve()
        #expect(edges.map { solver.value(of: $0) } == [1, 11, 80, 90, 100])

        solver.remove(start)
        solver.add(LinearConstraint([Term(edges[2], 1), Term(edges[1], -2)], .equal, 0))
        solver.solve()
        #expect(edges.map { solver.value(of: $0) } == [30, 40, 80, 90, 100])
        solver.setConstant(60, of: end)
        solver.solve()
        #expect(edges.map { solver.value(of: $0) } == [10, 20, 40, 50, 60])
        #expect(solver.range(of: edges[0]) == 10...10)
    }

    @Test("of three that contradict each other the youngest is given up, until another one leaves")
    func conflict() {
        var solver = LayoutSolver()
        let width = solver.makeVariable(isNonnegative: true)
        let small = solver.add(LinearConstraint([Term(width, 1)], .lessThanOrEqual, 50))
        let large = solver.add(LinearConstraint([Term(width, 1)], .greaterThanOrEqual, 100))

        #expect(solver.solve() == [.init(broken: large, others: [small], nonnegative: [])])
        #expect(solver.value(of: width) <= 50)
        solver.remove(small)
        #expect(solver.solve() == [])
        #expect(solver.value(of: width) == 100)
    }

    @Test("facts are kept, even when they are the youngest")
    func facts() {
        var solver = LayoutSolver()
        let width = solver.makeVariable()
        let wish = solver.add(LinearConstraint([Term(width, 1)], .equal, 50))
        let fact = solver.add(LinearConstraint([Term(width, 1)], .equal, 70, isFact: true))

        #expect(solver.solve() == [.init(broken: wish, others: [fact], nonnegative: [])])
        #expect(solver.value(of: width) == 70)
        solver.setConstant(50, of: fact)
        #expect(solver.solve() == [])
    }

    @Test("a variable that cannot be negative is part of the reason")
    func negative() {
        var solver = LayoutSolver()
        let width = solver.makeVariable(isNonnegative: true)
        let id = solver.add(LinearConstraint([Term(width, 1)], .equal, -1))
        #expect(solver.solve() == [.init(broken: id, others: [], nonnegative: [width])])
        #expect(solver.value(of: width) == 0)
    }

    @Test("many unimportant constraints do not outweigh one that is more important")
    func priorities() {
        var solver = LayoutSolver()
        let width = solver.makeVariable()
        for _ in 0..<1000 { solver.add(LinearConstraint([Term(width, 1)], .equal, 1, priority: 250)) }
        solver.add(LinearConstraint([Term(width, 1)], .equal, 2, priority: 250.5))
        solver.solve()
        #expect(solver.value(of: width) == 2)
    }

    @Test("the solver names the constraints that a value follows from")
    func reasons() {
        var solver = LayoutSolver()
        let left = solver.makeVariable()
        let right = solver.makeVariable()
        let first = solver.add(LinearConstraint([Term(left, 1)], .equal, 5))
        let loose = solver.add(LinearConstraint([Term(right, 1)], .greaterThanOrEqual, 0))
        let second = solver.add(LinearConstraint([Term(right, 1), Term(left, -1)], .equal, 5))
        solver.solve()
        #expect(solver.constraints(determining: right) == [first, second])
        #expect(solver.range(of: right) == 10...10)
        solver.remove(second)
        solver.solve()
        #expect(solver.constraints(determining: right) == [loose])
        #expect(solver.range(of: right) == 0...Double.infinity)
    }

    @Test("a removed variable leaves nothing behind")
    func leaving() {
        var solver = LayoutSolver()
        for round in 0..<50 {
            let variables = (0..<4).map { _ in solver.makeVariable(isNonnegative: true) }
            let ids = variables.map { variable in
                solver.add(LinearConstraint([Term(variable, 1)], .equal, Double(round), priority: 500))
            }
            let sum = solver.add(LinearConstraint(variables.map { Term($0, 1) }, .equal, Double(2 * round)))
            solver.solve()
            #expect(abs(variables.map { solver.value(of: $0) }.reduce(0, +) - Double(2 * round)) < 1e-6)
            for id in ids + [sum] { solver.remove(id) }
            for variable in variables { solver.remove(variable) }
            #expect(variables.allSatisfy { $0.index < 40 })
        }
    }
}

@Suite("Solver of linear constraints: mistakes of the caller")
struct SolverExitTests {
    @Test("numbers that are no numbers are refused in a sentence")
    func refusal() async throws {
        let result = try await #require(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            var solver = LayoutSolver()
            let id = solver.add(LinearConstraint([LinearConstraint.Term(solver.makeVariable(), 1)], .equal, 0))
            solver.setConstant(.nan, of: id)
        }
        let text = String(decoding: result.standardErrorContent, as: UTF8.self)
        #expect(text.contains("must be finite, not nan"))
    }
}
