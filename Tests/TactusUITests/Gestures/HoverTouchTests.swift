import TactusTesting
import Testing

@testable import TactusUI

@MainActor
@Suite("The touch that hovers")
struct HoverTouchTests {
    /// Logs the touches of hover events: `phase x view`.
    final class Listening: Window {
        let log: Log
        var onHover: ((Event, Touch) -> Void)?

        init(_ scene: WindowScene, _ log: Log) {
            self.log = log
            super.init(windowScene: scene)
        }

        override func sendEvent(_ event: Event) {
            if event.type == .hover, let touch = event.allTouches.first {
                log.add("\(touch.phase) \(Int(touch.location(in: nil).x)) \(touch.view?.name ?? "window")")
                onHover?(event, touch)
            }
            super.sendEvent(event)
        }
    }

    let host = TestHost(size: Size(width: 400, height: 400))
    let log = Log()
    let window: Listening
    let left: LoggedView
    let right: LoggedView

    init() {
        window = Listening(host.scene, log)
        left = LoggedView("left", Rect(0, 0, 200, 400), log)
        right = LoggedView("right", Rect(200, 0, 200, 400), log)
        window.addSubview(left)
        window.addSubview(right)
        window.makeKeyAndVisible()
    }

    /// Without a recognizer that follows pointers nothing hovers: RC-28.
    private func follow() { window.addGestureRecognizer(HoverGestureRecognizer()) }

