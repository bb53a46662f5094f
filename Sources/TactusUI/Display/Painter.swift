import TactusGeometry
import TactusGraphics

/// Paints single views. The canvas's space is device pixels before and after each call.
enum Painter {
    /// Paints a view's background and its own content, as far as the given pixels.
    static func paint(_ view: View, _ placement: Placement, _ pixels: PixelRect, on canvas: Canvas) {
        canvas.withSavedState {
            canvas.clip(to: PixelRegion(pixels))
            if let color = view.shownAppearance.backgroundColor { fill(view, placement, with: color, on: canvas) }
            guard let toView = placement.transform.inverted() else { return }
            canvas.concatenate(placement.transform)
            if !placement.isAligned { canvas.clip(to: view.shownGeometry.bounds) }
            let needed = Rect(pixels, scale: 1).applying(toView).intersection(view.shownGeometry.bounds)
            if !needed.isEmpty { view.draw(needed, in: canvas) }
        }
    }

    /// Begins what ``end(_:on:)`` ends: all that is painted between is clipped to the view's bounds, when it clips, and
    /// made as translucent as the view is.
    static func begin(_ view: View, _ placement: Placement, on canvas: Canvas) {
        canvas.saveState()
        if view.shownAppearance.clipsToBounds { clip(to: view, placement, on: canvas) }
        if view.shownAppearance.alpha < 1 { canvas.beginGroup() }
    }

    /// Ends what ``begin(_:_:on:)`` began.
    static func end(_ view: View, on canvas: Canvas) {
        if view.shownAppearance.alpha < 1 { canvas.endGroup(alpha: view.shownAppearance.alpha) }
        canvas.restoreState()
    }

    private static func fill(_ view: View, _ placement: Placement, with color: Color, on canvas: Canvas) {
        if view.shownAppearance.cornerRadius == 0 && placement.isAligned {
            canvas.fill(Rect(placement.box, scale: 1), with: color)
        } else {
            canvas.withSavedState {
                canvas.concatenate(placement.transform)
                canvas.fill(outline(of: view, placement), with: color)
            }
        }
    }

    private static func clip(to view: View, _ placement: Placement, on canvas: Canvas) {
        if view.shownAppearance.cornerRadius == 0 && placement.isAligned {
            canvas.clip(to: PixelRegion(placement.box))
        } else if let back = placement.transform.inverted() {
            canvas.concatenate(placement.transform)
            canvas.clip(to: outline(of: view, placement))
            canvas.concatenate(back)
        }
    }

    /// The view's shape in its own space; where it lies on whole pixels, with its edges on them.
    private static func outline(of view: View, _ placement: Placement) -> Path {
        var bounds = view.shownGeometry.bounds
        if placement.isAligned, let toView = placement.transform.inverted() {
            bounds = Rect(placement.box, scale: 1).applying(toView)
        }
        return Path(roundedRect: bounds, cornerRadius: view.shownAppearance.cornerRadius)
    }
}
