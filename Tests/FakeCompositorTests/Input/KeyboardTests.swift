import FakeCompositor
import Glibc
import TactusGeometry
import Testing
import WaylandClient

@Suite("The keyboard")
struct KeyboardTests {
    let bench = Bench()

    @Test("a keyboard tells its keymap and repeat, then what has the focus, with the keys that are held")
    func beginning() throws {
        let client = try bench.client()
        let window = client.makeWindow()
        bench.compositor.seat.keyboard.key(42, isPressed: true)
        bench.compositor.seat.keyboard.key(30, isPressed: true)
        _ = client.recordKeyboard()
        #expect(
            client.consumeLog() == [
                "keymap 1 xkb_keymap", "repeat 25 600", "enter \(window.surface.id) [42, 30]", "modifiers 1 0 0 0",
            ])
    }

    @Test("typing presses the keys of the layout, with Shift where it is needed")
    func typing() throws {
        let client = try bench.client()
        _ = client.makeWindow()
        _ = client.recordKeyboard()
        _ = client.consumeLog()
        try bench.compositor.seat.type("aB!\n")
        #expect(
            client.consumeLog() == [
                "key 30 down", "key 30 up",
                "key 42 down", "modifiers 1 0 0 0", "key 48 down", "key 48 up", "key 42 up", "modifiers 0 0 0 0",
                "key 42 down", "modifiers 1 0 0 0", "key 2 down", "key 2 up", "key 42 up", "modifiers 0 0 0 0",
                "key 28 down", "key 28 up",
            ])
    }

    @Test("a German keyboard has its own letters, some on the third level")
    func german() throws {
        let bench = Bench(seat: SeatConfiguration(keymap: try Keymap(layouts: "de")))
        let client = try bench.client()
        _ = client.makeWindow()
        _ = client.recordKeyboard()
        _ = client.consumeLog()
        try bench.compositor.seat.type("yß€")
        #expect(
            client.consumeLog().filter { $0.hasPrefix("key") } == [
                "key 44 down", "key 44 up", "key 12 down", "key 12 up",
                "key 100 down", "key 18 down", "key 18 up", "key 100 up",
            ])
    }

    @Test("a character that no key gives is an error that names it, and nothing is sent")
    func untypable() throws {
        let client = try bench.client()
        _ = client.makeWindow()
        _ = client.recordKeyboard()
        _ = client.consumeLog()
        #expect(throws: TypingError.noKey("漢")) { try bench.compositor.seat.type("a漢") }
        #expect(client.consumeLog() == [])
        #expect(TypingError.noKey("漢").description == "no key of the layout in effect gives \"漢\"")

        bench.compositor.seat.keyboard.keymap = .none
        #expect(throws: TypingError.noKeymap) { try bench.compositor.seat.type("a") }
        bench.compositor.seat.keyboard.keymap = Keymap(text: "rubbish")
        #expect(throws: TypingError.noKeymap) { try bench.compositor.seat.type("a") }
        #expect(throws: KeymapError.unknownLayout(layouts: "xx-none", variants: "", options: "")) {
            try Keymap(layouts: "xx-none")
        }
    }

    @Test("of two layouts the one in effect counts, and clients are told which that is")
    func groups() throws {
        let client = try bench.client()
        _ = client.makeWindow()
        _ = client.recordKeyboard()
        let keyboard = bench.compositor.seat.keyboard
        keyboard.keymap = try Keymap(layouts: "us,de")
        _ = client.consumeLog()
        try bench.compositor.seat.type("z")
        keyboard.group = 1
        try bench.compositor.seat.type("z")
        #expect(
            client.consumeLog() == [
                "key 44 down", "key 44 up", "modifiers 0 0 0 1", "key 21 down", "key 21 up",
            ])
    }

    @Test("with Caps Lock on small letters need Shift")
    func capsLock() throws {
        let client = try bench.client()
        _ = client.makeWindow()
        _ = client.recordKeyboard()
        bench.compositor.seat.keyboard.key(58, isPressed: true)
        bench.compositor.seat.keyboard.key(58, isPressed: false)
        #expect(client.consumeLog().last == "modifiers 0 0 2 0")
        try bench.compositor.seat.type("Aa")
        #expect(
            client.consumeLog().filter { $0.hasPrefix("key") } == [
                "key 30 down", "key 30 up", "key 42 down", "key 30 down", "key 30 up", "key 42 up",
            ])
    }

    @Test("a changed keymap and repeat are told at once; held keys stay held")
    func changes() throws {
        let client = try bench.client()
        _ = client.makeWindow()
        _ = client.recordKeyboard()
        let keyboard = bench.compositor.seat.keyboard
        keyboard.key(42, isPressed: true)
        _ = client.consumeLog()
        keyboard.keymap = try Keymap(layouts: "fr")
        keyboard.keymap = .none
        keyboard.keyRepeat = KeyRepeat(rate: 0, delay: 0)
        keyboard.key(42, isPressed: false)
        #expect(
            client.consumeLog() == [
                "keymap 1 xkb_keymap", "modifiers 1 0 0 0", "keymap 0 ", "modifiers 0 0 0 0", "repeat 0 0",
                "key 42 up",
            ])
    }

    @Test("the keymap's file can be mapped privately, and changed by nobody")
    func keymapFile() throws {
        let client = try bench.client()
        var received: (WireDescriptor, Int)?
        let keyboard = client.seat.getKeyboard()
        keyboard.onEvent = { if case .keymap(_, let file, let size) = $0 { received = (file, Int(size)) } }
        client.settle()
        let (file, size) = try #require(received)
        let shared = mmap(nil, size, PROT_READ | PROT_WRITE, MAP_SHARED, file.rawValue, 0)
        #expect(shared == MAP_FAILED)
        let mapped = mmap(nil, size, PROT_READ | PROT_WRITE, MAP_PRIVATE, file.rawValue, 0)
        #expect(mapped != MAP_FAILED)
        munmap(mapped, size)
        #expect(RawClient.contents(of: file, byteCount: size).utf8.last == 0)
    }
}

