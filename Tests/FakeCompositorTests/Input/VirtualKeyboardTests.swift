import FakeCompositor
import Glibc
import TactusGeometry
import Testing
import WaylandClient

@Suite("Keyboards that programs play")
struct VirtualKeyboardTests {
    private let bench = Bench()

    /// A program with a window that writes down its keys, and one that plays a keyboard.
    private func open() throws -> (client: RawClient, player: RawClient, keyboard: ZwpVirtualKeyboardV1) {
        let client = try bench.client()
        _ = client.makeWindow()
        _ = client.recordKeyboard()
        _ = client.consumeLog()
        let player = try bench.client()
        let manager = player.bind(ZwpVirtualKeyboardManagerV1.self)
        let keyboard = manager.createVirtualKeyboard(seat: player.seat)
        player.settle()
        return (client, player, keyboard)
    }

    private func send(_ keymap: Keymap, to keyboard: ZwpVirtualKeyboardV1) throws {
        let text = try #require(keymap.text)
        let file = try #require(tmpfile())
        defer { fclose(file) }
        fputs(text, file)
        fflush(file)
        keyboard.keymap(
            format: .xkbV1, fd: WireDescriptor(owning: dup(fileno(file))), size: UInt32(text.utf8.count) + 1)
    }

    @Test("its keys and modifiers reach the focus, with its own keymap until the seat's keyboard is used again")
    func plays() throws {
        let (client, player, keyboard) = try open()
        try send(try Keymap(layouts: "de"), to: keyboard)
        keyboard.modifiers(modsDepressed: 1, modsLatched: 0, modsLocked: 2, group: 0)
        keyboard.key(time: 7, key: 30, state: .pressed)
        keyboard.key(time: 8, key: 30, state: .released)
        player.settle()
        client.settle()
        #expect(
            client.consumeLog() == [
                "keymap 1 xkb_keymap", "modifiers 0 0 0 0", "modifiers 1 0 2 0", "key 30 down", "key 30 up",
            ])
        bench.compositor.seat.keyboard.key(31, isPressed: true)
        client.settle()
        #expect(client.consumeLog() == ["keymap 1 xkb_keymap", "modifiers 0 0 0 0", "key 31 down"])
        #expect(bench.compositor.seat.keyboard.keymap == .us)
    }

    @Test("what it holds comes up when it goes, and the seat's own keymap is back")
    func goes() throws {
        let (client, player, keyboard) = try open()
        try send(try Keymap(layouts: "de"), to: keyboard)
        keyboard.key(time: 7, key: 30, state: .pressed)
        player.settle()
        #expect(bench.compositor.seat.keyboard.pressedKeys == [30])
        _ = client.consumeLog()
        keyboard.destroy()
        player.settle()
        client.settle()
        #expect(client.consumeLog() == ["key 30 up", "keymap 1 xkb_keymap", "modifiers 0 0 0 0"])
        #expect(bench.compositor.seat.keyboard.pressedKeys == [])
    }

    @Test("a seat without a keyboard has one then")
    func capability() throws {
        bench.compositor.seat.capabilities = [.touch]
        let player = try bench.client()
        let manager = player.bind(ZwpVirtualKeyboardManagerV1.self)
        _ = manager.createVirtualKeyboard(seat: player.seat)
        player.settle()
        #expect(bench.compositor.seat.capabilities == [.touch, .keyboard])
    }

    @Test("a key before the keymap, or with one that cannot be read, is a protocol error", arguments: [true, false])
    func withoutKeymap(sendsEmpty: Bool) throws {
        let (_, player, keyboard) = try open()
        if sendsEmpty {
            let file = try #require(tmpfile())
            defer { fclose(file) }
            keyboard.keymap(format: .xkbV1, fd: WireDescriptor(owning: dup(fileno(file))), size: 0)
        }
        keyboard.key(time: 7, key: 30, state: .pressed)
        player.settle()
        #expect(bench.compositor.faults.count == 1 && bench.compositor.faults[0].description.contains("no_keymap"))
    }
}
