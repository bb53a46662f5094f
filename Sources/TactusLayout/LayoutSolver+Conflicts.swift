extension LayoutSolver {
    /// Puts right what changed constants and new constraints made wrong. What cannot be put right is given up.
    mutating func makeFeasible() {
        var next = 0
        while next < suspects.count {
            let row = tableau.symbols[suspects[next]].row
            guard row >= 0, !tableau.makeFeasible(row), let conflict = conflict(in: row) else {
                next += 1
                continue
            }
            conflicts.append(conflict)
            withdraw(conflict.broken)
        }
        suspects.removeAll(keepingCapacity: true)
        conflicts.sort { $0.broken < $1.broken }
    }

    /// Says why a row cannot be put right, and which constraint is given up for it.
    private func conflict(in row: Int) -> Conflict? {
        let symbols = [tableau.rows[row].basic] + tableau.unveiled(tableau.rows[row].sum).terms.map(\.symbol)
        let ids = Set(symbols.compactMap { owners[$0] }).filter { records[$0]?.constraint.isRequired == true }
        let choice = ids.filter { records[$0]?.constraint.isFact == false }
        guard let broken = choice.max() ?? ids.max() else { return nil }
        let variables = symbols.filter { owners[$0] == nil && tableau.symbols[$0].kind == .nonnegative }
            .map(variable)
        return Conflict(
            broken: broken, others: ids.filter { $0 != broken }.sorted(),
            nonnegative: variables.sorted().map(Variable.init(index:)))
    }

    /// The variable that a symbol is or stands for.
    private func variable(_ symbol: Int) -> Int {
        var symbol = symbol
        while let origin = bounded[symbol] { symbol = origin }
        return symbol
    }

    /// Takes a constraint out of the tableau; it stays known.
    mutating func withdraw(_ id: ConstraintID) {
        guard let record = records[id], let (marker, error) = record.symbols else { return }
        records[id]?.symbols = nil
        if let error, !record.isWaiting {
            let isEquation = record.constraint.relation == .equal
            if isEquation { tableau.addCost(-1, of: marker, priority: record.constraint.priority) }
            tableau.addCost(-1, of: error, priority: record.constraint.priority)
        }
        if !record.isWaiting { eliminate(marker) }
        for symbol in [marker, error].compactMap(\.self) {
            tableau.removeSymbol(symbol)
            owners[symbol] = nil
        }
        tableau.dropEmptyLevels()
    }

    /// Takes the equation that a symbol stands for out of all others.
    private mutating func eliminate(_ marker: Int) {
        tableau.unveil(marker)
        // It goes with the row in which the symbol is basic.
        if tableau.symbols[marker].row < 0, let row = tableau.rowToLeave(for: marker) { tableau.pivot(row, marker) }
        tableau.eliminateFromDefinitions(marker)
    }

    // MARK: Bounds

    /// Lets defined variables that came out below zero take part in the search.
    ///
    /// - Returns: Whether there were any, so that there is something to solve.
    mutating func addBounds() -> Bool {
        let sunk = tableau.removeSunk().filter { bounds[$0] == nil }
        for symbol in sunk {
            let bound = tableau.makeBound(of: symbol)
            bounds[symbol] = bound
            bounded[bound] = symbol
            suspects.append(bound)
        }
        return !sunk.isEmpty
    }

    /// Forgets what kept a variable from being below zero.
    mutating func removeBound(of symbol: Int) {
        guard let bound = bounds.removeValue(forKey: symbol) else { return }
        bounded[bound] = nil
        removeBound(of: bound)
        eliminate(bound)
        tableau.removeSymbol(bound)
    }
}

extension Tableau {
    /// In which row a symbol can become basic that is about to be removed, so that all feasible rows stay feasible.
    fileprivate mutating func rowToLeave(for symbol: Int) -> Int? {
        /// Rows in the order in which they must be taken: the way to go, and how much a row minds.
        var best: (row: Int, rank: Int, way: Double)?
        for row in rows(holding: symbol) {
            let coefficient = rows[row].sum.coefficient(of: symbol)
            let kind = symbols[rows[row].basic].kind
            let rank: Int
            if !isFeasible(row) {
                rank = 3
            } else if kind == .zero {
                rank = 0
            } else {
                rank = coefficient < 0 ? 1 : 2
            }
            let way = abs(rows[row].sum.constant / coefficient)
            if let best, (best.rank, best.way) <= (rank, way) { continue }
            best = (row, rank, way)
        }
        return best?.row
    }
}
