import FakeCompositor
import TactusPages
import TactusTesting
import Testing

/// A popup that has no room beside what it is about slides, and comes to lie under what has opened it.
@MainActor
@Suite("Menus that slide under the finger")
struct MenuUnderFingerTests {
    private final class App: ApplicationDelegate {
        let window = Window(title: "Note", size: Size(width: 200, height: 100))
        func applicationDidFinishLaunching(_ application: Application) {
            application.decoratesScenes = false
            application.open(window)
        }
    }

    enum Hand: CaseIterable { case finger, pen, pointer }

    private let log = Log()
    private let pair: CompositorPair
    private let origin = PixelPoint(x: 440, y: 120)
    private let pen: SeatTabletTool

    init() throws {
        let app = App()
        pair = try CompositorPair(
            launching: app, output: OutputDescription(width: 640, height: 320, scale: 1))
        pair.compositor.shellPolicy.firstToplevelFillsOutput = false
        app.window.addInteraction(
            ContextMenuInteraction { [log] _ in
                Menu(
                    children: (1...6).map { number in
                        Action(title: "Row \(number)") { [log] in log.add($0.title) }
                    })
            })
        let tablets = pair.seat.tablets
        pen = tablets.add(TabletToolDescription())
        pair.vblank()
        pair.compositor.allToplevels.first?.move(to: origin)
        pen.approach(tablets.add(TabletDescription()), at: Point(x: 1, y: 1))
        pair.advance(by: .milliseconds(100))
    }

    private func land(_ hand: Hand, at point: Point) {
        switch hand {
        case .finger: pair.seat.finger(id: 0).down(at: point, on: pair.surface)
        case .pen:
            pen.move(to: onScreen(point))
            pen.down()
        case .pointer:
            pair.seat.pointer.move(to: onScreen(point))
            pair.seat.pointer.button(0x111, isPressed: true)
        }
    }

    private func move(_ hand: Hand, to point: Point) {
        switch hand {
        case .finger: pair.seat.finger(id: 0).move(to: point)
        case .pen: pen.move(to: onScreen(point))
        case .pointer: pair.seat.pointer.move(to: onScreen(point))
        }
        pair.settle()
    }

    private func lift(_ hand: Hand) {
        switch hand {
        case .finger: pair.seat.finger(id: 0).up()
        case .pen: pen.up()
        case .pointer: pair.seat.pointer.button(0x111, isPressed: false)
        }
        pair.advance(by: .milliseconds(500))
    }

    private func onScreen(_ point: Point) -> Point {
        Point(x: point.x + Double(origin.x), y: point.y + Double(origin.y))
    }

    /// The plate of the menu, in points of the window.
    private func plate() throws -> Rect {
        let popup = try #require(pair.compositor.popups.first).surface
        let (place, window) = try (#require(popup.origin), #require(pair.surface.origin))
        return Rect(origin: Point(x: place.x - window.x, y: place.y - window.y), size: popup.size)
            .insetBy(dx: 40, dy: 40)
    }

    @Test(
        "MN-2: a lift where the hand has rested since the menu opened chooses nothing, though a row is there",
        arguments: Hand.allCases)
    func rests(_ hand: Hand) throws {
        let place = Point(x: 190, y: 50)
        land(hand, at: place)
        pair.advance(by: .milliseconds(700))
        #expect(try plate().insetBy(dx: 2, dy: 2).contains(place))
        move(hand, to: Point(x: 189, y: 52))
        lift(hand)
        #expect(log.take() == [])
        #expect(pair.compositor.popups.count == 1)
        try pair.verify()
    }

    @Test("MN-2: one that has gone on from there chooses the row that it is on", arguments: Hand.allCases)
    func goesOn(_ hand: Hand) throws {
        land(hand, at: Point(x: 190, y: 50))
        pair.advance(by: .milliseconds(700))
        let plate = try plate()
        move(hand, to: Point(x: plate.midX, y: plate.maxY - 20))
        lift(hand)
        #expect(log.take() == ["Row 6"])
        #expect(pair.compositor.popups.isEmpty)
        try pair.verify()
    }

    @Test("MN-2: one that has gone on, and come back to the row under it, means that row", arguments: Hand.allCases)
    func comesBack(_ hand: Hand) throws {
        let place = Point(x: 190, y: 50)
        land(hand, at: place)
        pair.advance(by: .milliseconds(700))
        let plate = try plate()
        move(hand, to: Point(x: plate.midX, y: plate.maxY - 20))
        move(hand, to: place)
        let row = Int((place.y - plate.minY) / 44) + 1
        lift(hand)
        #expect(log.take() == ["Row \(row)"])
        try pair.verify()
    }

    @Test(
        "MN-7: in a corner of the screen the menu is above the click, 6 points away, whatever becomes of offsets",
        arguments: [false, true])
    func corner(keepsOffsets: Bool) throws {
        pair.compositor.shellPolicy.keepsFlippedOffsets = keepsOffsets
        pair.compositor.allToplevels.first?.move(to: PixelPoint(x: 440, y: 220))
        let place = Point(x: 190, y: 97)
        pair.seat.pointer.move(to: Point(x: 440 + place.x, y: 220 + place.y))
        pair.seat.pointer.button(0x111, isPressed: true)
        pair.seat.pointer.button(0x111, isPressed: false)
        pair.advance(by: .milliseconds(500))
        let plate = try plate()
        #expect(plate.maxX == 200 && plate.maxY == place.y - 6)
        #expect(pair.compositor.popups.count == 1)
        try pair.verify()
    }

    @Test("MN-7: a pointer whose secondary button is dragged at once opens the menu where it was pressed, and chooses")
    func secondaryDrag() throws {
        let place = Point(x: 60, y: 20)
        land(.pointer, at: place)
        move(.pointer, to: Point(x: 65, y: 26))
        pair.advance(by: .milliseconds(100))
        let plate = try plate()
        #expect(plate.minX == place.x || plate.contains(place))
        #expect(pair.compositor.popups.map(\.hasGrab) == [false])
        move(.pointer, to: Point(x: plate.midX, y: plate.minY + 66))
        lift(.pointer)
        #expect(log.take() == ["Row 2"])
        try pair.verify()
    }

    @Test("MN-7: a pen that touches with its button down opens the menu by a tap; one without does not")
    func penButton() throws {
        let place = Point(x: 60, y: 20)
        land(.pen, at: place)
        lift(.pen)
        #expect(pair.compositor.popups.isEmpty)
        pen.button(0x14b, isPressed: true)
        land(.pen, at: place)
        lift(.pen)
        pen.button(0x14b, isPressed: false)
        pair.settle()
        #expect(pair.compositor.popups.count == 1)
        #expect(log.take() == [])
    }
}
