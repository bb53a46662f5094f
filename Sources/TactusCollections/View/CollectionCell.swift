public import TactusGeometry
public import TactusUI
import TactusControls

/// The view that shows an item of a ``CollectionView``. UIKit's `UICollectionViewCell`.
///
/// Put what it shows into ``contentView``, which moves aside where an action is uncovered. A finger that rests on the
/// cell, or taps it, highlights it, and selects it when it lifts; scrolling takes the highlight away again. Controls in
/// a cell keep their touches to themselves.
open class CollectionCell: CollectionReusableView {
    /// What the cell shows: fills it, from the beginning on. Subviews of a cell's own belong in here.
    public final let contentView: View = CellContentView()

    /// What is behind the content, over the cell's own plate: as large as the cell. `nil`, by default, for nothing.
    open var backgroundView: View? {
        didSet { if backgroundView !== oldValue { replaceBackground(oldValue) } }
    }

    /// What is behind the content, in front of ``backgroundView``, while the cell is selected or has a finger on it
    /// (``showsSelectedBackgroundView``): as large as the cell. `nil`, by default, for nothing.
    open var selectedBackgroundView: View? {
        didSet { if selectedBackgroundView !== oldValue { replaceBackground(oldValue) } }
    }

    /// Whether ``selectedBackgroundView`` shows: by default while the cell is selected, or highlighted.
    open var showsSelectedBackgroundView: Bool { isSelected || isHighlighted }

    /// Whether a finger is on the cell, and may select it. The collection sets it; an override that shows it in its
    /// `didSet` is told so.
    open var isHighlighted = false {
        didSet { if isHighlighted != oldValue { changeState() } }
    }

    /// Whether the item is selected. The collection sets it, also for a cell that is shown again for another item; who
    /// sets it otherwise changes how the cell looks, and selects nothing
    /// (``CollectionView/selectItem(at:animated:scrollPosition:)``).
    open var isSelected = false {
        didSet { if isSelected != oldValue { changeState() } }
    }

    /// Whether the collection is edited (``CollectionView/isEditing``).
    public internal(set) final var isEditing = false {
        didSet { if isEditing != oldValue { changeState() } }
    }

    /// Whether the cell is in the user's hand, to be put elsewhere.
    public internal(set) final var isLifted = false {
        didSet { if isLifted != oldValue { changeState() } }
    }

    /// Which item it shows; `nil` while it shows none.
    public final var path: ItemPath? {
        isPlaceholder ? nil : item.flatMap { collectionView?.geometry.path(of: $0) }
    }

    /// Whether keys have marked the cell: it is where arrows went.
    public final var isMarked: Bool { collectionView?.marks(self) == true }

    final var item: Int?
    /// Whether it stands for an item that is still to come.
    final var isPlaceholder = false
    /// Which item it has shown, until the delegate is told that it does no more.
    final var formerPath: ItemPath?
    /// How the cell looks as a row; `nil` for one that stands by itself.
    final var rowPosition: RowPosition? {
        didSet { if rowPosition != oldValue { rowPositionDidChange() } }
    }
    /// How far the content is aside, in points to the right.
    final var contentShift = 0.0 { didSet { if contentShift != oldValue { layOutContent() } } }
    /// The actions that are uncovered.
    final var swipeActions: [SwipeActionsView] = [] {
        didSet {
            for view in oldValue where !swipeActions.contains(where: { $0 === view }) { view.removeFromSuperview() }
            if swipeActions.isEmpty != oldValue.isEmpty { setNeedsUpdateConfiguration() }
        }
    }
    /// The views that are anchored to the cell.
    final var supplementaries = CellSupplementaries()
    /// How the cell is configured by its state; `nil` for one that is not.
    final var configuring: CellConfiguring?
    /// Whether that is to be done with the next layout.
    final var needsUpdateConfiguration = false
    /// Whether it was done to measure the cell, which has not been laid out since.
    final var isConfiguredAhead = false
    /// The touch that may select the cell.
    private weak var followed: Touch?

    /// Creates a cell. A ``CollectionView`` places it.
    public required init(frame: Rect = .zero) {
        super.init(frame: frame)
        clipsToBounds = true
        contentView.frame = bounds
        addSubview(contentView)
    }

    /// Whether labels and pictures of the content were told last that they are highlighted.
    private var hasHighlightedContent = false

    /// This class.
    open override class var geometricClass: View.Type { CollectionCell.self }

    open override class var nonDrawingClass: View.Type? { CollectionCell.self }

    final override var sizedContent: View { contentView }

    /// Sent when ``isHighlighted``, ``isSelected``, ``isEditing``, ``isLifted`` or ``isMarked`` has changed. By default
    /// the cell is drawn again, ``selectedBackgroundView`` shows or not, and so is the content highlighted
    /// (``updateHighlightedContent()``).
    open func stateDidChange() {
        setNeedsDisplay()
        selectedBackgroundView?.isHidden = !showsSelectedBackgroundView
        updateHighlightedContent()
    }

