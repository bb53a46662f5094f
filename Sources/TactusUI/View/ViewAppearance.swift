import TactusGeometry
import TactusGraphics

/// How a view looks, as far as it is not a matter of place.
nonisolated struct ViewAppearance: Hashable, Sendable {
    var alpha = 1.0
    var isHidden = false
    var clipsToBounds = false
    var isOpaque = false
    var backgroundColor: Color?

    /// What few views have; apart from the rest, so that the others pay for a reference and no more.
    private var box: Box?

    private final class Box: Hashable, Sendable {
        let ornaments: ViewOrnaments

        init(_ ornaments: ViewOrnaments) { self.ornaments = ornaments }

        static func == (left: Box, right: Box) -> Bool { left.ornaments == right.ornaments }

        func hash(into hasher: inout Hasher) { hasher.combine(ornaments) }
    }

    /// Round corners, border, shadow and gradient.
    var ornaments: ViewOrnaments {
        get { box?.ornaments ?? .none }
        set { box = newValue == .none ? nil : Box(newValue) }
    }

    /// Whether there are round corners, a border, a shadow or a gradient, or what they would be like if there were.
    var hasOrnaments: Bool { box != nil }

    /// Whether the view shows at all, by itself.
    var isVisible: Bool { !isHidden && alpha > 0 }

    /// Whether a corner is round.
    var isRounded: Bool { box?.ornaments.isRounded ?? false }

    /// What is done to what shows through the view; `nil` where nothing is, or nothing shows through.
    var backdropFilter: BackdropFilter? {
        guard let filter = box?.ornaments.backdropFilter, !filter.isIdentity, !fillsBounds else { return nil }
        return filter
    }

    /// Whether nothing shows through the view's bounds.
    var fillsBounds: Bool {
        if isOpaque { return true }
        guard !isRounded else { return false }
        return backgroundColor?.isOpaque ?? false || (hasOrnaments && ornaments.gradient?.isOpaque == true)
    }
}

/// What surrounds a view and lies on its background, as few views have it.
nonisolated struct ViewOrnaments: Hashable, Sendable {
    var cornerRadii = CornerRadii.zero
    var maskedCorners = RectCorner.allCorners
    var borderWidth = 0.0
    var borderColor = Color.separator
    var gradient: Gradient?
    var backdropFilter: BackdropFilter?
    var shadowColor = Color.black
    var shadowOpacity = 0.0
    var shadowRadius = 3.0
    var shadowOffset = Vector(dx: 0, dy: -3)
    var shadowPath: Path?

    /// Nothing.
    static let none = ViewOrnaments()

    /// Whether a corner is round.
    var isRounded: Bool { cornerRadii.masked(by: maskedCorners).largest > 0 }

    /// How round the corners are in the end.
    ///
    /// - Parameters:
    ///   - size: The size of what has them.
    ///   - scale: What the radii are multiplied by.
    /// - Returns: Radii that fit.
    func roundCorners(in size: Size, scale: Double = 1) -> CornerRadii {
        cornerRadii.map { $0 * scale }.fitted(in: size).masked(by: maskedCorners)
    }

    /// The colour of the shadow where it is deepest; `nil` when there is none.
    var visibleShadowColor: Color? {
        shadowOpacity > 0 && shadowColor.isVisible ? shadowColor.multiplyingAlpha(by: shadowOpacity) : nil
    }

    /// Whether there is a border.
    var hasBorder: Bool { borderWidth > 0 && borderColor.isVisible }
}

extension Gradient {
    /// Whether it covers what is behind.
    nonisolated var isOpaque: Bool { !stops.isEmpty && stops.allSatisfy { $0.color.isOpaque } }
}

extension View {
    /// Where the view is shown. Drawing reads this one.
    final var shownGeometry: ViewGeometry { animations?.shown.geometry ?? geometry }

    /// How the view is shown. Drawing reads this one.
    final var shownAppearance: ViewAppearance { animations?.shown.appearance ?? appearance }
}
