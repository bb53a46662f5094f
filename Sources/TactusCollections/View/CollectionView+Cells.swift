import TactusGeometry
import TactusUI

// Making cells, and showing them again.
extension CollectionView {
    /// How cells of a class are made to show items. UIKit's `UICollectionView.CellRegistration`.
    ///
    /// Make one and keep it: cells are shown again for items of the same registration.
    public struct CellRegistration<Cell: CollectionCell, Item> {
        let kind = ReuseKind { Cell() }
        let handler: (Cell, ItemPath, Item) -> Void

        /// Creates a registration.
        ///
        /// - Parameter handler: Lets a cell show an item. Called when the item comes into view, and when it is
        ///   configured anew.
        public init(_ handler: @escaping (Cell, ItemPath, Item) -> Void) { self.handler = handler }
    }

    /// How headers and footers of a class are made, and views that are anchored to cells. UIKit's
    /// `UICollectionView.SupplementaryRegistration`.
    public struct SupplementaryRegistration<Supplementary: CollectionReusableView> {
        let kind = ReuseKind { Supplementary() }
        let handler: (Supplementary, ItemPath) -> Void

        /// Creates a registration.
        ///
        /// - Parameter handler: Lets a view show what stands above or below a section.
        public init(_ handler: @escaping (Supplementary, _ section: Int) -> Void) {
            self.init(handler: { (view: Supplementary, path: ItemPath) in handler(view, path.section) })
        }

        private init(handler: @escaping (Supplementary, ItemPath) -> Void) { self.handler = handler }

        /// Returns a registration of views that belong to items.
        ///
        /// - Parameter handler: Lets a view show what belongs to an item, or to the section of that.
        /// - Returns: The registration.
        public static func items(_ handler: @escaping (Supplementary, ItemPath) -> Void) -> Self {
            Self(handler: handler)
        }
    }

    /// How headers and footers of a class are made to show sections, by the identities that a
    /// ``ListSource`` has of them.
    ///
    /// ```swift
    /// let header = CollectionView.SectionRegistration<CollectionHeaderFooterView, String> { view, letter in
    ///     view.label.text = letter
    /// }
    /// source.headerProvider = { $0.dequeueConfiguredReusableSupplementary(using: header, section: $1) }
    /// ```
    public struct SectionRegistration<Supplementary: CollectionReusableView, Section> {
        let kind = ReuseKind { Supplementary() }
        let handler: (Supplementary, Section) -> Void

        /// Creates a registration.
        ///
        /// - Parameter handler: Lets a view show what stands above or below a section.
        public init(_ handler: @escaping (Supplementary, Section) -> Void) { self.handler = handler }
    }

    /// Returns a cell that shows an item: one that has left the screen, or a new one.
    ///
    /// - Parameters:
    ///   - registration: How it is made.
    ///   - path: For which item.
    ///   - item: What it shows.
    /// - Returns: The cell, configured.
    public final func dequeueConfiguredReusableCell<Cell, Item>(
        using registration: CellRegistration<Cell, Item>, for path: ItemPath, item: Item
    ) -> Cell {
        let cell: Cell
        if let reconfiguring = reconfiguring as? Cell, reconfiguring.kind === registration.kind {
            cell = reconfiguring
        } else if let spare = spare(of: registration.kind) as? Cell {
            cell = spare
        } else {
            cell = Cell(frame: frame(forItemAt: path) ?? .zero)
            cell.kind = registration.kind
        }
        cell.isMeasured = false
        registration.handler(cell, path, item)
        return cell
    }

    /// Returns a view that stands above or below a section: one that has left the screen, or a new one.
    ///
    /// - Parameters:
    ///   - registration: How it is made.
    ///   - section: For which section.
    /// - Returns: The view, configured.
    public final func dequeueConfiguredReusableSupplementary<Supplementary>(
        using registration: SupplementaryRegistration<Supplementary>, for section: Int
    ) -> Supplementary {
        dequeueConfiguredReusableSupplementary(using: registration, for: ItemPath(item: 0, section: section))
    }

