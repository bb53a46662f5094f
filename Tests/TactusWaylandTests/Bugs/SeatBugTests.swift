import TactusGeometry
import TactusTesting
import TactusUI
import TactusWayland
import Testing
import WaylandServer

/// The bugs of other programs that Documentation/Wayland.md §2.5 lists, as far as it takes a wire to show them.
@MainActor
@Suite("Bugs of others: seats")
struct SeatBugTests {
    private let compositor: BareCompositor
    private let log = ContactLog()
    private let scene = BenchScene(name: "A", size: Size(width: 40, height: 30), color: .red)

    init() throws {
        compositor = try BareCompositor()
        compositor.platform.delegate = log
        scene.surface = compositor.platform.makeSurface(
            for: SceneID(rawValue: 1), description: SurfaceDescription(title: "A", applicationID: "a"), delegate: scene)
    }

    private func down(_ id: Int32, on touch: WlTouch, at time: UInt32 = 0) throws {
        let surface = try #require(compositor.surfaces.first)
        touch.sendDown(serial: 5, time: time, surface: surface, id: id, x: WireFixed(3.0), y: WireFixed(4.0))
        touch.sendFrame()
        compositor.settle()
    }

    @Test("T12, rule 1: two seats with fingers of one id: unplugging one leaves the other alone")
    func twoSeats() throws {
        _ = compositor.addSeat()
        _ = compositor.addSeat()
        compositor.settle()
        for touches in compositor.touches { try down(0, on: try #require(touches.first)) }
        try #require(compositor.seats.first).sendCapabilities(capabilities: [])
        compositor.settle()
        compositor.touches[1].first?.sendUp(serial: 6, time: 1, id: 0)
        compositor.settle()

        #expect(log.lines == ["seat 1: 1 down", "seat 2: 2 down", "seat 1: 1 cancelled", "seat 2: 2 up"])
    }

    @Test("T21, rule 13: a seat with touch alone, and no pointer ever, is a seat")
    func noPointer() throws {
        _ = compositor.addSeat(.touch)
        compositor.settle()
        compositor.platform.setCursor(.text, of: SeatID(rawValue: 1))
        try down(0, on: try #require(compositor.touches.first?.first))

        #expect(log.lines == ["seat 1: 1 down"])
        #expect(compositor.pointers.isEmpty)
    }

    @Test("T22, rule 16: capabilities that are told twice, or rise step by step, make one object each")
    func capabilitiesTwice() throws {
        _ = compositor.addSeat([])
        compositor.settle()
        let seat = try #require(compositor.seats.first)
        for capabilities in [.keyboard, [.pointer, .keyboard], [.pointer, .keyboard, .touch]] as [WlSeat.Capability] {
            seat.sendCapabilities(capabilities: capabilities)
            seat.sendCapabilities(capabilities: capabilities)
            compositor.settle()
        }
        try down(0, on: try #require(compositor.touches.first?.first))

        #expect(compositor.touches.map(\.count) == [1])
        #expect(compositor.pointers.count == 1 && compositor.keyboards.count == 1)
        #expect(log.lines == ["seat 1: 1 down"])
    }

    @Test("T23, rule 16: a screen that comes and goes faster than we ask leaves an object that may stay silent")
    func capabilityFlaps() throws {
        _ = compositor.addSeat([])
        compositor.settle()
        let seat = try #require(compositor.seats.first)
        for capabilities in [.touch, [], .touch, []] as [WlSeat.Capability] {
            seat.sendCapabilities(capabilities: capabilities)
        }
        compositor.settle()
        seat.sendCapabilities(capabilities: .touch)
        compositor.settle()
        try down(0, on: try #require(compositor.touches.first?.last))

        #expect(compositor.touches.map(\.count) == [3])
        #expect(log.lines == ["seat 1: 1 down"])
        #expect(log.errors.isEmpty)
    }

    @Test("T30: input before any output is known, or without one, arrives")
    func noOutput() throws {
        _ = compositor.addSeat()
        compositor.settle()
        try down(0, on: try #require(compositor.touches.first?.first))

        #expect(log.lines == ["seat 1: 1 down"])
    }

    @Test("T34, rule 17: with the seat go its devices, on the wire too, and events on their way do no harm")
    func seatGoes() throws {
        let remove = compositor.addSeat([.touch, .pointer, .keyboard])
        compositor.settle()
        let touch = try #require(compositor.touches.first?.first)
        try down(0, on: touch)
        remove()
        try down(1, on: touch)

        #expect(log.lines == ["seat 1: 1 down", "seat 1: 1 cancelled"])
        #expect(!touch.isAlive)
        #expect(log.errors.isEmpty)
    }

    @Test(
        "T3, T17, rule 11: fingers that are handed over for a move are cancelled at once, and what they still do is swallowed"
    )
    func handOver() throws {
        _ = compositor.addSeat()
        compositor.settle()
        let touch = try #require(compositor.touches.first?.first)
        try down(0, on: touch)
        let grab = try #require(compositor.platform.handOver(from: SceneID(rawValue: 1)))
        #expect(grab.serial == 5)
        #expect(log.lines == ["seat 1: 1 down", "seat 1: 1 cancelled"])
        #expect(compositor.platform.handOver(from: SceneID(rawValue: 1)) == nil, "nothing is down any more")
        touch.sendMotion(time: 1, id: 0, x: WireFixed(9.0), y: WireFixed(9.0))
        touch.sendUp(serial: 6, time: 2, id: 0)
        touch.sendFrame()
        try down(0, on: touch)

        #expect(log.lines == ["seat 1: 1 down", "seat 1: 1 cancelled", "seat 1: 2 down"])
    }
}
