import TactusTesting
import TactusUI
import Testing

@MainActor
@Suite("Article 000: states of recognizers")
struct GestureStatesTests {
    let host = TestHost(size: Size(width: 400, height: 400))
    let log = Log()

    /// Lets a recognizer of an application's own propose states, one for each move of a finger, and answers the states
    /// it then had and those it acted in.
    private func states(
        proposing proposals: [GestureRecognizer.State]
    ) -> (had: [GestureRecognizer.State], acted: [GestureRecognizer.State]) {
        let recognizer = ScriptedRecognizer("custom", nil, on: host.window)
        let acted = host.states(of: recognizer)
        var rest = proposals
        recognizer.onTouch = { recognizer, phase, _ in
            if phase == .moved, !rest.isEmpty { recognizer.state = rest.removeFirst() }
        }
        let finger = host.finger()
        finger.down(at: Point(50, 50))
        var had: [GestureRecognizer.State] = []
        for step in 1...proposals.count {
            finger.move(to: Point(50 + Double(step), 50))
            had.append(recognizer.state)
        }
        finger.up()
        host.window.removeGestureRecognizer(recognizer)
        return (had, acted.all)
    }

    @Test("CF-030: a gesture that has not begun cannot be cancelled: it fails, and calls no action", .likeUIKit)
    func cancelledBeforeItBegan() {
        let states = states(proposing: [.cancelled])
        #expect(states.had == [.failed])
        #expect(states.acted == [])
    }

    @Test(
        "CF-031: possible to began or failed; began to changed; those to ended or cancelled, each with an action",
        .likeUIKit)
    func transitions() {
        let began = states(proposing: [.began, .changed, .changed, .ended])
        #expect(began.had == [.began, .changed, .changed, .ended])
        #expect(began.acted == [.began, .changed, .changed, .ended])
        let cancelled = states(proposing: [.began, .changed, .cancelled])
        #expect(cancelled.acted == [.began, .changed, .cancelled])
        let failed = states(proposing: [.failed])
        #expect(failed.had == [.failed])
        #expect(failed.acted == [])
        let tooLate = states(proposing: [.began, .changed, .failed])
        #expect(tooLate.had == [.began, .changed, .cancelled])
        #expect(tooLate.acted == [.began, .changed, .cancelled])
    }

    @Test(
        "CF-032: disabled in mid-gesture, a recognizer that began is cancelled, and acts; one that had not fails",
        .likeUIKit)
    func disabling() {
        let pan = host.window.attach(PanGestureRecognizer(), "pan", log)
        let tap = host.window.attach(TapGestureRecognizer(), "tap", log)
        let finger = host.finger()
        finger.down(at: Point(50, 50))
        tap.isEnabled = false
        #expect(tap.state == .failed)
        finger.move(to: Point(80, 50))
        finger.move(to: Point(90, 50))
        pan.isEnabled = false
        #expect(pan.state == .cancelled)
        finger.move(to: Point(120, 50))
        finger.up()
        #expect(log.lines == ["action pan began", "action pan changed", "action pan cancelled"])
    }
}