    /// Lets labels and pictures in ``contentView`` be highlighted while ``showsSelectedBackgroundView``
    /// (`Label.isHighlighted`, `ImageView.isHighlighted`), but for those of controls and of collections inside. A class
    /// of cells for which that depends on more calls this when it has changed.
    public final func updateHighlightedContent() {
        guard showsSelectedBackgroundView != hasHighlightedContent else { return }
        hasHighlightedContent.toggle()
        contentView.highlightContent(hasHighlightedContent)
    }

    /// Its state is another.
    final func changeState() {
        setNeedsUpdateConfiguration()
        stateDidChange()
    }

    /// The state of the cell, as a value. An override takes that of `super`, and notes in it what else
    /// ``updateConfiguration(using:)`` goes by (``CellConfigurationState/subscript(_:)``).
    open var configurationState: CellConfigurationState { ownConfigurationState }

    /// Called with the layout before the cell shows an item, after its state has changed, and after
    /// ``setNeedsUpdateConfiguration()``: lets a subclass show what it does by its state. Does nothing by default.
    ///
    /// - Parameter state: The state, ``configurationState``.
    open func updateConfiguration(using state: CellConfigurationState) {}

    open override func traitCollectionDidChange(_ previous: TraitCollection) {
        super.traitCollectionDidChange(previous)
        // A cell that was measured where it is to show was configured with these traits.
        if !isConfiguredAhead { setNeedsUpdateConfiguration() }
    }

    private func replaceBackground(_ old: View?) {
        if let old, old.superview === self { old.removeFromSuperview() }
        if let selectedBackgroundView {
            selectedBackgroundView.isHidden = !showsSelectedBackgroundView
            insertSubview(selectedBackgroundView, at: 0)
        }
        if let backgroundView { insertSubview(backgroundView, at: 0) }
        placeBackgrounds()
    }

    private func placeBackgrounds() {
        if let backgroundView { backgroundView.frame = bounds }
        if let selectedBackgroundView { selectedBackgroundView.frame = bounds }
    }

    /// Called when ``contentView`` has become larger or smaller, for whatever reason. Does nothing by default.
    open func contentViewDidResize() {}

    /// Places `contentView`. An override calls `super`.
    open override func layoutSubviews() {
        super.layoutSubviews()
        updateConfigurationIfNeeded()
        isConfiguredAhead = false
        layOutContent()
        placeBackgrounds()
    }

    func layOutContent() {
        contentView.frame = bounds.offsetBy(dx: contentShift, dy: 0)
        for view in swipeActions { view.uncover(contentShift, of: bounds) }
    }

    /// Returns as much as is in `contentView` for its size.
    open override func sizeThatFits(_ size: Size) -> Size {
        hasSizeOfConstraints ? super.sizeThatFits(size) : contentView.sizeThatFits(size)
    }

    /// What the cell does where it is chosen by Return, or tapped twice by a pointer. Does nothing by
    /// default, and says so.
    ///
    /// - Returns: Whether it did something.
    open func performPrimaryAction() -> Bool { false }

    func rowPositionDidChange() { setNeedsDisplay() }

    // MARK: Touches

    /// Highlights the cell for the first touch: of fingers and pens, and of a pointer's primary button. The collection
    /// follows one at a time; other touches travel on.
    open override func touchesBegan(_ touches: Set<Touch>, with event: Event?) {
        var others = touches
        if let touch = collectionView?.follow(self, touches) {
            others.remove(touch)
            followed = touch
            highlight(contains(touch))
        }
        if !others.isEmpty { super.touchesBegan(others, with: event) }
    }

    /// Follows the touch.
    open override func touchesMoved(_ touches: Set<Touch>, with event: Event?) {
        let others = without(touches) { highlight(collectionView?.isFree(self) == true && contains($0)) }
        if !others.isEmpty { super.touchesMoved(others, with: event) }
    }

    /// Selects the item, if the touch is still on it.
    open override func touchesEnded(_ touches: Set<Touch>, with event: Event?) {
        let others = without(touches) { touch in
            let wasHighlighted = isHighlighted
            // The delegate hears of the selection first, where it is not that of a table.
            if collectionView?.endsHighlightFirst == true { ignoreTouch() } else { letGoOfTouch() }
            if wasHighlighted, collectionView?.isFree(self) == true { touchWasLiftedInside(touch, with: event) }
            highlight(false)
        }
        if !others.isEmpty { super.touchesEnded(others, with: event) }
    }

