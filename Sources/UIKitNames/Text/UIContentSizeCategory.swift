public import Tactus

/// How large the user wants text, in twelve steps.
nonisolated public struct UIContentSizeCategory: RawRepresentable, Hashable, Comparable, Sendable {
    /// The step's name.
    public let rawValue: String
    /// Creates the step of a name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// As nobody has said.
    public static let unspecified = UIContentSizeCategory(rawValue: "_UICTContentSizeCategoryUnspecified")
    /// The smallest.
    public static let extraSmall = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryXS")
    /// Smaller.
    public static let small = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryS")
    /// A little smaller than usual.
    public static let medium = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryM")
    /// The usual one.
    public static let large = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryL")
    /// Larger.
    public static let extraLarge = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryXL")
    /// Larger still.
    public static let extraExtraLarge = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryXXL")
    /// The largest of those that are not for people who see little.
    public static let extraExtraExtraLarge = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryXXXL")
    /// The smallest for people who see little.
    public static let accessibilityMedium = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryAccessibilityM")
    /// Larger.
    public static let accessibilityLarge = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryAccessibilityL")
    /// Larger still.
    public static let accessibilityExtraLarge = UIContentSizeCategory(
        rawValue: "UICTContentSizeCategoryAccessibilityXL")
    /// Much larger.
    public static let accessibilityExtraExtraLarge = UIContentSizeCategory(
        rawValue: "UICTContentSizeCategoryAccessibilityXXL")
    /// The largest.
    public static let accessibilityExtraExtraExtraLarge = UIContentSizeCategory(
        rawValue: "UICTContentSizeCategoryAccessibilityXXXL")

    /// Whether it is for people who see little: where lines stand one below the other that stand beside each other
    /// otherwise.
    public var isAccessibilityCategory: Bool { self >= .accessibilityMedium }

    /// The steps, with how large a body of text is that has 17 points usually.
    private static let steps: [(category: UIContentSizeCategory, points: Double)] = [
        (.extraSmall, 14), (.small, 15), (.medium, 16), (.large, 17), (.extraLarge, 19), (.extraExtraLarge, 21),
        (.extraExtraExtraLarge, 23), (.accessibilityMedium, 28), (.accessibilityLarge, 33),
        (.accessibilityExtraLarge, 40), (.accessibilityExtraExtraLarge, 47), (.accessibilityExtraExtraExtraLarge, 53),
    ]

    /// By how much text is larger than usual.
    var scale: Double { (Self.steps.first { $0.category == self }?.points ?? 17) / 17 }

    /// The step nearest to a scale.
    init(nearestTo scale: Double) {
        let nearest = Self.steps.min { abs($0.points / 17 - scale) < abs($1.points / 17 - scale) }
        self = nearest?.category ?? .large
    }

    /// Whether text is smaller at the first one than at the second.
    public static func < (one: UIContentSizeCategory, other: UIContentSizeCategory) -> Bool {
        func place(_ category: UIContentSizeCategory) -> Int {
            steps.firstIndex { $0.category == category } ?? -1
        }
        return place(one) < place(other)
    }
}

nonisolated extension UITraitCollection {
    /// How large the user wants text: the step nearest to `textScale`.
    public var preferredContentSizeCategory: UIContentSizeCategory {
        get { UIContentSizeCategory(nearestTo: textScale) }
        set { textScale = newValue.scale }
    }

    /// Creates ordinary traits with a size of text.
    public init(preferredContentSizeCategory: UIContentSizeCategory) {
        self.init(saying: .textScale) { $0.textScale = preferredContentSizeCategory.scale }
    }
}

nonisolated extension TraitOverrides {
    /// How large text is; nobody says it with `unspecified`, which it is at first.
    public var preferredContentSizeCategory: UIContentSizeCategory {
        get { textScale.map { UIContentSizeCategory(nearestTo: $0) } ?? .unspecified }
        set { textScale = newValue == .unspecified ? nil : newValue.scale }
    }
}

extension Application {
    /// How large the user wants text.
    public var preferredContentSizeCategory: UIContentSizeCategory {
        UIContentSizeCategory(nearestTo: preferences.textScale ?? 1)
    }
}
