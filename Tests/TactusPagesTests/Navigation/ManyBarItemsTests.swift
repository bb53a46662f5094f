import TactusControls
import TactusPages
import TactusTesting
import TactusUI
import Testing

/// Bars with more than anybody shows cost no more than they must.
@Suite("Many items of bars")
@MainActor
struct ManyBarItemsTests {
    @Test("VC-60: an item of a toolbar that changes is made anew, in its place; the others stay as they are")
    func toolbar() {
        let host = TestHost(size: Size(width: 400, height: 100))
        let bar = Toolbar(frame: Rect(x: 0, y: 0, width: 400, height: 52))
        host.window.addSubview(bar)
        bar.items = (0..<4).map { BarButtonItem(title: "\($0)") { _ in } }
        host.settle()
        func buttons() -> [Button] { bar.subviews.compactMap { $0 as? Button } }
        let before = buttons()
        bar.items[1].isEnabled = false
        bar.items[1].title = "One"
        host.settle()
        let after = buttons()
        #expect(after.map(\.title) == ["0", "One", "2", "3"])
        #expect(after.map(\.isEnabled) == [true, false, true, true])
        #expect([0, 2, 3].allSatisfy { before[$0] === after[$0] })
        #expect(after.map(\.frame.minX) == after.map(\.frame.minX).sorted())
        bar.items[2].isHidden = true
        #expect(buttons().map(\.title) == ["0", "One", "3"])
        bar.items[2].isHidden = false
        #expect(buttons().map(\.title) == ["0", "One", "2", "3"])
        let custom = Label(text: "custom")
        bar.items[0].customView = custom
        #expect(custom.superview === bar && buttons().map(\.title) == ["One", "2", "3"])
    }

    @Test("VC-61: a button of a page that changes is made anew, in its place; the others stay as they are")
    func navigationBar() {
        let host = TestHost(size: Size(width: 600, height: 400))
        let page = ViewController()
        page.title = "Page"
        let navigation = NavigationController(rootViewController: page)
        host.window.rootViewController = navigation
        let items = (0..<6).map { BarButtonItem(title: "\($0)") { _ in } }
        page.navigationItem.leftBarButtonItems = Array(items[..<3])
        page.navigationItem.rightBarButtonItems = Array(items[3...])
        host.settle()
        func buttons() -> [Button] {
            var waiting: [View] = [navigation.navigationBar]
            var found: [Button] = []
            while let view = waiting.popLast() {
                if let button = view as? Button { found.append(button) } else { waiting += view.subviews }
            }
            return found.sorted { $0.frame.minX < $1.frame.minX }
        }
        func frames() -> [Rect] { buttons().map(\.frame) }
        let before = buttons()
        let order = before.map(\.title)
        items[1].title = "One"
        items[4].isEnabled = false
        host.settle()
        let after = buttons()
        #expect(after.map(\.title) == order.map { $0 == "1" ? "One" : $0 })
        #expect(after.map(\.isEnabled) == order.map { $0 != "4" })
        let same = zip(before, after).map { $0 === $1 }
        #expect(same == order.map { $0 != "1" && $0 != "4" })
        #expect(frames().allSatisfy { $0.height > 0 && $0.width > 0 })
        items[2].isHidden = true
        host.settle()
        #expect(Set(buttons().map(\.title)) == ["0", "One", "3", "4", "5"])
        items[2].isHidden = false
        items[0].customView = Label(text: "custom")
        host.settle()
        #expect(Set(buttons().map(\.title)) == ["One", "2", "3", "4", "5"])
    }

    /// A page that notes when it is asked for its title.
    private final class Page: ViewController {
        private(set) var questionCount = 0
        override var title: String? {
            get {
                questionCount += 1
                return super.title
            }
            set { super.title = newValue }
        }
    }

    @Test("MN-116: the menu of pages behind asks for their titles when it opens, and not with each page that comes")
    func backMenu() throws {
        let host = TestHost(size: Size(width: 400, height: 600))
        let first = Page()
        first.title = "First"
        let navigation = NavigationController(rootViewController: first)
        host.window.rootViewController = navigation
        host.settle()
        for number in 0..<3 {
            let page = ViewController()
            page.title = "\(number)"
            navigation.pushViewController(page, animated: false)
            host.settle()
        }
        let count = first.questionCount
        for number in 3..<20 {
            let page = ViewController()
            page.title = "\(number)"
            navigation.pushViewController(page, animated: false)
            host.settle()
        }
        #expect(first.questionCount == count)
        first.title = "Beginning"
        let back = try host.find(.button, "18")
        let finger = host.finger()
        finger.down(at: back.frame.center)
        host.advance(by: .seconds(1))
        finger.up()
        #expect(try host.find(.menuItem, "Beginning").state.isEnabled)
        #expect(try host.find(.menuItem, "5").state.isEnabled)
    }

    @Test("VC-60: in a bar of many tabs choosing one changes that one and the former")
    func tabs() {
        let host = TestHost(size: Size(width: 400, height: 600))
        let tabs = TabBarController()
        tabs.viewControllers = (0..<8).map { number in
            let page = ViewController()
            page.tabBarItem = TabBarItem(title: "\(number)")
            return page
        }
        host.window.rootViewController = tabs
        host.settle()
        func selected() -> [String] {
            var waiting = host.application.accessibilityTree
            var names: [String] = []
            while let node = waiting.popLast() {
                if node.role == .tab, node.state.isSelected { names.append(node.label ?? "") }
                waiting += node.children
            }
            return names
        }
        #expect(selected() == ["0"])
        for index in [3, 7, 7, 1] {
            tabs.selectedIndex = index
            host.settle()
            #expect(selected() == ["\(index)"])
        }
        tabs.tabBar.items.reverse()
        #expect(selected() == ["1"])
        tabs.tabBar.standardAppearance.tabIconColor = .red
        tabs.tabBar.unselectedItemTintColor = .blue
        tabs.tabBar.selectedItem = nil
        #expect(selected() == [])
    }

    @Test(
        "VC-60: a page that leaves takes its tab along; the others stay as they are, and new ones stand in their order")
    func leavingTabs() {
        let host = TestHost(size: Size(width: 400, height: 600))
        let tabs = TabBarController()
        func page(_ number: Int) -> ViewController {
            let page = ViewController()
            page.tabBarItem = TabBarItem(title: "\(number)")
            return page
        }
        var pages = (0..<5).map(page)
        tabs.viewControllers = pages
        host.window.rootViewController = tabs
        host.settle()
        func controls() -> [Control] { tabs.tabBar.subviews.compactMap { $0 as? Control } }
        func labels() -> [String?] { controls().map(\.standardAccessibility.label) }
        let before = controls()
        pages[1].removeFromParent()
        host.settle()
        #expect(controls() == [before[0], before[2], before[3], before[4]])
        pages = [pages[4], page(5), pages[0], pages[3]]
        tabs.viewControllers = pages
        host.settle()
        #expect(labels() == ["4", "5", "0", "3"])
        #expect(controls()[0] === before[4] && controls()[2] === before[0] && before[2].superview == nil)
        #expect(controls().map(\.frame.minX) == controls().map(\.frame.minX).sorted())
        host.finger().tap(at: controls()[1].convert(controls()[1].bounds.center, to: nil))
        #expect(tabs.selectedViewController === pages[1])
    }
}
