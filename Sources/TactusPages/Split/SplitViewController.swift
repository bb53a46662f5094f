import TactusControls
import TactusGeometry
import TactusGraphics
public import TactusUI

/// Two or three columns beside each other in wide windows, and one stack of pages in narrow ones.
///
/// ```swift
/// let notes = SplitViewController(style: .doubleColumn)
/// notes.setViewController(FolderList(), for: .primary)
/// notes.setViewController(NotePage(), for: .secondary)
/// window.rootViewController = notes
/// // in FolderList, when a row is chosen:
/// splitViewController?.showDetailViewController(NotePage(note), sender: self)
/// ```
///
/// ![Two columns in a wide window](split)
///
/// Each column is a ``NavigationController``; one that is given none is put into one. Where the width becomes compact
/// the pages of all columns that were asked for become one stack, in the first column's, and go back to their columns
/// when it becomes regular again: no page is made anew, and none loses its state.
///
/// A first column that is hidden, or has no room beside the others, comes by a drag from the edge where reading begins,
/// by ``displayModeButtonItem`` and by ``show(_:)``: beside the others where there is room, else over them, until a
/// touch beside it, Escape, a drag back or ``hide(_:)``.
open class SplitViewController: ViewController {
    /// How many columns there are.
    nonisolated public enum Style: Hashable, Sendable, CaseIterable {
        /// A list and a detail.
        case doubleColumn
        /// A list of lists, a list, and a detail.
        case tripleColumn
    }

    /// A column.
    nonisolated public enum Column: Int, Hashable, Sendable, CaseIterable {
        /// The first.
        case primary
        /// The second of three.
        case supplementary
        /// The last, for the detail.
        case secondary
    }

    /// How many columns there are.
    public final let style: Style
    /// How wide the first column is, in points: 260 by default. Limited to 120…480; what is no number changes nothing.
    public final var primaryColumnWidth = 260.0 {
        didSet { primaryColumnWidth = limited(primaryColumnWidth, else: oldValue) }
    }
    /// How wide the second of three columns is, in points: 300 by default; limited likewise.
    public final var supplementaryColumnWidth = 300.0 {
        didSet { supplementaryColumnWidth = limited(supplementaryColumnWidth, else: oldValue) }
    }
    /// Which part of the window's width the first column takes, in place of ``primaryColumnWidth``: from 0 to 1, within
    /// ``minimumPrimaryColumnWidth`` and ``maximumPrimaryColumnWidth``. `nil`, the default, and what is no number for
    /// that width.
    public final var preferredPrimaryColumnWidthFraction: Double? {
        didSet { if isViewLoaded { view.setNeedsLayout() } }
    }
    /// How narrow the first column may be, in points, where its width is a part of the window's: 120 by default.
    public final var minimumPrimaryColumnWidth = 120.0 { didSet { if isViewLoaded { view.setNeedsLayout() } } }
    /// How wide the first column may be, in points, where its width is a part of the window's: 480 by default.
    public final var maximumPrimaryColumnWidth = 480.0 { didSet { if isViewLoaded { view.setNeedsLayout() } } }
    /// Whether the first column is hidden in wide windows. `false` by default.
    public final var isPrimaryHidden: Bool {
        get { hidesPrimary }
        set { setPrimaryHidden(newValue, animated: false) }
    }
    /// Whether a drag from the edge where reading begins brings the first column. `true` by default.
    public final var presentsWithGesture = true
    /// Whether bars show ``displayModeButtonItem``. `.automatic` by default.
    public final var displayModeButtonVisibility = DisplayModeButtonVisibility.automatic {
        didSet { if isViewLoaded { view.setNeedsLayout() } }
    }
    /// The button that brings the first column, and takes it away; for bars of your own.
    public private(set) final lazy var displayModeButtonItem = BarButtonItem(
        icon: .sidebar, accessibilityLabel: "Sidebar"
    ) { [weak self] _ in self?.toggleFirstColumn() }
    /// Whether there is one stack in place of columns.
    public private(set) final var isCollapsed = false
    /// Is told when columns become one stack and when they come apart; `nil` by default.
    public final weak var delegate: (any SplitViewControllerDelegate)?

