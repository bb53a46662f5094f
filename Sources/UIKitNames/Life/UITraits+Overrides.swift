public import Tactus

/// Which traits a collection that was made of some of them speaks of; `nil` for all.
nonisolated private enum SpecifiedTraits: TraitDefinition {
    static let defaultValue: Set<SpecifiedTrait>? = nil
}

/// A trait that a collection can be made of.
nonisolated enum SpecifiedTrait: Hashable, Sendable, CaseIterable {
    case userInterfaceStyle, accessibilityContrast, horizontalSizeClass, verticalSizeClass, layoutDirection, textScale

    /// Takes the trait over from one collection to another.
    func copy(from source: UITraitCollection, to target: inout UITraitCollection) {
        switch self {
        case .userInterfaceStyle: target.userInterfaceStyle = source.userInterfaceStyle
        case .accessibilityContrast: target.accessibilityContrast = source.accessibilityContrast
        case .horizontalSizeClass: target.horizontalSizeClass = source.horizontalSizeClass
        case .verticalSizeClass: target.verticalSizeClass = source.verticalSizeClass
        case .layoutDirection: target.layoutDirection = source.layoutDirection
        case .textScale: target.textScale = source.textScale
        }
    }

    /// Says the trait of a collection, or takes back what was said.
    func override(_ overrides: inout TraitOverrides, by traits: UITraitCollection?) {
        switch self {
        case .userInterfaceStyle: overrides.userInterfaceStyle = traits?.userInterfaceStyle
        case .accessibilityContrast: overrides.accessibilityContrast = traits?.accessibilityContrast
        case .horizontalSizeClass: overrides.horizontalSizeClass = traits?.horizontalSizeClass
        case .verticalSizeClass: overrides.verticalSizeClass = traits?.verticalSizeClass
        case .layoutDirection: overrides.layoutDirection = traits?.layoutDirection
        case .textScale: overrides.textScale = traits?.textScale
        }
    }
}

nonisolated extension UITraitCollection {
    /// The traits that the collection was made of; all of them where it was not made of some.
    var specified: Set<SpecifiedTrait> {
        get { self[SpecifiedTraits.self] ?? Set(SpecifiedTrait.allCases) }
        set { self[SpecifiedTraits.self] = newValue }
    }

    /// Creates ordinary traits, of which one is said.
    init(saying trait: SpecifiedTrait, _ change: (inout UITraitCollection) -> Void) {
        self.init()
        change(&self)
        specified = [trait]
    }

    /// Creates ordinary traits with a style.
    public init(userInterfaceStyle: UserInterfaceStyle) {
        self.init(saying: .userInterfaceStyle) { $0.userInterfaceStyle = userInterfaceStyle }
    }

    /// Creates ordinary traits with a contrast.
    public init(accessibilityContrast: AccessibilityContrast) {
        self.init(saying: .accessibilityContrast) { $0.accessibilityContrast = accessibilityContrast }
    }

    /// Creates ordinary traits with so much room across.
    public init(horizontalSizeClass: UserInterfaceSizeClass) {
        self.init(saying: .horizontalSizeClass) { $0.horizontalSizeClass = horizontalSizeClass }
    }

    /// Creates ordinary traits with so much room from top to bottom.
    public init(verticalSizeClass: UserInterfaceSizeClass) {
        self.init(saying: .verticalSizeClass) { $0.verticalSizeClass = verticalSizeClass }
    }

    /// Creates ordinary traits with a direction of reading.
    public init(layoutDirection: UIUserInterfaceLayoutDirection) {
        self.init(saying: .layoutDirection) { $0.layoutDirection = layoutDirection }
    }

    /// Creates ordinary traits with what each of several collections says; the last one that speaks of a trait counts.
    public init(traitsFrom traitCollections: [UITraitCollection]) {
        self.init()
        var all: Set<SpecifiedTrait> = []
        for traits in traitCollections {
            for trait in traits.specified { trait.copy(from: traits, to: &self) }
            all.formUnion(traits.specified)
        }
        specified = all
    }
}

extension ViewController {
    private static var givenTraits = Notes<ViewController, UITraitCollection>()

    /// Says which traits a child has, and all in it, in place of those that it would inherit: of a collection that was
    /// made of some traits those, else all that can be said. What the child says itself (`traitOverrides`) goes by the
    /// same place: the last word counts.
    ///
    /// - Parameters:
    ///   - collection: The traits; `nil` takes back what was said by this method.
    ///   - childViewController: A child of this controller.
    public func setOverrideTraitCollection(
        _ collection: UITraitCollection?, forChild childViewController: UIViewController
    ) {
        precondition(childViewController.parent === self, "traits are said for a child: call addChild(_:) before")
        var overrides = childViewController.traitOverrides
        for trait in Self.givenTraits[childViewController]?.specified ?? [] { trait.override(&overrides, by: nil) }
        for trait in collection?.specified ?? [] { trait.override(&overrides, by: collection) }
        Self.givenTraits[childViewController] = collection
        childViewController.traitOverrides = overrides
    }

    /// The traits that were said for a child; `nil` for none.
    public func overrideTraitCollection(forChild childViewController: UIViewController) -> UITraitCollection? {
        childViewController.parent === self ? Self.givenTraits[childViewController] : nil
    }
}
