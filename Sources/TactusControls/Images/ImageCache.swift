import TactusGraphics
import TactusPlatform
import TactusUI

/// Loads pictures from files without holding up the main thread, and keeps those that were used lately.
///
/// ```swift
/// let images = ImageCache(byteLimit: 64 << 20)
///
/// override func viewDidLoad() {
///     Task { photo.image = try await images.image(pngFile: path) }
/// }
/// ```
///
/// Whoever asks for a picture that is being loaded waits for the same one. A picture is kept under its path: a file
/// that is replaced is loaded again after ``removeAll()``.
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
    }

    private struct Entry {
        let image: Image
        var lastUse: UInt64
    }

    private var entries: [Key: Entry] = [:]
    private var loads: [Key: Task<Result<Image, GraphicsError>, Never>] = [:]
    private var useCount: UInt64 = 0

    /// Creates an empty cache.
    ///
    /// - Parameter byteLimit: How many bytes of pixels are kept at most.
    public init(byteLimit: Int) { self.byteLimit = byteLimit }

    /// A picture that is kept; `nil` when it has to be loaded.
    ///
    /// - Parameters:
    ///   - path: The path of its file.
    ///   - scale: How many of its pixels belong to a point.
    /// - Returns: The picture, at once.
    public func cachedImage(pngFile path: String, scale: Double = 1) -> Image? {
        let key = Key(path: path, scale: scale)
        guard let image = entries[key]?.image else { return nil }
        useCount += 1
        entries[key]?.lastUse = useCount
        return image
    }

    /// A picture, loaded on another thread unless it is kept.
    ///
    /// - Parameters:
    ///   - path: The path of its file.
    ///   - scale: How many of its pixels belong to a point.
    /// - Returns: The picture.
    /// - Throws: A ``/TactusGraphics/GraphicsError`` that names the file. The next call tries again.
    public func image(pngFile path: String, scale: Double = 1) async throws(GraphicsError) -> Image {
        if let image = cachedImage(pngFile: path, scale: scale) { return image }
        let key = Key(path: path, scale: scale)
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

    nonisolated private static func load(_ key: Key) -> Result<Image, GraphicsError> {
        do throws(GraphicsError) {
            return .success(try Image(pngFile: key.path, scale: key.scale))
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
