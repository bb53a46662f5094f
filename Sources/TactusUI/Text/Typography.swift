public import TactusGraphics

/// The fonts of the process.
///
/// What is kept here is a cache of what the system has, not state of an application: every view on the main actor sets
/// its text with it.
enum Typography {
    static let typesetter = Typesetter()
}

extension View {
    /// Sets a text as labels and controls do: in the size that the user wants, and in the direction and the language
    /// that hold for the view.
    ///
    /// ```swift
    /// override func draw(_ rect: Rect, in canvas: Canvas) {
    ///     let title = textLayout(for: "Volume", TextOptions(font: .preferred(.caption1)))
    ///     canvas.draw(title, at: Point(x: bounds.midX - title.size.width / 2, y: 0), color: .label)
    /// }
    /// ```
    ///
    /// What was set before costs a look-up. A view that has called this is measured and drawn anew when
    /// ``TraitCollection/textScale`` changes.
    ///
    /// - Parameters:
    ///   - text: The text, in fonts of the usual size.
    ///   - options: How it is set, in a font of the usual size; direction and language are replaced by those of the
    ///     view.
    ///   - minimumScale: How small the text may become to fit, as a part of its size.
    /// - Returns: The layout, in points.
    public final func textLayout(
        for text: StyledText, _ options: TextOptions, shrinkingTo minimumScale: Double = 1
    ) -> TextLayout {
        drawing.readsTextScale = true
        var text = text
        var options = options
        let traits = traitState.collection
        if let family = traits.interfaceFontFamily {
            text = text.inInterfaceFamily(family)
            options.font = options.font.inInterfaceFamily(family)
        }
        let textScale = traits.textScale
        if textScale != 1 {
            text = text.scaled(by: textScale, around: options.font)
            options.font = options.font.scaled(by: textScale)
        }
        options.direction = effectiveLayoutDirection == .leftToRight ? .leftToRight : .rightToLeft
        options.language = textLanguage
        let typesetter = Typography.typesetter
        return minimumScale < 1
            ? typesetter.layout(text, options, shrinkingTo: minimumScale) : typesetter.layout(text, options)
    }

    /// By how much text is to be larger in the view.
    package final var textScale: Double { traitState.collection.textScale }

    /// Returns a length that goes with a text of the view, such as the side of a sign beside it, as large as the user's
    /// text size makes that text. UIKit's counterpart is `UIFontMetrics.scaledValue(for:)`.
    ///
    /// A view that has called this is measured and drawn anew when ``TraitCollection/textScale`` changes.
    ///
    /// - Parameters:
    ///   - value: The length beside the text at the usual size, in points.
    ///   - font: The text's font at the usual size.
    /// - Returns: The length, in points.
    public final func scaledValue(_ value: Double, for font: Font) -> Double {
        drawing.readsTextScale = true
        return value * font.growth(by: textScale)
    }

    /// The language of text in the view that does not say its own.
    package final var textLanguage: String? { window?.windowScene?.application?.language }
}
