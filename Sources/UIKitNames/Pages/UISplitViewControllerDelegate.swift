public import Tactus

/// Is asked and told when the columns of a split view become one stack, and when they come apart.
@MainActor public protocol UISplitViewControllerDelegate: SplitViewControllerDelegate {
    /// Returns whether the program has taken care of the last column when columns become one stack: then the first one
    /// is in front. `false` by default, which leaves the column in front that somebody asked to see last. Not called
    /// where `splitViewController(_:topColumnForCollapsingToProposedTopColumn:)` is there.
    ///
    /// - Parameters:
    ///   - splitViewController: The split view.
    ///   - secondaryViewController: The stack of the last column.
    ///   - primaryViewController: The stack of the first column.
    /// - Returns: Whether the first column is to be in front.
    func splitViewController(
        _ splitViewController: UISplitViewController, collapseSecondary secondaryViewController: UIViewController,
        onto primaryViewController: UIViewController
    ) -> Bool
}

extension UISplitViewControllerDelegate {
    /// Leaves the column in front that somebody asked to see last.
    public func splitViewController(
        _ splitViewController: UISplitViewController, collapseSecondary secondaryViewController: UIViewController,
        onto primaryViewController: UIViewController
    ) -> Bool { false }

    /// Asks `splitViewController(_:collapseSecondary:onto:)`.
    public func splitViewController(
        _ splitViewController: UISplitViewController,
        topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
    ) -> UISplitViewController.Column {
        guard let primary = splitViewController.navigationController(for: .primary),
            let secondary = splitViewController.navigationController(for: .secondary),
            self.splitViewController(splitViewController, collapseSecondary: secondary, onto: primary)
        else { return proposedTopColumn }
        return .primary
    }
}

extension SplitViewController {
    /// Returns the stack of a column, in which its page is; `nil` when it has none.
    public final func viewController(for column: Column) -> UIViewController? { navigationController(for: column) }
}
