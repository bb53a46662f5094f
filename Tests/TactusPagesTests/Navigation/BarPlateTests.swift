import TactusPages
import TactusTesting
import Testing

@MainActor
@Suite("What bars are made of")
struct BarPlateTests {
    private let host = TestHost(size: Size(width: 400, height: 700))
    private let log = Log()
    private let tabs = TabBarController()
    private let navigation = NavigationController()
    private let scroll = ScrollView()

    init() {
        let page = Page("page", log)
        page.content = scroll
        scroll.contentSize = Size(width: 400, height: 1400)
        scroll.backgroundColor = .systemBackground
        for row in 0..<28 {
            let stripe = View(frame: Rect(x: 0, y: Double(row) * 50, width: 400, height: 25))
            stripe.backgroundColor = .systemRed
            scroll.addSubview(stripe)
        }
        navigation.setViewControllers([page], animated: false)
        tabs.viewControllers = [navigation, Page("other", log)]
        host.window.rootViewController = tabs
        host.settle()
    }

    private func material(of bar: View) -> VisualEffectView? {
        bar.subviews.lazy.compactMap { $0 as? VisualEffectView }.first
    }

    private func scroll(to y: Double) {
        scroll.contentOffset.y = y
        host.settle()
    }

    @Test("PG-45: a bar has a material while something is scrolled behind it, and its colour where nothing is")
    func edges() {
        #expect(material(of: navigation.navigationBar) == nil && navigation.navigationBar.backgroundColor != nil)
        #expect(material(of: tabs.tabBar) != nil && tabs.tabBar.backgroundColor == nil)
        scroll(to: 100)
        #expect(material(of: navigation.navigationBar) != nil && navigation.navigationBar.backgroundColor == nil)
        scroll(to: 1400 - 700 + scroll.adjustedContentInset.bottom)
        #expect(material(of: tabs.tabBar) == nil && tabs.tabBar.backgroundColor == .barBackground)
        scroll(to: -scroll.adjustedContentInset.top)
        #expect(material(of: navigation.navigationBar) == nil)
        tabs.selectedIndex = 1
        host.settle()
        #expect(material(of: tabs.tabBar) == nil)
        tabs.selectedIndex = 0
        host.settle()
        #expect(material(of: tabs.tabBar) != nil)
    }

    @Test("PG-45: a toolbar likewise; a colour that the program has given a bar stays")
    func toolbars() {
        navigation.setToolbarHidden(false, animated: false)
        tabs.isTabBarHidden = true
        host.settle()
        #expect(material(of: navigation.toolbar) != nil)
        navigation.setToolbarHidden(true, animated: false)
        host.settle()
        #expect(material(of: navigation.toolbar) == nil)
        tabs.isTabBarHidden = false
        scroll(to: 1400)
        tabs.tabBar.backgroundColor = .systemYellow
        scroll(to: 0)
        #expect(material(of: tabs.tabBar) == nil && tabs.tabBar.backgroundColor == .systemYellow)
    }

    @Test("PG-45: what is behind shows softly; not while pages slide, and not where less transparency is wished for")
    func pixels() {
        scroll(to: 110)
        let bar = navigation.navigationBar.frame
        func colors() -> Set<UInt32> {
            let picture = host.picture
            return Set(stride(from: 2, to: Int(bar.height) - 4, by: 2).map { picture[4, $0] })
        }
        #expect(colors().count > 4)
        host.application.isReduceTransparencyEnabled = true
        host.settle()
        #expect(colors().count == 1)
        host.application.isReduceTransparencyEnabled = false
        navigation.pushViewController(Page("next", log), animated: true)
        host.advance(by: .milliseconds(100))
        #expect(material(of: navigation.navigationBar) == nil && material(of: tabs.tabBar) == nil)
        host.advance(by: .seconds(1))
        navigation.popViewController(animated: true)
        host.advance(by: .seconds(1))
        #expect(material(of: navigation.navigationBar) != nil && material(of: tabs.tabBar) != nil)
    }

    @Test("PG-45: a bar over stripes, light and dark, in a picture", arguments: [UserInterfaceStyle.light, .dark])
    func picture(style: UserInterfaceStyle) throws {
        host.application.traitOverrides.userInterfaceStyle = style
        for (index, tab) in tabs.viewControllers.enumerated() {
            (tab.tabBarItem.icon, tab.tabBarItem.title) = index == 0 ? (.house, "Stripes") : (.gear, "Settings")
        }
        navigation.viewControllers[0].title = "Stripes"
        scroll(to: 110)
        try host.expectImage(named: style == .dark ? "bars-dark" : "bars")
    }
}
