public import Tactus

/// Rows in sections, from side to side: a list that is told what it shows by places.
///
/// ```swift
/// let table = UITableView(frame: view.bounds, style: .insetGrouped)
/// table.register(UITableViewCell.self, forCellReuseIdentifier: "song")
/// table.dataSource = self
/// table.delegate = self
/// ```
///
/// It is a `CollectionView` with a list for a layout: how rows move when some come and go, what fingers and keys do to
/// them, and what stays where it is when something above changes, is as there.
open class UITableView: CollectionView {
    /// What is behind and around the rows.
    nonisolated public enum Style: Hashable, Sendable, CaseIterable {
        /// Rows from side to side; the headers stay in sight as long as rows of their section show.
        case plain
        /// Rows from side to side on plates, one for each section.
        case grouped
        /// Rows on plates with round corners, away from the sides.
        case insetGrouped
    }

    /// How rows come and go. All but ``none`` are the toolkit's own: what is new fades in, what goes fades out, and the
    /// others go to their places.
    nonisolated public enum RowAnimation: Hashable, Sendable {
        /// At once.
        case none
        /// As the toolkit animates rows.
        case automatic
        /// As ``automatic``.
        public static let fade = RowAnimation.automatic
        /// As ``automatic``.
        public static let right = RowAnimation.automatic
        /// As ``automatic``.
        public static let left = RowAnimation.automatic
        /// As ``automatic``.
        public static let top = RowAnimation.automatic
        /// As ``automatic``.
        public static let bottom = RowAnimation.automatic
        /// As ``automatic``.
        public static let middle = RowAnimation.automatic
    }

    /// The height that asks cells, headers and footers how high they are.
    public static let automaticDimension: CGFloat = -1

    /// The word of an index strip that stands for a loupe.
    public static let indexSearch = "{search}"

    /// What is behind and around the rows.
    public final let style: Style

    /// How high rows are, in points, where the delegate does not say; ``automaticDimension`` by default.
    public final var rowHeight = UITableView.automaticDimension {
        didSet { if rowHeight != oldValue { heightsDidChange() } }
    }
    /// How high rows are taken to be before they show, in points; ``automaticDimension``, the default, for 44.
    public final var estimatedRowHeight = UITableView.automaticDimension {
        didSet { if estimatedRowHeight != oldValue { heightsDidChange() } }
    }
    /// How high headers are, in points; ``automaticDimension``, the default, for as high as they say.
    public final var sectionHeaderHeight = UITableView.automaticDimension {
        didSet { if sectionHeaderHeight != oldValue { heightsDidChange() } }
    }
    /// How high footers are, in points; ``automaticDimension``, the default, for as high as they say.
    public final var sectionFooterHeight = UITableView.automaticDimension {
        didSet { if sectionFooterHeight != oldValue { heightsDidChange() } }
    }
    /// The room above the first row of a section with a header in a plain table, in points; none by default.
    public final var sectionHeaderTopPadding: CGFloat = 0 {
        didSet { if sectionHeaderTopPadding != oldValue { heightsDidChange() } }
    }

    /// Whether lines are drawn between rows. They are by default.
    public final var separatorStyle = UITableViewCell.SeparatorStyle.singleLine {
        didSet { if separatorStyle != oldValue { redrawRows() } }
    }
    /// The colour of the lines; `nil`, the default, for that of the interface.
    public final var separatorColor: Color? { didSet { redrawRows() } }
    /// How far the lines stay away from the sides, in points: `nil`, the default, for where the text begins, and the
    /// side.
    public final var separatorInset: Insets? { didSet { redrawRows() } }

    /// Whether several rows can be selected while the table is edited, with a circle before each. `false` by default.
    public final override var allowsMultipleSelectionDuringEditing: Bool {
        didSet { if allowsMultipleSelectionDuringEditing != oldValue { editingRulesDidChange() } }
    }

    /// What is above the first section, as wide as the table and as high as it was made; `nil` for nothing.
    public final var tableHeaderView: View? {
        didSet { endsDidChange(from: oldValue, to: tableHeaderView) }
    }
    /// What is below the last section, as wide as the table and as high as it was made; `nil` for nothing.
    public final var tableFooterView: View? {
        didSet { endsDidChange(from: oldValue, to: tableFooterView) }
    }
    // MARK: For this module

