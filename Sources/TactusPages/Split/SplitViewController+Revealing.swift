import TactusControls
import TactusGeometry
import TactusGraphics
import TactusUI

extension SplitViewController {
    /// Which columns show, and how.
    nonisolated public enum DisplayMode: Hashable, Sendable, CaseIterable {
        /// All of them, as there is room: for ``SplitViewController/preferredDisplayMode`` alone.
        case automatic
        /// The last one alone.
        case secondaryOnly
        /// The one before the last beside it.
        case oneBesideSecondary
        /// The first of two over the last one.
        case oneOverSecondary
        /// All three beside each other.
        case twoBesideSecondary
        /// The first of three over the others.
        case twoOverSecondary
        /// The first of three beside the others, which it has moved aside.
        case twoDisplaceSecondary
    }

    /// How the first column comes to the others.
    nonisolated public enum SplitBehavior: Hashable, Sendable, CaseIterable {
        /// Beside them where there is room, else over them.
        case automatic
        /// Likewise: columns that lie beside each other.
        case tile
        /// Over them, always.
        case overlay
        /// Beside them where there is room, else it moves them aside.
        case displace
    }

    /// When bars show ``SplitViewController/displayModeButtonItem``.
    nonisolated public enum DisplayModeButtonVisibility: Hashable, Sendable, CaseIterable {
        /// In the bar of the next column while the first one does not show.
        case automatic
        /// Never.
        case never
        /// Likewise, and in the first column's bar while that lies beside the others.
        case always
    }

    /// Which columns show, and how. While there is one stack in place of columns, it is `secondaryOnly`.
    public final var displayMode: DisplayMode {
        guard isViewLoaded, !isCollapsed else { return .secondaryOnly }
        let others = stacks[.supplementary] == nil ? 0 : 1
        if showsFirstColumnBeside { return others == 0 ? .oneBesideSecondary : .twoBesideSecondary }
        if reveal == 1 {
            if others == 0 { return .oneOverSecondary }
            return displacesOthers ? .twoDisplaceSecondary : .twoOverSecondary
        }
        return others == 0 ? .secondaryOnly : .oneBesideSecondary
    }

    /// How the first column comes to the others as things are: never `automatic`.
    public final var splitBehavior: SplitBehavior {
        guard isViewLoaded, preferredSplitBehavior != .overlay else { return .overlay }
        if layout(withPrimary: true).primary != nil { return .tile }
        return preferredSplitBehavior == .displace ? .displace : .overlay
    }

    /// Whether the first column may lie beside the others, where there is room.
    final var mayLieBeside: Bool { preferredSplitBehavior != .overlay }

    /// Whether a first column without room moves the others aside.
    final var displacesOthers: Bool { preferredSplitBehavior == .displace }

    /// The program would like to see other columns.
    final func applyPreferredDisplayMode() {
        switch preferredDisplayMode {
        case .automatic, .twoBesideSecondary: (hidesPrimary, reveal) = (false, 0)
        case .secondaryOnly: (hidesPrimary, reveal) = (true, 0)
        case .oneBesideSecondary: (hidesPrimary, reveal) = (style == .tripleColumn, 0)
        case .oneOverSecondary, .twoOverSecondary, .twoDisplaceSecondary: (hidesPrimary, reveal) = (true, 1)
        }
        guard isViewLoaded, !isCollapsed else { return }
        stacks[.primary]?.view.isHidden = false
        layOutColumns()
    }

    final func splitBehaviorDidChange() {
        guard isViewLoaded, !isCollapsed else { return }
        if reveal > 0, preferredSplitBehavior != .overlay, layout(withPrimary: true).primary != nil {
            (hidesPrimary, reveal) = (false, 0)
        }
        layOutColumns()
    }

    final var showsFirstColumnBeside: Bool { !isCollapsed && layout(withPrimary: !hidesPrimary).primary != nil }

    /// The column that shows first while the first one does not.
    private var nextColumn: NavigationController? { stacks[.supplementary] ?? stacks[.secondary] }

