import TactusPages
import TactusTesting
import Testing

@MainActor
@Suite("Titles in bars, prompts, and bars that go")
struct BarItemLooksTests {
    private let host = TestHost(size: Size(width: 320, height: 568))
    private let log = Log()
    private let navigation: NavigationController
    private let page: Page

    init() {
        page = Page("page", log)
        navigation = NavigationController(rootViewController: page)
        host.window.rootViewController = navigation
        host.settle()
    }

    private func button(_ title: String, in view: View) -> Button? {
        if let button = view as? Button, button.title == title { return button }
        return view.subviews.lazy.compactMap { self.button(title, in: $0) }.first
    }

    private func label(_ text: String, in view: View) -> Label? {
        if let label = view as? Label, label.text == text { return label }
        return view.subviews.lazy.compactMap { self.label(text, in: $0) }.first
    }

    @Test("AP-37: signs in bars are as large, and pages slide as fast, as the theme has it")
    func theme() throws {
        page.navigationItem.rightBarButtonItem = BarButtonItem(icon: .star, accessibilityLabel: "Star") { _ in }
        host.settle()
        func star(in view: View) -> Button? {
            if let button = view as? Button, button.icon == .star { return button }
            return view.subviews.lazy.compactMap { star(in: $0) }.first
        }
        #expect(star(in: navigation.navigationBar)?.iconSize == 24)
        var theme = Theme()
        theme.controls.signSize = 30
        theme.motion.page = .milliseconds(100)
        host.window.traitOverrides.theme = theme
        host.settle()
        #expect(star(in: navigation.navigationBar)?.iconSize == 30)
        let next = Page("next", log)
        navigation.pushViewController(next, animated: true)
        host.settle()
        host.clock.advance(by: .milliseconds(50))
        #expect(log.lines.last != "next didAppear")
        host.clock.advance(by: .milliseconds(100))
        #expect(log.lines.contains("next didAppear"))
    }

    @Test("PG-61: a prompt stands above the title, and the bar is higher by it as long as there is one")
    func prompt() throws {
        let bar = navigation.navigationBar
        let height = bar.frame.height
        page.navigationItem.prompt = "Choose one"
        host.settle()
        let prompt = try #require(label("Choose one", in: bar))
        #expect(bar.frame.height == height + 22 && page.view.safeAreaInsets.top == bar.frame.height)
        #expect(prompt.convert(prompt.bounds, to: bar).maxY <= 22 && prompt.frame.midX == 160)
        let title = try #require(label("page", in: bar))
        #expect(title.convert(title.bounds, to: bar).minY >= 22)
        page.navigationItem.prompt = nil
        host.settle()
        #expect(bar.frame.height == height && label("Choose one", in: bar) == nil)
    }

    @Test("PG-62: a swipe up hides the bars, one down shows them again, and a tap does where that is allowed")
    func hiding() {
        navigation.isToolbarHidden = false
        page.toolbarItems = [BarButtonItem(title: "Sort")]
        navigation.hidesBarsOnSwipe = true
        host.settle()
        let swipe = { (from: Double, to: Double) in
            host.finger().drag(from: Point(x: 160, y: from), to: Point(x: 160, y: to), over: .milliseconds(100))
            host.advance(by: .seconds(1))
        }
        swipe(400, 390)
        #expect(!navigation.isNavigationBarHidden)
        swipe(400, 250)
        #expect(navigation.isNavigationBarHidden && navigation.isToolbarHidden && navigation.navigationBar.isHidden)
        swipe(250, 400)
        #expect(!navigation.isNavigationBarHidden && !navigation.isToolbarHidden)
        host.finger().tap(at: Point(x: 160, y: 300))
        host.advance(by: .seconds(1))
        #expect(!navigation.isNavigationBarHidden)
        (navigation.hidesBarsOnTap, navigation.hidesBarsOnSwipe) = (true, false)
        host.finger().tap(at: Point(x: 160, y: 300))
        host.advance(by: .seconds(1))
        #expect(navigation.isNavigationBarHidden)
        swipe(250, 400)
        #expect(navigation.isNavigationBarHidden)
        host.finger().tap(at: Point(x: 160, y: 300))
        host.advance(by: .seconds(1))
        #expect(!navigation.isNavigationBarHidden)
    }

    @Test("PG-62: what scrolls goes on scrolling while it hides the bars")
    func scrolling() {
        let scroll = ScrollView()
        scroll.contentSize = Size(width: 320, height: 3000)
        let other = Page("other", log)
        other.content = scroll
        navigation.setViewControllers([other], animated: false)
        navigation.hidesBarsOnSwipe = true
        host.settle()
        let start = scroll.contentOffset.y
        host.finger().drag(from: Point(x: 160, y: 400), to: Point(x: 160, y: 200), over: .milliseconds(400))
        host.advance(by: .seconds(2))
        #expect(navigation.isNavigationBarHidden && scroll.contentOffset.y > start + 100)
    }