    /// Which columns the program would like to see in wide windows, and how. `.automatic`, all of them, by default. One
    /// that the style does not have is the nearest one that it has.
    ///
    /// Setting it shows them so, little by little in an animation's closure. It counts again when columns come out of
    /// one stack; meanwhile the user may show others.
    public final var preferredDisplayMode = DisplayMode.automatic { didSet { applyPreferredDisplayMode() } }
    /// How the first column comes to the others. `.automatic` by default: beside them where there is room, else over
    /// them.
    public final var preferredSplitBehavior = SplitBehavior.automatic {
        didSet { if preferredSplitBehavior != oldValue { splitBehaviorDidChange() } }
    }

    final var hidesPrimary = false
    /// How much of the first column shows over the others, where it does not lie beside them: from 0 to 1.
    final var reveal = 0.0
    /// How many animations are moving columns.
    final var motions = 0
    /// Where a drag of it has begun.
    final var revealAtBegin = 0.0
    let revealGesture = RevealGestureRecognizer()
    let veil = ColumnVeil()
    final var stacks: [Column: NavigationController] = [:]
    /// What ``displayMode`` was when the delegate was told last.
    final var reportedMode: DisplayMode?
    /// The columns that were seen then.
    final var reportedColumns: Set<Column> = []
    private let lines = [View(), View()]
    /// The last column that somebody asked to see: up to it the stack goes when columns become one.
    private var front = Column.primary
    /// Which pages belong to which column, while they are in one stack.
    private var collapsed: [Column: [ViewController]] = [:]

    /// Creates a split view without pages.
    ///
    /// - Parameter style: How many columns there are.
    public init(style: Style) {
        self.style = style
        super.init()
    }

    /// Creates a split view of two columns.
    public convenience override init() { self.init(style: .doubleColumn) }

    final var columns: [Column] {
        style == .doubleColumn ? [.primary, .secondary] : [.primary, .supplementary, .secondary]
    }

    /// How wide the first column is in the window as it is.
    final var usedPrimaryWidth: Double {
        guard let part = preferredPrimaryColumnWidthFraction, part.isFinite, isViewLoaded else {
            return primaryColumnWidth
        }
        let width = max(min(part * view.bounds.width, maximumPrimaryColumnWidth), minimumPrimaryColumnWidth)
        return width.isFinite ? min(max(width, 120), 480) : primaryColumnWidth
    }

    private func limited(_ width: Double, else former: Double) -> Double {
        if isViewLoaded { view.setNeedsLayout() }
        return width.isFinite ? min(max(width, 120), 480) : former
    }

    // MARK: Columns

    /// Returns the stack of a column; `nil` when it has none, and for the second of two columns.
    public final func navigationController(for column: Column) -> NavigationController? { stacks[column] }

    /// Gives a column its page, in the place of those that it has.
    ///
    /// - Parameters:
    ///   - controller: A page, or a navigation controller, which is in no other container; `nil` for none. One that is
    ///     somewhere else changes nothing.
    ///   - column: The column. The second one of a split view with two changes nothing.
    public final func setViewController(_ controller: ViewController?, for column: Column) {
        guard columns.contains(column), controller?.parent == nil, controller?.presentingViewController == nil else {
            return
        }
        let wasCollapsed = isCollapsed
        if wasCollapsed { expand() }
        if let old = stacks[column] { letGo(of: old) }
        stacks[column] = nil
        if let controller {
            let stack = controller as? NavigationController ?? NavigationController(rootViewController: controller)
            stacks[column] = stack
            addChild(stack)
            if isViewLoaded {
                view.insertSubview(stack.view, at: 0)
                view.setNeedsLayout()
            }
            stack.didMove(toParent: self)
        }
        if wasCollapsed { collapse() }
    }

    private func letGo(of stack: NavigationController) {
        stack.willMove(toParent: nil)
        stack.viewIfLoaded?.removeFromSuperview()
        stack.removeFromParent()
    }

