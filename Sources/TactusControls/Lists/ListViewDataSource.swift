import TactusUI

/// What a ``ListView`` shows.
@MainActor public protocol ListViewDataSource: AnyObject {
    /// How many rows there are. Asked by ``ListView/reloadData()``, and after rows were inserted or deleted.
    func numberOfRows(in listView: ListView) -> Int

    /// Returns the row that shows an index: one of ``ListView/dequeueReusableRow(withIdentifier:)``, made to show it.
    /// Asked when it comes into view.
    ///
    /// - Parameters:
    ///   - listView: The list.
    ///   - index: Which row, from 0.
    /// - Returns: The row.
    func listView(_ listView: ListView, rowAt index: Int) -> ListRow
}

/// Who is told what a ``ListView`` does, besides what every ``ScrollView`` tells: set it as ``ScrollView/delegate``.
/// Every method has a default.
@MainActor public protocol ListViewDelegate: ScrollViewDelegate {
    /// Returns how high a row is, in points; `nil`, by default, for what the row itself says
    /// (``ListRow/height(forWidth:)``). Asked when the row comes into view, and only in a list with
    /// ``ListView/estimatedRowHeight``.
    func listView(_ listView: ListView, heightForRowAt index: Int) -> Double?

    /// Whether a finger may highlight a row, and select it. `true` by default.
    func listView(_ listView: ListView, shouldHighlightRowAt index: Int) -> Bool

    /// The user has selected a row.
    func listView(_ listView: ListView, didSelectRowAt index: Int)

    /// The user has selected a row no more: by selecting another one, or by a second tap where several may be selected.
    func listView(_ listView: ListView, didDeselectRowAt index: Int)
}

extension ListViewDelegate {
    /// As the row says.
    public func listView(_ listView: ListView, heightForRowAt index: Int) -> Double? { nil }

    /// It may.
    public func listView(_ listView: ListView, shouldHighlightRowAt index: Int) -> Bool { true }

    /// Does nothing.
    public func listView(_ listView: ListView, didSelectRowAt index: Int) {}

    /// Does nothing.
    public func listView(_ listView: ListView, didDeselectRowAt index: Int) {}
}
