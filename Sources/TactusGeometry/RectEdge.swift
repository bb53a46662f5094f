/// The sides of a rectangle, as a set. The bits are UIKit's.
public struct RectEdge: OptionSet, Hashable, Sendable {
    /// One bit a side.
    public let rawValue: UInt

    /// Creates a set from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The upper side.
    public static let top = RectEdge(rawValue: 1 << 0)
    /// The left side.
    public static let left = RectEdge(rawValue: 1 << 1)
    /// The lower side.
    public static let bottom = RectEdge(rawValue: 1 << 2)
    /// The right side.
    public static let right = RectEdge(rawValue: 1 << 3)
    /// All four sides.
    public static let all: RectEdge = [.top, .left, .bottom, .right]
}
