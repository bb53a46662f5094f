import TactusGeometry
import TactusGraphics
import TactusUI

/// The measures of rows, headers and what is around them, as a theme says: all of them are here.
nonisolated struct CollectionLook {
    private let spacing: Theme.Spacing
    private let controls: Theme.Controls

    init(_ theme: Theme) { (spacing, controls) = (theme.spacing, theme.controls) }

    /// From the side of a row to its text, in points.
    var margin: Double { spacing.large }
    /// From a picture to the text beside it.
    var imageSpacing: Double { spacing.medium }
    /// From a text to the accessory beside it.
    var accessorySpacing: Double { spacing.small }
    /// Above and below the text of a row: what the least row leaves beside a line of 22 points.
    var verticalMargin: Double { max((controls.height - 22) / 2, spacing.extraSmall) }
    /// Above and below the picture of a row.
    var pictureMargin: Double { spacing.small }
    /// How far the second line is below the first.
    var lineSpacing: Double { spacing.extraSmall / 2 }
    /// The least height of a row.
    var rowHeight: Double { controls.height }
    /// How wide the drawing before a title is, and that on an action, beside text of the ordinary size.
    var iconSide: Double { controls.signSize }
    /// How wide a sign at the end of a row is, beside text of the ordinary size.
    var accessorySide: Double { controls.signSize * 2 / 3 }
    /// How far an outline's level is indented.
    var indentation: Double { spacing.extraLarge }
    /// Above and below the words of a header.
    var headerMargin: Double { spacing.small }
    /// How wide an action behind a row is at the least.
    var actionWidth: Double { controls.height + 2 * spacing.large }
    /// How much room rows make for what would come between them.
    var dropGap: Double { controls.height }
    /// From the sides of a table's cell to its text.
    var tableMargin: Double { spacing.small }

    /// How much a cell in the hand is larger.
    static let liftScale = 1.03

    static let tableHeader = Color.secondarySystemBackground
    static let tableGround = Color.systemBackground
    static let plate = Color.secondarySystemGroupedBackground
    static let pinnedHeader = Color.secondarySystemBackground
    static let selected = Color.tintColor.withAlphaComponent(0.2)
    static let highlighted = Color.tertiarySystemFill
    static let destructive = Color.systemRed
    static let ordinaryAction = Color.systemGray
    static let band = Color.tintColor.withAlphaComponent(0.15)

    /// The room around the rows of a section.
    func insets(of configuration: CollectionListConfiguration) -> Insets {
        let top = configuration.headerMode == .none ? spacing.large : 0
        let bottom = configuration.footerMode == .none ? spacing.large : 0
        switch configuration.appearance {
        case .plain: return .zero
        case .grouped: return Insets(top: top, left: 0, bottom: bottom, right: 0)
        case .insetGrouped: return Insets(top: top, left: spacing.large, bottom: bottom, right: spacing.large)
        case .sidebar: return Insets(top: top, left: spacing.small, bottom: bottom, right: spacing.small)
        case .sidebarPlain: return Insets(top: top, left: 0, bottom: bottom, right: 0)
        }
    }

    /// How far rows are from the sides.
    func sideInset(of appearance: CollectionListConfiguration.Appearance?) -> Double {
        guard let appearance, appearance.isInset else { return 0 }
        return appearance.isSidebar ? spacing.small : spacing.large
    }
}

extension View {
    /// The measures of what shows here.
    final var look: CollectionLook { CollectionLook(theme) }

    /// By what goes to another place.
    final var changeSpring: Spring { Spring(duration: theme.motion.page) }

    /// By what follows a finger that has let go.
    final var settlingSpring: Spring { Spring(duration: theme.motion.page, bounce: 0.15) }
}
