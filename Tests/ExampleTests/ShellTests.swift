import FakeCompositor
import HeadlessRunning
import Tactus
import TactusTesting
import Testing

@testable import Shell

/// What a person does with the shell, over the wire, and what they see of it.
@MainActor
@Suite("Shell")
struct ShellTests {
    private let pair: CompositorPair
    private let lines = Lines()

    @MainActor
    private final class Lines {
        var all: [String] = []

        func take() -> [String] {
            defer { all = [] }
            return all
        }
    }

    init() throws { pair = try Self.open(lines) }

    private static func open(
        _ lines: Lines, options: Options = Options(), profile: CompositorProfile = .strict
    ) throws -> CompositorPair {
        let app = ShellApp(options, Journal { lines.all.append($0) })
        let pair = try CompositorPair(
            launching: app, output: OutputDescription(width: 480, height: 640), profile: profile)
        pair.vblank()
        return pair
    }

    private var bar: Surface {
        get throws { try #require(pair.compositor.layerSurfaces.first).surface }
    }

    /// The middle of a view, in its surface.
    private func place(of name: String) throws -> Point {
        let view = try pair.find(View.self, name)
        return view.convert(view.bounds.center, to: view.window)
    }

    private func tap(_ name: String, on surface: Surface, id: Int32 = 0) throws {
        let finger = pair.seat.finger(id: id)
        finger.down(at: try place(of: name), on: surface)
        pair.vblank()
        finger.up()
        pair.advance(by: .milliseconds(50))
    }

    private func expectPicture(_ name: String) throws {
        pair.vblank()
        pair.vblank()
        try GoldenImages().expect(pair.picture, named: name)
    }

    /// The tray of the desk, when it has read what it was given.
    private func settledTray() async throws -> TrayView {
        pair.settle()
        let tray = try pair.find(TrayView.self)
        await tray.reading?.value
        pair.vblank()
        return tray
    }

    /// Drags a card into the tray with a finger.
    private func drag(_ name: String) throws {
        let finger = pair.seat.finger(id: 0)
        let start = try place(of: "card \(name)")
        let end = try place(of: "tray")
        finger.down(at: start, on: pair.surface)
        pair.advance(by: .milliseconds(500))
        for step in 1...10 {
            finger.move(
                to: Point(
                    x: start.x + (end.x - start.x) * Double(step) / 10,
                    y: start.y + (end.y - start.y) * Double(step) / 10)
            )
            pair.advance(by: .milliseconds(16))
        }
        finger.up()
        pair.settle()
    }

    @Test("a finger opens the menu and the one beside it, and chooses another paper")
    func menus() throws {
        try tap("menu button", on: try bar)
        #expect(pair.compositor.popups.count == 1)
        try tap("menu row Paper", on: try #require(pair.compositor.popups.last).surface)
        pair.advance(by: .seconds(1))
        #expect(pair.compositor.popups.count == 2)
        try expectPicture("shell-menus")
        try tap("menu row Sea", on: try #require(pair.compositor.popups.last).surface)
        #expect(lines.take() == ["paper: Sea"])
        #expect(pair.compositor.popups.isEmpty)
        try tap("menu button", on: try bar)
        #expect(pair.compositor.popups.count == 1)
        try tap("tray", on: pair.surface)
        #expect(pair.compositor.popups.isEmpty && lines.take() == [])
        try pair.verify()
    }

    @Test("quick settings open in a popover of the bar, which a finger sets, and a touch beside it closes")
    func quickSettings() throws {
        try tap("settings button", on: try bar)
        pair.advance(by: .seconds(1))
        let popup = try #require(pair.compositor.popups.last).surface
        #expect(lines.take() == ["quick settings"])
        try expectPicture("shell-quick-settings")
        let quiet = try pair.find(Switch.self)
        let finger = pair.seat.finger(id: 0)
        finger.down(at: quiet.convert(quiet.bounds.center, to: quiet.window), on: popup)
        pair.vblank()
        finger.up()
        pair.advance(by: .seconds(1))
        #expect(lines.take() == ["quiet"])
        try tap("tray", on: pair.surface)
        pair.advance(by: .seconds(1))
        #expect(pair.compositor.popups.isEmpty && lines.take() == ["quick settings closed"])
        try pair.verify()
    }

    @Test("a finger on the button of an open menu closes it, and the next one opens it again; so do keys")
    func menuButton() throws {
        for count in [1, 0, 1] {
            try tap("menu button", on: try bar)
            #expect(pair.compositor.popups.count == count)
            pair.advance(by: .seconds(1))
        }
        try tap("tray", on: pair.surface)
        #expect(pair.compositor.popups.isEmpty)
        try pair.find(Button.self, "menu button").activate()
        pair.settle()
        #expect(pair.compositor.popups.count == 1)
        try pair.verify()
    }

    @Test("the shell is dark at night")
    func night() throws {
        pair.application.traitOverrides.userInterfaceStyle = .dark
        try tap("menu button", on: try bar)
        pair.advance(by: .seconds(1))
        try expectPicture("shell-night")
    }

    @Test("cards are dragged into the tray by finger, which shows what they are")
    func dragging() async throws {
        try drag("Note")
        let tray = try await settledTray()
        #expect(lines.take() == ["drags Note", "dropped “Meet at noon”", "dragged Note: copy"])
        try drag("Picture")
        _ = try await settledTray()
        #expect(lines.take() == ["drags Picture", "dropped a picture", "dragged Picture: copy"])
        try expectPicture("shell-dropped")
        #expect(tray.bounds.width > 300)
        try pair.verify()
    }

    @Test("what is chosen is copied and pasted, by key and by menu; other programs have it and give theirs")
    func copying() async throws {
        let keyboard = pair.seat.keyboard
        try tap("card Note", on: pair.surface)
        #expect(lines.take() == ["chose Note"] && pair.seat.primarySelectionTypes.count == 3)
        for code in [46, 47] as [UInt32] {  // C, V
            keyboard.key(29, isPressed: true)
            keyboard.key(code, isPressed: true)
            keyboard.key(code, isPressed: false)
            keyboard.key(29, isPressed: false)
            pair.settle()
        }
        _ = try await settledTray()
        #expect(lines.take().filter { !$0.hasPrefix("clipboard") } == ["copied Note", "pasted “Meet at noon”"])
        let pipe = try #require(pair.seat.peer.paste("text/plain"))
        pair.settle()
        #expect(pipe.read() == Array("Meet at noon".utf8))
        pair.seat.peer.copy(["image/png"]) { _, _ in }
        pair.settle()
        #expect(lines.take() == ["clipboard: []", "clipboard: [\"image/png\"]"])
        try tap("menu button", on: try bar)
        pair.advance(by: .seconds(1))
        try tap("menu row Copy", on: try #require(pair.compositor.popups.last).surface)
        #expect(pair.seat.clipboardTypes.first == "text/plain;charset=utf-8")
        try pair.verify()
    }

    @Test("the session is locked, and unlocked by a finger that rests on the button")
    func locking() throws {
        try tap("lock button", on: try bar)
        pair.vblank()
        pair.vblank()
        #expect(lines.take() == ["locked"])
        try expectPicture("shell-locked")
        let finger = pair.seat.finger(id: 0)
        finger.down(at: Point(x: 240, y: 320))
        pair.advance(by: .milliseconds(499))
        #expect(lines.take() == [])
        pair.advance(by: .milliseconds(1))
        #expect(lines.take() == ["not locked"])
        finger.up()
        pair.settle()
        #expect(try pair.picture[20, 600] != 0xFF14_1C22)
        try pair.verify()
    }

    @Test("a desktop without room at its edges has the bar on the desk, and menus open from there")
    func barOnTheDesk() throws {
        let lines = Lines()
        let pair = try Self.open(lines, profile: .weston10)
        #expect(lines.take() == ["the bar is on the desk"])
        try pair.tap(.button("menu button"))
        pair.vblank()
        pair.vblank()
        #expect(pair.compositor.popups.count == 1)
        pair.advance(by: .seconds(1))
        try GoldenImages().expect(pair.picture, named: "shell-inside")
        try pair.verify()
    }

    @Test("refuses an option that it does not know, with its usage and status 2", arguments: ["--loud", "--file"])
    func refuses(option: String) throws {
        let run = try HeadlessRun(program: "Shell", [option])
        #expect(run.errors.contains("usage: Shell [--trace]") && run.status == 2)
    }
}
