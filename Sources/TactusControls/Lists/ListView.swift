public import TactusGeometry
import TactusUI

/// A list: rows one above the other, of which only those that show exist.
///
/// ```swift
/// final class Songs: ListViewDataSource, ListViewDelegate {
///     func numberOfRows(in listView: ListView) -> Int { songs.count }
///
///     func listView(_ listView: ListView, rowAt index: Int) -> ListRow {
///         let row = listView.dequeueReusableRow(withIdentifier: "song", as: SongRow.self)
///         row.title.text = songs[index].title
///         return row
///     }
///
///     func listView(_ listView: ListView, didSelectRowAt index: Int) { play(songs[index]) }
/// }
///
/// list.register(forIdentifier: "song") { SongRow() }
/// list.dataSource = songs
/// list.delegate = songs
/// ```
///
/// Rows have one height (``rowHeight``), or each its own: with ``estimatedRowHeight`` a row is measured when it comes
/// near the screen, and until then counts with the estimate. What shows stays where it is when rows above it turn out
/// otherwise. A list of a million rows takes no longer than one of a hundred.
///
/// A tap, a click, a pen, or Return and Space select a row; arrows move a mark from row to row while the list has the
/// focus. A highlight follows the finger, and scrolling takes it away.
open class ListView: ScrollView {
    /// What the list shows. Weak. Setting it loads the rows.
    public final weak var dataSource: (any ListViewDataSource)? {
        didSet { reloadData() }
    }

    /// How high rows are, in points: 44 by default. More than zero.
    public final var rowHeight = 44.0 {
        didSet {
            precondition(rowHeight > 0 && rowHeight.isFinite, "a row's height must be more than zero, not \(rowHeight)")
            if rowHeight != oldValue { reloadData() }
        }
    }

    /// How high rows are taken to be before they are measured, in points; `nil`, the default, for a list in which all
    /// are ``rowHeight`` high.
    public final var estimatedRowHeight: Double? {
        didSet {
            precondition(
                estimatedRowHeight.map { $0 > 0 && $0.isFinite } ?? true, "an estimated height must be more than zero")
            if estimatedRowHeight != oldValue { reloadData() }
        }
    }

    /// Whether rows can be selected. `true` by default. With `false` a finger that is on a row highlights it no more.
    public final var allowsSelection = true {
        didSet {
            guard allowsSelection != oldValue else { return }
            for row in shown.values { row.ignoreTouch() }
            showMark()
        }
    }

    /// Whether several rows can be selected; a second tap takes the selection of a row back then. `false` by default.
    public final var allowsMultipleSelection: Bool {
        get { selection.allowsSeveral }
        set { selection.allowsSeveral = newValue }
    }

    /// How many rows there are, as the data source said last.
    public final var numberOfRows: Int { offsets.count }

    // MARK: For this module

    final var offsets = RowOffsets(count: 0, estimate: 44)
    /// How often the rows have become others: whoever asks the source, the delegate or a row in the middle of something
    /// looks whether it is still about the same rows afterwards.
    final var generation = 0
    final var selection = RowSelection()
    /// The rows that show, by their indexes.
    final var shown: [Int: ListRow] = [:]
    /// The rows that wait to be shown again, by what they were registered as.
    final var spares: [String: [ListRow]] = [:]
    final var makers: [String: () -> ListRow] = [:]
    /// The row that keys have marked.
    final var mark: Int?
    /// The row that the list is on its way to.
    final var pursuit: RowPursuit?
    /// What the delegate has not been told of the selection yet.
    final var pendingChange = RowSelection.Change()
    /// The touch that highlights rows.
    final weak var followedTouch: Touch?
    /// The width for which rows were measured.
    final var measuredWidth = 0.0
    /// Whether all rows are to be measured again.
    final var mustMeasureAnew = false

    /// Creates a list that is placed at `frame` in its future superview, in points.
    public override init(frame: Rect = .zero) {
        super.init(frame: frame)
        alwaysBounceVertical = true
    }

    /// This class.
    open override class var geometricClass: View.Type { ListView.self }

    /// Places the rows that show. An override calls `super`.
    open override func layoutSubviews() {
        super.layoutSubviews()
        layOutRows()
    }

    /// Whether rows can be selected: then keys can do it. A list without selection is one as other scroll views are.
    open override var canBecomeFocused: Bool { allowsSelection || super.canBecomeFocused }

    /// Whether the focus can come to the list, see ``canBecomeFocused``.
    open override var canBecomeFirstResponder: Bool { canBecomeFocused }

    /// A row's touches can be taken from it, and from controls in it.
    open override func touchesShouldCancel(in view: View) -> Bool { true }

    open override var standardAccessibility: AccessibilityDescription {
        AccessibilityDescription(.list, value: spokenRows)
    }

    /// Whether the list has the ring, and not its marked row.
    open override var showsFocusRing: Bool { !allowsSelection }

    open override class var nonDrawingClass: View.Type? { ListView.self }

    /// Measures the rows anew where the text's scale has changed.
    open override func traitCollectionDidChange(_ previous: TraitCollection) {
        super.traitCollectionDidChange(previous)
        guard traitCollection.textScale != previous.textScale else { return }
        mustMeasureAnew = true
        setNeedsLayout()
    }

    /// Moves the mark by arrows, and selects by Return and Space.
    open override func handleKey(_ key: Key, isRepetition: Bool) -> KeyUse {
        if moveMark(for: key) { return .usedRepeatedly }
        if !isRepetition, chooseMark(for: key) { return .used }
        return super.handleKey(key, isRepetition: isRepetition)
    }

    open override func focusRingDidChange() {
        super.focusRingDidChange()
        guard allowsSelection else { return }
        if mark == nil { mark = indexesForVisibleRows.first }
        showMark()
    }

    /// The delegate, if it is one for lists.
    final var listDelegate: (any ListViewDelegate)? { delegate as? any ListViewDelegate }
}
