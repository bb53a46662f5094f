extension PixelRegion {
    /// The pixels that are in this region or in `other`.
    public func union(_ other: PixelRegion) -> PixelRegion {
        if other.isEmpty { return self }
        if isEmpty { return other }
        if bands.isEmpty, bounds.contains(other.bounds) { return self }
        if other.bands.isEmpty, other.bounds.contains(bounds) { return other }
        return combined(with: other) { $0 || $1 }
    }

    /// The pixels that are in this region and in `other`.
    public func intersection(_ other: PixelRegion) -> PixelRegion {
        let common = bounds.intersection(other.bounds)
        if common.isEmpty { return .empty }
        if bands.isEmpty, other.bands.isEmpty { return PixelRegion(common) }
        if bands.isEmpty, bounds.contains(other.bounds) { return other }
        if other.bands.isEmpty, other.bounds.contains(bounds) { return self }
        return combined(with: other) { $0 && $1 }
    }

    /// The pixels that are in this region and not in `other`.
    public func subtracting(_ other: PixelRegion) -> PixelRegion {
        if !bounds.intersects(other.bounds) { return self }
        if other.bands.isEmpty, other.bounds.contains(bounds) { return .empty }
        return combined(with: other) { $0 && !$1 }
    }

    /// The pixels that are in this region or in `rect`.
    public func union(_ rect: PixelRect) -> PixelRegion { union(PixelRegion(rect)) }

    /// The pixels that are in this region and in `rect`.
    public func intersection(_ rect: PixelRect) -> PixelRegion { intersection(PixelRegion(rect)) }

    /// The pixels that are in this region and not in `rect`.
    public func subtracting(_ rect: PixelRect) -> PixelRegion { subtracting(PixelRegion(rect)) }

    /// Adds the pixels of `other`.
    public mutating func formUnion(_ other: PixelRegion) { self = union(other) }

    /// Keeps the pixels that are in `other` too.
    public mutating func formIntersection(_ other: PixelRegion) { self = intersection(other) }

    /// Removes the pixels that are in `other`.
    public mutating func subtract(_ other: PixelRegion) { self = subtracting(other) }

    /// Adds the pixels of `rect`.
    public mutating func formUnion(_ rect: PixelRect) { self = union(rect) }

    /// Keeps the pixels that are in `rect` too.
    public mutating func formIntersection(_ rect: PixelRect) { self = intersection(rect) }

    /// Removes the pixels that are in `rect`.
    public mutating func subtract(_ rect: PixelRect) { self = subtracting(rect) }

    /// The region of the pixels for which `isKept` says so, told whether they are in this region and in `other`.
    ///
    /// Goes down through the bands of both at once, from one edge of a band to the next.
    private func combined(with other: PixelRegion, keeping isKept: (Bool, Bool) -> Bool) -> PixelRegion {
        var result = BandBuilder()
        var first = BandCursor(rects)
        var second = BandCursor(other.rects)
        var top = min(first.top, second.top)
        while !(first.isAtEnd && second.isAtEnd) {
            let bottom = min(first.edge(below: top), second.edge(below: top))
            result.beginBand(from: top, to: bottom)
            combineSpans(first.spans(at: top), second.spans(at: top), keeping: isKept) {
                result.append(from: $0, to: $1)
            }
            result.endBand()
            first.advance(to: bottom)
            second.advance(to: bottom)
            top = max(bottom, min(first.top, second.top))
        }
        return PixelRegion(canonical: result.rects)
    }
}

/// Goes along two rows of disjoint spans and hands every maximal span out that `isKept` accepts.
private func combineSpans(
    _ first: ArraySlice<PixelRect>, _ second: ArraySlice<PixelRect>, keeping isKept: (Bool, Bool) -> Bool,
    _ append: (Int, Int) -> Void
) {
    var i = first.startIndex
    var j = second.startIndex
    var x = Int.min
    var start: Int?
    while i < first.endIndex || j < second.endIndex {
        let isInFirst = i < first.endIndex && first[i].minX <= x
        let isInSecond = j < second.endIndex && second[j].minX <= x
        let isInside = isKept(isInFirst, isInSecond)
        if isInside, start == nil {
            start = x
        } else if !isInside, let spanStart = start {
            append(spanStart, x)
            start = nil
        }
        let firstEdge = i < first.endIndex ? (isInFirst ? first[i].maxX : first[i].minX) : Int.max
        let secondEdge = j < second.endIndex ? (isInSecond ? second[j].maxX : second[j].minX) : Int.max
        x = min(firstEdge, secondEdge)
        if isInFirst, first[i].maxX == x { i += 1 }
        if isInSecond, second[j].maxX == x { j += 1 }
    }
    if let spanStart = start { append(spanStart, x) }
}

/// A place in a list of bands.
private struct BandCursor {
    private let rects: [PixelRect]
    private var band: Range<Int>

    init(_ rects: [PixelRect]) {
        self.rects = rects
        band = BandCursor.band(in: rects, from: 0)
    }

    var isAtEnd: Bool { band.isEmpty }

    /// The first row of the present band; far below everything at the end.
    var top: Int { isAtEnd ? Int.max : rects[band.lowerBound].minY }

    private var bottom: Int { isAtEnd ? Int.max : rects[band.lowerBound].maxY }

    /// The next row after `row` in which something changes.
    func edge(below row: Int) -> Int { row < top ? top : bottom }

    /// The rectangles that reach into `row`.
    func spans(at row: Int) -> ArraySlice<PixelRect> { top <= row ? rects[band] : [] }

    /// Leaves the band behind when it ends at `row`.
    mutating func advance(to row: Int) {
        if bottom <= row { band = BandCursor.band(in: rects, from: band.upperBound) }
    }

    private static func band(in rects: [PixelRect], from start: Int) -> Range<Int> {
        var end = start
        while end < rects.count, rects[end].minY == rects[start].minY { end += 1 }
        return start..<end
    }
}

/// Collects bands from the top down, and joins those that look alike.
private struct BandBuilder {
    private(set) var rects: [PixelRect] = []
    private var previousStart = 0
    private var start = 0
    private var top = 0
    private var bottom = 0

    mutating func beginBand(from top: Int, to bottom: Int) {
        self.top = top
        self.bottom = bottom
        start = rects.count
    }

    mutating func append(from left: Int, to right: Int) {
        rects.append(PixelRect(minX: left, minY: top, maxX: right, maxY: bottom))
    }

    mutating func endBand() {
        let count = rects.count - start
        guard count > 0 else { return }
        guard looksLikePrevious(count) else {
            previousStart = start
            return
        }
        for index in previousStart..<start {
            let rect = rects[index]
            rects[index] = PixelRect(minX: rect.minX, minY: rect.minY, maxX: rect.maxX, maxY: bottom)
        }
        rects.removeLast(count)
    }

    private func looksLikePrevious(_ count: Int) -> Bool {
        guard start - previousStart == count, rects[previousStart].maxY == top else { return false }
        return (0..<count).allSatisfy {
            rects[previousStart + $0].minX == rects[start + $0].minX
                && rects[previousStart + $0].maxX == rects[start + $0].maxX
        }
    }
}
