import CCairo

extension Canvas {
    /// Draws the last group but one, with the opacity that the last one has at each place, and goes back to the state
    /// from before both.
    ///
    /// - Parameter alpha: How opaque the result is as a whole, from 0 to 1.
    package func endMask(alpha: Double) {
        endTwoGroups()
        guard let mask = cairo_pop_group(cairo) else { return }
        cairo_pop_group_to_source(cairo)
        if alpha >= 1 {
            cairo_mask(cairo, mask)
        } else if alpha > 0 {
            cairo_push_group(cairo)
            // The group begins with the source of the state that it was begun in.
            cairo_mask(cairo, mask)
            cairo_pop_group_to_source(cairo)
            cairo_paint_with_alpha(cairo, alpha)
        }
        cairo_pattern_destroy(mask)
        // The source would keep the layer's memory.
        cairo_set_source_rgba(cairo, 0, 0, 0, 1)
    }
}
