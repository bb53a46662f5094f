import TactusUI

/// What a ``CollectionView`` shows, by numbers. A ``ListSource`` is one that is told by identities.
@MainActor public protocol CollectionViewDataSource: AnyObject {
    /// Returns how many sections there are. One by default.
    func numberOfSections(in collectionView: CollectionView) -> Int

    /// Returns how many items a section has. Asked by ``CollectionView/reloadData()``, and after changes.
    func collectionView(_ collectionView: CollectionView, numberOfItemsInSection section: Int) -> Int

    /// Returns the cell for an item: one of ``CollectionView/dequeueConfiguredReusableCell(using:for:item:)``. Asked
    /// when it comes into view.
    func collectionView(_ collectionView: CollectionView, cellForItemAt path: ItemPath) -> CollectionCell

    /// Returns what stands above a section; `nil`, by default, for nothing. Asked where the layout has a header.
    func collectionView(_ collectionView: CollectionView, headerForSection section: Int) -> CollectionReusableView?

    /// Returns what stands below a section; `nil`, by default, for nothing. Asked where the layout has a footer.
    func collectionView(_ collectionView: CollectionView, footerForSection section: Int) -> CollectionReusableView?

    /// Returns a view that is anchored to the cell of an item; `nil`, by default, for none. Asked when the cell comes
    /// into view, where the layout has one (``CollectionLayoutItem/supplementaryItems``).
    ///
    /// - Parameters:
    ///   - collectionView: The collection.
    ///   - kind: What the layout calls it.
    ///   - path: The item.
    /// - Returns: The view: one of `dequeueConfiguredReusableSupplementary(using:for:)`.
    func collectionView(
        _ collectionView: CollectionView, supplementaryViewOfKind kind: String, at path: ItemPath
    ) -> CollectionReusableView?

    /// Returns whether an item can be taken elsewhere. `false` by default.
    func collectionView(_ collectionView: CollectionView, canMoveItemAt path: ItemPath) -> Bool

    /// Sent once when an item was put down elsewhere; the item is at the new place for whatever is asked next. As long
    /// as it is in the user's hand the source is asked by the order that it has. Does nothing by default: implement it
    /// where items can be moved.
    func collectionView(_ collectionView: CollectionView, moveItemAt path: ItemPath, to newPath: ItemPath)

    /// Sent when an item was put down elsewhere, and has been moved.
    ///
    /// - Parameters:
    ///   - collectionView: The collection.
    ///   - path: From where it was taken.
    ///   - newPath: Where it is.
    func collectionView(_ collectionView: CollectionView, didMoveItemFrom path: ItemPath, to newPath: ItemPath)

    /// Returns the words of the index strip at the side; none by default.
    func indexTitles(for collectionView: CollectionView) -> [String]

    /// Returns the section that a word of the index strip leads to; by default the one of its number.
    func collectionView(_ collectionView: CollectionView, sectionForIndexTitle title: String, at index: Int) -> Int
}

extension CollectionViewDataSource {
    /// One.
    public func numberOfSections(in collectionView: CollectionView) -> Int { 1 }

    /// Nothing.
    public func collectionView(
        _ collectionView: CollectionView, headerForSection section: Int
    ) -> CollectionReusableView? { nil }

    /// Nothing.
    public func collectionView(
        _ collectionView: CollectionView, footerForSection section: Int
    ) -> CollectionReusableView? { nil }

    /// None.
    public func collectionView(
        _ collectionView: CollectionView, supplementaryViewOfKind kind: String, at path: ItemPath
    ) -> CollectionReusableView? { nil }

    /// No.
    public func collectionView(_ collectionView: CollectionView, canMoveItemAt path: ItemPath) -> Bool { false }

    /// Does nothing.
    public func collectionView(_ collectionView: CollectionView, moveItemAt path: ItemPath, to newPath: ItemPath) {}

    /// Does nothing.
    public func collectionView(
        _ collectionView: CollectionView, didMoveItemFrom path: ItemPath, to newPath: ItemPath
    ) {}

    /// None.
    public func indexTitles(for collectionView: CollectionView) -> [String] { [] }

    /// The section of the word's number.
    public func collectionView(
        _ collectionView: CollectionView, sectionForIndexTitle title: String, at index: Int
    ) -> Int { index }
}

/// Gets what is about to show ready: pictures that are decoded, rows that are fetched.
@MainActor public protocol CollectionViewDataSourcePrefetching: AnyObject {
    /// Sent for items that are less than a page from what shows, on the way that the content goes.
    func collectionView(_ collectionView: CollectionView, prefetchItemsAt paths: [ItemPath])

    /// Sent for items of which that was said, and that will not show before long. Not for those that have shown.
    func collectionView(_ collectionView: CollectionView, cancelPrefetchingForItemsAt paths: [ItemPath])
}

extension CollectionViewDataSourcePrefetching {
    /// Does nothing.
    public func collectionView(_ collectionView: CollectionView, cancelPrefetchingForItemsAt paths: [ItemPath]) {}
}
