import LoggingViews
import TactusTesting
import Testing
import UIKitNames

/// What controllers hear of their coming and going, from the first word to the last.
@MainActor
@Suite("Sequences: controllers")
struct LifeSequenceTests {
    private final class Page: UIViewController {
        let log: Log
        init(_ name: String, _ log: Log) {
            self.log = log
            super.init()
            title = name
        }
        private func add(_ word: String) { log.add("\(title ?? "") \(word)") }

        override func loadView() {
            add("load")
            view = UIView()
            view.backgroundColor = .white
        }
        override func viewDidLoad() {
            super.viewDidLoad()
            add("loaded")
        }
        override func viewWillAppear(_ animated: Bool) {
            super.viewWillAppear(animated)
            add(isBeingPresented ? "will appear, presented" : "will appear")
        }
        override func viewIsAppearing(_ animated: Bool) {
            super.viewIsAppearing(animated)
            add("is appearing")
        }
        override func viewDidLayoutSubviews() {
            super.viewDidLayoutSubviews()
            if log.lines.last != "\(title ?? "") layout" { add("layout") }
        }
        override func viewDidAppear(_ animated: Bool) {
            super.viewDidAppear(animated)
            add(isBeingPresented ? "did appear, presented" : "did appear")
        }
        private var going: String { isBeingDismissed ? ", dismissed" : isMovingFromParent ? ", removed" : "" }
        override func viewWillDisappear(_ animated: Bool) {
            super.viewWillDisappear(animated)
            add("will disappear\(going)")
        }
        override func viewDidDisappear(_ animated: Bool) {
            super.viewDidDisappear(animated)
            add("did disappear\(going)")
        }
    }

    private let host = TestHost(size: CGSize(width: 320, height: 568))
    private let log = Log()
    private func page(_ name: String) -> Page { Page(name, log) }
    private func settle() { host.advance(by: .seconds(1)) }

    /// What was heard, without layouts that an end of a transition asks for once more.
    private func heard(of name: String? = nil) -> [String] {
        settle()
        return log.take().filter { name.map($0.hasPrefix) ?? true }
    }

    private static let arrival = ["load", "loaded", "will appear", "is appearing", "layout", "did appear"]

    @Test("the first page of a window, in a stack, among tabs, and alone: once each, in order")
    func first() {
        let alone = page("A")
        host.window.rootViewController = alone
        #expect(heard() == Self.arrival.map { "A \($0)" })
        host.window.rootViewController = UINavigationController(rootViewController: page("B"))
        #expect(heard(of: "B") == Self.arrival.map { "B \($0)" })
        let tabs = UITabBarController()
        tabs.viewControllers = [page("C"), page("D")]
        host.window.rootViewController = tabs
        #expect(heard(of: "C") == Self.arrival.map { "C \($0)" })
    }

    private func stack() -> (UINavigationController, Page) {
        let root = page("A")
        let stack = UINavigationController(rootViewController: root)
        host.window.rootViewController = stack
        _ = heard()
        return (stack, root)
    }

