import TactusGeometry
import TactusGraphics

/// Paints single views. The canvas's space is device pixels before and after each call.
enum Painter {
    /// Paints what lies behind a view, as the view's filter makes it.
    static func paintBackdrop(
        of view: View, _ filter: BackdropFilter, _ placement: Placement, scale: Double, on canvas: Canvas
    ) {
        guard !canvas.isPage,
            let backdrop = Backdrop(of: canvas.bitmap, placement.box, filter, scale: scale)
        else { return }
        backdrop.fill(outline(of: view, placement).path.applying(placement.transform), on: canvas)
    }

    /// Paints the shadow that a view casts, as far as the given pixels, also behind it unless it goes
    /// around an outline.
    static func paint(
        _ shadow: PlacedShadow, _ placement: Placement, _ pixels: PixelRect, around outline: Path?, on canvas: Canvas,
        from cache: inout ShadowCache
    ) {
        guard let picture = cache.picture(of: shadow.shape) else { return }
        if outline == nil, let box = shadow.pixelBox,
            canvas.write(picture, around: box, in: pixels, color: shadow.color)
        {
            return
        }
        canvas.within(pixels, space: placement.transform) {
            if let outline, let toView = placement.transform.inverted() {
                var outside = Path(rect: Rect(shadow.pixels, scale: 1).applying(toView).union(outline.bounds))
                outside.append(outline)
                canvas.clip(to: outside, rule: .evenOdd)
            }
            canvas.draw(picture, of: shadow.box, size: shadow.shape.box, color: shadow.color)
        }
    }

    /// Paints the picture of a view.
    static func paint(
        _ bitmap: Bitmap, of raster: Raster, _ placement: Placement, scale: Double, alpha: Double, isOpaque: Bool,
        on canvas: Canvas
    ) {
        if isOpaque, canvas.write(bitmap, at: PixelPoint(x: placement.box.minX, y: placement.box.minY)) { return }
        guard let look = raster.look, let toView = raster.toPicture.inverted() else { return }
        let rect = Rect(bitmap.bounds, scale: 1)
        if placement.isAligned && look.scale == scale {
            // Pixel by pixel, so that nothing is rounded on the way.
            let corner = Vector(
                dx: Double(placement.box.minX - raster.corner.x), dy: Double(placement.box.minY - raster.corner.y))
            canvas.draw(bitmap, in: rect.offsetBy(dx: corner.dx, dy: corner.dy), alpha: alpha)
        } else {
            canvas.withSavedState {
                canvas.concatenate(toView.concatenating(placement.transform))
                canvas.draw(bitmap, in: rect, alpha: alpha)
            }
        }
    }

    /// Paints a view's background, as far as the given pixels; its colour as opaque as `alpha` says.
    static func paintBackground(
        of view: View, _ placement: Placement, _ pixels: PixelRect, alpha: Double, on canvas: Canvas
    ) {
        let appearance = view.shownAppearance
        let gradient = appearance.hasOrnaments ? appearance.ornaments.gradient : nil
        // What an opaque gradient covers would show at its soft edges.
        if let background = appearance.backgroundColor, gradient?.isOpaque != true {
            let color = alpha < 1 ? background.multiplyingAlpha(by: alpha) : background
            if placement.isAligned && !appearance.isRounded {
                canvas.fill(placement.box.intersection(pixels), with: color)
            } else {
                inSpace(of: placement, on: canvas) { canvas.fill(ground(of: view, placement), with: color) }
            }
        }
        if let gradient {
            inSpace(of: placement, on: canvas) {
                canvas.fill(ground(of: view, placement), with: gradient.scaled(to: view.shownGeometry.bounds))
            }
        }
    }

