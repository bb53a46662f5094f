import TactusControls
public import TactusGeometry
import TactusGraphics
import TactusUI

/// A cell in the user's hand.
final class HeldItem {
    let cell: CollectionCell
    /// From where it was taken, as the data source counts.
    var start: ItemPath
    /// From the finger to the middle of the cell.
    let grip: Vector
    /// What is behind the cell while it is in the hand, where it has nothing of its own: a shadow does
    /// not show through.
    private let plate: Color?

    init(_ cell: CollectionCell, start: ItemPath, grip: Vector, ground: Color) {
        self.cell = cell
        self.start = start
        self.grip = grip
        plate = cell.backgroundColor == nil ? ground : nil
    }

    /// Looks as what is carried.
    func lieOnPlate() {
        if let plate, cell.backgroundColor == nil { cell.backgroundColor = plate }
    }

    /// Looks as every other cell again: its plate goes with its shadow.
    func letGo() {
        cell.isLifted = false
        let (cell, plate) = (cell, plate)
        View.animate(spring: cell.settlingSpring, options: .allowUserInteraction) {
            cell.transform = .identity
            cell.shadowOpacity = 0
        } completion: { _ in
            if let plate, !cell.isLifted, cell.backgroundColor == plate { cell.backgroundColor = nil }
        }
    }
}

extension CollectionView {
    /// Takes an item into the hand, for a recognizer of the program's own; fingers that rest do it by themselves where
    /// ``allowsReordering`` says so.
    ///
    /// - Parameter path: The item.
    /// - Returns: Whether it is in the hand: not where it does not show, the data source does not let it be moved, or
    ///   another one is.
    @discardableResult
    public final func beginInteractiveMovementForItem(at path: ItemPath) -> Bool {
        guard let item = geometry.item(at: path), let cell = shown[item] else { return false }
        if let held { return held.cell === cell }
        let middle = presentedMiddle(of: cell)
        guard canLift(at: middle) else { return false }
        lift(at: middle)
        return true
    }

    /// Carries the item in the hand elsewhere; without one nothing happens.
    ///
    /// - Parameter position: Where its middle is to be, in points of the content.
    public final func updateInteractiveMovementTargetPosition(_ position: Point) { carryHeld(to: position) }

    /// Where the item in the user's hand is among the others now; `nil` when there is none.
    public final var pathOfItemInHand: ItemPath? { held?.cell.item.map { geometry.path(of: $0) } }

    /// Puts the item in the hand down where it is; without one nothing happens.
    public final func endInteractiveMovement() { drop(cancelled: false) }

    /// Lets the item in the hand go back to where it was taken from; without one nothing happens.
    public final func cancelInteractiveMovement() { drop(cancelled: true) }
}

// Items that are taken elsewhere.
extension CollectionView {
    final func canLift(at place: Point) -> Bool {
        guard allowsReordering, placeholders.isEmpty, held == nil, pinched == nil, swipe == nil,
            let item = item(at: place),
            shown[item] != nil, isAsSaid(geometry.section(of: item))
        else { return false }
        return dataSource?.collectionView(self, canMoveItemAt: geometry.path(of: item)) ?? false
    }

    /// Where the middle of a cell is seen, in points of the content.
    private func presentedMiddle(of cell: CollectionCell) -> Point {
        guard let strip = cell.superview, strip !== self else { return cell.presentedCenter }
        return convert(cell.presentedCenter, from: strip)
    }

