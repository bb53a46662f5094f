import TactusTesting
import Testing
import UIKitNames

private final class Guard: UITabBarControllerDelegate {
    var log: [String] = []
    var refused: UIViewController?
    func tabBarController(_ tabBarController: UITabBarController, shouldSelect viewController: UIViewController) -> Bool
    {
        log.append("should \(viewController.tabBarItem.title ?? "")")
        return viewController !== refused
    }
    func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController) {
        log.append("did \(viewController.tabBarItem.title ?? "")")
    }
}

/// What programs written for UIKit take for granted of tabs.
@MainActor
@Suite("Habits: tabs")
struct TabHabitTests {
    let host = TestHost(size: CGSize(width: 390, height: 700))
    private let tabs = UITabBarController()
    private let told = Guard()
    private var stacks: [UINavigationController] = []

    init() {
        for (number, name) in ["Home", "Find", "Mine"].enumerated() {
            let page = UIViewController()
            page.view.backgroundColor = .white
            page.title = name
            let stack = UINavigationController(rootViewController: page)
            stack.tabBarItem = UITabBarItem(title: name, image: UIImage(systemName: "star"), tag: number)
            stacks.append(stack)
        }
        tabs.viewControllers = stacks
        tabs.delegate = told
        host.window.rootViewController = tabs
        host.settle()
    }

    @Test("a tap selects, after the delegate was asked; a program selects without a word")
    func selecting() throws {
        #expect(tabs.selectedIndex == 0 && tabs.selectedViewController === stacks[0])
        try host.tap(.tab, "Find")
        host.settle()
        #expect(tabs.selectedIndex == 1 && told.log == ["should Find", "did Find"])
        tabs.selectedIndex = 2
        host.settle()
        #expect(told.log.count == 2 && stacks[2].view.window != nil && stacks[1].view.window == nil)
        told.refused = stacks[0]
        try host.tap(.tab, "Home")
        host.settle()
        #expect(tabs.selectedIndex == 2 && told.log.last == "should Home")
        tabs.selectedViewController = stacks[0]
        #expect(tabs.selectedIndex == 0)
    }

    @Test("the tab that is selected, tapped again, goes back to its first page")
    func popping() throws {
        let (next, last) = (UIViewController(), UIViewController())
        stacks[0].pushViewController(next, animated: false)
        stacks[0].pushViewController(last, animated: false)
        host.settle()
        try host.tap(.tab, "Home")
        host.advance(by: .seconds(1))
        #expect(told.log == ["should Home", "did Home"])
        #expect(stacks[0].viewControllers.count == 1)
    }

    @Test("badges, bars that hide while a page is pushed, and pages under the bar")
    func bars() {
        stacks[1].tabBarItem.badgeValue = "3"
        stacks[1].tabBarItem.badgeColor = .green
        host.settle()
        #expect(tabs.tabBar.items?[1].badgeValue == "3")
        let bar = tabs.tabBar.convert(tabs.tabBar.bounds, to: nil)
        #expect(bar.maxY == 700 && bar.height >= 49)
        let page = stacks[0].viewControllers[0]
        #expect(page.view.safeAreaInsets.bottom == bar.height)
        let next = UIViewController()
        next.hidesBottomBarWhenPushed = true
        stacks[0].pushViewController(next, animated: true)
        host.advance(by: .seconds(1))
        #expect(next.view.safeAreaInsets.bottom == 0)
        stacks[0].popViewController(animated: true)
        host.advance(by: .seconds(1))
        #expect(tabs.tabBar.convert(tabs.tabBar.bounds, to: nil).maxY == 700 && !tabs.tabBar.isHidden)
    }

    @Test("views of tabs are loaded when they are first seen, and keep what they show")
    func loading() {
        final class Loud: UIViewController {
            var log: [String] = []
            override func viewDidLoad() {
                super.viewDidLoad()
                log.append("load")
            }
            override func viewWillAppear(_ animated: Bool) {
                super.viewWillAppear(animated)
                log.append("will \(animated)")
            }
            override func viewDidDisappear(_ animated: Bool) {
                super.viewDidDisappear(animated)
                log.append("gone")
            }
        }
        let pages = [Loud(), Loud()]
        tabs.setViewControllers(pages, animated: false)
        host.settle()
        #expect(pages[0].log == ["load", "will false"] && pages[1].log == [])
        tabs.selectedIndex = 1
        host.settle()
        #expect(pages[0].log == ["load", "will false", "gone"] && pages[1].log == ["load", "will false"])
        tabs.selectedIndex = 0
        host.settle()
        #expect(pages[0].log == ["load", "will false", "gone", "will false"])
        #expect(pages[0].tabBarController === tabs && stacks[0].tabBarController == nil)
    }

    @Test("more than five tabs: the first four, and the others behind one more")
    func more() {
        tabs.viewControllers = (0..<7).map { number in
            let page = UIViewController()
            page.tabBarItem = UITabBarItem(title: "T\(number)", image: nil, tag: number)
            return page
        }
        host.settle()
        #expect(tabs.viewControllers?.count == 7)
        tabs.selectedIndex = 6
        host.settle()
        #expect(tabs.selectedViewController?.tabBarItem.title == "T6")
        #expect(tabs.viewControllers?[6].view.window != nil)
    }
}
