import LoggingViews
import TactusTesting
import Testing
import UIKitNames

/// What programs written for UIKit take for granted of events: whole sequences, through windows, views and recognizers.
@MainActor
@Suite("Habits: events from window to view")
struct EventHabitTests {
    let host = TestHost(size: CGSize(width: 400, height: 600))

    /// A window that shows where fingers are, as programs for demonstrations have it.
    private final class Watching: UIWindow {
        var log = Log()
        override func sendEvent(_ event: UIEvent) {
            if event.type == .touches, let touches = event.allTouches {
                let phases = touches.map { touch in
                    switch touch.phase {
                    case .began: "began"
                    case .moved: "moved"
                    case .stationary: "stationary"
                    case .ended: "ended"
                    case .cancelled: "cancelled"
                    default: "other"
                    }
                }
                log.add("window \(phases.sorted().joined(separator: " "))")
            }
            super.sendEvent(event)
        }
    }

    @Test("a window sees each event before its views, with all fingers: those that rest, too")
    func window() {
        let log = Log()
        let window = Watching(windowScene: host.scene)
        window.log = log
        let pads = [0.0, 200].map { x in
            let pad = Pad(x == 0 ? "a" : "b", CGRect(x: x, y: 0, width: 200, height: 400), log)
            window.addSubview(pad)
            return pad
        }
        window.makeKeyAndVisible()
        host.settle()
        let (first, second) = (host.finger(), host.finger())
        first.down(at: CGPoint(x: 50, y: 50))
        second.down(at: CGPoint(x: 250, y: 50))
        #expect(log.take() == ["window began", "a began", "window began stationary", "b began"])
        second.move(to: CGPoint(x: 260, y: 50))
        second.up()
        first.up()
        #expect(
            log.take() == [
                "window moved stationary", "b moved", "window ended stationary", "b ended", "window ended", "a ended",
            ])
        first.down(at: CGPoint(x: 50, y: 50))
        second.down(at: CGPoint(x: 250, y: 50))
        _ = log.take()
        first.cancel()
        second.cancel()
        #expect(log.take().filter { !$0.hasPrefix("window") } == ["a cancelled", "b cancelled"])
        #expect(pads.allSatisfy { $0.window === window })
    }

    @Test("keys of a piano: fingers that slide press one key after the other, each finger its own")
    func piano() {
        final class Piano: UIView {
            var log = Log()
            private var pressed: [UITouch: UIView] = [:]
            override init(frame: CGRect) {
                super.init(frame: frame)
                isMultipleTouchEnabled = true
                for i in 0..<4 {
                    let key = UIView(frame: CGRect(x: 100 * CGFloat(i), y: 0, width: 100, height: 200))
                    key.tag = i
                    key.isUserInteractionEnabled = false
                    addSubview(key)
                }
            }
            private func follow(_ touch: UITouch) {
                let key = subviews.first { $0.frame.contains(touch.location(in: self)) }
                guard key !== pressed[touch] else { return }
                if let old = pressed[touch] { log.add("up \(old.tag)") }
                pressed[touch] = key
                if let key { log.add("down \(key.tag)") }
            }
            override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { touches.forEach(follow) }
            override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { touches.forEach(follow) }
            override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
                for touch in touches { if let key = pressed.removeValue(forKey: touch) { log.add("up \(key.tag)") } }
            }
            override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
                touchesEnded(touches, with: event)
            }
        }
        let piano = Piano(frame: CGRect(x: 0, y: 100, width: 400, height: 200))
        host.window.addSubview(piano)
        let (left, right) = (host.finger(), host.finger())
        left.down(at: CGPoint(x: 50, y: 200))
        right.down(at: CGPoint(x: 350, y: 200))
        left.move(to: CGPoint(x: 150, y: 200))
        right.move(to: CGPoint(x: 250, y: 200))
        left.move(to: CGPoint(x: 160, y: 210))
        left.move(to: CGPoint(x: 160, y: 10))
        left.up()
        right.cancel()
        #expect(
            piano.log.take() == ["down 0", "down 3", "up 0", "down 1", "up 3", "down 2", "up 1", "up 2"])
    }

    @Test("a line is drawn along all that the screen has told of a finger, in order, and further where it will be")
    func coalesced() throws {
        final class Canvas: UIView {
            var points: [CGPoint] = []
            var calls = 0
            var predicted = 0
            override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
                guard let touch = touches.first, let event else { return }
                calls += 1
                for sample in event.coalescedTouches(for: touch) ?? [touch] { points.append(sample.location(in: self)) }
                predicted += event.predictedTouches(for: touch)?.count ?? 0
            }
        }
        let canvas = Canvas(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
        host.window.addSubview(canvas)
        let finger = host.finger()
        finger.down(at: CGPoint(x: 10, y: 10))
        host.whileBusy {
            for i in 1...10 {
                host.advance(by: .milliseconds(4))
                finger.move(to: CGPoint(x: 10 + 5 * Double(i), y: 10))
            }
        }
        #expect(canvas.points == (1...10).map { CGPoint(x: 10 + 5 * Double($0), y: 10) })
        #expect(canvas.calls < 10 && canvas.predicted > 0)
        finger.up()
    }

    @Test("one finger, two fingers, and two taps: each recognizer has its own, and waits only for whom it must")
    func taps() {
        let log = Log()
        let pad = Pad("pad", CGRect(x: 0, y: 0, width: 400, height: 400), log)
        pad.isMultipleTouchEnabled = true
        host.window.addSubview(pad)
        let (one, two, double) = (
            UITapGestureRecognizer(), UITapGestureRecognizer(), UITapGestureRecognizer()
        )
        two.numberOfTouchesRequired = 2
        double.numberOfTapsRequired = 2
        one.require(toFail: double)
        for (tap, name) in [(one, "one"), (two, "two"), (double, "double")] {
            tap.addAction { log.add("\(name) \($0.numberOfTouches)") }
            tap.cancelsTouchesInView = false
            tap.delaysTouchesEnded = false
            pad.addGestureRecognizer(tap)
        }
        let (first, second) = (host.finger(), host.finger())
        first.tap(at: CGPoint(x: 100, y: 100))
        #expect(log.take() == ["pad began", "pad ended"])
        host.advance(by: .seconds(1))
        #expect(log.take() == ["one 1"])
        first.tap(at: CGPoint(x: 100, y: 100), count: 2)
        #expect(log.take().filter { !$0.hasPrefix("pad") } == ["double 1"])
        host.advance(by: .seconds(1))
        #expect(log.take() == [])
        first.down(at: CGPoint(x: 100, y: 100))
        second.down(at: CGPoint(x: 200, y: 100))
        first.up()
        second.up()
        host.advance(by: .seconds(1))
        #expect(log.take().filter { !$0.hasPrefix("pad") } == ["two 2"])
    }

    @Test("a page is drawn down from the top of its list, and scrolls otherwise: list and pan act together")
    func drawnDown() {
        final class Page: UIViewController, UIGestureRecognizerDelegate, UIScrollViewDelegate {
            let scroll = UIScrollView()
            let pan = UIPanGestureRecognizer()
            var log = Log()
            var down: CGFloat = 0
            override func viewDidLoad() {
                super.viewDidLoad()
                scroll.frame = view.bounds
                scroll.contentSize = CGSize(width: 400, height: 3000)
                scroll.contentInsetAdjustmentBehavior = .never
                scroll.bounces = false
                scroll.delegate = self
                view.addSubview(scroll)
                pan.addTarget(self, action: Page.drawn(_:))
                pan.delegate = self
                view.addGestureRecognizer(pan)
            }
            func drawn(_ pan: UIPanGestureRecognizer) {
                let way = pan.translation(in: view).y
                switch pan.state {
                case .began: log.add("began")
                case .changed where scroll.contentOffset.y <= 0 && way > 0: down = way
                case .ended, .cancelled:
                    log.add("\(pan.state == .ended ? "ended" : "cancelled") \(down > 0)")
                    down = 0
                default: break
                }
            }
            func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { log.add("drag") }
            func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
                log.add("drag ended")
            }
            func gestureRecognizer(
                _ gestureRecognizer: UIGestureRecognizer,
                shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
            ) -> Bool { otherGestureRecognizer == scroll.panGestureRecognizer }
        }
        let page = Page()
        let host = TestHost(playing: page, CGSize(width: 400, height: 600))
        let finger = host.finger()
        finger.down(at: CGPoint(x: 200, y: 400))
        finger.move(to: CGPoint(x: 200, y: 300), over: .milliseconds(200))
        #expect(page.scroll.contentOffset.y > 50 && page.down == 0)
        finger.up()
        #expect(page.log.take().sorted() == ["began", "drag", "drag ended", "ended false"])
        host.advance(by: .seconds(3))
        page.scroll.contentOffset = .zero
        _ = page.log.take()
        finger.down(at: CGPoint(x: 200, y: 200))
        finger.move(to: CGPoint(x: 200, y: 300), over: .milliseconds(200))
        #expect(page.down > 50 && page.scroll.contentOffset == .zero)
        finger.up()
        #expect(page.log.take().filter { !$0.hasPrefix("drag") } == ["began", "ended true"])
    }

    @Test("a button that hands its touches on is heard by what is around it as well, and sends all the same")
    func forwarding() {
        final class Passing: UIButton {
            override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
                super.touchesBegan(touches, with: event)
                next?.touchesBegan(touches, with: event)
            }
            override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
                super.touchesEnded(touches, with: event)
                next?.touchesEnded(touches, with: event)
            }
        }
        let log = Log()
        let pad = Pad("pad", CGRect(x: 0, y: 0, width: 400, height: 400), log)
        let button = Passing(frame: CGRect(x: 50, y: 50, width: 100, height: 44))
        button.addAction(UIAction { _ in log.add("down") }, for: .touchDown)
        button.addAction(UIAction { _ in log.add("up") }, for: .touchUpInside)
        pad.addSubview(button)
        host.window.addSubview(pad)
        host.finger().tap(at: CGPoint(x: 100, y: 70))
        #expect(log.take() == ["down", "pad began", "up", "pad ended"])
    }

    @Test("what sticks out of its superview is touched where that says so, and the rest of it goes through")
    func stickingOut() {
        final class Bar: UIView {
            override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
                subviews.contains { !$0.isHidden && $0.point(inside: convert(point, to: $0), with: event) }
            }
        }
        let log = Log()
        let back = Pad("back", CGRect(x: 0, y: 0, width: 400, height: 600), log)
        let bar = Bar(frame: CGRect(x: 0, y: 500, width: 400, height: 100))
        let knob = Pad("knob", CGRect(x: 170, y: -30, width: 60, height: 60), log)
        bar.addSubview(knob)
        host.window.addSubview(back)
        host.window.addSubview(bar)
        host.finger().tap(at: CGPoint(x: 200, y: 480))
        host.finger().tap(at: CGPoint(x: 50, y: 550))
        knob.isHidden = true
        host.finger().tap(at: CGPoint(x: 200, y: 480))
        #expect(log.take() == ["knob began", "knob ended", "back began", "back ended", "back began", "back ended"])
    }

    @Test("a touch knows who takes part in it, as an optional list or not, and by which names its type goes")
    func participants() {
        final class Asking: UIView {
            var names: [String] = []
            override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
                guard let touch = touches.first, touch.type != .stylus, touch.type == .direct else { return }
                if let recognizers = touch.gestureRecognizers { names = recognizers.compactMap(\.name) }
                names.append("\(touch.gestureRecognizers?.count ?? 0) of \(touch.gestureRecognizers.count)")
            }
        }
        let view = Asking(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        host.window.addSubview(view)
        for (owner, name) in [(view as UIView, "inner"), (host.window, "outer")] {
            let tap = UITapGestureRecognizer()
            tap.name = name
            owner.addGestureRecognizer(tap)
        }
        host.finger().tap(at: CGPoint(x: 50, y: 50))
        #expect(view.names.filter { $0 == "inner" || $0 == "outer" } == ["inner", "outer"])
        #expect(view.names.contains("\(view.names.count - 1) of \(view.names.count - 1)"))
    }
}
