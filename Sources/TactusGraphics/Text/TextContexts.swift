import CCairo
import CPango
import TactusGeometry

/// What Pango needs to know beside a text: fonts, the language, and which way one reads.
///
/// Pango breaks every layout of a context anew when the context changes. So there is one for each direction and
/// language, and none is ever changed: whoever needs other fonts has a ``successor``, and what was set before keeps
/// those that it has.
final class TextContexts {
    /// How many fonts, each of its size, are looked for before Pango, which never forgets one, is asked anew.
    private static let mostFonts = 512

    private let fontMap: UnsafeMutablePointer<PangoFontMap>
    private let language: String?
    /// Whether the fonts are those of the process.
    private let followsProcess: Bool
    /// The fonts of the process, held for as long as they are looked for.
    private let processFonts: OpaquePointer?
    private var contexts: [Key: OpaquePointer] = [:]

    /// What the fonts file says; the same for all fonts.
    private var placement: GlyphPlacement?

    private var struts = RecentValues<StrutKey, Strut>(capacity: 64)

    /// How far a line reaches at least that has letters of a font: from the line that they stand on, up and down.
    struct Strut {
        var ascent = 0.0
        var descent = 0.0
    }

    /// The fonts that were looked for.
    private var fonts: Set<StrutKey> = []

    private struct StrutKey: Hashable {
        var font: Font
        var scale: Double
    }

    private struct Key: Hashable {
        var direction: TextDirection
        var language: String?
    }

    /// Takes over a font map.
    ///
    /// - Parameters:
    ///   - fontMap: The font map.
    ///   - language: The language of text that does not say; `nil` for the one of the process.
    ///   - followsProcess: Whether its fonts are those of the process, also when that learns of others.
    init(owning fontMap: UnsafeMutablePointer<PangoFontMap>, language: String?, followsProcess: Bool) {
        self.fontMap = fontMap
        self.language = language
        self.followsProcess = followsProcess
        processFonts = followsProcess ? FontConfiguration.useCurrent(in: fontMap) : nil
    }

    deinit {
        for context in contexts.values { g_object_unref(UnsafeMutableRawPointer(context)) }
        g_object_unref(UnsafeMutableRawPointer(fontMap))
        if let processFonts { FcConfigDestroy(processFonts) }
    }

    /// Whether so many fonts were looked for that a successor had better look for further ones.
    var isFull: Bool { fonts.count >= Self.mostFonts }

    /// The same with fonts that are looked for anew: those that the process has now, or those of the same file.
    var successor: TextContexts {
        let fontMap = Self.makeFontMap()
        if !followsProcess, let file = pango_fc_font_map_get_config(OpaquePointer(self.fontMap)) {
            pango_fc_font_map_set_config(OpaquePointer(fontMap), file)
        }
        return TextContexts(owning: fontMap, language: language, followsProcess: followsProcess)
    }

    /// An empty font map, which the caller owns.
    static func makeFontMap() -> UnsafeMutablePointer<PangoFontMap> {
        guard let fontMap = pango_cairo_font_map_new() else {
            preconditionFailure("pango_cairo_font_map_new answered nil, which its documentation rules out")
        }
        return fontMap
    }

    /// An empty layout.
    ///
    /// - Parameters:
    ///   - direction: Which way a paragraph is read that does not say.
    ///   - language: The language of text that does not say; `nil` for the typesetter's.
    /// - Returns: Pango's object, which the caller owns.
    func makeLayout(direction: TextDirection, language: String?) -> OpaquePointer {
        guard let layout = pango_layout_new(context(direction, language)) else {
            preconditionFailure("pango_layout_new answered nil, which its documentation rules out")
        }
        return layout
    }

    /// How far lines with letters of a font reach at least.
    func strut(of font: Font, scale: Double) -> Strut {
        struts.value(for: StrutKey(font: font, scale: scale)) { key in
            fonts.insert(key)
            guard let font = key.font.withDescription(scaledBy: key.scale, { pango_context_load_font(standard, $0) })
            else { return Strut() }
            defer { g_object_unref(UnsafeMutableRawPointer(font)) }
            // The rectangle of no glyph is as high as the font.
            var logical = PangoRectangle()
            pango_font_get_glyph_extents(font, PangoGlyphItem.emptyGlyph, nil, &logical)
            return Strut(ascent: points(-logical.y), descent: points(logical.height) + points(logical.y))
        }
    }

    /// The measures of a font, in a size that is so much larger.
    func metrics(of font: Font, scale: Double) -> FontMetrics {
        fonts.insert(StrutKey(font: font, scale: scale))
        return FontMetrics(font, scale: scale, in: standard)
    }

    /// Where letters may stand between the pixels.
    ///
    /// - Parameter font: One of the fonts; what the first one says holds for all.
    /// - Returns: What the fonts file asks for, else the finest that Cairo can do.
    func placement(of font: OpaquePointer) -> GlyphPlacement {
        if let placement { return placement }
        let result = GlyphPlacement(of: font)
        placement = result
        return result
    }

    /// Pango's context for text in the typesetter's language.
    private var standard: OpaquePointer { context(.leftToRight, nil) }

    private func context(_ direction: TextDirection, _ language: String?) -> OpaquePointer {
        let key = Key(direction: direction, language: language ?? self.language)
        if let context = contexts[key] { return context }
        guard let context = pango_font_map_create_context(fontMap) else {
            preconditionFailure("pango_font_map_create_context answered nil, which its documentation rules out")
        }
        pango_context_set_base_dir(
            context, direction == .leftToRight ? PANGO_DIRECTION_WEAK_LTR : PANGO_DIRECTION_WEAK_RTL)
        if let name = key.language { pango_context_set_language(context, pango_language_from_string(name)) }
        applyFontOptions(to: context)
        contexts[key] = context
        return context
    }

    /// No rounding to pixels anywhere: a text is as wide at every scale.
    private func applyFontOptions(to context: OpaquePointer) {
        let options = cairo_font_options_create()
        applyExactExtents(to: options)
        cairo_font_options_set_hint_style(options, CAIRO_HINT_STYLE_NONE)
        cairo_font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_OFF)
        // Grey edges: subpixel edges need to know the order of the display's subpixels and an opaque background.
        cairo_font_options_set_antialias(options, CAIRO_ANTIALIAS_GRAY)
        pango_cairo_context_set_font_options(context, options)
        cairo_font_options_destroy(options)
        pango_context_set_round_glyph_positions(context, 0)
    }

    /// Lets Cairo find the extents of letters where they are drawn.
    ///
    /// From 1.17.4 on it draws them at quarters of pixels but finds their extents at whole ones, and cuts them off
    /// there when the clip is small. Options that say otherwise cannot be asked for, but those of a surface for SVG do.
    private func applyExactExtents(to options: OpaquePointer?) {
        guard GlyphPlacement.finest == .quarterPixels else { return }
        let surface = cairo_svg_surface_create_for_stream(nil, nil, 1, 1)
        cairo_surface_get_font_options(surface, options)
        cairo_surface_destroy(surface)
    }
}
