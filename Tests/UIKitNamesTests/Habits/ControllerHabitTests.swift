import LoggingViews
import TactusTesting
import Testing
import UIKitNames

/// In which order controllers written for UIKit come and go in stacks, tabs, presentations and parents.
@MainActor
@Suite("Habits: controllers in containers")
struct ControllerHabitTests {
    class Page: UIViewController {
        let (name, log): (String, Log)
        init(_ name: String, _ log: Log) { (self.name, self.log) = (name, log); super.init() }
        override func viewDidLoad() {
            super.viewDidLoad()
            log.add("\(name) load")
        }
        override func viewWillAppear(_ animated: Bool) {
            super.viewWillAppear(animated)
            log.add("\(name) will")
        }
        override func viewDidAppear(_ animated: Bool) {
            super.viewDidAppear(animated)
            log.add("\(name) did")
        }
        override func viewWillDisappear(_ animated: Bool) {
            super.viewWillDisappear(animated)
            log.add("\(name) willNot")
        }
        override func viewDidDisappear(_ animated: Bool) {
            super.viewDidDisappear(animated)
            log.add("\(name) didNot")
        }
        override func willMove(toParent parent: UIViewController?) {
            super.willMove(toParent: parent)
            log.add("\(name) willMove \(parent != nil)")
        }
        override func didMove(toParent parent: UIViewController?) {
            super.didMove(toParent: parent)
            log.add("\(name) didMove \(parent != nil)")
        }
    }

