import FakeCompositor
import Tactus
import TactusTesting
import Testing

@MainActor
@Suite("Touch matrix: fingers that the compositor takes over, and menus")
struct HandOverRowTests {
    /// What the application asks the compositor to go on with.
    enum Request: String, CaseIterable, Sendable {
        case move, resize, menu
    }

    @Test(
        "M13: fingers are cancelled as the window is handed over, whatever the compositor says; the next tap works",
        arguments: CompositorProfile.all, Request.allCases)
    func handOver(profile: CompositorProfile, request: Request) throws {
        let glass = try Glass(profile)
        var answers: [Bool] = []
        glass.pad.onMove = { [unowned glass] in
            guard let scene = glass.window.windowScene else { return }
            switch request {
            case .move: answers.append(scene.beginMove())
            case .resize: answers.append(scene.beginResize(at: [.right, .bottom]))
            case .menu: answers.append(scene.showWindowMenu(at: Point(x: 12, y: 22)))
            }
        }
        let finger = glass.pair.seat.finger(id: 0)
        let other = glass.pair.seat.finger(id: 1)
        glass.act { _ in finger.down(at: Point(x: 10, y: 20)) }
        glass.act { _ in other.down(at: Point(x: 100, y: 100)) }
        glass.act { _ in finger.move(to: Point(x: 30, y: 40)) }
        #expect(answers == [true])
        #expect(
            glass.lines == [
                "a began 10,20", "b began 100,100", "a moved 30,40", "a cancelled 30,40", "b cancelled 100,100",
            ], "\(glass.pair.timeLine)")

        // The user goes on, and lets go: nobody hears of it.
        glass.act { _ in finger.move(to: Point(x: 32, y: 42)) }
        glass.act { _ in finger.up() }
        glass.act { _ in other.up() }
        glass.pair.vblank()
        #expect(glass.lines == [])

        glass.pad.onMove = nil
        let surface = glass.pair.surface
        glass.act { _ in finger.down(at: Point(x: 15, y: 25), on: surface) }
        glass.act { _ in finger.up() }
        #expect(glass.lines == ["c began 15,25", "c ended 15,25"], "\(glass.pair.timeLine)")
        try glass.verify()
    }

    /// When a menu opens.
    enum Moment: String, CaseIterable, Sendable {
        case down, longPress, up
    }

    @Test(
        "M14: a menu that opens at the touch, while the finger rests or as it lifts can be used, and a tap elsewhere closes it",
        arguments: CompositorProfile.all, Moment.allCases)
    func menus(profile: CompositorProfile, moment: Moment) throws {
        let glass = try Glass(profile)
        var menu: Menu?
        let open = { [unowned glass] in if menu == nil { menu = Menu(over: glass) } }
        switch moment {
        case .down: glass.pad.onBegin = open
        case .up: glass.pad.onEnd = open
        case .longPress:
            let press = LongPressGestureRecognizer()
            press.cancelsTouchesInView = false
            _ = press.addAction { if $0.state == .began { open() } }
            glass.pad.addGestureRecognizer(press)
        }
        let finger = glass.pair.seat.finger(id: 0)
        glass.act { _ in finger.down(at: Point(x: 150, y: 100)) }
        if moment == .longPress { glass.pair.advance(by: .seconds(1)) }
        glass.act { _ in finger.up() }
        glass.pair.vblank()
        let popup = try #require(menu?.popup)
        #expect(popup.isOpen, "\(glass.pair.timeLine)")
        let isTaken = profile.shell.popupGrabsCaptureFingers && moment != .up
        #expect(glass.lines == ["a began 150,100", isTaken ? "a cancelled 150,100" : "a ended 150,100"])

        let surface = try #require(glass.pair.compositor.popups.last?.surface)
        glass.act { _ in finger.down(at: Point(x: 3, y: 4), on: surface) }
        glass.act { _ in finger.up() }
        #expect(glass.lines == ["b began 3,4", "b ended 3,4"])
        #expect(popup.isOpen)

        glass.tap(at: Point(x: 150, y: 100))
        #expect(!popup.isOpen)
        #expect(glass.lines.last == "c ended 150,100", "\(glass.pair.timeLine)")
        #expect(glass.pair.compositor.popups.isEmpty)
        try glass.verify()
    }

    @Test(
        "M14: a menu that the compositor dismisses before it shows lies in the window instead, and can be used there",
        arguments: CompositorProfile.all)
    func deniedGrab(profile: CompositorProfile) throws {
        let glass = try Glass(profile, faults: [])
        let finger = glass.pair.seat.finger(id: 0)
        glass.act { _ in finger.down(at: Point(x: 150, y: 100)) }
        glass.pair.wire?.events = .held
        let menu = Menu(over: glass)
        glass.pair.settle()
        try #require(glass.pair.compositor.allPopups.first).dismiss()
        glass.pair.wire?.events = .open
        glass.act { _ in finger.up() }
        #expect(menu.popup.isOpen && menu.popup.isInsideScene)
        #expect(glass.pair.compositor.allPopups.isEmpty)
        let isTaken = profile.shell.popupGrabsCaptureFingers
        #expect(glass.lines == ["a began 150,100", isTaken ? "a cancelled 150,100" : "a ended 150,100"])

        // Below its corner, which is 40×10 at 10, 20.
        glass.tap(at: Point(x: 13, y: 34))
        #expect(glass.lines == ["b began 3,4", "b ended 3,4"], "\(glass.pair.timeLine)")
        glass.tap(at: Point(x: 150, y: 100))
        #expect(!menu.popup.isOpen)
        _ = glass.lines
        try glass.verify()
    }
}