    /// Brings the first column, beside the others or over them, or takes away one that lies over them.
    final func setFirstColumnShown(_ isShown: Bool, velocity: Double = 0) {
        guard isShown else {
            reveal = 0
            return moveColumns(velocity: velocity)
        }
        guard stacks[.primary] != nil, !isCollapsed else { return }
        guard isViewLoaded else { return hidesPrimary = false }
        if layout(withPrimary: true).primary != nil {
            (hidesPrimary, reveal) = (false, 0)
        } else {
            reveal = 1
        }
        stacks[.primary]?.view.isHidden = false
        moveColumns(velocity: velocity)
    }

    /// What the button does.
    final func toggleFirstColumn() {
        if showsFirstColumnBeside {
            setPrimaryHidden(true, animated: true)
        } else {
            setFirstColumnShown(reveal < 1)
        }
    }

    /// Lets the columns go where they belong now.
    final func moveColumns(velocity: Double = 0) {
        guard isViewLoaded else { return }
        stacks[.primary]?.view.isHidden = false
        motions += 1
        View.animate(
            spring: view.theme.motion.sheet, initialVelocity: Vector(dx: velocity, dy: 0),
            options: .allowUserInteraction
        ) { [self] in
            layOutColumns()
        } completion: { [weak self] _ in
            guard let self else { return }
            motions -= 1
            if motions == 0 { takeHiddenColumnAway() }
        }
    }

    /// A column that is out of sight is neither focused nor read out.
    private func takeHiddenColumnAway() {
        guard let stack = stacks[.primary], !isCollapsed, !revealGesture.isDragging else { return }
        stack.viewIfLoaded?.isHidden = !showsFirstColumnBeside && reveal == 0
    }

    // MARK: Parts

    final func prepareRevealing() {
        veil.tapped = { [weak self] in self?.setFirstColumnShown(false) }
        view.addSubview(veil)
        revealGesture.owner = self
        revealGesture.addAction { [weak self] pan in self?.dragged(pan) }
        view.addGestureRecognizer(revealGesture)
    }

    final func layOutVeil() {
        veil.frame = view.bounds
        // What is moved aside is not darkened.
        veil.alpha = displacesOthers ? min(reveal, 0.02) : reveal
        veil.isUserInteractionEnabled = reveal > 0
    }

    /// The columns have got their places: what lies above what, where the button is, and what the delegate hears.
    final func columnsDidMove(_ layout: SplitLayout) {
        let isBeside = layout.primary != nil
        if let first = stacks[.primary]?.viewIfLoaded {
            if !isBeside {
                view.bringSubviewToFront(veil)
                view.bringSubviewToFront(first)
            }
            first.shadow = isBeside || reveal == 0 ? nil : view.theme.shadows.menu
            if motions == 0 { takeHiddenColumnAway() }
        }
        updateButton(isBeside: isBeside)
        tellDelegate()
    }

    // MARK: Dragging

    private func dragged(_ pan: PanGestureRecognizer) {
        guard let first = stacks[.primary]?.view, !isCollapsed else { return }
        let width = max(first.bounds.width, 1)
        let sign = view.effectiveLayoutDirection == .rightToLeft ? -1.0 : 1
        let way = revealAtBegin + sign * pan.translation(in: view).dx / width
        let speed = sign * pan.velocity(in: view).dx / width
        switch pan.state {
        case .began:
            first.isHidden = false
            let x = first.presentedCenter.x
            let shown = ((sign > 0 ? x : view.bounds.width - x) + width / 2) / width
            revealAtBegin = min(max(shown, 0), 1)
            // It may be on its way.
            for part in [first, veil] { part.removeAllAnimations() }
            fallthrough
        case .changed:
            reveal = min(max(way, 0), 1)
            View.performWithoutAnimation { layOutColumns() }
        case .ended: setFirstColumnShown(way + speed * 0.15 > 0.5, velocity: abs(speed))
        case .cancelled: setFirstColumnShown(revealAtBegin > 0.5)
        default: break
        }
    }

