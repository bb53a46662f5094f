public import TactusControls
public import TactusGeometry
import TactusGraphics
public import TactusPlatform
public import TactusUI

/// Sections of items in rows, grids and layouts of one's own, of which only cells that show exist.
///
/// ```swift
/// let songs = CollectionView(layout: .list(.insetGrouped))
/// let cell = CollectionView.CellRegistration<CollectionListCell, Song.ID> { cell, _, id in
///     cell.contentConfiguration = ListContentConfiguration(text: library[id].title)
/// }
/// let source = ListSource<String, Song.ID>(collectionView: songs) { collectionView, path, id in
///     collectionView.dequeueConfiguredReusableCell(using: cell, for: path, item: id)
/// }
/// source.apply(snapshot)
/// ```
///
/// A ``ListSource`` tells it what to show by identities, and animates what changes; a ``CollectionViewDataSource`` of
/// your own by numbers. How items lie is a value, ``layout``. What shows stays where it is when what is above it
/// changes or turns out otherwise than estimated. A million items in a thousand sections take no longer than a hundred.
open class CollectionView: ScrollView {
    // MARK: Content

    /// What the collection shows. Weak. Setting it loads the items.
    public final weak var dataSource: (any CollectionViewDataSource)? {
        didSet { loadAnew() }
    }

    /// Gets what is about to show ready. Weak.
    public final weak var prefetchDataSource: (any CollectionViewDataSourcePrefetching)?
    /// Whether ``prefetchDataSource`` is told. `true` by default.
    public final var isPrefetchingEnabled = true

    /// Provides what is dragged out of the collection. Weak. With it, what it gives items for is dragged, and not taken
    /// elsewhere by ``allowsReordering``. Set it before items show.
    public final weak var dragDelegate: (any CollectionViewDragDelegate)?

    /// Takes what is dragged over the collection. Weak.
    public final weak var dropDelegate: (any CollectionViewDropDelegate)? {
        didSet { dragging.acceptDrops(dropDelegate != nil) }
    }

    /// Whether items are dragged out of the collection, where ``dragDelegate`` gives something for them. `true` by
    /// default.
    public final var dragInteractionEnabled = true

    /// Whether something is dragged out of the collection.
    public final var hasActiveDrag: Bool { dragDelegate != nil && dragging.hasActiveDrag }

    /// Whether something that ``dropDelegate`` has a use for is dragged over the collection.
    public final var hasActiveDrop: Bool { dropDelegate != nil && dragging.hasActiveDrop }

    /// Whether cells stand for what was dropped and has not been read (``CollectionViewDropPlaceholder``).
    public final var hasUncommittedUpdates: Bool { !placeholders.isEmpty }

    /// How the items lie. Setting it places them at once; ``setLayout(_:animated:completion:)`` moves them there.
    public final var layout: CollectionLayout {
        get { storedLayout }
        set { setLayout(newValue, animated: false) }
    }

    // MARK: Selection

    /// Whether items can be selected. `true` by default. With `false` a tap is a primary action
    /// (``CollectionViewDelegate/collectionView(_:performPrimaryActionForItemAt:)``).
    public final var allowsSelection = true {
        didSet { if allowsSelection != oldValue { selectionRulesDidChange() } }
    }

    /// Whether several items can be selected. `false` by default. A second tap takes the selection of an item back
    /// then; two fingers that are drawn over items select them; a pointer selects one, and more with Control, Shift,
    /// and a band that is drawn from beside the items.
    public final var allowsMultipleSelection = false {
        didSet { if allowsMultipleSelection != oldValue { selectionRulesDidChange() } }
    }

    /// Whether arrow keys select what they come to. `false` by default: they move a mark, and Space selects.
    public final var selectionFollowsFocus = false

    /// Whether items can be selected while they are edited. `false` by default: then a tap does nothing.
    open var allowsSelectionDuringEditing = false {
        didSet { if allowsSelectionDuringEditing != oldValue, isEditing { selectionRulesDidChange() } }
    }

    /// Whether several items can be selected while they are edited, whatever ``allowsMultipleSelection`` says
    /// otherwise. `false` by default. When editing ends none is selected any more, unless several can be then, too.
    open var allowsMultipleSelectionDuringEditing = false {
        didSet { if allowsMultipleSelectionDuringEditing != oldValue, isEditing { selectionRulesDidChange() } }
    }

    /// Whether items are edited: cells show what that takes, such as a handle to take hold of. `false` by default.
    public final var isEditing = false {
        didSet { if isEditing != oldValue { editingDidChange() } }
    }

    /// Whether an item can be taken elsewhere by a finger that has rested on it, or a pointer that drags it, where the
    /// data source lets it (``CollectionViewDataSource/collectionView(_:canMoveItemAt:)``). `true` by default.
    public final var allowsReordering = true

    // MARK: For this module

    /// Whether an item that is tapped is highlighted no more before the delegate is asked whether it may be selected:
    /// so it is with rows of a table. Else it is when the delegate has been told.
    package final var endsHighlightFirst = false

