import TactusGeometry
import TactusGraphics

/// Makes pixels of the bytes of a picture, by what decodes its format.
struct PictureDecoder: Sendable {
    var libraries = PictureLibraries.system
    let request: DecodingRequest
    /// How many pixels belong to a point.
    let scale: Double

    func decode(_ contents: [UInt8]) throws(ImageError) -> DecodedPicture {
        guard contents.count <= PictureLimits.mostBytes else {
            throw ImageError(.tooManyBytes(limit: PictureLimits.mostBytes))
        }
        guard let format = ImageFormat(of: contents) else { throw ImageError(.unknownFormat) }
        switch format {
        case .png: return .still(try decodePNG(contents))
        case .gif: return try GIFDecoding(request: request).decode(contents)
        case .webP: return try WebPDecoding(libraries: libraries, request: request).decode(contents)
        case .jpeg:
            guard let library = libraries.jpeg() else {
                throw ImageError(.missingLibrary(.jpeg, name: TurboJPEG.fileName))
            }
            return .still(try JPEGDecoding(library: library, request: request).decode(contents))
        case .svg:
            guard let library = libraries.svg() else {
                throw ImageError(.missingLibrary(.svg, name: "librsvg-2.so.2"))
            }
            return .still(try SVGDecoding(library: library, request: request).decode(contents, enlargement: scale))
        }
    }

    private func decodePNG(_ contents: [UInt8]) throws(ImageError) -> PixelGrid {
        let bitmap: Bitmap
        do throws(GraphicsError) {
            bitmap = try Bitmap(png: contents, pixelLimit: request.pixelLimit)
        } catch {
            throw ImageError(error, of: .png, pixelLimit: request.pixelLimit)
        }
        let target = request.size(for: bitmap.size)
        guard target != bitmap.size else { return PixelGrid(bitmap) }
        // Without a copy of all its pixels on the way.
        do throws(GraphicsError) {
            let small = try Bitmap(size: target)
            Canvas(small).draw(
                bitmap, in: Rect(x: 0, y: 0, width: Double(target.width), height: Double(target.height)))
            return PixelGrid(small)
        } catch {
            throw ImageError(error, of: .png, pixelLimit: request.pixelLimit)
        }
    }
}
