import CCairo
public import TactusGeometry

/// A picture that never changes: loaded from a file, copied from a ``Bitmap``, drawn, or made of pixels.
///
/// Images may be made and drawn on any thread, so that decoding need not hold up the main one.
///
/// ```swift
/// let icon = try Image(pngFile: "/usr/share/icons/hicolor/48x48/apps/mail.png")
/// canvas.draw(icon, at: Point(x: 12, y: 12))
/// ```
///
/// What is made from an image, with ``resizableImage(withCapInsets:)`` or ``withRenderingMode(_:)``, shares its pixels.
public final class Image: Sendable {
    /// Tells whether an image's colours are drawn, or only its shape in another colour.
    public enum RenderingMode: Hashable, Sendable {
        /// Colours.
        case original
        /// A shape: their opacity counts, and they are drawn in a colour of the one who draws them.
        case template
    }

    /// How many pixels there are.
    public let pixelSize: PixelSize

    /// How many of the image's pixels belong to a point.
    public let scale: Double

    /// The edges that keep their size, in points, when the image is stretched; see ``resizableImage(withCapInsets:)``.
    public let capInsets: Insets

    /// Tells how the pixels are drawn; ``RenderingMode/original`` by default.
    public let renderingMode: RenderingMode

    /// The pictures that are shown one after the other; `nil` for an image that stands still.
    let film: ImageFilm?

    /// Row by row, without gaps.
    private let pixels: [UInt32]

    /// Creates an image from the PNG picture in the file at `path`.
    ///
    /// - Parameters:
    ///   - path: The path of the file.
    ///   - scale: How many of the picture's pixels belong to a point; positive and finite.
    ///   - pixelLimit: How many pixels it may have.
    /// - Throws: A ``GraphicsError``; ``GraphicsError/unsupportedSize(_:)`` beyond the limit, else it names the file.
    public convenience init(
        pngFile path: String, scale: Double = 1, pixelLimit: Int = Bitmap.defaultPixelLimit
    ) throws(GraphicsError) {
        self.init(try Bitmap(pngFile: path, pixelLimit: pixelLimit), scale: scale)
    }

    /// Creates an image from the bytes of a PNG picture.
    ///
    /// - Parameters:
    ///   - contents: The bytes.
    ///   - scale: How many of the picture's pixels belong to a point; positive and finite.
    ///   - pixelLimit: How many pixels it may have.
    /// - Throws: ``GraphicsError/malformedPNG(path:)``, ``GraphicsError/outOfMemory(_:)``, or
    ///   ``GraphicsError/unsupportedSize(_:)`` beyond the limit, before anything is decoded.
    public convenience init(
        png contents: [UInt8], scale: Double = 1, pixelLimit: Int = Bitmap.defaultPixelLimit
    ) throws(GraphicsError) {
        self.init(try Bitmap(png: contents, pixelLimit: pixelLimit), scale: scale)
    }

    /// Creates an image with a copy of a bitmap's pixels.
    ///
    /// - Parameters:
    ///   - bitmap: The pixels.
    ///   - scale: How many of them belong to a point; positive and finite.
    public convenience init(_ bitmap: Bitmap, scale: Double = 1) {
        var pixels: [UInt32] = []
        pixels.reserveCapacity(bitmap.size.width * bitmap.size.height)
        for y in 0..<bitmap.size.height {
            bitmap.withRow(y) { row in
                if bitmap.format == .opaqueRGB {
                    for pixel in row { pixels.append(pixel | 0xFF00_0000) }
                } else {
                    pixels.append(contentsOf: row)
                }
            }
        }
        self.init(pixels, size: bitmap.size, scale: scale)
    }

    /// Creates an image of pixels that are there already; they are not copied.
    ///
    /// - Parameters:
    ///   - pixels: Row by row, 0xAARRGGBB, the colours already multiplied by alpha.
    ///   - size: How many there are in a row, and how many rows.
    ///   - scale: How many of them belong to a point; positive and finite.
    ///   - renderingMode: How they are drawn.
    /// - Throws: ``GraphicsError/unsupportedSize(_:)`` for a size that is beyond ``Bitmap/largestExtent`` or
    ///   not that of the pixels.
    public convenience init(
        premultipliedPixels pixels: [UInt32], size: PixelSize, scale: Double = 1,
        renderingMode: RenderingMode = .original
    ) throws(GraphicsError) {
        guard max(size.width, size.height) <= Bitmap.largestExtent, size.width * size.height == pixels.count else {
            throw .unsupportedSize(size)
        }
        self.init(pixels, size: size, scale: scale, renderingMode: renderingMode)
    }

