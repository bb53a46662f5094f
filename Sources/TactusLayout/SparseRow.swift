/// A constant and a sum of symbols with coefficients, of which nearly all are zero and not kept.
struct SparseRow: Sendable {
    /// A symbol with its coefficient, which is not zero.
    struct Term: Sendable {
        var symbol: Int
        var coefficient: Double
    }

    /// In the order of their symbols.
    var terms: ContiguousArray<Term> = []
    /// What the sum is when all symbols are zero.
    var constant = 0.0

    /// What is smaller than this came from rounding.
    static let epsilon = 1e-9

    /// Where a symbol is, or would be.
    func index(of symbol: Int) -> Int {
        var low = 0
        var high = terms.count
        while low < high {
            let middle = (low + high) / 2
            if terms[middle].symbol < symbol { low = middle + 1 } else { high = middle }
        }
        return low
    }

    /// The coefficient of a symbol; zero when it is not in the row.
    func coefficient(of symbol: Int) -> Double {
        let index = index(of: symbol)
        return index < terms.count && terms[index].symbol == symbol ? terms[index].coefficient : 0
    }

    /// Whether a symbol is in the row.
    func contains(_ symbol: Int) -> Bool {
        let index = index(of: symbol)
        return index < terms.count && terms[index].symbol == symbol
    }

    /// Adds to the coefficient of one symbol.
    mutating func add(_ coefficient: Double, of symbol: Int) {
        let index = index(of: symbol)
        guard index < terms.count, terms[index].symbol == symbol else {
            if abs(coefficient) > Self.epsilon {
                terms.insert(Term(symbol: symbol, coefficient: coefficient), at: index)
            }
            return
        }
        terms[index].coefficient += coefficient
        if abs(terms[index].coefficient) <= Self.epsilon { terms.remove(at: index) }
    }

    /// Takes a symbol out.
    ///
    /// - Returns: The coefficient that it had.
    @discardableResult
    mutating func remove(_ symbol: Int) -> Double {
        let index = index(of: symbol)
        guard index < terms.count, terms[index].symbol == symbol else { return 0 }
        return terms.remove(at: index).coefficient
    }

    /// From what `total` is, which is not in the row, makes what `symbol` is, one of the sum. All terms are kept, and
    /// `total` becomes one.
    mutating func solve(for symbol: Int, being total: Int) {
        let coefficient = remove(symbol)
        constant /= -coefficient
        for index in terms.indices { terms[index].coefficient /= -coefficient }
        // However small it is: the caller notes that `total` is in the row.
        terms.insert(Term(symbol: total, coefficient: 1 / coefficient), at: self.index(of: total))
    }

    /// Merges `factor` times another row in.
    ///
    /// - Parameters:
    ///   - other: The row to add.
    ///   - factor: How often.
    ///   - gone: A symbol that is left out of the result.
    ///   - storage: Where the terms are built: what it held is lost, and it gets the row's old terms.
    ///   - onChange: Called for each symbol that comes into the row, with `true`, and each that leaves
    ///     it but for `gone`.
    mutating func add(
        _ other: SparseRow, times factor: Double, without gone: Int, using storage: inout ContiguousArray<Term>,
        onChange: (Int, Bool) -> Void
    ) {
        storage.removeAll(keepingCapacity: true)
        storage.reserveCapacity(terms.count + other.terms.count)
        var mine = 0
        var theirs = 0
        while mine < terms.count || theirs < other.terms.count {
            let left = mine < terms.count ? terms[mine].symbol : Int.max
            let right = theirs < other.terms.count ? other.terms[theirs].symbol : Int.max
            if left < right {
                if left != gone { storage.append(terms[mine]) }
                mine += 1
                continue
            }
            let added = other.terms[theirs].coefficient * factor
            let sum = (left == right ? terms[mine].coefficient : 0) + added
            let isKept = abs(sum) > Self.epsilon
            if isKept { storage.append(Term(symbol: right, coefficient: sum)) }
            if isKept != (left == right) { onChange(right, isKept) }
            if left == right { mine += 1 }
            theirs += 1
        }
        swap(&terms, &storage)
        constant += other.constant * factor
    }
}
