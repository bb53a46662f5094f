import TactusGeometry

/// A view on the way to those that are being gathered for painting, see ``PaintList``.
struct PaintLevel {
    /// How far its insides were visited.
    enum Stage {
        /// Not at all: its mask comes first.
        case mask
        /// The mask was visited, and there is none otherwise.
        case insides
        /// Its subviews were, from the front down to this place in the order of drawing.
        case subviews(end: Int)
    }

    let view: View
    let appearance: ViewAppearance
    let placement: Placement
    /// From the view's space to device pixels, not rounded.
    let toDevice: Transform
    /// The pixels that its superviews leave.
    let clip: PixelRect
    /// Whether it may cover what is behind it.
    let mayCover: Bool
    /// Whether it is painted as one picture, and how many such it is in, itself included.
    let isGroup: Bool, groups: Int
    /// Whether a clip with smooth edges cuts what it paints.
    let isCutSmoothly: Bool
    /// How many steps there were when it was entered, with the one that ends its group.
    let firstStep: Int

    var stage = Stage.mask
    /// The pixels that its bounds touch.
    var box = PixelRect.zero
    /// The pixels that it leaves to its subviews.
    var innerClip = PixelRect.zero
    /// Whether its subviews are clipped.
    var isClip = false
    /// Whether its subviews may cover what is behind them.
    var mayCoverInside = false
    /// Whether a clip with smooth edges cuts its subviews. In a group that cuts the whole later.
    var cutsSmoothly = false
    /// In which order its subviews are drawn.
    var order = DepthOrder.listed

    /// Begins with what the view shows in front of its subviews, and finds out where those may show.
    ///
    /// - Parameters:
    ///   - steps: What is painted, front to back.
    ///   - cover: What opaque views in front cover.
    ///   - trustsNotes: Whether to go by the order of drawing that was noted.
    mutating func goInside(_ steps: inout [PaintStep], _ cover: OpaqueCover, trustsNotes: Bool) {
        box = placement.box.intersection(clip)
        let isPlain = placement.isAligned && !appearance.isRounded
        if appearance.hasOrnaments, appearance.ornaments.hasBorder, !cover.hides(box) {
            steps.append(.border(view, placement))
        }
        isClip = appearance.clipsToBounds && (!isPlain || !view.children.isEmpty)
        if isClip { steps.append(.endClip) }
        innerClip = appearance.clipsToBounds ? box : clip
        let cuts = !isPlain && appearance.clipsToBounds
        mayCoverInside = mayCover && !cuts
        cutsSmoothly = cuts || (isCutSmoothly && !isGroup)
        order = trustsNotes ? view.drawingOrder : view.sortedByDepth
        stage = .subviews(end: view.children.count)
    }

    /// The frontmost subview that may show in ``innerClip``, of those before a place in the order of drawing. The
    /// others are passed over without a look at them.
    ///
    /// - Parameters:
    ///   - end: The place.
    ///   - trustsNotes: Whether to go by the pixels that each subview took up when damage was last collected.
    /// - Returns: Its place and the view; `nil` when there is none.
    func lastSubview(before end: Int, trustsNotes: Bool) -> (place: Int, view: View)? {
        let pixels = PackedPixels(innerClip)
        switch order {
        case .listed, .unknown:
            guard trustsNotes else { return end > 0 ? (end - 1, view.children[end - 1]) : nil }
            return view.subviewTable.last(intersecting: pixels, before: end).map { ($0, view.children[$0]) }
        case .sorted(let places):
            for place in (0..<end).reversed() {
                let index = places[place]
                if !trustsNotes || view.subviewTable.intersects(pixels, at: index) {
                    return (place, view.children[index])
                }
            }
            return nil
        }
    }
}

extension ViewAppearance {
    /// Whether there is anything behind the content.
    nonisolated var hasBackground: Bool {
        backgroundColor != nil || hasGradient
    }

    /// Whether there is a gradient behind the content.
    nonisolated var hasGradient: Bool { hasOrnaments && ornaments.gradient != nil }
}