    final var storedLayout: CollectionLayout
    final var geometry: CollectionGeometry {
        didSet { placesAll = true }
    }
    /// Whether a cell may be elsewhere than the layout has it. While the content is only scrolled none is, and those
    /// that come into view alone are placed.
    final var placesAll = true
    /// The cells that show, by the numbers of their items.
    final var shown: [Int: CollectionCell] = [:]
    /// Headers and footers that show.
    final var boundaries: [BoundaryKey: CollectionReusableView] = [:]
    /// The plates behind sections.
    final var plates: [Int: View] = [:]
    final var decorations = ShownDecorations()
    /// What shows besides, as the layout says.
    final var elements: [ElementKey: CollectionReusableView] = [:]
    /// The sections that scroll sideways and show.
    final var strips: [Int: SectionStrip] = [:]
    /// How far those that do not show were scrolled from where reading begins.
    final var stripOffsets: [Int: Double] = [:]
    /// The views that wait to be shown again.
    final var spares: [ObjectIdentifier: [CollectionReusableView]] = [:]
    /// Cells on their way out.
    final var departing: [CollectionReusableView] = []
    /// The cell whose item is configured anew.
    final var reconfiguring: CollectionCell?
    /// The last subview before cells, and before headers.
    let plateMark = View()
    let cellMark = View()

    final var selection: Set<Int> = []
    /// The item that keys have marked.
    final var mark: Int?
    /// The item from which Shift selects.
    final var rangeStart: Int?
    final weak var followedTouch: Touch?
    /// What the delegate has not been told of the selection yet.
    final var pendingSelected: ArraySlice<Int> = []
    final var pendingDeselected: ArraySlice<Int> = []
    /// How often the items have become others, or have got other numbers.
    final var changeCount = 0
    /// The items that were announced to ``prefetchDataSource`` and have not shown.
    final var prefetched: Set<Int> = []
    final var lastStart = 0.0
    final var pursuit: ItemPursuit?
    /// The item that the collection was to show at once while it was laid out: the layout after that brings it.
    final var arrival: ItemPursuit?
    final var swipe: RowSwipe? {
        didSet { if let oldValue, oldValue !== swipe { swipeDidEnd(oldValue) } }
    }
    final var held: HeldItem? {
        didSet { placesAll = true }
    }
    final var pinched: PinchedColumns? {
        didSet { placesAll = true }
    }
    final var gestures: CollectionGestures?
    final var indexStrip: IndexStrip?
    /// The colour of the words at the side of the list; `nil`, by default, for the tint.
    public final var indexTintColor: Color? {
        didSet { if indexTintColor != oldValue { indexStrip?.traitOverrides.tintColor = indexTintColor } }
    }
    /// What is behind these words; `nil`, by default, for nothing.
    public final var indexBackgroundColor: Color? {
        didSet { if indexBackgroundColor != oldValue { indexStrip?.backgroundColor = indexBackgroundColor } }
    }
    final var batch: BatchUpdates?
    final var batchCompletions: [(Bool) -> Void] = []
    /// Who waits for changes to be shown.
    final var changeEnds = ChangeEnds()
    /// Whether everything was loaded anew since the last layout.
    final var isFresh = false
    /// Whether a layout or a change is under way, and what waits for its end.
    final var isChanging = false
    final var isEndingWaiting = false
    final var waiting: ArraySlice<() -> Void> = []
    /// Whether cells that come now are part of a change that is animated.
    final var change: ShownChange?
    /// What an animation of others moves that the collection is laid out in.
    final var inheritedMoves: [() -> Void]?
    /// The bounds before the collection got another size in an animation.
    final var formerBounds: Rect?
    /// Whether the layout was told that animations are prepared, and not that they are.
    final var isPreparingAnimations = false
    final lazy var dragging = ItemDragging(of: self)
    /// The cells that stand for items which are still to come.
    final var placeholders: [CollectionViewDropPlaceholderContext] = []
    /// From where on there is room for what is dragged, along the content as it is laid.
    final var gap: Double? {
        didSet { placesAll = true }
    }

    /// Creates a collection.
    ///
    /// - Parameters:
    ///   - frame: Where it is in its future superview, in points.
    ///   - layout: How its items lie.
    public init(frame: Rect = .zero, layout: CollectionLayout) {
        storedLayout = layout
        geometry = CollectionGeometry(layout, counts: [], in: CollectionLayoutEnvironment(contentSize: .zero))
        super.init(frame: frame)
        bounceAlongLayout()
        for mark in [plateMark, cellMark] {
            mark.isHidden = true
            addSubview(mark)
        }
        gestures = CollectionGestures(of: self)
    }

    /// Creates a collection with a plain list of rows.
    public override convenience init(frame: Rect) { self.init(frame: frame, layout: .list(.plain)) }

    open override class var nonDrawingClass: View.Type? { CollectionView.self }

