import TactusGeometry
import TactusGraphics
import TactusUI

/// The measures and colours of rows, headers and what is around them: all of them are here.
nonisolated enum CollectionLook {
    /// From the side of a row to its text, in points.
    static let margin = 16.0
    /// From a picture to the text beside it.
    static let imageSpacing = 12.0
    /// From a text to the accessory beside it.
    static let accessorySpacing = 8.0
    /// Above and below the text of a row.
    static let verticalMargin = 11.0
    /// How far the second line is below the first.
    static let lineSpacing = 2.0
    /// The least height of a row.
    static let rowHeight = 44.0
    /// How wide an accessory is.
    static let accessorySide = 20.0
    /// How far an outline's level is indented.
    static let indentation = 20.0
    /// How far plates of ``CollectionListConfiguration/Appearance/insetGrouped`` are from the sides, and apart.
    static let plateMargin = 16.0
    /// How round the corners of these plates are.
    static let plateRadius = 12.0
    /// How wide an action behind a row is at the least.
    static let actionWidth = 74.0
    /// How much room rows make for what would come between them.
    static let dropGap = 44.0
    /// How much a cell in the hand is larger.
    static let liftScale = 1.03

    static let text = Color.label
    /// From the sides of a table's cell to its text, in points.
    static let tableMargin = 8.0
    static let tableHeader = Color.secondarySystemBackground
    static let tableGround = Color.systemBackground
    static let plate = Color.secondarySystemGroupedBackground
    static let groundOfGroups = Color.systemGroupedBackground
    static let pinnedHeader = Color.secondarySystemBackground
    static let selected = Color.tintColor.withAlphaComponent(0.2)
    static let highlighted = Color.tertiarySystemFill
    static let destructive = Color.systemRed
    static let ordinaryAction = Color.systemGray
    static let band = Color.tintColor.withAlphaComponent(0.15)

    /// How long what changes takes.
    static let change = Spring(duration: .milliseconds(350))

    /// The room around the rows of a section.
    static func insets(of configuration: CollectionListConfiguration) -> Insets {
        let hasHeader = configuration.headerMode != .none
        let hasFooter = configuration.footerMode != .none
        switch configuration.appearance {
        case .plain: return .zero
        case .grouped:
            return Insets(top: hasHeader ? 0 : plateMargin, left: 0, bottom: hasFooter ? 0 : plateMargin, right: 0)
        case .insetGrouped:
            return Insets(
                top: hasHeader ? 0 : plateMargin, left: plateMargin, bottom: hasFooter ? 0 : plateMargin,
                right: plateMargin)
        }
    }
}
