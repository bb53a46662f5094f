import TactusTesting
import Testing

@testable import TactusUI

@MainActor
@Suite("The way of one frame")
struct PipelineTests {
    let host = TestHost(size: Size(width: 300, height: 300))
    let log = Log()

    /// A window with one view and one recognizer that recognizes when a touch is lifted.
    private func layer(_ name: String, _ frame: Rect) -> TellingWindow {
        let window = TellingWindow(windowScene: host.scene)
        window.log = log
        window.name = name
        window.frame = frame
        window.isHidden = false
        window.addSubview(LoggedView("\(name) view", window.bounds, log))
        let recognizer = TellingRecognizer("\(name) recognizer", log, on: window)
        recognizer.cancelsTouchesInView = false
        recognizer.proposals = [.ended: .ended]
        return window
    }

    private func frame(_ samples: [Sample], after delay: Duration) -> InputFrame {
        let time = host.clock.now + delay
        return InputFrame(
            seat: SeatID(rawValue: 1), time: time,
            contents: .contacts(
                samples.map {
                    ContactSample(contact: $0.contact, change: $0.change, location: $0.location, time: time)
                }))
    }

    @Test("PL-1: timers; window, view, recognizers and key window of each contact; the windows, front to back; resets")
    func stages() {
        let back = layer("back", Rect(0, 0, 300, 300))
        let front = layer("front", Rect(0, 0, 100, 100))
        let stages = StageTeller(log)
        host.application.addDeliveryObserver(stages)
        host.application.schedule(after: .milliseconds(5)) { [log] in log.add("timer") }
        let fingers = [host.makeContact(), host.makeContact()]
        let places = [Point(200, 50), Point(50, 50)]
        let landing = zip(fingers, places).map { Sample($0, .down(host.scene.id), $1) }
        let lift = zip(fingers, places).map { Sample($0, .up, $1) }

        host.stall(for: .milliseconds(20), receiving: [frame(landing, after: .milliseconds(10))])
        #expect(
            log.take() == [
                "timer", "frame",
                "1 in back", "1 on back view", "1 for 1", "back is key",
                "2 in front", "2 on front view", "2 for 1", "front is key",
                "Application.sendEvent",
                "front.sendEvent", "front recognizer began", "front view began",
                "back.sendEvent", "back recognizer began", "back view began",
            ])
        #expect(back.isKeyWindow == false && front.isKeyWindow)

        host.platform.receive([frame(lift, after: .zero)])
        #expect(
            log.take() == [
                "frame", "Application.sendEvent",
                "front.sendEvent", "front recognizer ended", "front recognizer!ended", "front view ended",
                "back.sendEvent", "back recognizer ended", "back recognizer!ended", "back view ended",
                "back recognizer reset", "front recognizer reset",
            ])
    }

    @Test("PL-5: recognizers come before views, in every phase, even those of a superview that views keep touches from")
    func recognizersBeforeViews() {
        let outer = LoggedView("outer", Rect(0, 0, 300, 300), log)
        let inner = LoggedView("inner", Rect(0, 0, 100, 100), log)
        host.window.addSubview(outer)
        outer.addSubview(inner)
        _ = TellingRecognizer("outer recognizer", log, on: outer)
        _ = TellingRecognizer("inner recognizer", log, on: inner)
        func phase(_ name: String) -> [String] {
            ["inner recognizer \(name)", "outer recognizer \(name)", "inner \(name)"]
        }
        let finger = host.finger()
        finger.down(at: Point(50, 50))
        finger.move(to: Point(60, 50))
        finger.up()
        #expect(log.take() == phase("began") + phase("moved") + phase("ended"))
        finger.down(at: Point(50, 50))
        finger.cancel()
        let attempts = log.take().filter { !$0.hasSuffix("reset") }
        #expect(attempts == phase("began") + phase("cancelled"))
    }

    @Test("PL-6: both walks belong to the beginning of a touch, and the second one decides; nothing later walks again")
    func twoWalks() {
        let host = TestHost(size: Size(width: 300, height: 300), policy: .uikitTwoPass)
        let left = LoggedView("left", Rect(0, 0, 10, 10), log)
        let right = LoggedView("right", Rect(20, 0, 10, 10), log)
        let probe = LoggedView("probe", Rect(0, 0, 300, 300), log)
        probe.hitTests = .pass
        for view in [left, right, probe] { host.window.addSubview(view) }
        func play(_ answers: [View?]) -> [String] {
            var answers = answers
            probe.answer = { answers.isEmpty ? nil : answers.removeFirst() }
            let finger = host.finger()
            finger.down(at: Point(200, 200))
            finger.move(to: Point(210, 200))
            finger.up()
            return log.take()
        }
        let walks = ["probe.hitTest(window)", "probe.hitTest(view)"]
        #expect(play([left, right]) == walks + ["right began", "right moved", "right ended"])
        #expect(play([right, left]) == walks + ["left began", "left moved", "left ended"])
    }
}

/// A window that logs what it is sent, and that it became key.
private final class TellingWindow: Window {
    var log: Log?

    override func sendEvent(_ event: Event) {
        log?.add("\(name ?? "?").sendEvent")
        super.sendEvent(event)
    }

    override func becomeKey() { log?.add("\(name ?? "?") is key") }
}

/// Writes the stages of touches into a log that others write into as well.
@MainActor
private final class StageTeller: DeliveryObserver {
    let log: Log

    init(_ log: Log) { self.log = log }

    func application(_ application: Application, didReach stage: DeliveryStage) {
        switch stage {
        case .frame: log.add("frame")
        case .window(let touch): log.add("\(touch.number) in \(touch.window?.name ?? "?")")
        case .view(let touch): log.add("\(touch.number) on \(touch.view?.name ?? "?")")
        case .recognizers(let touch): log.add("\(touch.number) for \(touch.gestureRecognizers.count)")
        case .event: log.add("Application.sendEvent")
        default: break
        }
    }
}
