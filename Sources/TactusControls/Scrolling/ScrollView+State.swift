import TactusGeometry
import TactusUI

extension ScrollView {
    /// Says how far the content is scrolled from its beginning, in points, for subclasses that keep more.
    final func encodeOffset(in coder: StateCoder) {
        let start = Point(x: -adjustedContentInset.left, y: -adjustedContentInset.top)
        let way = contentOffset - start
        guard way != .zero else { return }
        coder["ScrollView.offset"] = [.number(way.dx), .number(way.dy)]
    }

    /// Scrolls to where it was, as far as there is content.
    final func decodeOffset(from coder: StateCoder) {
        guard let way = coder["ScrollView.offset"]?.arrayValue?.compactMap(\.doubleValue), way.count == 2,
            way.allSatisfy({ $0.isFinite && abs($0) < 1e9 })
        else { return }
        layoutIfNeeded()
        let inset = adjustedContentInset
        func limited(_ way: Double, _ content: Double, _ room: Double) -> Double {
            min(max(way, 0), max(content - room, 0))
        }
        contentOffset = Point(
            x: limited(way[0], contentSize.width, bounds.width - inset.horizontal) - inset.left,
            y: limited(way[1], contentSize.height, bounds.height - inset.vertical) - inset.top)
        layoutIfNeeded()
    }
}
