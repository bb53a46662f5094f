import DragViews
import FakeCompositor
import TactusGeometry
import TactusTesting
import TactusUI
import TactusWayland
import Testing

// What becomes of a drop when the program that drags does not keep to what it has offered.
extension DragOverTheWireTests {
    /// How the reading of a drop ended.
    @MainActor
    final class Reading {
        var results: [Result<[UInt8], ContentError>] = []
        var session: DropSession?
    }

    /// Something that another program has dropped on the box, which reads it.
    private func dropped(
        on pair: CompositorPair, _ types: [String] = ["text/plain"], actions: UInt32 = 3, as type: ContentType = .text,
        upTo limit: Int = 1 << 20, answer: @escaping (String, PeerPipe) -> Void
    ) -> Reading {
        let reading = Reading()
        box.type = nil
        box.type = type
        box.onDrop = { session in
            reading.session = session
            do throws(ContentError) {
                try session.content(as: type).collect(upTo: limit) { result in
                    reading.results.append(result)
                    reading.session = nil
                }
            } catch {
                reading.results.append(.failure(error))
            }
        }
        pair.seat.peer.beginDrag(types, actions: actions, at: Point(x: 150, y: 50), answer: answer)
        pair.settle()
        pair.seat.peer.drop()
        pair.settle()
        return reading
    }

    @Test("a peer that never ends what it writes is left at the limit, and its pipe is closed")
    func endlessPeer() throws {
        let pair = try makePair()
        var pipes: [PeerPipe] = []
        let reading = dropped(on: pair, upTo: 100_000) { pipes.append($1) }
        let pipe = try #require(pipes.first)
        var written = 0
        for _ in 0..<100 {
            guard let count = pipe.write([UInt8](repeating: 97, count: 32_768)) else { break }
            written += count
            pair.settle()
        }
        #expect(reading.results == [.failure(.tooLarge(limit: 100_000))])
        #expect(written < 400_000 && pipe.write([1]) == nil)
        #expect(pair.platform.transfers.count == 0)
        #expect(pair.seat.peer.consumeLog().last == "finished" || pair.seat.peer.log.isEmpty)
        try pair.verify()
    }

    @Test("a peer that writes nothing, or stops in the middle, is left after five seconds", arguments: [0, 3])
    func silentPeer(count: Int) throws {
        let pair = try makePair()
        var pipes: [PeerPipe] = []
        let reading = dropped(on: pair) { pipes.append($1) }
        pipes.first?.write([UInt8](repeating: 97, count: count))
        pair.settle()
        pair.advance(by: .milliseconds(4999))
        #expect(reading.results.isEmpty)
        pair.advance(by: .milliseconds(2))
        #expect(reading.results == [.failure(.silent(.seconds(5)))])
        #expect(pair.platform.transfers.count == 0 && pipes.first?.write([1]) == nil)
        pair.seat.peer.beginDrag(["text/plain"], at: Point(x: 150, y: 50)) { $1.write(Array("next".utf8)) }
        pair.settle()
        pair.seat.peer.drop()
        pair.settle()
        #expect(reading.results.last == .success(Array("next".utf8)))
        try pair.verify()
    }

    @Test("a peer that closes at once has given nothing, and one that offers pictures and writes words none")
    func otherContent() throws {
        let pair = try makePair()
        #expect(dropped(on: pair) { _, _ in }.results == [.success([])])
        let reading = dropped(on: pair, ["image/png"], as: .png) { $1.write(Array("words".utf8)) }
        #expect(reading.results == [.success(Array("words".utf8))])
        try pair.verify()
    }

    @Test("types without end, without names, and of names that are none are offered as far as they are types")
    func oddTypes() throws {
        let pair = try makePair()
        let types =
            (0..<400).map { "x-\($0)/y" } + ["", "/", "text", "text/plain\u{0}b", String(repeating: "x", count: 3000)]
        pair.seat.peer.beginDrag(types, at: Point(x: 20, y: 80))
        pair.settle()
        pair.seat.peer.moveDrag(to: Point(x: 150, y: 50))
        pair.settle()
        #expect(box.session == nil, "no text is offered, as far as it is looked at")
        pair.seat.peer.drop()
        pair.settle()
        #expect(pair.seat.peer.consumeLog().last == "cancelled")
        try pair.verify()
    }

    @Test("what a peer allows after the drop changes nothing of it; content is read to its end")
    func actionsAfterTheDrop() throws {
        let pair = try makePair()
        var pipes: [PeerPipe] = []
        let reading = dropped(on: pair) { pipes.append($1) }
        #expect(reading.session?.operation == .copy)
        for actions: UInt32 in [0, 2, 4, .max, 1] {
            pair.seat.peer.allow(actions: actions)
            pair.settle()
        }
        #expect(reading.session?.operation == .copy, "the drop has its operation")
        pipes.first?.write(Array("all".utf8))
        pipes = []
        pair.settle()
        #expect(reading.results == [.success(Array("all".utf8))])
    }

    @Test("a compositor that dies in a drop: what was read until then ends as an error or at its end, once")
    func dyingCompositor() throws {
        let pair = try makePair()
        var pipes: [PeerPipe] = []
        let reading = dropped(on: pair) { pipes.append($1) }
        pipes.first?.write(Array("half".utf8))
        pair.settle()
        pair.kill()
        pair.settle()
        pipes = []
        pair.advance(by: .seconds(6))
        #expect(reading.results.count == 1)
        #expect(pair.platform.transfers.count == 0)
        pair.restart()
        pair.advance(by: .seconds(1))
        #expect(pair.application.isConnected)
    }
}
