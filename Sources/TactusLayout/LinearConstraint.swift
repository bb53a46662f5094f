/// What a linear system wants: that a weighted sum of variables equals a number, is at least, or at most as large.
///
/// ```swift
/// // width ≥ 44, if nothing more important is against it
/// let wide = LinearConstraint([.init(width, 1)], .greaterThanOrEqual, 44, priority: 750)
/// ```
package struct LinearConstraint: Hashable, Sendable {
    /// How the sum compares with the number.
    package enum Relation: Hashable, Sendable {
        /// At most as large.
        case lessThanOrEqual
        /// Equal.
        case equal
        /// At least as large.
        case greaterThanOrEqual
    }

    /// A variable, times a number.
    package struct Term: Hashable, Sendable {
        /// The variable.
        package var variable: LayoutSolver.Variable
        /// How often it counts.
        package var coefficient: Double

        /// Creates a term.
        package init(_ variable: LayoutSolver.Variable, _ coefficient: Double) {
            self.variable = variable
            self.coefficient = coefficient
        }
    }

    /// From here on a constraint must hold.
    package static let required = 1000.0

    /// What is summed up. A variable may come more than once.
    package var terms: [Term]
    /// How the sum compares with ``constant``.
    package var relation: Relation
    /// The number.
    package var constant: Double
    /// How important it is: all that is more important goes first, however little is gained by it. 1000
    /// and more must hold.
    package var priority: Double
    /// Whether the constraint may be given up when others contradict it. Facts may not, as long as
    /// there is anything else.
    package var isFact: Bool

    /// Creates a constraint.
    package init(
        _ terms: [Term], _ relation: Relation, _ constant: Double, priority: Double = required, isFact: Bool = false
    ) {
        self.terms = terms
        self.relation = relation
        self.constant = constant
        self.priority = priority
        self.isFact = isFact
    }

    /// Whether it must hold.
    package var isRequired: Bool { priority >= LinearConstraint.required }
}
