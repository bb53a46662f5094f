import FakeCompositor
import Tactus
import TactusTesting
import Testing

/// Walks the journey that `Documentation/Architecture.md` draws, over a real connection: from `wl_touch.down` to the
/// pixel that the compositor shows, and back up with the finger.
@MainActor
@Suite("The journey of one touch")
struct OneTouchTests {
    private let window = Window(title: "Journey", size: Size(width: 200, height: 120))
    private let panel = View(frame: Rect(x: 10, y: 10, width: 180, height: 100))
    private let lamp = Lamp(frame: Rect(x: 20, y: 30, width: 40, height: 40))
    private let tap = TapGestureRecognizer()
    private let stages = Stages()
    private let pair: CompositorPair

    init() throws {
        window.name = "window"
        panel.name = "panel"
        panel.backgroundColor = .white
        lamp.name = "lamp"
        tap.name = "tap"
        window.addSubview(panel)
        panel.addSubview(lamp)
        panel.addGestureRecognizer(tap)
        pair = try CompositorPair(window: window)
        pair.vblank()
        pair.application.addDeliveryObserver(stages)
    }

    @Test("a finger that lands lights the lamp: every stage once, in order, and only the lamp's pixels are painted")
    func down() throws {
        #expect(try pair.picture.color(at: PixelPoint(x: 45, y: 55)) == Lamp.dark)
        let mark = pair.compositor.timeLine.entries.count

        pair.seat.finger(id: 7).down(at: Point(x: 45, y: 55), on: pair.surface)
        pair.settle()

        #expect(
            stages.take() == [
                "frame down (45.0, 55.0)",
                "window window",
                "view lamp",
                "recognizers [\"tap\"]",
                "event [\"began\"]",
                "responder lamp began",
                "damage [(30, 40, 40×40)]",
                "commit [(30, 40, 40×40)]",
            ])
        #expect(
            wireMessages(since: mark) == [
                "wl_touch.down", "wl_touch.frame",
                "wl_surface.attach", "wl_surface.damage_buffer", "wl_surface.frame", "wl_surface.commit",
            ])

        pair.vblank()
        #expect(try pair.picture.color(at: PixelPoint(x: 45, y: 55)) == Lamp.lit)
        #expect(try pair.picture.color(at: PixelPoint(x: 29, y: 55)) == .white)
        pair.seat.finger(id: 7).up()
        try pair.verify()
    }

    @Test("the finger lifts: the recognizer acts first, then the view loses the touch (GR-9, GR-43)")
    func up() throws {
        let finger = pair.seat.finger(id: 7)
        finger.down(at: Point(x: 45, y: 55), on: pair.surface)
        pair.vblank()
        _ = stages.take()

        finger.up()
        pair.settle()

        #expect(
            stages.take() == [
                "frame up (45.0, 55.0)",
                "event [\"ended\"]",
                "gesture tap ended",
                "responder lamp cancelled",
                "damage [(30, 40, 40×40)]",
                "commit [(30, 40, 40×40)]",
            ])
        pair.vblank()
        #expect(try pair.picture.color(at: PixelPoint(x: 45, y: 55)) == Lamp.dark)
        try pair.verify()
    }

    @Test("a touch that its view does not handle travels up by next, to the one who does (RS-5)")
    func bubbling() throws {
        let plain = View(frame: Rect(x: 0, y: 0, width: 20, height: 20))
        plain.name = "plain"
        lamp.addSubview(plain)
        pair.vblank()
        _ = stages.take()

        let finger = pair.seat.finger(id: 0)
        finger.down(at: Point(x: 35, y: 45), on: pair.surface)
        pair.settle()

        #expect(
            stages.take().filter { $0.hasPrefix("view") || $0.hasPrefix("responder") } == [
                "view plain", "responder plain began",
            ])
        #expect(lamp.isLit)
        finger.up()
        try pair.verify()
    }

    @Test("while the display has not refreshed, moves are drawn together in one frame")
    func moves() throws {
        let finger = pair.seat.finger(id: 7)
        finger.down(at: Point(x: 45, y: 55), on: pair.surface)
        pair.settle()
        let commits = pair.compositor.commitCount
        _ = stages.take()

        lamp.followsFinger = true
        for x in [50.0, 60, 70] {
            finger.move(to: Point(x: x, y: 55))
            pair.settle()
        }
        #expect(pair.compositor.commitCount == commits)
        pair.vblank()

        #expect(pair.compositor.commitCount == commits + 1)
        #expect(
            // Where the lamp was and where it is now overlap, and are painted as one.
            stages.take().filter { $0.hasPrefix("commit") } == ["commit [(30, 35, 60×45)]"])
        pair.vblank()
        #expect(try pair.picture.color(at: PixelPoint(x: 70, y: 55)) == Lamp.lit)
        #expect(try pair.picture.color(at: PixelPoint(x: 35, y: 55)) == .white)
        finger.up()
        try pair.verify()
    }

    /// What was said of touches and of the surface since `mark`, as `interface.message`; buffers come and go as needed.
    private func wireMessages(since mark: Int) -> [String] {
        pair.compositor.timeLine.entries.dropFirst(mark).compactMap { entry in
            let words = entry.text.split(separator: " ")
            guard let message = words.first(where: { $0.hasPrefix("wl_touch#") || $0.hasPrefix("wl_surface#") }),
                let hash = message.firstIndex(of: "#"), let dot = message.firstIndex(of: ".")
            else { return nil }
            return String(message[..<hash] + message[dot...].prefix { $0 != "(" })
        }
    }
}

/// A view that is lit while a finger is on it.
final class Lamp: View {
    static let dark = Color(hex: 0x404040)
    static let lit = Color(hex: 0xFFCC00)

    /// Whether the lamp goes where the finger goes.
    var followsFinger = false

    var isLit = false {
        didSet { backgroundColor = isLit ? Self.lit : Self.dark }
    }

    override init(frame: Rect) {
        super.init(frame: frame)
        backgroundColor = Self.dark
    }

    override func touchesBegan(_ touches: Set<Touch>, with event: Event?) { isLit = true }

    override func touchesMoved(_ touches: Set<Touch>, with event: Event?) {
        guard followsFinger, let touch = touches.first, let superview else { return }
        center = touch.location(in: superview)
    }

    override func touchesEnded(_ touches: Set<Touch>, with event: Event?) { isLit = false }

    override func touchesCancelled(_ touches: Set<Touch>, with event: Event?) { isLit = false }
}