    @Test("PG-63: what an item says of its title holds in its states, then what the bar says, then the theme")
    func itemTitles() throws {
        let save = BarButtonItem(title: "Save") { _ in }
        let sort = BarButtonItem(title: "Sort") { _ in }
        page.navigationItem.rightBarButtonItems = [save, sort]
        let large = Font.systemFont(ofSize: 22)
        save.setTitleTextAttributes(TextAttributes(font: large, color: .red), for: .normal)
        save.setTitleTextAttributes(TextAttributes(color: .green), for: .disabled)
        navigation.navigationBar.standardAppearance.buttonTitleTextAttributes.color = .blue
        navigation.navigationBar.scrollEdgeAppearance = navigation.navigationBar.standardAppearance
        host.settle()
        let bar = navigation.navigationBar
        var shown = try #require(button("Save", in: bar))
        #expect(shown.font == large && shown.currentTitleColor == .red)
        #expect(try #require(button("Sort", in: bar)).currentTitleColor == .blue)
        save.isEnabled = false
        sort.isEnabled = false
        host.settle()
        shown = try #require(button("Save", in: bar))
        #expect(shown.currentTitleColor == .green && shown.font == large)
        #expect(try #require(button("Sort", in: bar)).titleColor(for: .disabled) == nil)
        #expect(save.titleTextAttributes(for: .highlighted) == nil)
        save.setTitleTextAttributes(nil, for: .normal)
        save.isEnabled = true
        host.settle()
        shown = try #require(button("Save", in: bar))
        #expect(shown.currentTitleColor == .blue && shown.font == .systemFont(ofSize: 17, weight: .regular))
    }

    @Test("PG-63: the way back looks as its own attributes say, and says nothing in a clear colour")
    func wayBack() throws {
        let bar = navigation.navigationBar
        navigation.pushViewController(Page("second", log), animated: false)
        host.settle()
        var look = BarAppearance.opaque
        look.backButtonTitleTextAttributes = TextAttributes(color: .clear)
        (bar.standardAppearance, bar.scrollEdgeAppearance) = (look, look)
        host.settle()
        let back = try #require(button("page", in: bar))
        #expect(back.currentStyledTitle == StyledText("page", TextAttributes(color: .clear)))
        #expect(back.currentIcon == .chevronLeft)
    }

    @Test("PG-64: the controller hears which tab was chosen, and tabs look as the bar and their items say")
    func tabs() throws {
        final class Tabs: TabBarController {
            var chosen: [String] = []
            override func tabBar(_ tabBar: TabBar, didSelect item: TabBarItem) { chosen.append(item.title ?? "") }
        }
        let tabs = Tabs()
        let pages = ["One", "Two"].map { title in
            let page = Page(title, log)
            page.tabBarItem = TabBarItem(title: title, icon: .star)
            return page
        }
        tabs.viewControllers = pages
        host.window.rootViewController = tabs
        host.settle()
        let bar = tabs.tabBar
        let (one, two) = (try #require(label("One", in: bar)), try #require(label("Two", in: bar)))
        #expect(two.textColor == .secondaryLabel && one.textColor == .tintColor)
        bar.unselectedItemTintColor = .brown
        #expect(two.textColor == .brown && one.textColor == .tintColor)
        var look = BarAppearance.opaque
        look.tabTitleTextAttributes = TextAttributes(font: .systemFont(ofSize: 9), color: .red)
        look.selectedTabTitleTextAttributes.color = .green
        (bar.standardAppearance, bar.scrollEdgeAppearance) = (look, look)
        host.settle()
        #expect(two.textColor == .red && one.textColor == .green && two.font == .systemFont(ofSize: 9))
        pages[1].tabBarItem.setTitleTextAttributes(TextAttributes(color: .blue), for: .normal)
        #expect(two.textColor == .blue)
        host.finger().tap(at: two.convert(Point(x: 5, y: 5), to: nil))
        host.advance(by: .seconds(1))
        #expect(tabs.chosen == ["Two"] && tabs.selectedIndex == 1)
        #expect(two.textColor == .green && one.textColor == .red)
        host.settle()
        let place = two.frame
        pages[1].tabBarItem.titlePositionAdjustment = Vector(dx: 3, dy: -4)
        host.settle()
        #expect(two.frame == place.offsetBy(dx: 3, dy: -4))
    }

    @Test("RS-36: a command that was added to a controller is fired before those that it says, until it is removed")
    func addedCommand() {
        final class Editor: ViewController {
            let log = Log()
            override var keyCommands: [KeyCommand] {
                [KeyCommand(input: "s", modifierFlags: .control, action: ActionKey<Editor> { $0.say("own", $1) })]
            }
            func say(_ word: String, _ sender: Any?) { log.add(word) }
        }
        let editor = Editor()
        host.window.rootViewController = editor
        host.settle()
        let added = KeyCommand(
            input: "s", modifierFlags: .control, action: ActionKey<Editor> { $0.say("added", $1) })
        editor.addKeyCommand(added)
        editor.addKeyCommand(added)
        host.keyboard.press("s", holding: .control)
        editor.removeKeyCommand(added)
        host.keyboard.press("s", holding: .control)
        #expect(editor.log.take() == ["added", "own"])
    }
}
