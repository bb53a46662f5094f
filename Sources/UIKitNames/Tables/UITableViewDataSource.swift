public import Tactus

/// What a ``UITableView`` shows.
///
/// Rows can be edited where ``tableView(_:canEditRowAt:)`` says so: a class that is given here cannot be asked whether
/// it has a method, so that to take rows away takes both, that method and ``tableView(_:commit:forRowAt:)``. While the
/// table is edited all rows can be.
@MainActor public protocol UITableViewDataSource: AnyObject {
    /// Returns how many sections there are. One by default.
    func numberOfSections(in tableView: UITableView) -> Int

    /// Returns how many rows a section has.
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int

    /// Returns the cell for a row. Asked when it comes into view.
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell

    /// Returns what is written above a section; nothing by default.
    func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String?

    /// Returns what is written below a section; nothing by default.
    func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String?

    /// Returns whether a row can be edited. By default, while the table is.
    func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool

    /// Returns whether a row can be taken elsewhere, by its handle, while the table is edited. `false` by default.
    func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool

    /// Sent when the user takes a row away, or wants a new one. Does nothing by default.
    func tableView(
        _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath)

    /// Sent when the user has put a row down elsewhere. Does nothing by default.
    func tableView(
        _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath)

    /// Returns the words of the strip at the side; none by default.
    func sectionIndexTitles(for tableView: UITableView) -> [String]?

    /// Returns the section that a word of the strip leads to; by default the one of its number.
    func tableView(_ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int) -> Int
}

extension UITableViewDataSource {
    /// One.
    public func numberOfSections(in tableView: UITableView) -> Int { 1 }

    /// Nothing.
    public func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { nil }

    /// Nothing.
    public func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? { nil }

    /// While the table is.
    public func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { tableView.isEditing }

    /// No.
    public func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { false }

    /// Does nothing.
    public func tableView(
        _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
    ) {}

    /// Does nothing.
    public func tableView(
        _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
    ) {}

    /// None.
    public func sectionIndexTitles(for tableView: UITableView) -> [String]? { nil }

    /// The section of the word's number.
    public func tableView(
        _ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int
    ) -> Int { index }
}

/// Gets rows ready that are about to show.
@MainActor public protocol UITableViewDataSourcePrefetching: AnyObject {
    /// Sent for rows that are less than a page from what shows, on the way that the content goes.
    func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath])

    /// Sent for rows of which that was said, and that will not show before long.
    func tableView(_ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath])
}

extension UITableViewDataSourcePrefetching {
    /// Does nothing.
    public func tableView(_ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath]) {}
}
