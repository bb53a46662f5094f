import TactusControls
import TactusGeometry
import TactusGraphics
import TactusPlatform
import TactusUI

/// Lets the items of a collection be dragged out, and others be dropped in between them.
final class ItemDragging: DragInteractionDelegate, DropInteractionDelegate {
    private unowned let view: CollectionView
    /// What is dragged out of the collection.
    private struct DragSource {
        weak var session: DragSession?
        /// Which item it was, as that is counted now; `nil` when it is gone.
        var item: Int?
        let size: Size
    }

    /// Between which items what is dragged over the collection would come.
    private var insertion: ItemPath?
    private var proposal = DropProposal.forbidden
    private var source: DragSource?
    /// Whether something that the collection has a use for is over it.
    private(set) var hasActiveDrop = false
    /// The cell that would take what is dragged.
    private weak var highlighted: CollectionCell?
    private let bar = View()
    private var scroller: CollectionEdgeScroller?
    private var drop: DropInteraction?

    init(of view: CollectionView) {
        self.view = view
        bar.name = "insertion"
        bar.backgroundColor = .tintColor.signShade
        bar.isUserInteractionEnabled = false
    }

    /// Lets drops come, or not any more.
    func acceptDrops(_ areAccepted: Bool) {
        if areAccepted, drop == nil {
            let interaction = DropInteraction(delegate: self)
            drop = interaction
            view.addInteraction(interaction)
        } else if !areAccepted, let interaction = drop {
            drop = nil
            view.removeInteraction(interaction)
            close()
        }
    }

    // MARK: Out

    private func cell(of interaction: DragInteraction) -> CollectionCell? { interaction.view as? CollectionCell }

    func dragInteraction(
        _ interaction: DragInteraction, itemsForBeginning session: DragSession
    ) -> [ItemProvider] {
        guard view.dragInteractionEnabled, let cell = cell(of: interaction), let path = cell.path, view.held == nil,
            view.swipe == nil, view.isAsSaid(path.section)
        else {
            return []
        }
        source = DragSource(session: session, item: cell.item, size: cell.bounds.size)
        return view.dragDelegate?.collectionView(view, itemsForBeginning: session, at: path) ?? []
    }

    func dragInteraction(
        _ interaction: DragInteraction, operationsAllowedFor session: DragSession
    ) -> DropOperations { view.dragDelegate?.collectionView(view, operationsAllowedFor: session) ?? .copy }

    /// A row without a plate of its own is dragged on one: what is under it does not show through.
    func dragInteraction(_ interaction: DragInteraction, previewFor session: DragSession) -> DragPreview? {
        guard let cell = cell(of: interaction) else { return nil }
        // The drag has the finger: it presses the cell no longer.
        cell.ignoreTouch()
        let (box, traits) = (Rect(origin: .zero, size: cell.bounds.size), cell.traitCollection)
        let isBare = cell.backgroundColor == nil && cell.rowPosition != nil
        let renderer = GraphicsImageRenderer(size: box.size, scale: traits.displayScale, colorTraits: traits.colors)
        let image = try? renderer.image { canvas in
            let plate = Path(roundedRect: box, cornerRadius: cell.theme.radii.medium)
            if isBare { canvas.fill(plate, with: view.backgroundColor ?? .systemBackground) }
            cell.drawHierarchy(in: box, on: canvas)
        }
        let start = session.startLocation(in: cell)
        return image.map { DragPreview(image: $0, offset: Vector(dx: -start.x, dy: -start.y)) }
    }

    func dragInteraction(_ interaction: DragInteraction, sessionDidBegin session: DragSession) {
        view.dragDelegate?.collectionView(view, sessionDidBegin: session)
    }

    func dragInteraction(
        _ interaction: DragInteraction, session: DragSession, didEndWith operation: DropOperation?
    ) {
        if source?.session === session { source = nil }
        view.dragDelegate?.collectionView(view, session: session, didEndWith: operation)
    }

    /// Whether something is dragged out of the collection.
    var hasActiveDrag: Bool { source?.session.map { $0.isActive && !$0.items.isEmpty } ?? false }

    /// The items have other numbers.
    func carry(by change: CollectionChange) {
        guard let item = source?.item else { return }
        source?.item = change.new(of: item)
    }

    // MARK: In

    func dropInteraction(_ interaction: DropInteraction, canHandle session: DropSession) -> Bool {
        view.dropDelegate?.collectionView(view, canHandle: session) ?? false
    }

