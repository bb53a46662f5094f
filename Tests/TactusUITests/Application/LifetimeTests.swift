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
