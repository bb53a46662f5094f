import TactusGeometry
import TactusUI

/// A cell that stands for what was dropped, until that has been read. UIKit's `UICollectionViewDropPlaceholder`.
public final class CollectionViewDropPlaceholder {
    /// Where it is, as a new item would be.
    public let insertionPath: ItemPath
    let cellProvider: (CollectionView, ItemPath) -> CollectionCell

    /// Creates a placeholder.
    ///
    /// - Parameters:
    ///   - insertionPath: Where it is, as a new item would be; the nearest place there is.
    ///   - cellProvider: Returns the cell, when it comes into view and after
    ///     ``CollectionViewDropPlaceholderContext/setNeedsCellUpdate()``.
    public init(insertionPath: ItemPath, cellProvider: @escaping (CollectionView, ItemPath) -> CollectionCell) {
        self.insertionPath = insertionPath
        self.cellProvider = cellProvider
    }
}

/// By which a placeholder becomes an item, or goes. UIKit's `UICollectionViewDropPlaceholderContext`.
///
/// Paths of other items do not count placeholders: the data source need not know of them. They go along with the items
/// around them, and are gone after ``CollectionView/reloadData()``.
public final class CollectionViewDropPlaceholderContext {
    /// What was dropped.
    public let item: CollectionViewDropItem
    let placeholder: CollectionViewDropPlaceholder
    private weak var view: CollectionView?
    /// Where it is among all cells; `nil` when it is gone.
    var number: Int?
    /// Whether the item that comes into its place takes it over.
    private(set) var isCommitting = false

    init(_ item: CollectionViewDropItem, _ placeholder: CollectionViewDropPlaceholder, in view: CollectionView?) {
        (self.item, self.placeholder, self.view) = (item, placeholder, view)
    }

    /// Where it is among the cells of its section.
    var laidPath: ItemPath? { number.flatMap { view?.geometry.laidPath(of: $0) } }

    /// Puts an item in the place of the placeholder.
    ///
    /// - Parameter dataSourceUpdates: Adds the item to what the data source says, or applies a snapshot with it, at the
    ///   path that it is given. Called at once.
    /// - Returns: Whether there was a placeholder. Where the data source has not one item more afterwards a sentence
    ///   says so, and everything is loaded anew.
    @discardableResult
    public func commitInsertion(dataSourceUpdates: (ItemPath) -> Void) -> Bool {
        guard let view, let number else { return false }
        isCommitting = true
        dataSourceUpdates(view.geometry.path(of: number))
        view.finishCommitting(self)
        return true
    }

    /// Takes the placeholder away.
    ///
    /// - Returns: Whether there was one.
    @discardableResult
    public func deletePlaceholder() -> Bool {
        guard let view, number != nil else { return false }
        view.remove(self)
        return true
    }

    /// Asks for the cell anew, with the next layout: it shows something else, such as how much has been read.
    public func setNeedsCellUpdate() {
        if let view, let number { view.reloadPlaceholder(number) }
    }
}

// Cells for what is still to come.
extension CollectionView {
    /// The context of the placeholder that an item is; `nil` for an item.
    final func placeholder(at item: Int) -> CollectionViewDropPlaceholderContext? {
        placeholders.isEmpty ? nil : placeholders.first { $0.number == item }
    }

    /// A change of what there is, as one of all cells.
    final func shownChange(of change: CollectionChange) -> CollectionChange {
        guard !placeholders.isEmpty else { return change }
        let all = placeholders.compactMap { context in
            context.number.map { CollectionChange.Placeholder(item: $0, isCommitting: context.isCommitting) }
        }
        return change.including(all.sorted { $0.item < $1.item }, shownCounts: geometry.counts)
    }

    /// The cells have other numbers.
    final func carryPlaceholders(by change: CollectionChange) {
        guard !placeholders.isEmpty else { return }
        for context in placeholders {
            let new = context.number.flatMap { change.new(of: $0) }
            // What is loaded anew in its place is the item.
            context.number = new.flatMap { context.isCommitting && change.reloaded.contains($0) ? nil : $0 }
        }
        placeholders.removeAll { $0.number == nil }
        geometry.placeholders = placeholders.compactMap(\.number).sorted()
    }

    /// No cell stands for anything any more.
    final func forgetPlaceholders() {
        for context in placeholders { context.number = nil }
        placeholders = []
    }

    /// Puts a placeholder between the items.
    final func insert(_ context: CollectionViewDropPlaceholderContext) {
        whenSettled { [weak self] in
            guard let self, !geometry.parts.isEmpty else { return }
            drop(cancelled: false)
            let wish = context.placeholder.insertionPath
            let section = min(max(wish.section, 0), geometry.parts.count - 1)
            let path = ItemPath(
                item: min(max(wish.item, 0), geometry.dataCounts[section]), section: section)
            let place = geometry.item(behind: path)
            whileChanging {
                self.showNow(
                    .single(place, inSection: section, counts: self.geometry.counts, isNew: true), animated: true)
            }
            context.number = place
            placeholders.append(context)
            geometry.placeholders = placeholders.compactMap(\.number).sorted()
        }
    }

    /// Takes a placeholder away.
    final func remove(_ context: CollectionViewDropPlaceholderContext) {
        whenSettled { [weak self, weak context] in
            guard let self, let place = context?.number else { return }
            let section = geometry.section(of: place)
            whileChanging {
                self.showNow(
                    .single(place, inSection: section, counts: self.geometry.counts, isNew: false), animated: true)
            }
        }
    }

    /// Shows the item that the data source has in the place of a placeholder.
    final func finishCommitting(_ context: CollectionViewDropPlaceholderContext) {
        // A source brings a snapshot with the next layout.
        willLayOut?()
        guard let place = context.number else { return }
        let (path, known) = (geometry.path(of: place), geometry.dataCounts)
        var wanted = known
        wanted[path.section] += 1
        let now = countsNow()
        if now == wanted {
            let number = known[..<path.section].reduce(path.item, +)
            show(.single(number, inSection: path.section, counts: known, isNew: true), animated: true)
        } else if now != known || willLayOut == nil {
            report(
                "the data source has \(now) items after a placeholder at \(path) became one, and not \(wanted); "
                    + "everything was loaded anew")
            loadAnew()
        }
    }

    /// Asks for the cell of a placeholder anew.
    final func reloadPlaceholder(_ place: Int) {
        whenSettled { [weak self] in
            guard let self, place < geometry.numberOfItems else { return }
            var change = CollectionChange.keeping(geometry.counts)
            change.reloaded = [place]
            whileChanging { self.showNow(change, animated: false) }
        }
    }
}