    func dropInteraction(_ interaction: DropInteraction, sessionDidUpdate session: DropSession) -> DropProposal {
        insertion = view.insertionPath(at: session.location(in: view))
        let wish =
            view.dropDelegate?.collectionView(view, dropSessionDidUpdate: session, withDestination: insertion)
            ?? .forbidden
        proposal = wish
        aim(session)
        follow(session)
        return wish
    }

    func dropInteraction(_ interaction: DropInteraction, sessionDidEnter session: DropSession) {
        hasActiveDrop = true
        view.dropDelegate?.collectionView(view, dropSessionDidEnter: session)
    }

    func dropInteraction(_ interaction: DropInteraction, sessionDidExit session: DropSession) {
        hasActiveDrop = false
        close()
        view.dropDelegate?.collectionView(view, dropSessionDidExit: session)
    }

    func dropInteraction(_ interaction: DropInteraction, sessionDidEnd session: DropSession) {
        hasActiveDrop = false
        close()
        view.dropDelegate?.collectionView(view, dropSessionDidEnd: session)
    }

    func dropInteraction(_ interaction: DropInteraction, performDrop session: DropSession) {
        let place = session.location(in: view)
        insertion = view.insertionPath(at: place)
        let goal = goal(of: session)
        close()
        let coordinator = CollectionViewDropCoordinator(
            session, over: view, at: place, to: goal, proposal, items(of: session))
        view.dropDelegate?.collectionView(view, performDropWith: coordinator)
        coordinator.land()
    }

    private func items(of session: DropSession) -> [CollectionViewDropItem] {
        guard session.localDragSession != nil else {
            return [CollectionViewDropItem(ItemProvider(reading: session), sourcePath: nil, previewSize: .zero)]
        }
        let own = source.flatMap { $0.session === session.localDragSession ? $0 : nil }
        let path = own?.item.map(view.geometry.path(of:))
        return session.localItems.map {
            CollectionViewDropItem(
                $0, sourcePath: path, previewSize: own?.size ?? .zero, cell: own?.item.flatMap { view.shown[$0] })
        }
    }

    /// Where a drop would come now, by what the delegate wants.
    private func goal(of session: DropSession) -> DropDestination {
        let place = session.location(in: view)
        let under = view.item(at: place).flatMap { view.placeholder(at: $0) == nil ? $0 : nil }
        let over = under.map(view.geometry.path(of:))
        let intent =
            view.dropDelegate?.collectionView(
                view, dropIntentFor: session, withDestination: insertion, over: over) ?? .unspecified
        switch intent {
        case .unspecified: return DropDestination(path: over ?? insertion, intent: .unspecified)
        case .insertAtDestination: return DropDestination(path: insertion, intent: intent)
        case .insertIntoDestination:
            return DropDestination(path: over ?? insertion, intent: over == nil ? .unspecified : intent)
        case .automatic:
            let isInside = under.map { view.isInside($0, place) } ?? false
            return isInside
                ? DropDestination(path: over, intent: .insertIntoDestination)
                : DropDestination(path: insertion, intent: .insertAtDestination)
        }
    }

    private func follow(_ session: DropSession) {
        let scroller =
            scroller
            ?? CollectionEdgeScroller(of: view) { [unowned self] in
                insertion = view.insertionPath(at: $0)
                aim(session)
            }
        self.scroller = scroller
        scroller.follow(session.location(in: nil))
    }

    // MARK: The gap

    /// Shows where what is dragged would come: rows below make room, tiles have a bar between them, and an item that
    /// takes it is highlighted.
    private func aim(_ session: DropSession) {
        let goal = proposal.operations.isEmpty ? DropDestination(path: nil, intent: .unspecified) : goal(of: session)
        let taker = goal.intent == .insertIntoDestination ? goal.path.flatMap { view.cell(forItemAt: $0) } : nil
        if taker !== highlighted {
            highlighted?.isHighlighted = false
            highlighted = taker
            taker?.isHighlighted = true
        }
        guard goal.intent == .insertAtDestination, let path = goal.path, let edge = view.insertionEdge(at: path) else {
            bar.removeFromSuperview()
            return view.setGap(nil)
        }
        if bar.superview !== view { view.addSubview(bar) }
        bar.cornerRadius = view.theme.radii.capsule(of: min(edge.width, edge.height))
        guard !view.isInsertionOrthogonal(at: path) else {
            bar.frame = view.insertionBar(inSection: path.section, before: path.item)
            return view.setGap(nil)
        }
        bar.frame = view.geometry.shown(edge)
        view.setGap(edge.width > edge.height ? edge.midY : nil)
    }

