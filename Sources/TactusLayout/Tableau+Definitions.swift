/// Symbols that may go anywhere are *defined* and have no rows: nothing ever stops at them, so what they are is of
/// interest only when somebody asks. So are variables that may not be below zero, where an equation says what they are
/// before they are in any row: only where one comes out below zero it gets a row, with a symbol that is equal to it.
///
/// A definition names any symbols, also other defined ones, and stays as it was written when symbols change places. So
/// a chain of a thousand views is a thousand short sums, and not a thousand sums of all the views before. Definitions
/// never name each other in a ring: each names only defined ones of lower order.
extension Tableau {
    /// What a defined symbol is.
    struct Definition: Sendable {
        var sum: SparseRow
        /// Larger than that of all definitions that it names.
        var order: Double
        /// What the sum was when values were settled.
        var value = 0.0
        /// Whether it is one of a long chain.
        var isLink = false
        /// Whether it waits to be settled.
        var isQueued = false
    }

    // MARK: Defining

    /// Lets an equation define a symbol, where it has one that may go anywhere and is not defined, or where it is an
    /// exact one and has a variable that is in no row.
    ///
    /// - Parameters:
    ///   - marker: What the sum is equal to, a new symbol.
    ///   - sum: Of any symbols.
    /// - Returns: `nil` when it defines one now, otherwise the sum without any defined symbols.
    mutating func define(by marker: Int, _ sum: SparseRow) -> SparseRow? {
        let isExact = symbols[marker].kind == .zero
        let unused =
            sum.terms.first { isOpen($0.symbol) && uses[$0.symbol].isEmpty }
            ?? (isExact ? sum.terms.first { uses[$0.symbol].isEmpty && isLoose($0) } : nil)
        if let unused {
            // Nothing names it: the sum can be as it is.
            highestOrder += 1
            define(unused.symbol, by: marker, sum, order: highestOrder)
            return nil
        }
        // The chain is known to be long, and how it begins need not be looked for.
        let isChain = isExact && sum.terms.contains { definitions[$0.symbol]?.isLink == true }
        if isChain, defineLink(by: marker, sum) { return nil }
        let (found, rest) = isExact ? expandedToDefinable(sum) : (nil, expanded(sum))
        let used = rest.terms.filter { isOpen($0.symbol) }.min { uses[$0.symbol].count < uses[$1.symbol].count }
        guard let subject = found ?? used?.symbol else {
            return isExact && isLong(rest) && defineLink(by: marker, sum) ? nil : rest
        }
        define(subject, by: marker, rest, order: makeOrder(after: rest, before: uses[subject]))
        return nil
    }

    /// Lets an equation define a variable that nothing names but wishes that wait.
    ///
    /// - Returns: Whether it has one.
    private mutating func defineLink(by marker: Int, _ sum: SparseRow) -> Bool {
        guard let link = sum.terms.first(where: isLink) else { return false }
        highestOrder += 1
        define(link.symbol, by: marker, sum, order: highestOrder)
        definitions[link.symbol]?.isLink = true
        return true
    }

    /// Replaces symbols by what they are until one shows that an equation can define.
    ///
    /// - Returns: The symbol, and the sum as far as symbols had to be replaced: those that are left are of lower order
    ///   than all that name the symbol, and so do not name it. Where there is none no defined symbol is left.
    private func expandedToDefinable(_ sum: SparseRow) -> (Int?, SparseRow) {
        var expansion = SumExpansion(of: sum, in: self)
        var part = sum
        var found: (symbol: Int, order: Double)?
        while true {
            if found == nil, let term = part.terms.first(where: { isOpen($0.symbol) || isLoose($0) }) {
                found = (term.symbol, lowestOrder(of: uses[term.symbol]))
            }
            if let known = found, expansion.order ?? -.infinity < known.order {
                let sum = expansion.sum
                if abs(sum.coefficient(of: known.symbol)) > Self.leastCoefficient { return (known.symbol, sum) }
                found = nil
            }
            guard let next = expansion.replaceFirst(in: self) else { return (nil, expansion.sum) }
            part = next
        }
    }

    private func lowestOrder(of subjects: [Int]) -> Double {
        subjects.reduce(Double.infinity) { min($0, order(of: $1)) }
    }

    /// An order for a definition with a sum that others will name.
    private mutating func makeOrder(after sum: SparseRow, before subjects: [Int]) -> Double {
        for _ in 0..<2 {
            let high = lowestOrder(of: subjects)
            let low = sum.terms.reduce(-Double.infinity) { max($0, definitions[$1.symbol]?.order ?? -.infinity) }
            let order = low == -.infinity ? high - 1 : low + (high - low) / 2
            if low < order, order < high { return order }
            renumberDefinitions()
        }
        return highestOrder
    }

    /// Makes room between the orders of definitions, which has been halved some fifty times.
    private mutating func renumberDefinitions() {
        let sorted = definitions.indices.filter { definitions[$0] != nil }.sorted { order(of: $0) < order(of: $1) }
        for (place, subject) in sorted.enumerated() { definitions[subject]?.order = Double(place) }
        highestOrder = Double(sorted.count)
    }

