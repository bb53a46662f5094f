import CPango

extension Font {
    /// Calls `body` with Pango's description of the font, made for this call.
    func withDescription<Result>(_ body: (OpaquePointer?) -> Result) -> Result {
        let description = pango_font_description_new()
        defer { pango_font_description_free(description) }
        pango_font_description_set_family(description, family)
        pango_font_description_set_absolute_size(description, usableSize * Double(PANGO_SCALE))
        pango_font_description_set_weight(description, PangoWeight(UInt32(weight.rawValue)))
        pango_font_description_set_style(description, slant == .italic ? PANGO_STYLE_ITALIC : PANGO_STYLE_NORMAL)
        return body(description)
    }

    private var usableSize: Double { size > 0.1 ? min(size, 4096) : 0.1 }
}
