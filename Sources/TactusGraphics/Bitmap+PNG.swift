import CCairo
import TactusGeometry

extension Bitmap {
    /// How many pixels a PNG picture may have unless more is asked for: 67 million, which take 268 MB.
    public static let defaultPixelLimit = 1 << 26

    /// How many bytes a file of a picture may have, of any number of pixels.
    static let largestFile = 1 << 30

    /// Creates a bitmap from the PNG picture in the file at `path`.
    ///
    /// - Parameters:
    ///   - path: The path of the file.
    ///   - pixelLimit: How many pixels it may have.
    /// - Throws: A ``GraphicsError``; ``GraphicsError/unsupportedSize(_:)`` beyond the limit, before
    ///   anything is decoded.
    public convenience init(pngFile path: String, pixelLimit: Int = defaultPixelLimit) throws(GraphicsError) {
        let contents = try readFile(at: path, limit: Bitmap.largestFile)
        do {
            try self.init(png: contents, pixelLimit: pixelLimit)
        } catch .malformedPNG {
            throw .malformedPNG(path: path)
        }
    }

    /// Creates a bitmap from the bytes of a PNG picture.
    ///
    /// A few kilobytes may hold a picture of a billion pixels, so its size is looked at first.
    ///
    /// - Parameters:
    ///   - contents: The bytes.
    ///   - pixelLimit: How many pixels it may have.
    /// - Throws: A ``GraphicsError``; ``GraphicsError/unsupportedSize(_:)`` beyond the limit, before
    ///   anything is decoded.
    public convenience init(png contents: [UInt8], pixelLimit: Int = defaultPixelLimit) throws(GraphicsError) {
        let decoded = try Bitmap.decode(contents, pixelLimit: pixelLimit)
        defer { cairo_surface_destroy(decoded) }
        let width = Int(cairo_image_surface_get_width(decoded))
        let height = Int(cairo_image_surface_get_height(decoded))
        try self.init(size: PixelSize(width: width, height: height))
        // Cairo picks a format by the picture's depth; painting makes it ours.
        let cairo = cairo_create(surface)
        defer { cairo_destroy(cairo) }
        cairo_set_operator(cairo, CAIRO_OPERATOR_SOURCE)
        cairo_set_source_surface(cairo, decoded, 0, 0)
        cairo_paint(cairo)
    }

    /// The picture as the bytes of a PNG file, without loss.
    public func pngContents() throws(GraphicsError) -> [UInt8] {
        var contents: [UInt8] = []
        let status = withUnsafeMutablePointer(to: &contents) { destination in
            cairo_surface_write_to_png_stream(
                surface,
                { destination, bytes, count in
                    guard let destination, let bytes else { return CAIRO_STATUS_WRITE_ERROR }
                    destination.assumingMemoryBound(to: [UInt8].self).pointee
                        .append(contentsOf: UnsafeBufferPointer(start: bytes, count: Int(count)))
                    return CAIRO_STATUS_SUCCESS
                }, destination)
        }
        switch status {
        case CAIRO_STATUS_SUCCESS: return contents
        case CAIRO_STATUS_NO_MEMORY: throw .outOfMemory(size)
        default: throw .unencodable(size)
        }
    }

    /// Writes the picture to a PNG file at `path`; a file that was there is replaced.
    public func writePNG(to path: String) throws(GraphicsError) {
        try writeFile(pngContents(), to: path)
    }

    /// The size that the header of a PNG picture says: two numbers of four bytes, after the signature
    /// and the chunk's name.
    private static func announcedSize(_ contents: [UInt8]) throws(GraphicsError) -> (width: Int, height: Int) {
        guard contents.count >= 24, contents[12..<16].elementsEqual("IHDR".utf8) else { throw .malformedPNG(path: nil) }
        func number(_ range: Range<Int>) -> Int { contents[range].reduce(0) { $0 << 8 | Int($1) } }
        return (number(16..<20), number(20..<24))
    }

    /// Cairo's picture of the bytes; the caller destroys it.
    static func decode(_ contents: [UInt8], pixelLimit: Int) throws(GraphicsError) -> OpaquePointer {
        let announced = try announcedSize(contents)
        guard announced.height == 0 || announced.width <= pixelLimit / announced.height else {
            throw .unsupportedSize(PixelSize(width: announced.width, height: announced.height))
        }
        let surface = contents.withUnsafeBytes { contents in
            var rest = contents[...]
            return withUnsafeMutablePointer(to: &rest) { source in
                cairo_image_surface_create_from_png_stream(
                    { source, bytes, count in
                        guard let source, let bytes else { return CAIRO_STATUS_READ_ERROR }
                        let rest = source.assumingMemoryBound(to: Slice<UnsafeRawBufferPointer>.self)
                        guard rest.pointee.count >= Int(count) else { return CAIRO_STATUS_READ_ERROR }
                        UnsafeMutableRawBufferPointer(start: bytes, count: Int(count))
                            .copyBytes(from: rest.pointee.prefix(Int(count)))
                        rest.pointee.removeFirst(Int(count))
                        return CAIRO_STATUS_SUCCESS
                    }, source)
            }
        }
        guard let surface, cairo_surface_status(surface) == CAIRO_STATUS_SUCCESS else {
            cairo_surface_destroy(surface)
            throw .malformedPNG(path: nil)
        }
        return surface
    }
}
