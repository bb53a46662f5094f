/// Where the rows of a list lie, one above the other.
///
/// Rows that nobody has measured count with an estimate. They are kept in blocks, and only blocks with measured rows
/// hold their heights; so a million rows take a few kilobytes, and what a list asks takes the time of a few hundred
/// additions at most, however many rows there are.
///
/// ``ListView`` places its rows with it. A view of your own that shows a part of many things of different extents asks
/// it which ones show.
nonisolated public struct RowOffsets: Sendable {
    private static let blockLength = 256

    /// How many rows there are.
    public private(set) var count: Int
    /// The height that counts for rows which were not measured, in points.
    public let estimate: Double

    /// The heights of the rows of a block; `nil` when none of them was measured. Empty while no row of the list was.
    private var blocks: [[Double]?] = []
    /// By how much the blocks are higher than estimated, as a tree of sums: the entry at n sums as many blocks up to
    /// and with n−1 as the lowest bit of n says.
    private var tree: [Double] = []

    /// Creates rows that all have the estimated height.
    ///
    /// - Parameters:
    ///   - count: How many there are.
    ///   - estimate: The height, in points.
    public init(count: Int, estimate: Double) {
        self.count = count
        self.estimate = estimate
    }

    /// The height of all rows, in points.
    public var height: Double { offset(of: count) }

    /// The height of a row, in points.
    public func height(of row: Int) -> Double {
        guard !blocks.isEmpty, let block = blocks[row / RowOffsets.blockLength] else { return estimate }
        return block[row % RowOffsets.blockLength]
    }

    /// The distance from the beginning to a row, in points; with ``count``, to where the last one ends.
    public func offset(of row: Int) -> Double {
        let plain = Double(row) * estimate
        guard !blocks.isEmpty else { return plain }
        let block = row / RowOffsets.blockLength
        var extra = sum(before: block)
        if block < blocks.count, let heights = blocks[block] {
            for height in heights[..<(row % RowOffsets.blockLength)] { extra += height - estimate }
        }
        return plain + extra
    }

    /// The row that a place lies in: the last one that begins at it or before. The first or last one for places beyond
    /// them; `nil` when there is none.
    public func row(at index: Double) -> Int? {
        guard count > 0 else { return nil }
        guard !blocks.isEmpty else { return clamp((index / max(estimate, .leastNonzeroMagnitude)).rounded(.down)) }
        let (block, start) = block(at: index)
        let first = block * RowOffsets.blockLength
        var offset = start
        let last = min(first + RowOffsets.blockLength, count) - 1
        var row = first
        while row < last {
            let next = offset + height(of: row)
            if next > index { break }
            offset = next
            row += 1
        }
        return row
    }

    /// Notes the height of a row.
    ///
    /// - Parameters:
    ///   - height: The height, in points.
    ///   - row: Which row.
    /// - Returns: By how much it is higher than it was taken for.
    @discardableResult
    public mutating func setHeight(_ height: Double, of row: Int) -> Double {
        let old = self.height(of: row)
        guard height != old else { return 0 }
        makeBlocks()
        let block = row / RowOffsets.blockLength
        if blocks[block] == nil { blocks[block] = Array(repeating: estimate, count: RowOffsets.blockLength) }
        blocks[block]?[row % RowOffsets.blockLength] = height
        add(height - old, to: block)
        return height - old
    }

    /// Calls `body` with the rows that are not as high as estimated, in their order. Takes the time of the blocks of
    /// 256 rows in which there are any.
    ///
    /// - Parameters:
    ///   - rows: Among which rows.
    ///   - body: Called with the row and its height in points.
    public func forEachMeasured(in rows: Range<Int>, _ body: (Int, Double) -> Void) {
        guard !blocks.isEmpty else { return }
        let rows = rows.clamped(to: 0..<count)
        var row = rows.lowerBound
        while row < rows.upperBound {
            let block = row / RowOffsets.blockLength
            let end = min((block + 1) * RowOffsets.blockLength, rows.upperBound)
            if let heights = blocks[block] {
                for row in row..<end where heights[row % RowOffsets.blockLength] != estimate {
                    body(row, heights[row % RowOffsets.blockLength])
                }
            }
            row = end
        }
    }

    /// There are other rows: those that stay take the heights with them that were measured.
    ///
    /// - Parameters:
    ///   - count: How many rows there are now.
    ///   - index: Returns the index of a row that had the given one; `nil` when it is gone, or is to be measured again.
    public mutating func rearrange(count: Int, _ index: (Int) -> Int?) {
        let old = self
        self = RowOffsets(count: count, estimate: estimate)
        for (block, heights) in old.blocks.enumerated() {
            for (offset, height) in (heights ?? []).enumerated() where height != estimate {
                let row = block * RowOffsets.blockLength + offset
                if row < old.count, let new = index(row) { setHeight(height, of: new) }
            }
        }
    }

    private func clamp(_ row: Double) -> Int { Int(min(max(row, 0), Double(count - 1))) }

    // MARK: The tree

    private mutating func makeBlocks() {
        guard blocks.isEmpty else { return }
        let number = (count + RowOffsets.blockLength - 1) / RowOffsets.blockLength
        blocks = Array(repeating: nil, count: number)
        tree = Array(repeating: 0, count: number + 1)
    }

    private mutating func add(_ height: Double, to block: Int) {
        var index = block + 1
        while index < tree.count {
            tree[index] += height
            index += index & -index
        }
    }

    private func sum(before block: Int) -> Double {
        var (sum, index) = (0.0, block)
        while index > 0 {
            sum += tree[index]
            index -= index & -index
        }
        return sum
    }

    /// The last block that begins at a place or before, and where it begins.
    private func block(at index: Double) -> (block: Int, start: Double) {
        let blockHeight = Double(RowOffsets.blockLength) * estimate
        var (block, start) = (0, 0.0)
        var step = 1
        while step * 2 < tree.count { step *= 2 }
        while step > 0 {
            let next = block + step
            if next < blocks.count {
                let end = start + Double(step) * blockHeight + tree[next]
                if end <= index { (block, start) = (next, end) }
            }
            step /= 2
        }
        return (block, start)
    }
}
