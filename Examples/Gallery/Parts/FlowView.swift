import Tactus

/// Views in lines, as words in a text, in lines about as long as each other: none is left alone on the last one.
final class FlowView: View {
    private let views: [View]
    private let gap: Double
    private static let lineGap = 10.0

    /// - Parameters:
    ///   - views: The views, from where one begins to read.
    ///   - gap: Between two of them, in points.
    init(_ views: [View], gap: Double = 10) {
        self.views = views
        self.gap = gap
        super.init(frame: .zero)
        for view in views { addSubview(view) }
    }

    /// Where the views are in a width, as if one read from the left.
    private func places(width: Double) -> [Rect] {
        let sizes = views.map(\.intrinsicContentSize)
        guard let last = places(sizes, width: width, limit: width).last else { return [] }
        // All in one line is as wide as any line can be.
        let widest = sizes.reduce(0) { $0 + $1.width + gap }
        var limits = (tooNarrow: 0.0, wideEnough: min(width, widest))
        while limits.wideEnough - limits.tooNarrow > 1 {
            let limit = (limits.tooNarrow + limits.wideEnough) / 2
            let isEnough = places(sizes, width: width, limit: limit).last.map { $0.minY <= last.minY } == true
            if isEnough { limits.wideEnough = limit } else { limits.tooNarrow = limit }
        }
        return places(sizes, width: width, limit: limits.wideEnough)
    }

    /// Where the views are in a width when lines end at a limit.
    private func places(_ sizes: [Size], width: Double, limit: Double) -> [Rect] {
        var corner = Point.zero
        var line = 0.0
        return sizes.map { size in
            if corner.x > 0, corner.x + size.width > limit {
                corner = Point(x: 0, y: corner.y + line + Self.lineGap)
                line = 0
            }
            defer {
                corner.x += size.width + gap
                line = max(line, size.height)
            }
            return Rect(origin: corner, size: Size(width: min(size.width, width), height: size.height))
        }
    }

    override var intrinsicContentSize: Size { Size(width: View.noIntrinsicMetric, height: 44) }

    override func intrinsicHeight(forWidth width: Double) -> Double? {
        places(width: width).map(\.maxY).max() ?? 0
    }

    override func traitCollectionDidChange(_ previous: TraitCollection) { invalidateIntrinsicContentSize() }

    override func layoutSubviews() {
        let isMirrored = effectiveLayoutDirection == .rightToLeft
        for (view, place) in zip(views, places(width: bounds.width)) {
            view.frame = Rect(
                x: isMirrored ? bounds.width - place.maxX : place.minX, y: place.minY, width: place.width,
                height: place.height)
        }
    }
}
