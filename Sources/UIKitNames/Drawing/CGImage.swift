public import Tactus

/// The pixels of a picture, which know no points.
nonisolated public final class CGImage: Sendable {
    let image: Image

    init(_ image: Image) { self.image = image }

    /// How many pixels a row has.
    public var width: Int { image.pixelSize.width }

    /// How many rows there are.
    public var height: Int { image.pixelSize.height }

    /// Returns a part of the picture; `nil` where it has none.
    ///
    /// - Parameter rect: The part, in pixels from the upper left corner; what is outside of the picture is left out,
    ///   and a pixel that is in it by a part is in it.
    /// - Returns: The part.
    public func cropping(to rect: CGRect) -> CGImage? {
        let whole = CGRect(x: 0, y: 0, width: CGFloat(width), height: CGFloat(height))
        let part = rect.standardized.integral.intersection(whole)
        guard !part.isNull, part.width >= 1, part.height >= 1 else { return nil }
        let renderer = GraphicsImageRenderer(size: part.size)
        let cropped = try? renderer.image { canvas in
            canvas.draw(
                image.withRenderingMode(.original), in: whole.offsetBy(dx: -part.minX, dy: -part.minY))
        }
        return cropped.map { CGImage($0.withRenderingMode(image.renderingMode)) }
    }
}

nonisolated extension Image {
    /// Which side of a picture is up.
    nonisolated public enum Orientation: Hashable, Sendable {
        /// The first row of pixels: other ways are turned when a file is read.
        case up
    }

    /// The pixels.
    public var cgImage: CGImage? { CGImage(self) }

    /// Which side is up.
    public var imageOrientation: Orientation { .up }

    /// Creates a picture of pixels, with one to a point.
    public convenience init(cgImage: CGImage) { self.init(cgImage: cgImage, scale: 1, orientation: .up) }

    /// Creates a picture of pixels.
    ///
    /// - Parameters:
    ///   - cgImage: The pixels.
    ///   - scale: How many of them belong to a point.
    ///   - orientation: Which side is up.
    public convenience init(cgImage: CGImage, scale: CGFloat, orientation: Orientation) {
        do {
            let bitmap = try Bitmap(size: cgImage.image.pixelSize)
            let box = CGRect(x: 0, y: 0, width: CGFloat(cgImage.width), height: CGFloat(cgImage.height))
            Canvas(bitmap).draw(cgImage.image.withRenderingMode(.original), in: box)
            self.init(bitmap, scale: scale)
        } catch {
            preconditionFailure(
                "there is no memory for a picture of \(cgImage.width)×\(cgImage.height) pixels: \(error)")
        }
    }

    /// Creates a picture without pixels.
    public convenience init() {
        do { try self.init(premultipliedPixels: [], size: PixelSize(width: 0, height: 0)) } catch {
            preconditionFailure("a picture without pixels needs no memory: \(error)")
        }
    }
}

nonisolated extension CGContext {
    /// Draws pixels into a rectangle, upside down: as Core Graphics does in a space whose y grows downwards. A picture
    /// is drawn upright by `UIImage.draw(in:)`.
    ///
    /// - Parameters:
    ///   - image: The pixels.
    ///   - rect: What they fill, in points.
    public func draw(_ image: CGImage, in rect: CGRect) {
        canvas.withSavedState {
            canvas.concatenate(CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: rect.minY + rect.maxY))
            let draw = { self.canvas.draw(image.image, in: rect) }
            if state.alpha < 1 { canvas.withGroup(alpha: state.alpha, draw) } else { draw() }
        }
    }

    /// Returns what was drawn up to now; `nil` for a page of a document.
    public func makeImage() -> CGImage? { canvas.isPage ? nil : CGImage(Image(canvas.bitmap)) }
}
