import TactusTesting
import Testing
import UIKitNames

/// What programs written for UIKit take for granted of margins, and of controllers whose size changes.
@MainActor
@Suite("Habits: margins and sizes")
struct SizeHabitTests {
    private final class Page: UIViewController {
        var told: [String] = []
        override func viewLayoutMarginsDidChange() {
            super.viewLayoutMarginsDidChange()
            told.append("margins \(view.layoutMargins.left)")
        }
        override func viewDidLayoutSubviews() {
            super.viewDidLayoutSubviews()
            told.append("layout \(view.bounds.width)")
        }
        override func viewWillTransition(
            to size: CGSize, with coordinator: UIViewControllerTransitionCoordinator
        ) {
            super.viewWillTransition(to: size, with: coordinator)
            told.append("will \(view.bounds.width)")
            coordinator.animate(alongsideTransition: { _ in self.told.append("along") }) { _ in
                self.told.append("over")
            }
        }
        func take() -> [String] {
            defer { told = [] }
            return told
        }
    }

    private final class Inner: UIView {
        var heard = 0
        override func layoutMarginsDidChange() {
            super.layoutMarginsDidChange()
            heard += 1
        }
    }

    @Test("LY-59: a view hears of other margins once, also of those of its superview where it keeps them")
    func margins() {
        let (page, keeps, own) = (Page(), Inner(), Inner())
        let host = TestHost(playing: page)
        keeps.preservesSuperviewLayoutMargins = true
        for view in [keeps, own] {
            view.frame = page.view.bounds
            page.view.addSubview(view)
        }
        host.settle()
        _ = page.take()
        (keeps.heard, own.heard) = (0, 0)
        page.view.layoutMargins = UIEdgeInsets(top: 8, left: 30, bottom: 8, right: 8)
        #expect(page.take() == ["margins 30.0"] && keeps.heard == 1 && own.heard == 0)
        #expect(keeps.layoutMargins.left == 30)
        page.view.layoutMargins = UIEdgeInsets(top: 8, left: 30, bottom: 8, right: 8)
        #expect(page.take() == [])
        host.settle()
        _ = page.take()
        page.additionalSafeAreaInsets.left = 5
        host.settle()
        #expect(page.take() == ["margins 35.0", "layout 320.0"] && own.heard == 1)
    }

    @Test("VC-5: who waits for the end of another size finds everything laid out")
    func anotherSize() {
        let page = Page()
        let host = TestHost(playing: page)
        host.advance(by: .seconds(1))
        _ = page.take()
        host.resize(to: CGSize(width: 568, height: 320))
        host.settle()
        #expect(page.take() == ["will 320.0", "along", "layout 568.0", "over"])
    }

    @Test("UK-39: the title of a controller is that of its items, whichever of them was there first")
    func titles() {
        let page = UIViewController()
        page.title = "First"
        #expect(page.navigationItem.title == "First" && page.tabBarItem.title == "First")
        page.navigationItem.title = "Own"
        #expect(page.title == "First" && page.tabBarItem.title == "First")
        page.title = "Second"
        #expect(page.navigationItem.title == "Second" && page.tabBarItem.title == "Second")
        page.tabBarItem = UITabBarItem(title: "Tab", image: nil, tag: 1)
        #expect(page.title == "Second" && page.tabBarItem.title == "Tab")
    }

    @Test("UK-40: constraints, guides, items, actions and animators are found in arrays and sets")
    func identity() {
        let view = UIView()
        let (guide, other) = (UILayoutGuide(), UILayoutGuide())
        view.addLayoutGuide(guide)
        #expect(view.layoutGuides.contains(guide) && !view.layoutGuides.contains(other))
        let width = view.widthAnchor.constraint(equalToConstant: 5)
        let height = view.heightAnchor.constraint(equalToConstant: 5)
        width.isActive = true
        #expect(view.constraints == [width] && view.constraints.firstIndex(of: height) == nil)
        #expect(Set([width, height, width]).count == 2)
        let animators = (0..<2).map { _ in UIViewPropertyAnimator(duration: 1, curve: .linear) }
        #expect(animators.firstIndex(of: animators[1]) == 1)
        let actions = [UIAction(title: "a") { _ in }, UIAction(title: "a") { _ in }]
        #expect(actions[0] == actions[0] && actions[0] != actions[1])
        let page = UIViewController()
        #expect([page.navigationItem: 1][page.navigationItem] == 1)
    }
}