    /// Paints a view's own content, as far as the given pixels.
    static func paintContent(of view: View, _ placement: Placement, _ pixels: PixelRect, on canvas: Canvas) {
        let stretch = stretch(of: view)
        let space = stretch.map { $0.concatenating(placement.transform) } ?? placement.transform
        guard let toView = space.inverted() else { return }
        let bounds = stretch == nil ? view.shownGeometry.bounds : view.geometry.bounds
        let needed = Rect(pixels, scale: 1).applying(toView).intersection(bounds)
        guard !needed.isEmpty else { return }
        canvas.within(pixels, space: space) {
            if !placement.isAligned { canvas.clip(to: bounds) }
            let use = canvas.dependence { view.draw(needed, in: canvas) }
            if !use.isSubset(of: view.drawing.colorUse) { view.drawing.colorUse.formUnion(use) }
        }
    }

    /// How content that a view draws for the size it was set to is stretched over the size that an animation shows;
    /// `nil` for no other size, and for a view that draws for the one that shows.
    private static func stretch(of view: View) -> Transform? {
        guard view.animations != nil else { return nil }
        let (own, shown) = (view.geometry.bounds, view.shownGeometry.bounds)
        guard own.size != shown.size, !own.isEmpty, !view.drawsPresentedBounds else { return nil }
        return Transform(translationX: -own.minX, y: -own.minY)
            .concatenating(Transform(scaleX: shown.width / own.width, y: shown.height / own.height))
            .concatenating(Transform(translationX: shown.minX, y: shown.minY))
    }

    /// Paints the line along a view's edge.
    static func paintBorder(of view: View, _ placement: Placement, on canvas: Canvas) {
        let ornaments = view.shownAppearance.ornaments
        inSpace(of: placement, on: canvas) {
            canvas.fill(
                outline(of: view, placement).border(width: ornaments.borderWidth), with: ornaments.borderColor,
                rule: .evenOdd)
        }
    }

    /// Restricts what follows to a view's bounds, or to the pixels that they touch, until the state is restored.
    static func beginClip(to view: View, _ placement: Placement, isExact: Bool, on canvas: Canvas) {
        canvas.saveState()
        if !isExact || (placement.isAligned && !view.shownAppearance.isRounded) {
            canvas.clip(to: PixelRegion(placement.box))
        } else if let back = placement.transform.inverted() {
            canvas.concatenate(placement.transform)
            canvas.clip(to: outline(of: view, placement).path)
            canvas.concatenate(back)
        }
    }

    /// How far the background reaches: to the edge, or beneath a border that lets nothing through.
    private static func ground(of view: View, _ placement: Placement) -> Path {
        let appearance = view.shownAppearance
        let outline = outline(of: view, placement)
        guard appearance.hasOrnaments, appearance.ornaments.borderColor.isOpaque else { return outline.path }
        return outline.path(underBorder: appearance.ornaments.borderWidth)
    }

    private static func inSpace(of placement: Placement, on canvas: Canvas, _ paint: () -> Void) {
        canvas.withSavedState {
            canvas.concatenate(placement.transform)
            paint()
        }
    }

    static func outline(of view: View, _ placement: Placement) -> Outline {
        Outline(view.shownGeometry.bounds, view.shownAppearance, placement)
    }
}

/// The shadows that were painted lately: computing one takes longer than painting it a hundred times.
struct ShadowCache {
    private var pictures = RecentValues<BoxShadow.Shape, BoxShadow?>(capacity: 32)
    /// How many it has computed so far.
    private(set) var computedCount = 0

    /// The picture of a shadow; `nil` when there is no memory for it.
    mutating func picture(of shape: BoxShadow.Shape) -> BoxShadow? {
        pictures.value(for: shape.stretchable) { shape in
            computedCount += 1
            return BoxShadow(shape)
        }
    }
}

extension Gradient {
    /// The same in places and lengths of `rect` instead of fractions of it.
    nonisolated fileprivate func scaled(to rect: Rect) -> Gradient {
        let map = { (point: Point) in
            Point(x: rect.minX + point.x * rect.width, y: rect.minY + point.y * rect.height)
        }
        switch shape {
        case .linear(let start, let end): return Gradient(.linear(start: map(start), end: map(end)), stops: stops)
        case .radial(let center, let radius):
            let size = Size(width: radius.width * rect.width, height: radius.height * rect.height)
            return Gradient(.radial(center: map(center), radius: size), stops: stops)
        }
    }
}