    /// Returns a view that is anchored to the cell of an item, or that stands above or below its section: one that has
    /// left the screen, or a new one.
    ///
    /// - Parameters:
    ///   - registration: How it is made.
    ///   - path: For which item.
    /// - Returns: The view, configured.
    public final func dequeueConfiguredReusableSupplementary<Supplementary>(
        using registration: SupplementaryRegistration<Supplementary>, for path: ItemPath
    ) -> Supplementary {
        let view: Supplementary = boundaryView(of: registration.kind)
        registration.handler(view, path)
        return view
    }

    /// Returns a view that stands above or below a section: one that has left the screen, or a new one.
    ///
    /// - Parameters:
    ///   - registration: How it is made.
    ///   - section: For which section.
    /// - Returns: The view, configured.
    public final func dequeueConfiguredReusableSupplementary<Supplementary, Section>(
        using registration: SectionRegistration<Supplementary, Section>, section: Section
    ) -> Supplementary {
        let view: Supplementary = boundaryView(of: registration.kind)
        registration.handler(view, section)
        return view
    }

    private func boundaryView<Supplementary: CollectionReusableView>(of kind: ReuseKind) -> Supplementary {
        let view = spare(of: kind) as? Supplementary ?? Supplementary()
        view.kind = kind
        view.isMeasured = false
        view.isPlaced = false
        return view
    }

    /// A view of a kind that has left the screen, ready to show something else.
    final func spare(of kind: ReuseKind) -> CollectionReusableView? {
        guard let view = spares[ObjectIdentifier(kind)]?.popLast() else { return nil }
        (view as? CollectionCell)?.isHighlighted = false
        view.prepareForReuse()
        return view
    }

    /// The cell that shows an item; `nil` while it is off the screen. What was loaded just now is laid out for it.
    public final func cell(forItemAt path: ItemPath) -> CollectionCell? {
        layOutIfFresh()
        return geometry.item(at: path).flatMap { shown[$0] }
    }

    /// Returns where an item lies, in points of the content, whether it shows or not; `nil` where there is no such
    /// item. One that has not been measured yet lies where the layout estimates it. In a section that scrolls by itself
    /// it is in points of that section's own content.
    public final func frame(forItemAt path: ItemPath) -> Rect? {
        layoutIfNeeded()
        return geometry.item(at: path).map { geometry.frame(ofItem: $0) }
    }

    /// Returns where the header of a section lies, whether it shows or not, in points of the content; `nil` where there
    /// is none. One that stays in sight may show elsewhere. One that has not been measured yet lies where the layout
    /// estimates it.
    public final func frame(forHeaderInSection section: Int) -> Rect? { frame(of: .header, inSection: section) }

    /// Returns where the footer of a section lies, as ``frame(forHeaderInSection:)`` does of its header.
    public final func frame(forFooterInSection section: Int) -> Rect? { frame(of: .footer, inSection: section) }

    private func frame(of boundary: CollectionGeometry.Boundary, inSection section: Int) -> Rect? {
        layoutIfNeeded()
        guard geometry.parts.indices.contains(section) else { return nil }
        return geometry.laidFrame(of: boundary, ofSection: section).map(geometry.shown)
    }

    /// Returns the items that lie in a part of the content, whether they show or not, in their order; of a section that
    /// scrolls by itself those that show of it there.
    ///
    /// - Parameter rect: The part, in points of the content.
    /// - Returns: The items.
    public final func pathsForItems(in rect: Rect) -> [ItemPath] {
        layoutIfNeeded()
        let standard = rect.standardized
        return geometry.sections(in: standard).flatMap { section in
            geometry.isOrthogonal(section)
                ? geometry.items(of: section, in: stripBounds(section)).filter {
                    onPage(geometry.frame(ofItem: $0), ofSection: section).intersects(standard)
                }
                : geometry.items(of: section, in: standard).filter {
                    geometry.frame(ofItem: $0).intersects(standard)
                }
        }
        .sorted().map(geometry.path(of:))
    }

    /// Returns how many items a section has, as the data source says; of a ``ListSource``, as was
    /// applied last. UIKit's.
    public final func numberOfItems(inSection section: Int) -> Int {
        bringPending()
        return dataSource?.collectionView(self, numberOfItemsInSection: section) ?? 0
    }

    /// The cells that show by now, in no order: what has come since the last layout has none yet.
    package final var laidCells: [CollectionCell] { Array(shown.values) }

    /// The cells that show, in the order of their items.
    final var shownCells: [CollectionCell] {
        layOutIfFresh()
        return shown.sorted { $0.key < $1.key }.map(\.value)
    }

