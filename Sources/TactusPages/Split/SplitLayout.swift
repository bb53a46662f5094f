import TactusGeometry

/// Which columns a split view shows, and where.
nonisolated struct SplitLayout: Hashable, Sendable {
    /// The frames of the columns, where they show: the primary, the supplementary, the secondary one.
    private(set) var primary: Rect?
    private(set) var supplementary: Rect?
    private(set) var secondary: Rect

    /// Beneath this width the secondary column does not go, in points.
    static let narrowestSecondary = 320.0

    /// Lays the columns out as if one read from the left.
    ///
    /// - Parameters:
    ///   - bounds: The room, in points.
    ///   - primaryWidth: How wide the first column is; `nil` when it is hidden.
    ///   - supplementaryWidth: How wide the second of three columns is; `nil` when there are two.
    init(in bounds: Rect, primaryWidth: Double?, supplementaryWidth: Double?) {
        var left = bounds.minX
        func column(_ width: Double) -> Rect {
            Rect(x: left, y: bounds.minY, width: width, height: bounds.height)
        }
        let others = supplementaryWidth ?? 0
        // The first column gives way where there is no room for it.
        if let primaryWidth, bounds.width - primaryWidth - others >= Self.narrowestSecondary {
            primary = column(primaryWidth)
            left += primaryWidth
        }
        if let supplementaryWidth {
            let width = min(supplementaryWidth, max(bounds.maxX - left, 0))
            supplementary = column(width)
            left += width
        }
        secondary = Rect(x: left, y: bounds.minY, width: max(bounds.maxX - left, 0), height: bounds.height)
    }
}
