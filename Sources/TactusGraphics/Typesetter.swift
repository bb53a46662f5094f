import CPango

/// How lines lie in a layout's box.
public enum TextAlignment: Hashable, Sendable {
    /// At the side where reading begins: the left one, but the right one for Arabic and Hebrew paragraphs.
    case leading
    /// In the middle.
    case center
    /// At the side where reading ends.
    case trailing
}

/// Breaks text into lines and sets it: makes ``TextLayout``s.
///
/// A typesetter knows the fonts of the system and keeps the layouts that were asked for lately, since setting a line
/// takes some 0.1 ms and drawing it again a hundredth of that. The typesetter, its layouts and the canvases they are
/// drawn on belong to one thread, any one; an application has one typesetter. The first text of a process waits for the
/// list of fonts: 5 ms, or 20 when the system has not read it lately.
public final class Typesetter {
    private let context: OpaquePointer
    private var cache = RecentValues<TextRequest, TextLayout>(capacity: 512)

    /// Creates a typesetter for the fonts of the system.
    public init() {
        let fonts = pango_cairo_font_map_new()
        guard let context = pango_font_map_create_context(fonts) else {
            preconditionFailure("pango_font_map_create_context answered nil, which its documentation rules out")
        }
        g_object_unref(fonts)
        self.context = context
        applyFontOptions()
    }

    deinit { g_object_unref(UnsafeMutableRawPointer(context)) }

    /// Sets a text.
    ///
    /// Lines end at line breaks and, where a maximum width is given, between words, or inside a word that is too long
    /// for a line. Asking again for the same gives the same object, unless much else was asked for in between.
    ///
    /// - Parameters:
    ///   - text: The text. A null character, which Pango would take for its end, is shown as missing.
    ///   - font: The font of all of it.
    ///   - alignment: How lines lie in the box.
    ///   - maximumWidth: The width of the box in points, which no line exceeds; `nil` lets lines be as long as they
    ///     are. A width below zero, or that is not a number, counts as zero.
    ///   - maximumLines: How many lines there may be, at least one; what is left out is replaced by an ellipsis. `nil`
    ///     for no limit.
    /// - Returns: The layout.
    public func layout(
        _ text: String, font: Font, alignment: TextAlignment = .leading, maximumWidth: Double? = nil,
        maximumLines: Int? = nil
    ) -> TextLayout {
        precondition(maximumLines ?? 1 > 0, "a layout cannot have \(maximumLines ?? 0) lines; pass nil for no limit")
        let request = TextRequest(
            text: text, font: font, alignment: alignment, maximumWidth: maximumWidth, maximumLines: maximumLines)
        return cache.value(for: request) { $0.makeLayout(in: context) }
    }

    /// No rounding to pixels anywhere: a text is as wide at every scale.
    private func applyFontOptions() {
        let options = cairo_font_options_create()
        cairo_font_options_set_hint_style(options, CAIRO_HINT_STYLE_NONE)
        cairo_font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_OFF)
        // Grey edges: subpixel edges need to know the order of the display's subpixels and an opaque background.
        cairo_font_options_set_antialias(options, CAIRO_ANTIALIAS_GRAY)
        pango_cairo_context_set_font_options(context, options)
        cairo_font_options_destroy(options)
        pango_context_set_round_glyph_positions(context, 0)
    }
}
