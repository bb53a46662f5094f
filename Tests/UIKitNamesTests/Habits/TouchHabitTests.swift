import TactusTesting
import Testing
import UIKitNames

/// What programs written for UIKit take for granted of touches and gestures.
@MainActor
@Suite("Habits: touches and gestures")
struct TouchHabitTests {
    let host = TestHost(size: CGSize(width: 400, height: 400))

    private final class Pad: UIView {
        var notes: [String] = []
        var passesOn = false
        weak var latest: UITouch?
        override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
            note("began", touches, event)
            if passesOn { super.touchesBegan(touches, with: event) }
        }
        override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { note("moved", touches, event) }
        override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { note("ended", touches, event) }
        override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
            note("cancelled", touches, event)
        }
        private func note(_ phase: String, _ touches: Set<UITouch>, _ event: UIEvent?) {
            latest = touches.first
            notes.append("\(phase) \(touches.count)/\(event?.allTouches.count ?? 0)")
        }
        func take() -> [String] {
            defer { notes = [] }
            return notes
        }
    }

    private final class Judge: UIGestureRecognizerDelegate {
        var begins = true
        var receives = true
        var together = false
        var asked: [String] = []
        func gestureRecognizerShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool {
            asked.append("begin")
            return begins
        }
        func gestureRecognizer(_ recognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
            asked.append("receive")
            return receives
        }
        func gestureRecognizer(
            _ recognizer: UIGestureRecognizer, shouldRecognizeSimultaneouslyWith other: UIGestureRecognizer
        ) -> Bool { together }
    }

    private func pad(_ frame: CGRect = CGRect(x: 0, y: 0, width: 200, height: 200)) -> Pad {
        let pad = Pad(frame: frame)
        host.window.addSubview(pad)
        return pad
    }

    private func states(_ recognizer: UIGestureRecognizer) -> RecognizerStates { host.states(of: recognizer) }

    @Test("a touch is one object, keeps its view when it leaves it, and knows where it was before")
    func oneTouch() throws {
        let pad = pad()
        let finger = host.finger()
        finger.down(at: CGPoint(x: 50, y: 50))
        let touch = try #require(pad.latest)
        #expect(touch.phase == .began && touch.tapCount == 1 && touch.view === pad && touch.window === host.window)
        finger.move(to: CGPoint(x: 300, y: 60))
        #expect(pad.latest === touch && touch.view === pad && touch.phase == .moved)
        #expect(touch.location(in: pad) == CGPoint(x: 300, y: 60))
        #expect(touch.previousLocation(in: pad) == CGPoint(x: 50, y: 50))
        finger.up()
        #expect(pad.take() == ["began 1/1", "moved 1/1", "ended 1/1"])
    }

    @Test("a second finger is not told of without isMultipleTouchEnabled, and taps in a row are counted")
    func severalTouches() {
        let pad = pad()
        let (first, second) = (host.finger(), host.finger())
        first.down(at: CGPoint(x: 50, y: 50))
        second.down(at: CGPoint(x: 90, y: 50))
        #expect(pad.take() == ["began 1/1"])
        second.up()
        first.up()
        pad.isMultipleTouchEnabled = true
        _ = pad.take()
        first.down(at: CGPoint(x: 50, y: 50))
        second.down(at: CGPoint(x: 90, y: 50))
        #expect(pad.take() == ["began 1/1", "began 1/2"])
        second.up()
        first.up()
        host.advance(by: .seconds(1))
        var counts: [Int] = []
        for _ in 0..<3 {
            first.down(at: CGPoint(x: 50, y: 50))
            counts.append(pad.latest?.tapCount ?? 0)
            first.up()
            host.advance(by: .milliseconds(100))
        }
        #expect(counts == [1, 2, 3])
    }

    @Test("what a view does not handle goes to its superview, and to the controller of it")
    func bubbling() {
        final class Page: UIViewController {
            var touches = 0
            override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { self.touches += 1 }
        }
        let page = Page()
        host.window.rootViewController = page
        let label = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        page.view.addSubview(label)
        host.settle()
        host.finger().tap(at: CGPoint(x: 50, y: 50))
        #expect(page.touches == 1 && label.next === page.view && page.view.next === page && page.next === host.window)
        let pad = Pad(frame: label.bounds)
        label.addSubview(pad)
        host.finger().tap(at: CGPoint(x: 50, y: 50))
        #expect(page.touches == 1)
        pad.passesOn = true
        host.finger().tap(at: CGPoint(x: 50, y: 50))
        #expect(page.touches == 2)
    }

    @Test("a pan takes the touch from its view when it begins, unless it cancels none")
    func panCancels() {
        let pad = pad()
        let pan = UIPanGestureRecognizer()
        pad.addGestureRecognizer(pan)
        let seen = states(pan)
        host.finger().drag(from: CGPoint(x: 50, y: 50), to: CGPoint(x: 150, y: 50), over: .milliseconds(100))
        #expect(seen.all.first == .began && seen.all.last == .ended && seen.all.count(where: { $0 == .began }) == 1)
        #expect(seen.all.dropFirst().dropLast().allSatisfy { $0 == .changed })
        #expect(pad.take().last == "cancelled 1/1")
        #expect(pan.state == .possible)
        pan.cancelsTouchesInView = false
        host.finger().drag(from: CGPoint(x: 50, y: 50), to: CGPoint(x: 150, y: 50), over: .milliseconds(100))
        #expect(pad.take().last == "ended 1/1")
    }

    @Test("a tap that waits for a double tap comes when that can come no more, and not when it does")
    func doubleTap() {
        let pad = pad()
        var log: [String] = []
        let (single, double) = (UITapGestureRecognizer(), UITapGestureRecognizer())
        double.numberOfTapsRequired = 2
        single.addAction { _ in log.append("single") }
        double.addAction { _ in log.append("double") }
        single.require(toFail: double)
        pad.addGestureRecognizer(single)
        pad.addGestureRecognizer(double)
        host.finger().tap(at: CGPoint(x: 50, y: 50))
        #expect(log == [])
        host.advance(by: .seconds(1))
        #expect(log == ["single"])
        host.finger().tap(at: CGPoint(x: 50, y: 50), count: 2)
        host.advance(by: .seconds(1))
        #expect(log == ["single", "double"])
    }

    @Test("a delegate keeps touches from a recognizer, keeps it from beginning, and lets two act at once")
    func delegates() {
        let (pad, judge) = (pad(), Judge())
        let (pan, other) = (UIPanGestureRecognizer(), UIPanGestureRecognizer())
        pan.delegate = judge
        pad.addGestureRecognizer(pan)
        pad.addGestureRecognizer(other)
        let (seen, others) = (states(pan), states(other))
        func drag() {
            host.finger().drag(from: CGPoint(x: 50, y: 50), to: CGPoint(x: 150, y: 50), over: .milliseconds(100))
        }
        judge.receives = false
        drag()
        #expect(seen.all == [] && judge.asked == ["receive"])
        judge.receives = true
        judge.begins = false
        drag()
        #expect(seen.all == [] && others.all.contains(.began))
        judge.begins = true
        judge.together = true
        drag()
        #expect(seen.all.first == .began && seen.all.last == .ended)
    }

    @Test("of two recognizers for the same the deeper view’s wins; one that is disabled on its way is cancelled")
    func exclusion() {
        let pad = pad()
        let inner = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        pad.addSubview(inner)
        let (outerPan, innerPan) = (UIPanGestureRecognizer(), UIPanGestureRecognizer())
        pad.addGestureRecognizer(outerPan)
        inner.addGestureRecognizer(innerPan)
        let (outerStates, innerStates) = (states(outerPan), states(innerPan))
        let finger = host.finger()
        finger.down(at: CGPoint(x: 50, y: 50))
        finger.move(to: CGPoint(x: 80, y: 50))
        #expect(innerStates.all == [.began] && outerStates.all == [])
        innerPan.isEnabled = false
        #expect(innerStates.all == [.began, .cancelled])
        finger.move(to: CGPoint(x: 120, y: 50))
        finger.up()
        #expect(innerStates.all.count == 2 && outerStates.all == [])
    }

    @Test("a long press begins after half a second under the finger, changes with it, and ends with it")
    func longPress() {
        let pad = pad()
        let press = UILongPressGestureRecognizer()
        pad.addGestureRecognizer(press)
        let seen = states(press)
        #expect(press.minimumPressDuration == 0.5 && press.allowableMovement == 10)
        let finger = host.finger()
        finger.down(at: CGPoint(x: 50, y: 50))
        host.advance(by: .milliseconds(490))
        #expect(seen.all == [])
        host.advance(by: .milliseconds(20))
        finger.move(to: CGPoint(x: 150, y: 50))
        finger.up()
        #expect(seen.all == [.began, .changed, .ended])
    }

    @Test("a swipe is one event; a pinch has two touches, and begins with a scale of about one")
    func swipeAndPinch() {
        let pad = pad()
        let (swipe, pinch) = (UISwipeGestureRecognizer(), UIPinchGestureRecognizer())
        pad.addGestureRecognizer(swipe)
        pad.addGestureRecognizer(pinch)
        let (swipes, pinches) = (states(swipe), states(pinch))
        #expect(swipe.direction == .right && pinch.scale == 1)
        host.finger().drag(from: CGPoint(x: 30, y: 50), to: CGPoint(x: 180, y: 50), over: .milliseconds(100))
        #expect(swipes.all == [.ended])
        var scales: [CGFloat] = []
        pinch.addAction { if $0.state == .began { scales = [$0.scale, CGFloat($0.numberOfTouches)] } }
        host.pinch(at: CGPoint(x: 100, y: 100), from: 40, to: 120, over: .milliseconds(200))
        #expect(pinches.all.first == .began && pinches.all.last == .ended)
        #expect(scales.count == 2 && abs(scales[0] - 1) < 0.2 && scales[1] == 2)
    }
}
