/// Colours by what they are for, which take the place of the toolkit's own where they hold.
///
/// ```swift
/// var palette = ColorPalette()
/// palette[.systemBackground] = Color(light: Color(hex: 0xFFF8EC), dark: Color(hex: 0x1B1712))
/// palette[.label] = Color(light: Color(hex: 0x2A1D0C), dark: Color(hex: 0xF7EBDA))
/// ```
///
/// It holds where ``ColorTraits/palette`` says so: then `Color.systemBackground` and `Color.label` are those colours,
/// in built-in views as in an application's own. A role that is not set keeps the toolkit's colour, as does a colour in
/// a palette that is a role itself: there are no circles.
public struct ColorPalette: Hashable, Sendable {
    private var colors: [Color.Role: Color] = [:]

    /// Creates a palette that says nothing.
    public init() {}

    /// Whether it says nothing.
    public var isEmpty: Bool { colors.isEmpty }

    /// The colour for a purpose; `nil` for the toolkit's own.
    ///
    /// Text and backgrounds are opaque whatever is set, see ``Color/Role/isSolid``: what is behind a background is not
    /// painted.
    public subscript(role: Color.Role) -> Color? {
        get { colors.isEmpty ? nil : colors[role] }
        set { colors[role] = newValue }
    }
}

extension Color {
    /// The purpose of a colour. Each case is named as the static member of ``Color`` that it is the colour of.
    public enum Role: Hashable, Sendable, CaseIterable {
        /// Text: from the strongest to the faintest.
        case label, secondaryLabel, tertiaryLabel, quaternaryLabel
        /// Grounds of windows, and of groups on them.
        case systemBackground, secondarySystemBackground, tertiarySystemBackground
        /// Grounds of windows whose content lies on cards, the cards, and groups on those.
        case systemGroupedBackground, secondarySystemGroupedBackground, tertiarySystemGroupedBackground
        /// What lies in front of a page: bars at its edges; menus, dialogs and sheets.
        case barBackground, elevatedBackground
        /// Fills of shapes, from small to very large ones.
        case systemFill, secondarySystemFill, tertiarySystemFill, quaternarySystemFill
        /// Lines between things.
        case separator, opaqueSeparator
        /// What destroys something, and warnings.
        case systemRed
        /// What lies behind text that was found.
        case findHighlight
        /// What a finger takes hold of, and what that runs on; the plate of what is chosen among others.
        case controlKnob, controlTrack, controlPlate
        /// The line around what is empty or off: fields, marks, tracks.
        case controlOutline
        /// What lies between a page and what is in front of it.
        case scrim

        /// Whether nothing shows through: the alpha of such a colour does not count.
        public var isSolid: Bool {
            switch self {
            case .systemFill, .secondarySystemFill, .tertiarySystemFill, .quaternarySystemFill, .separator, .scrim:
                false
            default: true
            }
        }

        /// A palette's colour, opaque where it must be.
        func solid(_ color: Color) -> Color { isSolid ? color.withAlphaComponent(1) : color }
    }

    /// Creates the colour of a role.
    ///
    /// - Parameters:
    ///   - role: What it is for.
    ///   - standard: The toolkit's colour, where no palette says otherwise.
    package init(_ role: Role, standard: Color) {
        self.init(.role(role, standard: standard, alpha: ColorDynamics.RoleAlpha()), like: standard)
    }
}
