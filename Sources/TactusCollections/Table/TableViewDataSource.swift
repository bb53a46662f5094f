public import TactusControls
public import TactusUI

/// What a ``TableView`` shows.
@MainActor public protocol TableViewDataSource: AnyObject {
    /// Returns how many rows there are. Asked by ``TableView/reloadData()``.
    func numberOfRows(in tableView: TableView) -> Int

    /// Returns what a row says in a column. Asked when the cell comes into view.
    ///
    /// - Parameters:
    ///   - tableView: The table.
    ///   - row: The row, counted from 0.
    ///   - column: The column.
    /// - Returns: The text, of one line.
    func tableView(_ tableView: TableView, textForRow row: Int, in column: TableColumn) -> String

    /// Returns the view that shows a cell otherwise than as a text; `nil`, by default, for the text. Asked when the
    /// cell comes into view; the view fills the cell, and is taken out when that has left the screen.
    func tableView(_ tableView: TableView, viewForRow row: Int, in column: TableColumn) -> View?
}

extension TableViewDataSource {
    /// The text alone.
    public func tableView(_ tableView: TableView, viewForRow row: Int, in column: TableColumn) -> View? { nil }
}

/// Decides and is told what a ``TableView`` does, besides what every `ScrollView` tells: set it as
/// `ScrollView.delegate`. Every method has a default.
@MainActor public protocol TableViewDelegate: ScrollViewDelegate {
    /// Sent when the user has selected another row, or several.
    func tableViewSelectionDidChange(_ tableView: TableView)

    /// Sent when the user wants the rows in another order. ``TableView/sort`` is that already: sort them, and call
    /// ``TableView/reloadData()``.
    func tableViewSortDidChange(_ tableView: TableView)

    /// Sent when the user has made a column wider or narrower.
    func tableView(_ tableView: TableView, didResize column: TableColumn)

    /// Sent when the user has put a column elsewhere. ``TableView/columns`` has the new order.
    func tableViewDidReorderColumns(_ tableView: TableView)

    /// Sent when the user means a row: by a second click.
    func tableView(_ tableView: TableView, performPrimaryActionForRow row: Int)

    /// Returns the view that edits a cell in its place; `nil`, by default, for a cell that is not edited. Asked by
    /// Return and by a tap on the cell that has the mark. It fills the cell, and becomes the first responder.
    func tableView(_ tableView: TableView, editorForRow row: Int, in column: TableColumn) -> View?

    /// Sent when an editor goes.
    ///
    /// - Parameters:
    ///   - tableView: The table.
    ///   - editor: The view of `tableView(_:editorForRow:in:)`.
    ///   - row: The row.
    ///   - column: The column.
    ///   - accepted: Whether what was entered counts: Return and a touch elsewhere; not Escape.
    func tableView(
        _ tableView: TableView, didEndEditing editor: View, row: Int, column: TableColumn, accepted: Bool)
}

extension TableViewDelegate {
    /// Does nothing.
    public func tableViewSelectionDidChange(_ tableView: TableView) {}

    /// Does nothing.
    public func tableViewSortDidChange(_ tableView: TableView) {}

    /// Does nothing.
    public func tableView(_ tableView: TableView, didResize column: TableColumn) {}

    /// Does nothing.
    public func tableViewDidReorderColumns(_ tableView: TableView) {}

    /// Does nothing.
    public func tableView(_ tableView: TableView, performPrimaryActionForRow row: Int) {}

    /// None: the cell is not edited.
    public func tableView(_ tableView: TableView, editorForRow row: Int, in column: TableColumn) -> View? { nil }

    /// Does nothing.
    public func tableView(
        _ tableView: TableView, didEndEditing editor: View, row: Int, column: TableColumn, accepted: Bool
    ) {}
}
