import Foundation
import TactusTesting
import Testing

@testable import TactusControls
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
        let first = try await cache.image(contentsOfFile: paths[0])
        _ = try await cache.image(contentsOfFile: paths[1])
        #expect(cache.byteCount == 512)
        #expect(try await cache.image(contentsOfFile: paths[0]) === first)

        _ = try await cache.image(contentsOfFile: paths[2])
        #expect(cache.byteCount == 512 && cache.cachedImage(contentsOfFile: paths[1]) == nil)
        #expect(cache.cachedImage(contentsOfFile: paths[0]) === first)
        #expect(cache.cachedImage(contentsOfFile: paths[0], scale: 2) == nil)
        cache.byteLimit = 0
        #expect(cache.byteCount == 0 && cache.cachedImage(contentsOfFile: paths[0]) == nil)
    }

    @Test("who asks while a picture is being loaded gets the same one")
    func joined() async throws {
        defer { try? FileManager.default.removeItem(atPath: folder) }
        let cache = ImageCache(byteLimit: 1 << 20)
        let path = try write("a")
        let tasks = (0..<4).map { _ in Task { try await cache.image(contentsOfFile: path) } }
        var images: [Image] = []
        for task in tasks { images.append(try await task.value) }
        #expect(images.allSatisfy { $0 === images[0] } && cache.byteCount == 256)
    }

    @Test("a picture is read and decoded elsewhere: meanwhile the main actor goes on")
    func elsewhere() async throws {
        defer { try? FileManager.default.removeItem(atPath: folder) }
        let size = PixelSize(width: 500, height: 300)
        let pixels = (0..<UInt32(size.width * size.height)).map { 0xFF00_0000 | ($0 &* 2_654_435_761) >> 8 }
        let picture = try Image(premultipliedPixels: pixels, size: size)
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        let file = try SlowFile(at: folder + "/slow", contents: picture.pngContents())
        let log = Log()
        let load = Task {
            let image = try await ImageCache(byteLimit: 1 << 20).image(contentsOfFile: file.path)
            log.add("loaded \(image.pixelSize)")
        }
        await file.halfIsRead()
        log.add("the main actor goes on")
        file.letTheRestFollow()
        try await load.value
        #expect(log.lines == ["the main actor goes on", "loaded 500×300"])
    }

    @Test("a file that is not there is an error that names it, and is tried again")
    func missing() async throws {
        defer { try? FileManager.default.removeItem(atPath: folder) }
        let cache = ImageCache(byteLimit: 1 << 20)
        let path = folder + "/late"
        let error = await #expect(throws: ImageError.self) { try await cache.image(contentsOfFile: path) }
        #expect(error.map { "\($0)" }?.contains(path) == true)
        _ = try write("late")
        _ = try await cache.image(contentsOfFile: path)
        #expect(cache.byteCount == 256)
    }
}

/// A file that is as long in coming as a test wants: who reads it gets half of it, and waits for the rest.
///
/// It is a pipe with a name. What fills it is a thread, so that a reader that holds up the test is no deadlock: after
/// a quarter of an hour the file ends where it is, and is malformed.
nonisolated private final class SlowFile: Sendable {
    let path: String
    /// In milliseconds: longer than all other tests, which the main actor may be busy with, take together.
    private static let patience: Int32 = 900_000
    /// Readable once the rest may follow.
    private let gate: Pipe = Pipe()
    private let halves: (ArraySlice<UInt8>, ArraySlice<UInt8>)

    init(at path: String, contents: [UInt8]) throws {
        self.path = path
        halves = (contents[..<(contents.count / 2)], contents[(contents.count / 2)...])
        guard mkfifo(path, 0o600) == 0 else { throw CocoaError(.fileWriteUnknown) }
    }

    /// Waits until somebody reads, and has got half of it.
    func halfIsRead() async {
        await withCheckedContinuation { continuation in
            Thread.detachNewThread { [self] in
                // Waits for the reader.
                let file = open(path, O_WRONLY | O_CLOEXEC)
                fill(file, with: halves.0)
                continuation.resume()
                var request = pollfd(fd: gate.fileHandleForReading.fileDescriptor, events: Int16(POLLIN), revents: 0)
                if poll(&request, 1, Self.patience) == 1 { fill(file, with: halves.1) }
                close(file)
            }
        }
    }

    func letTheRestFollow() { gate.fileHandleForWriting.closeFile() }

    private func fill(_ file: Int32, with bytes: ArraySlice<UInt8>) {
        var rest = bytes
        while !rest.isEmpty {
            let count = rest.withUnsafeBytes { write(file, $0.baseAddress, $0.count) }
            guard count > 0 else { return }
            rest.removeFirst(count)
        }
    }
}