    /// Finds what is drawn in front at a place: items, headers and footers overlap as their layout says.
    open override func hitTest(_ point: Point, with event: Event?) -> View? {
        let found = super.hitTest(point, with: event)
        return geometry.hasAttributes ? found.map { frontmost($0, at: point, with: event) } : found
    }

    /// Places what shows. An override calls `super`.
    open override func layoutSubviews() {
        super.layoutSubviews()
        guard !isChanging else { return setNeedsLayout() }
        endWaiting()
        willLayOut?()
        whileChanging(layOutItems)
        endAwaitedSwipe()
    }

    open override func boundsDidChange(from old: Rect) {
        let isResized = old.width != bounds.width && old.width > 0
        let start = isResized && geometry.isReversed ? geometry.laid(old).minY : nil
        super.boundsDidChange(from: old)
        if old.size != bounds.size, View.inheritedAnimationDuration > .zero { formerBounds = old }
        // Content that begins at the right stays as far from there.
        if let start { shiftContent(by: 0, from: start) }
    }

    /// Lays the items out anew, as a layout may ask the delegate.
    open override func delegateDidChange() {
        super.delegateDidChange()
        if geometry.numberOfItems > 0 { layout = storedLayout }
    }

    /// Whether items can be selected: then keys can do it.
    open override var canBecomeFocused: Bool { allowsSelection || super.canBecomeFocused }

    /// Whether the focus can come to the collection, see ``canBecomeFocused``.
    open override var canBecomeFirstResponder: Bool { canBecomeFocused }

    /// A cell's touches can be taken from it, and from controls in it.
    open override func touchesShouldCancel(in view: View) -> Bool { held == nil && view !== indexStrip }

    /// Whether a recognizer may begin. The collection does not scroll by fingers that select.
    open override func gestureRecognizerShouldBegin(_ recognizer: GestureRecognizer) -> Bool {
        if recognizer === panGestureRecognizer {
            if gestures?.takesOver(recognizer.touches) == true { return false }
            // A finger that began on the words at the side goes along them.
            if let indexStrip, recognizer.touches.contains(where: { $0.view === indexStrip }) { return false }
        }
        return super.gestureRecognizerShouldBegin(recognizer)
    }

    /// Whether the collection has the ring, and not its marked cell.
    open override var showsFocusRing: Bool { !allowsSelection }

    open override var standardAccessibility: AccessibilityDescription {
        AccessibilityDescription(columnsInView > 1 ? .grid : .list, value: spokenItems)
    }

    /// Measures the cells anew where the text's scale has changed.
    open override func traitCollectionDidChange(_ previous: TraitCollection) {
        super.traitCollectionDidChange(previous)
        setNeedsLayout()
    }

    /// Moves the mark by arrows, and selects. An override calls `super` for keys that it does not use.
    open override func handleKey(_ key: Key, isRepetition: Bool) -> KeyUse {
        let use = handleItemKey(key, isRepetition: isRepetition)
        return use == .unused ? super.handleKey(key, isRepetition: isRepetition) : use
    }

    open override func focusRingDidChange() {
        super.focusRingDidChange()
        guard allowsSelection else { return }
        if mark == nil { mark = selection.min() ?? shown.keys.min() }
        showMark()
    }

    /// Ends what fingers do with items, as the view leaves its window.
    open override func willMove(toWindow newWindow: Window?) {
        super.willMove(toWindow: newWindow)
        guard newWindow !== window else { return }
        gestures?.cancelAll()
        breakEnds()
    }

    /// Asks the data source anew how many items there are, at once, and for their cells as they show. Nothing is
    /// selected afterwards. What shows keeps its distance from the beginning, as far as there are items.
    open func reloadData() { loadAnew() }

    /// How many sections there are, as the data source says; of a ``ListSource``, as was applied last. UIKit's.
    open var numberOfSections: Int {
        bringPending()
        return dataSource?.numberOfSections(in: self) ?? 0
    }

    /// Shows a section elsewhere, with its items: from where it was, to where it is now.
    open func moveSection(_ section: Int, toSection newSection: Int) {
        performBatchUpdates { batch?.movedSections.append((section, newSection)) }
    }

    /// Called before items are placed: where a ``ListSource`` brings what it was given last.
    final var willLayOut: (() -> Void)?
    /// Whether a ``ListSource`` was given something that it has not brought.
    final var hasPending: (() -> Bool)?

    /// The delegate, if it is one for collections.
    final var collectionDelegate: (any CollectionViewDelegate)? { delegate as? any CollectionViewDelegate }
    final var app: Application? { window?.windowScene?.application }

    /// Tells of data that makes no sense.
    final func report(_ sentence: String) { app?.report(.dataRule(sentence)) }
}

/// A header or footer, and of which section.
nonisolated struct BoundaryKey: Hashable, Comparable, Sendable {
    let boundary: CollectionGeometry.Boundary
    let section: Int

    static func < (key: BoundaryKey, other: BoundaryKey) -> Bool {
        (key.section, key.boundary) < (other.section, other.boundary)
    }
}
