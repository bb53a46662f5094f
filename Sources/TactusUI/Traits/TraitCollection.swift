import TactusGeometry
public import TactusGraphics

/// What surrounds a view, as far as it decides how things look there: light or dark, how much contrast, how large text
/// is, which way one reads, how dense the pixels are, and the tint.
///
/// ```swift
/// final class Sky: View {
///     override func draw(_ rect: Rect, in canvas: Canvas) {
///         if traitCollection.userInterfaceStyle == .dark { drawStars(in: canvas) }
///     }
/// }
/// ```
///
/// Traits come from what the user prefers (``Application/preferences``), and go down the tree: from the application to
/// its scenes, to their windows, to the views in them. Each of them may say something else for itself and all inside
/// it: see ``TraitOverrides``. A view hears of changes by ``View/traitCollectionDidChange(_:)``. Most need not: dynamic
/// colours (``TactusGraphics/Color``) and text styles follow by themselves.
nonisolated public struct TraitCollection: Hashable, Sendable {
    /// Light or dark.
    public var userInterfaceStyle = UserInterfaceStyle.light
    /// Whether the user wishes for more contrast.
    public var accessibilityContrast = AccessibilityContrast.normal
    /// Whether the user wishes that nothing shows through bars, menus and dialogs.
    public var accessibilityReduceTransparency = false
    /// Whether the user wishes for less motion, see ``Application/isReduceMotionEnabled``. It is the application's, and
    /// is not overridden.
    public internal(set) var accessibilityReduceMotion = false
    /// By how much the user wants text larger than usual: 1 for the usual size. From 0.5 to 3.5.
    public var textScale: Double {
        get { limitedTextScale }
        set { limitedTextScale = newValue.isNaN ? 1 : min(max(newValue, 0.5), 3.5) }
    }
    /// The direction of reading.
    public var layoutDirection = LayoutDirection.leftToRight
    /// How wide the scene is: compact under 600 points, as on a phone that is held upright.
    public var horizontalSizeClass = UserInterfaceSizeClass.regular
    /// How high the scene is: compact under 480 points, as on a phone that lies on its side.
    public var verticalSizeClass = UserInterfaceSizeClass.regular
    /// Whether the scene is no larger than a phone's screen, upright or on its side: under 480 by 1,000 points. A
    /// window of a desktop may be so too, and changes it with its size.
    public internal(set) var isPhoneSized = false
    /// Device pixels per point of the scene.
    public var displayScale = 1.0
    /// The colour of what can be pressed or is chosen.
    public var tintColor = Color.systemBlue
    /// Whether the tint shows, or grey in its place.
    public var tintAdjustmentMode = TintAdjustmentMode.normal

    /// The family that the user wants the interface's font from; `nil` for the best that is installed. A
    /// ``Theme/fontFamily`` goes before it.
    public var fontFamily: String?

    /// What looks otherwise than by the standard theme.
    var box: ThemeBox?
    /// What a program has traits of its own for.
    var custom: CustomTraits?

    private var limitedTextScale = 1.0

    /// Creates the ordinary traits: light, with normal contrast and text of the usual size, read from left to right.
    public init() {}

    /// The traits that dynamic colours are resolved by.
    public var colors: ColorTraits {
        let tint = tintAdjustmentMode == .dimmed ? Color.systemGray : tintColor
        var colors = ColorTraits(
            userInterfaceStyle: userInterfaceStyle, accessibilityContrast: accessibilityContrast, tintColor: tint)
        if let box { colors.palette = box.theme.palette }
        return colors
    }
}

/// How much room there is in one direction.
nonisolated public enum UserInterfaceSizeClass: Hashable, Sendable, CaseIterable {
    /// Little: one thing at a time.
    case compact
    /// Enough for things beside each other.
    case regular
}

extension TraitCollection {
    /// The width in points from which on there is room for things beside each other.
    static let regularWidth = 600.0
    /// The height in points from which on there is room for things one above the other.
    static let regularHeight = 480.0

    /// Takes the size classes of a scene of this size.
    mutating func setSizeClasses(for size: Size) {
        horizontalSizeClass = size.width < Self.regularWidth ? .compact : .regular
        verticalSizeClass = size.height < Self.regularHeight ? .compact : .regular
        isPhoneSized = min(size.width, size.height) < 480 && max(size.width, size.height) < 1_000
    }

    /// Whether both size classes are those of the other.
    func hasSizeClasses(of other: TraitCollection) -> Bool {
        horizontalSizeClass == other.horizontalSizeClass && verticalSizeClass == other.verticalSizeClass
    }
}

/// Whether the tint shows.
nonisolated public enum TintAdjustmentMode: Hashable, Sendable, CaseIterable {
    /// The tint as it is.
    case normal
    /// Grey in place of the tint: for what is behind a dialog.
    case dimmed
}
