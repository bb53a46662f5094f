import TactusGeometry
import TactusGraphics

/// What must be painted in one rectangle of a surface, and in which order.
///
/// It is gathered from front to back, so that what lies behind opaque views is known and left out, and painted from
/// back to front. A scene uses the same list for every rectangle of every frame, whose memory is there already.
struct PaintList {
    /// Device pixels per point.
    private var scale = 1.0
    /// Front to back.
    private var steps: [PaintStep] = []
    /// What opaque views in front cover.
    private var cover = OpaqueCover()
    /// The shadows that were painted lately.
    private(set) var shadows = ShadowCache()
    /// The pictures that were painted lately.
    fileprivate var rasters = RasterShelf()
    /// Whether it goes by what was noted before.
    fileprivate let trustsNotes: Bool
    /// What the canvas's colours go by.
    private var surroundings: TraitState?

    /// Creates a list.
    ///
    /// - Parameter trustsNotes: Whether it may go by what was noted before: pictures of views, which pixels each view
    ///   takes up, and in which order subviews are drawn. If not, it looks at every view that is not hidden, keeps
    ///   shadows and no other picture, and takes long.
    init(trustsNotes: Bool = true) { self.trustsNotes = trustsNotes }

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
        paint(rect, on: canvas)
    }

    /// Paints what a view with all inside it shows in a rectangle, whatever lies in front of it.
    ///
    /// - Parameters:
    ///   - rect: The rectangle, in device pixels.
    ///   - view: Its place must have been collected.
    ///   - superviewToDevice: From its superview's space to device pixels.
    ///   - canvas: Its space must be device pixels.
    ///   - scale: Device pixels per point.
    mutating func paint(
        _ rect: PixelRect, of view: View, _ superviewToDevice: Transform, on canvas: Canvas, scale: Double
    ) {
        self.scale = scale
        visit(view, superviewToDevice, clip: rect, mayCover: true)
        paint(rect, on: canvas)
    }

    /// Paints what was gathered, and forgets it.
    private mutating func paint(_ rect: PixelRect, on canvas: Canvas) {
        canvas.within(rect) {
            surroundings = nil
            if !cover.hides(rect) { canvas.clear(PixelRegion(rect)) }
            while let step = steps.popLast() { paint(step, on: canvas) }
        }
        cover.clear()
    }

    private mutating func paint(_ step: PaintStep, on canvas: Canvas) {
        switch step {
        case .shadow(let view, let shadow, let placement):
            surround(canvas, as: view)
            Painter.paint(shadow, placement, on: canvas, from: &shadows)
        case .background(let view, let placement, let pixels):
            surround(canvas, as: view)
            Painter.paintBackground(of: view, placement, pixels, on: canvas)
        case .content(let view, let placement, let pixels):
            surround(canvas, as: view)
            Painter.paintContent(of: view, placement, pixels, on: canvas)
        case .picture(let view, let raster, let placement, let alpha):
            guard let bitmap = picture(of: view, raster) else { break }
            Painter.paint(bitmap, of: raster, placement, scale: scale, alpha: alpha, on: canvas)
        case .border(let view, let placement):
            surround(canvas, as: view)
            Painter.paintBorder(of: view, placement, on: canvas)
        case .beginClip(let view, let placement): Painter.beginClip(to: view, placement, on: canvas)
        case .endClip: canvas.restoreState()
        case .beginGroup, .beginMask: canvas.beginGroup()
        case .endGroup(let alpha): canvas.endGroup(alpha: alpha)
        case .endMask(let alpha): canvas.endMask(alpha: alpha)
        }
    }

    /// Lets the canvas's colours go by what surrounds a view: mostly what surrounded the one before.
    private mutating func surround(_ canvas: Canvas, as view: View) {
        guard view.notifiedTraits !== surroundings else { return }
        surroundings = view.notifiedTraits
        canvas.colorTraits = view.notifiedTraits.colors
    }

    private mutating func visit(_ view: View, _ superviewToDevice: Transform, clip: PixelRect, mayCover: Bool) {
        let extent = extent(of: view, in: clip)
        guard !extent.isEmpty, !cover.hides(extent) else { return }
        let geometry = view.shownGeometry
        let appearance = view.shownAppearance
        let exact = geometry.toSuperview.concatenating(superviewToDevice)
        let placement = Placement(geometry.bounds, by: exact, scale: scale)
        if let raster = view.raster, raster.isUsed {
            steps.append(.picture(view, raster, placement, alpha: appearance.alpha))
        } else {
            visitWhole(view, appearance.alpha, placement, exact, clip: clip, mayCover: mayCover)
        }
    }

    /// The pixels of `clip` that a view may take up, with all inside it.
    private func extent(of view: View, in clip: PixelRect) -> PixelRect {
        guard !trustsNotes else { return view.drawing.extent.intersection(clip) }
        return view.shownAppearance.isVisible ? clip : .zero
    }

    /// Visits a view with its mask, and with the opacity that it has as a whole.
    private mutating func visitWhole(
        _ view: View, _ alpha: Double, _ placement: Placement, _ exact: Transform, clip: PixelRect, mayCover: Bool
    ) {
        if let mask = view.mask {
            steps.append(.endMask(alpha: alpha))
            visit(mask, exact, clip: clip, mayCover: false)
            steps.append(.beginMask)
        } else if alpha < 1 {
            steps.append(.endGroup(alpha: alpha))
        }
        let isGroup = view.mask != nil || alpha < 1
        visitInside(of: view, view.shownAppearance, placement, exact, clip: clip, mayCover: mayCover && !isGroup)
        if isGroup { steps.append(.beginGroup) }
    }

    /// Visits all that a view shows, as if it were opaque and not masked.
    private mutating func visitInside(
        of view: View, _ appearance: ViewAppearance, _ placement: Placement, _ exact: Transform, clip: PixelRect,
        mayCover: Bool
    ) {
        let box = placement.box.intersection(clip)
        let isPlain = placement.isAligned && !appearance.isRounded
        if appearance.hasOrnaments, appearance.ornaments.hasBorder, !cover.hides(box) {
            steps.append(.border(view, placement))
        }
        let isClip = appearance.clipsToBounds && (!isPlain || !view.children.isEmpty)
        if isClip { steps.append(.endClip) }
        visitSubviews(
            of: view, exact, clip: appearance.clipsToBounds ? box : clip,
            mayCover: mayCover && (isPlain || !appearance.clipsToBounds))
        let isSeen = !box.isEmpty && !cover.hides(box)
        if isSeen && view.mayDraw { steps.append(.content(view, placement, box)) }
        if isClip { steps.append(.beginClip(view, placement)) }
        if isSeen && appearance.hasBackground { steps.append(.background(view, placement, box)) }
        if isSeen && mayCover && placement.isAligned && appearance.fillsBounds { cover.add(box) }
        if let shadow = PlacedShadow(view.shownGeometry.bounds, appearance, placement, scale: scale),
            !cover.hides(shadow.pixels.intersection(clip))
        {
            steps.append(.shadow(view, shadow, placement))
        }
    }

    /// Visits the subviews that show in `clip`, from front to back. The others are passed over without a look at them.
    private mutating func visitSubviews(of view: View, _ toDevice: Transform, clip: PixelRect, mayCover: Bool) {
        guard trustsNotes else { return visitAllSubviews(of: view, toDevice, clip: clip, mayCover: mayCover) }
        let pixels = PackedPixels(clip)
        switch view.drawingOrder {
        case .listed, .unknown:
            var end = view.subviewTable.count
            while let index = view.subviewTable.last(intersecting: pixels, before: end) {
                visit(view.children[index], toDevice, clip: clip, mayCover: mayCover)
                end = index
            }
        case .sorted(let places):
            for index in places.reversed() where view.subviewTable.intersects(pixels, at: index) {
                visit(view.children[index], toDevice, clip: clip, mayCover: mayCover)
            }
        }
    }

    /// Visits every subview, from front to back, as if nothing were known of any.
    private mutating func visitAllSubviews(of view: View, _ toDevice: Transform, clip: PixelRect, mayCover: Bool) {
        let children = view.children
        let places = if case .sorted(let places) = view.sortedByDepth { places } else { Array(children.indices) }
        for index in places.reversed() { visit(children[index], toDevice, clip: clip, mayCover: mayCover) }
    }
}

// MARK: Pictures

extension PaintList {
    /// The picture of a view as it should be now; `nil` when it is empty, or there is no memory.
    fileprivate mutating func picture(of view: View, _ raster: Raster) -> Bitmap? {
        guard let look = raster.look else { return nil }
        let trustsNotes = trustsNotes
        let paint = { (rect: PixelRect, canvas: Canvas) in
            var list = PaintList(trustsNotes: trustsNotes)
            list.scale = look.scale
            let placement = Placement(look.bounds, by: raster.toPicture, scale: look.scale)
            list.visitWhole(view, 1, placement, raster.toPicture, clip: rect, mayCover: true)
            list.paint(rect, on: canvas)
        }
        guard trustsNotes else {
            guard let bitmap = try? Bitmap(size: raster.size) else { return nil }
            paint(bitmap.bounds, Canvas(bitmap))
            return bitmap
        }
        let bitmap = raster.update(paint)
        rasters.keep(raster)
        return bitmap
    }
}

extension ViewAppearance {
    /// Whether there is anything behind the content.
    nonisolated fileprivate var hasBackground: Bool {
        backgroundColor != nil || (hasOrnaments && ornaments.gradient != nil)
    }
}
