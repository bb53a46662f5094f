import TactusControls
import TactusGeometry
import TactusUI

extension CollectionView {
    /// Where an item is to be when the collection has scrolled to it. What is said of the other way than the collection
    /// scrolls counts for a section that scrolls sideways by itself, and is ``none`` for the collection.
    nonisolated public enum ScrollPosition: Hashable, Sendable {
        /// Wherever it shows as a whole, by the shortest way.
        case none
        /// At the upper edge.
        case top
        /// In the middle.
        case centeredVertically
        /// At the lower edge.
        case bottom
        /// At the left edge.
        case left
        /// In the middle, sideways.
        case centeredHorizontally
        /// At the right edge.
        case right
    }

    /// Scrolls until an item shows. Where cells are measured it comes to the right place also if those on the way turn
    /// out otherwise than estimated. A section that scrolls sideways is scrolled too.
    ///
    /// - Parameters:
    ///   - path: Which item. Where there is none a sentence says so, and nothing happens.
    ///   - position: Where it is to show.
    ///   - animated: Whether the collection goes there little by little. If not, the item is there when this returns:
    ///     ``cell(forItemAt:)`` has it.
    public final func scrollToItem(at path: ItemPath, at position: ScrollPosition = .none, animated: Bool) {
        layoutIfNeeded()
        guard let item = geometry.item(at: path) else {
            return report("there is no item \(path) to scroll to; nothing was scrolled")
        }
        scroll(to: item, position, animated: animated)
    }

    /// Scrolls until the beginning of a section shows.
    ///
    /// - Parameters:
    ///   - section: Which section; the nearest one there is.
    ///   - animated: Whether the collection goes there little by little.
    public final func scrollToSection(_ section: Int, animated: Bool) {
        layoutIfNeeded()
        guard !geometry.parts.isEmpty else { return }
        let section = min(max(section, 0), geometry.parts.count - 1)
        // Whoever is told of the scrolling may have taken the section away.
        func target() -> Point? {
            guard geometry.parts.indices.contains(section) else { return nil }
            return offset(showing: limited(geometry.laidFrame(ofSection: section).minY - laidInset.top))
        }
        guard let place = target() else { return }
        setContentOffset(place, animated: animated)
        guard !animated else { return }
        // What is measured on arrival must not move the section away.
        for _ in 0..<4 {
            layoutIfNeeded()
            guard let place = target(), place != contentOffset else { break }
            contentOffset = place
        }
    }

    final func scroll(to item: Int, _ position: ScrollPosition, animated: Bool) {
        let section = geometry.section(of: item)
        // Whoever is asked for counts or a cell, or told of the scrolling, may take the item away.
        guard !waiting.isEmpty || isAsSaid(section), isThere(item) else { return }
        // What is asked for meanwhile waits until the item has its cell.
        if isChanging { measure(item) } else { whileChanging { measure(item) } }
        guard isThere(item) else { return }
        let pursuit = edge(for: item, laid(position)).map { ItemPursuit(item: item, edge: $0) }
        arrival = nil
        if let pursuit {
            setContentOffset(offset(showing: pursuit), animated: animated)
            self.pursuit = animated ? pursuit : nil
        }
        if !animated {
            for _ in 0..<4 {
                layoutIfNeeded()
                guard let pursuit, isThere(item) else { break }
                let place = offset(showing: pursuit)
                if place == contentOffset { break }
                contentOffset = place
            }
            if isBeingLaidOut { arrival = pursuit }
        }
        guard isThere(item), geometry.section(of: item) == section, geometry.isOrthogonal(section),
            let strip = strips[section]
        else { return }
        strip.show(geometry.frame(ofItem: item), at: position, animated: animated)
        if !animated { layoutIfNeeded() }
    }

    /// Whether there is an item of a number: what a program is asked or told of meanwhile may take it away.
    final func isThere(_ item: Int) -> Bool { item < geometry.numberOfItems }

    /// Lets the collection that is on its way to an item come to where that is now.
    final func pursueItem() {
        guard let pursuit else { return }
        if !isThere(pursuit.item) || isDragging || !redirectScrollingAnimation(to: offset(showing: pursuit)) {
            self.pursuit = nil
        }
    }

    /// Goes on to the item that was scrolled to while the collection was laid out, until it is where it was to be.
    final func arrive() {
        guard let pursuit = arrival else { return }
        guard isThere(pursuit.item), !isDragging else { return arrival = nil }
        let place = offset(showing: pursuit)
        if place == contentOffset { arrival = nil } else { contentOffset = place }
    }

    /// The offset at which a place along the content, as it is laid, is at the edge where reading begins.
    final func offset(showing start: Double) -> Point {
        guard geometry.isHorizontal else { return Point(x: contentOffset.x, y: start) }
        return Point(
            x: geometry.isReversed ? geometry.contentWidth - start - bounds.width : start, y: contentOffset.y)
    }

    /// The nearest place along the content, as it is laid, that can be at the edge where reading begins.
    final func limited(_ start: Double) -> Double {
        let inset = laidInset
        let length = geometry.isHorizontal ? geometry.contentWidth : contentSize.height
        let end = max(length + inset.bottom - laidBounds.height, -inset.top)
        return min(max(start, -inset.top), end)
    }

    /// Which edge of the collection, along the content as it is laid, a position is at; `nil` for none.
    private func laid(_ position: ScrollPosition) -> ItemPursuit.Edge? {
        switch position {
        case .none: nil
        case .top: geometry.isHorizontal ? nil : .start
        case .centeredVertically: geometry.isHorizontal ? nil : .middle
        case .bottom: geometry.isHorizontal ? nil : .end
        case .left: geometry.isHorizontal ? (isMirrored ? .end : .start) : nil
        case .centeredHorizontally: geometry.isHorizontal ? .middle : nil
        case .right: geometry.isHorizontal ? (isMirrored ? .start : .end) : nil
        }
    }

    private func edge(for item: Int, _ edge: ItemPursuit.Edge?) -> ItemPursuit.Edge? {
        if let edge { return edge }
        let (frame, bounds, inset) = (laidOnPage(item), laidBounds, laidInset)
        let (top, bottom) = (bounds.minY + inset.top + pinnedHeight(over: item), bounds.maxY - inset.bottom)
        if frame.minY >= top, frame.maxY <= bottom { return nil }
        let isTooHigh = frame.height > bottom - top
        return (frame.minY < top) != isTooHigh ? .start : .end
    }

    /// How high the header is that lies over the items of a section while it is pinned.
    private func pinnedHeight(over item: Int) -> Double {
        let part = geometry.parts[geometry.section(of: item)]
        return part.layout.header?.pinToVisibleBounds == true ? part.header : 0
    }

    private func offset(showing pursuit: ItemPursuit) -> Point {
        let (frame, inset) = (laidOnPage(pursuit.item), laidInset)
        let header = pinnedHeight(over: pursuit.item)
        let rest = laidBounds.height - inset.vertical - frame.height - header
        let share =
            switch pursuit.edge {
            case .start: 0.0
            case .middle: 0.5
            case .end: 1.0
            }
        return offset(showing: limited(frame.minY - inset.top - header - rest * share))
    }
}

/// The way of a collection to an item.
struct ItemPursuit {
    /// Where in what shows it is to be, along the content as it is laid.
    enum Edge {
        case start
        case middle
        case end
    }

    var item: Int
    let edge: Edge

    func carried(by change: CollectionChange) -> ItemPursuit? {
        change.new(of: item).map { ItemPursuit(item: $0, edge: edge) }
    }
}
