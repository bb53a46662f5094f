import LoggingViews
import TactusTesting
import Testing
import UIKitNames

/// What programs written for UIKit take for granted of recognizers of their own, from the first word to the last.
@MainActor
@Suite("Habits: recognizers of one’s own")
struct OwnRecognizerHabitTests {
    let host = TestHost(size: CGSize(width: 400, height: 600))

    /// Draws with the first finger, and ignores all others.
    private class Stroke: UIGestureRecognizer {
        var log = Log()
        private(set) var tracked: UITouch?
        override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
            super.touchesBegan(touches, with: event)
            log.add("stroke began \(touches.count)/\(numberOfTouches)")
            for touch in touches {
                if tracked == nil { tracked = touch } else if touch != tracked { ignore(touch, for: event) }
            }
        }
        override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
            super.touchesMoved(touches, with: event)
            log.add("stroke moved \(touches.count)/\(numberOfTouches)")
            guard let tracked, touches.contains(tracked) else { return }
            state = state == .possible ? .began : .changed
        }
        override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
            super.touchesEnded(touches, with: event)
            log.add("stroke ended \(touches.count)/\(numberOfTouches)")
            state = state == .possible ? .failed : .ended
        }
        override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
            super.touchesCancelled(touches, with: event)
            log.add("stroke cancelled")
            state = .cancelled
        }
        override func reset() {
            super.reset()
            log.add("stroke reset")
            tracked = nil
        }
    }

    private func pad(_ log: Log) -> Pad {
        let pad = Pad("pad", CGRect(x: 0, y: 0, width: 400, height: 400), log)
        pad.isMultipleTouchEnabled = true
        host.window.addSubview(pad)
        return pad
    }

    @Test("a finger that a recognizer ignores is the view’s from its first word to its last; the other one is taken")
    func ignored() {
        let log = Log()
        let pad = pad(log)
        let stroke = Stroke()
        stroke.log = log
        stroke.addAction { log.add("action \($0.state.rawValue) \($0.numberOfTouches)") }
        pad.addGestureRecognizer(stroke)
        let (first, second) = (host.finger(), host.finger())
        first.down(at: CGPoint(x: 50, y: 50))
        second.down(at: CGPoint(x: 250, y: 50))
        #expect(log.take() == ["stroke began 1/1", "pad began", "stroke began 1/2", "pad began"])
        first.move(to: CGPoint(x: 60, y: 50))
        #expect(log.take() == ["stroke moved 1/1", "action 1 1", "pad cancelled"])
        second.move(to: CGPoint(x: 260, y: 50))
        #expect(log.take() == ["pad moved"])
        first.move(to: CGPoint(x: 70, y: 50))
        first.up()
        #expect(log.take() == ["stroke moved 1/1", "action 2 1", "stroke ended 1/1", "action 3 1", "stroke reset"])
        second.move(to: CGPoint(x: 270, y: 50))
        second.up()
        #expect(log.take() == ["pad moved", "pad ended"])
    }

    @Test("a recognizer that was added while a finger is down sees the next one; of a removed one nothing is heard")
    func addedLate() {
        let log = Log()
        let pad = pad(log)
        let (old, new) = (Stroke(), Stroke())
        old.log = log
        old.addAction { log.add("old \($0.state.rawValue)") }
        new.addAction { log.add("new \($0.state.rawValue)") }
        pad.addGestureRecognizer(old)
        let finger = host.finger()
        finger.down(at: CGPoint(x: 50, y: 50))
        pad.addGestureRecognizer(new)
        pad.removeGestureRecognizer(old)
        _ = log.take()
        finger.move(to: CGPoint(x: 60, y: 50))
        finger.up()
        #expect(log.take() == ["pad moved", "pad ended"])
        finger.down(at: CGPoint(x: 50, y: 50))
        finger.move(to: CGPoint(x: 60, y: 50))
        finger.up()
        #expect(log.take() == ["pad began", "new 1", "pad cancelled", "new 3"])
    }

    @Test("one that prevents nothing and cannot be prevented goes on beside a pan, whoever was first")
    func beside() {
        final class Spy: Stroke {
            override func canPrevent(_ other: UIGestureRecognizer) -> Bool { false }
            override func canBePrevented(by other: UIGestureRecognizer) -> Bool { false }
        }
        let log = Log()
        let pad = pad(log)
        let (spy, pan) = (Spy(), UIPanGestureRecognizer())
        spy.cancelsTouchesInView = false
        spy.delaysTouchesEnded = false
        pad.addGestureRecognizer(spy)
        pad.addGestureRecognizer(pan)
        spy.addAction { log.add("spy \($0.state.rawValue)") }
        pan.addAction { log.add("pan \($0.state.rawValue)") }
        let finger = host.finger()
        finger.down(at: CGPoint(x: 50, y: 50))
        finger.move(to: CGPoint(x: 55, y: 50))
        #expect(log.take() == ["pad began", "spy 1", "pad moved"])
        finger.move(to: CGPoint(x: 80, y: 50))
        #expect(log.take().sorted() == ["pad cancelled", "pan 1", "spy 2"])
        finger.up()
        #expect(log.take().sorted() == ["pan 3", "spy 3"])
    }

    @Test("a subclass that requires others to fail waits for them, by class, across views")
    func requires() {
        final class Late: Stroke {
            override func shouldRequireFailure(of other: UIGestureRecognizer) -> Bool {
                other is UISwipeGestureRecognizer
            }
        }
        let log = Log()
        let pad = pad(log)
        let inner = Pad("inner", CGRect(x: 0, y: 0, width: 400, height: 200), log)
        pad.addSubview(inner)
        let (late, swipe) = (Late(), UISwipeGestureRecognizer())
        inner.addGestureRecognizer(late)
        pad.addGestureRecognizer(swipe)
        late.addAction { log.add("late \($0.state.rawValue)") }
        swipe.addAction { log.add("swipe \($0.state.rawValue)") }
        let finger = host.finger()
        finger.down(at: CGPoint(x: 50, y: 50))
        finger.move(to: CGPoint(x: 60, y: 50))
        #expect(log.take() == ["inner began", "inner moved"] && late.state == .possible)
        finger.move(to: CGPoint(x: 60, y: 150))
        #expect(log.take() == ["late 1", "inner cancelled"])
        finger.move(to: CGPoint(x: 70, y: 150))
        finger.up()
        #expect(log.take() == ["late 2", "late 3"])
        finger.down(at: CGPoint(x: 50, y: 50))
        finger.move(to: CGPoint(x: 200, y: 50), over: .milliseconds(80))
        finger.up()
        #expect(log.take().filter { !$0.hasSuffix("moved") } == ["inner began", "swipe 3", "inner cancelled"])
    }

    @Test("RC-35: a pan that needs two fingers to begin and one to go on changes what it needs on its way")
    func needsLess() {
        let log = Log()
        let pad = pad(log)
        let pan = UIPanGestureRecognizer()
        pan.minimumNumberOfTouches = 2
        pan.addAction { pan in
            log.add("\(pan.state.rawValue)")
            if pan.state == .began { pan.minimumNumberOfTouches = 1 }
            if pan.state == .ended || pan.state == .cancelled { pan.minimumNumberOfTouches = 2 }
        }
        pad.addGestureRecognizer(pan)
        let (first, second) = (host.finger(), host.finger())
        first.down(at: CGPoint(x: 50, y: 50))
        second.down(at: CGPoint(x: 150, y: 50))
        first.move(to: CGPoint(x: 50, y: 80))
        second.move(to: CGPoint(x: 150, y: 80))
        second.up()
        _ = log.take()
        first.move(to: CGPoint(x: 50, y: 90))
        #expect(log.lines.contains("2") && pan.state == .changed)
        first.up()
        #expect(log.take().last == "3" && pan.minimumNumberOfTouches == 2)
        first.drag(from: CGPoint(x: 50, y: 50), to: CGPoint(x: 250, y: 50), over: .milliseconds(100))
        #expect(log.take().filter { !$0.hasPrefix("pad") } == [])
    }

    @Test("a gesture is given up by disabling and enabling its recognizer in its own action, and made anew later")
    func givenUp() {
        let log = Log()
        let pad = pad(log)
        let pan = UIPanGestureRecognizer()
        pan.addAction { pan in
            log.add("\(pan.state.rawValue)")
            if pan.state == .changed, pan.translation(in: pad).x > 60 {
                pan.isEnabled = false
                pan.isEnabled = true
            }
        }
        pad.addGestureRecognizer(pan)
        let finger = host.finger()
        for _ in 0..<2 {
            finger.down(at: CGPoint(x: 50, y: 50))
            finger.move(to: CGPoint(x: 70, y: 50))
            finger.move(to: CGPoint(x: 90, y: 50))
            finger.move(to: CGPoint(x: 120, y: 50))
            finger.move(to: CGPoint(x: 150, y: 50))
            finger.up()
            #expect(log.take() == ["pad began", "1", "pad cancelled", "2", "2", "4"])
        }
    }

    @Test("a piece is lifted to the window while its finger draws it: pan and touches go on")
    func lifted() {
        let log = Log()
        let board = UIView(frame: CGRect(x: 20, y: 20, width: 300, height: 300))
        let piece = Pad("piece", CGRect(x: 10, y: 10, width: 60, height: 60), log)
        host.window.addSubview(board)
        board.addSubview(piece)
        let pan = UIPanGestureRecognizer()
        pan.addAction { [host] pan in
            guard let view = pan.view else { return }
            switch pan.state {
            case .began:
                view.center = view.superview?.convert(view.center, to: host.window) ?? .zero
                host.window.addSubview(view)
                log.add("began")
            case .changed:
                let way = pan.translation(in: host.window)
                view.center = CGPoint(x: view.center.x + way.x, y: view.center.y + way.y)
                pan.setTranslation(.zero, in: host.window)
            default: log.add("state \(pan.state.rawValue)")
            }
        }
        piece.addGestureRecognizer(pan)
        let finger = host.finger()
        finger.down(at: CGPoint(x: 60, y: 60))
        finger.move(to: CGPoint(x: 80, y: 60))
        #expect(piece.superview === host.window && piece.frame.origin == CGPoint(x: 30, y: 30))
        finger.move(to: CGPoint(x: 180, y: 160))
        #expect(piece.frame.origin == CGPoint(x: 150, y: 130))
        finger.up()
        #expect(log.take() == ["piece began", "began", "piece cancelled", "state 3"])
        pan.isEnabled = false
        finger.down(at: CGPoint(x: 180, y: 160))
        board.addSubview(piece)
        finger.move(to: CGPoint(x: 190, y: 160))
        finger.up()
        #expect(log.take() == ["piece began", "piece moved", "piece ended"])
    }

    @Test("a view that leaves the window under a finger is told so; the pan around it goes on with the finger")
    func leavesUnderFinger() {
        let log = Log()
        let page = Pad("page", CGRect(x: 0, y: 0, width: 400, height: 400), log)
        final class Leaving: Pad {
            override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
                super.touchesMoved(touches, with: event)
                removeFromSuperview()
            }
        }
        let pad = Leaving("pad", CGRect(x: 0, y: 0, width: 200, height: 200), log)
        host.window.addSubview(page)
        page.addSubview(pad)
        let (inner, outer) = (UILongPressGestureRecognizer(), UIPanGestureRecognizer())
        inner.minimumPressDuration = 0.2
        inner.addAction {
            log.add("press \($0.state.rawValue)")
            if $0.state == .changed { pad.removeFromSuperview() }
        }
        outer.addAction { log.add("pan \($0.state.rawValue)") }
        pad.addGestureRecognizer(inner)
        page.addGestureRecognizer(outer)
        let finger = host.finger()
        finger.down(at: CGPoint(x: 50, y: 50))
        finger.move(to: CGPoint(x: 51, y: 50))
        #expect(log.take() == ["pad began", "pad moved", "pad cancelled"])
        finger.move(to: CGPoint(x: 100, y: 50))
        finger.move(to: CGPoint(x: 120, y: 50))
        finger.up()
        #expect(log.take() == ["pan 1", "pan 2", "pan 3"])
        page.addSubview(pad)
        finger.down(at: CGPoint(x: 50, y: 50))
        host.advance(by: .milliseconds(300))
        #expect(log.take() == ["pad began", "press 1", "pad cancelled"])
        finger.move(to: CGPoint(x: 52, y: 50))
        #expect(log.take() == ["press 2", "press 4"])
        finger.up()
        #expect(log.take() == [])
    }

    @Test("two fingers that land at once come in one call to who takes several, and one of them to who does not")
    func atOnce() {
        final class Counting: UIView {
            var log = Log()
            var name = ""
            override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { add("began", touches, event) }
            override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { add("moved", touches, event) }
            override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { add("ended", touches, event) }
            override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
                add("cancelled", touches, event)
            }
            private func add(_ phase: String, _ touches: Set<UITouch>, _ event: UIEvent?) {
                let mine = event?.touches(for: self)?.count ?? 0
                log.add("\(name) \(phase) \(touches.count)/\(mine)/\(event?.allTouches?.count ?? 0)")
            }
        }
        let log = Log()
        let views = [0.0, 200].map { x in
            let view = Counting(frame: CGRect(x: x, y: 0, width: 200, height: 400))
            view.log = log
            view.name = x == 0 ? "a" : "b"
            host.window.addSubview(view)
            return view
        }
        views[0].isMultipleTouchEnabled = true
        host.pinch(at: CGPoint(x: 100, y: 100), from: 40, to: 60, over: .milliseconds(16))
        #expect(log.take() == ["a began 2/2/2", "a moved 2/2/2", "a ended 2/2/2"])
        host.pinch(at: CGPoint(x: 300, y: 100), from: 40, to: 60, over: .milliseconds(16))
        #expect(log.take() == ["b began 1/2/2", "b moved 1/2/2", "b ended 1/2/2"])
        host.pinch(at: CGPoint(x: 200, y: 100), from: 40, to: 60, over: .milliseconds(16))
        #expect(
            log.take().sorted() == [
                "a began 1/1/2", "a ended 1/1/2", "a moved 1/1/2", "b began 1/1/2", "b ended 1/1/2", "b moved 1/1/2",
            ])
    }
}
