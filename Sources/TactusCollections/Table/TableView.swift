public import TactusControls
public import TactusGeometry
import TactusGraphics
public import TactusPlatform
public import TactusUI

/// Rows and columns, as desktops have them: columns that are resized, sorted by and put elsewhere, the first ones
/// frozen, and of millions of rows and thousands of columns only the cells that show.
///
/// ```swift
/// let table = TableView(columns: [
///     TableColumn(id: "name", title: "Name", width: 220), TableColumn(id: "size", title: "Size"),
/// ])
/// table.numberOfFrozenColumns = 1
/// table.dataSource = files
/// ```
///
/// A tap selects a row, and marks its cell; arrows move the mark, Return edits the cell where the delegate has an
/// editor for it. The table knows no text field: an editor is any view (`TableViewDelegate`).
open class TableView: ScrollView {
    /// What the table shows. Weak. Setting it loads the rows.
    public final weak var dataSource: (any TableViewDataSource)? { didSet { reloadData() } }

    /// The columns, in the order in which they stand.
    public final var columns: [TableColumn] {
        didSet { if columns != oldValue { columnsDidChange(from: oldValue) } }
    }

    /// How many columns stay at the side while the others are scrolled; none by default.
    public final var numberOfFrozenColumns = 0 {
        didSet { if numberOfFrozenColumns != oldValue { columnsDidChange(from: columns) } }
    }

    /// How high a row is, in points, with text of the ordinary size; 32 by default. Rows with larger text are as much
    /// higher. What is no number, or less than 1, is left as it was.
    public final var rowHeight = 32.0 {
        didSet {
            if !(rowHeight.isFinite && rowHeight >= 1) { rowHeight = oldValue }
            if rowHeight != oldValue { followTextScale() }
        }
    }

    /// By which column rows are sorted; `nil`, by default, for none. The data source sorts: this is
    /// what the header shows.
    public final var sort: TableSort? { didSet { if sort != oldValue { setNeedsLayout() } } }

    /// Whether several rows can be selected: with Control and Shift. `false` by default.
    public final var allowsMultipleSelection = false

    /// The rows that are selected.
    public final var selectedRows: Set<Int> = [] {
        didSet { if selectedRows != oldValue { showSelection() } }
    }

    /// The cell that the keys have marked; `nil` for none.
    public final var markedCell: TablePosition? {
        didSet { if markedCell != oldValue { showSelection() } }
    }

    /// How many rows there are, as the data source said last.
    public private(set) final var numberOfRows = 0

    // MARK: For this module

    /// How high a row is with the text that there is, and the row of titles.
    final var rowExtent = 32.0
    final var headerExtent = 32.0
    /// In what columns lie, from the side where reading begins.
    final var span = TableSpan()
    /// Where columns begin, one beside the other, from the side where reading does.
    final var offsets = RowOffsets(count: 0, estimate: 100)
    final var shown: [TablePosition: TableCell] = [:]
    final var spares: [TableCell] = []
    final var headers: [Int: TableHeaderCell] = [:]
    final var spareHeaders: [TableHeaderCell] = []
    /// The frozen columns, the titles, and the titles of frozen columns: they stay in sight, and their content moves.
    final let frozenStrip = TableStrip()
    final let headerStrip = TableStrip()
    final let cornerStrip = TableStrip()
    /// What tells frozen columns from those that have gone behind them.
    final let frozenEdge = View()
    final let cellMark = View()
    final var hands: TableGestures?
    final var editing: TableEditing?
    final var rangeStart: Int?

    /// Creates a table.
    ///
    /// - Parameters:
    ///   - frame: Where it is in its future superview, in points.
    ///   - columns: Its columns.
    public init(frame: Rect = .zero, columns: [TableColumn] = []) {
        self.columns = columns
        super.init(frame: frame)
        cellMark.isHidden = true
        for view in [cellMark, frozenStrip, headerStrip, cornerStrip, frozenEdge] { addSubview(view) }
        frozenEdge.isUserInteractionEnabled = false
        frozenEdge.backgroundColor = .separator
        frozenStrip.backgroundColor = CollectionLook.tableGround
        headerStrip.backgroundColor = CollectionLook.tableHeader
        cornerStrip.backgroundColor = CollectionLook.tableHeader
        verticalScrollIndicatorInsets.top = headerExtent
        hands = TableGestures(of: self)
        columnsDidChange(from: [])
    }

    /// Creates a table without columns.
    public override convenience init(frame: Rect) { self.init(frame: frame, columns: []) }

    /// This class.
    open override class var geometricClass: View.Type { TableView.self }

    open override class var nonDrawingClass: View.Type? { TableView.self }

