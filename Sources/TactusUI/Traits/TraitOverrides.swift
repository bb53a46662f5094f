public import TactusGraphics

/// The traits that an object between the application and a view sets for itself and all inside it.
///
/// ```swift
/// player.traitOverrides.userInterfaceStyle = .dark
/// preview.traitOverrides.textScale = 2
/// ```
///
/// What is `nil`, as everything is at first, is inherited. Values hold at once for whoever asks
/// (``View/traitCollection``); views are told, and drawn anew as far as they must, before the next frame.
nonisolated public struct TraitOverrides: Hashable, Sendable {
    /// Light or dark.
    public var userInterfaceStyle: UserInterfaceStyle?
    /// Normal or high contrast.
    public var accessibilityContrast: AccessibilityContrast?
    /// Whether nothing shows through what lies in front.
    public var accessibilityReduceTransparency: Bool?
    /// How large text is, see ``TraitCollection/textScale``.
    public var textScale: Double?
    /// The direction of reading. For one view alone, set ``View/semanticContentAttribute``.
    public var layoutDirection: LayoutDirection?
    /// How the interface looks. Its tint holds where no ``tintColor`` is set here.
    public var theme: Theme? {
        get { box?.theme }
        set { box = newValue.map(ThemeBox.init) }
    }
    /// The tint. A view's is ``View/tintColor`` as well.
    public var tintColor: Color?
    /// Whether the tint shows.
    public var tintAdjustmentMode: TintAdjustmentMode?
    /// How much room there is across: a container says so for a narrow column.
    public var horizontalSizeClass: UserInterfaceSizeClass?
    /// How much room there is from top to bottom.
    public var verticalSizeClass: UserInterfaceSizeClass?

    private var box: ThemeBox?
    var custom: CustomTraits?

    /// Creates overrides that say nothing.
    public init() {}

    /// The traits that follow from inherited ones.
    func applied(to inherited: TraitCollection) -> TraitCollection {
        var traits = inherited
        if let userInterfaceStyle { traits.userInterfaceStyle = userInterfaceStyle }
        if let accessibilityContrast { traits.accessibilityContrast = accessibilityContrast }
        if let accessibilityReduceTransparency {
            traits.accessibilityReduceTransparency = accessibilityReduceTransparency
        }
        if let textScale { traits.textScale = textScale }
        if let layoutDirection { traits.layoutDirection = layoutDirection }
        if let box {
            traits.box = box.theme == .standard ? nil : box
            if let tintColor = box.theme.tintColor {
                traits.tintColor = tintColor.replacingTint(with: inherited.tintColor)
            }
        }
        // A tint that is made of the tint is made of the one outside.
        if let tintColor { traits.tintColor = tintColor.replacingTint(with: traits.tintColor) }
        if let tintAdjustmentMode { traits.tintAdjustmentMode = tintAdjustmentMode }
        if let horizontalSizeClass { traits.horizontalSizeClass = horizontalSizeClass }
        if let verticalSizeClass { traits.verticalSizeClass = verticalSizeClass }
        if let custom { traits.custom = custom.over(inherited.custom) }
        return traits
    }

    /// These overrides, and where they say nothing those of who is outside.
    func over(_ outer: TraitOverrides) -> TraitOverrides {
        var all = self
        all.userInterfaceStyle = userInterfaceStyle ?? outer.userInterfaceStyle
        all.accessibilityContrast = accessibilityContrast ?? outer.accessibilityContrast
        all.accessibilityReduceTransparency = accessibilityReduceTransparency ?? outer.accessibilityReduceTransparency
        all.textScale = textScale ?? outer.textScale
        all.layoutDirection = layoutDirection ?? outer.layoutDirection
        // The tint of a theme inside goes before a tint that is set outside.
        all.tintColor = tintColor ?? (box?.theme.tintColor == nil ? outer.tintColor : nil)
        all.box = box ?? outer.box
        all.tintAdjustmentMode = tintAdjustmentMode ?? outer.tintAdjustmentMode
        all.horizontalSizeClass = horizontalSizeClass ?? outer.horizontalSizeClass
        all.verticalSizeClass = verticalSizeClass ?? outer.verticalSizeClass
        all.custom = custom?.over(outer.custom) ?? outer.custom
        return all
    }
}

/// The traits of one place in the tree. All views that say nothing else share those of their superview.
nonisolated final class TraitState: Sendable {
    let collection: TraitCollection
    let colors: ColorTraits

    init(_ collection: TraitCollection) {
        self.collection = collection
        colors = collection.colors
    }

    /// Those of what belongs to no application.
    static let standard = TraitState(TraitCollection())

    /// Those of a place inside this one.
    ///
    /// - Parameters:
    ///   - overrides: What is said there; `nil` for nothing.
    ///   - told: What it was before.
    /// - Returns: This object when nothing is said, and `told` when it is the same as before.
    func applying(_ overrides: TraitOverrides?, told: TraitState) -> TraitState {
        guard let overrides else { return self }
        let changed = overrides.applied(to: collection)
        return changed == told.collection ? told : TraitState(changed)
    }
}

/// What a view says about traits, and who hears of their changes. Most views have none of it.
final class ViewTraits {
    var overrides = TraitOverrides() {
        didSet { updateEffective() }
    }
    /// What the view's controller says for it.
    var controllerOverrides = TraitOverrides() {
        didSet { updateEffective() }
    }
    /// Whether a controller is shown in front of the one whose view this is.
    var isBehindController = false {
        didSet { updateEffective() }
    }
    /// Who is told of changes, in the order in which they asked.
    var registrations = TraitChangeList()

    /// All that is said; `nil` when nothing is.
    private(set) var effective: TraitOverrides?

    private func updateEffective() {
        var all = overrides.over(controllerOverrides)
        if isBehindController, all.tintAdjustmentMode == nil { all.tintAdjustmentMode = .dimmed }
        effective = all == TraitOverrides() ? nil : all
    }
}
