public import TactusGeometry
public import TactusGraphics
import TactusPictures

/// Where an ``ImageView`` gets its picture from, when that takes a while.
///
/// ```swift
/// photo.setImage(from: FileImageSource(path: path), placeholder: grey)
/// photo.setImage(from: ImageLoader { size, scale in
///     try Image(data: await download(url), shownSize: size, scale: scale)
/// })
/// ```
nonisolated public protocol ImageSource: Sendable {
    /// Loads the picture. Called off the main thread, when the view shows for the first time, and again when it is to
    /// be shown larger than it was loaded for. The task is cancelled when the picture is wanted no longer.
    ///
    /// - Parameters:
    ///   - size: The size in points that the picture is to fill: it need have no more pixels than that.
    ///   - scale: How many pixels belong to a point.
    /// - Returns: The picture.
    /// - Throws: What the view shows its failure picture for.
    @concurrent func image(shownSize size: Size, scale: Double) async throws -> Image
}

/// Loads a picture by a closure.
nonisolated public struct ImageLoader: ImageSource {
    private let load: @Sendable (Size, Double) async throws -> Image

    /// Creates a source.
    ///
    /// - Parameter load: Loads the picture, off the main thread, for the size in points that it fills and the pixels of
    ///   a point.
    public init(_ load: @escaping @Sendable (Size, Double) async throws -> Image) { self.load = load }

    /// Calls the closure.
    @concurrent public func image(shownSize size: Size, scale: Double) async throws -> Image {
        try await load(size, scale)
    }
}

/// Loads a picture from a file in any format, no larger than it is shown.
nonisolated public struct FileImageSource: ImageSource, Hashable {
    /// The path of the file.
    public var path: String

    /// Creates a source.
    public init(path: String) { self.path = path }

    /// Reads and decodes the file.
    @concurrent public func image(shownSize size: Size, scale: Double) async throws -> Image {
        try Image(contentsOfFile: path, shownSize: size, scale: scale)
    }
}
