extension Color {
    /// What is drawn with a colour. Some colours are other shades of their hue for each, see ``textShade``.
    public enum Use: Hashable, Sendable, CaseIterable {
        /// Plates, tracks and other areas: as one knows the colour.
        case fill
        /// Signs, and lines that matter: 3 to 1 with what is behind them.
        case sign
        /// Text: 4.5 to 1 with what is behind it.
        case text
    }

    /// Creates a colour that is bright where it fills, and stands out from the background where it is text.
    ///
    /// ```swift
    /// let amber = Color(fill: Color(hex: 0xFFB300), sign: Color(hex: 0xA87400), text: Color(hex: 0x7A5400))
    /// button.tintColor = amber  // words of the button in the last, its plate in the first
    /// ```
    ///
    /// The tint, the palette of the toolkit (`Color.systemOrange`) and a user's accent are such. What fills and what is
    /// a part of an animation is drawn in the first, text on a ``Canvas`` in the last, icons and templates in the
    /// second; a view asks for one of them by ``signShade`` and ``textShade``.
    /// `AppearancePreferences.legibleAccent(_:)` computes all three from one colour.
    ///
    /// - Parameters:
    ///   - fill: What areas are filled with.
    ///   - sign: What signs and thin lines are drawn with.
    ///   - text: What text is drawn with.
    public init(fill: Color, sign: Color, text: Color) {
        self.init(.shades(fill: fill, sign: sign, text: text), like: fill)
    }

    /// The colour as text is drawn in it: another shade of it, where it has one for that, else the colour itself.
    /// Dynamic if the colour is. Text on a ``Canvas`` is drawn in it by itself.
    public var textShade: Color { shade(for: .text) }

    /// The colour as signs and thin lines are drawn in it: another shade of it, where it has one for that, else the
    /// colour itself. Dynamic if the colour is. Icons on a ``Canvas`` are drawn in it by themselves; whoever draws a
    /// sign or a line as a path asks for it.
    public var signShade: Color { shade(for: .sign) }

    private func shade(for use: Use) -> Color {
        guard isDynamic else { return self }
        return Color(.shade(of: self, use: use), like: resolved(in: ColorTraits(), for: use))
    }
}
