import Glibc
import Testing
import WaylandClient
import WaylandServer

@Suite("Arguments of events")
struct EventArgumentTests {
    @Test("numbers, fixed-point numbers and objects arrive as they were sent")
    func touchDown() throws {
        let pair = try Pair()
        let (surface, remoteSurface) = try pair.makeSurface()
        let (touch, remoteTouch) = try pair.makeTouch()
        var events: [WaylandClient.WlTouch.Event] = []
        touch.onEvent = { events.append($0) }

        remoteTouch.sendDown(
            serial: .max, time: 5, surface: remoteSurface, id: -7, x: WaylandServer.WireFixed(-0.5),
            y: WaylandServer.WireFixed(1234.75))
        remoteTouch.sendFrame()
        try pair.receive()

        try #require(events.count == 2)
        guard case .down(let serial, let time, let target, let id, let x, let y) = events[0], case .frame = events[1]
        else { return #expect(Bool(false), "\(events)") }
        #expect(serial == .max && time == 5 && id == -7)
        #expect(target === surface)
        #expect(x.doubleValue == -0.5 && y.doubleValue == 1234.75)
    }

    @Test("text arrives as it was sent, empty and foreign letters included", arguments: ["", "Größe ☂", "a b"])
    func text(name: String) throws {
        let pair = try Pair()
        let (seat, remote) = try pair.bind(WaylandClient.WlSeat.self, WaylandServer.WlSeat.self)
        var names: [String] = []
        seat.onEvent = { if case .name(let name) = $0 { names.append(name) } }

        remote.sendName(name: name)
        try pair.receive()

        #expect(names == [name])
    }

    @Test("arrays arrive as bytes, and as the numbers they hold", arguments: [[], [30], [30, 48, .max]])
    func array(keys: [UInt32]) throws {
        let pair = try Pair()
        let (_, surface) = try pair.makeSurface()
        let (keyboard, remote) = try pair.makeKeyboard()
        var entered: [[UInt32]] = []
        keyboard.onEvent = { if case .enter(_, _, let keys) = $0 { entered.append(keys.asUInt32s) } }

        remote.sendEnter(serial: 1, surface: surface, keys: [UInt8](keys))
        try pair.receive()

        #expect(entered == [keys])
    }

    @Test("a rest of an array that makes no number is dropped")
    func oddArray() {
        #expect([1, 0, 0, 0, 9, 9].asUInt32s as [UInt32] == [1])
    }

    @Test("a descriptor arrives open, and closes when nobody keeps it")
    func descriptor() throws {
        let pair = try Pair()
        let (keyboard, remote) = try pair.makeKeyboard()
        let pipe = try makePipe()
        defer { close(pipe.reading) }
        var received: WaylandClient.WireDescriptor?
        keyboard.onEvent = { if case .keymap(.xkbV1, let fd, 3) = $0 { received = fd } }

        remote.sendKeymap(format: .xkbV1, fd: WaylandServer.WireDescriptor(owning: pipe.writing), size: 3)
        try pair.receive()

        #expect(write(try #require(received).rawValue, "abc", 3) == 3)
        var bytes = [UInt8](repeating: 0, count: 4)
        #expect(read(pipe.reading, &bytes, 4) == 3)
        #expect(!isAbandoned(pipe.reading))
        received = nil
        #expect(isAbandoned(pipe.reading))
    }

    @Test("a descriptor nobody wants is closed")
    func unwantedDescriptor() throws {
        let pair = try Pair()
        let (keyboard, remote) = try pair.makeKeyboard()
        let pipe = try makePipe()
        defer { close(pipe.reading) }

        remote.sendKeymap(format: .xkbV1, fd: WaylandServer.WireDescriptor(owning: pipe.writing), size: 3)
        try pair.receive()

        #expect(keyboard.isAlive)
        #expect(isAbandoned(pipe.reading))
    }

    @Test("a descriptor for an object that was just destroyed is closed")
    func descriptorOfDeadObject() throws {
        let pair = try Pair()
        let (keyboard, remote) = try pair.makeKeyboard()
        let pipe = try makePipe()
        defer { close(pipe.reading) }
        var count = 0
        keyboard.onEvent = { _ in count += 1 }

        remote.sendKeymap(format: .xkbV1, fd: WaylandServer.WireDescriptor(owning: pipe.writing), size: 3)
        pair.display.flushClients()
        keyboard.release()
        try pair.settle()

        #expect(count == 0)
        #expect(isAbandoned(pipe.reading))
    }

    @Test("an event can make an object, which receives events at once")
    func newObject() throws {
        let pair = try Pair()
        let (device, remote) = try pair.makeDataDevice()
        var offers: [WaylandClient.WlDataOffer] = []
        var types: [String] = []
        device.onEvent = { event in
            guard case .dataOffer(let offer) = event else { return }
            offers.append(offer)
            offer.onEvent = { if case .offer(let type) = $0 { types.append(type) } }
        }

        let offer = try #require(remote.sendDataOffer())
        offer.sendOffer(mimeType: "text/plain")
        offer.sendOffer(mimeType: "image/png")
        try pair.receive()

        #expect(types == ["text/plain", "image/png"])
        #expect(offers.map(\.id) == [offer.id])
        #expect(offers.map(\.version) == [3])
    }

    @Test("an object that an event makes and nobody wants is destroyed on both sides")
    func unwantedObject() throws {
        let pair = try Pair()
        let (_, remote) = try pair.makeDataDevice()
        let offer = try #require(remote.sendDataOffer())
        var requests = 0
        offer.onRequest = { if case .destroy = $0 { requests += 1 } }

        offer.sendOffer(mimeType: "text/plain")
        try pair.settle()

        #expect(requests == 1)
        #expect(!offer.isAlive)
    }

    @Test("null arrives as nil, where an object or a text may be missing")
    func null() throws {
        let pair = try Pair()
        let (device, remote) = try pair.makeDataDevice()
        var selections: [WaylandClient.WlDataOffer?] = []
        device.onEvent = { if case .selection(let offer) = $0 { selections.append(offer) } }

        remote.sendSelection(id: nil)
        try pair.receive()

        #expect(selections == [nil])
    }

    @Test("values of an enum that we do not know survive, also in an int")
    func unknownEnumValues() throws {
        let pair = try Pair()
        let (output, remote) = try pair.bind(WaylandClient.WlOutput.self, WaylandServer.WlOutput.self)
        var transforms: [WaylandClient.WlOutput.Transform] = []
        output.onEvent = { if case .geometry(_, _, _, _, _, _, _, let transform) = $0 { transforms.append(transform) } }

        for transform in [WaylandServer.WlOutput.Transform._90, .init(rawValue: .max)] {
            remote.sendGeometry(
                x: 0, y: 0, physicalWidth: 1, physicalHeight: 1, subpixel: .unknown, make: "m", model: "n",
                transform: transform)
        }
        try pair.receive()

        #expect(transforms == [._90, .init(rawValue: .max)])
    }
}
