import TactusGeometry
import TactusUI

extension ListView {
    /// Where a row is to be when the list has scrolled to it.
    nonisolated public enum ScrollPosition: Hashable, Sendable {
        /// Wherever it shows as a whole, by the shortest way.
        case none
        /// At the upper edge.
        case top
        /// In the middle.
        case middle
        /// At the lower edge.
        case bottom
    }

    /// Scrolls until a row shows. Where rows are measured those are that will show then, and the row comes to the right
    /// place also if those on the way turn out otherwise than estimated.
    ///
    /// - Parameters:
    ///   - index: Which row.
    ///   - position: Where it is to show.
    ///   - animated: Whether the list goes there little by little. If not, the row is there when this returns:
    ///     ``row(at:)`` has it.
    public final func scrollToRow(at index: Int, at position: ScrollPosition = .none, animated: Bool) {
        precondition((0..<offsets.count).contains(index), "there is no row \(index) among \(offsets.count)")
        let start = generation
        if estimatedRowHeight != nil {
            layoutIfNeeded()
            guard generation == start else { return }  // there may be no such row any more
            var known = Set(shown.keys)
            _ = measure(index..<(index + 1), except: &known)
        }
        guard generation == start, let position = edge(for: index, position) else { return }
        measureRows(around: index, position)
        guard generation == start else { return }
        setContentOffset(Point(x: contentOffset.x, y: offset(showing: index, position)), animated: animated)
        guard generation == start else { return }
        if let motion, motion.kind == .animated { pursuit = RowPursuit(motion: motion, row: index, position: position) }
        if !animated { layoutIfNeeded() }
    }

    /// Lets the list that is on its way to a row come to where that is now.
    final func pursueRow() {
        guard let pursuit, let motion, pursuit.motion === motion else { return }
        let offset = offset(showing: pursuit.row, pursuit.position)
        if offset != motion.trajectory.target.y {
            redirect(motion, to: Point(x: motion.trajectory.target.x, y: offset))
        }
    }

    /// Where a row is to show that is to show somewhere; `nil` when it shows already.
    private func edge(for index: Int, _ position: ScrollPosition) -> ScrollPosition? {
        guard position == .none else { return position }
        let rect = rectForRow(at: index)
        let offset = range.offset(
            from: contentOffset, showing: Rect(x: bounds.minX, y: rect.minY, width: bounds.width, height: rect.height),
            in: bounds.size, inset: adjustedContentInset)
        if offset.y == contentOffset.y { return nil }
        // Of a row that is too high for the list, as much as fits.
        let isTooHigh = rect.height > bounds.height - adjustedContentInset.vertical
        return (offset.y < contentOffset.y) != isTooHigh ? .top : .bottom
    }

    private func offset(showing index: Int, _ position: ScrollPosition) -> Double {
        let (start, height) = (offsets.offset(of: index), offsets.height(of: index))
        let inset = adjustedContentInset
        let rest = bounds.height - inset.vertical - height
        let share =
            switch position {
            case .none, .top: 0.0
            case .middle: 0.5
            case .bottom: 1.0
            }
        return range.vertical.limit(start - inset.top - rest * share)
    }

    /// Measures the rows that will show when the list has come to one.
    private func measureRows(around index: Int, _ position: ScrollPosition) {
        guard estimatedRowHeight != nil else { return }
        let start = generation
        var known = Set(shown.keys)
        var room = bounds.height - adjustedContentInset.vertical - offsets.height(of: index)
        var (first, last) = (index, index)
        func measure(_ row: Int) {
            _ = self.measure(row..<(row + 1), except: &known)
            if generation == start { room -= offsets.height(of: row) }
        }
        // Those at the side that is asked for; at the end of the list, and for the middle, also those at the other.
        while generation == start, room > 0, first > 0 || last < offsets.count - 1 {
            let goesUp =
                switch position {
                case .bottom: first > 0
                case .middle: first > 0 && (index - first <= last - index || last == offsets.count - 1)
                case .none, .top: last == offsets.count - 1
                }
            if goesUp {
                first -= 1
                measure(first)
            } else {
                last += 1
                measure(last)
            }
        }
        if generation == start { updateContentSize() }
    }
}

/// The way of a list to a row.
struct RowPursuit {
    weak var motion: ScrollMotion?
    var row: Int
    let position: ListView.ScrollPosition
}
