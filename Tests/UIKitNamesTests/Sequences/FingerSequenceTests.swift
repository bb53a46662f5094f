import LoggingViews
import TactusTesting
import Testing
import UIKitNames

/// What several recognizers and a view hear of two and three fingers, from the first word to the last.
@MainActor
@Suite("Sequences: several fingers")
struct FingerSequenceTests {
    private final class Together: UIGestureRecognizerDelegate {
        func gestureRecognizer(
            _ gestureRecognizer: UIGestureRecognizer,
            shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
        ) -> Bool { true }
    }

    private let host = TestHost(size: CGSize(width: 400, height: 400))
    private let log = Log()
    private let pad: Pad
    private let together = Together()

    init() {
        pad = Pad("view", CGRect(x: 0, y: 0, width: 400, height: 400), log)
        pad.isMultipleTouchEnabled = true
        host.window.addSubview(pad)
        host.settle()
    }

    @discardableResult
    private func add<Recognizer: UIGestureRecognizer>(
        _ recognizer: Recognizer, _ name: String, isAlone: Bool = false
    ) -> Recognizer {
        if !isAlone { recognizer.delegate = together }
        recognizer.addAction { [log] recognizer in
            log.add("\(name) \(recognizer.state) \(recognizer.numberOfTouches)")
        }
        pad.addGestureRecognizer(recognizer)
        return recognizer
    }

    /// What was heard by one of them.
    private func heard(by name: String, in all: [String]) -> [String] {
        all.filter { $0.hasPrefix(name) }.map { String($0.dropFirst(name.count + 1)) }
    }

