import TactusGeometry
import TactusTesting
import TactusUI
import TactusWayland
import Testing
import WaylandServer

/// Devices, seats, surfaces and the connection go at every moment of what people do, without a word about what is down.
@MainActor
@Suite("Devices that go at any moment")
struct RemovalTests {
    /// What goes.
    enum Loss: CaseIterable {
        case capability
        case seat
        case surface
        case connection
        case cancel
        /// All that windows were made with, which stay as they are.
        case globals
    }

    /// One step of two people: the first has the fingers 0 and 1, the second finger 0.
    private enum Step: CaseIterable {
        case firstLands, frame, secondFingerLands, secondFrame, otherPersonLands, otherFrame, moves, shapes, moveFrame
        case lifts, liftFrame, landsAgain, landFrame
    }

    private let compositor: BareCompositor
    private let log = BalanceLog()
    private let scene = BenchScene(name: "A", size: Size(width: 40, height: 30), color: .red)
    private let removeSeat: () -> Void

    init() throws {
        compositor = try BareCompositor(.init(seat: 8))
        compositor.platform.delegate = log
        removeSeat = compositor.addSeat([.touch, .pointer, .keyboard])
        _ = compositor.addSeat(.touch)
        scene.surface = compositor.platform.makeSurface(
            for: SceneID(rawValue: 1), description: SurfaceDescription(title: "A", applicationID: "a"), delegate: scene)
        compositor.settle()
    }

    private func lose(_ loss: Loss) throws {
        switch loss {
        case .capability: try #require(compositor.seats.first).sendCapabilities(capabilities: [])
        case .seat: removeSeat()
        case .surface: scene.surface?.destroy()
        case .connection: compositor.display.clients.first?.destroy()
        case .globals: compositor.withdrawGlobals()
        case .cancel: for touch in compositor.touches[0] where touch.isAlive { touch.sendCancel() }
        }
    }

    private func perform(_ step: Step, _ time: UInt32) throws {
        guard let surface = compositor.surfaces.first, surface.isAlive else { return }
        let first = try #require(compositor.touches[0].first)
        let other = try #require(compositor.touches[1].first)
        let touch = step == .otherPersonLands || step == .otherFrame ? other : first
        guard touch.isAlive else { return }
        let (x, y) = (WireFixed(Double(time)), WireFixed(4.0))
        switch step {
        case .firstLands, .otherPersonLands, .landsAgain:
            touch.sendDown(serial: time, time: time, surface: surface, id: 0, x: x, y: y)
        case .secondFingerLands: touch.sendDown(serial: time, time: time, surface: surface, id: 1, x: x, y: y)
        case .moves: touch.sendMotion(time: time, id: 0, x: x, y: y)
        case .shapes: touch.sendShape(id: 1, major: x, minor: y)
        case .lifts: touch.sendUp(serial: time, time: time, id: 0)
        case .frame, .secondFrame, .otherFrame, .moveFrame, .liftFrame, .landFrame: touch.sendFrame()
        }
    }

    @Test(
        "M11, M12, rule 2, rule 30: whatever goes, and whenever, every finger that landed ends once, and other people's stay",
        arguments: Loss.allCases)
    func fingers(loss: Loss) throws {
        for moment in 0...Step.allCases.count {
            for isRead in [true, false] {
                try RemovalTests().play(loss, before: moment, isRead: isRead)
            }
        }
    }

