import TactusGraphics

/// What a picture may ask for.
enum PictureLimits {
    /// How many bytes a picture may have: a photo of 100 million pixels without loss.
    static let mostBytes = 256 << 20
    /// How many bytes an SVG drawing may have.
    static let mostSVGBytes = 16 << 20
    /// How many frames of an animation are decoded.
    static let mostFrames = 4096
    /// How many bytes the frames of an animation take up together; a larger one is decoded smaller.
    static let mostAnimationBytes = 64 << 20
    /// How many pixels are gone through for an animation: the size of its field, for each frame.
    static let mostAnimationPixels = 1 << 29
    /// How many pixels the passes of a JPEG picture go through.
    static let mostPassedPixels = 1 << 31
    /// How many pixels the pictures have that a drawing is made of at a time, in one another.
    static let mostLayeredPixels = 1 << 28
    /// How many pixels a drawing's layers and filters go through, a filter's step as often as it takes.
    static let mostFilteredPixels = 1 << 32
    /// The frame below which a duration counts as not given, in milliseconds: what browsers hold too fast to be meant.
    static let shortestFrame = 11
}
