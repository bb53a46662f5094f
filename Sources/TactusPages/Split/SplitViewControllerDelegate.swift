/// Is asked and told when the columns of a split view become one stack, and when they come apart.
@MainActor public protocol SplitViewControllerDelegate: AnyObject {
    /// Called when the columns have become one stack. Does nothing by default.
    func splitViewControllerDidCollapse(_ splitViewController: SplitViewController)

    /// Called when the stack has come apart into columns. Does nothing by default.
    func splitViewControllerDidExpand(_ splitViewController: SplitViewController)

    /// Returns the column whose pages are in front when columns become one stack; the proposed one by default. A column
    /// without pages changes nothing.
    ///
    /// - Parameters:
    ///   - splitViewController: The split view.
    ///   - proposedTopColumn: The column that somebody asked to see last.
    /// - Returns: The column.
    func splitViewController(
        _ splitViewController: SplitViewController,
        topColumnForCollapsingToProposedTopColumn proposedTopColumn: SplitViewController.Column
    ) -> SplitViewController.Column

    /// Called when a column will be seen that was not. Does nothing by default.
    func splitViewController(_ splitViewController: SplitViewController, willShow column: SplitViewController.Column)

    /// Called when a column that was seen will not be. Does nothing by default.
    func splitViewController(_ splitViewController: SplitViewController, willHide column: SplitViewController.Column)

    /// Called when other columns will show, or others over each other, from now on: before they move where that is
    /// animated. Does nothing by default.
    func splitViewController(
        _ splitViewController: SplitViewController, willChangeTo mode: SplitViewController.DisplayMode)
}

extension SplitViewControllerDelegate {
    /// Does nothing.
    public func splitViewControllerDidCollapse(_ splitViewController: SplitViewController) {}

    /// Does nothing.
    public func splitViewControllerDidExpand(_ splitViewController: SplitViewController) {}

    /// Leaves the proposed column in front.
    public func splitViewController(
        _ splitViewController: SplitViewController,
        topColumnForCollapsingToProposedTopColumn proposedTopColumn: SplitViewController.Column
    ) -> SplitViewController.Column { proposedTopColumn }

    /// Does nothing.
    public func splitViewController(
        _ splitViewController: SplitViewController, willShow column: SplitViewController.Column
    ) {}

    /// Does nothing.
    public func splitViewController(
        _ splitViewController: SplitViewController, willHide column: SplitViewController.Column
    ) {}

    /// Does nothing.
    public func splitViewController(
        _ splitViewController: SplitViewController, willChangeTo mode: SplitViewController.DisplayMode
    ) {}
}
