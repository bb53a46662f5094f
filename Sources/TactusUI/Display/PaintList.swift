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
    /// The views that are being visited, each inside the one before it.
    private var path: [PaintLevel] = []
    /// How many groups, each a picture of its own until it is painted, may lie in one another. What is deeper is
    /// painted opaque, and not at all where it has a mask.
    static let deepestGroups = 64
    /// How many clips may lie in one another: each that has smooth edges is computed into all that is painted in it.
    /// What is deeper is cut along the pixels around it.
    private static let deepestClips = 64
    /// In how many clips the next step is.
    private var clipCount = 0
    /// What opaque views in front cover.
    private var cover = OpaqueCover()
    /// The shadows that were painted lately.
    private(set) var shadows = ShadowCache()
    /// The pictures that were painted lately.
    fileprivate var rasters = RasterShelf()
    /// The window that is painted opaque, since the system makes it translucent.
    private var fadedWindow: ObjectIdentifier?
    /// Whether it goes by what was noted before.
    fileprivate let trustsNotes: Bool
    /// What the canvas's colours go by.
    private var surroundings: TraitState?
    /// Whether it paints the picture of a view, behind which there is nothing.
    fileprivate var isPicture = false

    /// Creates a list.
    ///
    /// - Parameter trustsNotes: Whether it may go by what was noted before: pictures of views, which pixels each view
    ///   takes up, and in which order subviews are drawn. If not, it looks at every view that is not hidden, keeps
    ///   shadows and no other picture, and takes long.
    init(trustsNotes: Bool = true) { self.trustsNotes = trustsNotes }

    /// Paints what the windows of a scene show in a rectangle.
    ///
    /// - Parameters:
    ///   - rect: The rectangle, in device pixels.
    ///   - scene: The places of its windows must have been collected, see ``DamageCollector``.
    ///   - canvas: Its space must be device pixels.
    mutating func paint(_ rect: PixelRect, of scene: WindowScene, on canvas: Canvas) {
        scale = scene.scale
        fadedWindow = scene.fadedWindow.map(ObjectIdentifier.init)
        let toDevice = Transform(scaleX: scale, y: scale)
        for window in scene.windows.reversed() { visit(window, toDevice, clip: rect, mayCover: true) }
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

    /// Paints what a view with all inside it shows in a rectangle, opaque as a whole.
    ///
    /// - Parameters:
    ///   - rect: The rectangle, in device pixels.
    ///   - view: The view, in a scene or not.
    ///   - toDevice: From the view's space to device pixels.
    ///   - canvas: Its space must be device pixels.
    ///   - scale: Device pixels per point.
    mutating func paintWhole(
        _ rect: PixelRect, of view: View, _ toDevice: Transform, on canvas: Canvas, scale: Double
    ) {
        self.scale = scale
        let placement = Placement(view.shownGeometry.bounds, by: toDevice, scale: scale)
        visitWhole(view, placement, toDevice, clip: rect)
        paint(rect, on: canvas)
    }

    /// Paints what was gathered, and forgets it.
    private mutating func paint(_ rect: PixelRect, on canvas: Canvas) {
        TreeWalks.begin()
        let outer = TraitScope.current
        defer {
            TraitScope.current = outer
            TreeWalks.end()
        }
        canvas.within(rect) {
            surroundings = nil
            let bare = cover.remainder(of: rect)
            if !bare.isEmpty { canvas.clear(bare) }
            while let step = steps.popLast() { paint(step, on: canvas) }
        }
        cover.clear()
    }

    private mutating func paint(_ step: PaintStep, on canvas: Canvas) {
        switch step {
        case .backdrop(let view, let filter, let placement):
            Painter.paintBackdrop(of: view, filter, placement, scale: scale, on: canvas)
        case .shadow(let view, let shadow, let placement, let pixels, let isAround):
            surround(canvas, as: view)
            let outline = isAround ? Painter.outline(of: view, placement).path : nil
            Painter.paint(shadow, placement, pixels, around: outline, on: canvas, from: &shadows)
        case .background(let view, let placement, let pixels, let alpha):
            surround(canvas, as: view)
            Painter.paintBackground(of: view, placement, pixels, alpha: alpha, on: canvas)
        case .content(let view, let placement, let pixels):
            surround(canvas, as: view)
            Painter.paintContent(of: view, placement, pixels, on: canvas)
        case .picture(let view, let raster, let placement, let pixels, let alpha, let isOpaque):
            guard let bitmap = picture(of: view, raster) else { break }
            canvas.within(pixels) {
                Painter.paint(
                    bitmap, of: raster, placement, scale: scale, alpha: alpha, isOpaque: isOpaque, on: canvas)
            }
        case .border(let view, let placement):
            surround(canvas, as: view)
            Painter.paintBorder(of: view, placement, on: canvas)
        case .beginClip(let view, let placement):
            clipCount += 1
            Painter.beginClip(to: view, placement, isExact: clipCount <= Self.deepestClips, on: canvas)
        case .endClip:
            clipCount -= 1
            canvas.restoreState()
        case .beginGroup(let pixels):
            canvas.saveState()
            canvas.clip(to: PixelRegion(pixels))
            canvas.beginGroup()
        case .beginMask: canvas.beginGroup()
        case .endGroup(let alpha):
            canvas.endGroup(alpha: alpha)
            canvas.restoreState()
        case .endMask(let alpha):
            canvas.endMask(alpha: alpha)
            canvas.restoreState()
        }
    }

    /// Lets the canvas's colours go by what surrounds a view: mostly what surrounded the one before.
    private mutating func surround(_ canvas: Canvas, as view: View) {
        guard view.notifiedTraits !== surroundings else { return }
        surroundings = view.notifiedTraits
        TraitScope.current = view.notifiedTraits
        canvas.colorTraits = view.notifiedTraits.colors
    }

    /// Gathers what a view shows with all inside it. The path inside is kept in `path`, however deep it goes.
    private mutating func visit(_ view: View, _ superviewToDevice: Transform, clip: PixelRect, mayCover: Bool) {
        let start = path.count
        enter(view, superviewToDevice, clip: clip, mayCover: mayCover, isCut: false, groups: 0)
        while path.count > start { goOn() }
    }

    private mutating func enter(
        _ view: View, _ superviewToDevice: Transform, clip: PixelRect, mayCover: Bool, isCut: Bool, groups: Int
    ) {
        let clip = cover.uncovered(extent(of: view, in: clip))
        guard !clip.isEmpty else { return }
        let geometry = view.shownGeometry
        let appearance = view.shownAppearance
        let exact = geometry.toSuperview.concatenating(superviewToDevice)
        let placement = Placement(geometry.bounds, by: exact, scale: scale)
        if let raster = view.raster, raster.isUsed {
            let isOpaque =
                appearance.alpha >= 1 && appearance.fillsBounds && !appearance.isRounded && view.mask == nil
                && placement.isAligned && raster.isPicture(of: placement.box.size, scale: scale)
            steps.append(.picture(view, raster, placement, clip, alpha: appearance.alpha, isOpaque: isOpaque))
            if isOpaque, mayCover { cover.add(placement.box.intersection(clip)) }
        } else {
            let alpha = fadedWindow == ObjectIdentifier(view) ? 1 : appearance.alpha
            enterWhole(
                view, appearance, alpha, placement, exact, clip: clip, mayCover: mayCover, isCut: isCut, groups: groups)
        }
    }

    /// The pixels of `clip` that a view may take up, with all inside it.
    private func extent(of view: View, in clip: PixelRect) -> PixelRect {
        guard !trustsNotes else { return view.drawing.extent.intersection(clip) }
        return view.shownAppearance.isVisible ? clip : .zero
    }

    /// Gathers all that a view shows, opaque as a whole.
    private mutating func visitWhole(_ view: View, _ placement: Placement, _ exact: Transform, clip: PixelRect) {
        let start = path.count
        enterWhole(
            view, view.shownAppearance, 1, placement, exact, clip: clip, mayCover: true, isCut: false, groups: 0)
        while path.count > start { goOn() }
    }

    /// Goes inside a view, with its mask, and with the opacity that it has as a whole.
    private mutating func enterWhole(
        _ view: View, _ appearance: ViewAppearance, _ alpha: Double, _ placement: Placement, _ exact: Transform,
        clip: PixelRect, mayCover: Bool, isCut: Bool, groups: Int
    ) {
        let isMasked = view.mask != nil
        var isGroup = isMasked || alpha < 1
        if isGroup, groups >= Self.deepestGroups {
            guard !isMasked else { return }
            isGroup = false
        }
        if isGroup { steps.append(isMasked ? .endMask(alpha: alpha) : .endGroup(alpha: alpha)) }
        var level = PaintLevel(
            view: view, appearance: appearance, placement: placement, toDevice: exact, clip: clip,
            mayCover: mayCover && !isGroup, isGroup: isGroup, groups: groups + (isGroup ? 1 : 0),
            isCutSmoothly: isCut, firstStep: steps.count)
        guard isMasked || !view.children.isEmpty else {
            level.goInside(&steps, cover, trustsNotes: trustsNotes)
            return leave(level)
        }
        path.append(level)
    }

    /// Visits the next view inside the last one on the path, or leaves that when there is none.
    private mutating func goOn() {
        let last = path.count - 1
        switch path[last].stage {
        case .mask:
            path[last].stage = .insides
            guard let mask = path[last].view.mask else { return }
            enter(
                mask, path[last].toDevice, clip: path[last].clip, mayCover: false, isCut: false,
                groups: path[last].groups)
        case .insides:
            if path[last].view.mask != nil { steps.append(.beginMask) }
            path[last].goInside(&steps, cover, trustsNotes: trustsNotes)
        case .subviews(let end):
            guard let (place, child) = path[last].lastSubview(before: end, trustsNotes: trustsNotes) else {
                if let level = path.popLast() { leave(level) }
                return
            }
            path[last].stage = .subviews(end: place)
            enter(
                child, path[last].toDevice, clip: path[last].innerClip, mayCover: path[last].mayCoverInside,
                isCut: path[last].cutsSmoothly, groups: path[last].groups)
        }
    }

    /// All inside a view was visited: what is behind them follows.
    private mutating func leave(_ level: PaintLevel) {
        let (view, placement, appearance) = (level.view, level.placement, level.appearance)
        let box = cover.uncovered(level.box)
        let isSeen = !box.isEmpty
        if isSeen && view.mayDraw { steps.append(.content(view, placement, box)) }
        if level.isClip { steps.append(.beginClip(view, placement)) }
        if isSeen && appearance.hasBackground { steps.append(.background(view, placement, box, alpha: 1)) }
        if isSeen && level.mayCover && placement.isAligned && appearance.fillsBounds { cover.add(level.box) }
        let filter = isSeen && !isPicture && appearance.hasOrnaments ? appearance.backdropFilter : nil
        if appearance.hasOrnaments,
            let shadow = PlacedShadow(view.shownGeometry.bounds, appearance, placement, scale: scale)
        {
            let pixels = cover.uncovered(shadow.pixels.intersection(level.clip))
            if !pixels.isEmpty { steps.append(.shadow(view, shadow, placement, pixels, isAround: filter != nil)) }
        }
        if let filter {
            steps.append(.backdrop(view, filter, placement))
            // What is covered shows in the blur beside it.
            cover.clear()
        }
        if level.isGroup { beginGroup(of: level) }
    }

    /// Begins the group of a view, all of which was gathered. One that is of a single colour needs none, unless a
    /// smooth clip cuts it: edges of both would be smoothed otherwise than those of a group.
    private mutating func beginGroup(of level: PaintLevel) {
        let count = steps.count - level.firstStep
        guard count < 2, case .endGroup(let alpha)? = steps.dropLast(count).last else {
            return steps.append(.beginGroup(level.clip))
        }
        switch (count, steps.last) {
        case (0, _): steps.removeLast()
        case (_, .background(let view, let placement, let pixels, let own)?)
        where !view.shownAppearance.hasGradient && (!level.isCutSmoothly || placement.isAligned):
            steps.removeLast(2)
            // The view's own opacity, where it is one inside that of the group.
            steps.append(.background(view, placement, pixels, alpha: own * alpha))
        default: steps.append(.beginGroup(level.clip))
        }
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
            list.isPicture = true
            let placement = Placement(look.bounds, by: raster.toPicture, scale: look.scale)
            list.visitWhole(view, placement, raster.toPicture, clip: rect)
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
