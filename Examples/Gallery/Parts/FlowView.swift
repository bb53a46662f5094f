import Tactus

/// Views in lines, as words in a text: where one line is full the next begins.
final class FlowView: View {
    private let views: [View]
    private static let gap = 10.0

    init(_ views: [View]) {
        self.views = views
        super.init(frame: .zero)
        for view in views { addSubview(view) }
    }

    /// Where the views are in a width, as if one read from the left.
    private func places(width: Double) -> [Rect] {
        var corner = Point.zero
        var line = 0.0
        return views.map { view in
            let size = view.intrinsicContentSize
            if corner.x > 0, corner.x + size.width > width {
                corner = Point(x: 0, y: corner.y + line + Self.gap)
                line = 0
            }
            defer {
                corner.x += size.width + Self.gap
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
