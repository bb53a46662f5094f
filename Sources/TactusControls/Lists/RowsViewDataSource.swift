import TactusUI

/// What a ``RowsView`` shows.
public protocol RowsViewDataSource: AnyObject {
    /// How many rows there are. Asked by ``RowsView/reloadData()``, and after rows were inserted or deleted.
    func numberOfRows(in rowsView: RowsView) -> Int

    /// Returns the row that shows an index: one of ``RowsView/dequeueReusableRow(withIdentifier:)``, made to show it. Asked when
    /// it comes into view.
    ///
    /// - Parameters:
    ///   - rowsView: The list.
    ///   - index: Which row, from 0.
    /// - Returns: The row.
    func rowsView(_ rowsView: RowsView, rowAt index: Int) -> RowView
}

/// Who is told what a ``RowsView`` does, besides what every ``ScrollView`` tells: set it as ``ScrollView/delegate``. Every method
/// has a default.
public protocol RowsViewDelegate: ScrollViewDelegate {
    /// Returns how high a row is, in points; `nil`, by default, for what the row itself says (``RowView/height(forWidth:)``). Asked
    /// when the row comes into view, and only in a list with ``RowsView/estimatedRowHeight``.
    func rowsView(_ rowsView: RowsView, heightForRowAt index: Int) -> Double?

    /// Whether a finger may highlight a row, and select it. `true` by default.
    func rowsView(_ rowsView: RowsView, shouldHighlightRowAt index: Int) -> Bool

    /// The user has selected a row.
    func rowsView(_ rowsView: RowsView, didSelectRowAt index: Int)

    /// The user has selected a row no more: by selecting another one, or by a second tap where several may be selected.
    func rowsView(_ rowsView: RowsView, didDeselectRowAt index: Int)
}

extension RowsViewDelegate {
    /// As the row says.
    public func rowsView(_ rowsView: RowsView, heightForRowAt index: Int) -> Double? { nil }

    /// It may.
    public func rowsView(_ rowsView: RowsView, shouldHighlightRowAt index: Int) -> Bool { true }

    /// Does nothing.
    public func rowsView(_ rowsView: RowsView, didSelectRowAt index: Int) {}

    /// Does nothing.
    public func rowsView(_ rowsView: RowsView, didDeselectRowAt index: Int) {}
}
