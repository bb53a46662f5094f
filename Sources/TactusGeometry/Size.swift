/// A width and a height, in points.
public struct Size: Hashable, Sendable {
    /// The horizontal extent.
    public var width: Double
    /// The vertical extent.
    public var height: Double

    /// No extent at all.
    public static let zero = Size(width: 0, height: 0)

    /// Creates the size without extent: ``zero``.
    public init() { self.init(width: 0, height: 0) }

    /// Creates the size with the given extents.
    public init(width: Double, height: Double) {
        self.width = width
        self.height = height
    }

    /// Whether a rectangle of this size at the origin has no area: an extent is zero or not a number.
    public var isEmpty: Bool { !(width != 0 && height != 0) || width.isNaN || height.isNaN }

    /// The size with both extents `factor` times as long.
    public static func * (size: Size, factor: Double) -> Size {
        Size(width: size.width * factor, height: size.height * factor)
    }

    /// The size with both extents divided by `divisor`.
    public static func / (size: Size, divisor: Double) -> Size {
        Size(width: size.width / divisor, height: size.height / divisor)
    }
}

extension Size: CustomStringConvertible {
    /// The extents, for logs and failed tests.
    public var description: String { "\(width)×\(height)" }
}
