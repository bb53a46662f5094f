public import TactusGeometry

/// An error in making, reading or writing pictures.
public enum GraphicsError: Error, Hashable, Sendable {
    /// No bitmap can have `size`: an extent is more than ``Bitmap/largestExtent``, or there are more pixels
    /// than are allowed.
    case unsupportedSize(PixelSize)
    /// Rows of `strideInBytes` bytes cannot hold `size`, or do not begin at a multiple of four bytes.
    case unsupportedStride(strideInBytes: Int, size: PixelSize)
    /// There is no memory for a bitmap of `size`.
    case outOfMemory(PixelSize)
    /// The file at `path` cannot be read; `code` is the system's error number.
    case unreadableFile(path: String, code: Int32)
    /// What is at `path` is a pipe, a device or a socket, which may have no end and may never answer.
    case specialFile(path: String)
    /// The file at `path` has more than `limit` bytes.
    case largeFile(path: String, limit: Int)
    /// The file at `path` cannot be written; `code` is the system's error number.
    case unwritableFile(path: String, code: Int32)
    /// The bytes are not a whole PNG picture. `path` names their file when they came from one.
    case malformedPNG(path: String?)
    /// The bitmap of `size` cannot be stored as PNG, which has no picture without pixels.
    case unencodable(PixelSize)
    /// The document cannot be written as PDF, since memory ran out or a page has no size.
    case unwritableDocument
    /// The fonts listed in the configuration file at `path` cannot be loaded.
    case unusableFontConfiguration(path: String)
    /// The file at `path` has no font that can be used, or is damaged.
    case unusableFontFile(path: String)
}
