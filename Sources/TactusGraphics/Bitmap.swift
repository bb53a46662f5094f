import CCairo
import Glibc
public import TactusGeometry

/// Pixels in memory, to draw on with a ``Canvas`` and to read back.
///
/// A pixel is 32 bits, 0xAARRGGBB in the machine's byte order, with the colours already multiplied by alpha. The memory
/// belongs to the bitmap, or is lent by someone who guarantees its lifetime: that is how a surface's buffer and a
/// client's picture become bitmaps without a copy.
///
/// ```swift
/// let bitmap = try Bitmap(size: PixelSize(width: 64, height: 64))
/// Canvas(bitmap).fill(Rect(x: 8, y: 8, width: 48, height: 48), with: .red)
/// try bitmap.writePNG(to: "square.png")
/// ```
///
/// A bitmap and the canvases on it belong to one thread, any one.
public final class Bitmap {
    /// What the upper eight bits of a pixel mean.
    package enum Format: Hashable, Sendable {
        /// Alpha; the colours are multiplied by it.
        case premultipliedARGB
        /// Nothing: every pixel is opaque.
        case opaqueRGB
    }

    /// The largest width and the largest height, in pixels.
    public static let largestExtent = 32767

    /// How many pixels there are.
    public let size: PixelSize

    /// What the bits of a pixel mean.
    package let format: Format

    /// The distance from the beginning of one row to the beginning of the next.
    package let strideInBytes: Int

    /// The first byte of the upper left pixel.
    ///
    /// Whoever writes there calls ``markDirty(_:)`` afterwards.
    package let bytes: UnsafeMutableRawPointer

    /// Cairo's view of the memory.
    let surface: OpaquePointer

    /// Whether the memory is freed with the bitmap.
    private let ownsMemory: Bool

    /// Keeps lent memory alive.
    private let lender: AnyObject?

    /// Creates a bitmap whose pixels are all transparent.
    ///
    /// A size without pixels is fine: whatever is drawn on it vanishes. What is impossible throws
    /// ``GraphicsError/unsupportedSize(_:)`` or ``GraphicsError/outOfMemory(_:)``.
    public init(size: PixelSize) throws(GraphicsError) {
        try Bitmap.requireSupported(size)
        let stride = size.width * 4
        guard let memory = calloc(max(1, size.height), max(4, stride)) else { throw .outOfMemory(size) }
        guard let surface = Bitmap.makeSurface(memory, size: size, strideInBytes: stride, format: .premultipliedARGB)
        else {
            free(memory)
            throw .outOfMemory(size)
        }
        self.size = size
        self.surface = surface
        format = .premultipliedARGB
        strideInBytes = stride
        bytes = memory
        ownsMemory = true
        lender = nil
    }

    /// Creates a bitmap on memory that belongs to someone else.
    ///
    /// - Parameters:
    ///   - memory: The first byte of the upper left pixel, aligned to four bytes; `strideInBytes` times the height
    ///     bytes are used. The memory must stay while the bitmap lives.
    ///   - size: How many pixels there are.
    ///   - strideInBytes: The distance between rows.
    ///   - format: What the bits of a pixel mean.
    ///   - lender: An object that frees the memory when it goes; the bitmap keeps it.
    /// - Throws: ``GraphicsError/unsupportedSize(_:)`` or ``GraphicsError/unsupportedStride(strideInBytes:size:)``.
    package init(
        borrowing memory: UnsafeMutableRawPointer, size: PixelSize, strideInBytes: Int,
        format: Format = .premultipliedARGB, lender: AnyObject? = nil
    ) throws(GraphicsError) {
        try Bitmap.requireSupported(size)
        guard strideInBytes >= size.width * 4, strideInBytes % 4 == 0, strideInBytes <= Int(Int32.max) else {
            throw .unsupportedStride(strideInBytes: strideInBytes, size: size)
        }
        guard let surface = Bitmap.makeSurface(memory, size: size, strideInBytes: strideInBytes, format: format)
        else { throw .outOfMemory(size) }
        self.size = size
        self.surface = surface
        self.format = format
        self.strideInBytes = strideInBytes
        self.lender = lender
        bytes = memory
        ownsMemory = false
    }

    deinit {
        cairo_surface_finish(surface)
        cairo_surface_destroy(surface)
        if ownsMemory { free(bytes) }
    }

    /// The rectangle of all pixels.
    public var bounds: PixelRect { PixelRect(size) }

    /// Tells Cairo that pixels were changed behind its back.
    package func markDirty(_ rect: PixelRect) {
        let rect = rect.intersection(bounds)
        guard !rect.isEmpty else { return }
        cairo_surface_mark_dirty_rectangle(
            surface, Int32(rect.minX), Int32(rect.minY), Int32(rect.width), Int32(rect.height))
    }

    private static func requireSupported(_ size: PixelSize) throws(GraphicsError) {
        guard max(size.width, size.height) <= largestExtent else { throw .unsupportedSize(size) }
    }

    private static func makeSurface(
        _ memory: UnsafeMutableRawPointer, size: PixelSize, strideInBytes: Int, format: Format
    ) -> OpaquePointer? {
        let surface = cairo_image_surface_create_for_data(
            memory.assumingMemoryBound(to: UInt8.self),
            format == .opaqueRGB ? CAIRO_FORMAT_RGB24 : CAIRO_FORMAT_ARGB32,
            Int32(size.width), Int32(size.height), Int32(strideInBytes))
        guard let surface, cairo_surface_status(surface) == CAIRO_STATUS_SUCCESS else {
            cairo_surface_destroy(surface)
            return nil
        }
        return surface
    }
}
