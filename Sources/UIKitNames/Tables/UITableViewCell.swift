public import Tactus

/// The cell of a row: a title, what is said beside or below it, a picture before them, and a sign at the end.
///
/// Put what it shows besides into `contentView`, which leaves room for the sign at the end, and is placed by the
/// constraints inside where the row's height is automatic.
open class UITableViewCell: CollectionListCell {
    /// Where what is said beside the title stands.
    nonisolated public enum CellStyle: Hashable, Sendable, CaseIterable {
        /// Nowhere: there is a title alone.
        case `default`
        /// At the end of the line.
        case value1
        /// After the title, which is small, in the tint, and ends where it begins.
        case value2
        /// Below the title.
        case subtitle
    }

    /// How a cell shows that it is selected, or has a finger on it.
    nonisolated public enum SelectionStyle: Hashable, Sendable, CaseIterable {
        /// Not at all.
        case none
        /// As ``default``.
        case blue
        /// As ``default``.
        case gray
        /// By another ground.
        case `default`
    }

    /// The sign at the end of a row.
    nonisolated public enum AccessoryType: Hashable, Sendable, CaseIterable {
        /// None.
        case none
        /// A sign that the row leads to another page.
        case disclosureIndicator
        /// A button that tells more, and a sign that the row leads to another page.
        case detailDisclosureButton
        /// A check mark.
        case checkmark
        /// A button that tells more.
        case detailButton
    }

    /// What the sign before a row does that is edited.
    nonisolated public enum EditingStyle: Int, Hashable, Sendable, CaseIterable {
        /// There is none.
        case none
        /// Takes the row away.
        case delete
        /// Adds a row.
        case insert
    }

    /// Whether lines are drawn between rows.
    nonisolated public enum SeparatorStyle: Hashable, Sendable, CaseIterable {
        /// No.
        case none
        /// Yes.
        case singleLine
    }

    /// Where what is said beside the title stands.
    public final let cellStyle: CellStyle
    /// By what name the cell is shown again for other rows; `nil` for one that is not.
    public internal(set) final var reuseIdentifier: String?

    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    /// The title.
    public final var textLabel: Label! { parts.text }
    /// What is said beside the title; `nil` where the style has no place for it.
    public final var detailTextLabel: Label? { cellStyle == .default ? nil : parts.detail }
    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    /// The picture before the title.
    public final var imageView: ImageView! { parts.image }

    /// The sign at the end of the row while it is not edited; none by default.
    public final var accessoryType = AccessoryType.none { didSet { updateAccessories() } }
    /// What stands at the end of the row in place of a sign while it is not edited; `nil` for the sign.
    public final var accessoryView: View? { didSet { updateAccessories() } }
    /// The sign at the end of the row while it is edited; none by default.
    public final var editingAccessoryType = AccessoryType.none { didSet { updateAccessories() } }
    /// What stands at the end of the row in place of a sign while it is edited; `nil` for the sign.
    public final var editingAccessoryView: View? { didSet { updateAccessories() } }
    /// Whether a row that can be taken elsewhere has a handle while it is edited. `true` by default.
    public final var showsReorderControl = true { didSet { updateAccessories() } }
    /// Whether the content moves aside while the row is edited. `true` by default.
    public final var shouldIndentWhileEditing = true { didSet { setNeedsLayout() } }

    /// How the cell shows that it is selected.
    public final var selectionStyle = SelectionStyle.default { didSet { setNeedsDisplay() } }
    /// What is behind the content while the cell is selected, or has a finger on it; `nil` for another ground.
    open override var selectedBackgroundView: View? { didSet { setNeedsDisplay() } }
    /// What is behind the content while the cell is selected and several can be; `nil`, by default, for
    /// ``selectedBackgroundView``.
    public final var multipleSelectionBackgroundView: View? {
        didSet {
            guard multipleSelectionBackgroundView !== oldValue else { return }
            if let oldValue, oldValue.superview === self { oldValue.removeFromSuperview() }
            if let multipleSelectionBackgroundView {
                insertSubview(multipleSelectionBackgroundView, belowSubview: contentView)
            }
            showSelectedBackground()
            setNeedsLayout()
        }
    }
    /// How far the line below stays away from the sides, in points; `nil`, the default, for what the table says.
    public final var separatorInset: Insets? { didSet { setNeedsDisplay() } }

    /// What the sign before the row does that is edited.
    public final var editingStyle: EditingStyle { shownEditing }
    /// Whether the button shows that takes the row away.
    public final var showingDeleteConfirmation: Bool { editing.isConfirming }

    // MARK: For this module

    final weak var table: UITableView?
    /// Which row it showed last.
    final var lastPath: IndexPath?
    final lazy var parts = CellParts(of: self)
    final lazy var editing = CellEditing(of: self)
    final var hasParts = false
    final var shownEditing = EditingStyle.none
    final var accessoryKey: AccessoryKey?
    final var looksSelected = false
    final var looksHighlighted = false
    private var state = (selected: false, highlighted: false, editing: false)
    /// The colour that the program has given the cell, over that of its plate.
    private var ownBackground: Color?
    private var isArranging = false

    /// Creates a cell.
    ///
    /// - Parameters:
    ///   - style: Where what is said beside the title stands.
    ///   - reuseIdentifier: By what name it is shown again for other rows; `nil` for a cell that is not.
    public init(style: CellStyle, reuseIdentifier: String?) {
        cellStyle = style
        self.reuseIdentifier = reuseIdentifier
        super.init(frame: Rect(x: 0, y: 0, width: 320, height: 44))
    }

