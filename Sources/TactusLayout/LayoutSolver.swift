/// Finds values for variables by constraints between them, and finds them again cheaply when little has changed.
///
/// ```swift
/// var solver = LayoutSolver()
/// let left = solver.makeVariable()
/// let width = solver.makeVariable(isNonnegative: true)
/// let edge = solver.add(LinearConstraint([.init(left, 1), .init(width, 1)], .equal, 300))
/// solver.add(LinearConstraint([.init(width, 1)], .equal, 100, priority: 250))
/// solver.solve()
/// solver.value(of: left)  // 200
/// solver.setConstant(400, of: edge)
/// solver.solve()
/// ```
///
/// Required constraints hold exactly. Of the others, those of the highest priority are violated as little as can be in
/// sum, and among all ways to do so, those of the next one, and so on: no number of unimportant constraints outweighs
/// an important one. Where constraints leave a choice, the solver makes one, and ``range(of:)`` tells.
///
/// When required constraints contradict each other, the youngest of them is given up, and ``solve()`` says so. It is
/// tried again whenever something else has been taken away or got another number.
///
/// The method is that of Cassowary (Badros, Borning, Stuckey, 2001): the simplex method on a tableau that is kept, with
/// variables that may be negative, and an error variable or two for each constraint that is not required. What
/// differs: what may be negative, or is what an equation says, is kept as it was stated and not in the tableau, so that
/// long chains stay short sums; priorities are kept apart in costs of their own and are not weights, so that they are
/// strictly ordered; a required constraint that does not hold is put right row by row, without artificial variables,
/// and the row that cannot be put right says which constraints contradict each other.
///
/// It is a value: a copy can be asked what would be. It knows nothing of views.
package struct LayoutSolver: Sendable {
    /// Names a variable of a solver.
    package struct Variable: Hashable, Sendable {
        /// The symbol of the variable: small numbers, used again after the variable was removed.
        package let index: Int
    }

    /// Names a constraint of a solver.
    package struct ConstraintID: Hashable, Comparable, Sendable {
        /// Younger constraints have larger numbers.
        let serial: Int

        /// Whether `left` is older.
        package static func < (left: ConstraintID, right: ConstraintID) -> Bool { left.serial < right.serial }
    }

    /// Required constraints that cannot all hold.
    package struct Conflict: Hashable, Sendable {
        /// The one that was given up.
        package var broken: ConstraintID
        /// Those that are kept, and that it contradicts, oldest first.
        package var others: [ConstraintID]
        /// Variables that cannot be negative, where that is part of the reason.
        package var nonnegative: [Variable]
    }

    /// A constraint, and its symbols.
    struct Record: Sendable {
        var constraint: LinearConstraint
        /// The symbol that stands for it in the tableau, and one more for a constraint that may be violated; `nil` when
        /// it was given up.
        var symbols: (marker: Int, error: Int?)?
        /// Whether it is put into the tableau later, with the first constraint that is in a row with its variable.
        var isWaiting = false
    }

    var tableau = Tableau()
    var records: [ConstraintID: Record] = [:]
    /// Which constraint a symbol belongs to; `nil` for those of variables.
    var owners: [Int: ConstraintID] = [:]
    /// Wishes about one variable each that are not in the tableau yet, some of which may be gone. The variable's symbol
    /// has the index of the last one, and each that of the one before; -1 for none.
    var waiting: [(id: ConstraintID, symbol: Int, former: Int)] = []
    /// Symbols that may have to be put right.
    var suspects: [Int] = []
    /// What was given up, and why, oldest first.
    var conflicts: [Conflict] = []
    /// For variables that are defined and came out below zero: the symbol that is equal to it and in rows.
    var bounds: [Int: Int] = [:]
    /// The other way round.
    var bounded: [Int: Int] = [:]
    /// Whether what was given up may fit now.
    var mayMend = false
    /// Whether anything changed since the last ``solve()``.
    package private(set) var needsSolving = false
    private var variables: Set<Int> = []
    private var count = 0

    /// Creates an empty system.
    package init() {}

    // MARK: Variables

    /// Adds a variable, which is zero until constraints say otherwise.
    ///
    /// - Parameter isNonnegative: Whether it must not be below zero.
    /// - Returns: The variable.
    package mutating func makeVariable(isNonnegative: Bool = false) -> Variable {
        let symbol = tableau.makeSymbol(isNonnegative ? .nonnegative : .free, isVariable: true)
        variables.insert(symbol)
        return Variable(index: symbol)
    }

    /// Forgets a variable that is in no constraint any more.
    package mutating func remove(_ variable: Variable) {
        variables.remove(variable.index)
        removeBound(of: variable.index)
        tableau.removeSymbol(variable.index)
    }

    /// What a variable is, as of the last ``solve()``.
    package func value(of variable: Variable) -> Double { tableau.value(of: variable.index) }

    /// Answers the variables whose value may be another one than when this was last asked.
    package mutating func consumeChangedVariables() -> [Variable] {
        let changed = tableau.changed.filter { variables.contains($0) }
        for symbol in tableau.changed { tableau.symbols[symbol].isMarked = false }
        tableau.changed.removeAll(keepingCapacity: true)
        return changed.map(Variable.init(index:))
    }

    /// How many steps were made so far: what solving costs is mostly that.
    package var pivotCount: Int { tableau.pivotCount }

    // MARK: Constraints

    /// Adds a constraint. It holds from the next ``solve()`` on.
    ///
    /// - Parameter constraint: Its numbers must be finite.
    /// - Returns: A name for it.
    @discardableResult
    package mutating func add(_ constraint: LinearConstraint) -> ConstraintID {
        precondition(
            constraint.constant.isFinite && constraint.terms.allSatisfy(\.coefficient.isFinite),
            "the numbers of a constraint must be finite: \(constraint)")
        needsSolving = true
        let id = ConstraintID(serial: count)
        count += 1
        let symbols = makeSymbols(for: id, constraint)
        let symbol = symbolToWaitFor(constraint)
        records[id] = Record(constraint: constraint, symbols: symbols, isWaiting: symbol != nil)
        if let symbol {
            waiting.append((id, symbol, tableau.symbols[symbol].wish))
            tableau.symbols[symbol].wish = waiting.count - 1
        } else {
            insert(constraint, symbols.marker, symbols.error)
        }
        return id
    }

    /// Takes a constraint away.
    package mutating func remove(_ id: ConstraintID) {
        withdraw(id)
        records[id] = nil
        conflicts.removeAll { $0.broken == id }
        mayMend = true
        needsSolving = true
    }

    /// Gives a constraint another number. Costs little, and so does solving after it.
    ///
    /// - Parameters:
    ///   - constant: The number, which must be finite.
    ///   - id: The constraint.
    package mutating func setConstant(_ constant: Double, of id: ConstraintID) {
        precondition(constant.isFinite, "the number of a constraint must be finite, not \(constant)")
        guard let record = records[id], record.constraint.constant != constant else { return }
        let distance = (constant - record.constraint.constant) * record.constraint.sign
        records[id]?.constraint.constant = constant
        mayMend = true
        needsSolving = true
        guard let marker = record.symbols?.marker, !record.isWaiting else { return }
        tableau.shiftDefinitions(naming: marker, by: distance)
        let row = tableau.symbols[marker].row
        if row >= 0 { return move(row, by: -distance) }
        moveRows(holding: marker, by: distance)
        for (veil, factor) in tableau.shares(of: marker) {
            tableau.shiftDefinitions(naming: veil, by: distance * factor)
            moveRows(holding: veil, by: distance * factor)
        }
    }

    /// Finds values for all variables.
    ///
    /// - Returns: What contradicts what, for each constraint that is given up at present.
    @discardableResult
    package mutating func solve() -> [Conflict] {
        if mayMend {
            for conflict in conflicts { insertAgain(conflict.broken) }
            conflicts = []
            mayMend = false
        }
        needsSolving = false
        for wish in waiting { insertWishes(of: wish.symbol) }
        waiting.removeAll(keepingCapacity: true)
        repeat {
            makeFeasible()
            tableau.minimizeCosts()
            tableau.updateDefinitions()
        } while addBounds()
        return conflicts
    }

    // MARK: Rows

    /// Moves rows as if a symbol in them counted from elsewhere.
    private mutating func moveRows(holding symbol: Int, by distance: Double) {
        for row in tableau.rows(holding: symbol) {
            move(row, by: distance * tableau.rows[row].sum.coefficient(of: symbol))
        }
    }

    private mutating func move(_ row: Int, by distance: Double) {
        tableau.shift(row, by: distance)
        if !tableau.isFeasible(row) { suspects.append(tableau.rows[row].basic) }
    }

    /// The variable that a wish is about, where nothing else is in a row with it: an equation may still come that
    /// defines it in a long chain.
    private func symbolToWaitFor(_ constraint: LinearConstraint) -> Int? {
        guard !constraint.isRequired, constraint.terms.count == 1 else { return nil }
        let symbol = constraint.terms[0].variable.index
        return tableau.isLoose(symbol) ? symbol : nil
    }

    /// Puts the wishes of a variable into the tableau, oldest first.
    private mutating func insertWishes(of symbol: Int) {
        var index = tableau.symbols[symbol].wish
        guard index >= 0 else { return }
        tableau.symbols[symbol].wish = -1
        // From here on each has the index of the one after it.
        var next = -1
        while index >= 0 {
            let former = waiting[index].former
            waiting[index].former = next
            next = index
            index = former
        }
        while next >= 0 {
            let wish = waiting[next]
            next = wish.former
            guard let record = records[wish.id], record.isWaiting, let symbols = record.symbols else { continue }
            records[wish.id]?.isWaiting = false
            insert(record.constraint, symbols.marker, symbols.error)
        }
    }

    /// Makes the symbols that stand for a constraint.
    private mutating func makeSymbols(
        for id: ConstraintID, _ constraint: LinearConstraint
    ) -> (marker: Int, error: Int?) {
        let isExact = constraint.relation == .equal && constraint.isRequired
        let marker = tableau.makeSymbol(isExact ? .zero : .nonnegative)
        owners[marker] = id
        let error = constraint.isRequired ? nil : tableau.makeSymbol(.nonnegative)
        if let error { owners[error] = id }
        return (marker, error)
    }

    /// Puts a constraint that was given up into the tableau again.
    private mutating func insertAgain(_ id: ConstraintID) {
        guard let constraint = records[id]?.constraint else { return }
        let symbols = makeSymbols(for: id, constraint)
        records[id]?.symbols = symbols
        insert(constraint, symbols.marker, symbols.error)
    }

    /// Puts a constraint into the tableau: the marker is by how much the sum is larger than the constant.
    private mutating func insert(_ constraint: LinearConstraint, _ marker: Int, _ error: Int?) {
        let isEquation = constraint.relation == .equal
        var sum = SparseRow()
        sum.constant = -constraint.constant * constraint.sign
        for term in constraint.terms { sum.add(term.coefficient * constraint.sign, of: term.variable.index) }
        if let error { sum.add(1, of: error) }
        if let rest = tableau.define(by: marker, sum) {
            for term in rest.terms { insertWishes(of: term.symbol) }
            insertRow(marker, tableau.veiled(rest, being: marker, stated: sum, isOneOfMany: error != nil), error)
        }
        if let error {
            if isEquation { tableau.addCost(1, of: marker, priority: constraint.priority) }
            tableau.addCost(1, of: error, priority: constraint.priority)
        }
    }

    /// The variable that a new required equation should say something of, at once: where all such equations wait, each
    /// stands in the way of all the others' variables, and each view of a long stack is moved a little by every one.
    ///
    /// - Returns: The one that is in fewest rows, where it can be what the equation says without making another
    ///   variable negative; `nil` for none.
    private mutating func variableToSolveFor(_ row: Int) -> Int? {
        guard tableau.symbols[tableau.rows[row].basic].kind == .zero else { return nil }
        let sum = tableau.rows[row].sum
        var best: SparseRow.Term?
        for term in sum.terms where owners[term.symbol] == nil && tableau.symbols[term.symbol].kind == .nonnegative {
            guard abs(term.coefficient) > 1e-4, sum.constant / term.coefficient <= 0 else { continue }
            if let best, tableau.useCount(of: best.symbol) <= tableau.useCount(of: term.symbol) { continue }
            best = term
        }
        guard let least = best else { return nil }
        let distance = -sum.constant / least.coefficient
        return tableau.canGrow(least.symbol, by: distance) ? least.symbol : nil
    }

    private mutating func insertRow(_ marker: Int, _ sum: SparseRow, _ error: Int?) {
        tableau.insertRow(marker, sum)
        let row = tableau.symbols[marker].row
        if let variable = variableToSolveFor(row) {
            tableau.pivot(row, variable)
            for other in tableau.rows(holding: marker) where !tableau.isFeasible(other) {
                suspects.append(tableau.rows[other].basic)
            }
            return
        }
        guard !tableau.isFeasible(row) else { return }
        if let error { tableau.pivot(row, error) } else { suspects.append(marker) }
    }
}

extension LinearConstraint {
    /// -1 where both sides are negated, so that "at most" is "at least".
    var sign: Double { relation == .lessThanOrEqual ? -1 : 1 }
}
