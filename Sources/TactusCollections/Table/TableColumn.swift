public import TactusGraphics

/// A column of a ``TableView``.
nonisolated public struct TableColumn: Hashable, Sendable, Identifiable {
    /// What the column is, wherever it stands.
    public let id: String
    /// What stands above it.
    public var title: String
    /// How wide it is, in points.
    public var width: Double
    /// How wide it is at the least, in points, when it is resized; 40 by default.
    public var minimumWidth = 40.0
    /// How wide it is at the most, in points, when it is resized; any width by default.
    public var maximumWidth = Double.infinity
    /// Whether the user may make it wider and narrower. `true` by default.
    public var isResizable = true
    /// Whether a tap on its title asks for another order of the rows. `false` by default.
    public var isSortable = false
    /// Where its texts stand; at the side where reading begins by default.
    public var alignment = TextAlignment.natural

    /// Creates a column.
    ///
    /// - Parameters:
    ///   - id: What it is, wherever it stands.
    ///   - title: What stands above it.
    ///   - width: How wide it is, in points. What is no number, or less than 0, counts as 100.
    public init(id: String, title: String, width: Double = 100) {
        self.id = id
        self.title = title
        self.width = width.isFinite && width >= 0 ? width : 100
    }

    /// The width nearest to one that the column may have.
    func limited(_ width: Double) -> Double {
        guard width.isFinite else { return self.width }
        return min(max(width, minimumWidth, 1), max(maximumWidth, minimumWidth))
    }
}

/// By which column, and in which direction, the rows of a ``TableView`` are sorted.
nonisolated public struct TableSort: Hashable, Sendable {
    /// The column's `TableColumn.id`.
    public var column: String
    /// Whether the least comes first.
    public var isAscending: Bool

    /// Creates an order.
    public init(column: String, isAscending: Bool = true) {
        self.column = column
        self.isAscending = isAscending
    }
}

/// A cell of a ``TableView``: a row in a column.
nonisolated public struct TablePosition: Hashable, Sendable {
    /// The row, counted from 0.
    public var row: Int
    /// The column as it stands, counted from 0.
    public var column: Int

    /// Creates a position.
    public init(row: Int, column: Int) {
        self.row = row
        self.column = column
    }
}
