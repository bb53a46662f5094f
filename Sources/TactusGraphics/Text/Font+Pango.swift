import CPango

extension Font {
    /// What Pango looks for when the interface's own font is asked for.
    private static let interfaceFamily = interfaceFamilies.joined(separator: ",")

    /// Calls `body` with Pango's description of the font, made for this call.
    ///
    /// - Parameters:
    ///   - scale: By how much the size is multiplied.
    ///   - body: What needs the description.
    /// - Returns: What `body` returns.
    func withDescription<Result>(scaledBy scale: Double = 1, _ body: (OpaquePointer?) -> Result) -> Result {
        let description = pango_font_description_new()
        defer { pango_font_description_free(description) }
        pango_font_description_set_family(description, family == Font.systemFamily ? Font.interfaceFamily : family)
        pango_font_description_set_absolute_size(
            description, withSize(usableSize * scale).usableSize * Double(PANGO_SCALE))
        pango_font_description_set_weight(description, PangoWeight(UInt32(weight.rawValue)))
        pango_font_description_set_stretch(description, PangoStretch(UInt32(width.rawValue - 1)))
        pango_font_description_set_style(description, slant == .italic ? PANGO_STYLE_ITALIC : PANGO_STYLE_NORMAL)
        return body(description)
    }
}
