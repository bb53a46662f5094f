import FakeCompositor
import TactusControls
import TactusGeometry
import TactusTesting
import TactusUI
import Testing

@MainActor
@Suite("Popups over the wire")
struct PopupTests {
    private let button = View(frame: Rect(x: 10, y: 20, width: 60, height: 30))
    private let menu = Window(title: "Menu", size: Size(width: 120, height: 90))

    private func run(
        at origin: PixelPoint = PixelPoint(x: 400, y: 300), offer: GlobalOffer = .everything,
        policy: (inout ShellPolicy) -> Void = { _ in }
    ) throws -> (app: SceneApp, pair: CompositorPair) {
        let (app, pair) = try SceneApp.run(offer: offer) { $0.window.addSubview(button) }
        policy(&pair.compositor.shellPolicy)
        menu.backgroundColor = .red
        pair.vblank()
        pair.compositor.allToplevels.first?.move(to: origin)
        pair.vblank()
        return (app, pair)
    }

    /// Where the popup's surface is, relative to its window.
    private func offset(_ pair: CompositorPair) throws -> Point {
        let popup = try #require(pair.compositor.popups.last?.surface.origin)
        let window = try #require(pair.surface.origin)
        return Point(x: popup.x - window.x, y: popup.y - window.y)
    }

    @Test(
        "lie at the side that was asked for, reaching out of their window",
        arguments: [
            (PopupPlacement(.below, gap: 4), Point(x: 10, y: 54)),
            (PopupPlacement(.below, alignment: .end), Point(x: -50, y: 50)),
            (PopupPlacement(.above, alignment: .center), Point(x: -20, y: -70)),
            (PopupPlacement(.left), Point(x: -110, y: 20)),
            (PopupPlacement(.right, alignment: .end, gap: 2), Point(x: 72, y: -40)),
        ])
    func sides(placement: PopupPlacement, expected: Point) throws {
        let (_, pair) = try run()
        let popup = pair.application.openPopup(menu, over: button, placement: placement)
        pair.settle()
        #expect(pair.compositor.popups.count == 1)
        #expect(try offset(pair) == expected)
        #expect(popup.isOpen && !popup.isInsideScene)
        pair.vblank()
        popup.close()
        pair.settle()
        #expect(pair.compositor.popups.isEmpty && !popup.isOpen)
        try pair.verify()
    }

    @Test("lie at a place without a size, as where a finger rests")
    func place() throws {
        let (_, pair) = try run()
        pair.application.openPopup(
            menu, over: button, at: Rect(x: 25.5, y: 12, width: 0, height: 0), placement: PopupPlacement(.below, gap: 6)
        )
        pair.settle()
        #expect(try offset(pair) == Point(x: 35, y: 39))
        try pair.verify()
    }

    @Test("AP-46: a plate is opaque on a popup's own surface, and translucent where the popup is inside its scene")
    func plates() throws {
        let (_, pair) = try run()
        let plate = VisualEffectView(effect: BlurEffect(style: .systemMaterial))
        plate.frame = menu.bounds
        menu.addSubview(plate)
        let popup = pair.application.openPopup(menu, over: button)
        pair.settle()
        #expect(!popup.isInsideScene && plate.backdropFilter == nil)
        popup.close()
        pair.settle()
        plate.removeFromSuperview()
        button.addSubview(plate)
        #expect(plate.backdropFilter != nil)
        try pair.verify()
    }

    @Test("flip and slide at the edge of the screen")
    func constrained() throws {
        let (_, pair) = try run(at: PixelPoint(x: 950, y: 700))
        pair.application.openPopup(menu, over: button)
        pair.settle()
        // 950 + 10 + 120 is beyond 1024: slid; 700 + 50 + 90 is beyond 768: flipped.
        #expect(try offset(pair) == Point(x: -46, y: -70))
        try pair.verify()
    }

