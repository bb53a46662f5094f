import LoggingViews
import TactusTesting
import Testing
import UIKitNames

/// What programs written for UIKit take for granted of recognizers, and of windows over windows.
@MainActor
@Suite("Habits: recognizers and windows")
struct RecognizerHabitTests {
    let host = TestHost(size: CGSize(width: 400, height: 600))

    final class Together: UIGestureRecognizerDelegate {
        func gestureRecognizer(_ g: UIGestureRecognizer, shouldRecognizeSimultaneouslyWith other: UIGestureRecognizer)
            -> Bool
        { true }
    }

    @Test("two fingers move, magnify and turn at once, and the last one ends the move")
    func threeAtOnce() {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
        view.isMultipleTouchEnabled = true
        host.window.addSubview(view)
        let d = Together()
        let (pan, pinch, turn) = (UIPanGestureRecognizer(), UIPinchGestureRecognizer(), UIRotationGestureRecognizer())
        for g in [pan, pinch, turn] as [UIGestureRecognizer] { g.delegate = d; view.addGestureRecognizer(g) }
        let (ps, is_, ts) = (host.states(of: pan), host.states(of: pinch), host.states(of: turn))
        var translation = CGPoint.zero
        pan.addAction {
            let t = $0.translation(in: view); translation.x += t.x; translation.y += t.y;
            $0.setTranslation(.zero, in: view)
        }
        var scale: CGFloat = 1
        pinch.addAction {
            scale *= $0.scale; $0.scale = 1
        }
        let (f, g) = (host.finger(), host.finger())
        f.down(at: CGPoint(x: 100, y: 200))
        g.down(at: CGPoint(x: 200, y: 200))
        for i in 1...20 {
            f.move(to: CGPoint(x: 100 + Double(i), y: 200 - 4 * Double(i)))
            g.move(to: CGPoint(x: 200 + 5 * Double(i), y: 200 + 4 * Double(i)))
            host.advance(by: .milliseconds(16))
        }
        #expect(pan.numberOfTouches == 2 && pinch.numberOfTouches == 2)
        f.up()
        #expect(ps.all.last == .changed || ps.all.last == .began)
        g.up()
        for s in [ps.all, is_.all, ts.all] {
            #expect(s.first == .began && s.last == .ended && s.count(where: { $0 == .began }) == 1)
        }
        #expect(scale > 1.5)
    }

    @Test("a finger that moves too early is no press; one that is disabled is cancelled; two are wanted")
    func pressDrag() {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
        host.window.addSubview(view)
        let press = UILongPressGestureRecognizer()
        view.addGestureRecognizer(press)
        let s = host.states(of: press)
        let f = host.finger()
        f.down(at: CGPoint(x: 50, y: 50))
        f.move(to: CGPoint(x: 65, y: 50))
        host.advance(by: .seconds(1))
        f.up()
        #expect(s.all.filter { $0 != .failed } == [])
        f.down(at: CGPoint(x: 50, y: 50))
        host.advance(by: .milliseconds(600))
        f.move(to: CGPoint(x: 350, y: 50), over: .milliseconds(100))
        press.isEnabled = false
        f.up()
        #expect(s.all.last == .cancelled && press.state == .possible)
        press.isEnabled = true
        press.numberOfTouchesRequired = 2
        let n = s.all.count
        f.down(at: CGPoint(x: 50, y: 50))
        host.advance(by: .seconds(1))
        f.up()
        #expect(s.all.count == n)
    }

