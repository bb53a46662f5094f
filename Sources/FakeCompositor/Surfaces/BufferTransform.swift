import TactusGeometry

/// How a buffer's content is turned against its surface: the values of `wl_output.transform`.
enum BufferTransform: UInt32 {
    case normal, rotated90, rotated180, rotated270, flipped, flipped90, flipped180, flipped270

    /// Whether width and height change places.
    var swapsAxes: Bool { rawValue & 1 == 1 }

    /// Where the point (x, y) of a surface of that size lies in the buffer, before its scale.
    func bufferPoint(x: Double, y: Double, width: Double, height: Double) -> (x: Double, y: Double) {
        switch self {
        case .normal: (x, y)
        case .rotated90: (height - y, x)
        case .rotated180: (width - x, height - y)
        case .rotated270: (y, width - x)
        case .flipped: (width - x, y)
        case .flipped90: (height - y, width - x)
        case .flipped180: (x, height - y)
        case .flipped270: (y, x)
        }
    }

    /// The transform that undoes this one: surface and buffer with their roles exchanged.
    var inverse: BufferTransform {
        switch self {
        case .rotated90: .rotated270
        case .rotated270: .rotated90
        default: self
        }
    }
}

/// The way between a buffer's pixels and its surface's units: extent, scale and transform.
struct BufferGeometry: Hashable {
    /// The buffer's extent in its own pixels.
    var bufferSize: PixelSize
    /// Buffer pixels per surface unit.
    var scale: Int
    /// How the content is turned.
    var transform: BufferTransform

    /// The surface's extent in its own units.
    var surfaceSize: PixelSize {
        let width = bufferSize.width / scale
        let height = bufferSize.height / scale
        return transform.swapsAxes
            ? PixelSize(width: height, height: width) : PixelSize(width: width, height: height)
    }

    /// The buffer pixels of a rectangle of the surface.
    func bufferRect(ofSurface rect: PixelRect) -> PixelRect {
        let size = surfaceSize
        let turned = Self.turn(rect.intersection(PixelRect(size)), by: transform, size: size)
        return PixelRect(
            x: turned.minX * scale, y: turned.minY * scale, width: turned.width * scale, height: turned.height * scale
        ).intersection(PixelRect(bufferSize))
    }

    /// The smallest rectangle of the surface, in fractions of its units, that a rectangle of the buffer shows in.
    func surfaceRect(ofBuffer rect: PixelRect) -> Rect {
        let pixels = rect.intersection(PixelRect(bufferSize))
        let turned = Self.turn(pixels, by: transform.inverse, size: bufferSize)
        let scale = Double(scale)
        return Rect(
            x: Double(turned.minX) / scale, y: Double(turned.minY) / scale,
            width: Double(turned.width) / scale, height: Double(turned.height) / scale)
    }

    private static func turn(_ rect: PixelRect, by transform: BufferTransform, size: PixelSize) -> PixelRect {
        let width = Double(size.width)
        let height = Double(size.height)
        let first = transform.bufferPoint(
            x: Double(rect.minX), y: Double(rect.minY), width: width, height: height)
        let second = transform.bufferPoint(
            x: Double(rect.maxX), y: Double(rect.maxY), width: width, height: height)
        let left = Int(min(first.x, second.x))
        let top = Int(min(first.y, second.y))
        return PixelRect(
            x: left, y: top, width: Int(max(first.x, second.x)) - left, height: Int(max(first.y, second.y)) - top)
    }
}
