public import Tactus

extension CellAccessory {
    /// A view of the program's own at an end of a row.
    public struct CustomViewConfiguration {
        /// At which end of a row a view stands, and when.
        nonisolated public struct Placement: Hashable, Sendable {
            let isLeading: Bool
            let displayed: DisplayedState

            /// Before what the row says.
            public static func leading(displayed: DisplayedState = .always) -> Placement {
                Placement(isLeading: true, displayed: displayed)
            }

            /// At the end of the row.
            public static func trailing(displayed: DisplayedState = .always) -> Placement {
                Placement(isLeading: false, displayed: displayed)
            }
        }

        /// The view: as large as its frame, or as it says where that is empty.
        public var customView: View
        /// Where it stands.
        public var placement: Placement
        /// The colour that it is tinted with; `nil`, the default, for its own.
        public var tintColor: Color?

        /// Creates a configuration.
        ///
        /// - Parameters:
        ///   - customView: The view.
        ///   - placement: Where it stands.
        ///   - tintColor: The colour that it is tinted with; `nil` for its own.
        public init(customView: View, placement: Placement, tintColor: Color? = nil) {
            (self.customView, self.placement, self.tintColor) = (customView, placement, tintColor)
        }
    }

    /// A view of the program's own at an end of a row.
    public static func customView(configuration: CustomViewConfiguration) -> CellAccessory {
        let (view, placement) = (configuration.customView, configuration.placement)
        if let color = configuration.tintColor { view.tintColor = color }
        return .customView(view, displayed: placement.displayed, isLeading: placement.isLeading)
    }

    /// How an accessory that is words looks.
    nonisolated public struct LabelOptions: Hashable, Sendable {
        /// The colour of the words; `nil`, the default, for that of what is said second.
        public var tintColor: Color?
        /// Their font.
        public var font: Font

        /// Creates options.
        public init(tintColor: Color? = nil, font: Font = .preferred(.body)) {
            (self.tintColor, self.font) = (tintColor, font)
        }
    }

    /// Words at the end of a row, such as a number.
    ///
    /// - Parameters:
    ///   - text: The words.
    ///   - displayed: When they show.
    ///   - options: How they look.
    /// - Returns: The accessory.
    public static func label(
        text: String, displayed: DisplayedState = .always, options: LabelOptions = LabelOptions()
    ) -> CellAccessory {
        let label = Label(text: text)
        label.font = options.font
        label.textColor = options.tintColor ?? .secondaryLabel
        return .customView(label, displayed: displayed)
    }

    /// A sign that leads to more about the row.
    ///
    /// - Parameters:
    ///   - displayed: When it shows.
    ///   - actionHandler: Called when it is tapped.
    /// - Returns: The accessory.
    public static func detail(
        displayed: DisplayedState = .always, actionHandler: @escaping () -> Void
    ) -> CellAccessory { .customView(button(.info, "More", actionHandler), displayed: displayed) }

    /// A sign before the row by which it is taken out.
    ///
    /// - Parameters:
    ///   - displayed: When it shows.
    ///   - actionHandler: Called when it is tapped.
    /// - Returns: The accessory.
    public static func delete(
        displayed: DisplayedState = .whenEditing, actionHandler: @escaping () -> Void
    ) -> CellAccessory {
        let button = button(.minusCircleFill, "Delete", actionHandler)
        button.tintColor = .systemRed
        return .customView(button, displayed: displayed, isLeading: true)
    }

    private static func button(_ icon: Icon, _ name: String, _ action: @escaping () -> Void) -> Button {
        let button = Button(icon: icon, style: .plain)
        button.accessibilityLabel = name
        button.addAction(for: .touchUpInside) { _ in action() }
        return button
    }
}

extension CollectionListConfiguration.Appearance {
    /// What is behind a list of that look, all of it.
    var ground: UIColor {
        switch self {
        case .plain: .systemBackground
        case .grouped, .insetGrouped: .systemGroupedBackground
        case .sidebar, .sidebarPlain: .secondarySystemBackground
        }
    }
}

nonisolated extension UIBackgroundConfiguration {
    /// For rows of a column at the side: nothing, round where they are selected.
    public static func listSidebarCell() -> UIBackgroundConfiguration {
        var result = UIBackgroundConfiguration()
        result.cornerRadius = 8
        result.isOfList = true
        return result
    }
}
