/// A device pixel, named by its distance from the upper left pixel of its surface or bitmap.
public struct PixelPoint: Hashable, Sendable {
    /// Pixels to the right.
    public var x: Int
    /// Pixels down.
    public var y: Int

    /// The upper left pixel.
    public static let zero = PixelPoint(x: 0, y: 0)

    /// Creates the name of a pixel.
    public init(x: Int, y: Int) {
        self.x = x
        self.y = y
    }
}

extension PixelPoint: CustomStringConvertible {
    /// The coordinates, for logs and failed tests.
    public var description: String { "(\(x), \(y))" }
}
