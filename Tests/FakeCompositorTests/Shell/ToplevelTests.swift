import FakeCompositor
import TactusGeometry
import Testing
import WaylandClient

@Suite("What users and clients do with windows")
struct ToplevelTests {
    let bench = Bench()

    /// A line of the log without the number of a surface.
    private func withoutSurface(_ line: String) -> String {
        line.split(separator: " ").prefix { $0 != "on" }.joined(separator: " ")
    }

    @Test("a window is told its bounds and capabilities before its first configure, and new bounds when they change")
    func boundsAndCapabilities() throws {
        let client = try bench.client()
        let window = ClientWindow(client)
        var events: [String] = []
        window.toplevel.onEvent = { event in
            switch event {
            case .configure(let width, let height, let states):
                events.append("configure \(width)×\(height) \(states.asUInt32s)")
            case .configureBounds(let width, let height): events.append("bounds \(width)×\(height)")
            case .wmCapabilities(let capabilities): events.append("capabilities \(capabilities.asUInt32s)")
            case .close: events.append("close")
            }
        }
        window.surface.commit()
        client.settle()
        bench.compositor.outputs[0].keyboardHeight = 20
        client.settle()
        #expect(
            events == [
                "capabilities [1, 2, 3, 4]", "bounds 100×80", "configure 100×80 [4]", "bounds 100×60",
                "configure 100×60 [4]",
            ])
    }

    @Test("a compositor may leave the size to the first window too, and tell it that it is active once it shows")
    func lateActivation() throws {
        bench.compositor.shellPolicy.firstToplevelFillsOutput = false
        bench.compositor.shellPolicy.activatesOnceShown = true
        let window = try bench.client().makeWindow(width: 30, height: 20)
        #expect(window.wishes == ["0×0 []", "0×0 [4]"])
        #expect(bench.compositor.toplevels.first?.frame == PixelRect(x: 35, y: 30, width: 30, height: 20))
    }

    @Test("a window that goes and comes again is where it was, and its content stays when a subsurface juts out")
    func place() throws {
        bench.compositor.shellPolicy.firstToplevelFillsOutput = false
        let client = try bench.client()
        let window = client.makeWindow(width: 30, height: 20)
        let toplevel = try #require(bench.compositor.toplevels.first)
        toplevel.move(to: PixelPoint(x: 20, y: 30))
        window.surface.attach(buffer: nil, x: 0, y: 0)
        window.surface.commit()
        client.settle()
        #expect(bench.compositor.toplevels.isEmpty)
        window.surface.commit()
        client.settle()
        window.acknowledge()
        window.show(client.makePicture(width: 30, height: 20).filled(with: 0xFFFF_0000))
        #expect(toplevel.frame == PixelRect(x: 20, y: 30, width: 30, height: 20))

        let part = ClientPart(client, client.bind(WlSubcompositor.self), of: window.surface, x: -6, y: -4)
        part.commit(0xFF00_FF00, width: 10, height: 10)
        window.surface.commit()
        client.settle()
        #expect(toplevel.surface.origin == Point(x: 20, y: 30))
        #expect(toplevel.frame == PixelRect(x: 14, y: 26, width: 36, height: 24))

        // Desynchronized, it changes the window's extent without a commit of the window.
        part.subsurface.setDesync()
        part.surface.attach(buffer: nil, x: 0, y: 0)
        part.surface.commit()
        client.settle()
        #expect(toplevel.surface.origin == Point(x: 20, y: 30))
        #expect(toplevel.frame == PixelRect(x: 20, y: 30, width: 30, height: 20))
    }

    @Test("a window geometry stays while the window goes and comes again: nothing unsets it")
    func geometryStays() throws {
        bench.compositor.shellPolicy.firstToplevelFillsOutput = false
        let client = try bench.client()
        let window = client.makeWindow(width: 30, height: 20)
        window.xdgSurface.setWindowGeometry(x: 5, y: 4, width: 20, height: 12)
        window.surface.commit()
        client.settle()
        let toplevel = try #require(bench.compositor.toplevels.first)
        toplevel.move(to: PixelPoint(x: 40, y: 50))
        window.surface.attach(buffer: nil, x: 0, y: 0)
        window.surface.commit()
        window.surface.commit()
        client.settle()
        window.acknowledge()
        window.show(client.makePicture(width: 30, height: 20))
        #expect(toplevel.frame == PixelRect(x: 40, y: 50, width: 20, height: 12))
        #expect(toplevel.surface.origin == Point(x: 35, y: 46))
    }

    @Test("a window that does not show can be asked to close")
    func closingUnmapped() throws {
        let client = try bench.client()
        let window = ClientWindow(client)
        client.settle()
        #expect(bench.compositor.toplevels.isEmpty)
        for toplevel in bench.compositor.allToplevels { toplevel.requestClose() }
        client.settle()
        #expect(window.wasAskedToClose)
    }

    @Test("a minimized window does not show and is not active; activating it brings it back")
    func minimizing() throws {
        let client = try bench.client()
        let first = client.makeWindow(width: 100, height: 80, color: 0xFFFF_0000)
        let second = client.makeWindow(width: 100, height: 80, color: 0xFF00_FF00)
        let toplevel = try #require(bench.compositor.toplevels.last)
        second.toplevel.setMinimized()
        client.settle()
        #expect(try bench.compositor.screenshot()[0, 0] == 0xFFFF_0000)
        #expect(toplevel.isMinimized && bench.compositor.toplevels.count == 1)
        toplevel.activate()
        client.settle()
        #expect(try bench.compositor.screenshot()[50, 40] == 0xFF00_FF00)
        #expect(first.wishes == ["100×80 [4]", "100×80 []", "100×80 [4]", "100×80 []"])
        #expect(second.wishes == ["0×0 [4]", "0×0 [9]", "0×0 []", "0×0 [4]"])
    }

    @Test("a window stays above the one it belongs to, whichever is activated")
    func parents() throws {
        let client = try bench.client()
        let main = client.makeWindow(width: 100, height: 80)
        let dialog = client.makeWindow(width: 10, height: 10)
        main.toplevel.setTitle(title: "main")
        dialog.toplevel.setTitle(title: "dialog")
        dialog.toplevel.setParent(parent: main.toplevel)
        client.makeWindow(width: 10, height: 10).toplevel.setTitle(title: "other")
        client.settle()
        let titles = { bench.compositor.toplevels.map(\.title) }
        #expect(titles() == ["main", "dialog", "other"])
        bench.compositor.toplevels[0].activate()
        #expect(titles() == ["other", "main", "dialog"])
    }

    @Test(
        "a finger moves the window when the client asks with its serial, and the client hears what the policy says",
        arguments: [
            (ShellPolicy.HandOver.cancel, ["down 0 5.0 5.0", "frame", "cancel"]),
            (.up, ["down 0 5.0 5.0", "frame", "up 0", "frame"]), (.silence, ["down 0 5.0 5.0", "frame"]),
        ])
    func moving(policy: ShellPolicy.HandOver, expected: [String]) throws {
        bench.compositor.shellPolicy.handOver = policy
        let client = try bench.client()
        _ = client.makeWindow(width: 100, height: 80)
        let window = client.makeWindow(width: 20, height: 20)
        let toplevel = try #require(bench.compositor.toplevels.last)
        let serials = client.recordTouchSerials()
        let finger = bench.compositor.seat.finger(id: 0)
        finger.down(at: Point(x: 45, y: 35))
        client.settle()
        window.toplevel.move(seat: client.seat, serial: serials.last ?? 0)
        client.settle()
        finger.move(to: Point(x: 55, y: 40))
        finger.up()
        #expect(toplevel.frame == PixelRect(x: 50, y: 35, width: 20, height: 20))
        #expect(client.consumeLog().map(withoutSurface) == expected)

        bench.compositor.seat.finger(id: 1).down(at: Point(x: 50, y: 35))
        #expect(client.consumeLog().first?.hasPrefix("down 1 0.0 0.0") == true)
    }

    @Test("a serial of a finger that is up moves nothing")
    func staleMove() throws {
        let client = try bench.client()
        let window = client.makeWindow(width: 20, height: 20)
        let serials = client.recordTouchSerials()
        let finger = bench.compositor.seat.finger(id: 0)
        finger.down(at: Point(x: 5, y: 5))
        finger.up()
        client.settle()
        window.toplevel.move(seat: client.seat, serial: serials.last ?? 0)
        client.settle()
        finger.down(at: Point(x: 5, y: 5))
        finger.move(to: Point(x: 15, y: 5))
        #expect(bench.compositor.toplevels.first?.frame.origin == .zero)
    }

    @Test("the pointer resizes a window at its upper left corner within its limits; the lower right one stays")
    func resizing() throws {
        let client = try bench.client()
        _ = client.makeWindow(width: 100, height: 80)
        let window = client.makeWindow(width: 20, height: 20)
        window.toplevel.setMinSize(width: 15, height: 0)
        window.toplevel.setMaxSize(width: 0, height: 25)
        window.surface.commit()
        let toplevel = try #require(bench.compositor.toplevels.last)
        var serial: UInt32 = 0
        let pointer = client.seat.getPointer()
        pointer.onEvent = { if case .button(let number, _, _, _) = $0 { serial = number } }
        client.settle()
        bench.compositor.seat.pointer.move(to: Point(x: 41, y: 31))
        bench.compositor.seat.pointer.button(0x110, isPressed: true)
        client.settle()
        window.toplevel.resize(seat: client.seat, serial: serial, edges: .topLeft)
        client.settle()
        bench.compositor.seat.pointer.move(to: Point(x: 50, y: 20))
        client.settle()
        window.acknowledge()
        window.show(client.makePicture(width: 15, height: 25))
        #expect(toplevel.frame == PixelRect(x: 45, y: 25, width: 15, height: 25))
        bench.compositor.seat.pointer.button(0x110, isPressed: false)
        client.settle()
        #expect(window.wishes == ["0×0 [4]", "20×20 [3, 4]", "15×25 [3, 4]", "15×25 [4]"])
    }

    @Test("the window menu is asked for with a finger that is down, and takes it")
    func windowMenu() throws {
        let client = try bench.client()
        let window = client.makeWindow(width: 100, height: 80)
        let serials = client.recordTouchSerials()
        window.toplevel.showWindowMenu(seat: client.seat, serial: 7, x: 5, y: 5)
        bench.compositor.seat.finger(id: 0).down(at: Point(x: 5, y: 5))
        client.settle()
        window.toplevel.showWindowMenu(seat: client.seat, serial: serials.last ?? 0, x: 5, y: 5)
        client.settle()
        #expect(bench.compositor.toplevels.first?.windowMenuCount == 1)
        #expect(client.consumeLog().last == "cancel")
    }

    @Test(
        "decorations follow the policy",
        arguments: [
            (ShellPolicy.Decorations.serverSide, [2, 2, 2] as [UInt32]), (.clientSide, [1, 1, 1]),
            (.asWished, [2, 1, 2]),
        ])
    func decorations(policy: ShellPolicy.Decorations, expected: [UInt32]) throws {
        bench.compositor.shellPolicy.decorations = policy
        let client = try bench.client()
        let window = ClientWindow(client)
        let decoration = client.bind(ZxdgDecorationManagerV1.self).getToplevelDecoration(toplevel: window.toplevel)
        var modes: [UInt32] = []
        decoration.onEvent = { if case .configure(let mode) = $0 { modes.append(mode.rawValue) } }
        window.surface.commit()
        client.settle()
        decoration.setMode(mode: .clientSide)
        client.settle()
        decoration.unsetMode()
        client.settle()
        #expect(modes == expected)
    }
}
