import Glibc

/// One node of the tree that holds a text: a leaf with bytes, or a branch with children of one height.
///
/// Nodes that several texts share are never changed; what is changed is copied first, along one path from the root.
/// So a text is a value, and a copy of it costs nothing. Every node but the root is at least about half full, and
/// therefore a text of a hundred megabytes is five levels deep.
final class TextNode: @unchecked Sendable {
    /// Zero for a leaf; for a branch, one more than that of its children.
    let height: Int
    /// The bytes of a leaf.
    var bytes: [UInt8]
    /// The nodes of a branch.
    var children: [TextNode]
    /// How many bytes there are below.
    var count: Int
    /// How many line feeds are among them.
    var lineFeedCount: Int

    static let maximumLeaf = 4096
    static let minimumLeaf = 1024
    static let maximumChildren = 16
    static let minimumChildren = 8

    private init(height: Int, bytes: [UInt8], children: [TextNode], count: Int, lineFeedCount: Int) {
        self.height = height
        self.bytes = bytes
        self.children = children
        self.count = count
        self.lineFeedCount = lineFeedCount
    }

    convenience init(leaf bytes: [UInt8]) {
        let lineFeedCount = bytes.withUnsafeBufferPointer { Self.lineFeeds(in: $0) }
        self.init(height: 0, bytes: bytes, children: [], count: bytes.count, lineFeedCount: lineFeedCount)
    }

    private convenience init(branch children: [TextNode]) {
        var count = 0
        var lineFeedCount = 0
        for child in children {
            count += child.count
            lineFeedCount += child.lineFeedCount
        }
        let height = children[0].height + 1
        self.init(height: height, bytes: [], children: children, count: count, lineFeedCount: lineFeedCount)
    }

    /// A node with the same content that nobody else has.
    func copy() -> TextNode {
        TextNode(height: height, bytes: bytes, children: children, count: count, lineFeedCount: lineFeedCount)
    }

    /// Counts line feeds, eight bytes at a time.
    static func lineFeeds(in bytes: UnsafeBufferPointer<UInt8>) -> Int {
        let raw = UnsafeRawBufferPointer(bytes)
        var count = 0
        var start = 0
        while start + 8 <= raw.count {
            // A byte of the sum counts to 255.
            let end = min(start + 255 * 8, raw.count & ~7)
            var sum: UInt64 = 0
            while start < end {
                let differences = raw.loadUnaligned(fromByteOffset: start, as: UInt64.self) ^ 0x0A0A_0A0A_0A0A_0A0A
                let low = differences & 0x7F7F_7F7F_7F7F_7F7F
                // The highest bit of each byte that differs in nothing.
                let equal = ~((low &+ 0x7F7F_7F7F_7F7F_7F7F) | differences) & 0x8080_8080_8080_8080
                sum &+= equal >> 7
                start += 8
            }
            // Two bytes become one number of 16 bits, and four of those the highest of a product.
            let pairs = (sum & 0x00FF_00FF_00FF_00FF) + (sum >> 8 & 0x00FF_00FF_00FF_00FF)
            count += Int((pairs &* 0x0001_0001_0001_0001) >> 48)
        }
        while start < raw.count {
            count += raw[start] == 0x0A ? 1 : 0
            start += 1
        }
        return count
    }
}

// MARK: - Making trees

extension TextNode {
    /// Makes a tree of bytes, with leaves that have room for what is typed.
    static func tree(of bytes: UnsafeBufferPointer<UInt8>) -> TextNode {
        guard bytes.count > maximumLeaf else { return TextNode(leaf: Array(bytes)) }
        let leafCount = (bytes.count + maximumLeaf * 3 / 4 - 1) / (maximumLeaf * 3 / 4)
        var level = (0..<leafCount).map { index in
            let share = bytes.count * index / leafCount..<bytes.count * (index + 1) / leafCount
            return TextNode(leaf: Array(bytes[share]))
        }
        while level.count > 1 {
            let branchCount = (level.count + maximumChildren - 1) / maximumChildren
            level = (0..<branchCount).map { index in
                let share = level.count * index / branchCount..<level.count * (index + 1) / branchCount
                return TextNode(branch: Array(level[share]))
            }
        }
        return level[0]
    }

    /// A tree with the bytes of two, one after the other.
    static func joined(_ first: TextNode, _ second: TextNode) -> TextNode {
        if first.count == 0 { return second }
        if second.count == 0 { return first }
        if first.height == second.height { return joinedLevel(first, second) }
        if first.height > second.height {
            let end = joined(first.children[first.children.count - 1], second)
            return branch(of: first.children.dropLast() + (end.height == first.height ? end.children : [end]))
        }
        let start = joined(first, second.children[0])
        return branch(of: (start.height == second.height ? start.children : [start]) + second.children.dropFirst())
    }

    private static func joinedLevel(_ first: TextNode, _ second: TextNode) -> TextNode {
        guard first.height == 0 else {
            if min(first.children.count, second.children.count) >= minimumChildren {
                return TextNode(branch: [first, second])
            }
            return branch(of: first.children + second.children)
        }
        if min(first.count, second.count) >= minimumLeaf { return TextNode(branch: [first, second]) }
        let bytes = first.bytes + second.bytes
        guard bytes.count > maximumLeaf else { return TextNode(leaf: bytes) }
        let half = bytes.count / 2
        return TextNode(branch: [TextNode(leaf: Array(bytes[..<half])), TextNode(leaf: Array(bytes[half...]))])
    }

    /// A node with these children, or one with two nodes that share them.
    private static func branch(of children: [TextNode]) -> TextNode {
        guard children.count > maximumChildren else { return TextNode(branch: children) }
        let half = children.count / 2
        return TextNode(branch: [
            TextNode(branch: Array(children[..<half])), TextNode(branch: Array(children[half...])),
        ])
    }

