/// Symbols that may go anywhere are *defined* and have no rows: nothing ever stops at them, so what they are is of
/// interest only when somebody asks.
///
/// A definition names any symbols, also other defined ones, and stays as it was written when symbols change places. So
/// a chain of a thousand views is a thousand short sums, and not a thousand sums of all the views before. Definitions
/// never name each other in a ring: each names only defined ones of lower order.
extension Tableau {
    /// What a symbol that may go anywhere is.
    struct Definition: Sendable {
        var sum: SparseRow
        /// Larger than that of all definitions that it names.
        var order: Int
        /// What the sum was when values were settled.
        var value = 0.0
        /// Whether it waits to be settled.
        var isQueued = false
    }

    // MARK: Defining

    /// Lets an equation define a symbol, where it has one that may go anywhere and is not defined.
    ///
    /// - Parameters:
    ///   - marker: What the sum is equal to, a new symbol.
    ///   - sum: Of any symbols.
    /// - Returns: `nil` when it defines one now, otherwise the sum without any defined symbols.
    mutating func define(by marker: Int, _ sum: SparseRow) -> SparseRow? {
        if let subject = sum.terms.first(where: { isOpen($0.symbol) && uses[$0.symbol].isEmpty })?.symbol {
            // Nothing names it: the sum can be as it is.
            highestOrder += 1
            define(subject, by: marker, sum, order: highestOrder)
            return nil
        }
        let rest = expanded(sum)
        guard let subject = leastUsedOpenSymbol(of: rest) else { return rest }
        // Nothing that it names is defined.
        lowestOrder -= 1
        define(subject, by: marker, rest, order: lowestOrder)
        return nil
    }

    private func leastUsedOpenSymbol(of sum: SparseRow) -> Int? {
        var best: Int?
        for term in sum.terms where isOpen(term.symbol) {
            if let best, uses[best].count <= uses[term.symbol].count { continue }
            best = term.symbol
        }
        return best
    }

    private func isOpen(_ symbol: Int) -> Bool { symbols[symbol].kind == .free && definitions[symbol] == nil }

    private mutating func define(_ subject: Int, by marker: Int, _ sum: SparseRow, order: Int) {
        var definition = sum
        definition.solve(for: subject, being: marker)
        for term in definition.terms { uses[term.symbol].append(subject) }
        definitions[subject] = Definition(sum: definition, order: order)
        mark(subject)
    }

    /// Makes a symbol open again.
    ///
    /// - Returns: What it was.
    @discardableResult
    mutating func undefine(_ subject: Int) -> SparseRow? {
        guard let sum = definitions[subject]?.sum else { return nil }
        definitions[subject] = nil
        for term in sum.terms { removeUse(of: term.symbol, by: subject) }
        mark(subject)
        return sum
    }

    // MARK: Changing

    /// Removes the equation that a marker stands for from the definitions: none names the marker any more.
    ///
    /// Where it is in rows, it must be the basic symbol of one.
    mutating func eliminateFromDefinitions(_ marker: Int) {
        let row = symbols[marker].row
        if row >= 0 { return replaceInDefinitions(marker, by: rows[row].sum) }
        // The definition that the others may name.
        let first = uses[marker].min { order(of: $0) < order(of: $1) }
        guard let first, var sum = undefine(first) else { return }
        sum.solve(for: marker, being: first)
        replaceInDefinitions(marker, by: sum)
    }

    private func order(of subject: Int) -> Int { definitions[subject]?.order ?? 0 }

    private mutating func replaceInDefinitions(_ symbol: Int, by sum: SparseRow) {
        for subject in uses[symbol] {
            guard var definition = definitions[subject] else { continue }
            definitions[subject] = nil
            let coefficient = definition.sum.coefficient(of: symbol)
            var storage: ContiguousArray<SparseRow.Term> = []
            definition.sum.add(sum, times: coefficient, without: symbol, using: &storage) { other, isNew in
                if isNew { uses[other].append(subject) } else { removeUse(of: other, by: subject) }
            }
            definitions[subject] = definition
            mark(subject)
        }
        uses[symbol] = []
    }

    /// Takes a symbol out of all definitions, as if it were zero.
    mutating func removeFromDefinitions(_ symbol: Int) {
        for subject in uses[symbol] {
            definitions[subject]?.sum.remove(symbol)
            mark(subject)
        }
        uses[symbol] = []
    }

    /// Lets a symbol count from elsewhere: what named it before names it, more by `distance`, now.
    mutating func shiftDefinitions(naming symbol: Int, by distance: Double) {
        for subject in uses[symbol] {
            guard let coefficient = definitions[subject]?.sum.coefficient(of: symbol) else { continue }
            definitions[subject]?.sum.constant += distance * coefficient
            mark(subject)
        }
    }

    private mutating func removeUse(of symbol: Int, by subject: Int) {
        guard let place = uses[symbol].lastIndex(of: subject) else { return }
        uses[symbol].swapAt(place, uses[symbol].count - 1)
        uses[symbol].removeLast()
    }

    // MARK: Asking

    /// The same sum, of symbols that are not defined.
    func expanded(_ sum: SparseRow) -> SparseRow {
        guard sum.terms.contains(where: { definitions[$0.symbol] != nil }) else { return sum }
        var total = SumBuilder()
        // Each is replaced once, when all that name it were.
        var waiting = SymbolQueue()
        func add(_ part: SparseRow, times factor: Double) {
            total.constant += part.constant * factor
            for term in part.terms {
                let isNew = total.add(term.coefficient * factor, of: term.symbol)
                if isNew, let definition = definitions[term.symbol] {
                    waiting.insert(term.symbol, order: -definition.order)
                }
            }
        }
        add(sum, times: 1)
        while let subject = waiting.popFirst() {
            let factor = total.remove(subject)
            if let definition = definitions[subject] { add(definition.sum, times: factor) }
        }
        return total.row
    }

    /// Finds out what the defined symbols are, as far as what they name has changed.
    mutating func updateDefinitions() {
        var waiting = SymbolQueue()
        for symbol in stale {
            symbols[symbol].isStale = false
            if definitions[symbol] != nil { enqueue(symbol, in: &waiting) }
            for subject in uses[symbol] { enqueue(subject, in: &waiting) }
        }
        stale.removeAll(keepingCapacity: true)
        while let subject = waiting.popFirst() {
            guard let definition = definitions[subject] else { continue }
            var value = definition.sum.constant
            for term in definition.sum.terms { value += term.coefficient * self.value(of: term.symbol) }
            definitions[subject]?.isQueued = false
            guard value != definition.value else { continue }
            definitions[subject]?.value = value
            markChanged(subject)
            for other in uses[subject] { enqueue(other, in: &waiting) }
        }
    }

    private mutating func enqueue(_ subject: Int, in waiting: inout SymbolQueue) {
        guard let definition = definitions[subject], !definition.isQueued else { return }
        definitions[subject]?.isQueued = true
        waiting.insert(subject, order: definition.order)
    }
}
