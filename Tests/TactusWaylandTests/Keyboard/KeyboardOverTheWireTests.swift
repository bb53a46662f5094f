import Glibc
import TactusGeometry
import TactusTesting
import TactusUI
import TactusWayland
import Testing
import WaylandServer

@MainActor
@Suite("Keyboards over the wire")
struct KeyboardOverTheWireTests {
    private let compositor: BareCompositor
    private let log = KeyLog()
    private let scene = BenchScene(name: "A", size: Size(width: 40, height: 30), color: .red)
    private let removeSeat: () -> Void

    init() throws {
        compositor = try BareCompositor()
        removeSeat = compositor.addSeat(.keyboard)
        compositor.platform.delegate = log
        scene.surface = compositor.platform.makeSurface(
            for: SceneID(rawValue: 1), description: SurfaceDescription(title: "A", applicationID: "a"), delegate: scene)
        compositor.settle()
    }

    private var keyboard: WlKeyboard {
        get throws { try #require(compositor.keyboards.last) }
    }

    /// A file with these bytes.
    private func file(_ bytes: [UInt8]) throws -> WireDescriptor {
        let file = try #require(tmpfile())
        defer { fclose(file) }
        #expect(fwrite(bytes, 1, bytes.count, file) == bytes.count)
        fflush(file)
        return WireDescriptor(owning: dup(fileno(file)))
    }

    private func sendKeymap(_ text: [UInt8], size: Int? = nil) throws {
        try keyboard.sendKeymap(format: .xkbV1, fd: try file(text), size: UInt32(size ?? text.count))
    }

    private func enter(held: [UInt8] = []) throws {
        let surface = try #require(compositor.surfaces.first)
        try keyboard.sendEnter(serial: 1, surface: surface, keys: held)
        try keyboard.sendModifiers(serial: 2, modsDepressed: 0, modsLatched: 0, modsLocked: 0, group: 0)
    }

    private func key(_ code: UInt32, _ state: WlKeyboard.KeyState) throws {
        try keyboard.sendKey(serial: 3, time: 0, key: code, state: state)
    }

    @Test("a keymap, an enter with a held key, keys and a leave")
    func typing() throws {
        try sendKeymap(KeymapText.us)
        try enter(held: [30, 0, 0, 0])
        try key(30, .released)
        try key(31, .pressed)
        try keyboard.sendLeave(serial: 4, surface: try #require(compositor.surfaces.first))
        compositor.settle()

        #expect(log.lines == ["entered", "down s", "left"])
    }

    @Test("a keymap that cannot be read is told of, once, by a sentence that says what follows; none at all is not")
    func toldOfUnreadableKeymaps() throws {
        var notices: [PlatformNotice] = []
        compositor.platform.onNotice = { notices.append($0) }
        try enter()
        try keyboard.sendKeymap(format: .noKeymap, fd: try file([0]), size: 0)
        try key(31, .pressed)
        compositor.settle()
        #expect(notices == [])
        for text in ["xkb_keymap { nonsense };", "more nonsense"] {
            try sendKeymap(Array(text.utf8))
            try key(30, .pressed)
            try key(30, .released)
            compositor.settle()
            #expect(notices == [.unreadableKeymap])
        }
        #expect(
            notices.first?.description
                == "the keymap that the Wayland compositor sent cannot be read; its keys type nothing until it sends another"
        )
    }

    @Test("a keymap of another kind, or in a file that is shorter than promised, is none: keys type nothing")
    func keymapsThatAreNone() throws {
        try enter()
        for (text, size) in [(KeymapText.us, KeymapText.us.count * 2), ([], 10), (KeymapText.us, 0)] {
            try sendKeymap(text, size: size)
            try key(31, .pressed)
            try key(31, .released)
        }
        try sendKeymap(KeymapText.us)
        try keyboard.sendKeymap(format: .noKeymap, fd: try file([0]), size: 0)
        try key(31, .pressed)
        compositor.settle()

        #expect(log.lines == ["entered", "down ", "up", "down ", "up", "down ", "up", "down "])
        #expect(log.errors.isEmpty)
    }

    @Test("a keymap of half a mebibyte is read, a longer one is none")
    func longKeymap() throws {
        try enter()
        let comment = Array("//".utf8) + [UInt8](repeating: 0x78, count: 512 << 10)
        for count in [(512 << 10) - KeymapText.us.count, (512 << 10) - KeymapText.us.count + 1] {
            try sendKeymap(comment.prefix(count - 1) + [0x0A] + KeymapText.us)
            try key(31, .pressed)
            try key(31, .released)
        }
        compositor.settle()
        #expect(log.lines == ["entered", "down s", "up", "down ", "up"])
    }

    @Test("a keymap through a descriptor that cannot be read is none, and every descriptor is closed")
    func unreadableKeymap() throws {
        var ends: [Int32] = [-1, -1]
        try #require(pipe(&ends) == 0)
        let reader = WireDescriptor(owning: ends[0])
        try keyboard.sendKeymap(format: .xkbV1, fd: WireDescriptor(owning: ends[1]), size: 100)
        try enter()
        compositor.settle()
        var request = pollfd(fd: reader.rawValue, events: Int16(POLLIN), revents: 0)

        #expect(poll(&request, 1, 0) == 1 && Int32(request.revents) & POLLHUP != 0, "the other end is closed")
        #expect(log.lines == ["entered"])
    }

    @Test("a keyboard that is taken away with a key down leaves, and comes back as a new one")
    func capabilityLoss() throws {
        try sendKeymap(KeymapText.us)
        try enter()
        try key(31, .pressed)
        compositor.settle()
        let seat = try #require(compositor.seats.first)
        seat.sendCapabilities(capabilities: [])
        compositor.settle()
        #expect(log.lines == ["entered", "down s", "left"])
        seat.sendCapabilities(capabilities: .keyboard)
        seat.sendCapabilities(capabilities: .keyboard)
        compositor.settle()
        try enter()
        compositor.settle()

        #expect(compositor.keyboards.count == 2)
        #expect(log.lines.last == "entered")
    }

    @Test("a seat that is removed takes its keyboard along; so does a scene that is closed")
    func seatRemoval() throws {
        try enter()
        compositor.settle()
        scene.surface?.destroy()
        #expect(log.lines == ["entered", "left"])
        removeSeat()
        compositor.settle()

        #expect(log.lines == ["entered", "left"])
        #expect(log.errors.isEmpty)
    }

    @Test("how keys repeat; a state of a key that nobody knows is ignored")
    func repetition() throws {
        try keyboard.sendRepeatInfo(rate: 10, delay: 300)
        try enter()
        try key(31, WlKeyboard.KeyState(rawValue: 2))
        compositor.settle()

        #expect(log.lines == ["repeats", "entered"])
    }
}

/// Writes down what keys did, and what went wrong.
@MainActor
private final class KeyLog: PlatformDelegate {
    private(set) var lines: [String] = []
    private(set) var errors: [any Error] = []

    func platform(_ platform: any Platform, didReceive frame: InputFrame) {
        guard case .keys(let samples) = frame.contents else { return }
        lines += samples.map { sample in
            switch sample.change {
            case .entered: "entered"
            case .left: "left"
            case .down(let key): "down \(key.characters)"
            case .force, .edited: "something else"
            case .up: "up"
            case .modifiers(let flags): "modifiers \(flags.rawValue)"
            case .repetition(let repetition): repetition == nil ? "does not repeat" : "repeats"
            }
        }
    }

    func platformDidDrainInput(_ platform: any Platform) {}
    func platformDidReceiveTerminationRequest(_ platform: any Platform) {}
    func platform(_ platform: any Platform, didFail error: any Error) { errors.append(error) }
}
