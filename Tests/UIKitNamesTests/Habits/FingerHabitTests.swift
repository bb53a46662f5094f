import LoggingViews
import TactusTesting
import Testing
import UIKitNames

/// What programs written for UIKit take for granted of fingers on views, controls and windows.
@MainActor
@Suite("Habits: fingers")
struct FingerHabitTests {
    let host = TestHost(size: CGSize(width: 400, height: 600))

    @Test("a view that wants its touches alone gets none beside others, and others none beside it")
    func exclusive() {
        let log = Log()
        let a = Pad("a", CGRect(x: 0, y: 0, width: 100, height: 100), log)
        let b = Pad("b", CGRect(x: 100, y: 0, width: 100, height: 100), log)
        host.window.addSubview(a)
        host.window.addSubview(b)
        a.isExclusiveTouch = true
        let (f, g) = (host.finger(), host.finger())
        f.down(at: CGPoint(x: 50, y: 50))
        g.down(at: CGPoint(x: 150, y: 50))
        g.up()
        f.up()
        #expect(log.take() == ["a began", "a ended"])
        g.down(at: CGPoint(x: 150, y: 50))
        f.down(at: CGPoint(x: 50, y: 50))
        f.up()
        g.up()
        #expect(log.take() == ["b began", "b ended"])
    }

