import Tactus
import TactusTesting
import Testing

/// A view that keeps the touches that land on it, to ask about them afterwards.
private final class TouchedView: View {
    private(set) var touches: [Touch] = []

    override func touchesBegan(_ touches: Set<Touch>, with event: Event?) {
        self.touches += touches.sorted { $0.number < $1.number }
    }
}

/// Answers for a delegate.
private final class Referee: GestureRecognizerDelegate {
    var mayBegin = true
    var allowsBoth = false

    func gestureRecognizerShouldBegin(_ recognizer: GestureRecognizer) -> Bool { mayBegin }

    func gestureRecognizer(
        _ recognizer: GestureRecognizer, shouldRecognizeSimultaneouslyWith other: GestureRecognizer
    ) -> Bool { allowsBoth }
}

@MainActor
@Suite("A recognizer of an application does all that one of the toolkit does")
struct DragRecognizerCatalogueTests {
    private let host = TestHost(size: Size(width: 300, height: 300))
    private let view = TouchedView(frame: Rect(x: 50, y: 50, width: 200, height: 200))
    private let log = Log()

    init() {
        view.name = "card"
        host.window.addSubview(view)
    }

    /// Adds a recognizer, and logs its states under its name.
    private func add(_ kind: DragRecognizerKind, _ name: String = "it", to view: View? = nil) -> any DragRecognizer {
        let recognizer = kind.make()
        recognizer.name = name
        follow(recognizer)
        (view ?? self.view).addGestureRecognizer(recognizer)
        return recognizer
    }

    private func follow(_ recognizer: some DragRecognizer) {
        recognizer.addAction { [log] in log.add("\($0.name ?? "") \($0.state)") }
    }

    /// Draws a finger 60 points to the right in four steps.
    private func drag() {
        let finger = host.finger()
        finger.down(at: Point(x: 100, y: 150))
        for x in [105.0, 120, 140, 160] { finger.move(to: Point(x: x, y: 150)) }
        finger.up()
    }

    private static let wholeDrag = ["it began", "it changed", "it changed", "it ended"]

    // MARK: Fingers

    @Test("begins when the finger has gone a way, follows it, and ends with it", arguments: DragRecognizerKind.allCases)
    func drag(kind: DragRecognizerKind) {
        let recognizer = add(kind)
        drag()
        #expect(log.take() == Self.wholeDrag)
        drag()
        #expect(log.take() == Self.wholeDrag && recognizer.state == .possible)
    }

    @Test("the profile says how far the finger goes before it begins", arguments: DragRecognizerKind.allCases)
    func slop(kind: DragRecognizerKind) {
        let recognizer = add(kind)
        var profile = InputProfile.uikit
        profile.direct.panSlop = 40
        recognizer.inputProfile = profile
        drag()
        #expect(log.take() == ["it began", "it changed", "it ended"])
        recognizer.inputProfile = nil
        host.application.inputProfile = profile
        drag()
        #expect(log.take() == ["it began", "it changed", "it ended"])
    }

    @Test("a tap is none, and the explanation says why", arguments: DragRecognizerKind.allCases)
    func tap(kind: DragRecognizerKind) throws {
        let recognizer = add(kind)
        host.finger().tap(at: Point(x: 100, y: 150), holding: .milliseconds(80))
        let touch = try #require(view.touches.first)
        let sentence = "\(kind.type.kind) ‘it’ failed at 0.080 s: \(kind.type.reasonForLift)"
        #expect(recognizer.explanation == sentence && recognizer.explanation(for: touch) == sentence)
        #expect(log.take() == [])
    }

    @Test("a touch that is taken away cancels it", arguments: DragRecognizerKind.allCases)
    func cancel(kind: DragRecognizerKind) {
        let recognizer = add(kind)
        let finger = host.finger()
        finger.down(at: Point(x: 100, y: 150))
        finger.move(to: Point(x: 130, y: 150))
        finger.cancel()
        #expect(log.take() == ["it began", "it cancelled"])
        #expect(recognizer.explanation.hasSuffix("the system took the touch away"))
    }

    @Test("disabled it is cancelled, and begins no more until it is enabled", arguments: DragRecognizerKind.allCases)
    func disabled(kind: DragRecognizerKind) {
        let recognizer = add(kind)
        let finger = host.finger()
        finger.down(at: Point(x: 100, y: 150))
        finger.move(to: Point(x: 130, y: 150))
        recognizer.isEnabled = false
        finger.move(to: Point(x: 150, y: 150))
        finger.up()
        #expect(log.take() == ["it began", "it cancelled"] && recognizer.explanation.hasSuffix("it was disabled"))
        drag()
        #expect(log.take() == [])
        recognizer.isEnabled = true
        drag()
        #expect(log.take() == Self.wholeDrag)
    }

    @Test("the view loses the touch when it begins", arguments: DragRecognizerKind.allCases)
    func cancelsTouches(kind: DragRecognizerKind) throws {
        let recognizer = add(kind)
        let record = host.record(["card": view])
        drag()
        try host.expectLog(record, ["card began", "card moved", "card cancelled"])
        recognizer.cancelsTouchesInView = false
        drag()
        try host.expectLog(
            record,
            ["card began", "card moved", "card cancelled", "card began"] + Array(repeating: "card moved", count: 4)
                + ["card ended"])
    }

