/// A width and a height in device pixels, never negative.
public struct PixelSize: Hashable, Sendable {
    /// Pixels in a row.
    public let width: Int
    /// Rows.
    public let height: Int

    /// No pixel at all.
    public static let zero = PixelSize(width: 0, height: 0)

    /// Creates the size with the given extents; negative ones become zero, and huge ones the largest that a
    /// ``PixelRect`` can have.
    public init(width: Int, height: Int) {
        self.width = min(max(0, width), 2 * PixelRect.limit)
        self.height = min(max(0, height), 2 * PixelRect.limit)
    }

    /// Creates the size in device pixels of a surface that measures `size` points, rounded to whole pixels, halves up.
    ///
    /// This is the rounding that the fractional-scale protocol asks of a buffer.
    ///
    /// - Parameters:
    ///   - size: The size in points; negative extents and what is not a number become zero.
    ///   - scale: Device pixels per point; positive and finite.
    public init(rounding size: Size, scale: Double) {
        requireUsable(scale: scale)
        self.init(
            width: PixelRect.clamped((size.width * scale).rounded()),
            height: PixelRect.clamped((size.height * scale).rounded()))
    }

    /// Whether there is no pixel in it.
    public var isEmpty: Bool { width == 0 || height == 0 }

    /// The number of pixels.
    public var area: Int { width * height }
}

extension PixelSize: CustomStringConvertible {
    /// The extents, for logs and failed tests.
    public var description: String { "\(width)×\(height)" }
}
