import TactusGeometry
import TactusGraphics

/// How large a picture is wanted, and may be.
struct DecodingRequest: Sendable {
    /// How many pixels it may have before it is made smaller.
    var pixelLimit: Int
    /// The pixels that it is shown on; `nil` when it is wanted as it is.
    var shown: (width: Double, height: Double)?

    /// The size in which a picture covers what it is shown on, with its own proportions, and is no larger than it is.
    func size(for size: PixelSize) -> PixelSize {
        let ratio = min(coverRatio(width: Double(size.width), height: Double(size.height)), 1)
        return PixelSize(
            width: min(max(Int((Double(size.width) * ratio).rounded(.up)), 1), size.width),
            height: min(max(Int((Double(size.height) * ratio).rounded(.up)), 1), size.height))
    }

    /// How much larger a picture would have to be to cover what it is shown on; 1 when it is wanted as it is.
    func coverRatio(width: Double, height: Double) -> Double {
        guard let shown, width > 0, height > 0 else { return 1 }
        let ratio = max(shown.width / width, shown.height / height)
        // What is no number says nothing of how large the picture is shown.
        return ratio.isNaN ? 1 : max(ratio, 0)
    }

    /// Refuses a picture that is larger than allowed, before anything of it is decoded.
    func check(width: Int, height: Int, of format: ImageFormat) throws(ImageError) -> PixelSize {
        guard width > 0, height > 0 else { throw ImageError(.damaged(format)) }
        let size = PixelSize(width: width, height: height)
        guard max(width, height) <= Bitmap.largestExtent, width * height <= pixelLimit else {
            throw ImageError(.tooManyPixels(size, limit: pixelLimit))
        }
        return size
    }
}
