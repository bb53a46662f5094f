extension Tableau {
    /// Moves a row's basic symbol to where it may be. Rows that are right stay so.
    ///
    /// - Returns: Whether it could be done. With `false`, no symbol of the row can change without making it worse:
    ///   together they are why.
    mutating func makeFeasible(_ index: Int) -> Bool {
        let basic = rows[index].basic
        var steps = 0
        while symbols[basic].row == index, !isFeasible(index) {
            let direction = rows[index].sum.constant < 0 ? 1.0 : -1
            steps += 1
            guard let entering = symbolThatMoves(index, direction, byIndex: steps > Self.patience) else { return false }
            let coefficient = rows[index].sum.coefficient(of: entering)
            let way = abs(rows[index].sum.constant / coefficient)
            let limit = limit(of: entering)
            if let limit, limit.way < way { pivot(limit.row, entering) } else { pivot(index, entering) }
            guard steps < Self.giveUp else { return false }
        }
        return true
    }

    /// Makes the costs as small as can be, the most important ones first. All rows must be feasible.
    ///
    /// - Returns: `false` when there is no smallest.
    @discardableResult
    mutating func minimizeCosts() -> Bool {
        var steps = 0
        for level in levels.indices {
            while let entering = levels[level].savers.first() {
                steps += 1
                guard steps < Self.giveUp, let limit = limit(of: entering) else { return false }
                pivot(limit.row, entering)
            }
        }
        return true
    }

    /// After so many steps that gained nothing the slow rule is used, which never goes in circles.
    private static var patience: Int { 64 }
    /// Rounding could make even that one go in circles.
    private static var giveUp: Int { 100_000 }

    /// How far a symbol that is zero can grow until the first row forbids more, and that row; `nil` when none does.
    private mutating func limit(of symbol: Int) -> (row: Int, way: Double)? {
        var best: (row: Int, way: Double)?
        for row in rows(holding: symbol) {
            let basic = rows[row].basic
            let kind = symbols[basic].kind
            guard isFeasible(row) else { continue }
            let coefficient = rows[row].sum.coefficient(of: symbol)
            guard coefficient < -SparseRow.epsilon || (kind == .zero && coefficient > SparseRow.epsilon) else {
                continue
            }
            let way = kind == .zero ? 0 : max(rows[row].sum.constant / -coefficient, 0)
            guard let known = best else {
                best = (row, way)
                continue
            }
            if way < known.way || (way == known.way && basic < rows[known.row].basic) { best = (row, way) }
        }
        return best
    }

    /// Whether a symbol that is zero can grow so far, and no symbol becomes negative that was not.
    mutating func canGrow(_ symbol: Int, by distance: Double) -> Bool {
        guard distance != 0 else { return true }
        return rows(holding: symbol).allSatisfy { row in
            guard symbols[rows[row].basic].kind == .nonnegative, isFeasible(row) else { return true }
            let constant = rows[row].sum.constant + rows[row].sum.coefficient(of: symbol) * distance
            return constant >= -Self.tolerance
        }
    }

    /// The symbol that should grow to move a row's constant up (`direction` 1) or down (-1).
    private func symbolThatMoves(_ index: Int, _ direction: Double, byIndex: Bool) -> Int? {
        var best: (symbol: Int, coefficient: Double)?
        for term in rows[index].sum.terms where symbols[term.symbol].kind != .zero {
            let coefficient = term.coefficient * direction
            guard coefficient > SparseRow.epsilon else { continue }
            if byIndex { return term.symbol }
            if let known = best, !isCheaper(term.symbol, coefficient, than: known.symbol, known.coefficient) {
                continue
            }
            best = (term.symbol, coefficient)
        }
        return best?.symbol
    }

    /// Whether growing `left` costs less than growing `right`, each by what moves the row by one.
    private func isCheaper(_ left: Int, _ leftCoefficient: Double, than right: Int, _ rightCoefficient: Double) -> Bool
    {
        for level in levels {
            let mine = level.cost(of: left) / leftCoefficient
            let theirs = level.cost(of: right) / rightCoefficient
            if abs(mine - theirs) > SparseRow.epsilon { return mine < theirs }
        }
        return false
    }
}
