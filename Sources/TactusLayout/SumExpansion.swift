/// A sum whose defined symbols give way to what they are: those of the highest order first, so that each is replaced
/// once, when all that name it were.
struct SumExpansion {
    private var total = SumBuilder()
    private var waiting = SymbolQueue()

    init(of sum: SparseRow, in tableau: Tableau) { add(sum, times: 1, in: tableau) }

    /// The sum as far as it has come.
    var sum: SparseRow { total.row }

    /// The order of the symbol that is replaced next; `nil` when none is defined any more.
    var order: Double? { waiting.firstOrder.map(-) }

    /// Replaces a symbol.
    ///
    /// - Returns: What the symbol was, when it was in the sum; `nil` when none is defined any more.
    mutating func replaceFirst(in tableau: Tableau) -> SparseRow? {
        while let subject = waiting.popFirst() {
            let factor = total.remove(subject)
            // Two in one chain cancel what is before both, which is most of it.
            guard abs(factor) > SparseRow.epsilon, let definition = tableau.definitions[subject] else { continue }
            add(definition.sum, times: factor, in: tableau)
            return definition.sum
        }
        return nil
    }

    private mutating func add(_ part: SparseRow, times factor: Double, in tableau: Tableau) {
        total.constant += part.constant * factor
        for term in part.terms {
            let isNew = total.add(term.coefficient * factor, of: term.symbol)
            if isNew, let definition = tableau.definitions[term.symbol] {
                waiting.insert(term.symbol, order: -definition.order)
            }
        }
    }
}