    /// The items that show, in their order.
    public final var pathsForVisibleItems: [ItemPath] {
        layOutIfFresh()
        return shown.keys.filter { placeholder(at: $0) == nil }.sorted().map(geometry.path(of:))
    }

    /// The header of a section; `nil` while it does not show.
    public final func header(forSection section: Int) -> CollectionReusableView? {
        layOutIfFresh()
        return boundaries[BoundaryKey(boundary: .header, section: section)]
    }

    /// The footer of a section; `nil` while it does not show.
    public final func footer(forSection section: Int) -> CollectionReusableView? {
        layOutIfFresh()
        return boundaries[BoundaryKey(boundary: .footer, section: section)]
    }

    // MARK: For this module

    /// Makes the cell of an item that comes into view.
    final func makeCell(_ item: Int) -> CollectionCell {
        let path = geometry.path(of: item)
        if let context = placeholder(at: item) {
            var cell = context.placeholder.cellProvider(self, path)
            if cell.item != nil { cell = CollectionCell() }
            adopt(cell, for: item)
            cell.isPlaceholder = true
            return cell
        }
        var cell = dataSource?.collectionView(self, cellForItemAt: sourcePath(path)) ?? CollectionCell()
        if cell.item != nil {
            report(
                "the cell for item \(path) shows another one already; an empty one was taken. Dequeue a cell for each")
            cell = CollectionCell()
        }
        adopt(cell, for: item)
        prefetched.remove(item)
        if dragDelegate != nil, !cell.interactions.contains(where: { $0 is DragInteraction }) {
            cell.addInteraction(DragInteraction(delegate: dragging))
        }
        showSupplementaries(of: cell, item)
        collectionDelegate?.collectionView(self, willDisplay: cell, forItemAt: path)
        return cell
    }

    final func adopt(_ cell: CollectionCell, for item: Int) {
        cell.collectionView = self
        cell.item = item
        cell.isPlaceholder = false
        cell.isPlaced = false
        cell.isSelected = selection.contains(item)
        cell.isEditing = isEditing
        cell.setNeedsUpdateConfiguration()
        shown[item] = cell
    }

    /// Takes a cell off the screen.
    final func retire(_ cell: CollectionCell) {
        cell.formerPath = cell.item.map(geometry.path(of:))
        if let item = cell.item, shown[item] === cell { shown[item] = nil }
        cell.ignoreTouch()
        cell.item = nil
        reportEnd(of: cell)
        store(cell)
    }

    /// Tells the delegate that a cell does not show any more.
    final func reportEnd(of cell: CollectionCell) {
        guard let path = cell.formerPath else { return }
        cell.formerPath = nil
        guard !cell.isPlaceholder else { return }
        collectionDelegate?.collectionView(self, didEndDisplaying: cell, forItemAt: path)
    }

    /// Keeps a view to be shown again. It stays a subview, without ado, unless the first responder is inside.
    final func store(_ view: CollectionReusableView) {
        view.removeAllAnimations()
        view.reported = nil
        View.performWithoutAnimation {
            if view.alpha != 1 { view.alpha = 1 }
            if view.transform != .identity { view.transform = .identity }
        }
        if view.isAttributed {
            view.isAttributed = false
            view.zPosition = 0
        }
        view.isUserInteractionEnabled = true
        if let cell = view as? CollectionCell {
            if swipe?.cell === cell { swipe = nil }
            cell.swipeActions = []
            cell.contentShift = 0
            storeSupplementaries(of: cell)
        }
        let responder = window?.firstResponder as? View
        guard let kind = view.kind, responder?.isDescendant(of: view) != true else { return view.removeFromSuperview() }
        spares[ObjectIdentifier(kind), default: []].append(view)
    }

    /// Hides what nobody shows any more.
    final func hideSpares() {
        for views in spares.values {
            for view in views where !view.isHidden { view.isHidden = true }
        }
    }
}

/// A view that shows cells: a ``CollectionView``. A class whose cells are of one class says so by a
/// `visibleCells` of its own.
public protocol CellContainer: CollectionView {}

extension CollectionView: CellContainer {}

extension CellContainer {
    /// The cells that show, in the order of their items.
    public var visibleCells: [CollectionCell] { shownCells }
}
