import TactusTesting
import Testing

@testable import TactusUI

/// A view under one finger with recognizers on it, and a log of what reaches whom: `B`, `M`, `E`, `C` for the view's
/// touch methods, `!` with the state for an action.
@MainActor
final class GestureBench {
    let host = TestHost(size: Size(width: 400, height: 400))
    let log = Log()
    let view: LoggedView
    lazy var finger = host.finger()

    init(hasView: Bool = true) {
        view = LoggedView("view", Rect(0, 0, 400, 400), log)
        if hasView { host.window.addSubview(view) }
    }

    /// What was logged since the last call, in one line.
    func trace() -> String {
        log.take().map { line in
            switch line {
            case "view began": "B"
            case "view moved": "M"
            case "view ended": "E"
            case "view cancelled": "C"
            default: line
            }
        }.joined(separator: " ")
    }

    /// Adds a recognizer whose actions are logged as `name!state`.
    @discardableResult
    func add<Recognizer: GestureRecognizer>(
        _ recognizer: Recognizer, named name: String = "", to view: View? = nil,
        _ configure: (Recognizer) -> Void = { _ in }
    ) -> Recognizer {
        recognizer.name = name
        recognizer.addAction { [log] in log.add("\($0.name ?? "")!\($0.state)") }
        configure(recognizer)
        (view ?? self.view).addGestureRecognizer(recognizer)
        return recognizer
    }

    func wait(_ milliseconds: Int) { host.clock.advance(by: .milliseconds(milliseconds)) }

    /// Down at (100, 100) and to each of the places right of it, 10 ms apart.
    func drag(_ offsets: Double...) {
        if !finger.isDown { finger.down(at: Point(100, 100)) }
        for offset in offsets {
            wait(10)
            finger.move(to: Point(100 + offset, 100))
        }
    }

    func tap(at point: Point = Point(100, 100)) { finger.tap(at: point) }
}

@MainActor
@Suite("GR-30: what the view gets")
struct GestureDeliveryTests {
    let bench = GestureBench()

    func tap(_ taps: Int = 1, _ configure: (TapGestureRecognizer) -> Void = { _ in }) {
        bench.add(TapGestureRecognizer()) {
            $0.numberOfTapsRequired = taps
            configure($0)
        }
    }

    @Test("a view without recognizers gets every touch of a tap and of a drag")
    func nobody() {
        bench.tap()
        #expect(bench.trace() == "B E")
        bench.drag(5, 50)
        bench.finger.up()
        #expect(bench.trace() == "B M M E")
    }

    @Test("a tap that is recognized takes the touch after its action")
    func recognizedTap() {
        tap()
        bench.tap()
        #expect(bench.trace() == "B !ended C")
    }

    @Test("a tap that does not cancel leaves the view its end, after the action")
    func tapWithoutCancelling() {
        tap { $0.cancelsTouchesInView = false }
        bench.tap()
        #expect(bench.trace() == "B !ended E")
    }

    @Test("a tap that fails by moving 50 points leaves everything to the view")
    func movedTap() {
        tap()
        bench.drag(50)
        bench.finger.up()
        #expect(bench.trace() == "B M E")
    }

    @Test("a pan recognized at the third move takes the touch then")
    func pan() {
        bench.add(PanGestureRecognizer())
        bench.drag(4, 8, 12)
        #expect(bench.trace() == "B M M !began C")
        bench.drag(20, 30)
        bench.finger.up()
        #expect(bench.trace() == "!changed !changed !ended")
    }

    @Test("delaysTouchesBegan, recognized: the view never hears of the touch", arguments: [true, false])
    func delayedAndRecognized(cancels: Bool) {
        bench.add(PanGestureRecognizer()) {
            $0.delaysTouchesBegan = true
            $0.cancelsTouchesInView = cancels
        }
        bench.drag(4, 12, 20)
        bench.finger.up()
        #expect(bench.trace() == "!began !changed !ended")
    }

