extension PixelRegion {
    /// A region of at most `maximum` rectangles that contains this one, with few pixels more.
    ///
    /// Painting a little too much is cheaper than many small rectangles. Neighbours are joined in the order of the
    /// least waste, until few enough are left.
    ///
    /// - Parameter maximum: How many rectangles there may be; at least one.
    /// - Returns: The larger region; this one when it is simple enough.
    public func simplified(maximumRects maximum: Int) -> PixelRegion {
        precondition(maximum > 0, "a region cannot be simplified to \(maximum) rectangles; ask for at least one")
        guard bands.count > maximum else { return self }
        var boxes = rects
        // Beyond this many, pairs in reading order are near enough; trying all pairs would take longer than it saves.
        while boxes.count > max(64, 2 * maximum) { boxes = PixelRegion.joinedInPairs(boxes) }
        while boxes.count > maximum { PixelRegion.joinCheapestPair(in: &boxes) }
        var result = PixelRegion(boxes)
        // Boxes may come to overlap, and then take more rectangles to describe than there are boxes.
        while result.bands.count > maximum {
            PixelRegion.joinCheapestPair(in: &boxes)
            result = PixelRegion(boxes)
        }
        return result
    }

    private static func joinedInPairs(_ boxes: [PixelRect]) -> [PixelRect] {
        stride(from: 0, to: boxes.count, by: 2).map { index in
            index + 1 < boxes.count ? boxes[index].union(boxes[index + 1]) : boxes[index]
        }
    }

    /// Replaces the two boxes whose common bounds waste the fewest pixels by those bounds.
    private static func joinCheapestPair(in boxes: inout [PixelRect]) {
        var best = (first: 0, second: boxes.count - 1, waste: Int.max)
        for first in boxes.indices {
            for second in boxes.indices[(first + 1)...] {
                let waste = boxes[first].union(boxes[second]).area - boxes[first].area - boxes[second].area
                if waste < best.waste { best = (first, second, waste) }
            }
        }
        let joined = boxes[best.first].union(boxes[best.second])
        boxes.removeAll { joined.contains($0) }
        boxes.append(joined)
    }
}
