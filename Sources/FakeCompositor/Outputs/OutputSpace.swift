import TactusGeometry

/// The way from the logical pixels of all outputs to one output's device pixels.
///
/// Edges of surfaces snap to whole pixels, a half up, as clients compute the sizes of their buffers.
struct OutputSpace: Hashable {
    /// The output's upper left corner in logical pixels.
    var origin: PixelPoint
    /// Device pixels per logical pixel, in 120ths.
    var scale120: Int

    /// The pixels of a logical rectangle.
    ///
    /// Its size is rounded by itself, so that a buffer of that size fits wherever the rectangle is.
    func pixels(of rect: PixelRect) -> PixelRect {
        PixelRect(
            x: snapped(rect.minX - origin.x), y: snapped(rect.minY - origin.y), width: snapped(rect.width),
            height: snapped(rect.height))
    }

    /// The pixels that a logical rectangle covers wholly.
    func pixels(coveredBy rect: PixelRect) -> PixelRect {
        let local = rect.offsetBy(dx: -origin.x, dy: -origin.y)
        return PixelRect(coveredBy: Rect(local, scale: 1), scale: Double(scale120) / 120)
    }

    /// The pixels that show a rectangle in surface units, rounded outwards.
    func pixels(of rect: Rect, in placement: Placement) -> PixelRect {
        let frame = pixels(of: placement.frame)
        let size = placement.frame.size
        guard !size.isEmpty else { return .zero }
        let scaleX = Double(frame.width) / Double(size.width)
        let scaleY = Double(frame.height) / Double(size.height)
        let scaled = Rect(
            x: rect.minX * scaleX, y: rect.minY * scaleY, width: rect.size.width * scaleX,
            height: rect.size.height * scaleY)
        return PixelRect(covering: scaled, scale: 1).offsetBy(dx: frame.minX, dy: frame.minY).intersection(frame)
    }

    private func snapped(_ coordinate: Int) -> Int {
        let doubled = coordinate * scale120 * 2 + 120
        // Rounds down for negative numbers too.
        return doubled >= 0 ? doubled / 240 : -((239 - doubled) / 240)
    }
}
