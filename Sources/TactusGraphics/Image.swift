import CCairo
import Glibc
public import TactusGeometry

/// A picture that never changes: loaded from a PNG file, or copied from a ``Bitmap``.
///
/// Images may be made and drawn on any thread, so that decoding need not hold up the main one.
///
/// ```swift
/// let icon = try Image(pngFile: "/usr/share/icons/hicolor/48x48/apps/mail.png")
/// canvas.draw(icon, at: Point(x: 12, y: 12))
/// ```
public final class Image: Sendable {
    /// How many pixels there are.
    public let pixelSize: PixelSize

    /// How many of the image's pixels belong to a point.
    public let scale: Double

    private let pixels: PixelMemory

    /// Creates an image from the PNG picture in the file at `path`.
    ///
    /// - Parameters:
    ///   - path: The path of the file.
    ///   - scale: How many of the picture's pixels belong to a point; positive and finite.
    /// - Throws: A ``GraphicsError`` that names the file.
    public convenience init(pngFile path: String, scale: Double = 1) throws(GraphicsError) {
        self.init(try Bitmap(pngFile: path), scale: scale)
    }

    /// Creates an image from the bytes of a PNG picture.
    ///
    /// - Parameters:
    ///   - contents: The bytes.
    ///   - scale: How many of the picture's pixels belong to a point; positive and finite.
    /// - Throws: ``GraphicsError/malformedPNG(path:)`` or ``GraphicsError/outOfMemory(_:)``.
    public convenience init(png contents: [UInt8], scale: Double = 1) throws(GraphicsError) {
        self.init(try Bitmap(png: contents), scale: scale)
    }

    /// Creates an image with a copy of a bitmap's pixels.
    ///
    /// - Parameters:
    ///   - bitmap: The pixels.
    ///   - scale: How many of them belong to a point; positive and finite.
    public init(_ bitmap: Bitmap, scale: Double = 1) {
        precondition(scale > 0 && scale < .infinity, "an image cannot have the scale \(scale); it must be positive")
        pixelSize = bitmap.size
        self.scale = scale
        pixels = PixelMemory(copying: bitmap)
    }

    /// The size in points at which every pixel of the image has its own size.
    public var size: Size {
        Size(width: Double(pixelSize.width) / scale, height: Double(pixelSize.height) / scale)
    }

    /// Calls `body` with a Cairo surface of the pixels, made for this call: surfaces belong to one thread each.
    func withSurface(_ body: (OpaquePointer) -> Void) {
        let surface = cairo_image_surface_create_for_data(
            pixels.start, CAIRO_FORMAT_ARGB32, Int32(pixelSize.width), Int32(pixelSize.height),
            Int32(pixelSize.width * 4))
        guard let surface else { return }
        body(surface)
        cairo_surface_finish(surface)
        cairo_surface_destroy(surface)
    }
}

/// Rows of premultiplied pixels without gaps, written once.
///
/// Unchecked, because a pointer is never `Sendable`: the memory is written in `init` only, and read afterwards.
private final class PixelMemory: @unchecked Sendable {
    let start: UnsafeMutablePointer<UInt8>

    init(copying bitmap: Bitmap) {
        let rowLength = bitmap.size.width * 4
        let memory = UnsafeMutableRawPointer.allocate(
            byteCount: max(4, rowLength * bitmap.size.height), alignment: 16)
        for y in 0..<bitmap.size.height {
            bitmap.withRow(y) { row in
                let target = (memory + y * rowLength).bindMemory(to: UInt32.self, capacity: row.count)
                for (x, pixel) in row.enumerated() {
                    target[x] = bitmap.format == .opaqueRGB ? pixel | 0xFF00_0000 : pixel
                }
            }
        }
        start = memory.assumingMemoryBound(to: UInt8.self)
    }

    deinit { UnsafeMutableRawPointer(start).deallocate() }
}
