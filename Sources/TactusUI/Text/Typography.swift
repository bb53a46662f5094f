import TactusGraphics

/// The fonts of the process.
///
/// What is kept here is a cache of what the system has, not state of an application: every view on the main actor sets
/// its text with it.
package enum Typography {
    static let typesetter = Typesetter()

    /// Sets the text of a view, in the direction, the language and the size of text that hold for the view.
    ///
    /// - Parameters:
    ///   - text: The text.
    ///   - options: How it is set; direction and language are filled in.
    ///   - view: The view.
    ///   - minimumScale: How small the text may become to fit, as a part of its size.
    /// - Returns: The layout, in points.
    package static func layout(
        _ text: StyledText, _ options: TextOptions, for view: View, shrinkingTo minimumScale: Double = 1
    ) -> TextLayout {
        var text = text
        var options = options
        let textScale = view.textScale
        if textScale != 1 {
            text = text.scaled(by: textScale, around: options.font)
            options.font = options.font.scaled(by: textScale)
        }
        options.direction = view.effectiveLayoutDirection == .leftToRight ? .leftToRight : .rightToLeft
        options.language = view.textLanguage
        return minimumScale < 1
            ? typesetter.layout(text, options, shrinkingTo: minimumScale) : typesetter.layout(text, options)
    }
}

extension View {
    /// By how much text is to be larger in the view.
    package final var textScale: Double { traitState.collection.textScale }

    /// By how much what goes with a text of the view is to be larger, such as a sign beside it.
    ///
    /// - Parameter font: The text's font at the usual size.
    /// - Returns: The factor.
    package final func growth(of font: Font) -> Double { font.growth(by: textScale) }

    /// The language of text in the view that does not say its own.
    package final var textLanguage: String? { window?.windowScene?.application?.language }
}