    /// Plays all steps, and loses something before one of them.
    ///
    /// - Parameters:
    ///   - loss: What goes.
    ///   - moment: The number of the step.
    ///   - isRead: Whether the client has read what came before.
    /// - Throws: What the test lacks.
    private func play(_ loss: Loss, before moment: Int, isRead: Bool) throws {
        for (number, step) in Step.allCases.enumerated() {
            if number == moment {
                if isRead { compositor.settle() }
                try lose(loss)
            }
            try perform(step, UInt32(number + 1))
        }
        if moment == Step.allCases.count { try lose(loss) }
        compositor.settle()
        if loss != .connection, compositor.surfaces.first?.isAlive == true {
            // What is still down is lifted by its own people, and can be.
            for touches in compositor.touches {
                for touch in touches where touch.isAlive {
                    for id in 0..<2 as Range<Int32> { touch.sendUp(serial: 90, time: 90, id: id) }
                    touch.sendFrame()
                }
            }
            compositor.settle()
        }

        #expect(log.mistakes == [], "\(loss) before step \(moment), \(isRead ? "read" : "unread")")
        #expect(log.openContacts.isEmpty, "\(loss) before step \(moment), \(isRead ? "read" : "unread")")
        #expect(log.errorCount == (loss == .connection ? 1 : 0))
        if loss == .capability || loss == .seat || loss == .globals {
            #expect(log.endings[SeatID(rawValue: 2)] == ["up"])
        }
    }

    @Test("a pointer and a keyboard that go with a button and a key down leave, once", arguments: Loss.allCases)
    func pointerAndKeyboard(loss: Loss) throws {
        let surface = try #require(compositor.surfaces.first)
        let pointer = try #require(compositor.pointers.first)
        let keyboard = try #require(compositor.keyboards.first)
        pointer.sendEnter(serial: 1, surface: surface, surfaceX: WireFixed(3.0), surfaceY: WireFixed(4.0))
        pointer.sendFrame()
        keyboard.sendEnter(serial: 2, surface: surface, keys: [])
        pointer.sendButton(serial: 3, time: 3, button: 0x110, state: .pressed)
        pointer.sendFrame()
        keyboard.sendKey(serial: 4, time: 4, key: 30, state: .pressed)
        compositor.settle()
        #expect(log.presences == ["pointer entered", "keyboard entered"])
        try lose(loss)
        compositor.settle()

        let isGone = loss != .cancel && loss != .globals
        #expect(log.presences.dropFirst(2).sorted() == (isGone ? ["keyboard left", "pointer left"] : []))
        #expect(log.mistakes == [])
    }
}

/// Keeps account of what landed and ended, came and left.
@MainActor
private final class BalanceLog: PlatformDelegate {
    private(set) var openContacts: Set<ContactID> = []
    /// How the fingers of each seat ended.
    private(set) var endings: [SeatID: [String]] = [:]
    /// Whether pointers and keyboards came or left.
    private(set) var presences: [String] = []
    /// What should not have been.
    private(set) var mistakes: [String] = []
    private(set) var errorCount = 0
    private var everLanded: Set<ContactID> = []

    func platform(_ platform: any Platform, didReceive frame: InputFrame) {
        switch frame.contents {
        case .contacts(let samples): for sample in samples { note(sample, of: frame.seat) }
        case .pointer(let samples):
            for sample in samples {
                if case .entered = sample.change { presences.append("pointer entered") }
                if sample.change == .left { presences.append("pointer left") }
            }
        case .keys(let samples):
            for sample in samples {
                if case .entered = sample.change { presences.append("keyboard entered") }
                if sample.change == .left { presences.append("keyboard left") }
            }
        case .gesture, .tablet: break
        }
    }

    private func note(_ sample: ContactSample, of seat: SeatID) {
        switch sample.change {
        case .down:
            if !everLanded.insert(sample.contact).inserted { mistakes.append("\(sample.contact) landed twice") }
            openContacts.insert(sample.contact)
        case .moved:
            if !openContacts.contains(sample.contact) { mistakes.append("\(sample.contact) moved after its end") }
        case .up, .cancelled:
            if openContacts.remove(sample.contact) == nil { mistakes.append("\(sample.contact) ended twice") }
            endings[seat, default: []].append(sample.change == .up ? "up" : "cancelled")
        }
    }

    func platformDidDrainInput(_ platform: any Platform) {}
    func platformDidReceiveTerminationRequest(_ platform: any Platform) {}
    func platform(_ platform: any Platform, didFail error: any Error) { errorCount += 1 }
}