    @Test("a page is pushed, popped, and pushed again")
    func pushAndPop() {
        let (stack, _) = stack()
        let second = page("B")
        stack.pushViewController(second, animated: true)
        #expect(
            heard() == [
                "B load", "B loaded", "A will disappear", "B will appear", "B is appearing", "B layout",
                "A did disappear", "B did appear",
            ])
        stack.popViewController(animated: true)
        #expect(
            heard() == [
                "B will disappear, removed", "A will appear", "A is appearing", "A layout",
                "B did disappear, removed", "A did appear",
            ])
        stack.pushViewController(second, animated: false)
        #expect(
            heard() == [
                "A will disappear", "B will appear", "B is appearing", "B layout", "A did disappear", "B did appear",
            ])
    }

    @Test("a way back that a finger begins and gives up: each hears the opposite, and where it ends")
    func cancelledPop() {
        let (stack, _) = stack()
        stack.pushViewController(page("B"), animated: false)
        _ = heard()
        let finger = host.finger()
        finger.down(at: CGPoint(x: 2, y: 300))
        finger.move(to: CGPoint(x: 60, y: 300), over: .milliseconds(200))
        #expect(log.take() == ["B will disappear, removed", "A will appear", "A is appearing", "A layout"])
        finger.move(to: CGPoint(x: 10, y: 300), over: .milliseconds(300))
        finger.up()
        let end = heard()
        #expect(end.filter { $0.hasPrefix("A") } == ["A will disappear", "A did disappear"])
        #expect(end.filter { $0.hasPrefix("B") } == ["B will appear", "B is appearing", "B did appear"])
        finger.down(at: CGPoint(x: 2, y: 300))
        finger.move(to: CGPoint(x: 250, y: 300), over: .milliseconds(200))
        finger.up()
        #expect(
            heard() == [
                "B will disappear, removed", "A will appear", "A is appearing", "A layout",
                "B did disappear, removed", "A did appear",
            ])
    }

    @Test("UK-80: a page over the whole screen; it is being presented, and dismissed, also as it has come and gone")
    func presenting() {
        let root = page("A")
        host.window.rootViewController = root
        _ = heard()
        let other = page("B")
        other.modalPresentationStyle = .fullScreen
        root.present(other, animated: true) { [log] in log.add("completion") }
        #expect(
            heard().filter { $0 != "B layout" } == [
                "B load", "B loaded", "A will disappear", "B will appear, presented", "B is appearing",
                "B did appear, presented", "A did disappear", "completion",
            ])
        #expect(!other.isBeingPresented)
        root.dismiss(animated: true) { [log] in log.add("completion") }
        #expect(
            heard().filter { !$0.hasSuffix("layout") } == [
                "B will disappear, dismissed", "A will appear", "A is appearing", "A did appear",
                "B did disappear, dismissed", "completion",
            ])
        #expect(!other.isBeingDismissed)
    }

    @Test("UK-80: a sheet leaves the page behind it in sight, also one that is drawn away")
    func sheet() {
        let root = page("A")
        host.window.rootViewController = root
        _ = heard()
        let sheet = page("B")
        root.present(sheet, animated: true)
        #expect(
            heard().filter { $0 != "B layout" } == [
                "B load", "B loaded", "B will appear, presented", "B is appearing", "B did appear, presented",
            ])
        let finger = host.finger()
        finger.down(at: CGPoint(x: 160, y: 60))
        finger.move(to: CGPoint(x: 160, y: 500), over: .milliseconds(200))
        finger.up()
        #expect(heard().filter { $0 != "B layout" } == ["B will disappear, dismissed", "B did disappear, dismissed"])
        #expect(root.presentedViewController == nil && !sheet.isBeingDismissed)
    }

    @Test("PG-185: tabs: a page is loaded and laid out when it is seen first, and not before")
    func tabs() {
        let tabs = UITabBarController()
        tabs.viewControllers = [page("A"), page("B")]
        tabs.loadViewIfNeeded()
        #expect(log.take() == ["A load", "A loaded"])
        host.window.rootViewController = tabs
        #expect(heard() == ["A will appear", "A is appearing", "A layout", "A did appear"])
        tabs.selectedIndex = 1
        #expect(
            heard() == [
                "B load", "B loaded", "A will disappear", "B will appear", "B is appearing", "B layout",
                "A did disappear", "B did appear",
            ])
        host.finger().tap(at: CGPoint(x: 80, y: 545))
        #expect(
            heard().filter { $0 != "A layout" } == [
                "B will disappear", "A will appear", "A is appearing", "B did disappear", "A did appear",
            ])
    }

    @Test("a child comes into a page that is in sight, and leaves it")
    func child() {
        let (parent, child) = (page("A"), page("B"))
        host.window.rootViewController = parent
        _ = heard()
        parent.addChild(child)
        #expect(log.take() == [])
        parent.view.addSubview(child.view)
        child.didMove(toParent: parent)
        #expect(log.take() == ["B load", "B loaded", "B will appear"])
        #expect(heard(of: "B") == ["B is appearing", "B layout", "B did appear"])
        child.willMove(toParent: nil)
        child.view.removeFromSuperview()
        child.removeFromParent()
        #expect(heard(of: "B") == ["B will disappear, removed", "B did disappear, removed"])
    }
}
