import Glibc
import Testing
import WaylandClient
import WaylandServer

/// What a broken or hostile peer may send; the answer is an error for that peer alone.
@Suite("Hostile peers")
struct HostilePeerTests {
    @Test(
        "a client that breaks the wire is thrown out, and another client does not notice",
        arguments: [
            [99, 8 << 16],  // an object that does not exist
            [1, 8 << 16 | 77],  // a request that does not exist
            [1, 8 << 16],  // sync without its argument
            [1, 12 << 16, 0],  // sync with the new number 0
            [1, 12 << 16, 1],  // sync with a number that is taken
            [1, 12 << 16, 0xFFFF_FFF0],  // sync with a number of the server's
            [1, 4 << 16, 0],  // a message shorter than its head
            [1, 6 << 16, 0],  // a message whose length is odd
        ] as [[UInt32]])
    func clientBreaksTheWire(message: [UInt32]) throws {
        let pair = try Pair()
        let ends = try socketPair()
        defer { close(ends.1) }
        let client = try pair.display.createClient(adopting: WaylandServer.WireDescriptor(owning: ends.0))

        #expect(write(ends.1, message, message.count * 4) == message.count * 4)
        // More than any message announces, so that none is left waiting for its rest.
        _ = write(ends.1, [UInt8](repeating: 0, count: 256), 256)
        for _ in 0..<4 { pair.serve() }

        #expect(!client.isAlive)
        let callback = pair.connection.sync()
        try pair.settle()
        #expect(!callback.isAlive && pair.client.isAlive)
    }

    @Test("random bytes from a client never bring the compositor down", arguments: [1, 2, 3, 4] as [UInt64])
    func randomRequests(seed: UInt64) throws {
        var random = Random(state: seed)
        let display = ServerDisplay()
        display.createGlobal(WaylandServer.WlCompositor.self, version: 5) { _, _ in }
        for _ in 0..<200 {
            let ends = try socketPair()
            defer { close(ends.1) }
            _ = try display.createClient(adopting: WaylandServer.WireDescriptor(owning: ends.0))
            var bytes = [UInt8](repeating: 0, count: 64)
            // Half of them begin well: registry 2, compositor 3, surface 4.
            if random.next() % 2 == 0 {
                let head: [UInt32] = [1, 12 << 16 | 1, 2] + bindCompositor + [3, 12 << 16, 4, 4]
                _ = write(ends.1, head, head.count * 4)
                bytes[2] = 8 + UInt8(random.next() % 24)
                bytes[0] = UInt8(random.next() % 8)
            }
            for index in bytes.indices { bytes[index] = UInt8(truncatingIfNeeded: random.next() >> 24) & 0x1F }
            _ = write(ends.1, bytes, bytes.count)
            display.dispatch()
            display.flushClients()
        }
        #expect(display.clients.count <= 200)
        display.destroy()
    }

    @Test("random bytes from a compositor never bring the client down", arguments: [1, 2, 3, 4] as [UInt64])
    func randomEvents(seed: UInt64) throws {
        var random = Random(state: seed)
        for _ in 0..<200 {
            let ends = try socketPair()
            defer { close(ends.0) }
            let connection = try Connection(adopting: WaylandClient.WireDescriptor(owning: ends.1))
            let registry = connection.getRegistry()
            registry.onEvent = { _ in }
            let callback = connection.sync()
            callback.onEvent = { _ in }
            let size = 8 + UInt32(random.next() % 6) * 4
            var words: [UInt32] = [UInt32(random.next() % 5), size << 16 | UInt32(random.next() % 3)]
            for _ in 0..<16 { words.append(UInt32(truncatingIfNeeded: random.next() >> 20) & 0xFFF) }
            _ = write(ends.0, words, words.count * 4)
            while (try? receive(connection)).map({ $0 > 0 }) == true {}
            connection.disconnect()
        }
    }

    /// `wl_registry#2.bind(1, "wl_compositor", 5, new 3)`.
    private var bindCompositor: [UInt32] {
        let name = Array("wl_compositor\0\0\0".utf8)
        let words = name.withUnsafeBytes { bytes in
            (0..<4).map { bytes.loadUnaligned(fromByteOffset: $0 * 4, as: UInt32.self) }
        }
        return [2, 40 << 16, 1, 14] + words + [5, 3]
    }

    /// A small generator with a seed, so that a failure comes again.
    private struct Random {
        var state: UInt64

        mutating func next() -> UInt64 {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return state >> 8
        }
    }
}