    /// Stands between the collection and the program.
    let adapter = TableAdapter()
    /// What has been said to have changed, between `beginUpdates` and `endUpdates`.
    final var updates: TableUpdates?
    final var updateDepth = 0
    final var updateCompletions: [(Bool) -> Void] = []
    final var animatesUpdates = true
    /// Whether what is said to have changed was never asked for before.
    final var isFirstUpdate = false
    /// The cell with the button that takes its row away.
    final weak var confirmingCell: UITableViewCell?

    /// Creates a table.
    ///
    /// - Parameters:
    ///   - frame: Where it is in its future superview, in points.
    ///   - style: What is behind and around the rows.
    public init(frame: Rect = .zero, style: Style = .plain) {
        self.style = style
        super.init(frame: frame, layout: .list(.plain))
        endsHighlightFirst = true
        adapter.attach(to: self)
        backgroundColor = style == .plain ? .systemBackground : .systemGroupedBackground
    }

    /// Creates a plain table.
    public convenience init(frame: Rect) { self.init(frame: frame, style: .plain) }

    open override var numberOfSections: Int {
        loadIfNeeded()
        return adapter.contents.sections.count
    }

    open override func layoutSubviews() {
        adapter.adoptDelegates()
        loadIfNeeded()
        adapter.loadWhatHasComeSince()
        super.layoutSubviews()
        for cell in cellsThatShow { cell.keepBackground() }
    }

    open override func hitTest(_ point: Point, with event: Event?) -> View? {
        adapter.adoptDelegates()
        return super.hitTest(point, with: event)
    }

    open override func handleKey(_ key: Key, isRepetition: Bool) -> KeyUse {
        adapter.adoptDelegates()
        return super.handleKey(key, isRepetition: isRepetition)
    }

    /// Shows a section elsewhere: from where it was, to where it is now.
    open override func moveSection(_ section: Int, toSection newSection: Int) {
        change(.automatic) { $0.movedSections.append(TableUpdates.Move(from: section, to: newSection)) }
    }

    /// Asks the data source anew how many rows there are, at once, and for their cells as they show. Nothing is
    /// selected afterwards. An override calls `super`.
    open override func reloadData() {
        adapter.adoptDelegates()
        adapter.load()
    }

    /// What shows is that of another data source: all cells go.
    final func forgetCells() { super.reloadData() }

    /// Turns editing on and off.
    ///
    /// - Parameters:
    ///   - editing: Whether rows are edited.
    ///   - animated: Whether what that shows comes little by little.
    open func setEditing(_ editing: Bool, animated: Bool) {
        guard editing != isEditing else { return }
        editingRulesDidChange()
        isEditing = editing
        guard animated, window != nil else { return }
        View.animate(duration: theme.motion.quick, options: .allowUserInteraction) { self.layoutIfNeeded() }
    }

    private func heightsDidChange() { adapter.layOutAnew() }

    private func redrawRows() {
        for cell in cellsThatShow { cell.setNeedsDisplay() }
    }

    /// The rows that show by now: nobody is asked for any.
    private var cellsThatShow: [UITableViewCell] { laidCells.compactMap { $0 as? UITableViewCell } }

    /// Setting the same view again gives it as much room as it has become high.
    private func endsDidChange(from old: View?, to new: View?) {
        guard old != nil || new != nil else { return }
        if old !== new, old?.superview is TableBoundary { old?.removeFromSuperview() }
        adapter.layOutAnew()
    }

    /// Whether several rows can be selected now.
    final var selectsSeveralNow: Bool { isEditing ? allowsMultipleSelectionDuringEditing : allowsMultipleSelection }

    /// The signs before rows are others.
    final func editingRulesDidChange() {
        for cell in cellsThatShow { cell.editingDidChange() }
    }
}

/// What a table's users may take it for: properties that a collection has under the same names, for other types.
@MainActor public protocol TableMembers: AnyObject {}

extension UITableView: TableMembers {}

extension TableMembers where Self: UITableView {
    /// What the table shows. Weak.
    public var dataSource: (any UITableViewDataSource)? {
        get { adapter.dataSource }
        set { adapter.setDataSource(newValue) }
    }

    /// Decides and is told what the table does. Weak.
    public var delegate: (any UITableViewDelegate)? {
        get { adapter.delegate }
        set { adapter.setDelegate(newValue) }
    }

    /// Gets ready what is about to show. Weak.
    public var prefetchDataSource: (any UITableViewDataSourcePrefetching)? {
        get { adapter.prefetchSource }
        set { adapter.setPrefetchSource(newValue) }
    }
}
