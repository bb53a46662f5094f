import Foundation
import TactusTesting
import Testing

@testable import TactusUI

@MainActor
@Suite("The cache of images")
struct ImageCacheTests {
    private let folder = FileManager.default.temporaryDirectory.appending(path: "tactus-images-\(UUID().uuidString)")
        .path

    /// Writes a picture of 8×8 pixels, 256 bytes.
    private func write(_ name: String) throws -> String {
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        let path = folder + "/" + name
        try Bitmap(size: PixelSize(width: 8, height: 8)).writePNG(to: path)
        return path
    }

    @Test("a picture is loaded once, and those that were not used for the longest time go")
    func bounded() async throws {
        defer { try? FileManager.default.removeItem(atPath: folder) }
        let cache = ImageCache(byteLimit: 600)
        let paths = try ["a", "b", "c"].map(write)
        let first = try await cache.image(pngFile: paths[0])
        _ = try await cache.image(pngFile: paths[1])
        #expect(cache.byteCount == 512)
        #expect(try await cache.image(pngFile: paths[0]) === first)

        _ = try await cache.image(pngFile: paths[2])
        #expect(cache.byteCount == 512 && cache.cachedImage(pngFile: paths[1]) == nil)
        #expect(cache.cachedImage(pngFile: paths[0]) === first)
        #expect(cache.cachedImage(pngFile: paths[0], scale: 2) == nil)
        cache.byteLimit = 0
        #expect(cache.byteCount == 0 && cache.cachedImage(pngFile: paths[0]) == nil)
    }

    @Test("who asks while a picture is being loaded gets the same one")
    func joined() async throws {
        defer { try? FileManager.default.removeItem(atPath: folder) }
        let cache = ImageCache(byteLimit: 1 << 20)
        let path = try write("a")
        let tasks = (0..<4).map { _ in Task { try await cache.image(pngFile: path) } }
        var images: [Image] = []
        for task in tasks { images.append(try await task.value) }
        #expect(images.allSatisfy { $0 === images[0] } && cache.byteCount == 256)
    }

    @Test("a file that is not there is an error that names it, and is tried again")
    func missing() async throws {
        defer { try? FileManager.default.removeItem(atPath: folder) }
        let cache = ImageCache(byteLimit: 1 << 20)
        let path = folder + "/late"
        let error = await #expect(throws: GraphicsError.self) { try await cache.image(pngFile: path) }
        #expect(error.map { "\($0)" }?.contains(path) == true)
        _ = try write("late")
        _ = try await cache.image(pngFile: path)
        #expect(cache.byteCount == 256)
    }
}
