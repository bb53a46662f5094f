import FakeCompositor
import Foundation
import TactusGeometry
import TactusTesting
import TactusUI
import TactusWayland
import Testing

@MainActor
@Suite("Content through pipes")
struct TransferTests {
    private let pair: CompositorPair

    init() throws {
        pair = try CompositorPair(window: Window(title: "Pipes", size: Size(width: 200, height: 100)))
        let finger = pair.seat.finger(id: 0)
        finger.down(at: Point(x: 20, y: 30), on: pair.surface)
        finger.up()
        pair.settle()
    }

    private var pasteboard: Pasteboard { pair.application.pasteboard }
    private var transfers: Transfers { pair.platform.transfers }

    /// No pipe is open, and no more than a piece was ever in memory.
    private func expectNothingOpen() { #expect(transfers.count == 0 && transfers.mostHeldBytes <= Transfers.pieceSize) }

    /// Copies content without an end; `note` is called whenever a piece of it is asked for.
    private func copyEndless(_ note: @escaping () -> Void = {}) {
        let item = ItemProvider()
        item.add("application/x-large") { EndlessSource(note) }
        pasteboard.setItem(item)
        pair.settle()
    }

    private func paste() throws -> PeerPipe { try #require(pair.seat.peer.paste("application/x-large")) }

    /// A file of zeros that takes no room.
    private func withLargeFile(_ byteCount: UInt64, _ body: (String) throws -> Void) throws {
        let path = NSTemporaryDirectory() + "tactus-\(UUID().uuidString)"
        #expect(FileManager.default.createFile(atPath: path, contents: nil))
        defer { try? FileManager.default.removeItem(atPath: path) }
        let file = try #require(FileHandle(forWritingAtPath: path))
        try file.truncate(atOffset: byteCount)
        try file.close()
        try body(path)
    }

    @Test("rule 27: 128 MiB are copied from a file with no more than one piece in memory")
    func largeFile() throws {
        let size = 128 << 20
        try withLargeFile(UInt64(size)) { path in
            let item = ItemProvider()
            item.register("application/x-large", file: path)
            pasteboard.setItem(item)
            pair.settle()
            let pipe = try paste()
            var count = 0
            pair.settle()
            while let piece = pipe.read() {
                count += piece.count
                pair.settle()
            }
            #expect(count == size)
        }
        #expect(transfers.mostHeldBytes == Transfers.pieceSize)
        expectNothingOpen()
        try pair.verify()
    }

    @Test("rule 27: what another program writes for ever is read as far as one wants, and it waits meanwhile")
    func endless() throws {
        var pipe: PeerPipe?
        pair.seat.peer.copy(["application/x-large"]) { pipe = $1 }
        pair.settle()
        let stream = try pasteboard.content(as: "application/x-large")
        pair.settle()
        let endless = try #require(pipe)
        let piece = [UInt8](repeating: 9, count: 1 << 16)
        var written = 0
        while let count = endless.write(piece), count > 0 {
            written += count
            pair.settle()
        }
        #expect(written <= 1 << 20, "nobody has asked, and the pipe is full")
        var read = 0
        for _ in 0..<2000 {
            stream.next { if case .success(let piece?) = $0 { read += piece.count } }
            endless.write(piece)
            pair.settle()
        }
        #expect(read > 100 << 20)
        stream.cancel()
        pair.settle()
        #expect(endless.write(piece) == nil, "the pipe is closed")
        expectNothingOpen()
    }

    @Test("a program that never reads is given up after 30 seconds, one that reads slowly is not")
    func neverReads() throws {
        var asked = 0
        copyEndless { asked += 1 }
        let pipe = try paste()
        pair.settle()
        let askedAtFirst = asked
        #expect(transfers.count == 1 && askedAtFirst < 32)
        pair.advance(by: .seconds(29))
        #expect(pipe.read(upTo: 65_536)?.count == 65_536)
        pair.advance(by: .seconds(29))
        #expect(transfers.count == 1 && asked == askedAtFirst + 1)
        pair.advance(by: .seconds(1))
        expectNothingOpen()
        while let rest = pipe.read() { #expect(!rest.isEmpty) }
    }

    @Test("a program that stops reading in the middle ends the writing, and nobody dies of it")
    func closesEarly() throws {
        copyEndless()
        let pipe = try paste()
        pair.settle()
        pipe.close()
        pair.settle()
        expectNothingOpen()
        _ = try paste()  // and closed before a byte was written
        pair.settle()
        expectNothingOpen()
    }

    @Test("a program that asks without end and reads nothing gets no more than 64 pipes")
    func flood() throws {
        copyEndless()
        var pipes: [PeerPipe] = []
        for _ in 0..<80 {
            pipes.append(try paste())
            pair.settle()
        }
        #expect(transfers.count == 64)
        #expect(pipes.filter { $0.read() == nil }.count == 16)
        pipes = []
        pair.settle()
        #expect(transfers.count == 0)
    }

    @Test("a program that never writes is given up after 5 seconds; one that closes without a byte has given nothing")
    func neverWrites() throws {
        var pipes: [PeerPipe] = []
        pair.seat.peer.copy(["text/plain", "image/png"]) { type, pipe in
            if type == "text/plain" { pipes.append(pipe) }
        }
        pair.settle()
        var results: [Result<[UInt8], ContentError>] = []
        try pasteboard.content(as: .text).collect(upTo: 10) { results.append($0) }
        try pasteboard.content(as: .png).collect(upTo: 10) { results.append($0) }
        pair.settle()
        #expect(results == [.success([])], "that is how an empty content ends, and all that a pipe can say")
        pair.advance(by: .milliseconds(4999))
        #expect(results.count == 1)
        pipes.first?.write([1])
        pair.advance(by: .milliseconds(4999))
        #expect(results.count == 1, "it is slow, not silent")
        pair.advance(by: .milliseconds(1))
        #expect(results == [.success([]), .failure(.silent(.seconds(5)))])
        expectNothingOpen()
        #expect(pipes.first?.write([1]) == nil)
    }

    @Test("rule 27: a program that writes a byte now and then is given up after a minute in which it was waited for")
    func trickle() throws {
        var pipe: PeerPipe?
        pair.seat.peer.copy(["text/plain"]) { pipe = $1 }
        pair.settle()
        var results: [Result<[UInt8], ContentError>] = []
        try pasteboard.content(as: .text).collect(upTo: 1 << 20) { results.append($0) }
        pair.settle()
        for _ in 0..<14 {
            pair.advance(by: .seconds(4))
            pipe?.write([1])
            pair.settle()
        }
        pair.advance(by: .milliseconds(3999))
        #expect(results.isEmpty)
        pair.advance(by: .milliseconds(1))
        #expect(results == [.failure(.silent(.seconds(60)))])
        expectNothingOpen()
    }

    @Test("rule 27: one that is slow, and writes 64 KiB a minute, is read to its end")
    func slow() throws {
        var pipe: PeerPipe?
        pair.seat.peer.copy(["text/plain"]) { pipe = $1 }
        pair.settle()
        var results: [Result<[UInt8], ContentError>] = []
        try pasteboard.content(as: .text).collect(upTo: 1 << 20) { results.append($0) }
        pair.settle()
        for _ in 0..<60 {
            pair.advance(by: .seconds(4))
            pipe?.write([UInt8](repeating: 7, count: 4800))
            pair.settle()
        }
        #expect(results.isEmpty)
        pipe = nil
        pair.settle()
        #expect(results == [.success([UInt8](repeating: 7, count: 60 * 4800))])
        expectNothingOpen()
    }

    @Test("rule 27: programs that read a page now and then do not keep the places of those that read")
    func slowReaders() throws {
        copyEndless()
        var pipes: [PeerPipe] = []
        for _ in 0..<64 {
            pipes.append(try paste())
            pair.settle()
        }
        for _ in 0..<5 {
            pair.advance(by: .seconds(10))
            for pipe in pipes { _ = pipe.read(upTo: 4096) }
            pair.settle()
        }
        #expect(transfers.count == 64)
        pair.advance(by: .seconds(10))
        pair.settle()
        #expect(transfers.count == 0)
        let pipe = try paste()
        pair.settle()
        #expect(pipe.read()?.isEmpty == false)
    }

    @Test("something else is copied while one reads: the reading goes on, and an offer of before is withdrawn")
    func replaced() throws {
        var pipes: [PeerPipe] = []
        pair.seat.peer.copy(["text/plain"]) { pipes.append($1) }
        pair.settle()
        var results: [Result<[UInt8], ContentError>] = []
        try pasteboard.content(as: .text).collect(upTo: 10) { results.append($0) }
        pair.settle()
        pair.seat.peer.copy("new")
        pair.settle()
        pipes.first?.write(Array("old".utf8))
        pipes = []
        pair.settle()
        #expect(results == [.success(Array("old".utf8))])
        try pasteboard.content(as: .text).collect(upTo: 10) { results.append($0) }
        pair.settle()
        #expect(results.last == .success(Array("new".utf8)))
        try pair.verify()
    }

    @Test(
        "the compositor dies: what another program reads it gets to its last byte, and what is read ends where it ends")
    func compositorDies() throws {
        let size = 1 << 20
        var asked: PeerPipe?
        pair.seat.peer.copy(["image/png"], to: .primary) { asked = $1 }
        let item = ItemProvider()
        item.register("application/x-large") { [UInt8](repeating: 7, count: size) }
        pasteboard.setItem(item)
        pair.settle()
        let pipe = try paste()
        var results: [Result<[UInt8], ContentError>] = []
        try pair.application.primarySelection.content(as: .png).collect(upTo: 99) { results.append($0) }
        pair.settle()
        asked?.write([1, 2])
        pair.settle()
        pair.kill()
        pair.settle()
        #expect(!pair.application.isConnected && transfers.count == 2 && results.isEmpty)
        asked?.write([3])
        asked = nil
        var count = 0
        while let piece = pipe.read() {
            count += piece.count
            pair.settle()
        }
        #expect(count == size && results == [.success([1, 2, 3])])
        #expect(transfers.count == 0)
    }

    @Test("the compositor is gone: a reader that reads nothing is given up as ever")
    func compositorGone() throws {
        copyEndless()
        let pipe = try paste()
        pair.settle()
        pair.kill()
        pair.advance(by: .seconds(29))
        #expect(transfers.count == 1 && pipe.isOpen)
        pair.advance(by: .seconds(1))
        expectNothingOpen()
    }

    @Test("an empty text is an empty text")
    func empty() throws {
        pair.seat.peer.copy("")
        pair.settle()
        var results: [Result<[UInt8], ContentError>] = []
        try pasteboard.content(as: .text).collect(upTo: 10) { results.append($0) }
        pair.settle()
        #expect(results == [.success([])])
        expectNothingOpen()
    }

    @Test("a stream that is let go of closes its pipe; a provider that fails gives the other program nothing")
    func letGo() throws {
        var pipes: [PeerPipe] = []
        pair.seat.peer.copy(["text/plain"]) { pipes.append($1) }
        pair.settle()
        var stream: ContentStream? = try pasteboard.content(as: .text)
        stream?.next { _ in }
        pair.settle()
        #expect(transfers.count == 1)
        stream = nil
        expectNothingOpen()
        #expect(pipes.first?.write([1]) == nil)

        let item = ItemProvider()
        item.register("application/x-large") { throw ContentError.exhausted }
        item.register("application/x-gone", file: "/nonexistent")
        item.register("application/x-folder", file: "/")
        pasteboard.setItem(item)
        pair.settle()
        for type in item.types {
            let pipe = try #require(pair.seat.peer.paste(type.name))
            pair.settle()
            #expect(pipe.read() == nil, "\(type)")
        }
        #expect(throws: ContentError.failed("“/nonexistent” cannot be read: No such file or directory")) {
            try pasteboard.content(as: "application/x-gone")
        }
        #expect(throws: ContentError.failed("“/” is no ordinary file")) {
            try pasteboard.content(as: "application/x-folder")
        }
        expectNothingOpen()
    }
}

/// Content without an end.
@MainActor
private final class EndlessSource: ContentSource {
    private let note: () -> Void

    init(_ note: @escaping () -> Void) { self.note = note }

    func requestPiece(_ answer: @escaping (Result<[UInt8]?, ContentError>) -> Void) {
        note()
        answer(.success([UInt8](repeating: 1, count: 65_536)))
    }

    func cancel() {}
}
