import LoggingViews
import TactusTesting
import Testing
import UIKitNames

/// What programs written for UIKit override of stacks of pages.
@MainActor
@Suite("Habits: a stack of one's own class")
struct OwnStackHabitTests {
    private final class Stack: UINavigationController {
        var log = Log()
        override func pushViewController(_ viewController: UIViewController, animated: Bool) {
            viewController.hidesBottomBarWhenPushed = !viewControllers.isEmpty
            log.add("push \(viewController.title ?? "")\(animated ? " slowly" : "")")
            super.pushViewController(viewController, animated: animated)
        }
        override func popViewController(animated: Bool) -> UIViewController? {
            let popped = super.popViewController(animated: animated)
            log.add("pop \(popped?.title ?? "nothing")")
            return popped
        }
        override func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
            log.add("set \(viewControllers.count)")
            super.setViewControllers(viewControllers, animated: animated)
        }
    }

    private func page(_ title: String) -> UIViewController {
        let page = UIViewController()
        page.title = title
        return page
    }

    @Test(
        "PG-184: a stack's own class hears of each page that is pushed, the first too, of the way back, and of all at once"
    )
    func overridden() throws {
        let stack = Stack(rootViewController: page("A"))
        #expect(stack.log.take() == ["push A"] && stack.viewControllers.map(\.hidesBottomBarWhenPushed) == [false])
        let host = TestHost(playing: stack)
        stack.pushViewController(page("B"), animated: true)
        host.advance(by: .seconds(1))
        #expect(stack.log.take() == ["push B slowly"] && stack.topViewController?.hidesBottomBarWhenPushed == true)
        try host.tap(.button, "A")
        host.advance(by: .seconds(1))
        #expect(stack.log.take() == ["pop B"] && stack.viewControllers.count == 1)
        _ = stack.popViewController(animated: false)
        #expect(stack.log.take() == ["pop nothing"])
        stack.viewControllers = [page("C"), page("D")]
        #expect(stack.log.take() == ["set 2"])
        stack.show(page("E"), sender: nil)
        host.advance(by: .seconds(1))
        #expect(stack.log.take() == ["push E slowly"] && stack.viewControllers.map(\.title) == ["C", "D", "E"])
    }
}
