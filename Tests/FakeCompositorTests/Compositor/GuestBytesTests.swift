import FakeCompositor
import Glibc
import TactusGeometry
import Testing
import WaylandClient

/// Clients that let the compositor keep more than anybody needs, or paint it.
@Suite("What a compositor keeps and paints for its guests")
struct GuestBytesTests {
    let bench = Bench()
    let client: RawClient
    private let red: UInt32 = 0xFFFF_0000

    init() throws { client = try bench.client() }

    private func expectRefusal(_ message: String) {
        client.settle()
        #expect(client.wasRejected)
        #expect(bench.compositor.faults.map { "\($0.codeName): \($0.message)" } == ["no_memory: \(message)"])
    }

    private func expectBytesRefused() {
        expectRefusal("more than \(bench.compositor.guestLimits.bytes) bytes of pictures, regions, keymaps and names")
    }

    @Test("surfaces show so many bytes of pictures at a time, and no more; another client's do not count")
    func surfaces() throws {
        bench.compositor.guestLimits.bytes = 100_000
        let other = try bench.client()
        _ = other.makeWindow(width: 100, height: 80, color: red)
        for _ in 0..<3 { _ = client.makeWindow(width: 100, height: 80, color: red) }
        bench.compositor.vblank()
        client.settle()
        #expect(!client.wasRejected && !other.wasRejected)
        _ = client.makeWindow(width: 100, height: 80, color: red)
        bench.compositor.vblank()
        expectBytesRefused()
        #expect(!other.wasRejected)
    }

    @Test("a window that was closed, or has a smaller picture, leaves room for others")
    func rooms() {
        bench.compositor.guestLimits.bytes = 100_000
        for _ in 0..<8 {
            let window = client.makeWindow(width: 100, height: 80, color: red)
            bench.compositor.vblank()
            window.toplevel.destroy()
            window.xdgSurface.destroy()
            window.surface.destroy()
            client.settle()
        }
        let window = client.makeWindow(width: 100, height: 80, color: red)
        bench.compositor.vblank()
        let small = client.makePicture(width: 10, height: 8).filled(with: red)
        window.surface.attach(buffer: small.buffer, x: 0, y: 0)
        window.surface.damageBuffer(x: 0, y: 0, width: 10, height: 8)
        window.surface.commit()
        client.settle()
        bench.compositor.vblank()
        for _ in 0..<3 { _ = client.makeWindow(width: 100, height: 80, color: red) }
        bench.compositor.vblank()
        client.settle()
        #expect(!client.wasRejected)
    }

    @Test("so many files of pictures are open for a client, and no more; those of buffers that it has are among them")
    func files() throws {
        bench.compositor.guestLimits.files = 4
        let other = try bench.client()
        var pictures = (0..<4).map { _ in client.makePicture(width: 8, height: 8) }
        _ = other.makePicture(width: 8, height: 8)
        client.settle()
        #expect(!client.wasRejected)
        for _ in 0..<20 {
            pictures.removeFirst().buffer.destroy()
            client.settle()
            pictures.append(client.makePicture(width: 8, height: 8))
            client.settle()
        }
        #expect(!client.wasRejected)
        _ = client.makePicture(width: 8, height: 8)
        expectRefusal("more than 4 files of pictures")
        #expect(!other.wasRejected)
    }

    @Test("icons have so many bytes, also those of which a window has taken over the pictures")
    func icons() {
        bench.compositor.guestLimits.bytes = 40_000
        let window = client.makeWindow(width: 10, height: 8, color: red)
        let manager = client.bind(XdgToplevelIconManagerV1.self)
        let picture = client.makePicture(width: 64, height: 64)
        func give() {
            let icon = manager.createIcon()
            for _ in 0..<3 { icon.addBuffer(buffer: picture.buffer, scale: 1) }
            manager.setIcon(toplevel: window.toplevel, icon: icon)
            icon.destroy()
            window.surface.commit()
            client.settle()
        }
        for _ in 0..<5 { give() }
        #expect(!client.wasRejected, "the window's, and one that comes in its place")
        let others = (0..<2).map { _ in manager.createIcon() }
        for other in others { other.addBuffer(buffer: picture.buffer, scale: 1) }
        expectBytesRefused()
    }

    @Test("a picture of an icon is so large, and no larger")
    func largeIcons() {
        bench.compositor.guestLimits.iconSide = 32
        let manager = client.bind(XdgToplevelIconManagerV1.self)
        manager.createIcon().addBuffer(buffer: client.makePicture(width: 32, height: 32).buffer, scale: 1)
        client.settle()
        #expect(!client.wasRejected)
        manager.createIcon().addBuffer(buffer: client.makePicture(width: 33, height: 33).buffer, scale: 1)
        expectRefusal("an icon's picture of more than 32 pixels a side")
    }

    /// Forty lines each way are sixteen hundred rectangles.
    private func grid() -> WlRegion {
        let region = client.core.createRegion()
        for place in 0..<40 as Range<Int32> { region.add(x: 2 * place, y: 0, width: 1, height: 79) }
        for place in 0..<40 as Range<Int32> { region.subtract(x: 0, y: 2 * place, width: 79, height: 1) }
        client.settle()
        return region
    }

