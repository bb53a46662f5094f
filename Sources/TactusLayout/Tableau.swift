/// Equations between symbols, solved for some of them: each *basic* symbol is a constant and a sum of the others, which
/// are zero at present. Symbols that may go anywhere are kept apart from these rows, as ``Definition``s.
///
/// It knows nothing of what the symbols stand for, but for how far they may go.
struct Tableau: Sendable {
    /// How far a symbol may go.
    enum Kind: Sendable {
        /// Anywhere.
        case free
        /// Not below zero.
        case nonnegative
        /// Nowhere: it is zero.
        case zero
    }

    /// What is known of a symbol.
    struct Symbol: Sendable {
        var kind: Kind
        /// Whether it stands for no constraint, so that an equation may define it also where it is not below zero.
        var isVariable: Bool
        /// The row that it is the basic symbol of; -1 for none.
        var row = -1
        /// Whether it is in ``changed``.
        var isMarked = false
        /// Whether it is in ``stale``.
        var isStale = false
        /// For a variable with wishes that are not in rows yet: which was the last; -1 for none.
        var wish = -1
        /// For the marker of an exact equation that defines a variable: how rows have it.
        var veil = Veil.none
    }

    /// A row and its basic symbol; -1 in a row that is not used.
    struct Row: Sendable {
        var basic: Int
        var sum: SparseRow
    }

    /// The rows of a symbol.
    private struct Column: Sendable {
        var rows: [Int] = []
        /// With more rows than this it is looked through.
        var limit = 16
    }

    var symbols: [Symbol] = []
    var rows: [Row] = []
    /// The most important first.
    var levels: [Level] = []
    /// Which rows a symbol is in, apart from the one that it is the basic symbol of; and rows that it was in, and some
    /// of them twice, until ``rows(holding:)`` looks. To find a row where it need not be any more would take as long
    /// as the column is.
    private var columns: [Column] = []
    /// By row: the last look at a column that has met it.
    private var looks: [Int] = []
    private var lookCount = 0
    /// What defined symbols are, by symbol; `nil` for all others.
    var definitions: ContiguousArray<Definition?> = []
    /// The symbols whose definitions name a symbol.
    var uses: [[Int]] = []
    /// What veils stand for, by veil: the sum as it was stated.
    var veils: [Int: SparseRow] = [:]
    /// The veil in the sum that a marker is equal to.
    var veilsByMarker: [Int: Int] = [:]
    /// The veils whose sums name a symbol.
    var veilUses: [[Int]] = []
    /// By symbol, zero but for while veils are looked for.
    var factors: ContiguousArray<Double> = []
    /// In a sum of more markers than this, those that are in no row yet are behind a veil.
    var longestPlainSum = 8
    /// Of the definitions.
    var highestOrder = 0.0
    /// Defined symbols that were below zero when definitions were settled, and may not be; some of them twice.
    var sunk: [Int] = []
    /// Symbols that definitions have to be settled for.
    var stale: [Int] = []
    /// Symbols whose value may be another one than when this was emptied.
    var changed: [Int] = []
    /// How many times two symbols changed places.
    private(set) var pivotCount = 0

    private var unusedSymbols: [Int] = []
    private var unusedRows: [Int] = []
    private var storage: ContiguousArray<SparseRow.Term> = []

    /// A value that is not further below zero counts as zero.
    static let tolerance = 1e-6

    // MARK: Symbols

    mutating func makeSymbol(_ kind: Kind, isVariable: Bool = false) -> Int {
        if let symbol = unusedSymbols.popLast() {
            symbols[symbol].kind = kind
            symbols[symbol].isVariable = isVariable
            symbols[symbol].veil = .none
            symbols[symbol].wish = -1
            return symbol
        }
        symbols.append(Symbol(kind: kind, isVariable: isVariable))
        columns.append(Column())
        definitions.append(nil)
        uses.append([])
        veilUses.append([])
        return symbols.count - 1
    }

    /// Forgets a symbol that no equation needs any more.
    mutating func removeSymbol(_ symbol: Int) {
        if symbols[symbol].row >= 0 { removeRow(symbols[symbol].row) }
        for row in rows(holding: symbol) { rows[row].sum.remove(symbol) }
        columns[symbol] = Column()
        undefine(symbol)
        removeFromDefinitions(symbol)
        removeFromVeils(symbol)
        removeCosts(of: symbol)
        unusedSymbols.append(symbol)
    }

    /// What a symbol is at present; for one that is defined, when definitions were settled.
    func value(of symbol: Int) -> Double {
        if let value = definitions[symbol]?.value { return value }
        let row = symbols[symbol].row
        return row < 0 ? 0 : rows[row].sum.constant
    }

    /// Whether a row's basic symbol is where it may be.
    func isFeasible(_ row: Int) -> Bool {
        let constant = rows[row].sum.constant
        switch symbols[rows[row].basic].kind {
        case .free: return true
        case .nonnegative: return constant >= -Self.tolerance
        case .zero: return abs(constant) <= Self.tolerance
        }
    }

    /// Notes that a symbol's value may have changed.
    mutating func mark(_ symbol: Int) {
        markChanged(symbol)
        guard !symbols[symbol].isStale else { return }
        symbols[symbol].isStale = true
        stale.append(symbol)
    }