    private init(
        _ pixels: [UInt32], size: PixelSize, scale: Double, capInsets: Insets = .zero,
        renderingMode: RenderingMode = .original, film: ImageFilm? = nil
    ) {
        precondition(scale > 0 && scale < .infinity, "an image cannot have the scale \(scale); it must be positive")
        self.pixels = pixels
        pixelSize = size
        self.scale = scale
        self.capInsets = capInsets
        self.renderingMode = renderingMode
        self.film = film
    }

    /// Creates an image that shows what the first of some images does, and stands for them all.
    convenience init(_ film: ImageFilm) {
        let first = film.images[0]
        self.init(
            first.pixels, size: first.pixelSize, scale: first.scale, capInsets: first.capInsets,
            renderingMode: first.renderingMode, film: film)
    }

    /// The size in points at which every pixel of the image has its own size.
    public var size: Size {
        Size(width: Double(pixelSize.width) / scale, height: Double(pixelSize.height) / scale)
    }

    /// The memory that the pixels take up, in bytes; those of all ``images``.
    public var byteCount: Int {
        film.map { $0.images.reduce(0) { $0 + $1.byteCount } } ?? 4 * pixelSize.width * pixelSize.height
    }

    /// The same image, of which nine parts are stretched differently: the corners not at all, the edges along
    /// themselves, the middle both ways.
    ///
    /// - Parameter capInsets: How thick the edges are, in points. What leaves no middle is limited to
    ///   half of the image.
    /// - Returns: The image that stretches so.
    public func resizableImage(withCapInsets capInsets: Insets) -> Image {
        if let film { return Image(film.map { $0.resizableImage(withCapInsets: capInsets) }) }
        return Image(pixels, size: pixelSize, scale: scale, capInsets: capInsets, renderingMode: renderingMode)
    }

    /// The same image with another meaning of its pixels.
    public func withRenderingMode(_ mode: RenderingMode) -> Image {
        if let film { return Image(film.map { $0.withRenderingMode(mode) }) }
        return Image(pixels, size: pixelSize, scale: scale, capInsets: capInsets, renderingMode: mode)
    }

    /// Writes the picture to a PNG file at `path`; a file that was there is replaced.
    ///
    /// ```swift
    /// try badge.snapshot(scale: 2).writePNG(to: path)
    /// ```
    ///
    /// - Parameter path: The path of the file.
    /// - Throws: A `GraphicsError` that names the file when it cannot be written.
    public func writePNG(to path: String) throws(GraphicsError) { try writeFile(pngContents(), to: path) }

    /// The picture as the bytes of a PNG file, without loss.
    public func pngContents() throws(GraphicsError) -> [UInt8] {
        let bitmap = try Bitmap(size: pixelSize)
        Canvas(bitmap).draw(Image(pixels, size: pixelSize, scale: 1), at: .zero)
        return try bitmap.pngContents()
    }

    /// Calls `body` with a Cairo surface of the pixels, made for this call: surfaces belong to one thread each.
    func withSurface(_ body: (OpaquePointer) -> Void) {
        guard !pixelSize.isEmpty else { return }
        pixels.withUnsafeBytes { bytes in
            // Cairo reads what it draws from, and does not write there.
            let start = UnsafeMutableRawPointer(mutating: bytes.baseAddress)?.assumingMemoryBound(to: UInt8.self)
            let surface = cairo_image_surface_create_for_data(
                start, CAIRO_FORMAT_ARGB32, Int32(pixelSize.width), Int32(pixelSize.height),
                Int32(pixelSize.width * 4))
            guard let surface else { return }
            body(surface)
            cairo_surface_finish(surface)
            cairo_surface_destroy(surface)
        }
    }
}