    /// Creates a cell with a title: as a table makes those of a registered class.
    public required convenience init(frame: Rect = .zero) { self.init(style: .default, reuseIdentifier: nil) }

    // MARK: States

    /// Called when the row is selected, or is not any more. An override calls `super`, which shows it.
    open func setSelected(_ selected: Bool, animated: Bool) {
        looksSelected = selected
        showSelectedBackground()
        setNeedsDisplay()
    }

    /// Called when a finger has come onto the cell, or has left it. An override calls `super`, which shows it.
    open func setHighlighted(_ highlighted: Bool, animated: Bool) {
        looksHighlighted = highlighted
        showSelectedBackground()
        setNeedsDisplay()
    }

    /// Called when the row is edited, or is not any more. An override calls `super`, which shows it.
    open func setEditing(_ editing: Bool, animated: Bool) { editingDidChange() }

    open override func stateDidChange() {
        super.stateDidChange()
        let new = (selected: isSelected, highlighted: isHighlighted, editing: isEditing)
        let old = state
        state = new
        if new.selected != old.selected { setSelected(new.selected, animated: false) }
        if new.highlighted != old.highlighted {
            setHighlighted(new.highlighted, animated: false)
            tellHighlight(new.highlighted)
        }
        if new.editing != old.editing { setEditing(new.editing, animated: false) }
        setNeedsLayout()
    }

    private func tellHighlight(_ isHighlighted: Bool) {
        guard let table, let path = cellPath, let delegate = table.adapter.delegate else { return }
        if isHighlighted {
            delegate.tableView(table, didHighlightRowAt: path)
        } else {
            delegate.tableView(table, didUnhighlightRowAt: path)
        }
    }

    open override func prepareForReuse() {
        super.prepareForReuse()
        editing.close(animated: false)
    }

    // MARK: Touches

    /// Highlights the row. A finger that lands while a button is uncovered that takes a row away covers it, and nothing
    /// else.
    open override func touchesBegan(_ touches: Set<Touch>, with event: Event?) {
        if table?.closeConfirmation() != true { super.touchesBegan(touches, with: event) }
    }

    /// Asks the delegate before the row is selected.
    open override func touchWasLiftedInside(_ touch: Touch, with event: Event?) {
        guard let table else { return super.touchWasLiftedInside(touch, with: event) }
        switch table.adapter.tap(on: self) {
        case .selects: super.touchWasLiftedInside(touch, with: event)
        case .isRefused: break
        case .selectsOther(let path): table.adapter.select(path)
        }
    }

    // MARK: Places

    open override func layoutSubviews() {
        isArranging = true
        super.layoutSubviews()
        isArranging = false
        arrangeIfNeeded()
        multipleSelectionBackgroundView?.frame = bounds
    }

    open override func contentViewDidResize() {
        super.contentViewDidResize()
        arrangeIfNeeded()
    }

    private func arrangeIfNeeded() {
        guard !isArranging else { return }
        isArranging = true
        arrange()
        isArranging = false
    }

    open override func sizeThatFits(_ size: Size) -> Size {
        Size(width: size.width, height: automaticHeight(forWidth: size.width))
    }

    open override func height(forWidth width: Double) -> Double {
        if let placeholderHeight {
            return placeholderHeight >= 0 ? placeholderHeight : super.height(forWidth: width)
        }
        guard let table, let path = cellPath else { return super.height(forWidth: width) }
        let height = table.adapter.delegate?.tableView(table, heightForRowAt: path) ?? table.rowHeight
        return height >= 0 ? height : super.height(forWidth: width)
    }

    open override func draw(_ rect: Rect, in canvas: Canvas) {
        if selectionStyle != .none, selectedBackgroundView == nil {
            super.draw(rect, in: canvas)
        } else if isMarked {
            FocusRing.draw(in: bounds, cornerRadius: 0, on: canvas)
        }
        drawLine(on: canvas)
    }

    /// How high it is where it stands for what was dropped; `nil` for a row.
    final var placeholderHeight: CGFloat?
    /// Which row it shows.
    final var cellPath: IndexPath? { path.flatMap { table?.adapter.indexPath(at: $0) } ?? lastPath }

    /// Whether what is behind the content of a selected row shows.
    open override var showsSelectedBackgroundView: Bool {
        selectionStyle != .none && (looksSelected || looksHighlighted)
    }

    private func showSelectedBackground() {
        let isOneOfSeveral = multipleSelectionBackgroundView != nil && looksSelected && selectsSeveral
        multipleSelectionBackgroundView?.isHidden = !isOneOfSeveral || selectionStyle == .none
        selectedBackgroundView?.isHidden = isOneOfSeveral || !showsSelectedBackgroundView
        updateHighlightedContent()
    }

    /// Whether several rows of the table can be selected now.
    private var selectsSeveral: Bool {
        table?.selectsSeveralNow == true
    }

    /// The cell shows a row from now on.
    final func show(_ path: IndexPath, of table: UITableView) {
        (self.table, lastPath, placeholderHeight) = (table, path, nil)
        keepBackground()
        editingDidChange()
    }

    /// Keeps the colour that the program has given the cell: where a row is among others decides about its plate, and
    /// the collection sets that.
    final func keepBackground() {
        let isPlate = backgroundColor == nil || backgroundColor == .secondarySystemGroupedBackground
        if !isPlate, !isLifted { ownBackground = backgroundColor }
        if isPlate, let ownBackground { backgroundColor = ownBackground }
    }

    /// The cell shows no row any more.
    final func endShowing() { editing.close(animated: false) }
}
