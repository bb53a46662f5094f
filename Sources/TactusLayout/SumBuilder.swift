/// A sum that many others are added to.
struct SumBuilder {
    var constant = 0.0
    private var coefficients: [Int: Double] = [:]

    /// Adds to the coefficient of a symbol.
    ///
    /// - Returns: Whether the symbol was not in the sum.
    @discardableResult
    mutating func add(_ coefficient: Double, of symbol: Int) -> Bool {
        guard let known = coefficients[symbol] else {
            coefficients[symbol] = coefficient
            return true
        }
        coefficients[symbol] = known + coefficient
        return false
    }

    /// Adds a sum, so many times.
    mutating func add(_ sum: SparseRow, times factor: Double) {
        constant += sum.constant * factor
        for term in sum.terms { add(term.coefficient * factor, of: term.symbol) }
    }

    /// Takes a symbol out.
    ///
    /// - Returns: The coefficient that it had.
    mutating func remove(_ symbol: Int) -> Double { coefficients.removeValue(forKey: symbol) ?? 0 }

    /// The sum.
    var row: SparseRow {
        var row = SparseRow()
        row.constant = constant
        row.terms.reserveCapacity(coefficients.count)
        for (symbol, coefficient) in coefficients where abs(coefficient) > SparseRow.epsilon {
            row.terms.append(.init(symbol: symbol, coefficient: coefficient))
        }
        row.terms.sort { $0.symbol < $1.symbol }
        return row
    }
}
