import TactusGeometry

extension SwipeGestureRecognizer {
    /// The ways that a swipe may go, as a set. The bits are UIKit's.
    nonisolated public struct Direction: OptionSet, Hashable, Sendable {
        /// One bit a direction.
        public let rawValue: UInt

        /// Creates a set from its bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// From left to right.
        public static let right = Direction(rawValue: 1 << 0)
        /// From right to left.
        public static let left = Direction(rawValue: 1 << 1)
        /// From bottom to top.
        public static let up = Direction(rawValue: 1 << 2)
        /// From top to bottom.
        public static let down = Direction(rawValue: 1 << 3)

        private static let vectors: [(direction: Direction, vector: Vector)] = [
            (.right, Vector(dx: 1, dy: 0)), (.left, Vector(dx: -1, dy: 0)),
            (.up, Vector(dx: 0, dy: -1)), (.down, Vector(dx: 0, dy: 1)),
        ]

        /// The directions of the set, as vectors of length one.
        var vectors: [Vector] { Direction.vectors.filter { contains($0.direction) }.map(\.vector) }
    }
}
