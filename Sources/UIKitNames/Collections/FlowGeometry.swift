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

    init(sizes shown: [CGSize], room: CGSize, lineSpacing: CGFloat, spacing: CGFloat, isHorizontal: Bool) {
        self.isHorizontal = isHorizontal
        width = isHorizontal ? room.height : room.width
        let sizes = isHorizontal ? shown.map { CGSize(width: $0.height, height: $0.width) } : shown
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

    var contentSize: CGSize {
        isHorizontal ? CGSize(width: height, height: width) : CGSize(width: width, height: height)
    }

    func frameForItem(at index: Int) -> CGRect { frames.indices.contains(index) ? turned(frames[index]) : .zero }

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
