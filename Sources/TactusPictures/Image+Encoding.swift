import TactusGeometry
public import TactusGraphics

extension Image {
    /// Returns the picture as the bytes of a JPEG file.
    ///
    /// Such a file has no transparency: what is transparent becomes white. `Image.pngContents()` keeps it, and all
    /// colours as they are. Needs libturbojpeg, which is loaded with the first call.
    ///
    /// - Parameter quality: From 0, for the smallest file, to 1, for the best picture; what is outside counts as
    ///   the nearer of both, and no number as 1.
    /// - Returns: The bytes.
    /// - Throws: An ``ImageError``: the library is not there, there is no memory, or the picture has no pixels.
    public func jpegContents(quality: Double = 0.8) throws(ImageError) -> [UInt8] {
        guard let library = PictureLibraries.system.jpeg() else {
            throw ImageError(.missingLibrary(.jpeg, name: TurboJPEG.fileName))
        }
        let size = pixelSize
        guard !size.isEmpty else { throw ImageError(.damaged(.jpeg)) }
        let bitmap: Bitmap
        do throws(GraphicsError) {
            bitmap = try Bitmap(size: size)
        } catch {
            throw ImageError(error, of: .jpeg, pixelLimit: Bitmap.defaultPixelLimit)
        }
        let canvas = Canvas(bitmap, scale: scale)
        canvas.fill(canvas.clipBounds, with: .white)
        canvas.draw(self, at: .zero)
        let limited = quality.isNaN ? 1 : min(max(quality, 0), 1)
        return try JPEGEncoding(library: library, quality: limited).encode(bitmap)
    }
}
