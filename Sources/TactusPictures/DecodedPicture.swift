import TactusGeometry

/// What becomes of a picture's bytes.
enum DecodedPicture: Sendable {
    case still(PixelGrid)
    /// Frames with how long each is shown; how often all are, 0 for ever.
    case animated([(grid: PixelGrid, duration: Duration)], repeatCount: Int)
}

/// Gathers the frames of an animation, as small as all of them together have to be.
struct FrameCollector {
    private let target: PixelSize
    private let mostFrames: Int
    private var frames: [(grid: PixelGrid, duration: Duration)] = []

    /// - Parameters:
    ///   - field: The size of every frame, in pixels.
    ///   - frameCount: How many there are; the limit's when nobody knows.
    ///   - request: How large they are wanted.
    init(field: PixelSize, frameCount: Int, request: DecodingRequest) {
        let pixels = max(field.width * field.height, 1)
        mostFrames = max(min(frameCount, PictureLimits.mostFrames, PictureLimits.mostAnimationPixels / pixels), 1)
        let wanted = request.size(for: field)
        let bytes = 4 * wanted.width * wanted.height * mostFrames
        let ratio = min((Double(PictureLimits.mostAnimationBytes) / Double(bytes)).squareRoot(), 1)
        target = PixelSize(
            width: max(Int(Double(wanted.width) * ratio), 1), height: max(Int(Double(wanted.height) * ratio), 1))
    }

    /// Whether there is no frame yet.
    var isEmpty: Bool { frames.isEmpty }

    /// Whether the animation ends here, whatever may follow.
    var isFull: Bool { frames.count >= mostFrames }

    /// Adds a frame. One that claims to be shown for no time, or a hundredth of a second, gets a tenth.
    mutating func append(_ grid: PixelGrid, milliseconds: Int, of format: ImageFormat) throws(ImageError) {
        let time = milliseconds < PictureLimits.shortestFrame ? 100 : milliseconds
        frames.append((try grid.reduced(to: target, of: format), .milliseconds(time)))
    }

    func picture(repeatCount: Int) -> DecodedPicture {
        frames.count == 1 ? .still(frames[0].grid) : .animated(frames, repeatCount: repeatCount)
    }
}