    // MARK: Scrolling

    @Test("a touchpad drives it from the pointer's place", arguments: DragRecognizerKind.allCases)
    func touchpad(kind: DragRecognizerKind) {
        let recognizer = add(kind)
        host.pointer.move(to: Point(x: 100, y: 150))
        var locations: [Point] = []
        recognizer.addLocationAction { locations.append($0) }
        for _ in 0..<3 { host.pointer.scroll(by: Vector(dx: 20, dy: 0)) }
        host.pointer.liftFingers()
        #expect(log.take() == ["it began", "it changed", "it changed", "it ended"])
        #expect(Set(locations) == [Point(x: 50, y: 100)] && recognizer.numberOfTouches == 0)
    }

    @Test("each notch of a wheel is a gesture", arguments: DragRecognizerKind.allCases)
    func wheel(kind: DragRecognizerKind) {
        _ = add(kind)
        host.pointer.move(to: Point(x: 100, y: 150))
        host.pointer.turnWheel(by: Vector(dx: 0, dy: 1))
        host.pointer.turnWheel(by: Vector(dx: 0, dy: -1))
        let notch = ["it began", "it changed", "it ended"]
        #expect(log.take() == notch + notch)
    }

    // MARK: Others

    @Test(
        "waits for the failure of another, and fails when that one recognizes", arguments: DragRecognizerKind.allCases)
    func requirement(kind: DragRecognizerKind) throws {
        let press = LongPressGestureRecognizer()
        press.name = "menu"
        press.minimumPressDuration = .milliseconds(300)
        view.addGestureRecognizer(press)
        let recognizer = add(kind)
        // Else the press, which begins first, would exclude it.
        let referee = Referee()
        referee.allowsBoth = true
        recognizer.delegate = referee
        recognizer.require(toFail: press)
        drag()
        #expect(log.take() == Self.wholeDrag)

        let finger = host.finger()
        finger.down(at: Point(x: 100, y: 150))
        host.advance(by: .milliseconds(400))
        finger.move(to: Point(x: 140, y: 150))
        finger.up()
        #expect(log.take() == [])
        let reason = "long press ‘menu’ recognized, whose failure it requires (require(toFail:))"
        #expect(recognizer.explanation.contains(reason), "\(recognizer.explanation)")
    }

    @Test("the deepest view's begins and excludes the others, and they say so", arguments: DragRecognizerKind.allCases)
    func exclusion(kind: DragRecognizerKind) {
        _ = add(kind)
        let outer = add(kind, "outer", to: host.window)
        drag()
        #expect(log.take() == Self.wholeDrag)
        let name = kind.type.kind
        #expect(
            outer.explanation.contains(
                "prevented by \(name) ‘it’ (began first; neither has a delegate that could allow both)"),
            "\(outer.explanation)")
    }

    @Test("with a delegate that allows it both act", arguments: DragRecognizerKind.allCases)
    func simultaneously(kind: DragRecognizerKind) {
        _ = add(kind)
        let outer = add(kind, "outer", to: host.window)
        let referee = Referee()
        referee.allowsBoth = true
        outer.delegate = referee
        drag()
        let both = Self.wholeDrag.flatMap { [$0, $0.replacingName("it", by: "outer")] }
        #expect(log.take() == both)
    }

    @Test("each competes with the other", arguments: DragRecognizerKind.allCases)
    func rivals(kind: DragRecognizerKind) {
        let other = DragRecognizerKind.allCases.first { $0 != kind } ?? kind
        _ = add(kind)
        let outer = add(other, "outer", to: host.window)
        drag()
        #expect(log.take() == Self.wholeDrag && outer.explanation.contains("prevented by \(kind.type.kind) ‘it’"))
    }

    @Test("a delegate's veto makes it fail", arguments: DragRecognizerKind.allCases)
    func veto(kind: DragRecognizerKind) {
        let recognizer = add(kind)
        let referee = Referee()
        referee.mayBegin = false
        recognizer.delegate = referee
        drag()
        #expect(log.take() == [])
        #expect(recognizer.explanation.contains("vetoed by its delegate Referee"), "\(recognizer.explanation)")
    }

    @Test("a control keeps its own drags from it", arguments: DragRecognizerKind.allCases)
    func slider(kind: DragRecognizerKind) {
        let dial = Dial()
        dial.sizeToFit()
        view.addSubview(dial)
        _ = add(kind)
        host.finger().drag(from: Point(x: 75, y: 98), to: Point(x: 98, y: 75))
        #expect(log.take() == [])
    }
}

extension GestureRecognizer {
    /// Adds an action that is called with the place in the recognizer's view.
    fileprivate func addLocationAction(_ action: @escaping @MainActor (Point) -> Void) {
        addAction { action($0.location(in: $0.view)) }
    }
}

extension String {
    fileprivate func replacingName(_ name: String, by other: String) -> String { other + dropFirst(name.count) }
}
