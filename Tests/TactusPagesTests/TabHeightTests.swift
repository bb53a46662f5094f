import TactusPages
import TactusTesting
import Testing

@MainActor
@Suite("Tabs at the side, in large text")
struct TabHeightTests {
    @Test("PG-176: tabs at the side are as high as their text, also when its size changes, and show it whole")
    func heights() {
        let host = TestHost(size: Size(width: 1024, height: 400))
        let tabs = TabBarController()
        tabs.viewControllers = ["Songs", "Playlists", "Settings"].map { title in
            let page = ViewController()
            page.tabBarItem = TabBarItem(title: title, icon: .music)
            return page
        }
        host.window.rootViewController = tabs
        host.settle()
        var nodes: [AccessibilityNode] {
            host.settle()
            return host.application.accessibilityTree.flatMap(\.all).filter { $0.role == .tab }
        }
        #expect(nodes.map(\.frame.height) == [44, 44, 44])
        host.application.traitOverrides.textScale = 1.8
        let large = nodes
        #expect(large.map(\.frame.height).allSatisfy { $0 > 48 })
        #expect(zip(large, large.dropFirst()).allSatisfy { $0.frame.maxY <= $1.frame.minY })
        for label in labels(in: tabs.tabBar) where !label.text.isEmpty && label.window != nil {
            #expect(label.intrinsicContentSize.width <= label.bounds.width + 0.5, "\(label.text)")
        }
    }

    private func labels(in view: View) -> [Label] {
        view.subviews.flatMap { subview in
            (subview as? Label).map { $0.isHidden ? [] : [$0] } ?? labels(in: subview)
        }
    }
}
