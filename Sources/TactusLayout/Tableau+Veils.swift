/// The markers of exact equations never grow, so the search does not ask for them; but the sum that a long chain comes
/// to names one for each of its links. In a row one symbol stands for all of them, a *veil*, which is zero like they
/// are. What it stands for is found out when a constant changes, when an equation is removed, and when somebody asks
/// why: it is the markers that come out where the row's constraint, as it was stated, is written out.
///
/// Each marker is either in rows by itself or behind veils, in all of them.
extension Tableau {
    /// How rows have a marker.
    enum Veil: Sendable {
        /// By itself: it defines nothing.
        case none
        /// It is in none yet.
        case undecided
        /// By itself, since the sum that had it first was short.
        case plain
        /// By veils.
        case behind
    }

    /// Lets one symbol stand for the markers in a sum, where they are many.
    ///
    /// - Parameters:
    ///   - sum: Of symbols that are not defined.
    ///   - marker: What it is equal to.
    ///   - stated: The same before defined symbols were replaced.
    ///   - isOneOfMany: Whether there are as many such rows as links. Of required sums there are few, which are plain.
    /// - Returns: What a row should have.
    mutating func veiled(
        _ sum: SparseRow, being marker: Int, stated: SparseRow, isOneOfMany: Bool
    ) -> SparseRow {
        let count = sum.terms.count { symbols[$0.symbol].veil != .none }
        guard count > 0 else { return sum }
        let isHidden = count > longestPlainSum && isOneOfMany
        var isVeiled = false
        for term in sum.terms {
            let symbol = term.symbol
            if symbols[symbol].veil == .undecided { symbols[symbol].veil = isHidden ? .behind : .plain }
            if symbols[symbol].veil == .behind { isVeiled = true }
        }
        guard isVeiled else { return sum }
        let veil = makeSymbol(.zero)
        var row = sum
        row.terms.removeAll { symbols[$0.symbol].veil == .behind }
        row.add(1, of: veil)
        setVeil(veil, to: stated)
        veilsByMarker[marker] = veil
        return row
    }

    /// The same sum with what its veils stand for in place of them.
    func unveiled(_ sum: SparseRow) -> SparseRow {
        guard !veils.isEmpty, sum.terms.contains(where: { veils[$0.symbol] != nil }) else { return sum }
        var total = SumBuilder()
        total.constant = sum.constant
        for term in sum.terms {
            guard let stated = veils[term.symbol] else {
                total.add(term.coefficient, of: term.symbol)
                continue
            }
            for marker in hidden(in: stated).terms {
                total.add(marker.coefficient * term.coefficient, of: marker.symbol)
            }
        }
        return total.row
    }

    /// Puts a marker that is behind veils into the rows, definitions and costs themselves, since its equation goes.
    mutating func unveil(_ marker: Int) {
        guard symbols[marker].veil == .behind else { return }
        for (veil, factor) in shares(of: marker) {
            for row in rows(holding: veil) {
                add(rows[row].sum.coefficient(of: veil) * factor, of: marker, toRow: row)
            }
            for subject in uses[veil] { addToDefinition(of: subject, marker, by: veil, times: factor) }
            addCost(of: veil, times: factor, to: marker)
        }
        symbols[marker].veil = .plain
    }

    /// How often a marker that is behind veils is in what each of them stands for.
    mutating func shares(of marker: Int) -> [(veil: Int, factor: Double)] {
        symbols[marker].veil == .behind ? veils(over: marker) : []
    }

    /// Writes down what veils stand for, where what they were stated as is about to say something else.
    ///
    /// - Parameter symbol: One that is about to be defined, or to become another sum.
    mutating func fixVeils(over symbol: Int) {
        guard !veils.isEmpty else { return }
        for (veil, _) in veils(over: symbol) {
            guard let stated = veils[veil] else { continue }
            setVeil(veil, to: hidden(in: stated))
        }
    }

    /// Forgets a symbol, which may be a veil or something in what veils stand for.
    mutating func removeFromVeils(_ symbol: Int) {
        guard !veils.isEmpty else { return }
        setVeil(symbol, to: nil)
        for veil in veilUses[symbol] { veils[veil]?.remove(symbol) }
        veilUses[symbol] = []
        if let veil = veilsByMarker.removeValue(forKey: symbol) { removeSymbol(veil) }
    }

    private mutating func setVeil(_ veil: Int, to sum: SparseRow?) {
        if let old = veils[veil] {
            for term in old.terms {
                guard let index = veilUses[term.symbol].lastIndex(of: veil) else { continue }
                veilUses[term.symbol].remove(at: index)
            }
        }
        veils[veil] = sum
        for term in sum?.terms ?? [] { veilUses[term.symbol].append(veil) }
    }

    /// The markers that are behind a veil.
    private func hidden(in stated: SparseRow) -> SparseRow {
        var sum = expanded(stated)
        sum.terms.removeAll { symbols[$0.symbol].veil != .behind }
        return sum
    }

    /// How often a symbol is in what each veil stands for, by itself or in what defined symbols are.
    private mutating func veils(over symbol: Int) -> [(veil: Int, factor: Double)] {
        while factors.count < symbols.count { factors.append(0) }
        var found: [Int] = []
        var waiting = SymbolQueue()
        spread(symbol, 1, &waiting, &found)
        while let subject = waiting.popFirst() {
            let factor = factors[subject]
            factors[subject] = 0
            if abs(factor) > SparseRow.epsilon { spread(subject, factor, &waiting, &found) }
        }
        var shares: [(veil: Int, factor: Double)] = []
        for veil in found {
            if abs(factors[veil]) > SparseRow.epsilon { shares.append((veil, factors[veil])) }
            factors[veil] = 0
        }
        return shares
    }

    private mutating func spread(_ symbol: Int, _ factor: Double, _ waiting: inout SymbolQueue, _ found: inout [Int]) {
        for veil in veilUses[symbol] {
            if factors[veil] == 0 { found.append(veil) }
            factors[veil] += (veils[veil]?.coefficient(of: symbol) ?? 0) * factor
        }
        for subject in uses[symbol] {
            guard let definition = definitions[subject] else { continue }
            if factors[subject] == 0 { waiting.insert(subject, order: definition.order) }
            factors[subject] += definition.sum.coefficient(of: symbol) * factor
        }
    }
}
