import TactusGraphics
public import TactusUI

/// What a ``VisualEffectView`` does to what lies behind it: blurs it, below a plate that lets some of it through.
/// UIKit's `UIBlurEffect`.
nonisolated public struct BlurEffect: Hashable, Sendable {
    /// How much the plate lets through. The theme says how much that is (`Theme.Materials`).
    public enum Style: Hashable, Sendable, CaseIterable {
        /// Nearly everything.
        case systemUltraThinMaterial
        /// More than it covers.
        case systemThinMaterial
        /// A little: for menus.
        case systemMaterial
        /// Hardly anything: for dialogs.
        case systemThickMaterial
        /// For bars, in the colour of bars.
        case systemChromeMaterial
    }

    /// How much the plate lets through.
    public var style: Style

    /// Whether the plate is light or dark; `nil`, by default, for as what is around it. What lies on the plate goes by
    /// its own traits.
    public var userInterfaceStyle: UserInterfaceStyle?

    /// Creates an effect.
    ///
    /// - Parameters:
    ///   - style: How much the plate lets through.
    ///   - userInterfaceStyle: Whether it is light or dark; `nil` for as what is around it.
    public init(style: Style, userInterfaceStyle: UserInterfaceStyle? = nil) {
        self.style = style
        self.userInterfaceStyle = userInterfaceStyle
    }

    /// The plate's colour.
    fileprivate var color: Color { style == .systemChromeMaterial ? .barBackground : .elevatedBackground }

    fileprivate func material(in theme: Theme) -> Theme.Material {
        switch style {
        case .systemUltraThinMaterial: theme.materials.ultraThin
        case .systemThinMaterial: theme.materials.thin
        case .systemMaterial: theme.materials.regular
        case .systemThickMaterial: theme.materials.thick
        case .systemChromeMaterial: theme.materials.chrome
        }
    }
}

/// A plate through which what lies behind shows softly. UIKit's `UIVisualEffectView`.
///
/// ```swift
/// let plate = VisualEffectView(effect: BlurEffect(style: .systemMaterial))
/// plate.cornerRadius = theme.radii.large
/// plate.contentView.addSubview(label)
/// ```
///
/// ![Plates of five materials over stripes and words, in light and dark, and with reduced transparency](materials)
///
/// The plate is opaque where the user wishes for less transparency (`Application.isReduceTransparencyEnabled`) or for
/// high contrast, where the theme says so (`Theme.Materials.areTranslucent`), and on the surface of a popup, behind
/// which is nothing of the program's own.
///
/// Each change of what lies behind paints all of the plate, and what it covers: some 0.3 ms for 300 by 300 points. Use
/// it over what mostly rests. A plate in a view that is not opaque as a whole takes what lies behind that view; in a
/// picture of views (`shouldRasterize`) it does not blur. UIKit's rules are the same.
open class VisualEffectView: View {
    /// What is done to what lies behind; `nil` for nothing, and no plate.
    public final var effect: BlurEffect? {
        didSet { if effect != oldValue { updatePlate() } }
    }

    /// What lies on the plate: add subviews here. It is as large as the plate.
    public final let contentView = View()

    /// Creates a plate.
    ///
    /// - Parameter effect: What is done to what lies behind.
    public convenience init(effect: BlurEffect?) {
        self.init(frame: .zero)
        self.effect = effect
        updatePlate()
    }

    /// Creates a plate without an effect that is placed at `frame` in its future superview, in points. A subclass
    /// overrides this initializer, and has the other by it.
    public override init(frame: Rect) {
        super.init(frame: frame)
        contentView.frame = bounds
        addSubview(contentView)
        updatePlate()
    }

    open override func layoutSubviews() {
        if contentView.frame != bounds { contentView.frame = bounds }
    }

    open override func traitCollectionDidChange(_ previous: TraitCollection) { updatePlate() }

    open override func didMoveToWindow() { updatePlate() }

    private func updatePlate() {
        guard let effect else {
            (backgroundColor, backdropFilter) = (nil, nil)
            return
        }
        let material = effect.material(in: theme)
        let isTranslucent = showsBackdrop && material.opacity < 1
        var color = effect.color
        if let style = effect.userInterfaceStyle {
            var traits = traitCollection.colors
            traits.userInterfaceStyle = style
            color = color.resolved(in: traits)
        }
        backgroundColor = isTranslucent ? color.withAlphaComponent(material.opacity) : color
        backdropFilter = isTranslucent ? material.filter : nil
    }

    /// Whether anything should show through.
    private var showsBackdrop: Bool {
        let traits = traitCollection
        return theme.materials.areTranslucent && !traits.accessibilityReduceTransparency
            && traits.accessibilityContrast == .normal && window?.windowScene?.isPopup != true
    }
}
