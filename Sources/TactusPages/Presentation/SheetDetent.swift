public import TactusUI

/// A height at which a sheet rests.
public struct SheetDetent {
    /// The name of a detent.
    nonisolated public struct Identifier: Hashable, Sendable, ExpressibleByStringLiteral {
        /// The name.
        public let rawValue: String
        /// Creates an identifier.
        public init(_ rawValue: String) { self.rawValue = rawValue }
        /// Creates an identifier from a literal.
        public init(stringLiteral value: String) { rawValue = value }
        /// About half of the window.
        public static let medium: Identifier = "medium"
        /// All of the window but a strip at its upper edge.
        public static let large: Identifier = "large"
    }

    /// What a detent may go by.
    nonisolated public struct Context: Hashable, Sendable {
        /// The traits of the window.
        public let traitCollection: TraitCollection
        /// The greatest height that a sheet can have, in points.
        public let maximumDetentValue: Double
    }

    /// The name of the detent.
    public let identifier: Identifier
    private let resolver: (Context) -> Double?

    /// About half of the window.
    public static let medium = SheetDetent(.medium) { ($0.maximumDetentValue * 0.5).rounded() }
    /// All of the window but a strip at its upper edge.
    public static let large = SheetDetent(.large) { $0.maximumDetentValue }

    /// Returns a detent of a program's own.
    ///
    /// - Parameters:
    ///   - identifier: Its name.
    ///   - resolver: Returns the height in points, without what covers the lower edge of the scene; `nil` where there
    ///     is no such detent, and so does what is no number. More than fits counts as all of it.
    /// - Returns: The detent.
    public static func custom(
        identifier: Identifier, resolver: @escaping (Context) -> Double?
    ) -> SheetDetent { SheetDetent(identifier, resolver) }

    private init(_ identifier: Identifier, _ resolver: @escaping (Context) -> Double?) {
        self.identifier = identifier
        self.resolver = resolver
    }

    /// The height, in points; `nil` when there is none.
    func height(in context: Context) -> Double? {
        guard let height = resolver(context), !height.isNaN else { return nil }
        return min(max(height, 0), context.maximumDetentValue)
    }
}

/// The heights at which a sheet rests, and where it goes when a finger lets go of it.
nonisolated struct SheetHeights: Hashable, Sendable {
    /// Where a sheet goes.
    enum Goal: Hashable, Sendable {
        /// To the detent of that number, from the lowest up.
        case detent(Int)
        /// Away.
        case dismissal
    }

    /// The heights, from the lowest to the highest, in points.
    let heights: [Double]

    /// Where the sheet comes to rest.
    ///
    /// - Parameters:
    ///   - height: How high it is.
    ///   - velocity: How fast it grows, in points per second.
    ///   - allowsDismissal: Whether it may go away.
    /// - Returns: The detent that is nearest to where it would come by itself; away, when that is under half of the
    ///   lowest.
    func goal(from height: Double, velocity: Double, allowsDismissal: Bool) -> Goal {
        guard let lowest = heights.first else { return .dismissal }
        let projected = height + velocity * 0.15
        if allowsDismissal, projected < lowest * 0.5 { return .dismissal }
        let nearest = heights.indices.min { abs(heights[$0] - projected) < abs(heights[$1] - projected) }
        return .detent(nearest ?? 0)
    }

    /// The height that shows while a finger draws.
    ///
    /// - Parameters:
    ///   - height: Where the finger would like the upper edge.
    ///   - allowsDismissal: Whether the sheet may go away.
    /// - Returns: The same between the lowest and the highest; beyond less and less of it.
    func shown(_ height: Double, allowsDismissal: Bool) -> Double {
        guard let lowest = heights.first, let highest = heights.last else { return height }
        if height > highest { return highest + Self.resisted(height - highest) }
        if height < lowest, !allowsDismissal { return lowest - Self.resisted(lowest - height) }
        return max(height, 0)
    }

    private static func resisted(_ way: Double) -> Double { 60 * (1 - 1 / (way / 110 + 1)) }
}