    /// Called when the touch that highlighted the cell was lifted on it; the highlight goes behind it. Selects the
    /// item, or does what else a tap does, by default.
    ///
    /// - Parameters:
    ///   - touch: The touch.
    ///   - event: The event that told of it.
    open func touchWasLiftedInside(_ touch: Touch, with event: Event?) {
        collectionView?.tapped(self, touch, event?.modifierFlags ?? [])
    }

    /// Takes the highlight away.
    open override func touchesCancelled(_ touches: Set<Touch>, with event: Event?) {
        let others = without(touches) { _ in ignoreTouch() }
        if !others.isEmpty { super.touchesCancelled(others, with: event) }
    }

    private func without(_ touches: Set<Touch>, _ body: (Touch) -> Void) -> Set<Touch> {
        guard let followed, touches.contains(followed) else { return touches }
        body(followed)
        return touches.subtracting([followed])
    }

    /// Follows no touch any more.
    final func ignoreTouch() {
        letGoOfTouch()
        highlight(false)
    }

    private func letGoOfTouch() {
        if let followed, collectionView?.followedTouch === followed { collectionView?.followedTouch = nil }
        followed = nil
    }

    /// Highlights the cell or not, for the user: the delegate is told.
    private func highlight(_ isOn: Bool) {
        guard isHighlighted != isOn else { return }
        isHighlighted = isOn
        guard let collectionView, let item, item < collectionView.geometry.numberOfItems else { return }
        let path = collectionView.geometry.path(of: item)
        if isOn {
            collectionView.collectionDelegate?.collectionView(collectionView, didHighlightItemAt: path)
        } else {
            collectionView.collectionDelegate?.collectionView(collectionView, didUnhighlightItemAt: path)
        }
    }

    /// Does what a tap on the cell does.
    open override func accessibilityActivate() -> Bool {
        guard let collectionView, collectionView.mayHighlight(self) else { return false }
        collectionView.tapped(self, nil, [])
        return true
    }

    /// ``isMarked``.
    open override var isFocusedPart: Bool { isMarked }

    /// What was set, and what swipes of the cell uncover.
    open override var accessibilityCustomActions: [AccessibilityCustomAction]? {
        get {
            let actions = (super.accessibilityCustomActions ?? []) + (collectionView?.swipes(asActionsOf: self) ?? [])
            return actions.isEmpty ? nil : actions
        }
        set { super.accessibilityCustomActions = newValue }
    }

    /// A cell is called what the labels in it say.
    open override var standardAccessibility: AccessibilityDescription {
        AccessibilityDescription(
            rowPosition == nil ? .cell : .row, label: spokenContent,
            state: AccessibilityState(isSelected: isSelected))
    }

    /// What the labels of the cell say.
    var spokenContent: String? { contentView.spokenLabels }

    private func contains(_ touch: Touch) -> Bool { bounds.contains(touch.location(in: self)) }
}

/// Where a row is among those of its section, for its plate and its separator.
nonisolated struct RowPosition: Hashable, Sendable {
    let appearance: RowAppearance
    let isFirst: Bool
    let isLast: Bool
    /// How the lines of this row look, where the section says it for each.
    let ownSeparators: ListSeparatorConfiguration?

    /// How the lines of the row look.
    var separators: ListSeparatorConfiguration { ownSeparators ?? appearance.separators }

    /// Which edges of the row have a line.
    var lines: (top: Bool, bottom: Bool) {
        guard appearance.showsSeparators else { return (false, false) }
        return separators.lines(automaticBottom: !isLast || !appearance.appearance.hasPlates)
    }
}

extension View {
    /// What the labels inside say, one after the other; `nil` for nothing.
    final var spokenLabels: String? {
        var (words, waiting) = ([String](), Array(subviews.reversed()))
        while let view = waiting.popLast() {
            if view.isHidden { continue }
            if view.accessibilityRole == .label, let text = view.accessibilityLabel {
                words.append(text)
            } else {
                waiting += view.subviews.reversed()
            }
        }
        return words.isEmpty ? nil : words.joined(separator: ", ")
    }
}

/// Holds what a cell shows.
final class CellContentView: View {
    override class var geometricClass: View.Type { CellContentView.self }

    override class var nonDrawingClass: View.Type? { CellContentView.self }

    override func boundsDidChange(from old: Rect) {
        super.boundsDidChange(from: old)
        if old.size != bounds.size { (superview as? CollectionCell)?.contentViewDidResize() }
    }
}

extension View {
    /// Highlights the labels and pictures inside, or no longer.
    fileprivate func highlightContent(_ isHighlighted: Bool) {
        for view in subviews where !(view is Control || view is CollectionView) {
            (view as? Label)?.isHighlighted = isHighlighted
            (view as? ImageView)?.isHighlighted = isHighlighted
            view.highlightContent(isHighlighted)
        }
    }
}
