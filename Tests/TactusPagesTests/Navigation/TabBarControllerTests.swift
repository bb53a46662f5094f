import TactusPages
import TactusTesting
import Testing

@MainActor
@Suite("Tabs")
struct TabBarControllerTests {
    let host = TestHost(size: Size(width: 400, height: 700))
    let log = Log()
    let tabs = TabBarController()
    let (first, second): (Page, Page)

    init() {
        (first, second) = (Page("first", log), Page("second", log))
        first.tabBarItem.icon = .house
        second.tabBarItem.icon = .gear
        tabs.viewControllers = [first, second]
        host.window.rootViewController = tabs
        host.settle()
        _ = log.take()
    }

    @Test("SP-2: a drag that rests over a tab shows its page, where the bar is asked to")
    func springLoading() {
        let bar = tabs.tabBar
        let place = bar.convert(Point(x: bar.bounds.midX + 40, y: 20), to: nil)
        for isOn in [false, true] {
            bar.isSpringLoaded = isOn
            host.settle()
            let drag = host.beginDrag([.text("hello")], at: place)
            host.clock.advance(by: .seconds(1))
            #expect(tabs.selectedViewController === (isOn ? second : first))
            drag.leave()
        }
    }

    @Test("AP-92: the sign of the chosen tab is in the tint that holds for the bar, as its title is")
    func tint() throws {
        tabs.tabBar.traitOverrides.tintColor = .systemOrange
        host.settle()
        func signs(in view: View) -> [IconView] {
            view.subviews.flatMap { ($0 as? IconView).map { [$0] } ?? signs(in: $0) }
        }
        let shown = signs(in: tabs.tabBar).map { Color.tintColor.resolved(in: $0.traitCollection.colors, for: .sign) }
        #expect(shown.first == Color.systemOrange.textShade.resolved(in: ColorTraits()))
        #expect(shown.last == Color.secondaryLabel.resolved(in: ColorTraits()))
    }

    @Test("PG-10: a tap on a tab shows its page, and both hear; the first keeps its state")
    func choosing() throws {
        let judge = TabJudge()
        tabs.delegate = judge
        try host.tap(.tab, "second")
        host.settle()
        #expect(
            log.take() == [
                "first willDisappear", "second willAppear", "second isAppearing", "first didDisappear",
                "second didAppear",
            ])
        #expect(tabs.selectedIndex == 1)
        judge.allows = false
        try host.tap(.tab, "first")
        #expect(tabs.selectedIndex == 1)
        #expect(judge.selected == ["second"])
    }

    @Test("PG-56: a tab shows another picture while it is chosen, and a badge on a ground of its own")
    func pictures() throws {
        func image() throws -> Image { Image(try Bitmap(size: PixelSize(width: 24, height: 24))) }
        let (usual, chosen) = (try image(), try image())
        first.tabBarItem.icon = nil
        (first.tabBarItem.image, first.tabBarItem.selectedImage) = (usual, chosen)
        first.tabBarItem.accessibilityIdentifier = "home"
        first.tabBarItem.badgeValue = "3"
        let ground = Color(light: Color(hex: 0xFFCC00), dark: Color(hex: 0x503000))
        first.tabBarItem.badgeColor = ground
        host.settle()
        let tab = try host.find(Control.self, "home")
        func shown() -> Image? { tab.subviews.lazy.compactMap { ($0 as? ImageView)?.image }.first }
        let badge = try #require(tab.subviews.lazy.compactMap { $0 as? Label }.first { $0.text == "3" })
        #expect(shown() === chosen && badge.backgroundColor == ground && badge.textColor == .black)
        tabs.view.traitOverrides.userInterfaceStyle = .dark
        host.settle()
        #expect(badge.textColor == .white)
        try host.tap(.tab, "second")
        host.settle()
        #expect(shown() === usual)
    }

    @Test("PG-12: a keyboard, or a bar over one that is lower than the tabs, covers them altogether")
    func keyboard() {
        let scroll = ScrollView(frame: Rect(0, 0, 400, 700))
        first.view.addSubview(scroll)
        host.settle()
        #expect(tabs.tabBar.frame.minY == 644 && first.view.safeAreaInsets.bottom == 56)
        host.scene.moveKeyboard(to: 44)
        host.settle()
        #expect(tabs.tabBar.frame.minY == 700 && first.view.safeAreaInsets.bottom == 0)
        #expect(first.view.keyboardLayoutGuide.layoutFrame == Rect(0, 656, 400, 44))
        host.scene.moveKeyboard(to: 0)
        host.settle()
        #expect(tabs.tabBar.frame.minY == 644 && first.view.safeAreaInsets.bottom == 56)
    }

    @Test("PG-10: bad numbers, strangers and pages that come twice change nothing")
    func badInput() {
        tabs.selectedIndex = 7
        tabs.selectedIndex = -3
        tabs.selectedViewController = Page("stranger", log)
        #expect(tabs.selectedIndex == 0)
        let owner = ViewController()
        let owned = Page("owned", log)
        owner.addChild(owned)
        tabs.viewControllers = [first, first, owned, second]
        #expect(tabs.viewControllers == [first, second])
        tabs.viewControllers = [second]
        host.settle()
        #expect(tabs.selectedViewController === second && first.parent == nil)
        tabs.viewControllers = []
        #expect(tabs.selectedIndex == -1 && second.view.window == nil)
    }

    @Test("PG-11: the chosen tab again leads to the first page, and then to the top")
    func again() throws {
        let scroller = ScrollView()
        scroller.contentSize = Size(width: 400, height: 5000)
        let list = Page("list", log)
        list.content = scroller
        let navigation = NavigationController(rootViewController: list)
        navigation.tabBarItem = TabBarItem(title: "Lists", icon: .menu)
        tabs.viewControllers = [navigation, second]
        tabs.selectedIndex = 0
        host.settle()
        navigation.pushViewController(Page("detail", log), animated: false)
        host.settle()
        try host.tap(.tab, "Lists")
        host.advance(by: .seconds(1))
        #expect(navigation.viewControllers == [list])
        scroller.setContentOffset(Point(0, 900), animated: false)
        try host.tap(.tab, "Lists")
        host.advance(by: .seconds(2))
        #expect(scroller.contentOffset.y == -52)
    }

    @Test(
        "PG-12: the bar is below in narrow windows and at the side in wide ones; badges and titles follow their items")
    func adapting() {
        #expect(tabs.tabBar.frame == Rect(0, 644, 400, 56))
        #expect(first.view.safeAreaInsets.bottom == 56)
        second.tabBarItem.badgeValue = "3"
        second.tabBarItem.title = "News"
        host.settle()
        let nodes = host.application.accessibilityTree.flatMap(\.all).filter { $0.role == .tab }
        #expect(nodes.map(\.label) == ["first", "News"])
        #expect(nodes.map(\.value) == [nil, "3"])
        let wide = TestHost(size: Size(width: 1000, height: 700))
        wide.window.rootViewController = tabs
        wide.settle()
        #expect(tabs.tabBar.frame == Rect(0, 0, 232, 700))
        #expect(first.view.frame.size == Size(width: 768, height: 700))
    }
}

@MainActor
private final class TabJudge: TabBarControllerDelegate {
    var allows = true
    var selected: [String?] = []
    func tabBarController(_ tabBarController: TabBarController, shouldSelect viewController: ViewController) -> Bool {
        allows
    }
    func tabBarController(_ tabBarController: TabBarController, didSelect viewController: ViewController) {
        selected.append(viewController.name)
    }
}
