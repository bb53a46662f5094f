import CPango
public import TactusGeometry

extension Canvas {
    /// Draws text, in one colour, so that the upper left corner of the layout's box is at `point`.
    ///
    /// The layout and the canvas must belong to the same thread.
    public func draw(_ layout: TextLayout, at point: Point, color: Color) {
        let color = resolve(color)
        guard color.alpha > 0, point.x.isFinite, point.y.isFinite else { return }
        use(color)
        cairo_new_path(cairo)
        cairo_move_to(cairo, point.x, point.y)
        pango_cairo_show_layout(cairo, layout.pangoLayout)
        cairo_new_path(cairo)
    }
}
