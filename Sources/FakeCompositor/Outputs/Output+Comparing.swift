public import TactusGeometry
public import TactusGraphics

extension Output {
    /// Writes ``screenshot(showing:)`` to a PNG file; one that was there is replaced.
    public func writeScreenshot(to path: String, showing overlays: Overlays = []) throws(GraphicsError) {
        try screenshot(showing: overlays).writePNG(to: path)
    }

    /// Makes sure that the output shows what a PNG file holds.
    ///
    /// - Parameters:
    ///   - file: The path of the picture that it should show.
    ///   - tolerance: How much a channel of a pixel may differ, 0 to 255.
    ///   - differencePath: Where a picture of the differences is written, if there are any: see
    ///     ``/TactusGraphics/ImageComparison/differencePicture(actual:expected:)``.
    ///   - overlays: What is shown above the scene.
    /// - Throws: How it differs, or why that cannot be told.
    public func expectScreenshot(
        like file: String, tolerance: Int, differencePath: String, showing overlays: Overlays = []
    ) throws(PictureError) {
        let (actual, expected) = (try picture(showing: overlays), try Self.picture(in: file))
        let comparison = ImageComparison(actual: actual, expected: expected, channelDifference: tolerance)
        guard comparison.differingShare > 0 else { return }
        let path: String?
        do {
            let difference = try ImageComparison.differencePicture(actual: actual, expected: expected)
            try difference?.writePNG(to: differencePath)
            path = difference == nil ? nil : differencePath
        } catch {
            throw .cannotDraw(error)
        }
        throw .differs(comparison, differencePath: path)
    }

    /// Makes sure that a pixel has a colour.
    ///
    /// - Parameters:
    ///   - color: The colour that it should have.
    ///   - point: Where it is, in logical pixels of all outputs; it must lie in ``bounds``.
    ///   - tolerance: How much a channel may differ, 0 to 255.
    ///   - overlays: What is shown above the scene.
    /// - Throws: The colour that it has, or why that cannot be told.
    public func expectPixel(
        _ color: PixelColor, at point: Point, tolerance: Int, showing overlays: Overlays = []
    ) throws(PictureError) {
        let picture = try picture(showing: overlays)
        let scale = description.scale
        let x = min(max(0, Int((point.x - Double(bounds.minX)) * scale)), picture.size.width - 1)
        let y = min(max(0, Int((point.y - Double(bounds.minY)) * scale)), picture.size.height - 1)
        let found = PixelColor(pixel: picture[x, y])
        guard found.difference(from: color) > tolerance else { return }
        throw .pixelDiffers(at: point, found: found, expected: color)
    }

    private func picture(showing overlays: Overlays) throws(PictureError) -> Bitmap {
        do { return try screenshot(showing: overlays) } catch { throw .cannotDraw(error) }
    }

    private static func picture(in file: String) throws(PictureError) -> Bitmap {
        do { return try Bitmap(pngFile: file) } catch { throw .unreadable(file: file, error) }
    }
}

/// Why what an output shows is not what was expected.
public enum PictureError: Error, Hashable, Sendable {
    /// It is another picture. A picture of the differences was written, unless the sizes differ.
    case differs(ImageComparison, differencePath: String?)
    /// A pixel has another colour.
    case pixelDiffers(at: Point, found: PixelColor, expected: PixelColor)
    /// The picture to compare with cannot be read.
    case unreadable(file: String, GraphicsError)
    /// There is no memory for a picture, or no place for its file.
    case cannotDraw(GraphicsError)
}

extension PictureError: CustomStringConvertible {
    /// What is different and where, in a sentence.
    public var description: String {
        switch self {
        case .differs(let comparison, let path): "\(comparison)" + (path.map { "; see \($0)" } ?? "")
        case .pixelDiffers(let point, let found, let expected):
            "the pixel at (\(point.x), \(point.y)) is \(found), and should be \(expected)"
        case .unreadable(_, let error): error.clause
        case .cannotDraw(let error): "cannot take the picture: \(error.clause)"
        }
    }
}

extension GraphicsError {
    /// What went wrong as a part of a sentence: without the full stop.
    fileprivate var clause: String {
        let sentence = description
        return sentence.hasSuffix(".") ? String(sentence.dropLast()) : sentence
    }
}
