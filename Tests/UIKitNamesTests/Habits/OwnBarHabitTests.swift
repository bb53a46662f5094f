import LoggingViews
import TactusTesting
import Testing
import UIKitNames

/// What programs written for UIKit do with bars that no controller has made.
@MainActor
@Suite("Habits: bars of one's own")
struct OwnBarHabitTests {
    private final class Page: UIViewController, UINavigationBarDelegate, UITabBarDelegate {
        let bar = UINavigationBar()
        let tabs = UITabBar()
        var log = Log()
        var mayPop = true
        override func viewDidLoad() {
            super.viewDidLoad()
            view.backgroundColor = .white
            let item = UINavigationItem(title: "Drawings")
            item.rightBarButtonItem = UIBarButtonItem(
                title: "Add", style: .plain, target: self, action: Page.add)
            bar.setItems([item], animated: false)
            bar.delegate = self
            bar.translatesAutoresizingMaskIntoConstraints = false
            view.addSubview(bar)
            NSLayoutConstraint.activate([
                bar.leadingAnchor.constraint(equalTo: view.leadingAnchor),
                bar.trailingAnchor.constraint(equalTo: view.trailingAnchor),
                bar.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
            ])
            tabs.items = [
                UITabBarItem(title: "One", image: nil, tag: 1), UITabBarItem(title: "Two", image: nil, tag: 2),
            ]
            tabs.selectedItem = tabs.items?.first
            tabs.delegate = self
            tabs.frame = CGRect(x: 0, y: 500, width: 320, height: 56)
            view.addSubview(tabs)
        }
        func add(_ sender: UIBarButtonItem) { log.add("add") }
        func navigationBar(_ navigationBar: UINavigationBar, shouldPush item: UINavigationItem) -> Bool {
            log.add("should push \(item.title ?? "")")
            return true
        }
        func navigationBar(_ navigationBar: UINavigationBar, didPush item: UINavigationItem) {
            log.add("did push \(item.title ?? "")")
        }
        func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool {
            log.add("should pop \(item.title ?? "")")
            return mayPop
        }
        func navigationBar(_ navigationBar: UINavigationBar, didPop item: UINavigationItem) {
            log.add("did pop \(item.title ?? "")")
        }
        func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {
            log.add("\(item.tag) \(tabBar.selectedItem === item)")
        }
    }

    @Test("PG-181: a bar of one's own shows its last item, is as high as it wants, and its buttons act")
    func items() throws {
        let page = Page()
        let host = TestHost(playing: page)
        #expect(page.bar.topItem?.title == "Drawings" && page.bar.backItem == nil && page.bar.items?.count == 1)
        #expect(page.bar.frame.width == 320 && page.bar.frame.height > 40 && page.bar.frame.height < 60)
        let height = page.bar.frame.height
        try host.tap(.button, "Add")
        #expect(page.log.take() == ["add"])
        page.bar.topItem?.title = "Pictures"
        page.bar.topItem?.rightBarButtonItem?.title = "More"
        host.settle()
        try host.tap(.button, "More")
        #expect(page.log.take() == ["add"])
        page.bar.prefersLargeTitles = true
        host.settle()
        #expect(page.bar.frame.height > height + 30)
        page.bar.topItem?.largeTitleDisplayMode = .never
        host.settle()
        #expect(page.bar.frame.height == height)
    }

    @Test("PG-182: items are pushed and popped, by the program and by the button that leads back; the delegate decides")
    func pushing() throws {
        let page = Page()
        let host = TestHost(playing: page)
        page.bar.pushItem(UINavigationItem(title: "Bridge"), animated: true)
        #expect(page.bar.topItem?.title == "Bridge" && page.bar.backItem?.title == "Drawings")
        #expect(page.log.take() == ["should push Bridge"])
        host.advance(by: .seconds(1))
        #expect(page.log.take() == ["did push Bridge"])
        page.mayPop = false
        try host.tap(.button, "Drawings")
        host.advance(by: .seconds(1))
        #expect(page.log.take() == ["should pop Bridge"] && page.bar.items?.count == 2)
        page.mayPop = true
        try host.tap(.button, "Drawings")
        host.advance(by: .seconds(1))
        #expect(page.log.take() == ["should pop Bridge", "did pop Bridge"] && page.bar.topItem?.title == "Drawings")
        #expect(page.bar.popItem(animated: false) == nil && page.log.take() == [])
        page.bar.pushItem(UINavigationItem(title: "A"), animated: true)
        page.bar.pushItem(UINavigationItem(title: "B"), animated: false)
        #expect(page.log.take() == ["should push A", "should push B", "did push A", "did push B"])
        #expect(page.bar.popItem(animated: false)?.title == "B" && page.log.take() == ["should pop B", "did pop B"])
        page.bar.setItems([UINavigationItem(title: "Z")], animated: true)
        host.advance(by: .seconds(1))
        #expect(page.bar.items?.map(\.title) == ["Z"] && page.log.take() == [])
    }

    @Test("PG-181: the bar of a stack has the items of its pages")
    func ofStack() {
        let stack = UINavigationController(rootViewController: UIViewController())
        stack.topViewController?.title = "First"
        let host = TestHost(playing: stack)
        let next = UIViewController()
        next.title = "Second"
        stack.pushViewController(next, animated: false)
        host.settle()
        #expect(stack.navigationBar.items?.map(\.title) == ["First", "Second"])
        #expect(stack.navigationBar.backItem?.title == "First" && stack.navigationBar.topItem?.title == "Second")
    }

    @Test("UK-58: a bar of tabs of one's own chooses what is tapped, and tells its delegate")
    func tabs() throws {
        let page = Page()
        let host = TestHost(playing: page)
        host.finger().tap(at: CGPoint(x: 240, y: 528))
        #expect(page.log.take() == ["2 true"])
        host.finger().tap(at: CGPoint(x: 240, y: 528))
        #expect(page.log.take() == ["2 true"])
        page.tabs.selectedItem = page.tabs.items?.first
        #expect(page.log.take() == [])
    }
}
