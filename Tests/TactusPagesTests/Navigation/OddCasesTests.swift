import TactusTesting
import Testing

@testable import TactusPages

@MainActor
@Suite("Odd cases of pages")
struct OddCasesTests {
    let host = TestHost(size: Size(width: 400, height: 600))
    let log = Log()
    let root: Page
    let navigation: NavigationController

    init() {
        root = Page("root", Log())
        navigation = NavigationController(rootViewController: root)
        host.window.rootViewController = navigation
        host.advance(by: .seconds(1))
    }

    @Test("PG-3: a push while a finger leads back brings that to its end, and the finger moves nothing any more")
    func pushWhileDragging() {
        let page = Page("page", log)
        let other = Page("other", log)
        navigation.pushViewController(page, animated: false)
        host.advance(by: .seconds(1))
        _ = log.take()
        let finger = host.finger()
        finger.down(at: Point(4, 300))
        for x in [40.0, 80, 120] { finger.move(to: Point(x, 300)) }
        navigation.pushViewController(other, animated: true)
        finger.move(to: Point(200, 300))
        finger.up()
        host.advance(by: .seconds(1))
        #expect(navigation.viewControllers == [root, other])
        #expect(page.view.window == nil && other.view.presentedFrame == Rect(0, 0, 400, 600))
        #expect(
            log.take() == [
                "page willLeave", "page willDisappear", "page didLeave", "page didDisappear", "other willCome",
                "other willAppear", "other isAppearing", "other didCome", "other didAppear",
            ])
    }

    @Test("PG-105: of a thousand tabs each can be chosen")
    func manyTabs() {
        let tabs = TabBarController()
        tabs.viewControllers = (0..<1000).map { _ in ViewController() }
        host.window.rootViewController = tabs
        host.settle()
        for index in 0..<1000 { tabs.selectedIndex = index }
        host.settle()
        #expect(tabs.selectedIndex == 999 && tabs.children.count == 1000)
    }

    @Test("PG-104: a stack of thousands of pages is pushed, shown and popped one by one")
    func manyPages() {
        for _ in 0..<2000 { navigation.pushViewController(ViewController(), animated: false) }
        host.settle()
        #expect(navigation.viewControllers.count == 2001 && navigation.children.count == 2001)
        for _ in 0..<1999 { _ = navigation.popViewController(animated: false) }
        host.settle()
        #expect(navigation.viewControllers.count == 2 && navigation.children.count == 2)
        navigation.setViewControllers((0..<10_000).map { _ in ViewController() } + [root], animated: false)
        host.settle()
        #expect(navigation.topViewController === root && navigation.children.count == 10_001)
    }

    /// Does something in one of its callbacks, once.
    private final class Eager: ViewController {
        var onLoad: (() -> Void)?
        var onComing: (() -> Void)?
        var onAppearing: (() -> Void)?

        override func viewDidLoad() { take(&onLoad) }
        override func willMove(toParent parent: ViewController?) { if parent != nil { take(&onComing) } }
        override func viewWillAppear(_ animated: Bool) { take(&onAppearing) }

        private func take(_ action: inout (() -> Void)?) {
            let taken = action
            action = nil
            taken?()
        }
    }

    @Test("PG-47: what a page asks for in its own coming follows that", arguments: 0..<3, [false, true])
    func nested(when: Int, animated: Bool) {
        let (eager, next) = (Eager(), Page("next", log))
        let push: () -> Void = { [navigation] in
            navigation.pushViewController(next, animated: animated)
            #expect(navigation.viewControllers.last === next)
        }
        switch when {
        case 0: eager.onLoad = push
        case 1: eager.onComing = push
        default: eager.onAppearing = push
        }
        navigation.pushViewController(eager, animated: animated)
        host.advance(by: .seconds(1))
        #expect(navigation.viewControllers == [root, eager, next])
        #expect(navigation.children == [root, eager, next])
        #expect(eager.view.window == nil && next.view.presentedFrame == Rect(0, 0, 400, 600))
        #expect(
            log.take() == ["next willCome", "next willAppear", "next isAppearing", "next didCome", "next didAppear"])
    }

    @Test("PG-47: a first page that replaces itself when it is loaded is not seen", arguments: [false, true])
    func nestedInLoading(isInTabs: Bool) {
        let (eager, other) = (Eager(), Page("other", log))
        if isInTabs {
            let tabs = TabBarController()
            eager.onLoad = { [unowned tabs] in tabs.viewControllers = [other] }
            tabs.viewControllers = [eager]
            host.window.rootViewController = tabs
        } else {
            let stack = NavigationController(rootViewController: eager)
            eager.onLoad = { [unowned stack] in stack.setViewControllers([other], animated: false) }
            host.window.rootViewController = stack
        }
        host.advance(by: .seconds(1))
        #expect(eager.parent == nil && eager.view.window == nil)
        #expect(other.view.window === host.window)
        #expect(
            log.take() == [
                "other willCome", "other didCome", "other willAppear", "other isAppearing", "other didAppear",
            ])
    }

    @Test("PG-47: a page that leaves its stack or its tabs by itself is no longer in them")
    func leavesByItself() {
        let (first, second) = (Page("first", Log()), Page("second", Log()))
        navigation.setViewControllers([root, first, second], animated: false)
        host.advance(by: .seconds(1))
        second.removeFromParent()
        host.advance(by: .seconds(1))
        #expect(navigation.viewControllers == [root, first] && first.view.window != nil && second.view.window == nil)
        let tabs = TabBarController()
        tabs.viewControllers = [second, Page("third", Log())]
        host.window.rootViewController = tabs
        host.advance(by: .seconds(1))
        let container = ViewController()
        container.addChild(second)
        container.view.addSubview(second.view)
        host.advance(by: .seconds(1))
        #expect(tabs.viewControllers.map(\.name) == ["third"] && tabs.selectedIndex == 0)
        #expect(second.parent === container && second.view.superview === container.view)
    }

    @Test("PG-3: a page on its way back from a drag that was let go of is in the stack, also for a push meanwhile")
    func pushWhileGoingBack() {
        let (page, other) = (Page("page", Log()), Page("other", Log()))
        navigation.pushViewController(page, animated: false)
        host.advance(by: .seconds(1))
        let finger = host.finger()
        finger.down(at: Point(4, 300))
        for x in [40.0, 80, 120] {
            finger.move(to: Point(x, 300))
            host.advance(by: .milliseconds(100))
        }
        #expect(navigation.viewControllers == [root])
        finger.up()
        #expect(navigation.viewControllers == [root, page])
        host.advance(by: .milliseconds(50))
        navigation.pushViewController(other, animated: true)
        host.advance(by: .seconds(1))
        #expect(navigation.viewControllers == [root, page, other] && page.parent === navigation)
        navigation.popViewController(animated: true)
        host.advance(by: .seconds(1))
        #expect(page.view.presentedFrame == Rect(0, 0, 400, 600) && page.view.window != nil)
    }

    @Test("VC-11: each dismissal is told of its end, also a second one in the same event, and one of nothing")
    func dismissedTwice() {
        let sheet = Page("sheet", Log())
        host.window.rootViewController?.present(sheet, animated: false)
        host.advance(by: .seconds(1))
        let isDismissed = navigation.dismiss(animated: true) { [log] in log.add("first") }
        #expect(isDismissed)
        navigation.dismiss(animated: true) { [log] in log.add("second") }
        host.advance(by: .seconds(1))
        #expect(log.take() == ["first", "second"])
        let isNothing = !navigation.dismiss(animated: true) { [log] in log.add("none") }
        #expect(isNothing)
        host.advance(by: .seconds(1))
        #expect(log.take() == [])
    }

    @Test("VC-2: a controller that is somewhere is not taken by another place")
    func twoPlaces() {
        let page = Page("page", Log())
        navigation.pushViewController(page, animated: false)
        host.advance(by: .seconds(1))
        let tabs = TabBarController()
        tabs.viewControllers = [page]
        #expect(tabs.viewControllers == [])
        #expect(!navigation.present(page, animated: false))
        #expect(!navigation.present(navigation, animated: false))
        navigation.pushViewController(navigation, animated: false)
        #expect(!navigation.viewControllers.contains(navigation))
        let pages = PageViewController()
        pages.setViewControllers([page], direction: .forward, animated: false)
        #expect(pages.viewControllers == [])
        let split = SplitViewController(style: .doubleColumn)
        split.setViewController(page, for: .primary)
        #expect(split.navigationController(for: .primary) == nil)
        host.advance(by: .seconds(1))
        #expect(page.parent === navigation && page.view.window != nil)
    }

    @Test("MN-17: a button whose menu is replaced while a finger holds it open goes on with the old one")
    func menuReplacedWhileHeld() {
        let button = Button(title: "More", frame: Rect(20, 200, 100, 44))
        root.view.addSubview(button)
        let log = log
        button.menu = Menu(children: [Action(title: "Old") { _ in log.add("old") }])
        button.showsMenuAsPrimaryAction = true
        host.settle()
        let finger = host.finger()
        finger.down(at: button.convert(button.bounds.center, to: nil))
        host.advance(by: .seconds(1))
        button.menu = Menu(children: [Action(title: "New") { _ in log.add("new") }])
        finger.move(to: Point(90, 300))
        finger.up()
        host.advance(by: .seconds(1))
        let rows = host.application.accessibilityTree.flatMap(\.all).filter { $0.role == .menuItem }.compactMap(\.label)
        #expect(rows == ["Old"] || rows == [])
        host.keyboard.press(.keyboardEscape)
        host.advance(by: .seconds(1))
        finger.tap(at: button.convert(button.bounds.center, to: nil))
        host.advance(by: .seconds(1))
        host.keyboard.press(.keyboardDownArrow)
        host.keyboard.press(.keyboardReturnOrEnter)
        #expect(log.take() == ["new"])
        button.removeFromSuperview()
        host.advance(by: .seconds(1))
        #expect(host.scene.windows.count == 1)
    }

    @Test("MN-21: a menu whose view leaves the window closes")
    func sourceLeaves() throws {
        let button = Button(title: "More", frame: Rect(20, 200, 100, 44))
        root.view.addSubview(button)
        button.menu = Menu(children: [Action(title: "Old") { _ in }])
        button.showsMenuAsPrimaryAction = true
        host.settle()
        button.activate()
        host.advance(by: .seconds(1))
        #expect(host.scene.windows.count == 2)
        navigation.setViewControllers([Page("other", Log())], animated: false)
        host.advance(by: .seconds(1))
        #expect(host.scene.windows.count == 1)
    }

    /// Notes which way it moves whenever it hears of its view.
    private final class Mover: ViewController {
        var ways: [String] = []

        override func viewWillAppear(_ animated: Bool) { note("willAppear") }
        override func viewDidAppear(_ animated: Bool) { note("didAppear") }
        override func viewWillDisappear(_ animated: Bool) { note("willDisappear") }
        override func viewDidDisappear(_ animated: Bool) { note("didDisappear") }

        private func note(_ what: String) {
            ways.append(what + (isMovingToParent ? " comes" : "") + (isMovingFromParent ? " leaves" : ""))
        }

        func take() -> [String] {
            defer { ways = [] }
            return ways
        }
    }

    @Test("VC-16: a page knows whether it comes, goes, or is covered and seen again", arguments: [false, true])
    func moving(animated: Bool) {
        let mover = Mover()
        navigation.pushViewController(mover, animated: animated)
        host.advance(by: .seconds(1))
        #expect(mover.take() == ["willAppear comes", "didAppear comes"])
        navigation.pushViewController(Page("page", log), animated: animated)
        host.advance(by: .seconds(1))
        #expect(mover.take() == ["willDisappear", "didDisappear"])
        navigation.popViewController(animated: animated)
        host.advance(by: .seconds(1))
        #expect(mover.take() == ["willAppear", "didAppear"])
        navigation.popViewController(animated: animated)
        host.advance(by: .seconds(1))
        #expect(mover.take() == ["willDisappear leaves", "didDisappear leaves"])
        #expect(!mover.isMovingFromParent && !mover.isMovingToParent)
    }

    @Test("VC-16: a page that a finger lets go of early neither leaves nor comes")
    func movingBack() {
        let mover = Mover()
        navigation.setViewControllers([root, Mover(), mover], animated: false)
        host.advance(by: .seconds(1))
        _ = mover.take()
        let finger = host.finger()
        finger.down(at: Point(4, 300))
        for x in [40.0, 80, 120] {
            finger.move(to: Point(x, 300))
            host.advance(by: .milliseconds(100))
        }
        finger.up()
        host.advance(by: .seconds(1))
        #expect(mover.take() == ["willDisappear leaves", "willAppear", "didAppear"])
        navigation.popViewController(animated: true)
        host.advance(by: .seconds(1))
        #expect((navigation.topViewController as? Mover)?.take().suffix(2) == ["willAppear", "didAppear"])
    }

    @Test("PG-53: a page may take the tabs at the lower edge away, until it is popped")
    func tabsGo() {
        let tabs = TabBarController()
        tabs.viewControllers = [navigation]
        host.window.rootViewController = tabs
        host.advance(by: .seconds(1))
        let bar = tabs.tabBar
        let shown = bar.frame
        let page = Page("page", log)
        page.hidesBottomBarWhenPushed = true
        navigation.pushViewController(page, animated: true)
        host.advance(by: .milliseconds(100))
        #expect(!bar.isHidden && bar.presentedFrame.minY > shown.minY && bar.presentedFrame.minY < 600)
        host.advance(by: .seconds(1))
        #expect(bar.isHidden && page.view.safeAreaInsets.bottom == 0)
        navigation.pushViewController(Page("next", log), animated: true)
        host.advance(by: .seconds(1))
        #expect(bar.isHidden)
        let finger = host.finger()
        finger.down(at: Point(4, 300))
        for x in [40.0, 80, 120] {
            finger.move(to: Point(x, 300))
            host.advance(by: .milliseconds(100))
        }
        finger.up()
        host.advance(by: .seconds(1))
        #expect(bar.isHidden)
        navigation.popToRootViewController(animated: true)
        host.advance(by: .milliseconds(100))
        #expect(!bar.isHidden && bar.presentedFrame.minY > shown.minY && bar.presentedFrame.minY < 600)
        host.advance(by: .seconds(1))
        #expect(!bar.isHidden && bar.presentedFrame == shown && root.view.safeAreaInsets.bottom == shown.height)
    }

    /// A page that notes what is asked of it.
    private final class Editor: ViewController {
        var calls: [String] = []
        override func setEditing(_ editing: Bool, animated: Bool) {
            super.setEditing(editing, animated: animated)
            calls.append("\(editing) \(animated)")
        }
    }

    @Test("VC-17: the edit button turns editing on and off, and says which of both it does")
    func editing() throws {
        let page = Editor()
        page.navigationItem.rightBarButtonItem = page.editButtonItem
        navigation.pushViewController(page, animated: false)
        host.advance(by: .seconds(1))
        try host.tap(.button("Edit"))
        #expect(page.isEditing && page.editButtonItem.title == "Done")
        host.advance(by: .seconds(1))
        try host.tap(.button("Done"))
        #expect(!page.isEditing && page.calls == ["true true", "false true"])
        page.isEditing = true
        host.advance(by: .seconds(1))
        #expect(page.calls.last == "true false")
        try host.tap(.button("Done"))
        #expect(!page.isEditing)
    }
}
