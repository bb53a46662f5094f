extension Color {
    /// Creates a colour that is another one in dark surroundings, and where the user wishes for more contrast.
    ///
    /// ```swift
    /// let paper = Color(light: Color(hex: 0xFFF8E7), dark: Color(hex: 0x1E1A12))
    /// ```
    ///
    /// The colours may be dynamic themselves.
    ///
    /// - Parameters:
    ///   - light: The colour in light surroundings.
    ///   - dark: The colour in dark surroundings.
    ///   - highContrastLight: The colour in light surroundings with high contrast; `nil` for `light`.
    ///   - highContrastDark: The colour in dark surroundings with high contrast; `nil` for `dark`.
    public init(light: Color, dark: Color, highContrastLight: Color? = nil, highContrastDark: Color? = nil) {
        let dynamics = ColorDynamics.variants(
            light: light, dark: dark, highContrastLight: highContrastLight ?? light,
            highContrastDark: highContrastDark ?? dark)
        self.init(dynamics, like: light)
    }

    /// The tint of the surroundings: what can be pressed, and what is chosen, is drawn with it.
    public static let tintColor = Color(.tint(alpha: 1), like: standardTint)

    /// The tint where nothing says otherwise.
    package static let standardTint = Color(
        light: Color(hex: 0x0353C6), dark: Color(hex: 0x71A6FE), highContrastLight: Color(hex: 0x00398E),
        highContrastDark: Color(hex: 0x9CC2FF))

    /// Whether the colour depends on where it is drawn.
    public var isDynamic: Bool { dynamics != nil }

    /// The colour that this one is in some surroundings: itself, unless it is dynamic.
    ///
    /// - Parameters:
    ///   - traits: The surroundings.
    ///   - use: What is drawn with it, see ``textShade``. A fill, unless given.
    /// - Returns: A colour that is the same everywhere.
    public func resolved(in traits: ColorTraits, for use: Use = .fill) -> Color {
        dynamics?.resolved(in: traits, for: use) ?? self
    }

    /// Whether the colour says itself what it fills with in some surroundings, and is something else as text.
    ///
    /// - Parameter traits: The surroundings.
    /// - Returns: `false` for a plain colour, which is the same for each use.
    package func hasOwnFill(in traits: ColorTraits) -> Bool { dynamics?.hasOwnFill(in: traits) ?? false }

    /// The colour with another in place of the tint, wherever it is made of that.
    ///
    /// - Parameter tint: What the tint is outside of the place for which this colour is the tint.
    /// - Returns: A colour that is not made of the tint, unless `tint` is.
    package func replacingTint(with tint: Color) -> Color { dynamics?.replacingTint(with: tint) ?? self }

    /// What of the surroundings the colour depends on.
    package var dependence: ColorDependence { dynamics?.dependence ?? [] }

    /// Whether nothing shows through, wherever it is drawn.
    package var isOpaque: Bool { dynamics?.isOpaque ?? (alpha == 1) }

    /// Whether something of it is seen, in some surroundings at least.
    package var isVisible: Bool { dynamics?.isVisible ?? (alpha > 0) }

    /// The same colour with its alpha, in each of its variants, times `factor`.
    package func multiplyingAlpha(by factor: Double) -> Color {
        let plain = Color(red: red, green: green, blue: blue, alpha: alpha * factor)
        return dynamics.map { Color($0.multiplyingAlpha(by: factor), like: plain) } ?? plain
    }
}

