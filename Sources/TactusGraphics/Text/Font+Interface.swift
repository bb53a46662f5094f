import Glibc

extension Font {
    /// The same font in another family, if this one is the interface's own.
    ///
    /// - Parameter family: The family that a user or a theme wishes for. Where it is not installed the font stays.
    /// - Returns: The font.
    package func inInterfaceFamily(_ family: String) -> Font {
        guard self.family == Font.systemFamily, family != Font.systemFamily else { return self }
        var font = self
        font.family = ([family] + Font.interfaceFamilies).joined(separator: ",")
        return font
    }

    /// The room that is added between letters of the interface's own font, in points: a little where they are small,
    /// and less than none where they are large, as faces for screens ask for. None for every other font.
    ///
    /// - Parameter scale: By how much the size is multiplied.
    /// - Returns: The room, in points of what is set.
    func standardTracking(scale: Double) -> Double {
        guard family == Font.systemFamily else { return 0 }
        let size = usableSize * scale
        // In parts of the size: 0.005 at 11 points, −0.013 at 17, −0.022 at 34.
        return size * (-0.0223 + 0.185 * exp(-0.1745 * size))
    }
}

extension StyledText {
    /// The same text with its parts in another family, as far as they are in the interface's own font.
    package func inInterfaceFamily(_ family: String) -> StyledText {
        guard !runs.isEmpty else { return self }
        var text = self
        text.update { $0.font = $0.font?.inInterfaceFamily(family) }
        return text
    }
}