    @Test("regions have so many bytes, also those of which surfaces have taken over the pixels")
    func regions() {
        bench.compositor.guestLimits.bytes = 190_000
        for _ in 0..<9 { grid().destroy() }
        let surface = client.core.createSurface()
        for _ in 0..<4 {
            let region = grid()
            surface.setInputRegion(region: region)
            surface.setOpaqueRegion(region: region)
            region.destroy()
            surface.commit()
            client.settle()
        }
        let others = (0..<2).map { _ in grid() }
        client.settle()
        #expect(!client.wasRejected && others.count == 2, "one object has them, or a surface, or both")
        surface.setInputRegion(region: others[0])
        client.settle()
        #expect(!client.wasRejected)
        _ = grid()
        expectBytesRefused()
    }

    @Test("names of types have so many bytes", arguments: [true, false])
    func types(isClipboard: Bool) {
        bench.compositor.guestLimits.bytes = 1000
        let clipboard = client.bind(WlDataDeviceManager.self)
        let primary = client.bind(ZwpPrimarySelectionDeviceManagerV1.self)
        let name = String(repeating: "x", count: 100)
        func offer() -> () -> Void {
            if isClipboard {
                let source = clipboard.createDataSource()
                source.offer(mimeType: name)
                return { source.destroy() }
            }
            let source = primary.createSource()
            source.offer(mimeType: name)
            return { source.destroy() }
        }
        for _ in 0..<20 { offer()() }
        for _ in 0..<10 { _ = offer() }
        client.settle()
        #expect(!client.wasRejected)
        _ = offer()
        expectBytesRefused()
    }

    // MARK: Keyboards that are played

    private func keyboard(_ text: String) throws -> ZwpVirtualKeyboardV1 {
        let keyboard = client.bind(ZwpVirtualKeyboardManagerV1.self).createVirtualKeyboard(seat: client.seat)
        let file = try #require(tmpfile())
        defer { fclose(file) }
        fputs(text, file)
        fflush(file)
        keyboard.keymap(
            format: .xkbV1, fd: WireDescriptor(owning: dup(fileno(file))), size: UInt32(text.utf8.count) + 1)
        client.settle()
        return keyboard
    }

    @Test("keymaps of keyboards that are played have so many bytes")
    func keymaps() throws {
        let text = try #require(Keymap.us.text)
        bench.compositor.guestLimits.bytes = text.utf8.count * 3
        for _ in 0..<5 { try keyboard(text).destroy() }
        let keyboards = try (0..<3).map { _ in try keyboard(text) }
        client.settle()
        #expect(!client.wasRejected && keyboards.count == 3)
        _ = try keyboard(text)
        expectBytesRefused()
    }

    /// All keys that are down are told in one message, and one that is too long ends the connection of whoever gets it.
    @Test("a client that holds five thousand keys down ends no other client's connection")
    func heldKeys() throws {
        let keyboard = try keyboard(try #require(Keymap.us.text))
        for code in 0..<5000 as Range<UInt32> {
            keyboard.key(time: code, key: code, state: .pressed)
            if code % 100 == 0 { client.settle() }
        }
        client.settle()
        let other = try bench.client()
        _ = other.recordKeyboard()
        _ = other.makeWindow()
        other.settle()
        #expect(!other.wasRejected && !client.wasRejected)
        #expect(bench.compositor.seat.keyboard.pressedKeys.count == 0x300)
    }

    // MARK: Work

    @Test("pictures of an output beyond a number of pixels wait for the next refresh")
    func captures() throws {
        bench.compositor.guestLimits.capturedPixels = 10_000
        let manager = client.bind(ZwlrScreencopyManagerV1.self)
        let output = try #require(client.bindOutputs().first)
        let picture = client.makePicture(width: 100, height: 80)
        var ready = 0
        let frames = (0..<5).map { _ in manager.captureOutput(overlayCursor: 0, output: output) }
        for frame in frames {
            frame.onEvent = { if case .ready = $0 { ready += 1 } }
            frame.copy(buffer: picture.buffer)
        }
        client.settle()
        var counts = [ready]
        for _ in 0..<3 {
            bench.compositor.vblank()
            client.settle()
            counts.append(ready)
        }
        #expect(counts == [2, 4, 5, 5])
    }

    @Test("surfaces cover the outputs so many times, and no more")
    func coverings() {
        bench.compositor.guestLimits.coverings = 4
        for _ in 0..<4 { _ = client.makeWindow(width: 100, height: 80, color: red) }
        bench.compositor.vblank()
        client.settle()
        #expect(!client.wasRejected)
        _ = client.makeWindow(width: 1, height: 1, color: red)
        bench.compositor.vblank()
        expectRefusal("surfaces that cover all outputs more than 4 times")
    }

    @Test("a client has so many subsurfaces at a time, and no more")
    func subsurfaces() {
        bench.compositor.guestLimits.subsurfaces = 3
        let subcompositor = client.bind(WlSubcompositor.self)
        let window = client.makeWindow(width: 10, height: 8, color: red)
        for _ in 0..<9 { ClientPart(client, subcompositor, of: window.surface).subsurface.destroy() }
        let parts = (0..<3).map { _ in ClientPart(client, subcompositor, of: window.surface) }
        client.settle()
        #expect(!client.wasRejected && parts.count == 3)
        _ = ClientPart(client, subcompositor, of: window.surface)
        expectRefusal("more than 3 subsurfaces")
    }
}
