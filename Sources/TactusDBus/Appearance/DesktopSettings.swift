#if DBus
    import TactusUI

    /// What the desktop's portal has told of the user's settings, as far as they concern what programs look like.
    ///
    /// Whoever tells is not trusted: what is not known here is not kept, and what makes no sense says nothing.
    nonisolated struct DesktopSettings: Hashable, Sendable {
        /// What is told with a namespace and a key.
        enum Key: String, CaseIterable, Sendable {
            case colorScheme = "org.freedesktop.appearance color-scheme"
            case contrast = "org.freedesktop.appearance contrast"
            case accentColor = "org.freedesktop.appearance accent-color"
            case reducedMotion = "org.freedesktop.appearance reduced-motion"
            case gnomeFont = "org.gnome.desktop.interface font-name"
            case kdeFont = "org.kde.kdeglobals.General font"
            case textScale = "org.gnome.desktop.interface text-scaling-factor"
            case keyTheme = "org.gnome.desktop.interface gtk-key-theme"
            case animations = "org.gnome.desktop.interface enable-animations"
            case gnomeScheme = "org.gnome.desktop.interface color-scheme"
            case gnomeContrast = "org.gnome.desktop.a11y.interface high-contrast"
        }

        /// The namespaces that are asked for.
        static let namespaces = [
            "org.freedesktop.appearance", "org.gnome.desktop.interface", "org.gnome.desktop.a11y.interface",
            "org.kde.kdeglobals.General",
        ]

        private var values: [Key: BusValue] = [:]

        /// Nothing was told yet.
        init() {}

        /// Takes over what was told of all settings.
        ///
        /// - Parameter reply: The values of the reply to `ReadAll`; `nil` is the answer when they are none.
        init?(reply: [BusValue]) {
            guard case .dictionary(let namespaces)? = reply.first else { return nil }
            for namespace in namespaces {
                guard case .dictionary(let entries) = namespace.value.content else { continue }
                for entry in entries { set(namespace.name, entry.name, entry.value) }
            }
        }

        /// Takes over one setting.
        ///
        /// - Parameter signal: The values of `SettingChanged`.
        mutating func change(_ signal: [BusValue]) {
            guard signal.count == 3, case .string(let namespace) = signal[0], case .string(let key) = signal[1] else {
                return
            }
            set(namespace, key, signal[2])
        }

        private mutating func set(_ namespace: String, _ key: String, _ value: BusValue) {
            if let key = Key(rawValue: "\(namespace) \(key)") { values[key] = value.content }
        }

        // MARK: What follows

        /// The user's wishes. What the portal says for all desktops goes before what one desktop says for itself.
        var preferences: AppearancePreferences {
            var preferences = AppearancePreferences()
            preferences.userInterfaceStyle = style
            preferences.accessibilityContrast = contrast
            preferences.textScale = textScale
            preferences.accentColor = accentColor
            preferences.reducesMotion = reducesMotion
            preferences.fontFamily = fontFamily
            if case .string(let theme) = values[.keyTheme] {
                preferences.textKeyBindings = TextKeyBindings(name: theme)
            }
            return preferences
        }

        private var style: UserInterfaceStyle? {
            switch values[.colorScheme] {
            case .uint32(1): .dark
            case .uint32(2): .light
            default:
                switch values[.gnomeScheme] {
                case .string("prefer-dark"): .dark
                case .string("prefer-light"): .light
                default: nil
                }
            }
        }

        private var contrast: AccessibilityContrast? {
            if case .uint32(1) = values[.contrast] { return .high }
            return values[.gnomeContrast] == .boolean(true) ? .high : nil
        }

        /// The family of the interface's font: of GNOME's description, or of KDE's.
        private var fontFamily: String? {
            if case .string(let description) = values[.gnomeFont] { return InterfaceFont.family(ofPango: description) }
            if case .string(let description) = values[.kdeFont] { return InterfaceFont.family(ofQt: description) }
            return nil
        }

        private var textScale: Double? {
            guard case .double(let scale) = values[.textScale], (0.5...3.5).contains(scale) else { return nil }
            return scale
        }

        /// Three numbers from 0 to 1; others mean that there is none.
        private var accentColor: Color? {
            guard case .structure(let parts) = values[.accentColor], parts.count == 3 else { return nil }
            var numbers: [Double] = []
            for case .double(let number) in parts where (0...1).contains(number) { numbers.append(number) }
            guard numbers.count == 3 else { return nil }
            return Color(red: numbers[0], green: numbers[1], blue: numbers[2])
        }

        private var reducesMotion: Bool? {
            switch values[.reducedMotion] {
            case .uint32(1): return true
            case .uint32(0): return false
            default: return values[.animations] == .boolean(false) ? true : nil
            }
        }
    }
#endif
