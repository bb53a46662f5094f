import TactusPages
import TactusTesting
import Testing

@MainActor
@Suite("A stack of pages")
struct NavigationControllerTests {
    let host = TestHost(size: Size(width: 400, height: 600))
    let log = Log()
    let navigation: NavigationController
    let (first, second, third): (Page, Page, Page)

    init() {
        (first, second, third) = (Page("first", log), Page("second", log), Page("third", log))
        navigation = NavigationController(rootViewController: first)
        host.window.rootViewController = navigation
        host.settle()
        _ = log.take()
    }

    private var shown: [String?] { navigation.viewControllers.map(\.name) }

    @Test("PG-1: a push tells who leaves, who comes, and both ends; a pop the same the other way")
    func pushAndPop() {
        navigation.pushViewController(second, animated: true)
        #expect(shown == ["first", "second"])
        host.advance(by: .seconds(1))
        #expect(
            log.take() == [
                "second willCome", "first willDisappear", "second willAppear", "second isAppearing", "second didCome",
                "first didDisappear", "second didAppear",
            ])
        #expect(first.view.window == nil)

        #expect(navigation.popViewController(animated: true) === second)
        #expect(shown == ["first"])
        host.advance(by: .seconds(1))
        #expect(
            log.take() == [
                "second willLeave", "second willDisappear", "first willAppear", "first isAppearing", "second didLeave",
                "second didDisappear", "first didAppear",
            ])
        #expect(navigation.popViewController(animated: true) == nil)
        #expect(log.take() == [])
    }

    @Test("AX-12: escape goes back a page, and is left to others on the first one")
    func escape() {
        navigation.pushViewController(second, animated: false)
        host.settle()
        #expect(navigation.accessibilityPerformEscape())
        #expect(shown == ["first"])
        host.settle()
        #expect(!navigation.accessibilityPerformEscape())
    }

    @Test("PG-1: without an animation the same is told within a frame")
    func notAnimated() {
        navigation.pushViewController(second, animated: false)
        host.settle()
        #expect(
            log.take() == [
                "second willCome", "first willDisappear", "second willAppear", "second isAppearing", "second didCome",
                "first didDisappear", "second didAppear",
            ])
    }

    @Test("PG-2: a page slides in from where reading ends in 0.35 s, the other one a part of the way before it")
    func sliding() {
        navigation.pushViewController(second, animated: true)
        host.settle()
        let (new, old) = (second.view.superview!, first.view.superview!)
        #expect(new.presentedFrame.minX > 290)
        host.advance(by: .milliseconds(170))
        #expect((1..<200).contains(new.presentedFrame.minX))
        #expect((-120 ..< -60).contains(old.presentedFrame.minX))
        host.advance(by: .milliseconds(200))
        #expect(new.presentedFrame.minX == 0)
        #expect(old.window == nil)
    }

    @Test("PG-3: a push or a pop while another page comes brings that one to its end at once")
    func overlapping() {
        navigation.pushViewController(second, animated: true)
        host.advance(by: .milliseconds(100))
        navigation.pushViewController(third, animated: true)
        navigation.popToRootViewController(animated: true)
        host.advance(by: .seconds(1))
        #expect(shown == ["first"])
        #expect(first.isViewAppearing && !second.isViewAppearing && !third.isViewAppearing)
        let lines = log.take()
        for name in ["second", "third"] {
            #expect(lines.filter { $0 == "\(name) didAppear" }.count == 1)
            #expect(lines.filter { $0 == "\(name) didDisappear" }.count == 1)
            #expect(lines.filter { $0 == "\(name) didLeave" }.count == 1)
        }
        #expect(navigation.view.subviews.first?.subviews.count == 1)
    }

    @Test("PG-3: pages that are in the stack, in another one, or presented are not pushed")
    func refused() {
        let other = NavigationController(rootViewController: third)
        for refused in [first, third, navigation] { navigation.pushViewController(refused, animated: true) }
        #expect(shown == ["first"])
        host.window.rootViewController?.present(second, animated: false)
        host.settle()
        navigation.pushViewController(second, animated: true)
        #expect(shown == ["first"])
        #expect(other.viewControllers == [third])
        navigation.setViewControllers([first, first, third], animated: false)
        #expect(shown == ["first"])
        #expect(navigation.popToViewController(third, animated: true) == [])
    }

    // MARK: The drag

    private func pushed() {
        navigation.pushViewController(second, animated: false)
        host.settle()
        _ = log.take()
    }

    @Test("PG-4: a drag from the edge leads back, as far as the finger goes, and ends by itself")
    func dragBack() {
        pushed()
        let finger = host.finger()
        finger.down(at: Point(5, 300))
        finger.move(to: Point(20, 300))
        finger.move(to: Point(220, 300))
        host.settle()
        #expect(log.take() == ["second willLeave", "second willDisappear", "first willAppear", "first isAppearing"])
        #expect(abs((second.view.superview?.presentedFrame.minX ?? 0) - 205) < 1)
        finger.move(to: Point(300, 300))
        finger.up()
        host.advance(by: .seconds(1))
        #expect(log.take() == ["second didLeave", "second didDisappear", "first didAppear"])
        #expect(shown == ["first"])
    }

    @Test("PG-4: a drag that is let go early goes back: will, will-back, did")
    func dragCancelled() {
        pushed()
        let finger = host.finger()
        finger.down(at: Point(5, 300))
        for x in stride(from: 10.0, through: 100, by: 10) {
            finger.move(to: Point(x, 300))
            host.advance(by: .milliseconds(8))
        }
        host.advance(by: .milliseconds(300))
        finger.up()
        #expect(
            log.take() == [
                "second willLeave", "second willDisappear", "first willAppear", "first isAppearing",
                "first willDisappear", "second willAppear", "second isAppearing",
            ])
        host.advance(by: .seconds(1))
        #expect(log.take() == ["second didCome", "first didDisappear", "second didAppear"])
        #expect(shown == ["first", "second"])
        #expect(second.view.superview?.presentedFrame.minX == 0)
        #expect(first.view.window == nil)
    }

    @Test("PG-4: a page on its way back is caught in mid-air, and turned round")
    func caught() {
        pushed()
        let finger = host.finger()
        finger.down(at: Point(5, 300))
        finger.move(to: Point(20, 300))
        finger.move(to: Point(260, 300))
        finger.up()
        host.advance(by: .milliseconds(60))
        let x = second.view.superview?.presentedFrame.minX ?? 0
        #expect(x > 240 && x < 400)
        let again = host.finger()
        again.down(at: Point(330, 300))
        again.move(to: Point(315, 300))
        host.settle()
        let caught = second.view.superview?.presentedFrame.minX ?? 0
        host.advance(by: .milliseconds(200))
        #expect(second.view.superview?.presentedFrame.minX == caught)
        again.move(to: Point(40, 300))
        host.advance(by: .milliseconds(200))
        again.up()
        host.advance(by: .seconds(1))
        #expect(shown == ["first", "second"])
        #expect(navigation.topViewController === second && second.isViewAppearing)
    }

    @Test("PG-4: neither from the middle, nor with the first page, nor towards the edge does a drag lead anywhere")
    func noDrag() {
        host.finger().drag(from: Point(5, 300), to: Point(300, 300))
        #expect(log.take() == [])
        pushed()
        host.finger().drag(from: Point(200, 300), to: Point(390, 300))
        #expect(log.take() == [])
    }

    @Test("PG-4: two fingers on a touchpad lead back from anywhere, a pointer from the edge")
    func touchpadAndPointer() {
        pushed()
        host.pointer.enter(at: Point(200, 300))
        host.pointer.scroll(by: Vector(dx: 300, dy: 0), over: .milliseconds(200))
        host.advance(by: .seconds(1))
        #expect(shown == ["first"])
        pushed()
        host.pointer.drag(from: Point(5, 300), to: Point(300, 300), over: .milliseconds(200))
        host.advance(by: .seconds(1))
        #expect(shown == ["first"])
    }

    @Test("PG-4: where one reads from the right, the page goes the other way")
    func mirrored() {
        host.window.traitOverrides.layoutDirection = .rightToLeft
        pushed()
        host.finger().drag(from: Point(395, 300), to: Point(60, 300))
        host.advance(by: .seconds(1))
        #expect(shown == ["first"])
    }

    // MARK: Bars

    @Test("PG-5: the bar shows the page's title and the way back, which a tap and Alt with an arrow take")
    func backButton() throws {
        pushed()
        try host.tap(.button("first"))
        host.advance(by: .seconds(1))
        #expect(shown == ["first"])
        navigation.pushViewController(second, animated: false)
        host.settle()
        host.keyboard.press(.keyboardLeftArrow, holding: .alternate)
        host.advance(by: .seconds(1))
        #expect(shown == ["first"])
    }

    @Test(
        "PG-5: the button back says as much as the page behind wants",
        arguments: NavigationItem.BackButtonDisplayMode.allCases)
    func backMode(mode: NavigationItem.BackButtonDisplayMode) throws {
        first.navigationItem.backButtonDisplayMode = mode
        pushed()
        let button = try host.find(Button.self, "back")
        #expect(button.title == [.default: "first", .generic: "Back", .minimal: ""][mode])
        #expect(button.accessibilityLabel == "first")
    }

    @Test(
        "PG-59: a page is as large as its container when it is about to appear, at first and pushed, and behind a tab")
    func sizes() {
        final class Measured: ViewController {
            var size = Size.zero
            override func viewWillAppear(_ animated: Bool) {
                super.viewWillAppear(animated)
                size = view.bounds.size
            }
        }
        let pages = [Measured(), Measured(), Measured()]
        let stack = NavigationController(rootViewController: pages[0])
        let tabs = TabBarController()
        tabs.viewControllers = [stack, pages[2]]
        let host = TestHost(size: Size(width: 400, height: 700))
        host.window.rootViewController = tabs
        #expect(pages[0].size == Size(width: 400, height: 700))
        host.settle()
        stack.pushViewController(pages[1], animated: true)
        #expect(pages[1].size == Size(width: 400, height: 700))
        host.advance(by: .seconds(1))
        tabs.selectedIndex = 1
        #expect(pages[2].size == Size(width: 400, height: 700))
    }

    @Test("PG-57: an item is as wide as it says, and a test finds it by its identifier")
    func widths() throws {
        let (wide, space) = (BarButtonItem(title: "OK"), BarButtonItem(spaceWidth: 12))
        wide.width = 90
        wide.accessibilityIdentifier = "accept"
        first.toolbarItems = [wide, space, BarButtonItem(title: "No")]
        navigation.setToolbarHidden(false, animated: false)
        host.settle()
        let button = try host.find(Button.self, "accept")
        let other = try host.find(Button.self, "No")
        #expect(button.frame.width == 90 && other.frame.minX - button.frame.maxX == 12)
        space.width = 30
        host.settle()
        let moved = try host.find(Button.self, "No")
        #expect(try moved.frame.minX - host.find(Button.self, "accept").frame.maxX == 30)
        #expect(space.spaceWidth == 30 && BarButtonItem.flexibleSpace().spaceWidth == nil && wide.spaceWidth == nil)
    }

    @Test("PG-5: buttons act, follow their items, and can be disabled")
    func barButtons() throws {
        let item = BarButtonItem(title: "Save") { [log] _ in log.add("saved") }
        first.navigationItem.rightBarButtonItem = item
        host.settle()
        try host.tap(.button("Save"))
        item.title = "Keep"
        host.settle()
        try host.tap(.button("Keep"))
        item.isEnabled = false
        host.settle()
        #expect(!item.perform())
        #expect(log.take() == ["saved", "saved"])
    }

    @Test("PG-6: a large title gives way to what is scrolled, and the page is inset by the bar")
    func largeTitle() {
        navigation.navigationBar.prefersLargeTitles = true
        let scroller = ScrollView()
        scroller.contentSize = Size(width: 400, height: 2000)
        let page = Page("scrolled", log)
        page.content = scroller
        navigation.setViewControllers([page], animated: false)
        host.settle()
        #expect(scroller.adjustedContentInset.top == 96)
        #expect(scroller.contentOffset.y == -96)
        #expect(navigation.navigationBar.frame.height == 96)
        scroller.setContentOffset(Point(0, -70), animated: false)
        #expect(navigation.navigationBar.frame.height == 70)
        scroller.setContentOffset(Point(0, 300), animated: false)
        #expect(navigation.navigationBar.frame.height == 52)
        page.navigationItem.largeTitleDisplayMode = .never
        host.settle()
        #expect(scroller.adjustedContentInset.top == 52)
    }

    @Test("PG-6: hidden bars cover nothing; a toolbar covers the lower edge")
    func hiddenBars() {
        navigation.isNavigationBarHidden = true
        host.settle()
        #expect(first.view.safeAreaInsets == .zero)
        first.toolbarItems = [BarButtonItem(title: "Share") { _ in }, .flexibleSpace()]
        navigation.isToolbarHidden = false
        host.settle()
        #expect(first.view.safeAreaInsets == Insets(top: 0, left: 0, bottom: 52, right: 0))
        #expect(navigation.toolbar.frame == Rect(0, 548, 400, 52))
    }

    @Test("PG-7: what a page shows goes onto its stack; it knows its navigation controller")
    func showing() {
        first.show(second, sender: nil)
        #expect(shown == ["first", "second"])
        #expect(second.navigationController === navigation)
        #expect(navigation.visibleViewController === second)
    }

    @Test("PG-46: a bar that is hidden is neither focused nor read out, at once or after it has slid away")
    func barsOutOfSight() throws {
        first.toolbarItems = [BarButtonItem(title: "Flag") { _ in }]
        first.navigationItem.rightBarButtonItem = BarButtonItem(title: "Edit") { _ in }
        func isThere(_ title: String) -> Bool { (try? host.find(.button, title)) != nil }
        host.settle()
        #expect(!isThere("Flag") && isThere("Edit"))
        navigation.setToolbarHidden(false, animated: true)
        host.advance(by: .seconds(1))
        #expect(isThere("Flag"))
        navigation.setToolbarHidden(true, animated: true)
        navigation.setNavigationBarHidden(true, animated: false)
        host.advance(by: .seconds(1))
        #expect(!isThere("Flag") && !isThere("Edit"))
        host.keyboard.press(.keyboardTab)
        #expect((host.window.firstResponder as? Button) == nil)
    }

    @Test("PG-46: the title is a heading, once, large or not")
    func heading() throws {
        for isLarge in [false, true] {
            navigation.navigationBar.prefersLargeTitles = isLarge
            first.title = "Trips"
            host.settle()
            _ = try host.find(.heading, "Trips")
        }
    }
}