    @Test("drawn, spread and turned together: a finger that is lifted and put back, and a third one")
    func together3() {
        add(UIPanGestureRecognizer(), "pan")
        add(UIPinchGestureRecognizer(), "pinch")
        add(UIRotationGestureRecognizer(), "turn")
        let (one, two) = (host.finger(), host.finger())
        one.down(at: CGPoint(x: 150, y: 200))
        two.down(at: CGPoint(x: 250, y: 200))
        #expect(log.take() == ["view began", "view began"])
        one.move(to: CGPoint(x: 120, y: 180))
        var all = log.take()
        for name in ["pan", "pinch", "turn"] { #expect(heard(by: name, in: all) == ["began 2"]) }
        #expect(all.last == "view cancelled")
        two.move(to: CGPoint(x: 280, y: 240))
        all = log.take()
        for name in ["pan", "pinch", "turn"] { #expect(heard(by: name, in: all) == ["changed 2"]) }
        two.up()
        one.move(to: CGPoint(x: 90, y: 170))
        all = log.take()
        #expect(heard(by: "pan", in: all).last == "changed 1" && !heard(by: "pinch", in: all).contains("ended 1"))
        two.down(at: CGPoint(x: 260, y: 220))
        two.move(to: CGPoint(x: 300, y: 260))
        all = log.take()
        for name in ["pan", "pinch", "turn"] { #expect(heard(by: name, in: all).last == "changed 2") }
        let three = host.finger()
        three.down(at: CGPoint(x: 200, y: 300))
        three.move(to: CGPoint(x: 210, y: 320))
        all = log.take()
        #expect(heard(by: "pan", in: all).last == "changed 3" && heard(by: "view", in: all).isEmpty)
        for finger in [three, one, two] { finger.up() }
        all = log.take()
        for name in ["pan", "pinch", "turn"] { #expect(heard(by: name, in: all).last?.hasPrefix("ended") == true) }
        #expect(heard(by: "view", in: all).isEmpty)
    }

    @Test("of three that may not go together the first that begins stays the only one")
    func alone() {
        add(UIPanGestureRecognizer(), "pan", isAlone: true)
        add(UIPinchGestureRecognizer(), "pinch", isAlone: true)
        add(UIRotationGestureRecognizer(), "turn", isAlone: true)
        let (one, two) = (host.finger(), host.finger())
        one.down(at: CGPoint(x: 150, y: 200))
        two.down(at: CGPoint(x: 250, y: 200))
        one.move(to: CGPoint(x: 110, y: 200))
        two.move(to: CGPoint(x: 290, y: 200))
        two.move(to: CGPoint(x: 290, y: 300))
        one.up()
        two.up()
        let names = Set(log.take().filter { !$0.hasPrefix("view") }.map { $0.split(separator: " ")[0] })
        #expect(names.count == 1)
    }

    @Test("a pan that leaves touches to the view, and one that takes them")
    func cancelling() {
        let pan = add(UIPanGestureRecognizer(), "pan")
        pan.cancelsTouchesInView = false
        let finger = host.finger()
        func drag() {
            finger.down(at: CGPoint(x: 100, y: 100))
            finger.move(to: CGPoint(x: 130, y: 100))
            finger.move(to: CGPoint(x: 150, y: 100))
            finger.up()
        }
        drag()
        #expect(
            log.take() == [
                "view began", "pan began 1", "view moved", "pan changed 1", "view moved", "pan ended 1", "view ended",
            ])
        pan.cancelsTouchesInView = true
        drag()
        #expect(log.take() == ["view began", "pan began 1", "view cancelled", "pan changed 1", "pan ended 1"])
        pan.delaysTouchesBegan = true
        finger.down(at: CGPoint(x: 100, y: 100))
        #expect(log.take() == [])
        finger.up()
        #expect(log.take() == ["view began", "view ended"])
        drag()
        #expect(log.take() == ["pan began 1", "pan changed 1", "pan ended 1"])
    }

    @Test("one tap waits for two; the view hears of its end, or of its loss, when that is decided")
    func requirement() {
        let once = add(UITapGestureRecognizer(), "once", isAlone: true)
        let twice = UITapGestureRecognizer()
        twice.numberOfTapsRequired = 2
        once.require(toFail: add(twice, "twice", isAlone: true))
        let finger = host.finger()
        finger.tap(at: CGPoint(x: 100, y: 100))
        #expect(log.take() == ["view began"])
        host.advance(by: .milliseconds(500))
        #expect(log.take() == ["once ended 1", "view cancelled"])
        finger.tap(at: CGPoint(x: 100, y: 100), count: 2)
        #expect(log.take().filter { !$0.hasPrefix("view") } == ["twice ended 1"])
        host.advance(by: .milliseconds(500))
        #expect(log.take() == [])
    }

    @Test("a pan of one finger waits for one of two, which begins as soon as the second has moved")
    func pans() {
        let one = UIPanGestureRecognizer()
        one.maximumNumberOfTouches = 1
        let two = UIPanGestureRecognizer()
        two.minimumNumberOfTouches = 2
        add(one, "one", isAlone: true).require(toFail: add(two, "two", isAlone: true))
        let (f, g) = (host.finger(), host.finger())
        f.down(at: CGPoint(x: 100, y: 100))
        g.down(at: CGPoint(x: 200, y: 100))
        f.move(to: CGPoint(x: 100, y: 150))
        g.move(to: CGPoint(x: 200, y: 150))
        f.up()
        g.up()
        #expect(log.take().filter { !$0.hasPrefix("view") } == ["two began 2", "two changed 2", "two ended 1"])
    }

    @Test("a tap of two fingers, and a recognizer that is turned off under them")
    func others() {
        let two = UITapGestureRecognizer()
        two.numberOfTouchesRequired = 2
        add(two, "two")
        let (f, g) = (host.finger(), host.finger())
        f.down(at: CGPoint(x: 100, y: 100))
        g.down(at: CGPoint(x: 200, y: 100))
        f.up()
        g.up()
        #expect(log.take().filter { !$0.hasPrefix("view") } == ["two ended 2"])
        let pinch = add(UIPinchGestureRecognizer(), "pinch")
        f.down(at: CGPoint(x: 150, y: 200))
        g.down(at: CGPoint(x: 250, y: 200))
        f.move(to: CGPoint(x: 100, y: 200))
        pinch.isEnabled = false
        pinch.isEnabled = true
        g.move(to: CGPoint(x: 300, y: 200))
        f.up()
        g.up()
        #expect(log.take().filter { $0.hasPrefix("pinch") } == ["pinch began 2", "pinch cancelled 2"])
    }
}
