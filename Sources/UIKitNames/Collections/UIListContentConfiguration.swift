public import Tactus

nonisolated extension ListContentConfiguration {
    /// A title.
    public static func cell() -> ListContentConfiguration { ListContentConfiguration() }

    /// A title, and a line below it.
    public static func subtitleCell() -> ListContentConfiguration { ListContentConfiguration() }

    /// A title, and a value at the end of its line.
    public static func valueCell() -> ListContentConfiguration {
        var configuration = ListContentConfiguration()
        configuration.prefersSideBySideTextAndSecondaryText = true
        return configuration
    }

    /// The heading of a section of a plain list.
    public static func plainHeader() -> ListContentConfiguration { heading(.headline, .label) }

    /// What stands below a section of a plain list.
    public static func plainFooter() -> ListContentConfiguration { heading(.footnote, .secondaryLabel) }

    /// The heading of a section of a grouped list.
    public static func groupedHeader() -> ListContentConfiguration { heading(.footnote, .secondaryLabel) }

    /// What stands below a section of a grouped list.
    public static func groupedFooter() -> ListContentConfiguration { heading(.footnote, .secondaryLabel) }

    /// A title in a column at the side.
    public static func sidebarCell() -> ListContentConfiguration { ListContentConfiguration() }

    /// A title in a column at the side, and a line below it.
    public static func sidebarSubtitleCell() -> ListContentConfiguration { ListContentConfiguration() }

    /// The heading of a section in a column at the side.
    public static func sidebarHeader() -> ListContentConfiguration { heading(.headline, .label) }

    private static func heading(_ style: UIFont.TextStyle, _ color: UIColor) -> ListContentConfiguration {
        var configuration = ListContentConfiguration()
        configuration.textProperties.font = .preferred(style)
        configuration.textProperties.color = color
        return configuration
    }

    /// The title with attributes of its parts, in place of `text`; `nil` for one without.
    public var attributedText: NSAttributedString? {
        get { styledText.map { NSAttributedString($0) } }
        set { styledText = newValue?.styledText }
    }

    /// What is said beside the title, with attributes of its parts; `nil` for a text without.
    public var secondaryAttributedText: NSAttributedString? {
        get { secondaryStyledText.map { NSAttributedString($0) } }
        set { secondaryStyledText = newValue?.styledText }
    }

    /// How the picture of a row looks.
    public struct ImageProperties: Hashable, Sendable {
        /// How round its corners are, in points; `nil` for as round as the theme says.
        public var cornerRadius: CGFloat?
        /// The colour of a picture that is a template; `nil` for the tint.
        public var tintColor: Color?
        /// How large it is at the most, in points: its place is a square of the lesser side.
        public var maximumSize: CGSize
    }

    /// How the picture looks.
    public var imageProperties: ImageProperties {
        get {
            ImageProperties(
                cornerRadius: imageCornerRadius, tintColor: imageTintColor,
                maximumSize: CGSize(width: imageSize, height: imageSize))
        }
        set {
            imageCornerRadius = newValue.cornerRadius
            imageTintColor = newValue.tintColor
            let side = min(newValue.maximumSize.width, newValue.maximumSize.height)
            if side > 0 { imageSize = side }
        }
    }
}

/// A value with members that are optional in UIKit.
nonisolated public protocol OptionalValueForms {}

extension ListContentConfiguration: OptionalValueForms {}

nonisolated extension OptionalValueForms where Self == ListContentConfiguration {
    /// The title; never `nil` when read.
    public var text: String? {
        get { self[keyPath: \ListContentConfiguration.text as KeyPath<ListContentConfiguration, String>] }
        set {
            self[keyPath: \ListContentConfiguration.text as WritableKeyPath<ListContentConfiguration, String>] =
                newValue ?? ""
        }
    }
}

extension CollectionListCell {
    /// A configuration without anything in it: fill it in, and set it as the cell's `contentConfiguration`.
    public func defaultContentConfiguration() -> ListContentConfiguration { ListContentConfiguration() }
}

extension CellAccessory {
    /// How a sign that expands and collapses an item is used.
    nonisolated public struct OutlineDisclosureOptions: Hashable, Sendable {
        /// By what an item is expanded and collapsed.
        nonisolated public enum Style: Hashable, Sendable, CaseIterable {
            /// As ``cell``.
            case automatic
            /// By the whole row, which is not selected.
            case header
            /// By the sign.
            case cell
        }

        /// By what an item is expanded and collapsed.
        public var style: Style

        /// Creates options.
        public init(style: Style = .automatic) { self.style = style }
    }

    /// A sign that says whether what is in the item shows, and changes that: of an item in an
    /// `NSDiffableDataSourceSectionSnapshot`.
    public static func outlineDisclosure(
        displayed: DisplayedState = .always, options: OutlineDisclosureOptions
    ) -> CellAccessory { .outlineDisclosure(displayed: displayed, byRow: options.style == .header) }
}