    /// Whether the first column may be dragged now.
    final func allowsDragging(_ pan: PanGestureRecognizer) -> Bool {
        guard presentsWithGesture, !isCollapsed, stacks[.primary] != nil, !showsFirstColumnBeside else { return false }
        let sign = view.effectiveLayoutDirection == .rightToLeft ? -1.0 : 1
        let isInwards = sign * pan.initialTranslation(in: view).dx > 0
        if reveal > 0 { return !isInwards }
        // A drag from the edge leads back first.
        guard isInwards, let next = nextColumn, next.viewControllers.count < 2 else { return false }
        return pan.numberOfTouches > 0 || next.view.bounds.contains(pan.location(in: next.view))
    }

    private func updateButton(isBeside: Bool) {
        let shows = displayModeButtonVisibility != .never && stacks[.primary] != nil && !isCollapsed
        stacks[.primary]?.columnItem =
            shows && isBeside && displayModeButtonVisibility == .always ? displayModeButtonItem : nil
        for column in [Column.supplementary, .secondary] {
            guard let stack = stacks[column] else { continue }
            stack.columnItem = shows && !isBeside && stack === nextColumn ? displayModeButtonItem : nil
        }
    }

    private func tellDelegate() {
        let (mode, former) = (displayMode, reportedColumns)
        guard mode != reportedMode else { return }
        let isFirst = reportedMode == nil
        reportedMode = mode
        reportedColumns = seenColumns(in: mode)
        guard !isFirst, let delegate else { return }
        delegate.splitViewController(self, willChangeTo: mode)
        for column in columns where reportedColumns.contains(column) != former.contains(column) {
            if former.contains(column) {
                delegate.splitViewController(self, willHide: column)
            } else {
                delegate.splitViewController(self, willShow: column)
            }
        }
    }

    private func seenColumns(in mode: DisplayMode) -> Set<Column> {
        let hasFirst: Bool =
            switch mode {
            case .secondaryOnly, .automatic: false
            case .oneBesideSecondary: stacks[.supplementary] == nil
            default: true
            }
        return Set(columns.filter { stacks[$0] != nil && ($0 != .primary || hasFirst) })
    }
}

/// Recognizes a drag that brings the first column over the others, or takes it back.
final class RevealGestureRecognizer: PanGestureRecognizer, GestureRecognizerDelegate {
    weak var owner: SplitViewController?
    var isDragging: Bool { state == .began || state == .changed }

    override init() {
        super.init()
        name = "first column"
        allowedAxes = .horizontal
        maximumNumberOfTouches = 1
        allowedScrollTypesMask = .continuous
        excludesSlop = true
        delegate = self
    }

    func gestureRecognizerShouldBegin(_ recognizer: GestureRecognizer) -> Bool { owner?.allowsDragging(self) ?? false }

    override func shouldReceive(_ event: Event) -> Bool {
        guard let view, let owner, owner.reveal == 0 else { return true }
        let landing = event.allTouches.filter { $0.phase == .began && $0.window === view.window }
        guard let first = landing.first else { return true }
        let x = first.location(in: view).x
        let isMirrored = view.effectiveLayoutDirection == .rightToLeft
        return (isMirrored ? view.bounds.maxX - x : x - view.bounds.minX) <= PopGestureRecognizer.edgeRegion
    }

    /// A finger at the edge means the column first, and not what is scrolled beside it.
    override func shouldBeRequiredToFail(by other: GestureRecognizer) -> Bool {
        numberOfTouches > 0 && owner?.reveal == 0 && other is PanGestureRecognizer
            && !(other is PopGestureRecognizer) && other.view !== view
    }
}

/// Darkens what a column lies over, and takes it away by a touch.
final class ColumnVeil: View {
    var tapped: (() -> Void)?

    init() {
        super.init(frame: .zero)
        name = "veil"
        backgroundColor = .scrim
        alpha = 0
        let tap = TapGestureRecognizer()
        tap.addAction { [weak self] _ in self?.tapped?() }
        addGestureRecognizer(tap)
    }
}
