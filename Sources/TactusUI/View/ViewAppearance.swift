import TactusGraphics

/// How a view looks, as far as it is not a matter of place.
nonisolated struct ViewAppearance: Hashable, Sendable {
    var alpha = 1.0
    var isHidden = false
    var clipsToBounds = false
    var isOpaque = false
    var backgroundColor: Color?
    var cornerRadius = 0.0

    /// Whether the view shows at all, by itself.
    var isVisible: Bool { !isHidden && alpha > 0 }

    /// Whether nothing shows through the view's bounds.
    var fillsBounds: Bool { isOpaque || (cornerRadius == 0 && (backgroundColor?.alpha ?? 0) == 1) }
}

extension View {
    /// Where the view is shown. Drawing reads this one.
    final var shownGeometry: ViewGeometry { geometry }

    /// How the view is shown. Drawing reads this one.
    final var shownAppearance: ViewAppearance { appearance }
}
