extension StyledText {
    /// The same text for a user who wants text larger or smaller: each part's font, and the lengths that go with it.
    ///
    /// - Parameters:
    ///   - scale: The user's wish: by how much text is to be larger.
    ///   - font: The font of what has none of its own, not scaled; it is not put in.
    /// - Returns: The text.
    package func scaled(by scale: Double, around font: Font) -> StyledText {
        var text = self
        text.update { attributes in
            let growth = (attributes.font ?? font).growth(by: scale)
            attributes.font = attributes.font?.scaled(by: scale)
            attributes.tracking = attributes.tracking.map { $0 * growth }
            attributes.baselineOffset = attributes.baselineOffset.map { $0 * growth }
            attributes.attachment = attributes.attachment?.scaled(by: growth)
            attributes.paragraphStyle = attributes.paragraphStyle?.scaled(by: growth)
        }
        return text
    }
}

extension ParagraphStyle {
    /// The same style with all lengths multiplied.
    fileprivate func scaled(by growth: Double) -> ParagraphStyle {
        var style = self
        style.firstLineHeadIndent *= growth
        style.headIndent *= growth
        style.tailIndent *= growth
        style.minimumLineHeight *= growth
        style.maximumLineHeight = maximumLineHeight.map { $0 * growth }
        style.lineSpacing *= growth
        style.paragraphSpacingBefore *= growth
        style.paragraphSpacing *= growth
        style.tabStops = tabStops.map { TabStop($0.position * growth, alignment: $0.alignment) }
        return style
    }
}
