import Tactus

/// Items in lines.
nonisolated struct FlowGeometry: CollectionSectionGeometry {
    private var frames: [CGRect] = []
    /// The first item of each line.
    private var lines: [Int] = []
    private let width: CGFloat
    private var height: CGFloat = 0
    /// Whether lines go down: then all is turned over on its way in and out.
    private let isHorizontal: Bool

    private var sizes: [CGSize]
    private let lineSpacing: CGFloat
    private let spacing: CGFloat
    /// Whose cells are asked how large they are; `nil` where none is.
    private let measuring: Measuring?

    /// Cells that say how large they are.
    struct Measuring {
        /// The items whose cells have said it.
        let known: Set<Int>
        /// Called when a cell shows that has not.
        let ask: @Sendable () -> Void
    }

    init(
        sizes: [CGSize], room: CGSize, lineSpacing: CGFloat, spacing: CGFloat, isHorizontal: Bool,
        measuring: Measuring? = nil
    ) {
        self.isHorizontal = isHorizontal
        (self.sizes, self.lineSpacing, self.spacing, self.measuring) = (sizes, lineSpacing, spacing, measuring)
        width = isHorizontal ? room.height : room.width
        layOut()
    }

    private mutating func layOut() {
        (frames, lines, height) = ([], [], 0)
        let sizes = isHorizontal ? sizes.map { CGSize(width: $0.height, height: $0.width) } : sizes
        frames.reserveCapacity(sizes.count)
        var first = 0
        while first < sizes.count {
            var (end, used) = (first + 1, sizes[first].width)
            while end < sizes.count, used + spacing + sizes[end].width <= width + 0.001 {
                used += spacing + sizes[end].width
                end += 1
            }
            let lineHeight = sizes[first..<end].map(\.height).max() ?? 0
            let isFull = end < sizes.count
            let rest = max(width - used, 0)
            let gap = isFull && end - first > 1 ? spacing + rest / CGFloat(end - first - 1) : spacing
            if height > 0 || first > 0 { height += lineSpacing }
            var x: CGFloat = isFull && end - first == 1 ? rest / 2 : 0
            for size in sizes[first..<end] {
                frames.append(
                    CGRect(x: x, y: height + (lineHeight - size.height) / 2, width: size.width, height: size.height))
                x += size.width + gap
            }
            lines.append(first)
            height += lineHeight
            first = end
        }
    }

    func isEstimated(at index: Int) -> Bool { measuring != nil }

    /// What is measured is no more than a sign that the cell shows: it is asked for both of its dimensions.
    func setHeight(_ height: Double, forItemAt index: Int) {
        if let measuring, !measuring.known.contains(index) { measuring.ask() }
    }

    var contentSize: CGSize {
        isHorizontal ? CGSize(width: height, height: width) : CGSize(width: width, height: height)
    }

    func frameForItem(at index: Int) -> CGRect {
        guard frames.indices.contains(index) else { return .zero }
        var frame = turned(frames[index])
        // What is measured is told where it differs: so that it always is, an estimate is a little off.
        if let measuring, !measuring.known.contains(index) {
            if isHorizontal { frame.size.width += Self.offByEstimate } else { frame.size.height += Self.offByEstimate }
        }
        return frame
    }

    static let offByEstimate: CGFloat = 1.0 / 1024

    private func turned(_ rect: CGRect) -> CGRect {
        isHorizontal ? CGRect(x: rect.minY, y: rect.minX, width: rect.height, height: rect.width) : rect
    }

    func indexesForItems(in shown: CGRect) -> [Int] {
        let rect = turned(shown)
        var (low, high) = (0, lines.count)
        while low < high {
            let middle = (low + high) / 2
            let end = middle + 1 < lines.count ? lines[middle + 1] : frames.count
            let bottom = frames[lines[middle]..<end].map(\.maxY).max() ?? 0
            if bottom <= rect.minY { low = middle + 1 } else { high = middle }
        }
        guard low < lines.count else { return [] }
        var found: [Int] = []
        for line in low..<lines.count {
            let end = line + 1 < lines.count ? lines[line + 1] : frames.count
            let items = lines[line]..<end
            guard (items.map { frames[$0].minY }.min() ?? 0) < rect.maxY else { break }
            found += items
        }
        return found
    }
}