    /// Takes the item at a place into the hand.
    final func lift(at place: Point) {
        guard let item = item(at: place), let cell = shown[item] else { return }
        cell.ignoreTouch()
        let middle = presentedMiddle(of: cell)
        if cell.superview !== self {
            // Out of a section that scrolls by itself: it can be carried anywhere.
            addSubview(cell)
            cell.center = middle
        }
        let held = HeldItem(
            cell, start: geometry.path(of: item), grip: middle - place, ground: backgroundColor ?? .systemBackground)
        self.held = held
        cell.isLifted = true
        held.lieOnPlate()
        bringSubviewToFront(cell)
        let shadow = theme.shadows.menu
        if let shadow {
            (cell.shadowColor, cell.shadowRadius, cell.shadowOffset) = (shadow.color, shadow.radius, shadow.offset)
        }
        View.animate(spring: settlingSpring, options: .allowUserInteraction) {
            cell.transform = Transform.identity.scaledBy(x: CollectionLook.liftScale, y: CollectionLook.liftScale)
            cell.shadowOpacity = shadow == nil ? 0 : 1
        }
    }

    /// The finger that holds an item is elsewhere, in points of the content.
    final func carryHeld(to place: Point) {
        guard let held, let item = held.cell.item else { return }
        held.cell.center = place + held.grip
        guard let goal = goal(of: item, at: place) else { return }
        let path = geometry.path(of: item)
        let target =
            collectionDelegate?.collectionView(self, targetForMoveFromItemAt: held.start, toProposed: goal) ?? goal
        guard target != path, geometry.parts.indices.contains(target.section), isAsSaid(path.section),
            isAsSaid(target.section)
        else { return }
        move(item, from: path, to: target)
    }

    /// The item in the hand is put down, or goes back.
    final func drop(cancelled: Bool) {
        guard let held else { return }
        self.held = nil
        if let item = held.cell.item, cancelled {
            let path = geometry.path(of: item)
            let isThere =
                geometry.parts.indices.contains(held.start.section)
                && held.start.item <= geometry.parts[held.start.section].count
            if path != held.start, isThere { move(item, from: path, to: held.start) }
        }
        let end = held.cell.item.map { geometry.path(of: $0) }
        if !cancelled, let end, end != held.start {
            dataSource?.collectionView(self, moveItemAt: held.start, to: end)
        }
        let center = held.cell.center
        placesAll = true
        setNeedsLayout()
        layoutIfNeeded()
        held.letGo()
        guard let item = held.cell.item, let host = held.cell.superview else { return }
        if host === self { insertSubview(held.cell, belowSubview: cellMark) }
        let frame = geometry.frame(ofItem: item)
        held.cell.center = convert(center, to: host)
        View.animate(spring: changeSpring, options: .allowUserInteraction) {
            held.cell.bounds.size = frame.size
            held.cell.center = frame.center
        }
        let path = geometry.path(of: item)
        if !cancelled, path != held.start {
            dataSource?.collectionView(self, didMoveItemFrom: held.start, to: path)
        }
    }

    private func move(_ item: Int, from path: ItemPath, to target: ItemPath) {
        let count = geometry.parts[target.section].count - (target.section == path.section ? 1 : 0)
        let target = ItemPath(item: min(max(target.item, 0), count), section: target.section)
        guard target != path else { return }
        carrier?.collectionView(self, carryItemAt: path, to: target)
        show(.moving(item, at: path, to: target, in: geometry), animated: true)
        layoutIfNeeded()
    }

    /// The data source, if it goes along with each place that an item in the hand comes to.
    private var carrier: (any CollectionItemCarrying)? { dataSource as? any CollectionItemCarrying }

    /// Where the item in the hand is for the data source, and where it shows; `nil` where both are the same.
    private var displacement: (from: ItemPath, to: ItemPath)? {
        guard let held, let item = held.cell.item, item < geometry.numberOfItems, carrier == nil else { return nil }
        let path = geometry.path(of: item)
        return path == held.start ? nil : (held.start, path)
    }

    /// The path by which the data source knows an item that shows at a path.
    final func sourcePath(_ path: ItemPath) -> ItemPath {
        guard held != nil, let (from, to) = displacement else { return path }
        guard path != to else { return from }
        var item = path.item
        if path.section == to.section, item > to.item { item -= 1 }
        if path.section == from.section, item >= from.item { item += 1 }
        return ItemPath(item: item, section: path.section)
    }

