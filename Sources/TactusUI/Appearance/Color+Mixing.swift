import TactusGraphics

extension Color {
    /// A colour between two that are not dynamic.
    ///
    /// - Parameters:
    ///   - other: The colour at 1; this one is at 0.
    ///   - fraction: From 0 to 1.
    /// - Returns: The colour on the straight way from one to the other, with alpha multiplied in.
    nonisolated package func mix(with other: Color, by fraction: Double) -> Color {
        if fraction <= 0 { return self }
        if fraction >= 1 { return other }
        let (start, end) = (SIMD8(self), SIMD8(other))
        return Color(premultiplied: start + (end - start) * fraction) ?? .clear
    }
}
