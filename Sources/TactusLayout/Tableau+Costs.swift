extension Tableau {
    /// Costs of one priority: what the sum of them should be as small as can be.
    struct Level: Sendable {
        let priority: Double
        /// What a unit of each symbol costs; those after the last cost nothing.
        private var costs: ContiguousArray<Double> = []
        /// How many cost something.
        private var count = 0
        /// The symbols that make the costs smaller when they grow, and change none above.
        var savers = SymbolSet()

        init(priority: Double) { self.priority = priority }

        var isEmpty: Bool { count == 0 }

        /// What a unit of a symbol costs.
        func cost(of symbol: Int) -> Double { symbol < costs.count ? costs[symbol] : 0 }

        /// Gives a symbol another cost.
        mutating func set(_ cost: Double, of symbol: Int) {
            let cost = abs(cost) > SparseRow.epsilon ? cost : 0
            if symbol >= costs.count {
                guard cost != 0 else { return }
                costs.append(contentsOf: repeatElement(0, count: symbol + 1 - costs.count))
            }
            count += (cost == 0 ? 0 : 1) - (costs[symbol] == 0 ? 0 : 1)
            costs[symbol] = cost
        }
    }

    /// Adds to what a unit of a symbol costs at a priority.
    mutating func addCost(_ cost: Double, of symbol: Int, priority: Double) {
        let index = levels.firstIndex { $0.priority <= priority } ?? levels.count
        if index == levels.count || levels[index].priority != priority {
            levels.insert(Level(priority: priority), at: index)
        }
        let terms = reduced(of: symbol).terms
        addCosts(terms, times: cost, at: index)
        for term in terms { sortSaver(term.symbol) }
    }

    /// Lets all that a symbol costs be the cost of a sum that takes its place.
    mutating func replaceCost(of symbol: Int, by sum: SparseRow) {
        var isChanged = false
        for index in levels.indices {
            let cost = levels[index].cost(of: symbol)
            guard cost != 0 else { continue }
            isChanged = true
            levels[index].set(0, of: symbol)
            addCosts(sum.terms, times: cost, at: index)
        }
        guard isChanged else { return }
        sortSaver(symbol)
        for term in sum.terms { sortSaver(term.symbol) }
    }

    /// Adds what a symbol costs to what another one does, so many times.
    mutating func addCost(of symbol: Int, times factor: Double, to other: Int) {
        for index in levels.indices {
            let cost = levels[index].cost(of: symbol)
            if cost != 0 { levels[index].set(levels[index].cost(of: other) + cost * factor, of: other) }
        }
    }

    /// Lets a symbol cost nothing.
    mutating func removeCosts(of symbol: Int) {
        for index in levels.indices {
            levels[index].set(0, of: symbol)
            levels[index].savers.set(symbol, false)
        }
    }

    /// Forgets priorities that cost nothing any more.
    mutating func dropEmptyLevels() { levels.removeAll(where: \.isEmpty) }

    private mutating func addCosts(_ terms: ContiguousArray<SparseRow.Term>, times factor: Double, at index: Int) {
        for term in terms {
            levels[index].set(levels[index].cost(of: term.symbol) + term.coefficient * factor, of: term.symbol)
        }
    }

    /// Notes at which level a symbol saves something: the first that it matters to decides.
    private mutating func sortSaver(_ symbol: Int) {
        var isDecided = symbols[symbol].kind == .zero
        for index in levels.indices {
            let cost = levels[index].cost(of: symbol)
            levels[index].savers.set(symbol, !isDecided && cost < -Self.costEpsilon)
            if abs(cost) > Self.costEpsilon { isDecided = true }
        }
    }

    private static var costEpsilon: Double { 1e-8 }
}
