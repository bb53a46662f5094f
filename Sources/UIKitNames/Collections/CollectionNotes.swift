import Tactus

/// What a collection of a program for UIKit has to remember: goes with the view, as everything that is added to one.
@MainActor final class CollectionNotes: Interaction {
    private(set) weak var view: View?
    /// How items lie, as the object that the program has.
    var layout: UICollectionViewLayout?
    var cells: [String: (CollectionView, ItemPath) -> CollectionCell] = [:]
    var supplementaries: [String: (CollectionView, Int) -> CollectionReusableView] = [:]
    /// Answers for a collection without a delegate.
    let standIn = CollectionStandIn()
    var backgroundView: View?
    var menus: AskedMenus?
    /// What the program proposed of a drop at last.
    var dropProposal: UICollectionViewDropProposal?

    func willMove(to view: View?) {}
    func didMove(to view: View?) { self.view = view }
}

/// A delegate that leaves everything as it is by default, but for what the layout says.
final class CollectionStandIn: UICollectionViewDelegate {}

extension CollectionView {
    /// What the collection has to remember; made when it is first asked for.
    var notes: CollectionNotes {
        for case let notes as CollectionNotes in interactions { return notes }
        let notes = CollectionNotes()
        addInteraction(notes)
        return notes
    }
}

/// Cells by the class that they are registered with.
@MainActor protocol RegisteredCell: CollectionCell {}
/// Headers and footers by the class that they are registered with.
@MainActor protocol RegisteredView: CollectionReusableView {}

extension CollectionCell: RegisteredCell {}
extension CollectionReusableView: RegisteredView {}

@MainActor private func dequeuing<Cell: RegisteredCell>(
    _ type: Cell.Type
) -> (CollectionView, ItemPath) -> CollectionCell {
    let registration = CollectionView.CellRegistration<Cell, Void> { _, _, _ in }
    return { view, path in view.dequeueConfiguredReusableCell(using: registration, for: path, item: ()) }
}

@MainActor private func dequeuing<Supplementary: RegisteredView>(
    views type: Supplementary.Type
) -> (CollectionView, Int) -> CollectionReusableView {
    let registration = CollectionView.SupplementaryRegistration<Supplementary> { _, _ in }
    return { view, section in view.dequeueConfiguredReusableSupplementary(using: registration, for: section) }
}

extension CollectionView {
    /// The kind of what stands above a section.
    public static let elementKindSectionHeader = "header"
    /// The kind of what stands below a section.
    public static let elementKindSectionFooter = "footer"

    /// Says of which class the cells of a name are made; of none any more with `nil`.
    public final func register(_ cellClass: CollectionCell.Type?, forCellWithReuseIdentifier identifier: String) {
        guard let cellClass else { return notes.cells[identifier] = nil }
        let type: any RegisteredCell.Type = cellClass
        notes.cells[identifier] = dequeuing(type)
    }

    /// Says of which class the headers or footers of a name are made; of none any more with `nil`.
    public final func register(
        _ viewClass: CollectionReusableView.Type?, forSupplementaryViewOfKind elementKind: String,
        withReuseIdentifier identifier: String
    ) {
        let key = "\(elementKind)/\(identifier)"
        guard let viewClass else { return notes.supplementaries[key] = nil }
        let type: any RegisteredView.Type = viewClass
        notes.supplementaries[key] = dequeuing(views: type)
    }

    /// Returns a cell of a name: one that has left the screen, or a new one. There must be a class of that name.
    public final func dequeueReusableCell(
        withReuseIdentifier identifier: String, for indexPath: IndexPath
    ) -> CollectionCell {
        guard let make = notes.cells[identifier] else {
            preconditionFailure(
                "no class is registered for cells named \(identifier); call register(_:forCellWithReuseIdentifier:)")
        }
        return make(self, indexPath)
    }

    /// Returns a header or footer of a name: one that has left the screen, or a new one. There must be a class of that
    /// name.
    public final func dequeueReusableSupplementaryView(
        ofKind elementKind: String, withReuseIdentifier identifier: String, for indexPath: IndexPath
    ) -> CollectionReusableView {
        guard let make = notes.supplementaries["\(elementKind)/\(identifier)"] else {
            preconditionFailure("no class is registered for views of kind \(elementKind) named \(identifier)")
        }
        return make(self, indexPath.section)
    }
}

extension CollectionView.SupplementaryRegistration {
    /// Creates a registration.
    ///
    /// - Parameters:
    ///   - elementKind: What it is of a section, `UICollectionView.elementKindSectionHeader` or its counterpart, or
    ///     what is anchored to a cell.
    ///   - handler: Lets a view show what stands there.
    public init(elementKind: String, handler: @escaping (Supplementary, String, IndexPath) -> Void) {
        self = .items { view, path in handler(view, elementKind, path) }
    }
}