    /// Lets a column be seen: in a wide window the first one comes if it was hidden; in a narrow one its pages come to
    /// the front of the stack.
    ///
    /// - Parameter column: The column. One that has no page changes nothing.
    public final func show(_ column: Column) {
        guard stacks[column] != nil else { return }
        readStack()
        front = column
        if isCollapsed { return updateStack(animated: true) }
        setFirstColumnShown(column == .primary)
    }

    /// Takes a column away: the first one, in a wide window. Others stay.
    ///
    /// - Parameter column: The column.
    public final func hide(_ column: Column) {
        guard column == .primary, !isCollapsed else { return }
        if reveal > 0 { setFirstColumnShown(false) } else { setPrimaryHidden(true, animated: true) }
    }

    /// Shows or hides the first column in wide windows.
    ///
    /// - Parameters:
    ///   - hidden: Whether it is hidden.
    ///   - animated: Whether it slides.
    public final func setPrimaryHidden(_ hidden: Bool, animated: Bool) {
        guard hidden != hidesPrimary else { return }
        hidesPrimary = hidden
        guard isViewLoaded, !isCollapsed else { return }
        guard animated else { return view.setNeedsLayout() }
        moveColumns()
    }

    open override func canPerform(_ action: ShowingAction, sender: Any?) -> Bool { action == .showDetail }

    /// Shows a page in the last column: in the place of those that it has, and in a narrow window in
    /// front of the stack.
    open override func showDetailViewController(_ controller: ViewController, sender: Any?) {
        guard let stack = stacks[.secondary] else {
            front = .secondary
            setViewController(controller, for: .secondary)
            return
        }
        guard isCollapsed else {
            front = .secondary
            return stack.setViewControllers([controller], animated: false)
        }
        guard controller.parent == nil, controller.presentingViewController == nil else { return }
        readStack()
        front = .secondary
        collapsed[.secondary] = [controller]
        updateStack(animated: true)
    }

    /// Escape takes a first column away that lies over the others.
    open override func handleKey(_ key: Key, isRepetition: Bool) -> KeyUse {
        guard key.usage == .keyboardEscape, reveal > 0 else { return super.handleKey(key, isRepetition: isRepetition) }
        setFirstColumnShown(false)
        return .used
    }

    // MARK: The view