    @Test("TC-8: it enters, moves and exits, over whatever it is; no view is told of it")
    func phases() {
        follow()
        host.pointer.enter(at: Point(10, 10))
        host.pointer.move(to: Point(20, 10))
        host.pointer.move(to: Point(300, 10))
        host.pointer.leave()
        #expect(
            log.lines == [
                "regionEntered 10 left", "regionMoved 20 left", "regionMoved 300 right", "regionExited 300 right",
            ])
    }

    @Test("TC-8, EV-6: it is in the event, by window, view and recognizer: those of hover recognizers alone")
    func touches() throws {
        let hover = HoverGestureRecognizer()
        let tap = TapGestureRecognizer()
        let outer = HoverGestureRecognizer()
        left.addGestureRecognizer(hover)
        left.addGestureRecognizer(tap)
        window.addGestureRecognizer(outer)
        var recognizers: [[GestureRecognizer]] = []
        var kept: Touch?
        window.onHover = { [left, right, window] event, touch in
            recognizers.append(touch.gestureRecognizers)
            #expect(event.allTouches == [touch] && event.touches(for: window) == [touch])
            #expect(event.touches(for: left) == (touch.view === left ? [touch] : nil))
            #expect((event.touches(for: hover) != nil) == touch.gestureRecognizers.contains(hover))
            #expect(
                event.touches(for: tap) == nil && event.touches(for: right) == (touch.view === right ? [touch] : nil))
            #expect(touch.type == .indirectPointer && touch.tapCount == 0 && touch.force == 0)
            #expect(kept == nil || kept === touch)
            kept = touch
        }
        host.pointer.enter(at: Point(10, 10))
        host.pointer.move(to: Point(20, 10))
        host.pointer.move(to: Point(300, 10))
        host.pointer.move(to: Point(310, 10))
        host.pointer.leave()

        #expect(recognizers == [[hover, outer], [hover, outer], [hover, outer], [outer], [outer]])
        let touch = try #require(kept)
        #expect(touch.window == nil && touch.view == nil && touch.gestureRecognizers.isEmpty)
    }

    @Test("TC-8: a pointer that touches does not hover; released, it goes on; taken away, it exits")
    func pressed() {
        follow()
        host.pointer.enter(at: Point(10, 10))
        host.pointer.press()
        host.pointer.move(to: Point(30, 10))
        host.pointer.release()
        host.pointer.press()
        host.pointer.leave()
        #expect(
            log.lines == [
                "regionEntered 10 left", "left began", "left moved", "left ended", "regionMoved 30 left", "left began",
                "left cancelled", "regionExited 30 left",
            ])
    }

    @Test("RC-27: a pen hovers until its tip touches, and goes on when it is lifted")
    func pen() {
        follow()
        let pen = host.stylus()
        pen.enter(at: Point(10, 10))
        pen.down()
        pen.move(to: Point(30, 10))
        pen.up()
        pen.move(to: Point(40, 10))
        pen.leave()
        #expect(
            log.lines == [
                "regionEntered 10 left", "left began", "left moved", "left ended", "regionMoved 30 left",
                "regionMoved 40 left", "regionExited 40 left",
            ])
    }

    @Test("EV-8, RC-27: a button on a pen that hovers is told at once, and does not make it touch")
    func barrelButton() {
        follow()
        var masks: [Int] = []
        var types: Set<Touch.TouchType> = []
        window.onHover = { event, touch in
            masks.append(event.buttonMask.rawValue)
            types.insert(touch.type)
        }
        let pen = host.stylus()
        pen.enter(at: Point(10, 10))
        pen.press(.lower)
        pen.move(to: Point(20, 10))
        pen.release(.lower)
        #expect(masks == [0, 2, 2, 0])
        #expect(types == [.pencil])
    }

    @Test("RC-27: a mouse on the tablet does not hover while a button is down")
    func puck() {
        follow()
        let puck = host.stylus(.mouse, axes: TabletAxes())
        puck.enter(at: Point(10, 10))
        puck.press(.left)
        puck.move(to: Point(20, 10))
        puck.release(.left)
        #expect(
            log.lines == [
                "regionEntered 10 left", "left began", "left moved", "left ended", "regionMoved 20 left",
            ])
    }

    @Test("RC-27: a hover recognizer tells how a pen is held, and how far away it is")
    func pose() {
        let hover = HoverGestureRecognizer()
        right.addGestureRecognizer(hover)
        right.transform = Transform(rotationAngle: .pi / 2)
        var told: [[Double]] = []
        hover.addAction { [right] in
            told.append([
                $0.zOffset, $0.altitudeAngle, $0.azimuthAngle(in: nil), $0.azimuthAngle(in: right), $0.rollAngle,
            ])
            #expect($0.azimuthUnitVector(in: nil).length == 1)
        }
        let pen = host.stylus(axes: TabletAxes(distance: 0))
        pen.enter(at: Point(300, 200), distance: 1)
        pen.lift(to: 0)
        pen.tilt(to: TabletTilt(x: 0, y: 30))
        pen.rotate(to: 90)
        pen.leave()
        let upright = Double.pi / 2
        let expected: [[Double]] = [
            [1, upright, 0, 0, 0], [0, upright, 0, 0, 0], [0, .pi / 3, upright, 0, 0],
            [0, .pi / 3, upright, 0, upright], [0, .pi / 3, upright, 0, upright],
        ]
        #expect(told.count == 5)
        #expect(zip(told, expected).allSatisfy { zip($0, $1).allSatisfy { abs($0 - $1) < 1e-9 } })
        #expect(hover.zOffset == 0 && hover.altitudeAngle == upright && hover.azimuthAngle(in: nil) == 0)
    }

    @Test("RC-27: a pointer has no height, and stands upright")
    func pointerPose() {
        let hover = HoverGestureRecognizer()
        left.addGestureRecognizer(hover)
        hover.addAction {
            #expect($0.zOffset == 0 && $0.altitudeAngle == .pi / 2 && $0.rollAngle == 0)
            #expect($0.azimuthUnitVector(in: nil) == Vector(dx: 1, dy: 0))
        }
        let states = host.states(of: hover)
        host.pointer.enter(at: Point(10, 10))
        host.pointer.leave()
        #expect(states.all == [.began, .ended])
    }

    @Test("TC-8: a pointer over a window that lets it through hovers anew when something takes it again")
    func passingThrough() {
        follow()
        host.window.isHidden = true
        window.hitTestBehavior = .passthrough
        right.isHidden = true
        host.pointer.enter(at: Point(10, 10))
        host.pointer.move(to: Point(300, 10))
        host.pointer.move(to: Point(310, 10))
        host.pointer.move(to: Point(20, 10))
        #expect(log.lines == ["regionEntered 10 left", "regionExited 300 left", "regionEntered 20 left"])
    }

    @Test("a window that goes while something hovers over it is let go of")
    func lifetime() {
        weak var gone: View?
        do {
            let view = View(frame: Rect(0, 0, 400, 400))
            view.addGestureRecognizer(HoverGestureRecognizer())
            window.addSubview(view)
            gone = view
            host.pointer.enter(at: Point(10, 10))
            view.removeFromSuperview()
        }
        host.settle()
        host.pointer.move(to: Point(20, 10))
        #expect(gone == nil)
    }
}
