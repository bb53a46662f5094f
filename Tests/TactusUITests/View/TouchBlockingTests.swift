import TactusTesting
import Testing

@testable import TactusControls
@testable import TactusUI

@MainActor
@Suite("Views that take no touches meanwhile, and touches that nobody made")
struct TouchBlockingTests {
    private let host = TestHost(size: Size(width: 200, height: 200))
    private let log = Log()

    @Test("HT-2: an animation that blocks touches lets them go to what is behind, until the last such one has ended")
    func blockingAnimation() {
        let behind = LoggedView("behind", Rect(0, 0, 100, 100), log)
        let moving = LoggedView("moving", Rect(0, 0, 100, 100), log)
        moving.addSubview(LoggedView("inside", Rect(0, 0, 100, 100), log))
        host.window.addSubview(behind)
        host.window.addSubview(moving)

        moving.blockingAnimationDidBegin()
        moving.blockingAnimationDidBegin()
        host.finger().tap(at: Point(50, 50))
        #expect(log.take() == ["behind began", "behind ended"])
        moving.blockingAnimationDidEnd()
        host.finger().tap(at: Point(50, 50))
        #expect(log.take() == ["behind began", "behind ended"])
        moving.blockingAnimationDidEnd()
        host.finger().tap(at: Point(50, 50))
        #expect(log.take() == ["inside began", "inside ended"])
    }

    @Test("HT-2: a touch that the view has when the animation begins goes on")
    func touchBeforeAnimation() {
        let moving = LoggedView("moving", Rect(0, 0, 100, 100), log)
        host.window.addSubview(moving)
        let finger = host.finger()
        finger.down(at: Point(50, 50))
        moving.blockingAnimationDidBegin()
        finger.up()
        #expect(log.lines == ["moving began", "moving ended"])
    }

    @Test("CF-039: a view that activates itself gets no touch")
    func ownActivation() {
        final class Door: LoggedView {
            override func accessibilityActivate() -> Bool {
                log.add("opened")
                return true
            }
        }
        let door = Door("door", Rect(0, 0, 100, 100), log)
        host.window.addSubview(door)
        #expect(host.application.activateForAccessibility(door))
        #expect(log.lines == ["opened"])
    }

    @Test("CF-039: any other view gets a tap in its middle, which recognizers see like every tap")
    func tapInTheMiddle() {
        let parent = View(frame: Rect(40, 40, 100, 100))
        parent.transform = Transform(scaleX: 0.5, y: 0.5)
        let view = LoggedView("view", Rect(20, 20, 40, 40), log)
        parent.addSubview(view)
        host.window.addSubview(parent)
        var place: Point?
        view.onTouch = { _, touches, _ in place = touches.first?.location(in: view) }
        let tap = host.attach(TapGestureRecognizer())
        tap.cancelsTouchesInView = false
        tap.addAction { [log] _ in log.add("tap") }

        #expect(host.application.activateForAccessibility(view))
        #expect(log.take() == ["view began", "tap", "view ended"])
        #expect(place == Point(20, 20))
        host.application.activateForAccessibility(view)
        #expect(log.lines == ["view began", "tap", "view ended"])
    }

    @Test("CF-039: a view that is nowhere cannot be tapped; a control that is does what its tap does")
    func elsewhere() {
        #expect(!host.application.activateForAccessibility(View()))
        let control = Control(frame: Rect(0, 0, 100, 100))
        control.logEvents(log)
        host.window.addSubview(control)
        #expect(host.application.activateForAccessibility(control))
        #expect(log.lines == ["upInside", "primary"])
    }
}
