import TactusGeometry

/// A view as the search for the next focus sees it.
nonisolated struct FocusItem: Hashable, Sendable {
    /// Which view it is.
    let id: Int
    /// Where it is, in points of the window.
    var frame: Rect
    /// The group that it belongs to; `nil` for none.
    var group: String?
    /// Whether the focus may come to it. The view that the search begins at need not take it.
    var takesFocus = true
}

/// A part of the view tree: a view that counts, views inside it that do, or both.
nonisolated struct FocusNode: Hashable, Sendable {
    /// The view itself, if it counts.
    let item: FocusItem?
    /// What is inside it, from back to front.
    let children: [FocusNode]
    /// What the views that count take up together, in points of the window.
    let frame: Rect

    init(_ item: FocusItem?, _ children: [FocusNode] = []) {
        self.item = item
        self.children = children
        frame = children.reduce(item?.frame ?? .null) { $0.union($1.frame) }
    }

    /// The views that count, in the order in which one reads: lines from top to bottom, each from left to right. What
    /// is inside one view stays together, and comes after that view.
    var inReadingOrder: [FocusItem] { inReadingOrder(isMirrored: false) }

    /// The views that count, in the order in which one reads.
    ///
    /// - Parameter isMirrored: Whether lines are read from right to left.
    /// - Returns: The views.
    func inReadingOrder(isMirrored: Bool) -> [FocusItem] {
        func beginning(_ node: FocusNode) -> Double { isMirrored ? -node.frame.maxX : node.frame.minX }
        let sorted = children.enumerated().sorted { left, right in
            let (first, second) = (left.element, right.element)
            return (first.frame.minY, beginning(first), left.offset)
                < (second.frame.minY, beginning(second), right.offset)
        }
        let inside = Self.read(sorted.map(\.element), isMirrored).flatMap { $0.inReadingOrder(isMirrored: isMirrored) }
        return (item.map { [$0] } ?? []) + inside
    }

    /// Puts boxes into reading order that are sorted by their upper edges.
    ///
    /// The uppermost one begins a line, to which all belong whose middle is above its lower edge. Those to its left
    /// come before it, and those to its right after it (mirrored the other way round), both read in the same way:
    /// beside a tall box stand several lines.
    private static func read(_ nodes: [FocusNode], _ isMirrored: Bool) -> [FocusNode] {
        var result: [FocusNode] = []
        var rest = nodes[...]
        while let leader = rest.popFirst() {
            var left: [FocusNode] = []
            var right: [FocusNode] = []
            var below: [FocusNode] = []
            for node in rest {
                if node.frame.midY >= leader.frame.maxY {
                    below.append(node)
                } else if node.frame.midX < leader.frame.midX {
                    left.append(node)
                } else {
                    right.append(node)
                }
            }
            let (before, after) = isMirrored ? (right, left) : (left, right)
            result += read(before, isMirrored) + [leader] + read(after, isMirrored)
            rest = below[...]
        }
        return result
    }
}
