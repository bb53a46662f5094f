import TactusTesting
import Testing

@testable import TactusControls
@testable import TactusUI

@MainActor
@Suite("Pens and other tools of graphics tablets")
struct StylusTests {
    let log = Log()
    let host = TestHost(size: Size(width: 200, height: 200))
    let paper: LoggedView

    init() {
        paper = LoggedView("paper", Rect(0, 0, 200, 200), log)
        host.window.addSubview(paper)
    }

    /// Logs type, buttons and force with every touch.
    private func logDetails() {
        paper.onTouch = { [log] _, touches, event in
            for touch in touches {
                log.add("\(touch.type) buttons \(event?.buttonMask.rawValue ?? 0) force \(touch.force)")
            }
        }
    }

    @Test("EV-4: a pen touches from its tip's landing to its lift, and only then", arguments: TabletTool.Kind.allCases)
    func tip(kind: TabletTool.Kind) {
        var types: Set<Touch.TouchType> = []
        var erasers: Set<Bool> = []
        paper.onTouch = { _, touches, _ in
            types.formUnion(touches.map(\.type))
            erasers.formUnion(touches.map(\.isEraser))
        }
        let tool = host.stylus(kind)
        tool.enter(at: Point(10, 10))
        tool.move(to: Point(20, 20))
        #expect(log.lines == [])
        tool.down(at: Point(30, 30))
        tool.move(to: Point(40, 40))
        tool.up()
        tool.move(to: Point(50, 50))
        tool.leave()

        #expect(log.lines == ["paper began", "paper moved", "paper ended"])
        let points = [.finger, .mouse, .lens].contains(kind)
        #expect(types == [points ? .indirectPointer : .pencil])
        #expect(erasers == [kind == .eraser])
    }

