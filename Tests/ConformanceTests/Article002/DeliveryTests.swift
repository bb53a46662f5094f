import TactusControls
import TactusTesting
import TactusUI
import Testing

@MainActor
@Suite("Article 002: what views and recognizers hear")
struct DeliveryTests {
    let host = TestHost(size: Size(width: 200, height: 200))
    let log = Log()

    @Test(
        "CF-204: a view that counts taps by itself loses its touch to a pan; a button in a scroll view does not fire",
        .likeUIKit)
    func touchesControlsAndRecognizers() {
        let list = LoggedView("list", Rect(0, 0, 200, 100), log, in: host.window)
        let row = LoggedView("row", Rect(0, 0, 200, 50), log, in: list)
        list.attach(PanGestureRecognizer(), "pan", log)
        host.finger().tap(at: Point(50, 25))
        host.finger().drag(from: Point(50, 25), to: Point(50, 45), over: .milliseconds(20))
        #expect(
            log.take() == [
                "row began", "row ended", "row began", "action pan began", "row cancelled", "action pan ended",
            ])

        let scroller = ScrollView(frame: Rect(0, 100, 200, 100))
        scroller.contentSize = Size(width: 200, height: 400)
        host.window.addSubview(scroller)
        let button = Button(title: "", frame: Rect(0, 0, 100, 44))
        button.logPresses("button", log)
        scroller.addSubview(button)
        host.finger().drag(from: Point(50, 130), to: Point(50, 110), over: .milliseconds(40))
        #expect(log.take() == [])
        #expect(scroller.contentOffset == Point(0, 10))
        scroller.setContentOffset(.zero, animated: false)
        host.finger().tap(at: Point(50, 130))
        #expect(log.take() == ["pressed button"])
        #expect(row.superview === list)
    }

    @Test(
        "CF-210: one touch: down and lift; down, moves and lift; down, moves, and the compositor takes it", .likeUIKit)
    func singleTouch() {
        let box = LoggedView("box", Rect(0, 0, 200, 200), log, in: host.window)
        host.finger().tap(at: Point(50, 50))
        let finger = host.finger()
        finger.down(at: Point(50, 50))
        finger.move(to: Point(60, 50))
        finger.move(to: Point(60, 50))  // it rests: no move
        finger.move(to: Point(90, 50))
        finger.up()
        finger.down(at: Point(50, 50))
        finger.move(to: Point(60, 50))
        finger.cancel()
        #expect(
            log.lines == [
                "box began", "box ended",
                "box began", "box moved", "box moved", "box ended",
                "box began", "box moved", "box cancelled",
            ])
        #expect(box.gestureRecognizers.isEmpty)
    }

    @Test(
        "CF-211: the recognizer hears each step first; the view until it recognizes, then cancelled and no more",
        .likeUIKit)
    func touchWithRecognizer() {
        let box = LoggedView("box", Rect(0, 0, 200, 200), log, in: host.window)
        let own = ScriptedRecognizer("own", log)
        var moves = 0
        own.onTouch = { recognizer, phase, _ in
            switch phase {
            case .moved:
                moves += 1
                if moves > 1 { recognizer.state = moves == 2 ? .began : .changed }
            case .ended: recognizer.state = .ended
            default: break
            }
        }
        box.attach(own, "own", log)
        let finger = host.finger()
        finger.down(at: Point(50, 50))
        for x in [55.0, 60, 65] { finger.move(to: Point(x, 50)) }
        finger.up()
        #expect(
            log.lines == [
                "own.touchesBegan", "box began", "own.touchesMoved", "box moved", "own.touchesMoved",
                "action own began", "box cancelled", "own.touchesMoved", "action own changed", "own.touchesEnded",
                "action own ended", "own.reset",
            ])
    }

    @Test(
        "CF-229: actions run within the update; began and changed of one update are two calls, each with its state",
        .likeUIKit)
    func queuedStates() {
        let box = LoggedView("box", Rect(0, 0, 200, 200), log, in: host.window)
        let own = ScriptedRecognizer("own", log)
        own.onTouch = { [log] recognizer, phase, _ in
            guard phase == .moved else { return }
            recognizer.state = .began
            recognizer.state = .changed
            log.add("proposed")
        }
        box.attach(own, "own", log)
        let finger = host.finger()
        finger.down(at: Point(50, 50))
        finger.move(to: Point(60, 50))
        log.add("moved")
        #expect(
            log.lines == [
                "own.touchesBegan", "box began", "own.touchesMoved", "proposed", "action own began",
                "action own changed", "box cancelled", "moved",
            ])
    }

    @Test(
        "CF-230: a recognizer takes part while it is on its view, and goes with it; removed in between it is cancelled",
        .likeUIKit)
    func membership() {
        weak var gone: PanGestureRecognizer?
        do {
            let view = LoggedView("view", Rect(0, 0, 200, 200), log, in: host.window)
            gone = view.attach(PanGestureRecognizer(), "gone", log)
            host.finger().drag(from: Point(50, 50), to: Point(90, 50), over: .milliseconds(20))
            view.removeFromSuperview()
        }
        #expect(gone == nil)
        #expect(log.take() == ["view began", "action gone began", "view cancelled", "action gone ended"])

        let box = LoggedView("box", Rect(0, 0, 200, 200), log, in: host.window)
        let pan = box.attach(PanGestureRecognizer(), "pan", log)
        let delaying = box.attach(TapGestureRecognizer(), "tap", log) { $0.delaysTouchesBegan = true }
        let finger = host.finger()
        finger.down(at: Point(50, 50))
        log.add("down")
        box.removeGestureRecognizer(delaying)  // it lets go of the touch that it kept from the view
        finger.move(to: Point(70, 50))
        box.removeGestureRecognizer(pan)
        finger.move(to: Point(90, 50))
        finger.up()
        #expect(
            log.take() == ["down", "box began", "action pan began", "box cancelled", "action pan cancelled"])
    }
}
