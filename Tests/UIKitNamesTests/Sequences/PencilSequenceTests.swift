import LoggingViews
import TactusTesting
import Testing
import UIKitNames

/// What pens tell views, recognizers and interactions.
@MainActor
@Suite("Sequences: pens")
struct PencilSequenceTests {
    private final class Sheet: UIView, UIPencilInteractionDelegate {
        let log: Log
        init(_ log: Log) {
            self.log = log
            super.init(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
        }
        private func add(_ word: String, _ touches: Set<UITouch>, _ event: UIEvent?) {
            guard let touch = touches.first else { return }
            let kind = touch.type == .pencil ? "pen" : touch.type == .direct ? "finger" : "other"
            let share = touch.maximumPossibleForce > 0 ? touch.force / touch.maximumPossibleForce : 0
            let force = (share * 1000).rounded() / 1000
            let angle = (touch.altitudeAngle * 100).rounded() / 100
            let count = event?.coalescedTouches(for: touch)?.count ?? 0
            let place = touch.preciseLocation(in: self)
            log.add("\(kind) \(word), force \(force), altitude \(angle), \(count) of \(place)")
        }
        override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { add("began", touches, event) }
        override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { add("moved", touches, event) }
        override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { add("ended", touches, event) }
        func pencilInteractionDidTap(_ interaction: UIPencilInteraction) { log.add("pencil tap") }
    }

    private let host = TestHost(size: CGSize(width: 320, height: 480))
    private let log = Log()
    private let sheet: Sheet

    init() {
        sheet = Sheet(log)
        host.window.addSubview(sheet)
        host.settle()
    }

    @Test("a stroke: how hard, at which angle, with all samples; a finger has no force")
    func stroke() {
        let pen = host.stylus()
        pen.enter(at: CGPoint(x: 50, y: 50))
        pen.down(at: CGPoint(x: 50, y: 50), pressure: 0.5)
        pen.press(with: 1)
        pen.move(to: CGPoint(x: 80, y: 50))
        pen.up()
        #expect(
            log.take() == [
                "pen began, force 0.5, altitude 1.57, 1 of (50.0, 50.0)",
                "pen moved, force 1.0, altitude 1.57, 1 of (50.0, 50.0)",
                "pen moved, force 1.0, altitude 1.57, 1 of (80.0, 50.0)",
                "pen ended, force 0.0, altitude 1.57, 1 of (80.0, 50.0)",
            ])
        host.finger().tap(at: CGPoint(x: 100, y: 100))
        #expect(log.take().map { $0.prefix(21) } == ["finger began, force 0", "finger ended, force 0"])
    }

    @Test("UK-76: two presses of the button next to the tip are a tap, also to a delegate of the older form")
    func taps() {
        let interaction = UIPencilInteraction()
        interaction.delegate = sheet
        sheet.addInteraction(interaction)
        let pen = host.stylus()
        pen.enter(at: CGPoint(x: 50, y: 50))
        for _ in 0..<2 {
            pen.press(Stylus.Button.lower)
            pen.release(Stylus.Button.lower)
            host.advance(by: .milliseconds(100))
        }
        #expect(log.take() == ["pencil tap"])
    }

    @Test("a recognizer for pens alone leaves fingers to others")
    func allowedTypes() {
        let draw = UIPanGestureRecognizer()
        draw.allowedTouchTypes = [.pencil]
        draw.addAction { [log] draw in log.add("draw \(draw.state)") }
        let scroll = UIPanGestureRecognizer()
        scroll.allowedTouchTypes = [.direct]
        scroll.addAction { [log] scroll in log.add("scroll \(scroll.state)") }
        let both = UIView(frame: sheet.bounds)
        both.addGestureRecognizer(draw)
        both.addGestureRecognizer(scroll)
        sheet.addSubview(both)
        host.finger().drag(from: CGPoint(x: 100, y: 100), to: CGPoint(x: 150, y: 100), over: .milliseconds(16))
        let pen = host.stylus()
        pen.enter(at: CGPoint(x: 100, y: 100))
        pen.down(at: CGPoint(x: 100, y: 100))
        pen.move(to: CGPoint(x: 150, y: 100))
        pen.up()
        let heard = log.take().filter { !$0.hasPrefix("pen") && !$0.hasPrefix("finger") }
        #expect(heard == ["scroll began", "scroll ended", "draw began", "draw ended"])
    }
}
