import TactusTesting
import Testing

@testable import TactusUI

@MainActor
@Suite("View controllers")
struct ViewControllerTests {
    let host = TestHost(size: Size(width: 100, height: 100))
    let log = Log()

    @Test("RS-1: a controller comes between its root view and the window")
    func rootController() {
        let controller = LoggingController("root", log)
        host.window.rootViewController = controller
        let inner = View()
        controller.view.addSubview(inner)

        #expect(inner.next === controller.view)
        #expect(controller.view.next === controller)
        #expect(controller.next === host.window)
    }

    @Test("RS-24: the root view, and that of a presented controller, has the window's size when it was loaded")
    func sizeWhenLoaded() {
        let (root, sheet) = (SizedController(), SizedController())
        host.window.rootViewController = root
        root.present(sheet, animated: false)
        #expect(root.sizes == [Size(width: 100, height: 100)] && sheet.sizes == root.sizes)
        #expect(Window(frame: Rect(5, 5, 30, 20)).bounds == Rect(0, 0, 30, 20))
    }

    @Test("RS-1: a presented controller is followed by the one that presents it, a child by its view's superview")
    func presentedAndChild() {
        let root = LoggingController("root", log)
        let child = LoggingController("child", log)
        let sheet = LoggingController("sheet", log)
        host.window.rootViewController = root
        let place = View()
        root.view.addSubview(place)
        root.addChild(child)
        place.addSubview(child.view)
        child.didMove(toParent: root)

        #expect(child.present(sheet, animated: false))
        #expect(sheet.view.next === sheet)
        #expect(sheet.next === root)  // the outermost parent presents
        #expect(child.next === place)
        #expect(root.presentedViewController === sheet)
        #expect(sheet.presentingViewController === root)
    }

    @Test("RS-1, RS-4: a controller that nobody owns, and one whose view is nowhere, have no next responder")
    func unowned() {
        let controller = ViewController()
        #expect(controller.next == nil)
        #expect(!controller.isViewLoaded)
        controller.loadViewIfNeeded()
        #expect(controller.next == nil)
    }

    @Test("RS-1: a delegate that is a view controller does not come after the application")
    func delegateController() {
        let host = TestHost(launching: ControllerDelegate())
        #expect(host.application.next == nil)
    }

    @Test("RS-5: touches that no view handles come to the controllers, frontmost first")
    func bubbling() {
        let root = LoggingController("root", log)
        let sheet = LoggingController("sheet", log)
        host.window.rootViewController = root
        root.present(sheet, animated: false)
        host.settle()
        _ = log.take()

        host.finger().tap(at: Point(50, 50))

        #expect(log.lines == ["sheet began", "root began", "sheet ended", "root ended"])
    }

    @Test("the view is made once, when it is asked for, and fills the window")
    func loading() {
        let controller = LoggingController("root", log)
        #expect(log.lines == [])
        host.window.rootViewController = controller
        _ = controller.view
        #expect(log.take() == ["root loadView", "root viewDidLoad"])
        #expect(controller.view.frame == Rect(0, 0, 100, 100))

        host.window.frame = Rect(0, 0, 60, 40)
        host.settle()
        #expect(controller.view.frame == Rect(0, 0, 60, 40))
    }

    @Test("GR-47: presenting inside a handler waits until the event has been handled")
    func presentingInHandler() {
        let root = LoggingController("root", log)
        let sheet = LoggingController("sheet", log)
        host.window.rootViewController = root
        root.onTouch = { [log] in
            root.present(sheet, animated: false) { log.add("completed") }
            log.add("presented \(sheet.viewIfLoaded?.window != nil)")
        }
        _ = log.take()

        host.finger().down(at: Point(50, 50))
        #expect(log.take() == ["root began", "presented false", "sheet loadView", "sheet viewDidLoad"])
        #expect(sheet.view.window === host.window)

        host.settle()
        #expect(log.lines == ["completed"])
    }

    @Test("dismissing takes away everything in front, and the window has its root controller again")
    func dismissing() {
        let root = LoggingController("root", log)
        let sheet = LoggingController("sheet", log)
        let second = LoggingController("second", log)
        host.window.rootViewController = root
        #expect(root.present(sheet, animated: false))
        #expect(!root.present(second, animated: false))  // one at a time
        #expect(sheet.present(second, animated: false))
        #expect(host.window.presentedControllers.map(\.name) == ["root", "sheet", "second"])

        host.settle()
        #expect(second.dismiss(animated: false))
        host.settle()
        #expect(host.window.presentedControllers.map(\.name) == ["root", "sheet"])
        #expect(sheet.present(second, animated: false))
        host.settle()
        root.dismiss(animated: false) { [log] in log.add("dismissed") }
        host.settle()

        #expect(log.lines.last == "dismissed")
        #expect(host.window.subviews == [root.view])
        #expect(sheet.next == nil)
        #expect(!root.dismiss(animated: false))
    }

    @Test("a controller in no window presents nothing")
    func presentingOutsideWindow() {
        let controller = ViewController()
        let sheet = ViewController()
        #expect(!controller.present(sheet, animated: false))
        #expect(controller.presentedViewController == nil)
        #expect(!sheet.isViewLoaded)
    }

    @Test("children hear of the parent they come to and the one they leave")
    func children() {
        let first = LoggingController("first", log)
        let second = LoggingController("second", log)
        let child = LoggingController("child", log)
        first.addChild(child)
        first.addChild(child)
        child.didMove(toParent: first)
        second.addChild(child)

        #expect(child.parent === second)
        #expect(first.children == [])
        #expect(second.children == [child])
        #expect(
            log.lines == ["child will first", "child did first", "child did nil", "child will second"])
    }

    @Test("another root controller takes the place of the one before, and of what it presents")
    func replacingRoot() {
        let first = LoggingController("first", log)
        let second = LoggingController("second", log)
        host.window.rootViewController = first
        first.present(LoggingController("sheet", log), animated: false)
        host.window.rootViewController = second

        #expect(host.window.subviews == [second.view])
        #expect(first.presentedViewController == nil)
        #expect(first.next == nil)
    }
}

/// A controller that logs its life and the touches that come to it, and lets them travel on.
final class LoggingController: ViewController {
    private let log: Log
    var onTouch: (() -> Void)?

    init(_ name: String, _ log: Log) {
        self.log = log
        super.init()
        self.name = name
    }

    private func note(_ what: String) { log.add("\(name ?? "?") \(what)") }

    override func loadView() {
        note("loadView")
        super.loadView()
    }

    override func viewDidLoad() { note("viewDidLoad") }
    override func willMove(toParent parent: ViewController?) { note("will \(parent?.name ?? "nil")") }
    override func didMove(toParent parent: ViewController?) { note("did \(parent?.name ?? "nil")") }

    override func touchesBegan(_ touches: Set<Touch>, with event: Event?) {
        note("began")
        onTouch?()
        super.touchesBegan(touches, with: event)
    }

    override func touchesEnded(_ touches: Set<Touch>, with event: Event?) {
        note("ended")
        super.touchesEnded(touches, with: event)
    }
}

private final class ControllerDelegate: ViewController, ApplicationDelegate {
    override init() {}

    func applicationDidFinishLaunching(_ application: Application) {
        application.open(Window(title: "Chain", size: Size(width: 100, height: 100)))
    }
}

private final class SizedController: ViewController {
    var sizes: [Size] = []
    override func viewDidLoad() { sizes.append(view.bounds.size) }
}
