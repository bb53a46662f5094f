import TactusPages
import TactusTesting
import Testing

@MainActor
@Suite("How a program lets bars look")
struct BarAppearanceTests {
    private let host = TestHost(size: Size(width: 400, height: 700))
    private let log = Log()
    private let navigation = NavigationController()
    private let scroll = ScrollView()
    private let page: Page

    init() {
        page = Page("page", log)
        page.content = scroll
        page.title = "Orders"
        scroll.contentSize = Size(width: 400, height: 1400)
        scroll.backgroundColor = .white
        navigation.setViewControllers([page], animated: false)
        host.window.rootViewController = navigation
        host.settle()
    }

    private var bar: NavigationBar { navigation.navigationBar }

    private func color(_ x: Int, _ y: Int) -> Color { Color(hex: host.picture[x, y] & 0xFF_FFFF) }

    private func scroll(to y: Double) {
        scroll.contentOffset.y = y
        host.settle()
    }

    private func label(in view: View) -> Label? {
        if let label = view as? Label, label.text == "Orders" { return label }
        return view.subviews.lazy.compactMap { label(in: $0) }.first
    }

    @Test("PG-60: a bar is of the colour, and its titles of the font and the colour, that its appearance says")
    func colors() {
        var blue = BarAppearance.opaque
        blue.backgroundColor = .blue
        blue.titleTextAttributes = TextAttributes(font: .systemFont(ofSize: 24), color: .white)
        bar.standardAppearance = blue
        // With nothing behind it, the bar has no background unless it is told.
        #expect(color(4, 10) == .white)
        #expect(label(in: bar)?.textColor == .white)
        scroll(to: 300)
        #expect(color(4, 10) == .blue)
        bar.scrollEdgeAppearance = blue
        scroll(to: -scroll.adjustedContentInset.top)
        #expect(color(4, 10) == .blue)
        #expect(label(in: bar)?.font == .systemFont(ofSize: 24))
        bar.scrollEdgeAppearance = nil
        bar.standardAppearance = .default
        #expect(color(4, 10) == .white && label(in: bar)?.textColor == .label)
    }

    @Test("PG-60: what a page’s item says counts before what the bar says, while the page is in front")
    func items() {
        var green = BarAppearance.opaque
        green.backgroundColor = .green
        let other = Page("other", log)
        other.navigationItem.scrollEdgeAppearance = green
        navigation.pushViewController(other, animated: false)
        host.settle()
        #expect(color(200, 4) == .green)
        navigation.popViewController(animated: false)
        host.settle()
        #expect(color(200, 4) == .white)
        page.navigationItem.scrollEdgeAppearance = green
        host.settle()
        #expect(color(200, 4) == .green)
    }

    @Test("PG-60: the line at the edge has its own colour, or is none; toolbars and bars of tabs likewise")
    func lines() {
        var plain = BarAppearance(background: .opaque, backgroundColor: .white, shadowColor: .red)
        (bar.standardAppearance, bar.scrollEdgeAppearance) = (plain, plain)
        let edge = Int(bar.frame.maxY) - 1
        #expect(color(200, edge) == .red)
        plain.shadowColor = nil
        (bar.standardAppearance, bar.scrollEdgeAppearance) = (plain, plain)
        #expect(color(200, edge) == .white)

        navigation.setToolbarHidden(false, animated: false)
        plain.backgroundColor = .yellow
        (navigation.toolbar.standardAppearance, navigation.toolbar.scrollEdgeAppearance) = (plain, plain)
        host.settle()
        #expect(color(200, 690) == .yellow)

        let tabs = TabBarController()
        tabs.viewControllers = [Page("one", log), Page("two", log)]
        (tabs.tabBar.standardAppearance, tabs.tabBar.scrollEdgeAppearance) = (plain, plain)
        host.window.rootViewController = tabs
        host.settle()
        #expect(color(2, 698) == .yellow)
    }
}