    /// A tree with a part of the bytes. It shares all nodes that lie within.
    func slice(_ range: Range<Int>) -> TextNode {
        if range.count == count { return self }
        guard height > 0 else { return TextNode(leaf: Array(bytes[range])) }
        var result = TextNode(leaf: [])
        var whole: [TextNode] = []
        func addWhole() {
            guard !whole.isEmpty else { return }
            result = Self.joined(result, whole.count == 1 ? whole[0] : TextNode(branch: whole))
            whole = []
        }
        var start = 0
        for child in children {
            let part = Self.part(of: range, in: child, at: start)
            start += child.count
            if part.isEmpty { continue }
            if part.count == child.count {
                whole.append(child)
            } else {
                addWhole()
                result = Self.joined(result, child.slice(part))
            }
        }
        addWhole()
        return result
    }
}

extension TextNode {
    /// What of a range lies in a child, counted from where the child begins.
    private static func part(of range: Range<Int>, in child: TextNode, at start: Int) -> Range<Int> {
        let lower = min(max(range.lowerBound - start, 0), child.count)
        return lower..<max(lower, min(range.upperBound - start, child.count))
    }
}

// MARK: - Changing in place

extension TextNode {
    /// Replaces bytes in one leaf, when they lie in one and its size stays as it should be.
    ///
    /// - Parameters:
    ///   - range: Offsets in the node's bytes.
    ///   - node: Copied first, when another text has it too.
    ///   - new: The bytes that are put there.
    ///   - isRoot: Whether nothing is above: such a leaf may be small.
    /// - Returns: By how many the line feeds became more; `nil` when nothing was changed.
    static func replace(
        _ range: Range<Int>, in node: inout TextNode, with new: UnsafeBufferPointer<UInt8>, isRoot: Bool
    ) -> Int? {
        let growth = new.count - range.count
        if node.height == 0 {
            let size = node.count + growth
            guard size <= maximumLeaf, size >= (isRoot ? 0 : minimumLeaf) else { return nil }
            makeUnique(&node)
            let gone = node.bytes[range].withUnsafeBufferPointer { lineFeeds(in: $0) }
            node.bytes.replaceSubrange(range, with: new)
            node.count = size
            let more = lineFeeds(in: new) - gone
            node.lineFeedCount += more
            return more
        }
        var index = 0
        var start = 0
        while index < node.children.count - 1, start + node.children[index].count < range.upperBound {
            start += node.children[index].count
            index += 1
        }
        guard range.lowerBound >= start else { return nil }
        makeUnique(&node)
        let part = range.lowerBound - start..<range.upperBound - start
        guard let more = replace(part, in: &node.children[index], with: new, isRoot: false) else { return nil }
        node.count += growth
        node.lineFeedCount += more
        return more
    }

    private static func makeUnique(_ node: inout TextNode) {
        if !isKnownUniquelyReferenced(&node) { node = node.copy() }
    }
}

// MARK: - Reading

extension TextNode {
    /// Passes on the bytes of a part, in order, a leaf's at a time, for as long as the caller wants more.
    ///
    /// - Returns: Whether all were passed on.
    @discardableResult
    func read(_ range: Range<Int>, _ body: (UnsafeBufferPointer<UInt8>) throws -> Bool) rethrows -> Bool {
        if range.isEmpty { return true }
        if height == 0 {
            return try bytes.withUnsafeBufferPointer { try body(UnsafeBufferPointer(rebasing: $0[range])) }
        }
        var start = 0
        for child in children {
            if start >= range.upperBound { break }
            let part = Self.part(of: range, in: child, at: start)
            start += child.count
            if part.isEmpty { continue }
            guard try child.read(part, body) else { return false }
        }
        return true
    }

    /// The byte at an offset.
    func byte(at offset: Int) -> UInt8 {
        var node = self
        var offset = offset
        while node.height > 0 {
            var index = 0
            while offset >= node.children[index].count {
                offset -= node.children[index].count
                index += 1
            }
            node = node.children[index]
        }
        return node.bytes[offset]
    }

    /// How many line feeds lie before an offset.
    func lineFeeds(before offset: Int) -> Int {
        var node = self
        var offset = offset
        var count = 0
        while node.height > 0 {
            var index = 0
            while index < node.children.count - 1, offset > node.children[index].count {
                offset -= node.children[index].count
                count += node.children[index].lineFeedCount
                index += 1
            }
            node = node.children[index]
        }
        return count + node.bytes[..<offset].withUnsafeBufferPointer { Self.lineFeeds(in: $0) }
    }

    /// The offset just after a line feed.
    ///
    /// - Parameter number: The first is 1; there are as many.
    /// - Returns: In bytes, from the beginning of the node.
    func offset(afterLineFeed number: Int) -> Int {
        var node = self
        var left = number
        var offset = 0
        while node.height > 0 {
            var index = 0
            while left > node.children[index].lineFeedCount {
                left -= node.children[index].lineFeedCount
                offset += node.children[index].count
                index += 1
            }
            node = node.children[index]
        }
        return offset + (node.bytes.withUnsafeBytes { Self.offset(afterLineFeed: left, in: $0) } ?? node.count)
    }

    /// The same in the bytes of a leaf; `nil` when there are fewer.
    private static func offset(afterLineFeed number: Int, in bytes: UnsafeRawBufferPointer) -> Int? {
        guard let start = bytes.baseAddress else { return nil }
        var offset = 0
        for _ in 0..<number {
            guard let found = memchr(start + offset, 0x0A, bytes.count - offset) else { return nil }
            offset = UnsafeRawPointer(found) - start + 1
        }
        return offset
    }
}
