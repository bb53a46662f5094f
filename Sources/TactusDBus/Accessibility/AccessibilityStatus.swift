#if DBus
    /// Whether assistive tools are wanted, as `org.a11y.Status` tells.
    nonisolated struct AccessibilityStatus: Hashable, Sendable {
        static let service = "org.a11y.Bus"
        static let path = "/org/a11y/bus"
        static let interface = "org.a11y.Status"

        /// Whether tools of any kind may be at work.
        var isEnabled = false
        /// Whether a screen reader is.
        var isScreenReaderEnabled = false

        /// Whether there is anything to do.
        var isWanted: Bool { isEnabled || isScreenReaderEnabled }

        /// Takes properties over; others than those that are known do not count.
        mutating func take(_ properties: [BusEntry]) {
            for property in properties {
                guard case .boolean(let isOn) = property.value.content else { continue }
                switch property.name {
                case "IsEnabled": isEnabled = isOn
                case "ScreenReaderEnabled": isScreenReaderEnabled = isOn
                default: break
                }
            }
        }
    }
#endif
