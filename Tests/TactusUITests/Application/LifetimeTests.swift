import TactusTesting
import Testing

@testable import TactusUI

@MainActor
@Suite("Lifetimes of objects")
struct LifetimeTests {
    @Test(
        "an application that goes takes its scenes, windows and views along, fingers down or not",
        arguments: [true, false])
    func nothingIsLeftOver(isTouched: Bool) {
        weak var application: Application?
        weak var window: Window?
        weak var view: View?
        weak var tap: TapGestureRecognizer?
        do {
            let host = TestHost(size: Size(width: 100, height: 100))
            let touched = View(frame: Rect(0, 0, 100, 100))
            let recognizer = TapGestureRecognizer()
            touched.addGestureRecognizer(recognizer)
            host.window.addSubview(touched)
            host.application.schedule(after: .seconds(1)) {}
            host.scene.addDisplayLink { _ in }
            if isTouched { host.finger().down(at: Point(10, 10)) }
            (application, window, view, tap) = (host.application, host.window, touched, recognizer)
        }

        #expect(application == nil && window == nil && view == nil && tap == nil)
    }

    @Test("an application that goes in the middle of an animation takes its views along", arguments: Rest.allCases)
    func nothingIsLeftOfAnimations(rest: Rest) {
        weak var application: Application?
        weak var scene: WindowScene?
        weak var view: View?
        weak var animator: PropertyAnimator?
        do {
            let host = TestHost(size: Size(width: 100, height: 100))
            let moved = View(frame: Rect(0, 0, 100, 100))
            host.window.addSubview(moved)
            let options: AnimationOptions = rest == .repeating ? [.repeat, .autoreverse] : []
            let running = View.animate(duration: .seconds(1), options: options) { moved.center = .zero }
            host.advance(by: .milliseconds(100))
            switch rest {
            case .running, .repeating: break
            case .paused: running.pauseAnimation()
            case .stopped: running.stopAnimation(false)
            case .overtaken: View.animate(duration: .seconds(2)) { moved.center = Point(50, 50) }
            }
            (application, scene, view, animator) = (host.application, host.scene, moved, running)
        }

        #expect(application == nil && scene == nil && view == nil && animator == nil)
    }

    /// How an animation is when its application goes.
    enum Rest: CaseIterable { case running, repeating, paused, stopped, overtaken }

    @Test("a removed view is let go of, also when it was touched")
    func removedView() {
        let host = TestHost(size: Size(width: 100, height: 100))
        weak var view: View?
        let finger = host.finger()
        do {
            let touched = View(frame: Rect(0, 0, 100, 100))
            host.window.addSubview(touched)
            view = touched
        }
        finger.down(at: Point(10, 10))
        host.window.subviews.first?.removeFromSuperview()
        host.settle()

        #expect(view == nil)
    }

    @Test("two fingers of a pinch are one event a step")
    func pinch() {
        let host = TestHost(size: Size(width: 200, height: 200))
        let log = Log()
        let view = LoggedView("view", Rect(0, 0, 200, 200), log)
        view.isMultipleTouchEnabled = true
        host.window.addSubview(view)
        host.pinch(at: Point(100, 100), from: 20, to: 80, over: .milliseconds(50))

        #expect(log.lines == ["view began ×2", "view moved ×2", "view moved ×2", "view moved ×2", "view ended ×2"])
    }
}
