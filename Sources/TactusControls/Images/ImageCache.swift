public import TactusGeometry
public import TactusGraphics
import TactusPlatform
public import TactusPictures
import TactusUI

/// Loads pictures from files without holding up the main thread, and keeps those that were used lately.
///
/// ```swift
/// let images = ImageCache(byteLimit: 64 << 20)
///
/// override func viewDidLoad() {
///     Task { photo.image = try await images.image(contentsOfFile: path, shownSize: photo.bounds.size) }
/// }
/// ```
///
/// Whoever asks for a picture that is being loaded waits for the same one. A picture is kept under its path, and the
/// size and scale that it was asked for: a file that is replaced is loaded again after ``removeAll()``.
public final class ImageCache {
    /// How many bytes of pixels are kept at most; those that were not used for the longest time go first.
    public var byteLimit: Int {
        didSet { dropWhatIsTooMuch() }
    }

    /// How many bytes of pixels are kept.
    public private(set) var byteCount = 0

    private struct Key: Hashable {
        let path: String
        let scale: Double
        var shownSize: Size?
    }

    private struct Entry {
        let image: Image
        var lastUse: UInt64
    }

    private var entries: [Key: Entry] = [:]
    private var loads: [Key: Task<Result<Image, ImageError>, Never>] = [:]
    private var useCount: UInt64 = 0

    /// Creates an empty cache.
    ///
    /// - Parameter byteLimit: How many bytes of pixels are kept at most.
    public init(byteLimit: Int) { self.byteLimit = byteLimit }

    /// A picture that is kept; `nil` when it has to be loaded.
    ///
    /// - Parameters:
    ///   - path: The path of its file.
    ///   - shownSize: The size in points that it fills; `nil` for all of its pixels.
    ///   - scale: How many of its pixels belong to a point.
    /// - Returns: The picture, at once.
    public func cachedImage(contentsOfFile path: String, shownSize: Size? = nil, scale: Double = 1) -> Image? {
        let key = Key(path: path, scale: scale, shownSize: shownSize)
        guard let image = entries[key]?.image else { return nil }
        useCount += 1
        entries[key]?.lastUse = useCount
        return image
    }

    /// A picture of any format that `Image(contentsOfFile:)` knows, loaded on another thread unless it is kept.
    ///
    /// - Parameters:
    ///   - path: The path of its file.
    ///   - shownSize: The size in points that it fills, so that it is decoded no larger; `nil` for all of its pixels.
    ///   - scale: How many of its pixels belong to a point.
    /// - Returns: The picture.
    /// - Throws: An `ImageError` that names the file. The next call tries again.
    public func image(
        contentsOfFile path: String, shownSize: Size? = nil, scale: Double = 1
    ) async throws(ImageError) -> Image {
        if let image = cachedImage(contentsOfFile: path, shownSize: shownSize, scale: scale) { return image }
        let key = Key(path: path, scale: scale, shownSize: shownSize)
        let load = loads[key] ?? Task.detached { ImageCache.load(key) }
        loads[key] = load
        let result = await load.value
        if loads[key] == load {
            loads[key] = nil
            if case .success(let image) = result { keep(image, for: key) }
        }
        return try result.get()
    }

    /// Forgets all pictures. Views that show one go on showing it.
    public func removeAll() {
        entries = [:]
        loads = [:]
        byteCount = 0
    }

    nonisolated private static func load(_ key: Key) -> Result<Image, ImageError> {
        do throws(ImageError) {
            return .success(try Image(contentsOfFile: key.path, shownSize: key.shownSize, scale: key.scale))
        } catch {
            return .failure(error)
        }
    }

    private func keep(_ image: Image, for key: Key) {
        useCount += 1
        entries[key] = Entry(image: image, lastUse: useCount)
        byteCount += image.byteCount
        dropWhatIsTooMuch()
    }

    private func dropWhatIsTooMuch() {
        while byteCount > byteLimit, let oldest = entries.min(by: { $0.value.lastUse < $1.value.lastUse }) {
            entries[oldest.key] = nil
            byteCount -= oldest.value.image.byteCount
        }
    }
}

/// Where pictures of files come from that several views show: each is loaded once, and kept as long as there is room.
///
/// ```swift
/// cell.photo.setImage(from: CachedImageSource(path: path, in: images), placeholder: grey)
/// ```
nonisolated public struct CachedImageSource: ImageSource {
    /// The path of the file.
    public let path: String
    private let cache: ImageCache

    /// Creates a source.
    ///
    /// - Parameters:
    ///   - path: The path of the file.
    ///   - cache: What keeps it.
    public init(path: String, in cache: ImageCache) {
        self.path = path
        self.cache = cache
    }

    /// Asks the cache.
    @concurrent public func image(shownSize size: Size, scale: Double) async throws -> Image {
        try await cache.image(contentsOfFile: path, shownSize: size, scale: scale)
    }
}
