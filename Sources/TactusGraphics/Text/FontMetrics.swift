import CPango

/// The measures of a font, in points. They do not depend on the display's scale.
public struct FontMetrics: Hashable, Sendable {
    /// From the line that letters stand on up to the top of a line.
    public let ascent: Double
    /// From the line that letters stand on down to the bottom of a line; positive.
    public let descent: Double
    /// The middle of a line below text, downward from the line that letters stand on.
    let underlineOffset: Double
    /// How thick a line below text is.
    let underlineThickness: Double
    /// The middle of a line through text, upward from the line that letters stand on.
    let strikethroughHeight: Double
    /// How thick a line through text is.
    let strikethroughThickness: Double

    /// The height of a line with nothing between the lines.
    public var lineHeight: Double { ascent + descent }

    /// Asks Pango.
    init(_ font: Font, scale: Double, in context: OpaquePointer) {
        let metrics = font.withDescription(scaledBy: scale) { pango_context_get_metrics(context, $0, nil) }
        defer { pango_font_metrics_unref(metrics) }
        ascent = points(pango_font_metrics_get_ascent(metrics))
        descent = points(pango_font_metrics_get_descent(metrics))
        underlineThickness = points(pango_font_metrics_get_underline_thickness(metrics))
        underlineOffset = underlineThickness / 2 - points(pango_font_metrics_get_underline_position(metrics))
        strikethroughThickness = points(pango_font_metrics_get_strikethrough_thickness(metrics))
        strikethroughHeight =
            points(pango_font_metrics_get_strikethrough_position(metrics)) - strikethroughThickness / 2
    }
}
