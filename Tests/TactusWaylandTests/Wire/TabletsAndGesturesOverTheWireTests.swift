import TactusGeometry
import TactusTesting
import TactusUI
import TactusWayland
import Testing
import WaylandServer

@MainActor
@Suite("Tablets and touchpads over the wire")
struct TabletsAndGesturesOverTheWireTests {
    private let compositor: BareCompositor
    private let log = FrameLog()
    private let scene = BenchScene(name: "A", size: Size(width: 40, height: 30), color: .red)
    private let objects = Objects()

    /// What the client asked for.
    private final class Objects {
        var tabletSeat: ZwpTabletSeatV2?
        var pinch: ZwpPointerGesturePinchV1?
    }

    init() throws {
        compositor = try BareCompositor()
        compositor.platform.delegate = log
    }

    private func start() throws -> WlSurface {
        scene.surface = compositor.platform.makeSurface(
            for: SceneID(rawValue: 1), description: SurfaceDescription(title: "A", applicationID: "a"), delegate: scene)
        compositor.settle()
        return try #require(compositor.surfaces.first)
    }

    @Test(
        "a pen that is announced before or after the seat draws, and goes when it is removed", arguments: [true, false])
    func pen(isSeatFirst: Bool) throws {
        if isSeatFirst { _ = compositor.addSeat([]) }
        compositor.addTablets { [objects] in objects.tabletSeat = $0 }
        if !isSeatFirst { _ = compositor.addSeat([]) }
        let surface = try start()
        let seat = try #require(objects.tabletSeat)
        let tablet = try #require(seat.sendTabletAdded())
        tablet.sendDone()
        let tool = try #require(seat.sendToolAdded())
        tool.sendType(toolType: .eraser)
        tool.sendDone()
        tool.sendProximityIn(serial: 1, tablet: tablet, surface: surface)
        tool.sendMotion(x: WireFixed(3.5), y: WireFixed(4.0))
        tool.sendFrame(time: 10)
        tool.sendDown(serial: 2)
        tool.sendPressure(pressure: 900)
        tool.sendFrame(time: 12)
        compositor.settle()
        tool.sendRemoved()
        tablet.sendRemoved()
        compositor.settle()

        #expect(log.lines == ["entered eraser 3.5,4.0", "moved 3.5,4.0; down 3.5,4.0", "left 3.5,4.0"])
        #expect(!tool.isAlive && !tablet.isAlive)
        #expect(log.errors.isEmpty)
    }

    @Test("a pad announces its parts when it likes, and is let go of with them when it is removed")
    func pad() throws {
        compositor.addTablets { [objects] in objects.tabletSeat = $0 }
        _ = compositor.addSeat([])
        _ = try start()
        let seat = try #require(objects.tabletSeat)
        let pad = try #require(seat.sendPadAdded())
        compositor.settle()
        let group = try #require(pad.sendGroup())
        compositor.settle()
        let ring = try #require(group.sendRing())
        let strip = try #require(group.sendStrip())
        compositor.settle()
        #expect(pad.isAlive && group.isAlive && !ring.isAlive && !strip.isAlive)
        let tool = try #require(seat.sendToolAdded(), "whose number follows on those of the pad's parts")
        tool.sendDone()
        compositor.settle()
        pad.sendRemoved()
        compositor.settle()

        #expect(!pad.isAlive && !group.isAlive && tool.isAlive)
        #expect(log.errors.isEmpty)
    }

    @Test("the seat goes with its pads and tools, down as they are")
    func seatWithTablets() throws {
        compositor.addTablets { [objects] in objects.tabletSeat = $0 }
        let removeSeat = compositor.addSeat([])
        let surface = try start()
        let seat = try #require(objects.tabletSeat)
        let tablet = try #require(seat.sendTabletAdded())
        let pad = try #require(seat.sendPadAdded())
        let group = try #require(pad.sendGroup())
        let tool = try #require(seat.sendToolAdded())
        tool.sendProximityIn(serial: 1, tablet: tablet, surface: surface)
        tool.sendMotion(x: WireFixed(3.5), y: WireFixed(4.0))
        tool.sendDown(serial: 2)
        tool.sendFrame(time: 10)
        compositor.settle()
        removeSeat()
        compositor.settle()

        #expect(log.lines == ["entered pen 3.5,4.0; down 3.5,4.0", "left 3.5,4.0"])
        #expect(!tool.isAlive && !tablet.isAlive && !group.isAlive && !pad.isAlive && !seat.isAlive)
        #expect(log.errors.isEmpty)
    }

    @Test("a pinch begins where the pointer is; the surface's end breaks it off")
    func pinch() throws {
        compositor.addPinches { [objects] in objects.pinch = $0 }
        _ = compositor.addSeat(.pointer)
        let surface = try start()
        let pinch = try #require(objects.pinch)
        let pointer = try #require(compositor.pointers.first)
        pointer.sendEnter(serial: 1, surface: surface, surfaceX: WireFixed(7.0), surfaceY: WireFixed(8.0))
        pointer.sendFrame()
        pinch.sendBegin(serial: 2, time: 5, surface: surface, fingers: 2)
        pinch.sendUpdate(
            time: 6, dx: WireFixed(1.0), dy: WireFixed(0.0), scale: WireFixed(1.5), rotation: WireFixed(0.0))
        compositor.settle()
        scene.surface?.destroy()
        pinch.sendEnd(serial: 3, time: 7, cancelled: 0)
        compositor.settle()

        #expect(log.lines == ["pinch began 7.0,8.0", "pinched 1.5", "pinch cancelled"])
        #expect(log.errors.isEmpty)
    }
}

/// Writes down what tools and gestures did, a line a frame, and what went wrong.
@MainActor
private final class FrameLog: PlatformDelegate {
    private(set) var lines: [String] = []
    private(set) var errors: [any Error] = []

    func platform(_ platform: any Platform, didReceive frame: InputFrame) {
        switch frame.contents {
        case .tablet(let samples): lines.append(samples.map(FrameLog.line).joined(separator: "; "))
        case .gesture(let samples): lines.append(samples.map(FrameLog.line).joined(separator: "; "))
        case .contacts, .pointer, .keys: break
        }
    }

    private static func line(_ sample: TabletSample) -> String {
        let what =
            switch sample.change {
            case .entered(_, let tool): "entered \(tool.kind)"
            case .left: "left"
            case .moved: "moved"
            case .down: "down"
            default: "something else"
            }
        return "\(what) \(sample.location.x),\(sample.location.y)"
    }

    private static func line(_ sample: PointerGestureSample) -> String {
        switch sample.change {
        case .began(let kind, _, _): "\(kind) began \(sample.location.x),\(sample.location.y)"
        case .pinched(let step): "pinched \(step.scale)"
        case .swiped: "swiped"
        case .ended(let kind): "\(kind) ended"
        case .cancelled(let kind): "\(kind) cancelled"
        }
    }

    func platformDidDrainInput(_ platform: any Platform) {}
    func platformDidReceiveTerminationRequest(_ platform: any Platform) {}
    func platform(_ platform: any Platform, didFail error: any Error) { errors.append(error) }
}