    @Test("rule 10: at the finger that is down, they take the input over with its serial")
    func grab() throws {
        let (_, pair) = try run()
        pair.compositor.lint.rules = [.wrongSerial]
        let finger = pair.seat.finger(id: 0)
        finger.down(at: Point(x: 20, y: 30), on: pair.surface)
        pair.settle()
        let popup = pair.application.openPopup(menu, over: button)
        pair.settle()
        #expect(pair.compositor.popups.map(\.hasGrab) == [true])
        finger.up()
        pair.vblank()
        #expect(popup.isOpen)
        #expect(pair.compositor.lint.findings == [])
        pair.compositor.popups.last?.dismiss()  // the user has touched another program
        pair.settle()
        #expect(!popup.isOpen && pair.compositor.popups.isEmpty)
        try pair.verify()
    }

    @Test("rule 12: when the finger was lifted they open without taking the input over")
    func withoutGrab() throws {
        let (_, pair) = try run()
        pair.compositor.lint.rules = [.wrongSerial]
        let finger = pair.seat.finger(id: 0)
        finger.down(at: Point(x: 20, y: 30), on: pair.surface)
        finger.up()
        pair.settle()
        let popup = pair.application.openPopup(menu, over: button)
        pair.settle()
        #expect(pair.compositor.popups.map(\.hasGrab) == [false])
        #expect(popup.isOpen && !popup.isInsideScene)
        #expect(pair.compositor.lint.findings == [])
        try pair.verify()
    }

    @Test("rule 10: after a key and a tap they open without taking the input over, and not with the key's serial")
    func keyBeforeTap() throws {
        let (_, pair) = try run()
        pair.compositor.lint.rules = [.wrongSerial]
        pair.seat.keyboard.key(30, isPressed: true)
        pair.seat.keyboard.key(30, isPressed: false)
        let finger = pair.seat.finger(id: 0)
        finger.down(at: Point(x: 20, y: 30), on: pair.surface)
        finger.up()
        pair.settle()
        let popup = pair.application.openPopup(menu, over: button)
        pair.settle()
        #expect(pair.compositor.popups.map(\.hasGrab) == [false])
        #expect(popup.isOpen && !popup.isInsideScene)
        #expect(pair.compositor.lint.findings == [])
        try pair.verify()
    }

    @Test("M14: dismissed before it ever showed, a popup opens inside its scene, and is used there")
    func refused() throws {
        let (_, pair) = try run()
        let item = View(frame: Rect(x: 0, y: 0, width: 120, height: 90))
        menu.addSubview(item)
        let popup = pair.application.openPopup(menu, over: button)
        pair.platform.turn()
        pair.compositor.dispatch()
        pair.compositor.allPopups.last?.dismiss()
        pair.settle()
        #expect(popup.isOpen && popup.isInsideScene)
        #expect(pair.compositor.allPopups.isEmpty)
        #expect(menu.frame == Rect(x: 10, y: 10, width: 120, height: 90))
        let log = pair.record(["item": item])
        pair.seat.finger(id: 0).down(at: Point(x: 30, y: 10), on: pair.surface)
        pair.seat.finger(id: 0).up()
        pair.settle()
        #expect(log.lines == ["item began", "item ended"])
        popup.close()
        #expect(menu.windowScene == nil)
        try pair.verify()
    }

    @Test("T27: a touch in another window of the program closes them, and is delivered there")
    func touchOutside() throws {
        let (_, pair) = try run()
        var closeCount = 0
        let popup = pair.application.openPopup(menu, over: button, placement: PopupPlacement(grabsInput: false))
        popup.onClose = { closeCount += 1 }
        pair.vblank()
        let log = pair.record(["button": button, "menu": menu])
        let popupSurface = try #require(pair.compositor.popups.last?.surface)
        pair.seat.finger(id: 0).down(at: Point(x: 5, y: 5), on: popupSurface)
        pair.seat.finger(id: 0).up()
        pair.settle()
        #expect(popup.isOpen)
        pair.seat.finger(id: 0).down(at: Point(x: 20, y: 25), on: pair.surface)
        pair.settle()
        #expect(!popup.isOpen && closeCount == 1)
        pair.seat.finger(id: 0).up()
        pair.settle()
        #expect(log.lines == ["menu began", "menu ended", "button began", "button ended"])
        try pair.verify()
    }