    @Test("EV-4: the touch tells which tool it is, also when it has come back")
    func identity() {
        var tools: [TabletTool?] = []
        paper.onTouch = { phase, touches, _ in if phase == .began { tools += touches.map(\.tool) } }
        let red = host.stylus(serialNumber: .max)
        let blue = host.stylus(.brush)
        red.tap(at: Point(10, 10))
        red.leave()
        blue.tap(at: Point(10, 10))
        red.tap(at: Point(10, 10))
        host.finger().tap(at: Point(10, 10))

        #expect(
            tools == [
                TabletTool(kind: .pen, serialNumber: .max), TabletTool(kind: .brush),
                TabletTool(kind: .pen, serialNumber: .max), nil,
            ])
    }

    @Test("EV-4: a mouse on the tablet touches while any of its buttons is down, as one touch")
    func puck() {
        logDetails()
        let puck = host.stylus(.mouse, axes: TabletAxes())
        puck.enter(at: Point(10, 10))
        puck.press(.left)
        puck.press(Pointer.Button.right)
        puck.release(.left)
        puck.move(to: Point(20, 20))
        puck.release(Pointer.Button.right)

        #expect(
            log.lines == [
                "paper began", "indirectPointer buttons 1 force 0.0",
                "paper moved", "indirectPointer buttons 2 force 0.0",
                "paper ended", "indirectPointer buttons 2 force 0.0",
            ])
    }

    @Test(
        "EV-8: the tip is primary, the buttons on a pen are the second to fourth; on the last up it is the mask before")
    func buttons() {
        logDetails()
        let pen = host.stylus(axes: TabletAxes())
        pen.enter(at: Point(10, 10))
        pen.press(.lower)
        #expect(log.take() == [])
        pen.down()
        pen.press(.upper)
        pen.press(.third)
        pen.move(to: Point(20, 20))
        pen.release(.third)
        pen.release(.upper)
        pen.up()
        pen.release(.lower)

        #expect(
            log.lines == [
                "paper began", "pencil buttons 3 force 0.0", "paper moved", "pencil buttons 15 force 0.0",
                "paper ended", "pencil buttons 3 force 0.0",
            ])
    }

    @Test(
        "EV-8: every button of a mouse and of a pen has its bit",
        arguments: [
            (0x110, 1), (0x111, 2), (0x112, 3), (0x113, 4), (0x114, 5), (0x115, 6), (0x116, 7), (0x117, 8),
            (0x14b, 2), (0x14c, 3), (0x149, 4), (0x10f, nil), (0x118, nil), (0x14a, nil), (0, nil),
        ] as [(UInt32, Int?)])
    func bits(code: UInt32, number: Int?) {
        #expect(ButtonMask(linuxCode: code).rawValue == (number.map { 1 << ($0 - 1) } ?? 0))
    }

    @Test("TC-9: a pen that is taken away with its tip down is cancelled, and its buttons are forgotten")
    func takenAway() {
        logDetails()
        let pen = host.stylus(axes: TabletAxes())
        pen.down(at: Point(10, 10))
        pen.press(.lower)
        _ = log.take()
        pen.leave()
        #expect(log.take() == ["paper cancelled", "pencil buttons 3 force 0.0"])
        pen.down(at: Point(10, 10))
        #expect(log.take() == ["paper began", "pencil buttons 1 force 0.0"])
        pen.up()
    }

    @Test("TC-9: a pen whose touch the application cancelled touches again only with its next landing")
    func cancelledByApplication() {
        let pen = host.stylus()
        pen.down(at: Point(10, 10))
        host.application.cancelAllTouches()
        pen.press(.lower)
        pen.move(to: Point(20, 20))
        pen.up()
        pen.down()

        #expect(log.lines == ["paper began", "paper cancelled", "paper began"])
    }

    @Test("TC-6: a pen that presses harder or leans in one place has moved; one that repeats itself rests")
    func changes() {
        let pen = host.stylus(axes: TabletAxes(pressure: 0, tilt: TabletTilt(x: 0, y: 0), rotation: 0, slider: 0))
        pen.down(at: Point(10, 10), pressure: 0.5)
        _ = log.take()
        pen.move(to: Point(10, 10))
        pen.press(with: 0.5)
        #expect(log.take() == [])
        pen.press(with: 0.6)
        pen.tilt(to: TabletTilt(x: 1, y: 0))
        pen.rotate(to: 5)
        pen.slide(to: 0.5)
        #expect(log.take() == Array(repeating: "paper moved", count: 4))
    }

    @Test("TC-13, TC-18: samples that arrive together keep their own forces")
    func coalescedForces() {
        var forces: [Double] = []
        paper.onTouch = { phase, touches, event in
            guard phase == .moved, let touch = touches.first else { return }
            forces = event?.coalescedTouches(for: touch)?.map(\.force) ?? []
        }
        let pen = host.stylus()
        pen.down(at: Point(10, 10), pressure: 0)
        host.whileBusy {
            for step in 1...4 { pen.press(with: Double(step) / 4) }
        }

        #expect(log.lines == ["paper began", "paper moved"])
        #expect(zip(forces, [1, 2, 3, 4]).allSatisfy { abs($0 - $1) < 1e-4 } && forces.count == 4)
    }

    @Test("TC-14: motion before and after a button, a tip and a departure is never merged with them")
    func mergesNothingElse() {
        let pen = host.stylus()
        pen.enter(at: Point(10, 10))
        let observer = StageLog()
        host.application.addDeliveryObserver(observer)
        host.whileBusy {
            pen.down()
            for x in 11...13 { pen.move(to: Point(Double(x), 10)) }
            pen.press(.lower)
            for x in 14...16 { pen.move(to: Point(Double(x), 10)) }
            pen.up()
            pen.leave()
        }

        #expect(log.lines == ["paper began", "paper moved", "paper moved", "paper ended"])
        #expect(observer.stages.filter { $0 == "frame" }.count == 6)
    }

    @Test("EV-4: a wheel on a tool scrolls what the tool is over")
    func wheel() {
        let pan = PanGestureRecognizer()
        pan.allowedScrollTypesMask = .discrete
        paper.addGestureRecognizer(pan)
        var ways: [Vector] = []
        pan.addAction { ways.append($0.translation(in: nil)) }
        let puck = host.stylus(.mouse, axes: TabletAxes())
        puck.enter(at: Point(10, 10))
        puck.turnWheel(by: 2)

        #expect(ways.last == Vector(dx: 0, dy: 20))
        #expect(log.lines == [])
    }

    @Test("EV-4: two pens at once are two touches")
    func twoPens() {
        paper.isMultipleTouchEnabled = true
        let first = host.stylus()
        let second = host.stylus()
        first.down(at: Point(10, 10))
        second.down(at: Point(50, 50))
        first.leave()
        second.up()

        #expect(log.lines == ["paper began", "paper began", "paper cancelled", "paper ended"])
    }

    @Test("TC-10: taps of a pen count, and neither follow a finger's nor are followed by one")
    func taps() {
        var counts: [Int] = []
        paper.onTouch = { phase, touches, _ in if phase == .ended { counts += touches.map(\.tapCount) } }
        let pen = host.stylus()
        pen.tap(at: Point(10, 10), count: 2)
        host.clock.advance(by: .milliseconds(100))
        host.finger().tap(at: Point(10, 10))
        host.clock.advance(by: .milliseconds(100))
        pen.tap(at: Point(10, 10))

        #expect(counts == [1, 2, 1, 3])
    }

    @Test("GR-2: a recognizer for fingers alone takes no pen")
    func touchTypes() {
        let tap = TapGestureRecognizer()
        tap.allowedTouchTypes = [.direct]
        paper.addGestureRecognizer(tap)
        let states = host.states(of: tap)
        host.stylus().tap(at: Point(10, 10))
        #expect(states.all == [])
        host.finger().tap(at: Point(10, 10))
        #expect(states.all == [.ended])
    }
}
