import TactusControls
import TactusTesting
import TactusUI
import Testing

@MainActor
@Suite("Article 002: controls and scroll views among gestures")
struct ControlsAndScrollingTests {
    let host = TestHost(size: Size(width: 400, height: 400))
    let log = Log()

    @Test("CF-207: an inner scroll view that is at its edge leaves a drag outwards to the outer one", .likeUIKit)
    func nestedScrollViews() {
        let outer = ScrollView(frame: Rect(0, 0, 200, 400))
        outer.contentSize = Size(width: 200, height: 1200)
        let inner = ScrollView(frame: Rect(0, 0, 200, 300))
        inner.contentSize = Size(width: 200, height: 600)
        inner.bounces = false
        host.window.addSubview(outer)
        outer.addSubview(inner)
        var offsets: [[Double]] = []
        func drag(by distance: Double) {
            let finger = host.finger()
            finger.down(at: Point(100, 200))
            finger.move(to: Point(100, 200 + distance), over: .milliseconds(200))
            host.clock.advance(by: .milliseconds(100))  // so that nothing is thrown
            finger.up()
            offsets.append([inner.contentOffset.y, outer.contentOffset.y])
        }
        drag(by: -110)
        inner.contentOffset = Point(0, 300)
        drag(by: -60)
        drag(by: 40)
        inner.contentOffset = .zero
        drag(by: 30)
        #expect(offsets == [[100, 0], [300, 50], [270, 50], [0, 30]])
    }

    @Test(
        "CF-217: buttons, switches, steppers, segments and pages refuse a superview's tap, sliders and switches a pan",
        .likeUIKit)
    func refusedGestures() {
        tapControls()
        panControls()
    }

    private func tapControls() {
        let controls: [Control] = [
            Button(title: "", frame: Rect(0, 0, 100, 44)), Switch(frame: Rect(0, 60, 60, 32)),
            Stepper(frame: Rect(0, 120, 100, 32)),
            SegmentedControl(titles: ["a", "b"], frame: Rect(0, 180, 100, 32)),
            PageControl(frame: Rect(0, 240, 100, 32)),
            Slider(frame: Rect(0, 300, 200, 44)), Control(frame: Rect(0, 350, 100, 44)),
        ]
        for control in controls {
            host.window.addSubview(control)
            (control as? PageControl)?.numberOfPages = 3
        }
        let tap = host.window.attach(TapGestureRecognizer(), "tap", log)
        var tapped: [Bool] = []
        for control in controls {
            host.clock.advance(by: .seconds(1))
            host.finger().tap(at: Point(control.frame.minX + 15, control.frame.midY))
            tapped.append(!log.take().isEmpty)
        }
        #expect(tapped == [false, false, false, false, false, true, true])

        tap.isEnabled = false
        host.window.attach(LongPressGestureRecognizer(), "press", log)
        host.window.attach(TapGestureRecognizer(), "two fingers", log) { $0.numberOfTouchesRequired = 2 }
        host.finger().tap(at: Point(15, 22), holding: .milliseconds(600))
        #expect(log.take() == ["action press began", "action press ended"])
        let fingers = host.land([Point(15, 22), Point(60, 22)])
        host.send([(fingers[0], .up, Point(15, 22)), (fingers[1], .up, Point(60, 22))])
        #expect(log.take() == ["action two fingers ended"])
        for recognizer in host.window.gestureRecognizers { recognizer.isEnabled = false }
    }

    /// Only along the track, and only on the thumb or the knob.
    private func panControls() {
        host.window.attach(PanGestureRecognizer(), "pan", log)
        func panned(from start: Point, by way: Vector) -> Bool {
            host.clock.advance(by: .seconds(1))
            host.finger().drag(from: start, to: start + way)
            return log.take().contains("action pan began")
        }
        let (aside, down) = (Vector(dx: 30, dy: 0), Vector(dx: 0, dy: 30))
        let (thumb, track, knob) = (Point(14, 322), Point(150, 322), Point(44, 76))
        #expect(
            [panned(from: thumb, by: down), panned(from: track, by: aside), panned(from: knob, by: down)] == [
                true, true, true,
            ])
        #expect([panned(from: thumb, by: aside), panned(from: knob, by: aside)] == [false, false])
        #expect(panned(from: Point(15, 22), by: aside))  // a button refuses no pan
    }
}
