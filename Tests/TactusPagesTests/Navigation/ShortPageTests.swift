import TactusTesting
import Testing

@testable import TactusPages

@MainActor
@Suite("Pages whose content fits")
struct ShortPageTests {
    private let host = TestHost(size: Size(width: 400, height: 700))

    /// A page with a scroll view, as its root view or inside it.
    private func page(_ scroll: ScrollView, isRoot: Bool) -> ViewController {
        let page = ViewController()
        page.title = "Page"
        if isRoot {
            page.view = scroll
        } else {
            scroll.frame = page.view.bounds
            scroll.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            page.view.addSubview(scroll)
        }
        scroll.contentSize = Size(width: 200, height: 300)
        return page
    }

    @Test("SV-37: bars do not cover the content of a page that fits", arguments: [true, false], [true, false])
    func fitting(isRoot: Bool, isLarge: Bool) {
        let scroll = ScrollView()
        let stack = NavigationController(rootViewController: page(scroll, isRoot: isRoot))
        stack.navigationBar.prefersLargeTitles = isLarge
        host.window.rootViewController = stack
        host.advance(by: .seconds(1))
        #expect(scroll.contentOffset.y == -scroll.safeAreaInsets.top && scroll.safeAreaInsets.top > (isLarge ? 90 : 40))
        scroll.contentSize.height = 3000
        host.settle()
        #expect(scroll.contentOffset.y == -scroll.safeAreaInsets.top)
    }

    @Test("SV-37: with scrollableAxes they do, and in a page that is in no container nothing counts")
    func others() {
        let scroll = ScrollView()
        scroll.contentInsetAdjustmentBehavior = .scrollableAxes
        let inStack = page(scroll, isRoot: true)
        host.window.rootViewController = NavigationController(rootViewController: inStack)
        host.advance(by: .seconds(1))
        #expect(scroll.contentOffset == .zero)
        let lone = ScrollView()
        host.window.rootViewController = page(lone, isRoot: true)
        host.scene.safeAreaInsets.top = 30
        host.advance(by: .seconds(1))
        #expect(lone.contentOffset == .zero)
        let second = ScrollView()
        second.frame = Rect(0, 0, 400, 100)
        second.contentSize = Size(width: 10, height: 10)
        inStack.view.addSubview(second)
        #expect(second.adjustedContentInset == .zero)
    }
}
