import Tactus

/// Lists, a grid and a table: one of them at a time.
final class ListsPage: View {
    private let choice = SegmentedControl(titles: Kind.allCases.map(\.rawValue))
    private var shown: View
    private static let margin = 20.0

    /// What is shown.
    enum Kind: String, CaseIterable {
        case settings = "Settings"
        case tasks = "Tasks"
        case files = "Files"
        case tiles = "Tiles"
        case table = "Table"

        func makeView() -> View {
            switch self {
            case .settings: SettingsList()
            case .tasks: TasksList()
            case .files: FilesList()
            case .tiles: TilesGrid()
            case .table: WorldsTable()
            }
        }

        /// Rows are not wider than one likes to read.
        var isNarrow: Bool { self == .settings || self == .tasks || self == .files }
    }

    private var kind: Kind { Kind.allCases[max(choice.selectedSegmentIndex, 0)] }

    override init(frame: Rect = .zero) {
        shown = Kind.settings.makeView()
        super.init(frame: frame)
        choice.accessibilityLabel = "List"
        choice.selectedSegmentIndex = 0
        choice.addTarget(self, action: ListsPage.choose, for: .valueChanged)
        for view in [choice, shown] { addSubview(view) }
    }

    private func choose() {
        shown.removeFromSuperview()
        shown = kind.makeView()
        addSubview(shown)
        setNeedsLayout()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let room = max(bounds.width - 2 * Self.margin, 0)
        let width = min(room, FormPage.widest)
        choice.frame = Rect(
            x: (bounds.width - width) / 2, y: 4, width: width, height: choice.intrinsicContentSize.height)
        let top = choice.frame.maxY + 12
        let height = max(bounds.height - top, 0)
        // Rows on plates bring the room at their sides along.
        let list = min(width + 2 * theme.spacing.large, bounds.width)
        shown.frame =
            kind.isNarrow
            ? Rect(x: (bounds.width - list) / 2, y: top, width: list, height: height)
            : Rect(x: Self.margin, y: top, width: room, height: max(height - Self.margin, 0))
        if !kind.isNarrow { shown.cornerRadius = theme.radii.large }
    }
}
