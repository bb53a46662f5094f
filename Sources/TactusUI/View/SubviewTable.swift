import TactusGeometry

/// What a view notes of its subviews, in their order and side by side in memory: where each one shows, and whether the
/// next frame has to look at it.
///
/// So, of thousands of subviews, those that do not matter cost a comparison each; the views themselves are not touched.
/// The tree keeps it in step with the subviews, ``View/markInside(_:)`` makes the marks, and ``DamageCollector`` notes
/// the pixels and takes the marks away.
nonisolated struct SubviewTable {
    /// What a subview, or a view inside it, is waiting for.
    struct Marks: OptionSet {
        let rawValue: UInt8
        /// Something must be painted.
        static let display = Marks(rawValue: 1 << 0)
        /// Something must be placed.
        static let layout = Marks(rawValue: 1 << 1)
        /// Constraints must be looked at.
        static let constraints = Marks(rawValue: 1 << 2)
        /// Traits must be told of.
        static let traits = Marks(rawValue: 1 << 3)

        init(rawValue: UInt8) { self.rawValue = rawValue }

        /// What a view notes of the one inside which something is pending.
        init(_ inside: DrawingState.Pending) {
            switch inside {
            case .layoutInside: self = .layout
            case .constraintsInside: self = .constraints
            case .traitsInside: self = .traits
            default: self = .display
            }
        }
    }

    private var marks: ContiguousArray<UInt8> = []
    private var extents: ContiguousArray<PackedPixels> = []
    /// The smallest rectangle around all of them; `nil` when it must be looked for.
    private var union: PackedPixels? = PackedPixels.none
    /// The smallest rectangles around each ``groupSize`` of them, in their order; none when they must be looked for.
    /// Subviews that follow each other mostly lie side by side, so that a look at a group tells enough of it.
    private var groups: ContiguousArray<PackedPixels> = []
    private static let groupSize = 32
    /// By how much those behind the middle are farther to the front than when they came: by how many have left before
    /// them, less those that came. Who looks for a view among thousands begins there.
    private(set) var shift = 0

    /// How many subviews there are.
    var count: Int { extents.count }

    // MARK: In step with the tree

    /// There is a new subview, which shows nowhere yet.
    mutating func insert(at index: Int) {
        if index < marks.count / 2 { shift -= 1 }
        marks.insert(0, at: index)
        extents.insert(.none, at: index)
        groups.removeAll(keepingCapacity: true)
    }

    /// A subview is gone.
    mutating func remove(at index: Int) {
        if index < marks.count / 2 { shift += 1 }
        marks.remove(at: index)
        loseUnion(if: extents.remove(at: index))
        groups.removeAll(keepingCapacity: true)
    }

    /// A subview has another place among its siblings.
    mutating func move(from old: Int, to new: Int) {
        if old < marks.count / 2 { shift += 1 }
        if new < marks.count / 2 { shift -= 1 }
        marks.insert(marks.remove(at: old), at: new)
        extents.insert(extents.remove(at: old), at: new)
        groups.removeAll(keepingCapacity: true)
    }

    // MARK: What waits

    /// Notes that a subview waits.
    mutating func mark(_ marks: Marks, at index: Int) { self.marks[index] |= marks.rawValue }

    /// Notes that a subview waits no longer.
    mutating func unmark(_ marks: Marks, at index: Int) { self.marks[index] &= ~marks.rawValue }

    /// The first subview from `start` on that waits; `nil` when there is none.
    func first(_ marks: Marks, from start: Int) -> Int? {
        self.marks.withUnsafeBytes { bytes in
            let eightfold = UInt64(marks.rawValue) &* 0x0101_0101_0101_0101
            var index = start
            while index < bytes.count {
                if index + 8 <= bytes.count,
                    bytes.loadUnaligned(fromByteOffset: index, as: UInt64.self) & eightfold == 0
                {
                    index += 8
                } else if bytes[index] & marks.rawValue != 0 {
                    return index
                } else {
                    index += 1
                }
            }
            return nil
        }
    }

    // MARK: What shows

    /// Notes the pixels that a subview and all inside it take up.
    mutating func setExtent(_ pixels: PixelRect, at index: Int) {
        let new = PackedPixels(pixels)
        let old = extents[index]
        guard old != new else { return }
        extents[index] = new
        loseUnion(if: old)
        union?.formUnion(new)
        guard !groups.isEmpty else { return }
        let group = index / Self.groupSize
        if old.touchesEdge(of: groups[group]) {
            groups[group] = rectangle(around: group)
        } else {
            groups[group].formUnion(new)
        }
    }

    /// The smallest rectangle around what all subviews take up.
    mutating func extent() -> PixelRect {
        if groups.isEmpty {
            let count = (extents.count + Self.groupSize - 1) / Self.groupSize
            for group in 0..<count { groups.append(rectangle(around: group)) }
        }
        if let union { return union.rect }
        var all = PackedPixels.none
        for group in groups { all.formUnion(group) }
        union = all
        return all.rect
    }

    /// The smallest rectangle around what the subviews of a group take up.
    private func rectangle(around group: Int) -> PackedPixels {
        let start = group * Self.groupSize
        var all = PackedPixels.none
        for extent in extents[start..<min(start + Self.groupSize, extents.count)] { all.formUnion(extent) }
        return all
    }

    /// Forgets the rectangle around all when what is no longer there reached to its edge.
    private mutating func loseUnion(if lost: PackedPixels) {
        if let union, lost.touchesEdge(of: union) { self.union = nil }
    }

    /// Whether a subview takes up one of the pixels of `pixels`.
    func intersects(_ pixels: PackedPixels, at index: Int) -> Bool { extents[index].intersects(pixels) }

    /// The last subview before `end` that takes up one of the pixels; `nil` when there is none.
    func last(intersecting pixels: PackedPixels, before end: Int) -> Int? {
        extents.withUnsafeBufferPointer { extents in
            var index = end - 1
            while index >= 0 {
                let group = index / Self.groupSize
                let start = group * Self.groupSize
                if group < groups.count, !groups[group].intersects(pixels) { index = start - 1 }
                while index >= start {
                    if extents[index].intersects(pixels) { return index }
                    index -= 1
                }
            }
            return nil
        }
    }
}

