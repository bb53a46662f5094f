/// How important a constraint is: from 1 up to 1000, which is ``required``.
///
/// All that is more important goes first: a constraint of 750 is not violated, however little, to hold any number of
/// constraints of 749.
nonisolated public struct LayoutPriority: RawRepresentable, Hashable, Comparable, Sendable, ExpressibleByFloatLiteral,
    ExpressibleByIntegerLiteral
{
    /// A number from 1 to 1000.
    public let rawValue: Double

    /// The constraint must hold: 1000.
    public static let required = LayoutPriority(rawValue: 1000)
    /// How much a view resists being smaller than its content, by default: 750.
    public static let defaultHigh = LayoutPriority(rawValue: 750)
    /// How much a view resists being larger than its content, by default: 250.
    public static let defaultLow = LayoutPriority(rawValue: 250)
    /// How much a view that is asked for its size wants to be as large as it is asked to be: 50.
    public static let fittingSizeLevel = LayoutPriority(rawValue: 50)

    /// Creates a priority.
    ///
    /// - Parameter rawValue: From 1 to 1000. Numbers beyond are limited, and what is not a number counts as 1.
    public init(rawValue: Double) { self.rawValue = rawValue.isNaN ? 1 : min(max(rawValue, 1), 1000) }

    /// Creates a priority from a number that is written in the program.
    public init(floatLiteral value: Double) { self.init(rawValue: value) }

    /// Creates a priority from a number that is written in the program.
    public init(integerLiteral value: Int) { self.init(rawValue: Double(value)) }

    /// Whether `left` is less important.
    public static func < (left: LayoutPriority, right: LayoutPriority) -> Bool { left.rawValue < right.rawValue }
}

/// One of the two directions in which things are laid out.
nonisolated public enum LayoutAxis: Hashable, Sendable, CaseIterable {
    /// From side to side: x and width.
    case horizontal
    /// From top to bottom: y and height.
    case vertical
}
