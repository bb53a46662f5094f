import FakeCompositor
import TactusControls
import TactusGeometry
import TactusTesting
import TactusUI
import Testing

/// The bugs of other programs that Documentation/Wayland.md §2.5 lists, as far as it takes an application to show them.
@MainActor
@Suite("Bugs of others: a whole application")
struct AppBugTests {
    private let window = Window(title: "Bugs", size: Size(width: 200, height: 100))
    private let left = Button(title: "Left")
    private let right = Button(title: "Right")
    private let surface = NotingView(frame: Rect(x: 0, y: 50, width: 200, height: 50))
    private let counts = Counts()
    private let pair: CompositorPair

    /// How often the buttons have acted.
    private final class Counts {
        var left = 0
        var right = 0
    }

    init() throws {
        left.frame = Rect(x: 0, y: 0, width: 80, height: 40)
        right.frame = Rect(x: 120, y: 0, width: 80, height: 40)
        left.addAction(for: .primaryActionTriggered) { [counts] _ in counts.left += 1 }
        right.addAction(for: .primaryActionTriggered) { [counts] _ in counts.right += 1 }
        for view in [left, right, surface] { window.addSubview(view) }
        pair = try CompositorPair(window: window)
    }

    private var output: Output {
        get throws { try #require(pair.compositor.outputs.first) }
    }

    private func tap(_ point: Point) {
        let finger = pair.seat.finger(id: 0)
        finger.down(at: point)
        finger.up()
        pair.settle()
    }

    @Test(
        "T18: finger, pointer and pen at one place of the screen are at one place of the view, at every scale",
        arguments: [1, 1.25, 1.5, 2])
    func oneConversion(scale: Double) throws {
        try output.description.scale = scale
        pair.settle()
        let place = Point(x: 30.5, y: 60.25)
        tap(place)
        pair.seat.pointer.move(to: place)
        for isPressed in [true, false] { pair.seat.pointer.button(0x110, isPressed: isPressed) }
        let tablet = pair.seat.tablets.add(TabletDescription())
        let pen = pair.seat.tablets.add(TabletToolDescription())
        pen.approach(tablet, at: place)
        pen.down()
        pen.leave()
        pair.settle()

        let there = "30.5,10.25"
        #expect(
            surface.lines.filter { $0.contains("began") } == [
                "finger began \(there)", "pointer began \(there)", "pen began \(there)",
            ])
        try pair.verify()
    }

    @Test(
        "T19, M17: a screen that turns, or changes its scale, under a finger leaves the finger where it is in the window",
        arguments: OutputTransform.allCases)
    func turningScreen(transform: OutputTransform) throws {
        let finger = pair.seat.finger(id: 0)
        finger.down(at: Point(x: 30, y: 60))
        pair.settle()
        try output.description.transform = transform
        pair.settle()
        finger.move(to: Point(x: 40, y: 65))
        pair.settle()
        try output.description.scale = 2
        pair.settle()
        finger.up()
        pair.settle()

        #expect(surface.lines == ["finger began 30.0,10.0", "finger moved 40.0,15.0", "finger ended 40.0,15.0"])
        try pair.verify()
    }

    @Test("T20, M21, rule 13: a tap counts where the finger is, wherever the mouse was, which hovers on undisturbed")
    func tapBesideHover() throws {
        let hover = HoverGestureRecognizer()
        left.addGestureRecognizer(hover)
        pair.seat.pointer.move(to: Point(x: 20, y: 20))
        pair.settle()
        #expect(hover.state == .began)
        tap(Point(x: 150, y: 20))
        #expect(counts.left == 0 && counts.right == 1)
        #expect(hover.state == .began || hover.state == .changed, "the mouse has not moved")
        try pair.verify()
    }

    @Test("T29: an event lists every finger that is down, also those that rest")
    func allFingers() throws {
        surface.isMultipleTouchEnabled = true
        for id in 0..<3 as Range<Int32> { pair.seat.finger(id: id).down(at: Point(x: 20 + 20 * Double(id), y: 60)) }
        pair.settle()
        pair.seat.finger(id: 1).move(to: Point(x: 45, y: 70))
        pair.settle()
        #expect(surface.fingerCounts.last == 3)
        pair.seat.finger(id: 0).up()
        pair.settle()
        pair.seat.finger(id: 1).move(to: Point(x: 50, y: 75))
        pair.settle()
        #expect(surface.fingerCounts.last == 2)
        for id in 1..<3 as Range<Int32> { pair.seat.finger(id: id).up() }
        try pair.verify()
    }

