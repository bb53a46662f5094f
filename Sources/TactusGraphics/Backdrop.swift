import CCairo
import Glibc
package import TactusGeometry

/// A part of a bitmap as a ``BackdropFilter`` makes it: a smaller picture, since nothing small is left in it.
///
/// Blurring costs little more than reading the pixels once: they are brought together in squares, the squares are
/// blurred, and the result is enlarged while it is drawn. Beyond the edges of the part its last pixels go on, so that
/// what it becomes depends on nothing outside.
package struct Backdrop {
    /// The picture, whose pixels stand for squares.
    private let picture: Bitmap
    /// What the picture stands for, in pixels of the bitmap; it may reach over the part's right and lower edges.
    private let frame: Rect

    /// Filters what a bitmap holds now; `nil` where nothing is left of the part, or there is no memory.
    ///
    /// - Parameters:
    ///   - bitmap: The bitmap.
    ///   - part: Which part, in pixels; what is not on the bitmap is left out.
    ///   - filter: What to do to it.
    ///   - scale: Device pixels per point.
    package init?(of bitmap: Bitmap, _ part: PixelRect, _ filter: BackdropFilter, scale: Double) {
        let part = part.intersection(bitmap.bounds)
        guard !part.isEmpty else { return nil }
        let deviation = filter.blurRadius * scale
        // A square is no larger than half the deviation, so that its edges do not show.
        let shift = deviation < 4 ? 0 : deviation < 8 ? 1 : deviation < 16 ? 2 : 3
        let side = 1 << shift
        let size = PixelSize(width: (part.width + side - 1) / side, height: (part.height + side - 1) / side)
        guard let picture = try? Bitmap(size: size) else { return nil }
        cairo_surface_flush(bitmap.surface)
        let blur = BoxBlur(deviation: deviation / Double(side))
        var planes = BackdropPlanes(size, margin: blur.extent)
        planes.gather(from: bitmap, part, shift: shift)
        planes.blur(blur)
        planes.write(to: picture, saturation: filter.saturation)
        picture.markDirty(picture.bounds)
        self.picture = picture
        frame = Rect(
            x: Double(part.minX), y: Double(part.minY), width: Double(size.width * side),
            height: Double(size.height * side))
    }

    /// Draws it in place of what is there.
    ///
    /// - Parameters:
    ///   - path: Where, in pixels of the bitmap.
    ///   - canvas: Its space must be those pixels.
    package func fill(_ path: Path, on canvas: Canvas) { canvas.fill(path, with: picture, in: frame) }
}

/// The red, green, blue and alpha of pixels, each in a plane with a margin on all sides.
private struct BackdropPlanes {
    private let size: PixelSize
    private let margin: Int
    private let stride: Int
    private let planeSize: Int
    private var bytes: [UInt8]

    init(_ size: PixelSize, margin: Int) {
        self.size = size
        self.margin = margin
        stride = size.width + 2 * margin
        planeSize = stride * (size.height + 2 * margin)
        bytes = [UInt8](repeating: 0, count: 4 * planeSize)
    }

    /// Takes the means of squares of pixels, whose sides are powers of two.
    mutating func gather(from bitmap: Bitmap, _ part: PixelRect, shift: Int) {
        let side = 1 << shift
        let opaque: UInt32 = bitmap.format == .opaqueRGB ? 0xFF00_0000 : 0
        var sums = [UInt32](repeating: 0, count: 4 * size.width)
        for row in 0..<size.height {
            let top = part.minY + row * side
            let rows = min(side, part.maxY - top)
            for index in sums.indices { sums[index] = 0 }
            for y in top..<top + rows {
                let line = (bitmap.bytes + y * bitmap.strideInBytes).assumingMemoryBound(to: UInt32.self) + part.minX
                sums.withUnsafeMutableBufferPointer { sums in
                    for x in 0..<part.width {
                        let (pixel, place) = (line[x] | opaque, (x >> shift) * 4)
                        sums[place] &+= pixel & 0xFF
                        sums[place + 1] &+= pixel >> 8 & 0xFF
                        sums[place + 2] &+= pixel >> 16 & 0xFF
                        sums[place + 3] &+= pixel >> 24
                    }
                }
            }
            for column in 0..<size.width {
                let count = UInt32(rows * min(side, part.width - column * side))
                let place = (row + margin) * stride + margin + column
                for plane in 0..<4 {
                    bytes[plane * planeSize + place] = UInt8((sums[4 * column + plane] + count / 2) / count)
                }
            }
        }
    }

    /// Blurs them, with their edges going on outside.
    mutating func blur(_ blur: BoxBlur) {
        guard blur.extent > 0 else { return }
        let (size, margin, stride, planeSize) = (size, margin, stride, planeSize)
        bytes.withUnsafeMutableBufferPointer { bytes in
            guard let start = bytes.baseAddress else { return }
            for plane in 0..<4 {
                let first = start + plane * planeSize
                for row in margin..<margin + size.height {
                    let line = first + row * stride
                    memset(line, Int32(line[margin]), margin)
                    memset(line + margin + size.width, Int32(line[margin + size.width - 1]), margin)
                }
                let (upper, lower) = (first + margin * stride, first + (margin + size.height - 1) * stride)
                for row in 0..<margin {
                    memcpy(first + row * stride, upper, stride)
                    memcpy(lower + (row + 1) * stride, lower, stride)
                }
                blur.apply(to: first, width: stride, height: size.height + 2 * margin, stride: stride)
            }
        }
    }

    /// Makes pixels of them.
    func write(to picture: Bitmap, saturation: Double) {
        let strength = Int((saturation * 256).rounded())
        for row in 0..<size.height {
            let line = (picture.bytes + row * picture.strideInBytes).assumingMemoryBound(to: UInt32.self)
            for column in 0..<size.width {
                let place = (row + margin) * stride + margin + column
                func value(_ plane: Int) -> Int { Int(bytes[plane * planeSize + place]) }
                let (blue, green, red, alpha) = (value(0), value(1), value(2), value(3))
                let grey = (red * 54 + green * 183 + blue * 19) >> 8
                func stronger(_ value: Int) -> UInt32 {
                    UInt32(min(max(grey + ((value - grey) * strength + 128) >> 8, 0), alpha))
                }
                line[column] = UInt32(alpha) << 24 | stronger(red) << 16 | stronger(green) << 8 | stronger(blue)
            }
        }
    }
}

extension Canvas {
    /// Fills what `path` encloses with a bitmap that is stretched over `rect` and goes on beyond it.
    fileprivate func fill(_ path: Path, with picture: Bitmap, in rect: Rect) {
        guard trace(path), let pattern = cairo_pattern_create_for_surface(picture.surface) else { return }
        let (width, height) = (Double(picture.size.width) / rect.width, Double(picture.size.height) / rect.height)
        let toPicture = Transform(a: width, b: 0, c: 0, d: height, tx: -rect.minX * width, ty: -rect.minY * height)
        var matrix = cairo_matrix_t(toPicture)
        cairo_pattern_set_matrix(pattern, &matrix)
        cairo_pattern_set_extend(pattern, CAIRO_EXTEND_PAD)
        cairo_pattern_set_filter(pattern, CAIRO_FILTER_BILINEAR)
        cairo_set_source(cairo, pattern)
        cairo_pattern_destroy(pattern)
        cairo_set_fill_rule(cairo, CAIRO_FILL_RULE_WINDING)
        cairo_fill(cairo)
        // The source would keep the picture's memory.
        cairo_set_source_rgba(cairo, 0, 0, 0, 1)
    }
}