    /// Asks the data source anew for everything. The selection stays as far as there are rows.
    public final func reloadData() {
        endEditing(accepting: false)
        let count = dataSource?.numberOfRows(in: self) ?? 0
        if count < 0 {
            window?.windowScene?.application?.report(.dataRule("a table is said to have \(count) rows; it is empty"))
        }
        numberOfRows = max(count, 0)
        selectedRows = selectedRows.filter { $0 < numberOfRows }
        if let marked = markedCell, marked.row >= numberOfRows { markedCell = nil }
        layOutAnew()
    }

    /// Whether the data source still has as many rows as it has said. Where it has changed without a word that is
    /// reported, and everything is loaded anew: it is asked for no row that it has no more.
    final func isAsSaid() -> Bool {
        let count = max(dataSource?.numberOfRows(in: self) ?? 0, 0)
        guard count != numberOfRows else { return true }
        let sentence = "a table has \(count) rows, and \(numberOfRows) were shown; what has changed has to be said, by "
        window?.windowScene?.application?.report(.dataRule(sentence + "reloadData(). Everything was loaded anew"))
        reloadData()
        return false
    }

    private func columnsDidChange(from old: [TableColumn]) {
        offsets = RowOffsets(count: columns.count, estimate: 100)
        for (index, column) in columns.enumerated() {
            offsets.setHeight(column.width.isFinite ? max(column.width, 1) : 100, of: index)
        }
        let isSameOrder = old.map(\.id) == columns.map(\.id)
        if !isSameOrder { endEditing(accepting: false) }
        layOutAnew(keepingCells: isSameOrder)
    }

    final func layOutAnew(keepingCells: Bool = false) {
        if !keepingCells {
            for (position, cell) in shown { retire(cell, at: position) }
        }
        contentSize = Size(width: offsets.height, height: headerExtent + Double(numberOfRows) * rowExtent)
        setNeedsLayout()
    }

    /// Larger text makes higher rows: the first one that shows stays in sight, with the same part of it.
    private func followTextScale() {
        let scale = max(scaledValue(1, for: .preferred(.body)), 1)
        let (rows, header) = ((rowHeight * scale).rounded(), (32 * scale).rounded())
        guard rows != rowExtent || header != headerExtent else { return }
        let top = contentOffset.y / rowExtent
        (rowExtent, headerExtent) = (max(rows, 1), header)
        verticalScrollIndicatorInsets.top = header
        layOutAnew()
        if top > 0 { contentOffset.y = min(top * rowExtent, max(contentSize.height - bounds.height, 0)) }
    }

    open override func traitCollectionDidChange(_ previous: TraitCollection) {
        super.traitCollectionDidChange(previous)
        followTextScale()
        setNeedsLayout()
    }

    /// Places what shows. An override calls `super`.
    open override func layoutSubviews() {
        super.layoutSubviews()
        layOutCells()
    }

    /// Whether keys can come to the table: it has rows to mark.
    open override var canBecomeFocused: Bool { numberOfRows > 0 && !columns.isEmpty || super.canBecomeFocused }

    /// Whether the focus can come to the table, see ``canBecomeFocused``.
    open override var canBecomeFirstResponder: Bool { canBecomeFocused }

    /// A cell's touches can be taken from it.
    open override func touchesShouldCancel(in view: View) -> Bool { true }

    /// Whether the table has the ring, and not its marked cell.
    open override var showsFocusRing: Bool { markedCell == nil }

    open override var standardAccessibility: AccessibilityDescription {
        let (rows, inView) = (numberOfRows, rowsInView)
        let part = inView.isEmpty ? "" : "rows \(inView.lowerBound + 1) to \(inView.upperBound) of "
        return AccessibilityDescription(.grid, value: "\(part)\(rows) rows, \(columns.count) columns")
    }

    /// Moves the mark by arrows, selects, edits. An override calls `super` for keys that it does not use.
    open override func handleKey(_ key: Key, isRepetition: Bool) -> KeyUse {
        let use = handleCellKey(key, isRepetition: isRepetition)
        return use == .unused ? super.handleKey(key, isRepetition: isRepetition) : use
    }

    /// Ends editing in place by Return and Escape, where the editor has no use for them.
    open override func pressesBegan(_ presses: Set<Press>, with event: PressesEvent?) {
        let others = presses.filter { !endEditing(by: $0.key) }
        if !others.isEmpty { super.pressesBegan(others, with: event) }
    }

    open override func focusRingDidChange() {
        super.focusRingDidChange()
        showSelection()
    }

    /// The delegate, if it is one for tables.
    final var tableDelegate: (any TableViewDelegate)? { delegate as? any TableViewDelegate }
}

/// A part of a table that stays in sight while its content moves with the others'.
final class TableStrip: View {
    override init(frame: Rect = .zero) {
        super.init(frame: frame)
        clipsToBounds = true
    }
}
