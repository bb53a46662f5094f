public import Tactus

/// Light or dark, or what is around.
nonisolated public enum UIUserInterfaceStyle: Int, Hashable, Sendable, CaseIterable {
    /// As it is around.
    case unspecified
    /// Dark on light.
    case light
    /// Light on dark.
    case dark

    init(_ style: UserInterfaceStyle?) { self = style.map { $0 == .dark ? .dark : .light } ?? .unspecified }

    var style: UserInterfaceStyle? {
        switch self {
        case .unspecified: nil
        case .light: .light
        case .dark: .dark
        }
    }
}

/// What has a style that can be asked for by both enumerations.
nonisolated public protocol UserInterfaceStyled {}

extension TraitCollection: UserInterfaceStyled {}

nonisolated extension UserInterfaceStyled where Self == TraitCollection {
    /// Light or dark.
    public var userInterfaceStyle: UIUserInterfaceStyle {
        UIUserInterfaceStyle(self.userInterfaceStyle as UserInterfaceStyle)
    }
}

extension View {
    /// Light or dark, whatever is around, or as that is.
    public var overrideUserInterfaceStyle: UIUserInterfaceStyle {
        get { UIUserInterfaceStyle(traitOverrides.userInterfaceStyle) }
        set { traitOverrides.userInterfaceStyle = newValue.style }
    }
}

extension ViewController {
    /// Light or dark in the controller's view, whatever is around, or as that is.
    public var overrideUserInterfaceStyle: UIUserInterfaceStyle {
        get { view.overrideUserInterfaceStyle }
        set { view.overrideUserInterfaceStyle = newValue }
    }
}