    /// The same for one whose definition is settled.
    mutating func markChanged(_ symbol: Int) {
        guard !symbols[symbol].isMarked else { return }
        symbols[symbol].isMarked = true
        changed.append(symbol)
    }

    // MARK: Rows

    /// Adds an equation: `basic`, a new symbol, is the sum.
    ///
    /// - Parameters:
    ///   - basic: A symbol that is in no row.
    ///   - sum: Of symbols that are not defined; the basic ones are replaced by what they stand for.
    mutating func insertRow(_ basic: Int, _ sum: SparseRow) {
        let replaced = reduced(sum)
        let index = unusedRows.popLast() ?? rows.count
        if index == rows.count {
            rows.append(Row(basic: basic, sum: replaced))
        } else {
            rows[index] = Row(basic: basic, sum: replaced)
        }
        symbols[basic].row = index
        for term in replaced.terms { columns[term.symbol].rows.append(index) }
        mark(basic)
    }

    /// What a symbol is, as a sum of symbols that are neither basic nor defined.
    func reduced(of symbol: Int) -> SparseRow {
        var sum = SparseRow()
        sum.add(1, of: symbol)
        return reduced(expanded(sum))
    }

    /// The same sum, of symbols that are not basic.
    func reduced(_ sum: SparseRow) -> SparseRow {
        guard sum.terms.contains(where: { symbols[$0.symbol].row >= 0 }) else { return sum }
        var total = SumBuilder()
        total.constant = sum.constant
        for term in sum.terms {
            let row = symbols[term.symbol].row
            if row < 0 {
                total.add(term.coefficient, of: term.symbol)
            } else {
                total.add(rows[row].sum, times: term.coefficient)
            }
        }
        return total.row
    }

    /// Drops an equation.
    mutating func removeRow(_ index: Int) {
        mark(rows[index].basic)
        symbols[rows[index].basic].row = -1
        rows[index] = Row(basic: -1, sum: SparseRow())
        unusedRows.append(index)
    }

    /// Adds to the constant of a row.
    mutating func shift(_ row: Int, by distance: Double) {
        rows[row].sum.constant += distance
        mark(rows[row].basic)
    }

    // MARK: Columns

    /// Which rows a symbol is in, apart from the one that it is the basic symbol of, each once.
    mutating func rows(holding symbol: Int) -> [Int] {
        lookThroughColumn(of: symbol)
        return columns[symbol].rows
    }

    /// Whether a symbol is known to be in no row: long columns are not looked through for it.
    func isInNoRow(_ symbol: Int) -> Bool {
        guard symbols[symbol].row < 0, columns[symbol].rows.count <= 16 else { return false }
        return columns[symbol].rows.allSatisfy { !rows[$0].sum.contains(symbol) }
    }

    /// Adds to the coefficient of a symbol in a row.
    mutating func add(_ coefficient: Double, of symbol: Int, toRow row: Int) {
        if !rows[row].sum.contains(symbol) { columns[symbol].rows.append(row) }
        rows[row].sum.add(coefficient, of: symbol)
    }

    /// In how many rows a symbol may be at most.
    func useCount(of symbol: Int) -> Int { columns[symbol].rows.count }

    private mutating func lookThroughColumn(of symbol: Int) {
        lookCount += 1
        while looks.count < rows.count { looks.append(0) }
        var column: [Int] = []
        swap(&column, &columns[symbol].rows)
        var count = 0
        for row in column where looks[row] != lookCount && rows[row].sum.contains(symbol) {
            looks[row] = lookCount
            column[count] = row
            count += 1
        }
        column.removeLast(column.count - count)
        swap(&column, &columns[symbol].rows)
        columns[symbol].limit = 2 * count + 16
    }

    // MARK: Pivoting

    /// Lets the basic symbol of a row and one of its other symbols change places.
    mutating func pivot(_ index: Int, _ entering: Int) {
        pivotCount += 1
        let leaving = rows[index].basic
        var sum = SparseRow()
        swap(&sum, &rows[index].sum)
        sum.solve(for: entering, being: leaving)
        columns[leaving].rows.append(index)
        symbols[leaving].row = -1
        symbols[entering].row = index
        mark(leaving)
        mark(entering)

        var column: [Int] = []
        swap(&column, &columns[entering].rows)
        for other in column { substitute(entering, by: sum, inRow: other) }
        replaceCost(of: entering, by: sum)
        rows[index] = Row(basic: entering, sum: sum)
        for term in sum.terms where columns[term.symbol].rows.count > columns[term.symbol].limit {
            lookThroughColumn(of: term.symbol)
        }
    }

    private mutating func substitute(_ symbol: Int, by sum: SparseRow, inRow index: Int) {
        let coefficient = rows[index].sum.coefficient(of: symbol)
        guard coefficient != 0 else { return }
        var target = SparseRow()
        var buffer: ContiguousArray<SparseRow.Term> = []
        swap(&target, &rows[index].sum)
        swap(&buffer, &storage)
        target.add(sum, times: coefficient, without: symbol, using: &buffer) { other, isNew in
            if isNew { columns[other].rows.append(index) }
        }
        swap(&target, &rows[index].sum)
        swap(&buffer, &storage)
        if sum.constant != 0 { mark(rows[index].basic) }
    }
}
