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
        _ = solver.takeChangedVariables()

        solver.setConstant(30, of: start)
        solver.solve()

        #expect(solver.value(of: variables[499]) == 1028)
        #expect(solver.pivotCount == steps)
        #expect(solver.takeChangedVariables().count == 500)
        solver.solve()
        #expect(solver.takeChangedVariables() == [])
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

    @Test("what a value follows from is told")
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

    @Test("numbers that are no numbers are refused in a sentence")
    func refusal() async throws {
        let result = try await #require(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            var solver = LayoutSolver()
            let id = solver.add(LinearConstraint([Term(solver.makeVariable(), 1)], .equal, 0))
            solver.setConstant(.nan, of: id)
        }
        let text = String(decoding: result.standardErrorContent, as: UTF8.self)
        #expect(text.contains("must be finite, not nan"))
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