    @Test("delaysTouchesBegan, failed at the second move: the beginning is told then, with its place and time")
    func delayedAndFailed() throws {
        var beginnings: [(phase: Touch.Phase, place: Point, time: Instant)] = []
        bench.view.onTouch = { phase, touches, _ in
            guard phase == .began, let touch = touches.first else { return }
            beginnings.append((touch.phase, touch.location(in: nil), touch.timestamp))
        }
        tap { $0.delaysTouchesBegan = true }
        let start = bench.host.clock.now
        bench.drag(30)
        #expect(bench.trace() == "")
        bench.drag(60)
        #expect(bench.trace() == "B M")
        bench.drag(70)
        bench.finger.up()
        #expect(bench.trace() == "M E")
        let began = try #require(beginnings.first)
        #expect(began == (.began, Point(100, 100), start))
    }

    @Test("delaysTouchesBegan, failed by lifting: beginning, movement and end are told at once")
    func delayedAndLifted() {
        bench.add(PanGestureRecognizer()) { $0.delaysTouchesBegan = true }
        bench.drag(4)
        bench.finger.up()
        #expect(bench.trace() == "B M E")
    }

    @Test("a double tap, delaying ends: both touches are cancelled after the action, each in its own call")
    func doubleTap() {
        tap(2)
        bench.tap()
        #expect(bench.trace() == "B")
        bench.wait(100)
        bench.tap()
        #expect(bench.trace() == "B !ended C C")
    }

    @Test("a double tap, not delaying ends: the first touch has ended before")
    func doubleTapWithoutDelay() {
        tap(2) { $0.delaysTouchesEnded = false }
        bench.tap()
        bench.wait(100)
        bench.tap()
        #expect(bench.trace() == "B E B !ended C")
    }

    @Test("a single tap under a double-tap recognizer: the end comes when no second tap has come")
    func singleTapUnderDoubleTap() {
        tap(2)
        bench.tap()
        bench.wait(349)
        #expect(bench.trace() == "B")
        bench.wait(1)
        #expect(bench.trace() == "E")
    }

    @Test("a finger that moves on after a first tap: the first one's end comes before its movement is told")
    func endBeforeLaterMovement() {
        tap(2)
        bench.tap()
        bench.wait(100)
        bench.drag(50)
        bench.finger.up()
        #expect(bench.trace() == "B B E M E")
    }

    @Test("GR-35: a finger that joins a running pan is taken from its view before the view hears of it")
    func joiningFinger() {
        bench.add(PanGestureRecognizer())
        bench.drag(12)
        _ = bench.trace()
        bench.host.finger().down(at: Point(300, 300))
        #expect(bench.trace() == "")
    }

    @Test("GR-34: a finger too many for a running pan stays with its view")
    func ignoredFinger() {
        bench.view.isMultipleTouchEnabled = true
        let pan = bench.add(PanGestureRecognizer()) { $0.maximumNumberOfTouches = 1 }
        bench.drag(12)
        _ = bench.trace()
        let other = bench.host.finger()
        other.down(at: Point(300, 300))
        other.move(to: Point(320, 300))
        #expect(pan.numberOfTouches == 1)
        other.up()
        #expect(bench.trace() == "B M E")
    }

    @Test("GR-36: inside touchesCancelled the touch says cancelled; recognizers go on with what it does")
    func phaseInsideCancelled() {
        var phases: [Touch.Phase] = []
        bench.view.onTouch = { _, touches, _ in phases += touches.map(\.phase) }
        bench.add(PanGestureRecognizer())
        bench.drag(12, 20)
        #expect(phases == [.began, .cancelled])
        #expect(bench.trace() == "B !began C !changed")
    }

    @Test("touches that the system takes away cancel the pan, with its action, and the view", arguments: [true, false])
    func systemCancel(cancels: Bool) {
        bench.add(PanGestureRecognizer()) { $0.cancelsTouchesInView = cancels }
        bench.drag(12)
        bench.finger.cancel()
        #expect(bench.trace() == (cancels ? "B !began C !cancelled" : "B !began M !cancelled C"))
    }

    @Test("touches that are held back and taken away by the system are never told of")
    func systemCancelWhileWithheld() {
        tap { $0.delaysTouchesBegan = true }
        bench.finger.down(at: Point(100, 100))
        bench.finger.cancel()
        #expect(bench.trace() == "")
    }
}
