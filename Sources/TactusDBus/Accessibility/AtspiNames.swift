#if DBus
    import TactusUI

    /// Names of AT-SPI 2, as `atspi-constants.h` and the interfaces' descriptions have them.
    nonisolated enum Atspi {
        static let registry = "org.a11y.atspi.Registry"
        static let registryPath = "/org/a11y/atspi/registry"
        static let root = "/org/a11y/atspi/accessible/root"
        static let cache = "/org/a11y/atspi/cache"
        static let null = "/org/a11y/atspi/null"
        /// What the path of every object but the root begins with.
        static let object = "/org/a11y/atspi/accessible/"

        static let accessible = "org.a11y.atspi.Accessible"
        static let action = "org.a11y.atspi.Action"
        static let application = "org.a11y.atspi.Application"
        static let cacheInterface = "org.a11y.atspi.Cache"
        static let component = "org.a11y.atspi.Component"
        static let editableText = "org.a11y.atspi.EditableText"
        static let selection = "org.a11y.atspi.Selection"
        static let socket = "org.a11y.atspi.Socket"
        static let text = "org.a11y.atspi.Text"
        static let value = "org.a11y.atspi.Value"
        static let objectEvent = "org.a11y.atspi.Event.Object"
        static let windowEvent = "org.a11y.atspi.Event.Window"
        static let focusEvent = "org.a11y.atspi.Event.Focus"
        static let properties = "org.freedesktop.DBus.Properties"
        static let introspectable = "org.freedesktop.DBus.Introspectable"

        /// The types of an object that is named, and of an item of the cache.
        static let reference = "(so)"
        static let cacheItem = "((so)(so)(so)iiassusau)"
    }

    /// A role of AT-SPI.
    nonisolated struct AtspiRole: Hashable, Sendable {
        let number: UInt32
        let name: String

        static let application = AtspiRole(75, "application")

        init(_ number: UInt32, _ name: String) {
            self.number = number
            self.name = name
        }

        /// The role that tools know for one of ours. Where there is none that says the same it is one that has the same
        /// states, or that has none.
        init(_ role: AccessibilityRole) {
            self =
                switch role {
                case .none, .group: AtspiRole(39, "panel")
                case .control: AtspiRole(67, "unknown")
                case .button: AtspiRole(43, "push button")
                case .link: AtspiRole(88, "link")
                case .toggleButton, .switch: AtspiRole(62, "toggle button")
                case .checkbox: AtspiRole(7, "check box")
                case .radioButton, .segment: AtspiRole(44, "radio button")
                case .radioGroup, .segmentedControl: AtspiRole(99, "grouping")
                case .slider, .pageControl: AtspiRole(51, "slider")
                case .stepper: AtspiRole(52, "spin button")
                case .progressIndicator: AtspiRole(42, "progress bar")
                case .activityIndicator: AtspiRole(3, "animation")
                case .label: AtspiRole(29, "label")
                case .textField, .searchField: AtspiRole(79, "entry")
                case .secureTextField: AtspiRole(40, "password text")
                case .textView: AtspiRole(61, "text")
                case .image: AtspiRole(27, "image")
                case .scrollView: AtspiRole(49, "scroll pane")
                case .list, .grid: AtspiRole(31, "list")
                case .row, .cell: AtspiRole(32, "list item")
                case .columnHeader: AtspiRole(10, "column header")
                case .heading: AtspiRole(83, "heading")
                case .titleBar: AtspiRole(104, "title bar")
                case .toolbar: AtspiRole(63, "tool bar")
                case .menuBar: AtspiRole(34, "menu bar")
                case .menu: AtspiRole(33, "menu")
                case .menuItem: AtspiRole(35, "menu item")
                case .tabBar: AtspiRole(38, "page tab list")
                case .tab: AtspiRole(37, "page tab")
                case .dialog: AtspiRole(16, "dialog")
                case .window: AtspiRole(23, "frame")
                }
        }
    }

    /// States of AT-SPI: a set of bits, by the numbers of `AtspiStateType`.
    nonisolated struct AtspiStates: OptionSet, Hashable, Sendable {
        let rawValue: UInt64

        static let active = state(1)
        static let busy = state(3)
        static let checked = state(4)
        static let editable = state(7)
        static let enabled = state(8)
        static let focusable = state(11)
        static let focused = state(12)
        static let modal = state(16)
        static let multiLine = state(17)
        static let pressed = state(20)
        static let selectable = state(22)
        static let selected = state(23)
        static let sensitive = state(24)
        static let showing = state(25)
        static let singleLine = state(26)
        static let visible = state(30)
        static let indeterminate = state(32)
        static let selectableText = state(38)
        static let checkable = state(41)
        static let readOnly = state(43)

        private static func state(_ number: UInt64) -> AtspiStates { AtspiStates(rawValue: 1 << number) }

        /// The states whose changes are told, with the names that tell them, in the order in which they are.
        static let told: [(AtspiStates, String)] = [
            (.enabled, "enabled"), (.sensitive, "sensitive"), (.showing, "showing"), (.visible, "visible"),
            (.checked, "checked"), (.pressed, "pressed"), (.indeterminate, "indeterminate"), (.selected, "selected"),
            (.busy, "busy"), (.editable, "editable"), (.focusable, "focusable"),
        ]

        /// The two words in which they go over the bus.
        var words: BusValue {
            .array(
                of: "u",
                [.uint32(UInt32(truncatingIfNeeded: rawValue)), .uint32(UInt32(truncatingIfNeeded: rawValue >> 32))])
        }
    }

    /// A call of a method, as it came over the bus.
    nonisolated struct AtspiCall: Hashable, Sendable {
        var path: String
        var interface: String
        var member: String
        var values: [BusValue] = []

        /// A number among the values.
        func int(_ index: Int) -> Int? {
            guard values.indices.contains(index) else { return nil }
            switch values[index] {
            case .int32(let number): return Int(number)
            case .uint32(let number): return Int(number)
            default: return nil
            }
        }

        /// A text among the values.
        func string(_ index: Int) -> String? {
            guard values.indices.contains(index), case .string(let text) = values[index] else { return nil }
            return text
        }

        /// That these are not the values that the method has.
        var invalid: AtspiAnswer { .refusal(.invalidArguments(of: member)) }
    }

    /// What comes of a call.
    nonisolated enum AtspiAnswer: Hashable, Sendable {
        case reply([BusValue])
        case refusal(BusRefusal)

        static func reply(_ value: BusValue) -> AtspiAnswer { .reply([value]) }
    }

    nonisolated extension BusRefusal {
        /// That more was asked for than is told at once.
        static func tooMuch(_ text: String) -> BusRefusal {
            BusRefusal(name: "org.freedesktop.DBus.Error.LimitsExceeded", text: text)
        }
    }
#endif