/// A rectangle of pixels in a quarter of a cache line. An empty one meets nothing.
nonisolated struct PackedPixels: Hashable, Sendable {
    /// The left and the upper edge, then the right and the lower one with their signs turned: so, of two rectangles,
    /// the smaller number of each pair is that of both together.
    private var edges: SIMD4<Int32>

    /// No pixel.
    static var none: PackedPixels { PackedPixels(edges: SIMD4(repeating: .max)) }

    /// Packs a rectangle, whose coordinates are within `PixelRect.limit`.
    init(_ rect: PixelRect) {
        guard !rect.isEmpty else {
            self = .none
            return
        }
        edges = SIMD4(
            Int32(truncatingIfNeeded: rect.minX), Int32(truncatingIfNeeded: rect.minY),
            Int32(truncatingIfNeeded: -rect.maxX), Int32(truncatingIfNeeded: -rect.maxY))
    }

    private init(edges: SIMD4<Int32>) { self.edges = edges }

    /// The rectangle; `PixelRect.zero` when it is empty.
    var rect: PixelRect {
        guard self != .none else { return .zero }
        return PixelRect(
            x: Int(edges.x), y: Int(edges.y), width: -Int(edges.z) - Int(edges.x), height: -Int(edges.w) - Int(edges.y))
    }

    /// Whether both have a pixel in common.
    func intersects(_ other: PackedPixels) -> Bool {
        let opposite = 0 &- SIMD4(other.edges.z, other.edges.w, other.edges.x, other.edges.y)
        return all(edges .< opposite)
    }

    /// Whether an edge of this rectangle, which lies within `outer`, lies on one of that one's.
    func touchesEdge(of outer: PackedPixels) -> Bool { any(edges .== outer.edges) && self != .none }

    /// Becomes the smallest rectangle around both.
    mutating func formUnion(_ other: PackedPixels) { edges = pointwiseMin(edges, other.edges) }
}
