/// An upright rectangle of device pixels, half-open: the pixels from the minima up to, and without, the maxima.
///
/// Coordinates are held within ±``limit`` so that no arithmetic with them can overflow; what lies beyond is cut off,
/// which no screen will notice. A negative extent makes an empty rectangle.
public struct PixelRect: Hashable, Sendable {
    /// The leftmost column.
    public let minX: Int
    /// The uppermost row.
    public let minY: Int
    /// The column after the rightmost one.
    public let maxX: Int
    /// The row after the lowest one.
    public let maxY: Int

    /// The largest coordinate, and with a minus sign the smallest.
    public static let limit = 1 << 30

    /// The empty rectangle at the origin.
    public static let zero = PixelRect(x: 0, y: 0, width: 0, height: 0)

    /// Creates the rectangle with the given upper left pixel and extents.
    public init(x: Int, y: Int, width: Int, height: Int) {
        let left = PixelRect.clamped(x)
        let top = PixelRect.clamped(y)
        self.init(
            minX: left, minY: top, maxX: PixelRect.end(from: x, extent: width),
            maxY: PixelRect.end(from: y, extent: height))
    }

    /// Creates the rectangle of a size at a place.
    public init(origin: PixelPoint, size: PixelSize) {
        self.init(x: origin.x, y: origin.y, width: size.width, height: size.height)
    }

    /// Creates the rectangle of all pixels of a bitmap or surface of that size.
    public init(_ size: PixelSize) { self.init(origin: .zero, size: size) }

    /// Creates the rectangle between the given columns and rows, each already within the limits; a maximum below its
    /// minimum counts as the minimum.
    init(minX: Int, minY: Int, maxX: Int, maxY: Int) {
        self.minX = minX
        self.minY = minY
        self.maxX = max(minX, maxX)
        self.maxY = max(minY, maxY)
    }

    /// The upper left pixel.
    public var origin: PixelPoint { PixelPoint(x: minX, y: minY) }

    /// The extents.
    public var size: PixelSize { PixelSize(width: width, height: height) }

    /// Pixels in a row.
    public var width: Int { maxX - minX }

    /// Rows.
    public var height: Int { maxY - minY }

    /// The number of pixels.
    public var area: Int { width * height }

    /// Whether there is no pixel in it.
    public var isEmpty: Bool { minX == maxX || minY == maxY }

    /// Whether `pixel` is in it.
    public func contains(_ pixel: PixelPoint) -> Bool {
        minX <= pixel.x && pixel.x < maxX && minY <= pixel.y && pixel.y < maxY
    }

    /// Whether every pixel of `other` is in it; true of every empty `other`.
    public func contains(_ other: PixelRect) -> Bool {
        other.isEmpty || (minX <= other.minX && other.maxX <= maxX && minY <= other.minY && other.maxY <= maxY)
    }

    /// Whether both have a pixel in common.
    public func intersects(_ other: PixelRect) -> Bool { !intersection(other).isEmpty }

    /// The pixels that both have in common; an empty rectangle when there are none.
    public func intersection(_ other: PixelRect) -> PixelRect {
        PixelRect(
            minX: max(minX, other.minX), minY: max(minY, other.minY),
            maxX: min(maxX, other.maxX), maxY: min(maxY, other.maxY))
    }

    /// The smallest rectangle that contains both; an empty one does not count.
    public func union(_ other: PixelRect) -> PixelRect {
        if other.isEmpty { return self }
        if isEmpty { return other }
        return PixelRect(
            minX: min(minX, other.minX), minY: min(minY, other.minY),
            maxX: max(maxX, other.maxX), maxY: max(maxY, other.maxY))
    }

    /// This rectangle moved to the right by `dx` pixels and down by `dy`.
    public func offsetBy(dx: Int, dy: Int) -> PixelRect {
        PixelRect(
            minX: PixelRect.end(from: minX, extent: dx), minY: PixelRect.end(from: minY, extent: dy),
            maxX: PixelRect.end(from: maxX, extent: dx), maxY: PixelRect.end(from: maxY, extent: dy))
    }

    /// This rectangle with its left and right edges moved inward by `dx` pixels and the others by `dy`; negative
    /// distances move them outward.
    public func insetBy(dx: Int, dy: Int) -> PixelRect {
        let x = PixelRect.clamped(dx)
        let y = PixelRect.clamped(dy)
        return PixelRect(
            minX: PixelRect.clamped(minX + x), minY: PixelRect.clamped(minY + y),
            maxX: PixelRect.clamped(maxX - x), maxY: PixelRect.clamped(maxY - y))
    }

    private static func end(from start: Int, extent: Int) -> Int {
        let (end, isTooFar) = start.addingReportingOverflow(extent)
        return isTooFar ? (extent < 0 ? -limit : limit) : clamped(end)
    }

    private static func clamped(_ coordinate: Int) -> Int { min(max(coordinate, -limit), limit) }
}

extension PixelRect: CustomStringConvertible {
    /// The upper left pixel and the extents, for logs and failed tests.
    public var description: String { "(\(minX), \(minY), \(width)×\(height))" }
}
