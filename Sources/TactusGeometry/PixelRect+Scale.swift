extension PixelRect {
    /// Creates the smallest rectangle of whole pixels that covers `rect`: the rounding for damage.
    ///
    /// What reaches less than 1/512 of a pixel into its neighbour does not count: Cairo's grid is 1/256 of a pixel, so
    /// nothing can be drawn there, and 0.1 + 0.2 does not cost a row of pixels. A null, empty or not-a-number
    /// rectangle covers nothing; an infinite or huge one all that a `PixelRect` can.
    ///
    /// - Parameters:
    ///   - rect: The rectangle in points.
    ///   - scale: Device pixels per point; positive and finite.
    public init(covering rect: Rect, scale: Double) {
        requireUsable(scale: scale)
        guard !rect.isEmpty else {
            self = .zero
            return
        }
        self.init(
            minX: PixelRect.clamped((rect.minX * scale + PixelRect.tolerance).rounded(.down)),
            minY: PixelRect.clamped((rect.minY * scale + PixelRect.tolerance).rounded(.down)),
            maxX: PixelRect.clamped((rect.maxX * scale - PixelRect.tolerance).rounded(.up)),
            maxY: PixelRect.clamped((rect.maxY * scale - PixelRect.tolerance).rounded(.up)))
    }

    /// Creates the largest rectangle of whole pixels that `rect` covers: the rounding for what is known to be opaque.
    ///
    /// A pixel that lacks less than 1/512 of its width or height counts as covered.
    ///
    /// - Parameters:
    ///   - rect: The rectangle in points.
    ///   - scale: Device pixels per point; positive and finite.
    public init(coveredBy rect: Rect, scale: Double) {
        requireUsable(scale: scale)
        guard !rect.isEmpty else {
            self = .zero
            return
        }
        self.init(
            minX: PixelRect.clamped((rect.minX * scale - PixelRect.tolerance).rounded(.up)),
            minY: PixelRect.clamped((rect.minY * scale - PixelRect.tolerance).rounded(.up)),
            maxX: PixelRect.clamped((rect.maxX * scale + PixelRect.tolerance).rounded(.down)),
            maxY: PixelRect.clamped((rect.maxY * scale + PixelRect.tolerance).rounded(.down)))
    }

    /// Half of what Cairo can tell apart, in pixels.
    private static let tolerance = 1.0 / 512

    /// The integer at a rounded coordinate, within the limits; zero when it is not a number.
    static func clamped(_ coordinate: Double) -> Int {
        if coordinate.isNaN { return 0 }
        return Int(min(max(coordinate, -Double(limit)), Double(limit)))
    }
}

extension Rect {
    /// Creates the rectangle, in points, that the pixels of `pixels` cover.
    ///
    /// - Parameters:
    ///   - pixels: The rectangle in device pixels.
    ///   - scale: Device pixels per point; positive and finite.
    public init(_ pixels: PixelRect, scale: Double) {
        requireUsable(scale: scale)
        self.init(
            x: Double(pixels.minX) / scale, y: Double(pixels.minY) / scale,
            width: Double(pixels.width) / scale, height: Double(pixels.height) / scale)
    }
}
