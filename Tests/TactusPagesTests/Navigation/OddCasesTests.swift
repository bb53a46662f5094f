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
        #expect(!navigation.pushViewController(navigation, animated: false))
        let pages = PageViewController()
        pages.setViewController(page, direction: .forward, animated: false)
        #expect(pages.viewController == nil)
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
}
