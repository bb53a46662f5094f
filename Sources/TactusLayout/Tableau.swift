/// Equations between symbols, solved for some of them: each *basic* symbol is a constant and a sum of the others, which are
/// zero at present.
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
        /// The row that it is the basic symbol of; -1 for none.
        var row = -1
        /// Whether it is in ``changed``.
        var isMarked = false
    }

    /// A row and its basic symbol; -1 in a row that is not used.
    struct Row: Sendable {
        var basic: Int
        var sum: SparseRow
    }

    /// Costs of one priority: what the sum of them should be as small as can be.
    struct Level: Sendable {
        var priority: Double
        var costs = SparseRow()
    }

    var symbols: [Symbol] = []
    var rows: [Row] = []
    /// The most important first.
    var levels: [Level] = []
    /// Which rows a symbol is in, apart from the one that it is the basic symbol of.
    private(set) var columns: [[Int]] = []
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

    mutating func makeSymbol(_ kind: Kind) -> Int {
        if let symbol = unusedSymbols.popLast() {
            symbols[symbol] = Symbol(kind: kind, isMarked: symbols[symbol].isMarked)
            return symbol
        }
        symbols.append(Symbol(kind: kind))
        columns.append([])
        return symbols.count - 1
    }

    /// Forgets a symbol that no equation needs any more.
    mutating func removeSymbol(_ symbol: Int) {
        if symbols[symbol].row >= 0 { removeRow(symbols[symbol].row) }
        for row in columns[symbol] { rows[row].sum.remove(symbol) }
        columns[symbol] = []
        for index in levels.indices { levels[index].costs.remove(symbol) }
        unusedSymbols.append(symbol)
    }

    /// What a symbol is at present.
    func value(of symbol: Int) -> Double {
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
        guard !symbols[symbol].isMarked else { return }
        symbols[symbol].isMarked = true
        changed.append(symbol)
    }

    // MARK: Rows

    /// Adds an equation: `basic`, a new symbol, is the sum.
    ///
    /// - Parameters:
    ///   - basic: A symbol that is in no row.
    ///   - sum: Of any symbols; the basic ones are replaced by what they stand for.
    mutating func insertRow(_ basic: Int, _ sum: SparseRow) {
        var replaced = SparseRow()
        replaced.constant = sum.constant
        for term in sum.terms { add(term.symbol, times: term.coefficient, to: &replaced) }
        let index = unusedRows.popLast() ?? rows.count
        if index == rows.count {
            rows.append(Row(basic: basic, sum: replaced))
        } else {
            rows[index] = Row(basic: basic, sum: replaced)
        }
        symbols[basic].row = index
        for term in replaced.terms { columns[term.symbol].append(index) }
        mark(basic)
    }

    /// Adds a symbol, or what it stands for, to a sum that is no row.
    mutating func add(_ symbol: Int, times factor: Double, to sum: inout SparseRow) {
        let row = symbols[symbol].row
        guard row >= 0 else { return sum.add(factor, of: symbol) }
        sum.add(rows[row].sum, times: factor, without: -1, using: &storage) { _, _ in }
    }

    /// Drops an equation.
    mutating func removeRow(_ index: Int) {
        for term in rows[index].sum.terms { removeFromColumn(term.symbol, index) }
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

    private mutating func removeFromColumn(_ symbol: Int, _ row: Int) {
        guard let place = columns[symbol].firstIndex(of: row) else { return }
        columns[symbol].swapAt(place, columns[symbol].count - 1)
        columns[symbol].removeLast()
    }

    /// The symbol of a row that may go anywhere, and that is in the fewest other rows; `nil` when there is none.
    func freeSymbol(inRow index: Int) -> Int? {
        var best: Int?
        for term in rows[index].sum.terms where symbols[term.symbol].kind == .free {
            if let best, columns[best].count <= columns[term.symbol].count { continue }
            best = term.symbol
        }
        return best
    }

    // MARK: Costs

    /// Adds to what a unit of a symbol costs at a priority.
    mutating func addCost(_ cost: Double, of symbol: Int, priority: Double) {
        let index = levels.firstIndex { $0.priority <= priority } ?? levels.count
        if index == levels.count || levels[index].priority != priority {
            levels.insert(Level(priority: priority), at: index)
        }
        var costs = SparseRow()
        swap(&costs, &levels[index].costs)
        add(symbol, times: cost, to: &costs)
        swap(&costs, &levels[index].costs)
    }

    // MARK: Pivoting

    /// Lets the basic symbol of a row and one of its other symbols change places.
    mutating func pivot(_ index: Int, _ entering: Int) {
        pivotCount += 1
        let leaving = rows[index].basic
        var sum = SparseRow()
        swap(&sum, &rows[index].sum)
        let coefficient = sum.remove(entering)
        sum.scale(by: -1 / coefficient)
        sum.add(1 / coefficient, of: leaving)
        removeFromColumn(entering, index)
        columns[leaving].append(index)
        symbols[leaving].row = -1
        symbols[entering].row = index
        mark(leaving)
        mark(entering)

        var column: [Int] = []
        swap(&column, &columns[entering])
        for other in column { substitute(entering, by: sum, inRow: other) }
        for level in levels.indices {
            let cost = levels[level].costs.coefficient(of: entering)
            guard cost != 0 else { continue }
            levels[level].costs.add(sum, times: cost, without: entering, using: &storage) { _, _ in }
        }
        rows[index] = Row(basic: entering, sum: sum)
    }

    private mutating func substitute(_ symbol: Int, by sum: SparseRow, inRow index: Int) {
        let coefficient = rows[index].sum.coefficient(of: symbol)
        guard coefficient != 0 else { return }
        var target = SparseRow()
        var buffer: ContiguousArray<SparseRow.Term> = []
        swap(&target, &rows[index].sum)
        swap(&buffer, &storage)
        target.add(sum, times: coefficient, without: symbol, using: &buffer) { other, isNew in
            if isNew { columns[other].append(index) } else { removeFromColumn(other, index) }
        }
        swap(&target, &rows[index].sum)
        swap(&buffer, &storage)
        if sum.constant != 0 { mark(rows[index].basic) }
    }
}