/// What a dynamic colour is made of.
indirect enum ColorDynamics: Hashable, Sendable {
    case variants(light: Color, dark: Color, highContrastLight: Color, highContrastDark: Color)
    case tint(alpha: Double)
    /// Another shade for each use.
    case shades(fill: Color, sign: Color, text: Color)
    /// What a colour is for one use, whatever it is used for.
    case shade(of: Color, use: Color.Use)
    /// Black or white, whichever can be read on a colour.
    case ink(on: Color, alpha: Double)
    /// The colour of a palette, and where that says nothing the standard one, whose alpha is changed already.
    case role(Color.Role, standard: Color, alpha: RoleAlpha)

    /// What becomes of the alpha of a palette's colour.
    struct RoleAlpha: Hashable, Sendable {
        /// What it is instead; `nil` for what it is.
        var fixed: Double?
        /// By what it is multiplied then.
        var factor = 1.0

        func applied(to color: Color) -> Color {
            let color = fixed.map(color.withAlphaComponent) ?? color
            return factor == 1 ? color : color.multiplyingAlpha(by: factor)
        }
    }

    func resolved(in traits: ColorTraits, for use: Color.Use) -> Color {
        switch self {
        case .variants(let light, let dark, let highContrastLight, let highContrastDark):
            switch (traits.userInterfaceStyle, traits.accessibilityContrast) {
            case (.light, .normal): light.resolved(in: traits, for: use)
            case (.dark, .normal): dark.resolved(in: traits, for: use)
            case (.light, .high): highContrastLight.resolved(in: traits, for: use)
            case (.dark, .high): highContrastDark.resolved(in: traits, for: use)
            }
        case .tint(let alpha):
            // A tint that is made of the tint would have no end.
            traits.tintColor.resolved(in: traits.withTint(.standardTint), for: use).multiplyingAlpha(by: alpha)
        case .shades(let fill, let sign, let text):
            switch use {
            case .fill: fill.resolved(in: traits, for: use)
            case .sign: sign.resolved(in: traits, for: use)
            case .text: text.resolved(in: traits, for: use)
            }
        case .shade(let color, let own): color.resolved(in: traits, for: own)
        case .ink(let color, let alpha):
            color.resolved(in: traits).contrastingTextColor.withAlphaComponent(alpha)
        case .role(let role, let standard, let alpha):
            if let own = traits.palette[role] {
                // A palette that is made of roles would have no end.
                alpha.applied(to: role.solid(own.resolved(in: traits.withoutPalette(), for: use)))
            } else {
                standard.resolved(in: traits, for: use)
            }
        }
    }

    var dependence: ColorDependence {
        switch self {
        case .variants(let light, let dark, let highContrastLight, let highContrastDark):
            [light, dark, highContrastLight, highContrastDark].reduce(into: .surroundings) {
                $0.formUnion($1.dependence)
            }
        case .tint: .tint
        case .shades(let fill, let sign, let text): fill.dependence.union(sign.dependence).union(text.dependence)
        case .shade(let color, _), .ink(let color, _): color.dependence
        case .role(_, let standard, _): standard.dependence.union(.surroundings)
        }
    }

    var isOpaque: Bool {
        switch self {
        case .variants(let light, let dark, let highContrastLight, let highContrastDark):
            light.isOpaque && dark.isOpaque && highContrastLight.isOpaque && highContrastDark.isOpaque
        case .tint: false  // it may be any colour
        case .shades(let fill, let sign, let text): fill.isOpaque && sign.isOpaque && text.isOpaque
        case .shade(let color, _): color.isOpaque
        case .ink(_, let alpha): alpha == 1
        case .role(let role, let standard, _): role.isSolid && standard.isOpaque
        }
    }

    var isVisible: Bool {
        switch self {
        case .variants(let light, let dark, let highContrastLight, let highContrastDark):
            light.isVisible || dark.isVisible || highContrastLight.isVisible || highContrastDark.isVisible
        case .tint(let alpha), .ink(_, let alpha): alpha > 0
        case .shades(let fill, let sign, let text): fill.isVisible || sign.isVisible || text.isVisible
        case .shade(let color, _): color.isVisible
        case .role(_, _, let alpha): alpha.factor > 0 && alpha.fixed != 0
        }
    }

    func withAlphaComponent(_ alpha: Double) -> ColorDynamics {
        switch self {
        case .variants, .shades, .shade: changingParts { $0.withAlphaComponent(alpha) }
        case .tint: .tint(alpha: alpha)
        case .ink(let color, _): .ink(on: color, alpha: alpha)
        case .role(let role, let standard, _):
            .role(role, standard: standard.withAlphaComponent(alpha), alpha: RoleAlpha(fixed: alpha))
        }
    }

    func multiplyingAlpha(by factor: Double) -> ColorDynamics {
        switch self {
        case .variants, .shades, .shade: changingParts { $0.multiplyingAlpha(by: factor) }
        case .tint(let alpha): .tint(alpha: alpha * factor)
        case .ink(let color, let alpha): .ink(on: color, alpha: alpha * factor)
        case .role(let role, let standard, var alpha):
            changingRole(role, standard.multiplyingAlpha(by: factor), &alpha, factor)
        }
    }

    private func changingRole(
        _ role: Color.Role, _ standard: Color, _ alpha: inout RoleAlpha, _ factor: Double
    ) -> ColorDynamics {
        alpha.factor *= factor
        return .role(role, standard: standard, alpha: alpha)
    }

    func hasOwnFill(in traits: ColorTraits) -> Bool {
        switch self {
        case .variants(let light, let dark, let highContrastLight, let highContrastDark):
            switch (traits.userInterfaceStyle, traits.accessibilityContrast) {
            case (.light, .normal): light.hasOwnFill(in: traits)
            case (.dark, .normal): dark.hasOwnFill(in: traits)
            case (.light, .high): highContrastLight.hasOwnFill(in: traits)
            case (.dark, .high): highContrastDark.hasOwnFill(in: traits)
            }
        case .tint: traits.tintColor.hasOwnFill(in: traits.withTint(.standardTint))
        case .shades: true
        case .role(let role, let standard, _):
            traits.palette[role].map { $0.hasOwnFill(in: traits.withoutPalette()) } ?? standard.hasOwnFill(in: traits)
        case .shade(let color, _): color.hasOwnFill(in: traits)
        case .ink: false
        }
    }

    func replacingTint(with tint: Color) -> Color? {
        switch self {
        case .tint(let alpha): return tint.multiplyingAlpha(by: alpha)
        case .variants, .shades, .shade:
            guard dependence.contains(.tint) else { return nil }
            let changed = changingParts { $0.replacingTint(with: tint) }
            return Color(changed, like: changed.resolved(in: ColorTraits(), for: .fill))
        case .ink, .role: return nil
        }
    }

    /// The same with each of the colours changed that it is made of.
    private func changingParts(_ change: (Color) -> Color) -> ColorDynamics {
        switch self {
        case .variants(let light, let dark, let highContrastLight, let highContrastDark):
            .variants(
                light: change(light), dark: change(dark), highContrastLight: change(highContrastLight),
                highContrastDark: change(highContrastDark))
        case .shades(let fill, let sign, let text):
            .shades(fill: change(fill), sign: change(sign), text: change(text))
        case .shade(let color, let use): .shade(of: change(color), use: use)
        case .tint, .ink, .role: self
        }
    }
}
