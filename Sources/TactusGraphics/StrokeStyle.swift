/// How a line follows a path.
public struct StrokeStyle: Hashable, Sendable {
    /// How an open line ends.
    public enum Cap: Hashable, Sendable {
        /// At its last point.
        case butt
        /// With half a disc around its last point.
        case round
        /// With half a square around its last point.
        case square
    }

    /// The shape of the joint where two pieces of a line meet.
    public enum Join: Hashable, Sendable {
        /// Their outer edges are extended until they meet; very sharp corners are cut off.
        case miter
        /// A disc covers the corner.
        case round
        /// The corner is cut off.
        case bevel
    }

    /// The width in points; the line reaches half of it to each side of the path.
    public var width: Double
    /// How an open line ends.
    public var cap: Cap
    /// The shape of corners.
    public var join: Join

    /// Creates a style.
    public init(width: Double, cap: Cap = .butt, join: Join = .miter) {
        self.width = width
        self.cap = cap
        self.join = join
    }
}