    /// How many more items a section has for the data source than show in it.
    final func sourceSurplus(ofSection section: Int) -> Int {
        guard held != nil, let (from, to) = displacement, from.section != to.section else { return 0 }
        return section == from.section ? 1 : section == to.section ? -1 : 0
    }

    /// Brings the item in the hand among the others where the data source has it, while something is done that counts
    /// so; from where that leaves it it goes on.
    final func withItemInHandReturned(_ body: () -> Void) {
        guard let held, carrier == nil else { return body() }
        if let (from, to) = displacement, let item = geometry.item(at: to) {
            showNow(.moving(item, at: to, to: from, in: geometry), animated: true)
        }
        body()
        if let item = held.cell.item, item < geometry.numberOfItems { held.start = geometry.path(of: item) }
    }

    /// Where an item belongs that is held over a place; `nil` for where it is.
    private func goal(of item: Int, at shown: Point) -> ItemPath? {
        if let section = orthogonalSection(at: shown) { return goal(of: item, inSection: section, at: shown) }
        let place = geometry.laid(shown)
        if let other = self.item(at: shown) {
            guard other != item, !geometry.isOrthogonal(geometry.section(of: other)) else { return nil }
            let (frame, own) = (geometry.laidFrame(ofItem: other), geometry.laidFrame(ofItem: item))
            // It must come to lie under the finger, or the two would change places again and again.
            if own.width >= frame.width - 1 {
                if other > item, place.y < frame.maxY - own.height { return nil }
                if other < item, place.y > frame.minY + own.height { return nil }
            }
            let path = geometry.path(of: other)
            let comesFromAbove = geometry.section(of: item) < path.section
            guard comesFromAbove, place.y > frame.midY else { return path }
            return ItemPath(item: path.item + 1, section: path.section)
        }
        guard let section = geometry.sections(from: place.y, to: place.y + 0.01).first, !geometry.isOrthogonal(section)
        else { return nil }
        let own = geometry.section(of: item)
        let box = geometry.laidBox(ofSection: section)
        if place.y <= box.minY { return section == own ? nil : ItemPath(item: 0, section: section) }
        let items = geometry.items(of: section)
        if section == own { return place.y > box.maxY ? geometry.path(of: items.upperBound - 1) : nil }
        return place.y >= box.maxY || items.isEmpty ? ItemPath(item: items.count, section: section) : nil
    }
}

/// A data source that goes along with each place that an item in the user's hand comes to.
@MainActor package protocol CollectionItemCarrying: AnyObject {
    /// Sent for each place; the item is there for whatever is asked next.
    func collectionView(_ collectionView: CollectionView, carryItemAt path: ItemPath, to newPath: ItemPath)
}

extension CollectionChange {
    /// One item is elsewhere.
    ///
    /// - Parameters:
    ///   - item: Which one.
    ///   - path: Where it was.
    ///   - target: Where it is afterwards.
    ///   - geometry: What it was among.
    /// - Returns: What became of all items.
    static func moving(
        _ item: Int, at path: ItemPath, to target: ItemPath, in geometry: CollectionGeometry
    ) -> CollectionChange {
        var counts = geometry.counts
        let total = geometry.numberOfItems
        counts[path.section] -= 1
        counts[target.section] += 1
        let new = counts[..<target.section].reduce(target.item, +)
        var runs: [Run] = []
        func add(_ old: Int, _ new: Int, _ count: Int) {
            if count > 0 { runs.append(Run(old: old, new: new, count: count)) }
        }
        if new < item {
            add(0, 0, new)
            add(item, new, 1)
            add(new, new + 1, item - new)
            add(item + 1, item + 1, total - item - 1)
        } else {
            add(0, 0, item)
            add(item + 1, item, new - item)
            add(item, new, 1)
            add(new + 1, new + 1, total - new - 1)
        }
        return CollectionChange(
            oldCounts: geometry.counts, newCounts: counts, sections: counts.indices.map { $0 }, runs: runs)
    }
}