    @Test("a recognizer of one’s own is told before the view, acts, and is reset")
    func own() {
        final class Check: UIGestureRecognizer {
            var log = Log()
            override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
                super.touchesBegan(touches, with: event); log.add("b");
                if touches.count != 1 || numberOfTouches > 1 { state = .failed }
            }
            override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
                super.touchesMoved(touches, with: event); log.add("m");
                if state == .possible { state = .began } else { state = .changed }
            }
            override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
                super.touchesEnded(touches, with: event)
                log.add("e")
                state = state == .possible ? .failed : .ended
            }
            override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
                super.touchesCancelled(touches, with: event)
                log.add("c")
                state = .cancelled
            }
            override func reset() {
                super.reset()
                log.add("reset")
            }
        }
        let log = Log()
        let view = Pad("pad", CGRect(x: 0, y: 0, width: 400, height: 400), log)
        host.window.addSubview(view)
        let check = Check()
        check.log = log
        check.addAction { log.add("action \($0.state.rawValue)") }
        view.addGestureRecognizer(check)
        let f = host.finger()
        f.down(at: CGPoint(x: 10, y: 10))
        f.move(to: CGPoint(x: 20, y: 10))
        f.move(to: CGPoint(x: 30, y: 10))
        f.up()
        #expect(
            log.take() == [
                "b", "pad began", "m", "action 1", "pad cancelled", "m", "action 2", "e", "action 3", "reset",
            ])
        f.tap(at: CGPoint(x: 10, y: 10))
        #expect(log.take() == ["b", "pad began", "e", "pad ended", "reset"])
        f.down(at: CGPoint(x: 10, y: 10))
        f.move(to: CGPoint(x: 20, y: 10))
        f.cancel()
        #expect(log.take() == ["b", "pad began", "m", "action 1", "pad cancelled", "c", "action 4", "reset"])
    }

    @Test("a window above others lets through what it does not want, and is key when it is made so")
    func windows() {
        final class PassWindow: UIWindow {
            override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
                let v = super.hitTest(point, with: event)
                return v === self || v === rootViewController?.view ? nil : v
            }
        }
        let log = Log()
        let page = UIViewController()
        let host = TestHost(playing: page, CGSize(width: 400, height: 600))
        let back = Pad("back", page.view.bounds, log)
        page.view.addSubview(back)
        let over = PassWindow(windowScene: host.scene)
        over.windowLevel = .alert + 1
        over.rootViewController = UIViewController()
        let pad = Pad("over", CGRect(x: 0, y: 0, width: 100, height: 100), log)
        over.rootViewController?.view.addSubview(pad)
        over.isHidden = false
        host.settle()
        host.finger().tap(at: CGPoint(x: 50, y: 50))
        host.finger().tap(at: CGPoint(x: 150, y: 50))
        #expect(log.take() == ["over began", "over ended", "back began", "back ended"])
        #expect(!over.isKeyWindow)
        over.makeKeyAndVisible()
        #expect(over.isKeyWindow && !host.window.isKeyWindow)
        over.isHidden = true
        host.finger().tap(at: CGPoint(x: 50, y: 50))
        #expect(log.take() == ["back began", "back ended"])
    }

    @Test("a pan has limits of fingers, and may be taken away in the middle")
    func panProperties() {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
        host.window.addSubview(view)
        let pan = UIPanGestureRecognizer()
        #expect(
            pan.minimumNumberOfTouches == 1 && pan.maximumNumberOfTouches == Int.max && pan.cancelsTouchesInView
                && !pan.delaysTouchesBegan && pan.delaysTouchesEnded && pan.isEnabled)
        pan.minimumNumberOfTouches = 2
        view.addGestureRecognizer(pan)
        #expect(pan.view === view)
        let s = host.states(of: pan)
        host.finger().drag(from: CGPoint(x: 10, y: 10), to: CGPoint(x: 200, y: 10), over: .milliseconds(100))
        #expect(s.all.filter { $0 != .failed } == [])
        pan.minimumNumberOfTouches = 1
        pan.maximumNumberOfTouches = 1
        let (f, g) = (host.finger(), host.finger())
        f.down(at: CGPoint(x: 10, y: 10))
        f.move(to: CGPoint(x: 60, y: 10), over: .milliseconds(50))
        #expect(s.all.first == .began)
        view.removeGestureRecognizer(pan)
        #expect(pan.view == nil)
        f.up()
        g.tap(at: CGPoint(x: 20, y: 20))
    }
}