    /// Whether a term is a variable that is in no row, so that an equation may define it. One that has wishes will be
    /// in one soon.
    private func isLoose(_ term: SparseRow.Term) -> Bool {
        symbols[term.symbol].wish < 0 && abs(term.coefficient) > Self.leastCoefficient && isLoose(term.symbol)
    }

    /// Whether a symbol is a variable that may not be below zero and is in no row.
    func isLoose(_ symbol: Int) -> Bool {
        symbols[symbol].isVariable && symbols[symbol].kind == .nonnegative && definitions[symbol] == nil
            && isInNoRow(symbol)
    }

    /// Whether a term is a variable that nothing names but wishes that wait, so that an equation may define it where
    /// its chain is long.
    private func isLink(_ term: SparseRow.Term) -> Bool {
        symbols[term.symbol].wish >= 0 && uses[term.symbol].isEmpty && abs(term.coefficient) > Self.leastCoefficient
            && isLoose(term.symbol)
    }

    /// Whether so many markers would be in a row that it is better to define something, with which they stay short.
    private func isLong(_ sum: SparseRow) -> Bool {
        var count = 0
        for term in sum.terms {
            let row = symbols[term.symbol].row
            count += row < 0 ? 1 : rows[row].sum.terms.count
        }
        guard count > longestPlainSum else { return false }
        count = reduced(sum).terms.count { symbols[$0.symbol].kind == .zero }
        return count > longestPlainSum
    }

    private func isOpen(_ symbol: Int) -> Bool { symbols[symbol].kind == .free && definitions[symbol] == nil }

    private mutating func define(_ subject: Int, by marker: Int, _ sum: SparseRow, order: Double) {
        fixVeils(over: subject)
        var definition = sum
        definition.solve(for: subject, being: marker)
        for term in definition.terms { uses[term.symbol].append(subject) }
        definitions[subject] = Definition(sum: definition, order: order)
        if symbols[marker].kind == .zero { symbols[marker].veil = .undecided }
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

    /// An equation says little of what counts less than this in it.
    private static var leastCoefficient: Double { 1e-4 }

    // MARK: Changing

    /// Removes the equation that a marker stands for from the definitions: none names the marker any more.
    ///
    /// Where it is in rows, it must be the basic symbol of one.
    mutating func eliminateFromDefinitions(_ marker: Int) {
        let row = symbols[marker].row
        if row >= 0 { return replaceInDefinitions(marker, by: rows[row].sum) }
        // The definition that the others may name.
        let first = uses[marker].min { order(of: $0) < order(of: $1) }
        guard let first else { return }
        fixVeils(over: marker)
        guard var sum = undefine(first) else { return }
        sum.solve(for: marker, being: first)
        replaceInDefinitions(marker, by: sum)
    }

    private func order(of subject: Int) -> Double { definitions[subject]?.order ?? 0 }

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

    /// Lets a definition name a symbol besides another one, so many times as often.
    mutating func addToDefinition(of subject: Int, _ symbol: Int, by other: Int, times factor: Double) {
        guard var definition = definitions[subject] else { return }
        definitions[subject] = nil
        let wasNamed = definition.sum.contains(symbol)
        definition.sum.add(definition.sum.coefficient(of: other) * factor, of: symbol)
        let isNamed = definition.sum.contains(symbol)
        definitions[subject] = definition
        guard wasNamed != isNamed else { return }
        if isNamed { uses[symbol].append(subject) } else { removeUse(of: symbol, by: subject) }
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
        var expansion = SumExpansion(of: sum, in: self)
        while expansion.replaceFirst(in: self) != nil {}
        return expansion.sum
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
            if value < -Self.tolerance, symbols[subject].kind == .nonnegative { sunk.append(subject) }
            for other in uses[subject] { enqueue(other, in: &waiting) }
        }
    }

    private mutating func enqueue(_ subject: Int, in waiting: inout SymbolQueue) {
        guard let definition = definitions[subject], !definition.isQueued else { return }
        definitions[subject]?.isQueued = true
        waiting.insert(subject, order: definition.order)
    }

    // MARK: Bounds

    /// Whether a symbol is defined and may not be below zero.
    func isDefinedAndLimited(_ symbol: Int) -> Bool {
        definitions[symbol] != nil && symbols[symbol].kind == .nonnegative
    }

    /// Lets a new symbol, which may not be below zero, be equal to a defined one.
    mutating func makeBound(of symbol: Int) -> Int {
        let bound = makeSymbol(.nonnegative, isVariable: true)
        var sum = SparseRow()
        sum.add(1, of: symbol)
        if let rest = define(by: bound, sum) {
            insertRow(bound, veiled(rest, being: bound, stated: sum, isOneOfMany: true))
        }
        return bound
    }

    /// The defined symbols that are below zero and may not be, those that others name first.
    mutating func removeSunk() -> [Int] {
        guard !sunk.isEmpty else { return [] }
        let symbols = Set(sunk).filter { isDefinedAndLimited($0) && value(of: $0) < -Self.tolerance }
        sunk.removeAll(keepingCapacity: true)
        return symbols.sorted { (order(of: $0), $0) < (order(of: $1), $1) }
    }
}