    open override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        for column in columns { if let stack = stacks[column] { view.addSubview(stack.view) } }
        for line in lines {
            line.backgroundColor = .separator
            line.isUserInteractionEnabled = false
            view.addSubview(line)
        }
        prepareRevealing()
    }

    open override func traitCollectionDidChange(_ previous: TraitCollection) {
        super.traitCollectionDidChange(previous)
        adapt()
    }

    open override func viewWillLayoutSubviews() {
        super.viewWillLayoutSubviews()
        adapt()
    }

    open override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        layOutColumns()
    }

    private func adapt() {
        let isNarrow = view.traitCollection.horizontalSizeClass == .compact || hasNoRoom
        guard isNarrow != isCollapsed else { return }
        if isNarrow { collapse() } else { expand() }
        view.setNeedsLayout()
    }

    /// Whether the last two columns have no room beside each other, as beside the tabs of a window that is not wide.
    private var hasNoRoom: Bool {
        let width = style == .doubleColumn ? usedPrimaryWidth : supplementaryColumnWidth
        return view.bounds.width > 0 && view.bounds.width < width + SplitLayout.narrowestSecondary
    }

    /// Where the columns lie, if the first one is wanted beside the others.
    final func layout(withPrimary isWanted: Bool) -> SplitLayout {
        SplitLayout(
            in: view.bounds,
            primaryWidth: stacks[.primary] == nil || !isWanted || !mayLieBeside ? nil : usedPrimaryWidth,
            supplementaryWidth: stacks[.supplementary] == nil ? nil : supplementaryColumnWidth)
    }

    final func layOutColumns() {
        let bounds = view.bounds
        for line in lines { line.isHidden = true }
        let layout = layout(withPrimary: !hidesPrimary)
        if isCollapsed || layout.primary != nil { reveal = 0 }
        layOutVeil()
        if isCollapsed {
            base?.view.isHidden = false
            base?.view.frame = bounds
            return
        }
        let isMirrored = view.effectiveLayoutDirection == .rightToLeft
        func lay(_ column: Column, _ frame: Rect?) {
            guard let stack = stacks[column] else { return }
            let width = min(usedPrimaryWidth, bounds.width - 44)
            let away = Rect(x: (reveal - 1) * width, y: 0, width: width, height: bounds.height)
            var frame = frame ?? away
            if displacesOthers, layout.primary == nil, column != .primary {
                frame = frame.offsetBy(dx: reveal * width, dy: 0)
            }
            stack.view.frame = isMirrored ? frame.mirrored(in: bounds) : frame
        }
        lay(.primary, layout.primary)
        lay(.supplementary, layout.supplementary)
        lay(.secondary, layout.secondary)
        for (line, frame) in zip(lines, [layout.primary, layout.supplementary]) {
            guard let frame else { continue }
            let x = isMirrored ? bounds.width - frame.maxX : frame.maxX - 1
            line.frame = Rect(x: x, y: 0, width: 1, height: bounds.height)
            line.isHidden = false
            view.bringSubviewToFront(line)
        }
        columnsDidMove(layout)
    }

    // MARK: One stack

    /// The stack that holds all pages while there is one.
    private var base: NavigationController? { columns.lazy.compactMap { self.stacks[$0] }.first }

    /// Makes one stack of the columns.
    private func collapse() {
        guard !isCollapsed else { return }
        if let delegate {
            let top = delegate.splitViewController(self, topColumnForCollapsingToProposedTopColumn: front)
            if stacks[top] != nil { front = top }
        }
        isCollapsed = true
        collapsed = [:]
        for column in columns { if let stack = stacks[column] { collapsed[column] = stack.viewControllers } }
        let base = base
        for column in columns {
            guard let stack = stacks[column], stack !== base else { continue }
            stack.setViewControllers([], animated: false)
            stack.viewIfLoaded?.removeFromSuperview()
        }
        updateStack(animated: false)
        delegate?.splitViewControllerDidCollapse(self)
    }

    /// Shows the pages of the columns up to the one in front.
    private func updateStack(animated: Bool) {
        let shown = columns.prefix { $0.rawValue <= front.rawValue }.flatMap { collapsed[$0] ?? [] }
        let first = columns.lazy.compactMap { self.collapsed[$0] }.first ?? []
        base?.setViewControllers(shown.isEmpty ? first : shown, animated: animated)
    }

    /// Learns which pages the user has pushed, and which ones are left, since the columns became one stack.
    private func readStack() {
        guard isCollapsed, let present = base?.viewControllers, !present.isEmpty else { return }
        let known = columns.flatMap { collapsed[$0] ?? [] }
        let owner = columns.last { column in (collapsed[column] ?? []).contains { present.contains($0) } } ?? .primary
        front = owner
        let kept = (collapsed[owner] ?? []).filter { present.contains($0) }
        collapsed[owner] = kept + present.filter { !known.contains($0) }
    }

    /// Gives the columns their pages back.
    private func expand() {
        guard isCollapsed else { return }
        readStack()
        let pages = collapsed
        isCollapsed = false
        collapsed = [:]
        base?.setViewControllers([], animated: false)
        for column in columns {
            guard let stack = stacks[column] else { continue }
            stack.setViewControllers(pages[column] ?? [], animated: false)
            if isViewLoaded, stack.view.superview == nil { view.insertSubview(stack.view, at: 0) }
        }
        if preferredDisplayMode != .automatic { applyPreferredDisplayMode() }
        delegate?.splitViewControllerDidExpand(self)
    }
}

extension ViewController {
    /// The nearest split view controller around this one, itself not included; `nil` when it is in none.
    public final var splitViewController: SplitViewController? {
        sequence(first: self, next: \.parent).dropFirst().lazy.compactMap { $0 as? SplitViewController }.first
    }
}