@Suite("The focus of keys")
struct KeyboardFocusTests {
    let bench = Bench()

    @Test("a new window has the keys; a touch or a click gives them to another one, which comes to the front")
    func follows() throws {
        let client = try bench.client()
        _ = client.recordKeyboard()
        let large = client.makeWindow(width: 100, height: 80)
        let small = client.makeWindow(width: 20, height: 10)
        #expect(
            client.consumeLog().filter { !$0.hasPrefix("modifiers") && !$0.hasPrefix("keymap") } == [
                "repeat 25 600", "enter \(large.surface.id) []", "leave \(large.surface.id)",
                "enter \(small.surface.id) []",
            ])

        bench.compositor.seat.finger(id: 0).down(at: Point(x: 2, y: 2))
        bench.compositor.seat.keyboard.key(30, isPressed: true)
        #expect(
            client.consumeLog() == [
                "leave \(small.surface.id)", "enter \(large.surface.id) []", "modifiers 0 0 0 0", "key 30 down",
            ])
        #expect(small.wishes.last?.contains("4") == false)
        #expect(bench.compositor.toplevels.last?.surface === bench.compositor.seat.focus)

        large.toplevel.destroy()
        large.xdgSurface.destroy()
        #expect(
            client.consumeLog() == [
                "leave \(large.surface.id)", "enter \(small.surface.id) [30]", "modifiers 0 0 0 0",
            ])
        bench.compositor.seat.pointer.move(to: Point(x: 45, y: 40))
        bench.compositor.seat.pointer.button(0x110, isPressed: true)
        #expect(client.consumeLog() == [])
    }

    @Test("a popup with a grab has the keys while it shows")
    func popup() throws {
        let client = try bench.client()
        _ = client.recordKeyboard()
        let window = client.makeWindow(width: 100, height: 80)
        var serial: UInt32 = 0
        let touch = client.seat.getTouch()
        touch.onEvent = { if case .down(let number, _, _, _, _, _) = $0 { serial = number } }
        client.settle()
        bench.compositor.seat.finger(id: 0).down(at: Point(x: 2, y: 2))
        client.settle()
        let popup = ClientPopup(client, parent: window.xdgSurface)
        popup.popup.grab(seat: client.seat, serial: serial)
        _ = client.consumeLog()
        popup.show()
        #expect(
            client.consumeLog() == [
                "leave \(window.surface.id)", "enter \(popup.surface.id) []", "modifiers 0 0 0 0",
            ])
        popup.popup.destroy()
        #expect(
            client.consumeLog() == [
                "leave \(popup.surface.id)", "enter \(window.surface.id) []", "modifiers 0 0 0 0",
            ])
    }

    @Test("losing the keyboard is silent; objects from before stay silent when it returns")
    func capabilityLost() throws {
        let client = try bench.client()
        _ = client.makeWindow()
        _ = client.recordKeyboard()
        let seat = bench.compositor.seat
        seat.keyboard.key(30, isPressed: true)
        _ = client.consumeLog()
        seat.capabilities.remove(.keyboard)
        seat.keyboard.key(30, isPressed: false)
        seat.capabilities.insert(.keyboard)
        seat.keyboard.key(31, isPressed: true)
        #expect(client.consumeLog() == [])
        _ = client.recordKeyboard()
        #expect(client.consumeLog().count == 4)
    }

    @Test("each seat has a name, devices and keys of its own, and can be taken away")
    func seats() throws {
        let second = bench.compositor.addSeat(
            SeatConfiguration(name: "second", version: 5, capabilities: .keyboard, keymap: .none))
        let client = try bench.client()
        _ = client.makeWindow()
        let seat = client.bindSeat(number: 1, version: 5)
        seat.onEvent = { [unowned client] event in
            switch event {
            case .name(let name): client.note("name \(name)")
            case .capabilities(let set): client.note("capabilities \(set.rawValue)")
            }
        }
        _ = client.recordKeyboard(of: client.bindSeat(number: 0), as: "first")
        _ = client.recordKeyboard(of: seat, as: "second")
        let begin = client.consumeLog()
        #expect(begin.prefix(2) == ["capabilities 2", "name second"])
        second.keyboard.key(30, isPressed: true)
        #expect(client.consumeLog() == ["second key 30 down"])
        #expect(bench.compositor.seats.map(\.name) == ["seat0", "second"])

        second.remove()
        client.settle()
        #expect(client.seatNames.count == 1)
        #expect(bench.compositor.seats.map(\.name) == ["seat0"])
        bench.compositor.seat.keyboard.key(30, isPressed: true)
        #expect(client.consumeLog() == ["capabilities 0", "first key 30 down"])
    }

    @Test("get_keyboard on a seat that never had one is an error")
    func missingCapability() throws {
        let bench = Bench(seat: SeatConfiguration(capabilities: .touch))
        let client = try bench.client()
        _ = client.seat.getKeyboard()
        #expect(client.wasRejected)
        #expect(bench.compositor.faults.map(\.codeName) == ["missing_capability"])
    }
}
