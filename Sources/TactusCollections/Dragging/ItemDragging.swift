import TactusControls
import TactusGeometry
import TactusPlatform
import TactusUI

/// Lets the items of a collection be dragged out, and others be dropped in between them.
final class ItemDragging: DragInteractionDelegate, DropInteractionDelegate {
    private unowned let view: CollectionView
    /// Where what is dragged over the collection would come.
    private(set) var destination: ItemPath?
    private let bar = View()
    private var scroller: CollectionEdgeScroller?
    private var drop: DropInteraction?

    init(of view: CollectionView) {
        self.view = view
        bar.name = "insertion"
        bar.backgroundColor = .tintColor
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
        guard let path = cell(of: interaction)?.path, view.held == nil, view.swipe == nil else { return [] }
        return view.dragDelegate?.collectionView(view, itemsForBeginning: session, at: path) ?? []
    }

    func dragInteraction(
        _ interaction: DragInteraction, operationsAllowedFor session: DragSession
    ) -> DropOperations { view.dragDelegate?.collectionView(view, operationsAllowedFor: session) ?? .copy }

    func dragInteraction(
        _ interaction: DragInteraction, session: DragSession, didEndWith operation: DropOperation?
    ) { view.dragDelegate?.collectionView(view, session: session, didEndWith: operation) }

    // MARK: In

    func dropInteraction(_ interaction: DropInteraction, canHandle session: DropSession) -> Bool {
        view.dropDelegate?.collectionView(view, canHandle: session) ?? false
    }

    func dropInteraction(_ interaction: DropInteraction, sessionDidUpdate session: DropSession) -> DropProposal {
        let place = session.location(in: view)
        destination = view.insertionPath(at: place)
        open()
        follow(session.location(in: nil))
        return view.dropDelegate?.collectionView(view, dropSessionDidUpdate: session, withDestination: destination)
            ?? .forbidden
    }

    func dropInteraction(_ interaction: DropInteraction, sessionDidExit session: DropSession) { close() }

    func dropInteraction(_ interaction: DropInteraction, sessionDidEnd session: DropSession) { close() }

    func dropInteraction(_ interaction: DropInteraction, performDrop session: DropSession) {
        let path = view.insertionPath(at: session.location(in: view))
        close()
        view.dropDelegate?.collectionView(view, performDrop: session, at: path)
    }

    private func follow(_ place: Point) {
        let scroller =
            scroller
            ?? CollectionEdgeScroller(of: view) { [unowned self] in
                destination = view.insertionPath(at: $0)
                open()
            }
        self.scroller = scroller
        scroller.follow(place)
    }

    // MARK: The gap

    /// Shows where what is dragged would come: rows below make room, tiles have a bar between them.
    private func open() {
        guard let destination, let edge = view.insertionEdge(at: destination) else { return close() }
        if bar.superview !== view { view.addSubview(bar) }
        bar.cornerRadius = view.theme.radii.capsule(of: min(edge.width, edge.height))
        guard !view.isInsertionOrthogonal(at: destination) else {
            bar.frame = view.insertionBar(inSection: destination.section, before: destination.item)
            return view.setGap(nil)
        }
        bar.frame = view.geometry.shown(edge)
        view.setGap(edge.width > edge.height ? edge.midY : nil)
    }

    private func close() {
        destination = nil
        scroller = nil
        bar.removeFromSuperview()
        view.setGap(nil)
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
        let isRow = frame.width >= geometry.laidBox(ofSection: path.section).width - 1
        let isBehind = isRow ? place.y > frame.midY : place.x > frame.midX
        return ItemPath(item: path.item + (isBehind ? 1 : 0), section: path.section)
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
        let isLast = path.item >= count
        let frame = geometry.laidFrame(ofItem: geometry.firstItems[path.section] + min(path.item, count - 1))
        if frame.width >= box.width - 1 {
            return Rect(x: frame.minX, y: (isLast ? frame.maxY : frame.minY) - 1.5, width: frame.width, height: 3)
        }
        let x = isLast ? frame.maxX : frame.minX
        return Rect(x: x - 1.5, y: frame.minY, width: 3, height: frame.height)
    }
}