    private func close() {
        insertion = nil
        scroller = nil
        highlighted?.isHighlighted = false
        highlighted = nil
        bar.removeFromSuperview()
        view.setGap(nil)
    }
}

extension ItemProvider {
    /// Creates an item that is what another program drags: read when somebody asks for it.
    fileprivate convenience init(reading session: DropSession) {
        self.init()
        for type in session.types {
            registerPieces(of: type) {
                var pieces = try session.content(as: type).makeAsyncIterator()
                return { try await pieces.next() }
            }
        }
    }
}

extension CollectionView {
    /// The place between items that is nearest to a place of the content; `nil` without sections.
    final func insertionPath(at place: Point) -> ItemPath? {
        guard !geometry.parts.isEmpty else { return nil }
        if let section = orthogonalSection(at: place) { return insertionPath(inSection: section, at: place) }
        let (item, place) = (item(at: place) ?? nearestBefore(geometry.laid(place)), geometry.laid(place))
        guard let item else {
            let section = geometry.sections(from: place.y, to: place.y + 0.01).first
            return ItemPath(item: 0, section: section ?? (place.y <= 0 ? 0 : geometry.parts.count - 1))
        }
        let frame = geometry.laidFrame(ofItem: item)
        let path = geometry.path(of: item)
        // Behind a placeholder is where it is, for the data source.
        guard placeholder(at: item) == nil else { return path }
        let isRow = frame.width >= geometry.laidBox(ofSection: path.section).width - 1
        let isBehind = isRow ? place.y > frame.midY : place.x > frame.midX
        return ItemPath(item: path.item + (isBehind ? 1 : 0), section: path.section)
    }

    /// Whether a place of the content is in the middle of an item, and not near where others would come
    /// before or behind it.
    final func isInside(_ item: Int, _ place: Point) -> Bool {
        let section = geometry.section(of: item)
        var frame = geometry.frame(ofItem: item)
        if geometry.isOrthogonal(section) { frame = onPage(frame, ofSection: section) }
        let isRow = !geometry.isOrthogonal(section) && frame.width >= geometry.box(ofSection: section).width - 1
        let part =
            isRow ? (place.y - frame.minY) / max(frame.height, 1) : (place.x - frame.minX) / max(frame.width, 1)
        return part > 0.25 && part < 0.75
    }

    /// The last item that ends before a place, as it is laid, among those that show.
    private func nearestBefore(_ place: Point) -> Int? {
        shown.keys.filter { laidOnPage($0).maxY <= place.y }.max()
    }

    /// Makes room from a place along the content on, as it is laid, for what would come there.
    final func setGap(_ height: Double?) {
        guard height != gap else { return }
        gap = height
        settleChange()
        change = ShownChange(mapping: .keeping(geometry.counts), former: geometry, isAnimated: window != nil)
        setNeedsLayout()
    }

    /// Whether a place between items is in a section that scrolls by itself.
    final func isInsertionOrthogonal(at path: ItemPath) -> Bool {
        geometry.parts.indices.contains(path.section) && geometry.isOrthogonal(path.section)
            && geometry.parts[path.section].count > 0
    }

    /// Where a bar is laid that shows where something would come.
    final func insertionEdge(at path: ItemPath) -> Rect? {
        guard geometry.parts.indices.contains(path.section) else { return nil }
        let box = geometry.laidBox(ofSection: path.section)
        let count = geometry.parts[path.section].count
        guard count > 0, !geometry.isOrthogonal(path.section) else {
            return Rect(x: box.minX, y: box.minY, width: box.width, height: 3)
        }
        let item = geometry.item(behind: path)
        let isLast = item >= geometry.items(of: path.section).upperBound
        let frame = geometry.laidFrame(ofItem: isLast ? item - 1 : item)
        if frame.width >= box.width - 1 {
            return Rect(x: frame.minX, y: (isLast ? frame.maxY : frame.minY) - 1.5, width: frame.width, height: 3)
        }
        let x = isLast ? frame.maxX : frame.minX
        return Rect(x: x - 1.5, y: frame.minY, width: 3, height: frame.height)
    }
}