    @Test("rule 20: popups over popups go before those that they are over", arguments: [true, false])
    func nested(closesParent: Bool) throws {
        let (app, pair) = try run()
        let first = pair.application.openPopup(menu, over: button)
        let item = View(frame: Rect(x: 0, y: 0, width: 50, height: 20))
        menu.addSubview(item)
        pair.settle()
        let submenu = Window(title: "Submenu", size: Size(width: 60, height: 40))
        let second = pair.application.openPopup(submenu, over: item, placement: PopupPlacement(.right))
        pair.settle()
        #expect(pair.compositor.popups.count == 2)
        if closesParent { first.close() } else { app.window.windowScene?.close() }
        pair.settle()
        #expect(!first.isOpen && !second.isOpen)
        #expect(pair.compositor.popups.isEmpty)
        try pair.verify()
    }

    @Test("rule 10: a submenu takes the input over only if its menu has", arguments: [true, false])
    func nestedGrab(menuHasGrab: Bool) throws {
        let (_, pair) = try run()
        let finger = pair.seat.finger(id: 0)
        finger.down(at: Point(x: 20, y: 30), on: pair.surface)
        if !menuHasGrab { finger.up() }
        pair.settle()
        let item = View(frame: Rect(x: 0, y: 0, width: 50, height: 20))
        menu.addSubview(item)
        let first = pair.application.openPopup(menu, over: button)
        pair.settle()
        pair.vblank()
        if menuHasGrab { finger.up() }
        let surface = try #require(pair.compositor.popups.last?.surface)
        let other = pair.seat.finger(id: 1)
        other.down(at: Point(x: 10, y: 10), on: surface)
        pair.settle()
        let submenu = Window(title: "Submenu", size: Size(width: 60, height: 40))
        let second = pair.application.openPopup(submenu, over: item, placement: PopupPlacement(.right))
        pair.settle()
        #expect(pair.compositor.popups.map(\.hasGrab) == [menuHasGrab, menuHasGrab])
        #expect(first.isOpen && second.isOpen)
        other.up()
        try pair.verify()
    }

    @Test("rule 10: beside a menu that has the input, another popup of its window opens without")
    func besideGrab() throws {
        let (_, pair) = try run()
        let finger = pair.seat.finger(id: 0)
        finger.down(at: Point(x: 20, y: 30), on: pair.surface)
        pair.settle()
        pair.application.openPopup(menu, over: button)
        pair.settle()
        let hint = Window(title: "Hint", size: Size(width: 60, height: 40))
        pair.application.openPopup(hint, over: button, placement: PopupPlacement(.right))
        pair.settle()
        #expect(pair.compositor.popups.map(\.hasGrab) == [true, false])
        finger.up()
        try pair.verify()
    }

    @Test("rule 20: a menu that has to be made anew (version 2) closes its submenu first")
    func repositionBeneathSubmenu() throws {
        let offer = GlobalOffer.only([
            "wl_compositor": 5, "wl_shm": 1, "xdg_wm_base": 2, "zxdg_decoration_manager_v1": 1,
        ])
        let (_, pair) = try run(offer: offer)
        let item = View(frame: Rect(x: 0, y: 0, width: 50, height: 20))
        menu.addSubview(item)
        let first = pair.application.openPopup(menu, over: button)
        pair.settle()
        let submenu = Window(title: "Submenu", size: Size(width: 60, height: 40))
        let second = pair.application.openPopup(submenu, over: item, placement: PopupPlacement(.right))
        pair.settle()
        pair.vblank()
        button.frame.origin.x = 50
        first.reposition()
        pair.settle()
        pair.vblank()
        #expect(first.isOpen && !second.isOpen)
        #expect(pair.compositor.popups.count == 1)
        try pair.verify()
    }

    @Test(
        "follow what they opened at, also where they have to be made anew for it (version 2)",
        arguments: [5, 2] as [UInt32])
    func reposition(version: UInt32) throws {
        let offer = GlobalOffer.only([
            "wl_compositor": 5, "wl_shm": 1, "xdg_wm_base": version, "zxdg_decoration_manager_v1": 1,
        ])
        let (_, pair) = try run(offer: offer)
        let popup = pair.application.openPopup(menu, over: button)
        pair.vblank()
        button.frame.origin.x = 50
        popup.reposition()
        pair.settle()
        pair.vblank()
        pair.vblank()
        #expect(try offset(pair) == Point(x: 50, y: 50))
        #expect(popup.isOpen && !popup.isInsideScene)
        try pair.verify()
    }
}
