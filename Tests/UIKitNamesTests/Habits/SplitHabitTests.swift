import TactusTesting
import Testing
import UIKitNames

private final class Told: UISplitViewControllerDelegate {
    var log: [String] = []
    var top: UISplitViewController.Column?

    func splitViewController(
        _ svc: UISplitViewController,
        topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
    ) -> UISplitViewController.Column {
        log.append("collapse to \(proposedTopColumn)")
        return top ?? proposedTopColumn
    }
    func splitViewController(
        _ svc: UISplitViewController,
        displayModeForExpandingToProposedDisplayMode proposedDisplayMode: UISplitViewController.DisplayMode
    ) -> UISplitViewController.DisplayMode {
        log.append("expand")
        return proposedDisplayMode
    }
    func splitViewControllerDidCollapse(_ svc: UISplitViewController) { log.append("collapsed") }
    func splitViewControllerDidExpand(_ svc: UISplitViewController) { log.append("expanded") }
    func splitViewController(_ svc: UISplitViewController, willShow column: UISplitViewController.Column) {
        log.append("show \(column)")
    }
    func splitViewController(_ svc: UISplitViewController, willHide column: UISplitViewController.Column) {
        log.append("hide \(column)")
    }
}

/// What programs written for UIKit take for granted of columns.
@MainActor
@Suite("Habits: columns")
struct SplitHabitTests {
    let host = TestHost(size: CGSize(width: 1000, height: 700))
    private let split = UISplitViewController(style: .doubleColumn)
    private let list = UITableViewController(style: .insetGrouped)
    private let detail = UIViewController()
    private let told = Told()

    init() {
        list.title = "List"
        detail.title = "Detail"
        detail.view.backgroundColor = .green
        split.delegate = told
        split.preferredDisplayMode = .oneBesideSecondary
        split.preferredSplitBehavior = .tile
        split.setViewController(list, for: .primary)
        split.setViewController(detail, for: .secondary)
        host.window.rootViewController = split
        host.settle()
    }

    @Test("both columns show where there is room, each in a stack of its own")
    func beside() {
        #expect(!split.isCollapsed && split.displayMode == .oneBesideSecondary)
        #expect(list.view.window != nil && detail.view.window != nil)
        #expect(list.navigationController != nil && detail.navigationController != nil)
        #expect(list.navigationController !== detail.navigationController)
        #expect(list.splitViewController === split && detail.splitViewController === split)
        #expect(split.traitCollection.horizontalSizeClass == .regular)
    }

    @Test("hidden and shown columns")
    func hiding() {
        told.log = []
        split.hide(.primary)
        host.advance(by: .seconds(1))
        #expect(split.displayMode == .secondaryOnly && told.log == ["hide primary"])
        #expect(detail.view.convert(detail.view.bounds, to: nil).width == 1000)
        split.show(.primary)
        host.advance(by: .seconds(1))
        #expect(split.displayMode == .oneBesideSecondary && told.log == ["hide primary", "show primary"])
        UIView.animate(withDuration: 0.2) { split.preferredDisplayMode = .secondaryOnly }
        host.advance(by: .seconds(1))
        #expect(split.displayMode == .secondaryOnly)
    }

    @Test("a narrow window collapses the columns into one stack, and a wide one takes them apart again")
    func collapsing() throws {
        told.log = []
        told.top = .primary
        host.resize(to: CGSize(width: 360, height: 700))
        host.advance(by: .seconds(1))
        #expect(
            split.isCollapsed && told.log.contains { $0.hasPrefix("collapse to") } && told.log.contains("collapsed"))
        #expect(list.view.window != nil && detail.view.window == nil)
        split.show(.secondary)
        host.advance(by: .seconds(1))
        #expect(detail.view.window != nil && list.view.window == nil)
        let stack = try #require(detail.navigationController)
        #expect(stack.viewControllers.last === detail || stack.topViewController === detail)
        try host.tap(.button, "List")
        host.advance(by: .seconds(1))
        #expect(list.view.window != nil && detail.view.window == nil)
        let other = UIViewController()
        list.showDetailViewController(other, sender: nil)
        host.advance(by: .seconds(1))
        #expect(other.view.window != nil)
        host.resize(to: CGSize(width: 1000, height: 700))
        host.advance(by: .seconds(1))
        #expect(!split.isCollapsed && list.view.window != nil && other.view.window != nil)
        #expect(told.log.contains("expanded"))
    }

    @Test("a page pushed from the list goes on top of it, one that tells more into the last column")
    func showing() {
        let next = UIViewController()
        list.show(next, sender: nil)
        host.advance(by: .seconds(1))
        #expect(list.navigationController == nil || next.navigationController != nil)
        let more = UIViewController()
        list.showDetailViewController(more, sender: nil)
        host.advance(by: .seconds(1))
        #expect(more.view.window != nil && more.view.convert(more.view.bounds, to: nil).maxX == 1000)
        split.setViewController(nil, for: .secondary)
        #expect(split.viewController(for: .secondary) == nil)
    }
}
