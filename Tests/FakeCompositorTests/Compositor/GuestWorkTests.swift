import TactusGeometry
import Testing
import WaylandClient

@testable import FakeCompositor

/// Clients that ask for more in a second than anybody needs.
@Suite("Work of a compositor's guests")
struct GuestWorkTests {
    let bench = Bench()
    let client: RawClient
    private let red: UInt32 = 0xFFFF_0000
    private let message = "wl_display: no_memory: more work than 1000 requests in a second"

    init() throws {
        client = try bench.client()
        client.settle()
    }

    private var faults: [String] {
        bench.compositor.faults.map { "\($0.interface): \($0.codeName): \($0.message)" }
    }

    /// Begins a new second in which a client may do little.
    private func begin() {
        bench.compositor.guestLimits.work = 1000
        bench.advance(by: .seconds(1))
    }

    /// Sends so many requests that make nothing.
    private func ask(_ client: RawClient, _ count: Int, of surface: WlSurface) {
        for _ in 0..<count { surface.setBufferTransform(transform: .normal) }
        client.settle()
    }

    @Test("a client may ask for so much in a second, and again in the next; others are counted by themselves")
    func requests() throws {
        let other = try bench.client()
        let (surface, others) = (client.core.createSurface(), other.core.createSurface())
        client.settle()
        other.settle()
        begin()
        ask(client, 900, of: surface)
        ask(other, 900, of: others)
        bench.advance(by: .milliseconds(999))
        ask(client, 50, of: surface)
        #expect(!client.wasRejected && !other.wasRejected)
        bench.advance(by: .milliseconds(1))
        ask(client, 900, of: surface)
        #expect(!client.wasRejected)
        ask(client, 200, of: surface)
        #expect(client.wasRejected && !other.wasRejected && faults == [message])
    }

    @Test("a request that has nothing kept is one: the thousandth is not too much, and the next one is")
    func exactly() {
        let surface = client.core.createSurface()
        client.settle()
        begin()
        for _ in 0..<1000 { surface.setBufferTransform(transform: .normal) }
        client.settle()
        #expect(!client.wasRejected)
        surface.setBufferTransform(transform: .normal)
        client.settle()
        #expect(client.wasRejected && faults == [message])
    }

    @Test("a picture is as much work as its bytes, each time that it is shown anew")
    func pictures() throws {
        let window = client.makeWindow(width: 512, height: 256, color: red)
        let pictures = (0..<2).map { _ in client.makePicture(width: 512, height: 256).filled(with: red) }
        client.settle()
        begin()
        // Half a megabyte each: 32 units, and three requests.
        func show(_ count: Int) throws {
            for number in 0..<count where !client.wasRejected {
                window.surface.attach(buffer: pictures[number % 2].buffer, x: 0, y: 0)
                window.surface.damageBuffer(x: 0, y: 0, width: 512, height: 256)
                window.surface.commit()
                client.settle()
                _ = try bench.compositor.screenshot()
            }
        }
        try show(20)
        #expect(!client.wasRejected)
        try show(20)
        #expect(client.wasRejected && faults == [message])
    }

    @Test("a layer surface that changes is as much work as all that are arranged anew")
    func layers() {
        let layers = (0..<40).map { _ in
            ClientLayer(client, width: 10, height: 10, anchor: [.top], zone: 1)
        }
        for layer in layers { layer.surface.commit() }
        client.settle()
        begin()
        func change(_ layers: some Sequence<ClientLayer>) {
            for layer in layers {
                layer.layerSurface.setExclusiveZone(zone: 2)
                layer.surface.commit()
            }
            client.settle()
        }
        change(layers.prefix(20))
        #expect(!client.wasRejected)
        change(layers.suffix(20))
        #expect(client.wasRejected && faults == [message])
    }

    @Test("what is sent because of a request is work of who made that, and nobody's when the compositor does it itself")
    func events() throws {
        let other = try bench.client()
        let window = other.makeWindow(width: 20, height: 20, color: red)
        for _ in 0..<50 { _ = other.seat.getKeyboard() }
        other.settle()
        begin()
        for _ in 0..<40 {
            try bench.compositor.seats.first?.keyboard.type("a")
            other.settle()
        }
        #expect(!other.wasRejected, "4,000 events by a user's keys")
        // Each window that comes and goes takes the keyboard from the other's, and gives it back.
        for _ in 0..<10 where !client.wasRejected {
            let next = client.makeWindow(width: 20, height: 20, color: red)
            next.toplevel.destroy()
            next.xdgSurface.destroy()
            next.surface.destroy()
            client.settle()
        }
        #expect(client.wasRejected && !other.wasRejected && faults == [message] && window.wishes.count > 1)
    }

    @Test("programs that nobody knows may do less")
    func untrusted() {
        #expect(GuestLimits.untrusted.work < GuestLimits().work)
        // A 4K picture 60 times a second is allowed for.
        #expect(3840 * 2160 * 4 / Compositor.bytesOfWork * 60 < GuestLimits.untrusted.work)
    }
}
