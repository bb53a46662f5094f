import TactusTesting
import Testing

@testable import TactusPages

@MainActor
@Suite("Dialogs, menus and bars with more text than there is room")
struct LargeTextTests {
    private let host = TestHost(size: Size(width: 320, height: 560))
    private let root = ViewController()

    init() {
        host.application.traitOverrides.textScale = 2
        host.window.rootViewController = root
        host.settle()
    }

    private func frame(_ view: View) -> Rect { view.convert(view.bounds, to: host.window) }

    @Test("PG-82: of a dialog with many buttons title and message show, and the last button is reached")
    func alert() throws {
        let log = Log()
        let alert = AlertController(title: "Delete “Harbour at night”?", message: "It will be gone for good.")
        for number in 0..<8 { alert.addAction(AlertAction(title: "Choice \(number)") { log.add($0.title) }) }
        root.present(alert, animated: false)
        host.advance(by: .seconds(1))
        #expect(frame(try host.find(Label.self, "Delete “Harbour at night”?")).minY > 0)
        let last = try host.find(Button.self, "Choice 7")
        #expect(frame(last).minY > 560)
        host.finger().drag(from: Point(160, 500), to: Point(160, 100), over: .milliseconds(500))
        host.advance(by: .seconds(3))
        #expect(log.take() == [] && frame(last).maxY < 545)
        try host.tap(.button("Choice 7"))
        host.advance(by: .seconds(1))
        #expect(log.take() == ["Choice 7"])
    }

    @Test("PG-83: buttons of bars that there is no room for give way, the widest first; a title of two letters is none")
    func bars() throws {
        let stack = NavigationController(rootViewController: ViewController())
        let page = ViewController()
        page.title = "Correspondence"
        page.navigationItem.rightBarButtonItems = [
            BarButtonItem(title: "Select all of it"), BarButtonItem(title: "Go"),
        ]
        page.toolbarItems = [
            BarButtonItem(title: "Go on"), .flexibleSpace(), BarButtonItem(title: "Reply to all of them"),
        ]
        host.window.rootViewController = stack
        stack.pushViewController(page, animated: false)
        stack.isToolbarHidden = false
        host.advance(by: .seconds(1))
        for title in ["Select all of it", "Go", "Go on", "Reply to all of them"] {
            let box = frame(try host.find(Button.self, title))
            #expect(box.minX >= 0 && box.maxX <= 320, "\(title) is at \(box)")
        }
        let short = try host.find(Button.self, "Go on")
        #expect(short.bounds.width >= short.sizeThatFits(Size(width: 320, height: 44)).width)
        let titles = host.application.accessibilityTree.flatMap(\.all).filter { $0.role == .heading }
        #expect(titles.map(\.label) == ["Correspondence"])
        #expect(BarLayout.widest([10, 20, 30], in: 60) == .infinity)
        #expect(BarLayout.widest([10, 20, 30], in: 50) == 20)
        #expect(BarLayout.widest([30, 10, 20], in: 24) == 8 && BarLayout.widest([], in: -1) == .infinity)
    }

    @Test("PG-56: a badge stays over its tab", arguments: [false, true])
    func badge(isMirrored: Bool) throws {
        if isMirrored { host.application.traitOverrides.layoutDirection = .rightToLeft }
        let tabs = TabBarController()
        tabs.viewControllers = ["One", "Two", "Three", "Four"].map { title in
            let page = ViewController()
            page.tabBarItem = TabBarItem(title: title, icon: .star)
            page.tabBarItem.badgeValue = "12345678"
            return page
        }
        host.window.rootViewController = tabs
        host.settle()
        for title in ["One", "Four"] {
            let tab = try host.find(Control.self, title)
            let badge = try #require(tab.subviews.lazy.compactMap { $0 as? Label }.first { $0.text == "12345678" })
            #expect(badge.frame.minX >= 0 && badge.frame.maxX <= tab.bounds.width)
        }
    }

    @Test("MN-4: a title that is too long has two lines, and signs grow with the text")
    func menu() throws {
        host.application.traitOverrides.textScale = 1
        let button = Button(title: "More", frame: Rect(20, 20, 100, 44))
        root.view.addSubview(button)
        let long = Action(title: "Share it with everybody who has asked for it", icon: .star) { _ in }
        button.menu = Menu(children: [Action(title: "Open", icon: .folder) { _ in }, long])
        button.showsMenuAsPrimaryAction = true
        var (heights, signs): ([Double], [Double]) = ([], [])
        for scale in [1.0, 2] {
            host.application.traitOverrides.textScale = scale
            host.settle()
            let menu = try #require(MenuPresentation.open(button.menu ?? Menu(children: []), over: button))
            host.advance(by: .seconds(1))
            let row = try host.find(MenuRowView.self, "menu row \(long.title)")
            #expect(row.frame.height > 44 && row.frame.width <= 304)
            heights.append(row.frame.height)
            signs.append(try #require(row.subviews.lazy.compactMap { $0 as? IconView }.first).frame.width)
            menu.close()
            host.advance(by: .seconds(1))
        }
        #expect(signs[1] > signs[0] * 1.5 && heights[1] > heights[0] * 1.5)
    }
}
