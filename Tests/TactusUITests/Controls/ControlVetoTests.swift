import TactusTesting
import Testing

@testable import TactusControls
@testable import TactusUI

@MainActor
@Suite("Controls and the recognizers of their superviews: GR-53 to GR-55")
struct ControlVetoTests {
    private let host = TestHost(size: Size(width: 400, height: 400))
    private let log = Log()

    /// Puts a recognizer on the window that logs when it recognizes.
    private func watch(_ recognizer: GestureRecognizer, as name: String) {
        recognizer.addAction { [log] recognizer in
            if recognizer.state == .began || recognizer.state == .ended { log.add("\(name) \(recognizer.state)") }
        }
        host.window.addGestureRecognizer(recognizer)
    }

    private static let controls: [(String, @MainActor () -> Control)] = [
        ("Button", { Button(title: "", frame: Rect(0, 0, 100, 40)) }),
        ("Switch", { Switch(frame: Rect(0, 0, 100, 40)) }),
        ("Stepper", { Stepper(frame: Rect(0, 0, 100, 40)) }),
        ("SegmentedControl", { SegmentedControl(titles: ["a", "b"], frame: Rect(0, 0, 100, 40)) }),
        ("PageControl", { PageControl(frame: Rect(0, 0, 100, 40)) }),
    ]

    @Test("GR-53: a single tap does not reach the superviews of these", arguments: 0..<5)
    func taps(index: Int) {
        let control = Self.controls[index].1()
        host.window.addSubview(control)
        watch(TapGestureRecognizer(), as: "tap")
        control.addAction(for: .allTouchEvents) { [log] _ in log.add("control") }
        host.finger().tap(at: Point(20, 20))
        #expect(log.take() == ["control", "control"])

        control.isEnabled = false
        host.finger().tap(at: Point(20, 20))
        #expect(log.lines == ["tap ended"])
    }

    @Test("GR-53: everything else does", arguments: 0..<5)
    func otherGestures(index: Int) {
        host.window.addSubview(Self.controls[index].1())
        let double = TapGestureRecognizer()
        double.numberOfTapsRequired = 2
        watch(double, as: "double")
        let finger = host.finger()
        finger.tap(at: Point(20, 20))
        finger.tap(at: Point(20, 20))
        #expect(log.take() == ["double ended"])

        watch(LongPressGestureRecognizer(), as: "press")
        host.clock.advance(by: .seconds(1))
        finger.tap(at: Point(20, 20), holding: .milliseconds(600))
        #expect(log.take() == ["press began", "press ended"])
    }

    @Test("GR-54: a plain control prevents nothing, unless it says so")
    func plainControl() {
        let control = Control(frame: Rect(0, 0, 100, 40))
        control.logEvents(log)
        host.window.addSubview(control)
        watch(TapGestureRecognizer(), as: "tap")
        host.finger().tap(at: Point(20, 20))
        #expect(log.take() == ["down", "tap ended", "cancel"])

        control.preventedSuperviewGestures = .tap
        host.clock.advance(by: .seconds(1))
        host.finger().tap(at: Point(20, 20))
        #expect(log.lines == ["down", "upInside"])
    }

    @Test("GR-55: a recognizer of the control itself is not prevented, and takes the touch")
    func ownRecognizer() {
        let button = Button(title: "", frame: Rect(0, 0, 100, 40))
        button.logEvents(log)
        host.window.addSubview(button)
        let tap = TapGestureRecognizer()
        tap.addAction { [log] _ in log.add("tap") }
        button.addGestureRecognizer(tap)
        host.finger().tap(at: Point(20, 20))
        #expect(log.lines == ["down", "tap", "cancel"])
    }

    @Test(
        "GR-53: a slider keeps pans along its track that land on the thumb, and no others",
        arguments: [
            (Point(14, 22), Point(100, 22), ["value"]),  // on the thumb, along the track
            (Point(14, 22), Point(14, 200), ["pan began", "pan ended"]),  // on the thumb, across
            (Point(150, 22), Point(60, 22), ["pan began", "pan ended"]),  // beside the thumb
        ])
    func sliderPans(start: Point, end: Point, expected: [String]) {
        let slider = Slider(frame: Rect(0, 0, 200, 44))
        host.window.addSubview(slider)
        slider.addAction(for: .valueChanged) { [log] _ in log.add("value") }
        watch(PanGestureRecognizer(), as: "pan")
        host.finger().drag(from: start, to: end)
        #expect(log.lines.uniqued() == expected)
    }

    @Test("GR-53: also swipes along the track, but not taps")
    func sliderSwipes() {
        let slider = Slider(frame: Rect(0, 0, 200, 44))
        host.window.addSubview(slider)
        watch(SwipeGestureRecognizer(), as: "swipe")
        host.finger().drag(from: Point(14, 22), to: Point(150, 22))
        #expect(log.lines == [])
        host.finger().drag(from: Point(20, 200), to: Point(150, 200))
        #expect(log.take() == ["swipe ended"])
        slider.value = 0
        watch(TapGestureRecognizer(), as: "tap")
        host.finger().tap(at: Point(14, 22))
        #expect(log.lines == ["tap ended"])
    }

    @Test(
        "GR-53: a switch keeps pans to the side that land on its knob",
        arguments: [
            (Point(16, 16), Vector(dx: 40, dy: 0), true), (Point(16, 16), Vector(dx: 0, dy: 40), false),
            (Point(45, 16), Vector(dx: 40, dy: 0), false),
        ])
    func switchPans(start: Point, way: Vector, isKept: Bool) {
        let control = Switch()
        host.window.addSubview(control)
        watch(PanGestureRecognizer(), as: "pan")
        host.finger().drag(from: start, to: start + way)
        #expect(log.lines == (isKept ? [] : ["pan began", "pan ended"]))
        #expect(control.isOn == isKept)
    }
}
