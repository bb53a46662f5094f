import TactusGeometry

/// What must be painted in one rectangle of a surface, and in which order.
///
/// It is gathered from front to back, so that what lies behind opaque views is known and left out, and painted from back
/// to front.
struct PaintList {
    private enum Step {
        /// The view's own background and content, as far as these pixels.
        case content(View, Placement, PixelRect)
        /// What follows is clipped to the view's bounds, and made translucent as a whole.
        case begin(View, Placement)
        /// The end of what the matching `begin` began.
        case end(View)
    }

    /// The rectangle, in device pixels.
    let rect: PixelRect
    /// Device pixels per point.
    let scale: Double
    /// Front to back.
    private var steps: [Step] = []
    /// What opaque views in front cover.
    private var cover = OpaqueCover()

    /// Gathers what the given windows, from back to front, show in `rect`.
    init(_ windows: [Window], in rect: PixelRect, scale: Double) {
        self.rect = rect
        self.scale = scale
        let toDevice = Transform(scaleX: scale, y: scale)
        for window in windows.reversed() { visit(window, toDevice, clip: rect, mayCover: true) }
    }

    /// Paints it all. The canvas's space must be device pixels.
    func paint(on canvas: Canvas) {
        canvas.withSavedState {
            canvas.clip(to: PixelRegion(rect))
            if !cover.hides(rect) { canvas.clear(PixelRegion(rect)) }
            for step in steps.reversed() {
                switch step {
                case .content(let view, let placement, let pixels):
                    Painter.paint(view, placement, pixels, on: canvas)
                case .begin(let view, let placement): Painter.begin(view, placement, on: canvas)
                case .end(let view): Painter.end(view, on: canvas)
                }
            }
        }
    }

    private mutating func visit(_ view: View, _ superviewToDevice: Transform, clip: PixelRect, mayCover: Bool) {
        let extent = view.drawing.extent.intersection(clip)
        guard !extent.isEmpty, !cover.hides(extent) else { return }
        let exact = view.geometry.toSuperview.concatenating(superviewToDevice)
        let placement = Placement(view.geometry.bounds, by: exact, scale: scale)
        let box = placement.box.intersection(clip)
        let isRounded = view.drawing.cornerRadius > 0 || !placement.isAligned
        let isGroup = view.drawing.needsGroup(hasSubviews: !view.children.isEmpty)
        let mayCoverInside =
            mayCover && view.drawing.alpha == 1 && !(view.drawing.clipsToBounds && isRounded)

        if isGroup { steps.append(.end(view)) }
        let inner = view.drawing.clipsToBounds ? box : clip
        for child in view.childrenInDrawingOrder.reversed() {
            visit(child, exact, clip: inner, mayCover: mayCoverInside)
        }
        if !box.isEmpty, !cover.hides(box) {
            steps.append(.content(view, placement, box))
            if mayCoverInside && placement.isAligned && view.drawing.fillsBounds { cover.add(box) }
        }
        if isGroup { steps.append(.begin(view, placement)) }
    }
}

extension DrawingState {
    /// Whether the view with all inside it must be clipped, or made translucent.
    nonisolated fileprivate func needsGroup(hasSubviews: Bool) -> Bool {
        alpha < 1 || (clipsToBounds && hasSubviews)
    }

    /// Whether nothing shows through the view's bounds.
    nonisolated var fillsBounds: Bool {
        isOpaque || (cornerRadius == 0 && (backgroundColor?.alpha ?? 0) == 1)
    }
}
