/// Whether things are drawn dark on light, or light on dark.
public enum UserInterfaceStyle: Hashable, Sendable, CaseIterable {
    /// Dark on light.
    case light
    /// Light on dark.
    case dark
}

/// How well what is drawn stands out from what is behind it.
public enum AccessibilityContrast: Hashable, Sendable, CaseIterable {
    /// Well enough for most.
    case normal
    /// As much as possible, for those who do not see well.
    case high
}

/// The surroundings by which dynamic colours are resolved when something is drawn.
public struct ColorTraits: Hashable, Sendable {
    /// Light or dark.
    public var userInterfaceStyle: UserInterfaceStyle
    /// Normal or high contrast.
    public var accessibilityContrast: AccessibilityContrast
    /// The colour that ``Color/tintColor`` is resolved to.
    public var tintColor: Color
    /// The colours that take the place of the toolkit's own; empty for none.
    public var palette = ColorPalette()

    /// Creates surroundings: without arguments the ordinary ones, with the toolkit's own tint.
    public init(
        userInterfaceStyle: UserInterfaceStyle = .light, accessibilityContrast: AccessibilityContrast = .normal,
        tintColor: Color? = nil
    ) {
        self.userInterfaceStyle = userInterfaceStyle
        self.accessibilityContrast = accessibilityContrast
        self.tintColor = tintColor ?? .standardTint
    }

    /// The same with another tint.
    func withTint(_ tintColor: Color) -> ColorTraits {
        var traits = self
        traits.tintColor = tintColor
        return traits
    }

    /// The same with the toolkit's own colours.
    func withoutPalette() -> ColorTraits {
        var traits = self
        traits.palette = ColorPalette()
        return traits
    }
}

/// What of the surroundings something depends on.
package struct ColorDependence: OptionSet, Hashable, Sendable {
    package let rawValue: UInt8

    package init(rawValue: UInt8) { self.rawValue = rawValue }

    /// Light or dark, normal or high contrast.
    package static let surroundings = ColorDependence(rawValue: 1 << 0)
    /// The tint.
    package static let tint = ColorDependence(rawValue: 1 << 1)

    /// What is not the same in two surroundings.
    package init(between old: ColorTraits, and new: ColorTraits) {
        self = []
        if old.withTint(.standardTint) != new.withTint(.standardTint) { insert(.surroundings) }
        func isOther(_ use: Color.Use) -> Bool {
            Color.tintColor.resolved(in: old, for: use) != Color.tintColor.resolved(in: new, for: use)
        }
        guard Color.Use.allCases.contains(where: isOther) else { return }
        insert(.tint)
        if !new.palette.isEmpty { insert(.surroundings) }  // which may be made of the tint
    }
}