    @Test(
        "who is covered and who comes hear before and after, in stacks that are pushed, popped and set",
        arguments: [true, false])
    func pushPop(animated: Bool) {
        let log = Log()
        let a = Page("a", log), b = Page("b", log)
        let nav = UINavigationController(rootViewController: a)
        let host = TestHost(playing: nav)
        host.advance(by: .seconds(1))
        #expect(log.take().filter { !$0.contains("ove") } == ["a load", "a will", "a did"])
        nav.pushViewController(b, animated: animated)
        #expect(nav.topViewController === b && nav.viewControllers == [a, b])
        host.advance(by: .seconds(1))
        #expect(
            log.take() == ["b willMove true", "b load", "a willNot", "b will", "b didMove true", "a didNot", "b did"])
        let popped = nav.popViewController(animated: animated)
        #expect(popped === b)
        host.advance(by: .seconds(1))
        #expect(log.take() == ["b willMove false", "b willNot", "a will", "b didMove false", "b didNot", "a did"])
        #expect(nav.popViewController(animated: animated) == nil)
        let c = Page("c", log)
        nav.setViewControllers([a, b, c], animated: animated)
        host.advance(by: .seconds(1))
        #expect(log.take().filter { !$0.contains("ove") } == ["c load", "a willNot", "c will", "a didNot", "c did"])
        #expect(nav.popToRootViewController(animated: animated) == [b, c])
        host.advance(by: .seconds(1))
        #expect(log.take().filter { !$0.contains("ove") } == ["c willNot", "a will", "c didNot", "a did"])
    }

    @Test("a page over a whole window lets the one behind disappear, and come back", arguments: [true, false])
    func presentFull(animated: Bool) {
        let log = Log()
        let a = Page("a", log), b = Page("b", log)
        let host = TestHost(playing: a)
        host.advance(by: .seconds(1))
        _ = log.take()
        b.modalPresentationStyle = .fullScreen
        a.present(b, animated: animated) { log.add("presented") }
        #expect(a.presentedViewController === b && b.presentingViewController === a)
        #expect(b.isBeingPresented)
        host.advance(by: .seconds(1))
        #expect(log.take() == ["b load", "a willNot", "b will", "b did", "a didNot", "presented"])
        #expect(!b.isBeingPresented && a.view.window == nil)
        b.dismiss(animated: animated) { log.add("dismissed") }
        host.advance(by: .seconds(1))
        #expect(log.take() == ["b willNot", "a will", "a did", "b didNot", "dismissed"])
        #expect(a.presentedViewController == nil && a.view.window != nil)
    }

    @Test("a page over another that stays is presented and ends without a word to it; all in front of one go together")
    func presentSheet() {
        let log = Log()
        let a = Page("a", log), b = Page("b", log), c = Page("c", log)
        let host = TestHost(playing: a, CGSize(width: 390, height: 844))
        host.advance(by: .seconds(1))
        _ = log.take()
        b.modalPresentationStyle = .pageSheet
        c.modalPresentationStyle = .pageSheet
        a.present(b, animated: true)
        host.advance(by: .seconds(1))
        #expect(log.take() == ["b load", "b will", "b did"])
        a.dismiss(animated: true)
        host.advance(by: .seconds(1))
        #expect(log.take() == ["b willNot", "b didNot"])
        a.present(b, animated: false)
        b.present(c, animated: false)
        host.advance(by: .seconds(1))
        #expect(c.presentingViewController === b)
        _ = log.take()
        a.dismiss(animated: true)
        host.advance(by: .seconds(1))
        #expect(a.presentedViewController == nil && b.presentedViewController == nil)
        #expect(log.take().contains("c didNot"))
    }

    @Test("a pop that a finger gives up ends where it began, and says so")
    func cancelledPop() {
        let log = Log()
        let a = Page("a", log), b = Page("b", log)
        let nav = UINavigationController(rootViewController: a)
        let host = TestHost(playing: nav, CGSize(width: 390, height: 844))
        nav.pushViewController(b, animated: false)
        host.advance(by: .seconds(1))
        _ = log.take()
        let f = host.finger()
        f.down(at: CGPoint(x: 2, y: 400))
        f.move(to: CGPoint(x: 60, y: 400), over: .milliseconds(200))
        #expect(nav.transitionCoordinator?.isInteractive == true)
        nav.transitionCoordinator?.notifyWhenInteractionChanges { log.add("changed cancelled \($0.isCancelled)") }
        nav.transitionCoordinator?.animate(alongsideTransition: nil) { log.add("end cancelled \($0.isCancelled)") }
        host.advance(by: .milliseconds(300))
        f.up()
        host.advance(by: .seconds(1))
        #expect(
            log.take().filter { !$0.contains("ove ") } == [
                "b willNot", "a will", "a willNot", "b will", "changed cancelled true", "a didNot", "b did",
                "end cancelled true",
            ])
        #expect(nav.topViewController === b)
    }

    @Test("a tab is loaded when it is chosen; the delegate is asked about fingers, not about programs")
    func tabs() {
        final class D: UITabBarControllerDelegate {
            let log: Log
            init(_ log: Log) { self.log = log }
            func tabBarController(_ t: UITabBarController, shouldSelect viewController: UIViewController) -> Bool {
                log.add("should")
                return true
            }
            func tabBarController(_ t: UITabBarController, didSelect viewController: UIViewController) {
                log.add("didSelect")
            }
        }
        let log = Log()
        let a = Page("a", log), b = Page("b", log)
        a.tabBarItem = UITabBarItem(title: "A", image: nil, tag: 0)
        b.tabBarItem = UITabBarItem(title: "B", image: nil, tag: 1)
        let tabs = UITabBarController()
        let d = D(log)
        tabs.delegate = d
        tabs.viewControllers = [a, b]
        let host = TestHost(playing: tabs, CGSize(width: 390, height: 844))
        host.advance(by: .seconds(1))
        #expect(log.take().filter { !$0.contains("ove") } == ["a load", "a will", "a did"])
        #expect(!b.isViewLoaded)
        tabs.selectedIndex = 1
        host.advance(by: .seconds(1))
        let w = log.take()
        #expect(
            !w.contains("didSelect") && !w.contains("should")
                && Set(w) == ["b load", "b will", "a willNot", "a didNot", "b did"])
        #expect(tabs.selectedViewController === b)
        b.tabBarItem.badgeValue = "3"
        host.finger().tap(at: CGPoint(x: 97, y: 820))
        host.advance(by: .seconds(1))
        #expect(tabs.selectedIndex == 0)
        let x = log.take()
        #expect(x.first == "should" && x.contains("didSelect") && x.contains("a did"))
    }

    @Test("a container hands appearances on, or does it itself")
    func forwarding() {
        let log = Log()
        final class Box: Page {
            override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }
        }
        let box = Box("box", log), child = Page("child", log)
        box.addChild(child)
        box.view.addSubview(child.view)
        child.didMove(toParent: box)
        let host = TestHost(playing: box)
        host.advance(by: .seconds(1))
        #expect(log.take().filter { !$0.contains("ove") && !$0.contains("load") } == ["box will", "box did"])
        child.beginAppearanceTransition(true, animated: false)
        child.endAppearanceTransition()
        #expect(log.take() == ["child will", "child did"])
        let plain = Page("plain", log), kid = Page("kid", log)
        plain.addChild(kid)
        plain.view.addSubview(kid.view)
        kid.didMove(toParent: plain)
        #expect(log.take() == ["kid willMove true", "plain load", "kid load", "kid didMove true"])
        host.window.rootViewController = plain
        host.advance(by: .seconds(1))
        #expect(log.take().filter { !$0.hasPrefix("box") } == ["plain will", "kid will", "plain did", "kid did"])
        kid.willMove(toParent: nil)
        kid.view.removeFromSuperview()
        kid.removeFromParent()
        #expect(log.take() == ["kid willMove false", "kid willNot", "kid didNot", "kid didMove false"])
    }

    @Test("bars cover pages, hide, and lead back")
    func bars() {
        let log = Log()
        let a = Page("a", log), b = Page("b", log)
        a.title = "First"
        b.navigationItem.title = "Second"
        let nav = UINavigationController(rootViewController: a)
        #expect(a.navigationItem.title == "First" && a.navigationController === nav)
        let host = TestHost(playing: nav, CGSize(width: 390, height: 844))
        b.navigationItem.rightBarButtonItem = UIBarButtonItem(
            systemItem: .done, primaryAction: UIAction { _ in log.add("done tapped") })
        b.hidesBottomBarWhenPushed = true
        nav.pushViewController(b, animated: false)
        host.advance(by: .seconds(1))
        _ = log.take()
        #expect(b.view.safeAreaInsets.top > 40)
        nav.setNavigationBarHidden(true, animated: false)
        host.settle()
        #expect(b.view.safeAreaInsets.top == 0 && nav.isNavigationBarHidden)
        nav.setNavigationBarHidden(false, animated: true)
        host.advance(by: .seconds(1))
        #expect(nav.navigationBar.topItem === b.navigationItem)
        host.finger().tap(at: CGPoint(x: 30, y: 22))
        host.advance(by: .seconds(1))
        #expect(nav.topViewController === a)
        #expect(a.isMovingToParent == false)
    }

    @Test("a view hears of a style once, and not when that stays")
    func traits() {
        final class V: UIView {
            var log = Log()
            override func traitCollectionDidChange(_ previous: UITraitCollection) {
                super.traitCollectionDidChange(previous)
                log.add("did \(traitCollection.userInterfaceStyle == .dark)")
            }
        }
        let log = Log()
        let page = UIViewController()
        let host = TestHost(playing: page)
        let v = V()
        v.log = log
        page.view.addSubview(v)
        v.registerForTraitChanges([UITraitUserInterfaceStyle.self]) { (view: V, previous: UITraitCollection) in
            log.add("registered")
        }
        host.settle()
        _ = log.take()
        page.overrideUserInterfaceStyle = .dark
        host.settle()
        #expect(log.take().sorted() == ["did true", "registered"])
        host.window.overrideUserInterfaceStyle = .dark
        host.settle()
        #expect(log.take() == [])
        page.overrideUserInterfaceStyle = .unspecified
        host.settle()
        #expect(log.take() == [])
    }

    @Test("an alert has its field in use, and goes before what was chosen happens")
    func alert() throws {
        let log = Log()
        let a = Page("a", log)
        let host = TestHost(playing: a, CGSize(width: 390, height: 844))
        host.advance(by: .seconds(1))
        _ = log.take()
        let alert = UIAlertController(title: "Delete?", message: "Gone for good.", preferredStyle: .alert)
        alert.addAction(
            UIAlertAction(title: "Cancel", style: .cancel) { _ in
                log.add("cancel \(a.presentedViewController == nil)")
            })
        alert.addAction(
            UIAlertAction(title: "Delete", style: .destructive) { _ in
                log.add("delete \(a.presentedViewController == nil)")
            })
        alert.addTextField {
            $0.placeholder = "Name"; $0.text = "x"
        }
        alert.preferredAction = alert.actions[1]
        a.present(alert, animated: true)
        host.advance(by: .seconds(1))
        #expect(alert.textFields?.first?.text == "x")
        #expect(alert.textFields?.first?.isFirstResponder == true)
        let button = try host.find(UIButton.self, "Delete")
        host.finger().tap(at: button.middleInWindow)
        host.advance(by: .seconds(1))
        #expect(log.take() == ["delete true"])
        #expect(a.presentedViewController == nil)
    }
}
