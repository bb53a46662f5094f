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
    ///
    /// What is still to be read is kept here and not on the stack: a line may be as long as it likes.
    private static func read(_ nodes: [FocusNode], _ isMirrored: Bool) -> [FocusNode] {
        var result: [FocusNode] = []
        var waiting = [FocusLines(nodes, isMirrored)]
        while let last = waiting.indices.last {
            while let leader = waiting[last].popLeaderOfPlainLine() { result.append(leader) }
            guard let line = waiting[last].popLine() else {
                waiting.removeLast()
                continue
            }
            if !line.after.isEmpty { waiting.append(FocusLines(line.after, isMirrored)) }
            if line.before.isEmpty {
                result.append(line.leader)
            } else {
                waiting.append(FocusLines([line.leader], isMirrored))
                waiting.append(FocusLines(line.before, isMirrored))
            }
        }
        return result
    }
}

/// Boxes that are sorted by their upper edges, of which one line after the other is taken.
nonisolated private struct FocusLines {
    /// A line: the box that begins it, and what stands on it before and after that.
    struct Line {
        let leader: FocusNode
        var before: [FocusNode] = []
        var after: [FocusNode] = []
    }

    private let nodes: [FocusNode]
    private let isMirrored: Bool
    private var isTaken: [Bool]
    private var first = 0
    /// Of each box and those behind it: the lowest middle, and the one that is farthest ahead in its line.
    private var lowest: [Double]
    private var foremost: [Double]

    init(_ nodes: [FocusNode], _ isMirrored: Bool) {
        self.nodes = nodes
        self.isMirrored = isMirrored
        isTaken = Array(repeating: false, count: nodes.count)
        lowest = nodes.map(\.frame.midY)
        foremost = nodes.map { isMirrored ? -$0.frame.midX : $0.frame.midX }
        for index in nodes.indices.dropLast().reversed() {
            lowest[index] = max(lowest[index], lowest[index + 1])
            foremost[index] = min(foremost[index], foremost[index + 1])
        }
    }

    /// Takes the box that begins the next line, when all others stand on that line after it: the rest is read in the
    /// same way then, and a long line costs no more than its boxes.
    mutating func popLeaderOfPlainLine() -> FocusNode? {
        skipTaken()
        guard first < nodes.count else { return nil }
        let leader = nodes[first]
        if first + 1 < nodes.count {
            let middle = isMirrored ? -leader.frame.midX : leader.frame.midX
            // Mirrored, a box whose middle is the leader's comes before it.
            guard lowest[first + 1] < leader.frame.maxY,
                isMirrored ? foremost[first + 1] > middle : foremost[first + 1] >= middle
            else { return nil }
        }
        first += 1
        return leader
    }

    /// Takes the next line; `nil` when there is none any more.
    mutating func popLine() -> Line? {
        skipTaken()
        guard first < nodes.count else { return nil }
        var line = Line(leader: nodes[first])
        let leader = line.leader.frame
        first += 1
        for index in first..<nodes.count where !isTaken[index] {
            let frame = nodes[index].frame
            // Those that begin below the line, and all behind them, belong to others.
            if frame.minY >= leader.maxY { break }
            if frame.midY >= leader.maxY { continue }
            isTaken[index] = true
            if (frame.midX < leader.midX) != isMirrored {
                line.before.append(nodes[index])
            } else {
                line.after.append(nodes[index])
            }
        }
        return line
    }

    private mutating func skipTaken() {
        while first < nodes.count, isTaken[first] { first += 1 }
    }
}
