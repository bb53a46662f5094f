import TactusGeometry

/// The way between a buffer's pixels and its surface's units: extent, scale, transform, crop and stretch.
///
/// A buffer is turned and divided by its scale first; of the result a `wp_viewport` shows a part (``source``),
/// stretched to a size of its own (``destination``).
struct BufferGeometry: Hashable {
    /// The buffer's extent in its own pixels.
    var bufferSize: PixelSize
    /// Buffer pixels per surface unit, before the viewport.
    var scale: Int
    /// How the content is turned.
    var transform: OutputTransform
    /// What the viewport shows of the turned and scaled buffer; `nil` for all.
    var source: Rect?
    /// The surface's extent, when the viewport sets it.
    var destination: PixelSize?

    /// The surface's extent as it would be without a viewport.
    var naturalSize: PixelSize {
        let width = bufferSize.width / scale
        let height = bufferSize.height / scale
        return transform.swapsAxes
            ? PixelSize(width: height, height: width) : PixelSize(width: width, height: height)
    }

    /// The surface's extent in its own units.
    var surfaceSize: PixelSize {
        if let destination { return destination }
        guard let source else { return naturalSize }
        return PixelSize(width: Int(source.size.width), height: Int(source.size.height))
    }

    /// What shows of the turned and scaled buffer.
    private var crop: Rect { source ?? Rect(PixelRect(naturalSize), scale: 1) }

    /// The point of the buffer, in pixels, that shows at a point of the surface.
    func bufferPoint(x: Double, y: Double) -> (x: Double, y: Double) {
        let natural = naturalSize
        let (crop, size) = (crop, surfaceSize)
        let cropX = crop.minX + x * crop.size.width / Double(max(1, size.width))
        let cropY = crop.minY + y * crop.size.height / Double(max(1, size.height))
        let point = transform.bufferPoint(
            x: cropX, y: cropY, width: Double(natural.width), height: Double(natural.height))
        return (point.x * Double(scale), point.y * Double(scale))
    }

    /// The buffer pixels of a rectangle of the surface, rounded outwards.
    func bufferRect(ofSurface rect: PixelRect) -> PixelRect {
        let rect = rect.intersection(PixelRect(surfaceSize))
        guard !rect.isEmpty else { return .zero }
        let first = bufferPoint(x: Double(rect.minX), y: Double(rect.minY))
        let second = bufferPoint(x: Double(rect.maxX), y: Double(rect.maxY))
        let box = Rect(
            x: min(first.x, second.x), y: min(first.y, second.y), width: abs(first.x - second.x),
            height: abs(first.y - second.y))
        return PixelRect(covering: box, scale: 1).intersection(PixelRect(bufferSize))
    }

    /// The smallest rectangle of the surface, in fractions of its units, that a rectangle of the buffer shows in.
    func surfaceRect(ofBuffer rect: PixelRect) -> Rect {
        let pixels = rect.intersection(PixelRect(bufferSize))
        let turned = Self.turn(pixels, by: transform.inverse, size: bufferSize)
        let (crop, size) = (crop, surfaceSize)
        let stretchX = Double(size.width) / max(crop.size.width, 1 / 256)
        let stretchY = Double(size.height) / max(crop.size.height, 1 / 256)
        let scale = Double(scale)
        let shown = Rect(
            x: (turned.minX / scale - crop.minX) * stretchX, y: (turned.minY / scale - crop.minY) * stretchY,
            width: turned.size.width / scale * stretchX, height: turned.size.height / scale * stretchY)
        return shown.intersection(Rect(PixelRect(size), scale: 1))
    }

    private static func turn(_ rect: PixelRect, by transform: OutputTransform, size: PixelSize) -> Rect {
        let width = Double(size.width)
        let height = Double(size.height)
        let first = transform.bufferPoint(
            x: Double(rect.minX), y: Double(rect.minY), width: width, height: height)
        let second = transform.bufferPoint(
            x: Double(rect.maxX), y: Double(rect.maxY), width: width, height: height)
        return Rect(
            x: min(first.x, second.x), y: min(first.y, second.y), width: abs(first.x - second.x),
            height: abs(first.y - second.y))
    }
}
