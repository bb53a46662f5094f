import TactusGeometry

/// What a view notes of its subviews, in their order and side by side in memory: where each one shows, and whether the
/// next frame has to look at it.
///
/// So, of thousands of subviews, those that do not matter cost a comparison each; the views themselves are not touched.
/// The tree keeps it in step with the subviews, ``View/markInside(_:)`` makes the marks, and ``DamageCollector`` notes the
/// pixels and takes the marks away.
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

    private struct Entry {
        var extent = PackedPixels.none
        var marks: Marks = []
    }

    private var entries: ContiguousArray<Entry> = []

    /// How many subviews there are.
    var count: Int { entries.count }

    // MARK: In step with the tree

    /// There is a new subview, which shows nowhere yet.
    mutating func insert(at index: Int) { entries.insert(Entry(), at: index) }

    /// A subview is gone.
    mutating func remove(at index: Int) { entries.remove(at: index) }

    /// A subview has another place among its siblings.
    mutating func move(from old: Int, to new: Int) { entries.insert(entries.remove(at: old), at: new) }

    // MARK: What waits

    /// Notes that a subview waits.
    mutating func mark(_ marks: Marks, at index: Int) { entries[index].marks.formUnion(marks) }

    /// Notes that a subview waits no longer.
    mutating func unmark(_ marks: Marks, at index: Int) { entries[index].marks.subtract(marks) }

    /// The first subview from `start` on that waits; `nil` when there is none.
    func first(_ marks: Marks, from start: Int) -> Int? {
        entries.withUnsafeBufferPointer { entries in
            var index = start
            while index < entries.count {
                if !entries[index].marks.isDisjoint(with: marks) { return index }
                index += 1
            }
            return nil
        }
    }

    // MARK: What shows

    /// Notes the pixels that a subview and all inside it take up.
    mutating func setExtent(_ pixels: PixelRect, at index: Int) { entries[index].extent = PackedPixels(pixels) }

    /// The smallest rectangle around what all subviews take up.
    var extent: PixelRect {
        entries.withUnsafeBufferPointer { entries in
            var all = PackedPixels.none
            for entry in entries { all.formUnion(entry.extent) }
            return all.rect
        }
    }

    /// Whether a subview takes up one of the pixels of `pixels`.
    func reaches(_ pixels: PackedPixels, at index: Int) -> Bool { entries[index].extent.intersects(pixels) }

    /// The last subview before `end` that takes up one of the pixels; `nil` when there is none.
    func last(reaching pixels: PackedPixels, before end: Int) -> Int? {
        entries.withUnsafeBufferPointer { entries in
            var index = end - 1
            while index >= 0 {
                if entries[index].extent.intersects(pixels) { return index }
                index -= 1
            }
            return nil
        }
    }
}

/// A rectangle of pixels in a quarter of a cache line. An empty one meets nothing.
nonisolated struct PackedPixels: Hashable, Sendable {
    private var minX: Int32
    private var minY: Int32
    private var maxX: Int32
    private var maxY: Int32

    /// No pixel.
    static let none = PackedPixels(minX: .max, minY: .max, maxX: .min, maxY: .min)

    /// Packs a rectangle, whose coordinates are within ``PixelRect/limit``.
    init(_ rect: PixelRect) {
        guard !rect.isEmpty else {
            self = .none
            return
        }
        self.init(
            minX: Int32(truncatingIfNeeded: rect.minX), minY: Int32(truncatingIfNeeded: rect.minY),
            maxX: Int32(truncatingIfNeeded: rect.maxX), maxY: Int32(truncatingIfNeeded: rect.maxY))
    }

    private init(minX: Int32, minY: Int32, maxX: Int32, maxY: Int32) {
        self.minX = minX
        self.minY = minY
        self.maxX = maxX
        self.maxY = maxY
    }

    /// The rectangle; `PixelRect.zero` when it is empty.
    var rect: PixelRect {
        guard minX < maxX else { return .zero }
        return PixelRect(
            x: Int(minX), y: Int(minY), width: Int(maxX) - Int(minX), height: Int(maxY) - Int(minY))
    }

    /// Whether both have a pixel in common.
    func intersects(_ other: PackedPixels) -> Bool {
        minX < other.maxX && other.minX < maxX && minY < other.maxY && other.minY < maxY
    }

    /// Becomes the smallest rectangle around both.
    mutating func formUnion(_ other: PackedPixels) {
        minX = min(minX, other.minX)
        minY = min(minY, other.minY)
        maxX = max(maxX, other.maxX)
        maxY = max(maxY, other.maxY)
    }
}