    @Test("T31: a press that is cancelled leaves nothing pressed, and the next tap acts, once")
    func cancelledPress() throws {
        pair.seat.finger(id: 0).down(at: Point(x: 20, y: 20))
        pair.settle()
        #expect(left.isHighlighted)
        pair.seat.sendTouchCancel()
        pair.settle()
        #expect(!left.isHighlighted && counts.left == 0)
        tap(Point(x: 20, y: 20))
        #expect(counts.left == 1)
        try pair.verify()
    }

    @Test("T31: what one finger presses another one does not release")
    func pressPerContact() throws {
        let (first, second) = (pair.seat.finger(id: 0), pair.seat.finger(id: 1))
        first.down(at: Point(x: 20, y: 20))
        second.down(at: Point(x: 150, y: 20))
        second.up()
        pair.settle()
        #expect(left.isHighlighted && !right.isHighlighted)
        #expect(counts.left == 0 && counts.right == 1)
        first.up()
        pair.settle()
        #expect(counts.left == 1 && !left.isHighlighted)
        try pair.verify()
    }

    @Test("cage: where a finger goes in the moment of its lift counts, though no frame keeps the two apart")
    func motionWithLift() throws {
        let (apart, together) = (try drag(isLiftApart: true), try drag(isLiftApart: false))
        #expect(apart.count == 1)
        #expect(apart == together)
    }

    /// How far a pan has come at its end that a finger does under cage.
    private func drag(isLiftApart: Bool) throws -> [Vector] {
        let window = Window(title: "Pan", size: Size(width: 200, height: 100))
        let pan = PanGestureRecognizer()
        window.addGestureRecognizer(pan)
        let ends = Ends()
        _ = pan.addAction { if $0.state == .ended { ends.ways.append($0.translation(in: nil)) } }
        let pair = try CompositorPair(window: window, profile: .cage0)
        let finger = pair.seat.finger(id: 0)
        finger.down(at: Point(x: 20, y: 50))
        for x in [60, 100, 140] {
            pair.settle()
            pair.advance(by: .milliseconds(16))
            finger.move(to: Point(x: Double(x), y: 50))
        }
        if isLiftApart {
            pair.settle()
            pair.advance(by: .milliseconds(16))
        }
        finger.up()
        pair.settle()
        pair.advance(by: .milliseconds(16))
        try pair.verify()
        return ends.ways
    }

    @MainActor
    private final class Ends {
        var ways: [Vector] = []
    }

    @Test("T32: a gesture of the compositor that ends with a common lift is far from being a tap")
    func swipedAway() throws {
        let tap = TapGestureRecognizer()
        surface.addGestureRecognizer(tap)
        for start in [Point(x: 20, y: 20), Point(x: 20, y: 60)] {
            let finger = pair.seat.finger(id: 0)
            finger.down(at: start)
            for step in 1...6 {
                pair.advance(by: .milliseconds(8))
                finger.move(to: Point(x: start.x + Double(step) * 28, y: start.y))
            }
            finger.up()
            pair.settle()
        }

        #expect(counts.left == 0 && counts.right == 0)
        #expect(tap.state == .failed || tap.state == .possible)
        try pair.verify()
    }
}

/// Writes down what touches it, where, and how many fingers its events know.
@MainActor
private final class NotingView: View {
    private(set) var lines: [String] = []
    private(set) var fingerCounts: [Int] = []

    override func touchesBegan(_ touches: Set<Touch>, with event: Event?) { note("began", touches) }

    override func touchesMoved(_ touches: Set<Touch>, with event: Event?) {
        note("moved", touches)
        fingerCounts.append(event?.allTouches.count ?? 0)
    }

    override func touchesEnded(_ touches: Set<Touch>, with event: Event?) { note("ended", touches) }
    override func touchesCancelled(_ touches: Set<Touch>, with event: Event?) { note("cancelled", touches) }

    private func note(_ phase: String, _ touches: Set<Touch>) {
        for touch in touches {
            let kind =
                switch touch.type {
                case .direct: "finger"
                case .indirect: "touchpad"
                case .pencil: "pen"
                case .indirectPointer: "pointer"
                }
            let place = touch.location(in: self)
            lines.append("\(kind) \(phase) \(place.x),\(place.y)")
        }
    }
}
