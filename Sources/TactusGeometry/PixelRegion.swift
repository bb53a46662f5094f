/// A set of device pixels: what has to be painted, what a buffer lacks, what is opaque.
///
/// The set is kept as disjoint rectangles in a canonical order: rows of pixels that look alike form a band, a band
/// holds the fewest rectangles that describe it, left to right, and no two neighbouring bands look alike. So two
/// regions of the same pixels are equal, however they were made. A region of one rectangle needs no heap.
///
/// ```swift
/// var damage = PixelRegion(PixelRect(x: 0, y: 0, width: 100, height: 20))
/// damage.formUnion(PixelRect(x: 0, y: 20, width: 100, height: 5))
/// damage.rects  // one rectangle of 100×25
/// ```
public struct PixelRegion: Hashable, Sendable {
    /// The smallest rectangle around all pixels; `PixelRect.zero` when there are none.
    public let bounds: PixelRect
    /// The rectangles when there are at least two, and nothing otherwise: then `bounds` is the region.
    let bands: [PixelRect]

    /// The region without pixels.
    public static var empty: PixelRegion { PixelRegion(bounds: .zero, bands: []) }

    /// Creates the region of one rectangle's pixels.
    public init(_ rect: PixelRect) {
        self.init(bounds: rect.isEmpty ? .zero : rect, bands: [])
    }

    /// Creates the region of the pixels of any number of rectangles, which may overlap.
    @inlinable public init(_ rects: some Sequence<PixelRect>) {
        self = rects.reduce(.empty) { $0.union($1) }
    }

    /// Creates the region that is described by rectangles in canonical order.
    init(canonical rects: [PixelRect]) {
        guard rects.count > 1, let first = rects.first, let last = rects.last else {
            self.init(rects.first ?? .zero)
            return
        }
        var left = first.minX
        var right = first.maxX
        for rect in rects {
            left = min(left, rect.minX)
            right = max(right, rect.maxX)
        }
        self.init(bounds: PixelRect(minX: left, minY: first.minY, maxX: right, maxY: last.maxY), bands: rects)
    }

    private init(bounds: PixelRect, bands: [PixelRect]) {
        self.bounds = bounds
        self.bands = bands
    }

    /// The disjoint rectangles of the region, from the top down and in a band from left to right.
    public var rects: [PixelRect] {
        if !bands.isEmpty { return bands }
        return isEmpty ? [] : [bounds]
    }

    /// Whether there is no pixel in it.
    public var isEmpty: Bool { bounds.isEmpty }

    /// Whether the region is empty or one rectangle: its ``bounds``.
    public var isRectangular: Bool { bands.isEmpty }

    /// The number of pixels.
    public var area: Int {
        bands.isEmpty ? bounds.area : bands.reduce(0) { $0 + $1.area }
    }

    /// Whether `pixel` is in it.
    public func contains(_ pixel: PixelPoint) -> Bool {
        bounds.contains(pixel) && (bands.isEmpty || bands.contains { $0.contains(pixel) })
    }

    /// Whether every pixel of `rect` is in it; true of an empty rectangle.
    public func contains(_ rect: PixelRect) -> Bool {
        if rect.isEmpty { return true }
        guard bounds.contains(rect) else { return false }
        return bands.isEmpty || bands.reduce(0) { $0 + $1.intersection(rect).area } == rect.area
    }

    /// Whether a pixel of `rect` is in it.
    public func intersects(_ rect: PixelRect) -> Bool {
        bounds.intersects(rect) && (bands.isEmpty || bands.contains { $0.intersects(rect) })
    }

    /// This region moved to the right by `dx` pixels and down by `dy`.
    ///
    /// What leaves the range of coordinates is lost.
    public func offsetBy(dx: Int, dy: Int) -> PixelRegion {
        if bands.isEmpty { return PixelRegion(bounds.offsetBy(dx: dx, dy: dy)) }
        let moved = bounds.offsetBy(dx: dx, dy: dy)
        guard moved.size != bounds.size else {
            return PixelRegion(bounds: moved, bands: bands.map { $0.offsetBy(dx: dx, dy: dy) })
        }
        return PixelRegion(bands.map { $0.offsetBy(dx: dx, dy: dy) })
    }
}

extension PixelRegion: CustomStringConvertible {
    /// The rectangles, for logs and failed tests.
    public var description: String { "[" + rects.map(\.description).joined(separator: ", ") + "]" }
}
