extension LayoutSolver {
    /// How far a variable could go without violating any constraint more than now: a single value, unless the
    /// constraints leave a choice. Costs a copy of the system and some steps: for diagnosis.
    ///
    /// - Parameter variable: A variable of a system that is solved.
    /// - Returns: The least and the largest value, which may be infinite.
    package func range(of variable: Variable) -> ClosedRange<Double> {
        let terms = tableau.reduced(of: variable.index).terms
        guard terms.contains(where: { tableau.symbols[$0.symbol].kind != .zero }) else {
            return value(of: variable)...value(of: variable)
        }
        let low = extreme(of: variable, direction: 1)
        let high = extreme(of: variable, direction: -1)
        return min(low, high)...max(low, high)
    }

    /// The constraints that a variable's value follows from: those that hold exactly, and would let it go elsewhere if
    /// they did not; oldest first.
    package func constraints(determining variable: Variable) -> [ConstraintID] {
        Set(tableau.unveiled(tableau.reduced(of: variable.index)).terms.compactMap { owners[$0.symbol] }).sorted()
    }

    /// The least value, for a direction of 1, or the largest, for one of -1.
    private func extreme(of variable: Variable, direction: Double) -> Double {
        var copy = tableau
        // What would cost something has to stay where it is.
        for symbol in copy.symbols.indices where copy.levels.contains(where: { $0.cost(of: symbol) != 0 }) {
            copy.symbols[symbol].kind = .zero
        }
        copy.levels = []
        for symbol in copy.symbols.indices where bounds[symbol] == nil && copy.isDefinedAndLimited(symbol) {
            _ = copy.makeBound(of: symbol)
        }
        copy.addCost(direction, of: variable.index, priority: 0)
        let isOpen = tableau.reduced(of: variable.index).terms.contains { tableau.symbols[$0.symbol].kind == .free }
        guard !isOpen, copy.minimizeCosts() else { return direction * -.infinity }
        copy.updateDefinitions()
        return copy.value(of: variable.index)
    }
}
