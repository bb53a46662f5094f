import CCairo
import CPango

/// Where letters may stand between the pixels.
///
/// Cairo draws a letter where we want it to the nearest pixel before version 1.17.4, and from then on to the nearest
/// quarter of one, in both directions. Its own rounding is not used: what it draws between quarters may reach over the
/// edge of what it takes for the letters' extent, and is lost there when the clip is smaller.
enum GlyphPlacement {
    /// Letters stand on whole pixels.
    case wholePixels
    /// Letters stand on quarters of pixels: the gaps between them are more even.
    case quarterPixels

    /// The finest that this Cairo can do.
    static let finest: GlyphPlacement = cairo_version() >= 11_704 ? .quarterPixels : .wholePixels

    /// What the fonts file says about letters, by setting the property ``wholePixelsProperty`` of a font.
    init(of font: OpaquePointer) {
        var isWhole: FcBool = FcFalse
        let pattern = pango_fc_font_get_pattern(UnsafeMutablePointer(font))
        let outcome = FcPatternGetBool(pattern, GlyphPlacement.wholePixelsProperty, 0, &isWhole)
        self = outcome == FcResultMatch && isWhole == FcTrue ? .wholePixels : .finest
    }

    /// A property of fonts, of our own, by which a fontconfig file asks for letters on whole pixels: pictures with text
    /// are then the same with every Cairo.
    static let wholePixelsProperty = "tactuswholepixels"

    /// The place nearest to a coordinate in pixels; halves go up, as in Cairo, also those that were not
    /// computed exactly.
    func nearest(to coordinate: Double) -> Double {
        let half = 0.5 + 1.0 / 65_536
        return switch self {
        case .wholePixels: (coordinate + half).rounded(.down)
        case .quarterPixels: (coordinate * 4 + half).rounded(.down) / 4
        }
    }
}
