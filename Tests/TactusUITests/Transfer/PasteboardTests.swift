import TactusGeometry
import TactusGraphics
import TactusTesting
import TactusUI
import Testing

@MainActor
@Suite("Pasteboards")
struct PasteboardTests {
    private let host = TestHost(size: Size(width: 100, height: 100))
    private var pasteboard: Pasteboard { host.application.pasteboard }

    @Test("what the program copies it can paste, and another program too")
    func ownText() async throws {
        #expect(pasteboard.types == [] && pasteboard.item == nil && pasteboard.changeCount == 0)
        pasteboard.setString("héllo")
        #expect(pasteboard.types == [.text] && pasteboard.changeCount == 1)
        #expect(try await pasteboard.string() == "héllo")
        #expect(try await host.pasteboard.string() == "héllo")
        #expect(host.primarySelection.types == [], "they have nothing to do with each other")
    }

    @Test("what another program copies takes its place, and is told once")
    func foreignText() async throws {
        var changes = 0
        let observation = pasteboard.observe { changes += 1 }
        pasteboard.setString("mine")
        host.pasteboard.put(.text("theirs"))
        #expect(changes == 2 && pasteboard.changeCount == 2 && pasteboard.item == nil)
        #expect(try await pasteboard.string() == "theirs")
        observation.cancel()
        host.pasteboard.put(nil)
        #expect(changes == 2 && pasteboard.changeCount == 3 && pasteboard.types == [])
        host.pasteboard.put(nil)
        #expect(pasteboard.changeCount == 3, "nothing was there, and nothing is")
    }

    @Test("TX-99: an observation that is cancelled is gone, though nothing is copied any more")
    func cancelledObservations() {
        weak var kept: PasteboardObservation?
        for _ in 0..<100 {
            let observation = pasteboard.observe {}
            observation.cancel()
            kept = observation
        }
        #expect(kept == nil)
        var calls = 0
        let stays = pasteboard.observe { calls += 1 }
        for _ in 0..<10 { pasteboard.observe {}.cancel() }
        pasteboard.setString("text")
        #expect(calls == 1 && stays.isActive)
    }

    @Test("a picture goes as PNG, and comes back pixel by pixel")
    func picture() async throws {
        let bitmap = try Bitmap(size: PixelSize(width: 3, height: 2))
        Canvas(bitmap).fill(Rect(x: 1, y: 0, width: 2, height: 1), with: Color(red: 1, green: 0.5, blue: 0, alpha: 0.5))
        pasteboard.setImage(Image(bitmap))
        #expect(pasteboard.types == [.png])
        let pasted = try await host.pasteboard.image()
        let copy = try Bitmap(size: pasted.pixelSize)
        Canvas(copy).draw(pasted, at: .zero)
        #expect(copy.hasSamePixels(as: bitmap))
    }

    @Test("a type that is not there, and a picture that is none, are errors that say so")
    func errors() async throws {
        await #expect(throws: ContentError.absent(.text)) { try await pasteboard.string() }
        let item = ItemProvider()
        item.register(.png) { [1, 2, 3] }
        item.register(.html) { throw ContentError.exhausted }
        item.register(.uriList) { throw CancellationError() }
        host.pasteboard.put(item)
        await #expect(throws: ContentError.absent(.text)) { try await pasteboard.string() }
        await #expect(throws: ContentError.malformed(.png)) { try await pasteboard.image() }
        await #expect(throws: ContentError.exhausted) { try await pasteboard.bytes(as: .html) }
        await #expect(throws: ContentError.failed("CancellationError()")) { try await pasteboard.bytes(as: .uriList) }
        await #expect(throws: ContentError.tooLarge(limit: 2)) { try await pasteboard.bytes(as: .png, upTo: 2) }
        #expect(try await pasteboard.bytes(as: .png, upTo: 3) == [1, 2, 3])
    }

    @Test("a type of the program's own is made when somebody asks, and as often")
    func lazily() async throws {
        var made = 0
        let item = ItemProvider()
        item.register("application/x-shapes") {
            made += 1
            return [UInt8(made)]
        }
        pasteboard.setItem(item)
        #expect(made == 0)
        #expect(try await host.pasteboard.bytes(as: "application/x-shapes") == [1])
        #expect(try await host.pasteboard.bytes(as: "application/x-shapes") == [2])
        #expect(pasteboard.item === item)
    }
}

@MainActor
@Suite("Streams of content")
struct ContentStreamTests {
    /// Pieces of one, two, … bytes, of which `asked` counts how many were asked for.
    @MainActor
    private final class Counter {
        var asked = 0
        func item(pieces: Int) -> ItemProvider {
            let item = ItemProvider()
            item.registerPieces(of: .text) { [self] in
                var left = pieces
                return { [self] in
                    asked += 1
                    guard left > 0 else { return nil }
                    left -= 1
                    return left == 1 ? [] : [UInt8](repeating: 7, count: pieces - left)
                }
            }
            return item
        }
    }

    @Test("a piece is made when the one before was taken; an empty one is no end")
    func onDemand() async throws {
        let counter = Counter()
        let stream = try counter.item(pieces: 4).content(as: .text)
        #expect(counter.asked == 0)
        var sizes: [Int] = []
        for try await piece in stream {
            sizes.append(piece.count)
            #expect(counter.asked == [1, 2, 4][sizes.count - 1])
        }
        #expect(sizes == [1, 2, 4] && counter.asked == 5)
        #expect(try await stream.next() == nil, "the end stays the end")
    }

    @Test("who has had enough asks for no more")
    func limit() async throws {
        let counter = Counter()
        let stream = try counter.item(pieces: 1_000_000).content(as: .text)
        await #expect(throws: ContentError.tooLarge(limit: 5)) { try await stream.collect(upTo: 5) }
        #expect(counter.asked == 3, "1 + 2 + 3 bytes are too many")
    }

    @Test("what is cancelled is told so, once, and asks for no more")
    func cancelling() throws {
        let item = ItemProvider()
        item.registerPieces(of: .text) { { try await never() } }
        let stream = try item.content(as: .text)
        var told: [Result<[UInt8]?, ContentError>] = []
        stream.next { told.append($0) }
        #expect(told == [])
        stream.cancel()
        stream.cancel()
        #expect(told == [.failure(.cancelled)])
        stream.next { told.append($0) }
        #expect(told == [.failure(.cancelled), .failure(.cancelled)])
    }

    @Test("a task that is cancelled reads no further")
    func cancelledTask() async throws {
        let item = ItemProvider()
        item.registerPieces(of: .text) { { try await never() } }
        let reading = Task { try await item.string() }
        reading.cancel()
        await #expect(throws: ContentError.cancelled) { try await reading.value }
    }

    @Test("content in memory is one piece, whoever asks with a function")
    func memory() throws {
        var told: [Result<[UInt8], ContentError>] = []
        try ItemProvider.text("abc").content(as: .text).collect(upTo: 3) { told.append($0) }
        #expect(told == [.success([97, 98, 99])])
    }
}

/// Waits until the task is cancelled.
private func never() async throws -> [UInt8]? {
    let (stream, continuation) = AsyncStream<Void>.makeStream()
    for await _ in stream {}
    _ = continuation
    throw CancellationError()
}