    @Test("a view may be found beside itself, or not at all; what lies outside its superview is not")
    func hitAreas() {
        final class Big: UIButton {
            override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
                bounds.insetBy(dx: -20, dy: -20).contains(point)
            }
        }
        final class Through: UIView {
            override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
                let v = super.hitTest(point, with: event)
                return v === self ? nil : v
            }
        }
        let log = Log()
        let back = Pad("back", CGRect(x: 0, y: 0, width: 400, height: 600), log)
        let through = Through(frame: back.bounds)
        let big = Big(frame: CGRect(x: 100, y: 100, width: 20, height: 20))
        big.addAction(UIAction { _ in log.add("big") }, for: .touchUpInside)
        host.window.addSubview(back)
        host.window.addSubview(through)
        through.addSubview(big)
        host.finger().tap(at: CGPoint(x: 85, y: 85))
        host.finger().tap(at: CGPoint(x: 50, y: 85))
        #expect(log.take() == ["big", "back began", "back ended"])
        let clip = UIView(frame: CGRect(x: 200, y: 200, width: 50, height: 50))
        let outside = Pad("outside", CGRect(x: 60, y: 0, width: 50, height: 50), log)
        clip.addSubview(outside)
        through.addSubview(clip)
        host.finger().tap(at: CGPoint(x: 280, y: 220))
        #expect(log.take() == ["back began", "back ended"])
        through.isUserInteractionEnabled = false
        host.finger().tap(at: CGPoint(x: 110, y: 110))
        #expect(log.take() == ["back began", "back ended"])
    }

    @Test("a control tells in this order what a finger does that goes out and comes back")
    func controlEvents() {
        let log = Log()
        let button = UIButton(frame: CGRect(x: 100, y: 100, width: 100, height: 44))
        let names: [(UIControl.Event, String)] = [
            (.touchDown, "down"), (.touchDownRepeat, "repeat"), (.touchDragInside, "dragInside"),
            (.touchDragOutside, "dragOutside"),
            (.touchDragEnter, "enter"), (.touchDragExit, "exit"), (.touchUpInside, "upInside"),
            (.touchUpOutside, "upOutside"), (.touchCancel, "cancel"),
        ]
        for (e, n) in names { button.addAction(UIAction { _ in log.add(n) }, for: e) }
        host.window.addSubview(button)
        let f = host.finger()
        f.down(at: CGPoint(x: 150, y: 120))
        f.move(to: CGPoint(x: 155, y: 120))
        f.move(to: CGPoint(x: 155, y: 300))
        #expect(!button.isHighlighted)
        f.move(to: CGPoint(x: 155, y: 310))
        f.move(to: CGPoint(x: 155, y: 125))
        #expect(button.isHighlighted)
        f.move(to: CGPoint(x: 155, y: 120))
        f.up()
        #expect(
            log.take() == [
                "down", "dragInside", "dragOutside", "exit", "dragOutside", "dragInside", "enter", "dragInside",
                "upInside",
            ])
        host.advance(by: .seconds(1))
        _ = log.take()
        f.tap(at: CGPoint(x: 150, y: 120), count: 2)
        #expect(log.take() == ["down", "upInside", "down", "repeat", "upInside"])
        f.down(at: CGPoint(x: 150, y: 120))
        button.isEnabled = false
        f.up()
        f.tap(at: CGPoint(x: 150, y: 120))
    }

    @Test("a control of one’s own begins, goes on and ends, or is broken off")
    func tracking() {
        final class Dial: UIControl {
            var log = Log()
            var goes = true
            override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
                log.add("begin \(isTracking)")
                return goes
            }
            override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
                log.add("continue")
                sendActions(for: .valueChanged)
                return true
            }
            override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
                log.add("end")
                super.endTracking(touch, with: event)
            }
            override func cancelTracking(with event: UIEvent?) {
                log.add("cancel")
                super.cancelTracking(with: event)
            }
        }
        let log = Log()
        let dial = Dial(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        dial.log = log
        dial.addAction(UIAction { _ in log.add("value") }, for: .valueChanged)
        host.window.addSubview(dial)
        let f = host.finger()
        f.down(at: CGPoint(x: 10, y: 10))
        #expect(dial.isTracking && dial.isTouchInside)
        f.move(to: CGPoint(x: 20, y: 10))
        f.move(to: CGPoint(x: 300, y: 10))
        #expect(!dial.isTouchInside)
        f.up()
        #expect(!dial.isTracking)
        #expect(log.take().filter { !$0.hasPrefix("begin") } == ["continue", "value", "continue", "value", "end"])
        f.down(at: CGPoint(x: 10, y: 10))
        f.cancel()
        #expect(log.take().last == "cancel")
        dial.goes = false
        f.drag(from: CGPoint(x: 10, y: 10), to: CGPoint(x: 50, y: 10), over: .milliseconds(50))
        #expect(log.take().count == 1)
    }

    final class Touchy: UIScrollView {
        var log = Log()
        override func touchesShouldBegin(_ touches: Set<UITouch>, with event: UIEvent?, in view: UIView) -> Bool {
            log.add("shouldBegin")
            return super.touchesShouldBegin(touches, with: event, in: view)
        }
        override func touchesShouldCancel(in view: UIView) -> Bool {
            let answer = super.touchesShouldCancel(in: view)
            log.add("shouldCancel \(answer)")
            return answer
        }
    }

    @Test("a scroll view waits before it hands touches on, asks, and takes them away when it scrolls")
    func contentTouches() {
        let log = Log()
        let scroll = Touchy(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
        scroll.log = log
        scroll.contentSize = CGSize(width: 400, height: 2000)
        let pad = Pad("pad", CGRect(x: 0, y: 0, width: 100, height: 100), log)
        let button = UIButton(frame: CGRect(x: 100, y: 0, width: 100, height: 100))
        for (e, n) in [
            (UIControl.Event.touchDown, "down"), (.touchUpInside, "upInside"), (.touchCancel, "cancel"),
            (.touchDragInside, "dragInside"),
        ] { button.addAction(UIAction { _ in log.add(n) }, for: e) }
        scroll.addSubview(pad)
        scroll.addSubview(button)
        host.window.addSubview(scroll)
        host.settle()
        let f = host.finger()
        f.down(at: CGPoint(x: 50, y: 50))
        #expect(log.take() == [])
        host.advance(by: .milliseconds(200))
        #expect(log.take() == ["shouldBegin", "pad began"])
        f.move(to: CGPoint(x: 50, y: 52))
        #expect(log.take() == ["pad moved"])
        f.move(to: CGPoint(x: 50, y: 20), over: .milliseconds(100))
        #expect(log.take().filter { $0 != "pad moved" } == ["shouldCancel true", "pad cancelled"])
        f.up()
        host.advance(by: .seconds(3))
        scroll.contentOffset = .zero
        _ = log.take()
        f.tap(at: CGPoint(x: 50, y: 50))
        #expect(log.take() == ["shouldBegin", "pad began", "pad ended"])
        f.drag(from: CGPoint(x: 50, y: 90), to: CGPoint(x: 50, y: 20), over: .milliseconds(100))
        #expect(log.take() == [])
        host.advance(by: .seconds(3))
        scroll.contentOffset = .zero
        f.down(at: CGPoint(x: 150, y: 90))
        host.advance(by: .milliseconds(200))
        #expect(log.take() == ["shouldBegin", "down"])
        f.move(to: CGPoint(x: 150, y: 40), over: .milliseconds(100))
        f.up()
        #expect(
            log.lines.contains("shouldCancel false") && log.lines.last == "upInside" && scroll.contentOffset == .zero)
        _ = log.take()
        scroll.canCancelContentTouches = false
        f.down(at: CGPoint(x: 50, y: 90))
        host.advance(by: .milliseconds(200))
        f.move(to: CGPoint(x: 50, y: 20), over: .milliseconds(100))
        f.up()
        #expect(log.take().filter { $0 != "pad moved" } == ["shouldBegin", "pad began", "pad ended"])
        scroll.canCancelContentTouches = true
        scroll.delaysContentTouches = false
        f.down(at: CGPoint(x: 50, y: 90))
        #expect(log.take() == ["shouldBegin", "pad began"])
        f.move(to: CGPoint(x: 50, y: 20), over: .milliseconds(100))
        f.up()
        #expect(log.take().filter { $0 != "pad moved" } == ["shouldCancel true", "pad cancelled"])
    }

    @Test("a tap takes touches away, lets them be, or keeps them until it is known")
    func delays() {
        let log = Log()
        let pad = Pad("pad", CGRect(x: 0, y: 0, width: 200, height: 200), log)
        host.window.addSubview(pad)
        let tap = UITapGestureRecognizer()
        tap.addAction { _ in log.add("tap") }
        pad.addGestureRecognizer(tap)
        let f = host.finger()
        f.tap(at: CGPoint(x: 50, y: 50))
        #expect(log.take() == ["pad began", "tap", "pad cancelled"])
        host.advance(by: .seconds(1))
        tap.cancelsTouchesInView = false
        f.tap(at: CGPoint(x: 50, y: 50))
        #expect(log.take() == ["pad began", "tap", "pad ended"])
        host.advance(by: .seconds(1))
        tap.delaysTouchesBegan = true
        tap.cancelsTouchesInView = true
        f.tap(at: CGPoint(x: 50, y: 50))
        #expect(log.take() == ["tap"])
        host.advance(by: .seconds(1))
        f.drag(from: CGPoint(x: 50, y: 50), to: CGPoint(x: 150, y: 50), over: .milliseconds(50))
        #expect(log.take().filter { $0 != "pad moved" } == ["pad began", "pad ended"])
        tap.delaysTouchesBegan = false
        let double = UITapGestureRecognizer()
        double.numberOfTapsRequired = 2
        double.addAction { _ in log.add("double") }
        pad.addGestureRecognizer(double)
        pad.removeGestureRecognizer(tap)
        host.advance(by: .seconds(1))
        f.tap(at: CGPoint(x: 50, y: 50))
        #expect(log.take() == ["pad began"])
        host.advance(by: .seconds(1))
        #expect(log.take() == ["pad ended"])
    }

    @Test("a pan that waits for a swipe begins only where that fails")
    func graphs() {
        let log = Log()
        let pad = Pad("pad", CGRect(x: 0, y: 0, width: 200, height: 200), log)
        host.window.addSubview(pad)
        let (swipe, pan) = (UISwipeGestureRecognizer(), UIPanGestureRecognizer())
        swipe.direction = .left
        pan.require(toFail: swipe)
        swipe.addAction { log.add("swipe \($0.state.rawValue)") }
        pan.addAction { log.add("pan \($0.state.rawValue)") }
        pad.addGestureRecognizer(swipe)
        pad.addGestureRecognizer(pan)
        let f = host.finger()
        f.drag(from: CGPoint(x: 180, y: 50), to: CGPoint(x: 20, y: 50), over: .milliseconds(120))
        #expect(
            log.lines.filter { $0.hasPrefix("swipe") } == ["swipe 3"] && !log.lines.contains { $0.hasPrefix("pan") })
        _ = log.take()
        f.drag(from: CGPoint(x: 20, y: 50), to: CGPoint(x: 180, y: 50), over: .milliseconds(400))
        let pans = log.take().filter { $0.hasPrefix("pan") }
        #expect(pans.first == "pan 1" && pans.last == "pan 3")
    }
}
