import TactusGeometry

/// What must be painted in one rectangle of a surface, and in which order.
///
/// It is gathered from front to back, so that what lies behind opaque views is known and left out, and painted from back
/// to front. A scene uses the same list for every rectangle of every frame, whose memory is there already.
struct PaintList {
    private enum Step {
        /// The view's own background and content, as far as these pixels.
        case content(View, Placement, PixelRect)
        /// What follows is clipped to the view's bounds, and made translucent as a whole.
        case begin(View, Placement)
        /// The end of what the matching `begin` began.
        case end(View)
    }

    /// Device pixels per point.
    private var scale = 1.0
    /// Front to back.
    private var steps: [Step] = []
    /// What opaque views in front cover.
    private var cover = OpaqueCover()

    /// Paints what the given windows, from back to front, show in a rectangle.
    ///
    /// - Parameters:
    ///   - rect: The rectangle, in device pixels.
    ///   - windows: Their places must have been collected, see ``DamageCollector``.
    ///   - canvas: Its space must be device pixels.
    ///   - scale: Device pixels per point.
    mutating func paint(_ rect: PixelRect, of windows: [Window], on canvas: Canvas, scale: Double) {
        self.scale = scale
        let toDevice = Transform(scaleX: scale, y: scale)
        for window in windows.reversed() { visit(window, toDevice, clip: rect, mayCover: true) }
        canvas.withSavedState {
            canvas.clip(to: PixelRegion(rect))
            if !cover.hides(rect) { canvas.clear(PixelRegion(rect)) }
            for step in steps.reversed() { paint(step, on: canvas) }
        }
        steps.removeAll(keepingCapacity: true)
        cover.clear()
    }

    private func paint(_ step: Step, on canvas: Canvas) {
        switch step {
        case .content(let view, let placement, let pixels): Painter.paint(view, placement, pixels, on: canvas)
        case .begin(let view, let placement): Painter.begin(view, placement, on: canvas)
        case .end(let view): Painter.end(view, on: canvas)
        }
    }

    private mutating func visit(_ view: View, _ superviewToDevice: Transform, clip: PixelRect, mayCover: Bool) {
        let extent = view.drawing.extent.intersection(clip)
        guard !extent.isEmpty, !cover.hides(extent) else { return }
        let geometry = view.shownGeometry
        let appearance = view.shownAppearance
        let exact = geometry.toSuperview.concatenating(superviewToDevice)
        let placement = Placement(geometry.bounds, by: exact, scale: scale)
        let box = placement.box.intersection(clip)
        let isRounded = appearance.cornerRadius > 0 || !placement.isAligned
        let isGroup = appearance.needsGroup(hasSubviews: !view.children.isEmpty)
        let mayCoverInside = mayCover && appearance.alpha == 1 && !(appearance.clipsToBounds && isRounded)

        if isGroup { steps.append(.end(view)) }
        visitSubviews(of: view, exact, clip: appearance.clipsToBounds ? box : clip, mayCover: mayCoverInside)
        if !box.isEmpty, !cover.hides(box) {
            steps.append(.content(view, placement, box))
            if mayCoverInside && placement.isAligned && appearance.fillsBounds { cover.add(box) }
        }
        if isGroup { steps.append(.begin(view, placement)) }
    }

    /// Visits the subviews that show in `clip`, from front to back. The others are passed over without a look at them.
    private mutating func visitSubviews(of view: View, _ toDevice: Transform, clip: PixelRect, mayCover: Bool) {
        let pixels = PackedPixels(clip)
        switch view.drawingOrder {
        case .listed, .unknown:
            var end = view.subviewTable.count
            while let index = view.subviewTable.last(reaching: pixels, before: end) {
                visit(view.children[index], toDevice, clip: clip, mayCover: mayCover)
                end = index
            }
        case .sorted(let places):
            for index in places.reversed() where view.subviewTable.reaches(pixels, at: index) {
                visit(view.children[index], toDevice, clip: clip, mayCover: mayCover)
            }
        }
    }
}

extension ViewAppearance {
    /// Whether the view with all inside it must be clipped, or made translucent.
    nonisolated fileprivate func needsGroup(hasSubviews: Bool) -> Bool {
        alpha < 1 || (clipsToBounds && hasSubviews)
    }
}
