import TactusControls
import TactusGeometry
import TactusUI

extension CollectionView {
    /// Where an item is to be when the collection has scrolled to it.
    nonisolated public enum ScrollPosition: Hashable, Sendable {
        /// Wherever it shows as a whole, by the shortest way.
        case none
        /// At the upper edge.
        case top
        /// In the middle.
        case centeredVertically
        /// At the lower edge.
        case bottom
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
        let target = limited(geometry.frame(ofSection: section).minY - adjustedContentInset.top)
        setContentOffset(Point(x: contentOffset.x, y: target), animated: animated)
        guard !animated else { return }
        // What is measured on arrival must not move the section away.
        for _ in 0..<4 {
            layoutIfNeeded()
            let place = limited(geometry.frame(ofSection: section).minY - adjustedContentInset.top)
            if place == contentOffset.y { break }
            contentOffset.y = place
        }
    }

    final func scroll(to item: Int, _ position: ScrollPosition, animated: Bool) {
        measure(item)
        let section = geometry.section(of: item)
        let pursuit = ItemPursuit(item: item, position: edge(for: item, position) ?? .none)
        if pursuit.position != .none {
            let target = Point(x: contentOffset.x, y: offset(showing: pursuit))
            setContentOffset(target, animated: animated)
            self.pursuit = animated ? pursuit : nil
        }
        if !animated {
            for _ in 0..<4 {
                layoutIfNeeded()
                guard pursuit.position != .none else { break }
                let place = offset(showing: pursuit)
                if place == contentOffset.y { break }
                contentOffset.y = place
            }
        }
        guard geometry.isOrthogonal(section), let strip = strips[section] else { return }
        strip.scrollRectToVisible(geometry.frame(ofItem: item), animated: animated)
        if !animated { layoutIfNeeded() }
    }

    /// Lets the collection that is on its way to an item come to where that is now.
    final func pursueItem() {
        guard let pursuit else { return }
        if isDragging || !redirectScrollingAnimation(toHeight: offset(showing: pursuit)) { self.pursuit = nil }
    }

    private func limited(_ offset: Double) -> Double {
        let inset = adjustedContentInset
        let end = max(contentSize.height + inset.bottom - bounds.height, -inset.top)
        return min(max(offset, -inset.top), end)
    }

    private func edge(for item: Int, _ position: ScrollPosition) -> ScrollPosition? {
        guard position == .none else { return position }
        let (frame, inset) = (frameOnPage(item), adjustedContentInset)
        let (top, bottom) = (bounds.minY + inset.top + pinnedHeight(over: item), bounds.maxY - inset.bottom)
        if frame.minY >= top, frame.maxY <= bottom { return nil }
        let isTooHigh = frame.height > bottom - top
        return (frame.minY < top) != isTooHigh ? .top : .bottom
    }

    /// How high the header is that lies over the items of a section while it is pinned.
    private func pinnedHeight(over item: Int) -> Double {
        let part = geometry.parts[geometry.section(of: item)]
        return part.layout.header?.pinToVisibleBounds == true ? part.header : 0
    }

    private func offset(showing pursuit: ItemPursuit) -> Double {
        let (frame, inset) = (frameOnPage(pursuit.item), adjustedContentInset)
        let header = pinnedHeight(over: pursuit.item)
        let rest = bounds.height - inset.vertical - frame.height - header
        let share =
            switch pursuit.position {
            case .none, .top: 0.0
            case .centeredVertically: 0.5
            case .bottom: 1.0
            }
        return limited(frame.minY - inset.top - header - rest * share)
    }
}

/// The way of a collection to an item.
struct ItemPursuit {
    var item: Int
    let position: CollectionView.ScrollPosition

    func carried(by change: CollectionChange) -> ItemPursuit? {
        change.new(of: item).map { ItemPursuit(item: $0, position: position) }
    }
}
