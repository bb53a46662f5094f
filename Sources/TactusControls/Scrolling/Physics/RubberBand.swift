import TactusUI

/// How far content shows that is drawn beyond its end: less and less of the finger's way, rule SV-12.
nonisolated enum RubberBand {
    /// How much of the first points of the way shows.
    static let strength = 0.55

    /// How far content is shown beyond its end.
    ///
    /// - Parameters:
    ///   - pulled: How far a finger has drawn it, in points; negative beyond the other end.
    ///   - viewport: The extent of the scroll view, in points. Nothing is shown farther away than this.
    /// - Returns: The distance in points.
    static func shown(_ pulled: Double, in viewport: Double) -> Double {
        guard viewport > 0, pulled != 0 else { return 0 }
        let shown = (1 - 1 / (abs(pulled) * strength / viewport + 1)) * viewport
        return pulled < 0 ? -shown : shown
    }

    /// How far a finger must have drawn content that is shown so far beyond its end: the inverse of ``shown(_:in:)``.
    ///
    /// - Parameters:
    ///   - shown: How far beyond its end it is shown, in points; negative beyond the other end.
    ///   - viewport: The extent of the scroll view, in points.
    /// - Returns: The distance in points; that of nearly the whole viewport where more is shown than a band could.
    static func pulled(_ shown: Double, in viewport: Double) -> Double {
        guard viewport > 0, shown != 0 else { return 0 }
        let part = min(abs(shown) / viewport, 0.999)
        let pulled = viewport / strength * (1 / (1 - part) - 1)
        return shown < 0 ? -pulled : pulled
    }

    /// How fast the content moves under a finger that has drawn it so far beyond its end, as a part of
    /// the finger's speed.
    static func pace(at pulled: Double, in viewport: Double) -> Double {
        guard viewport > 0 else { return 0 }
        let stretched = abs(pulled) * strength / viewport + 1
        return strength / (stretched * stretched)
    }
}
