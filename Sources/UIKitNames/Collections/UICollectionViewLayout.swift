public import Tactus

/// How the items of a collection lie, as an object.
///
/// Use ``UICollectionViewFlowLayout`` or ``UICollectionViewCompositionalLayout``. A subclass of one's own says where
/// everything lies, in points of the content, by ``layoutAttributesForElements(in:)`` and
/// ``layoutAttributesForItem(at:)``, and how large it all is; it prepares itself in ``prepare()``. The content scrolls
/// whichever ways it is larger than the collection.
@MainActor open class UICollectionViewLayout {
    /// The collection; `nil` while it has another layout.
    public internal(set) final weak var collectionView: CollectionView?
    /// The lists that sections were made of, by section.
    final var lists: [Int: UICollectionLayoutListConfiguration] = [:]
    private var decorationClasses: [String: UICollectionReusableView.Type] = [:]
    /// What was asked for last.
    final var found: FoundAttributes?
    /// What is no cell in all of the content, once it has been asked for.
    final var foundBesides: [UICollectionViewLayoutAttributes]?
    /// The room, and how many items sections had, when the layout was prepared.
    final var prepared: (room: CGSize, counts: [Int])?
    final var isPreparing = false
    /// Whether the layout is told that another part shows.
    final var isScrolling = false
    /// What stands before and behind the items of sections, as the layout said at last.
    final var boundariesOfSections: [Int: LayoutBoundaries] = [:]
    /// What headers and footers of sections are called, where the program says.
    final var kinds: [BoundaryOfSection: String] = [:]
    /// Which way the content was said to scroll.
    final var wasHorizontal = false

    /// Asks the layout how things appear and disappear.
    final lazy var transitions = LayoutTransitions(of: self)

    /// Creates a layout.
    public init() {}

    /// The class of the attributes that the layout makes: a flow layout makes its own of it.
    /// ``UICollectionViewLayoutAttributes`` by default.
    open class var layoutAttributesClass: AnyClass { UICollectionViewLayoutAttributes.self }

    /// Makes attributes of an item that lies nowhere yet.
    final func makeAttributes(of path: IndexPath) -> UICollectionViewLayoutAttributes {
        let own = type(of: self).layoutAttributesClass as? UICollectionViewLayoutAttributes.Type
        return (own ?? UICollectionViewLayoutAttributes.self).init(path: path, category: .cell, elementKind: nil)
    }

    /// Called before items are placed: at first, when their number or the room is another, after
    /// ``invalidateLayout()``, and with each frame that scrolls where
    /// ``shouldInvalidateLayout(forBoundsChange:)`` says so. An override calls `super`.
    open func prepare() {}

    /// Returns where what lies in a part of the content lies, and how it shows; more may be among it. By default what
    /// ``layoutAttributesForItem(at:)`` says of items.
    ///
    /// The data source is asked for views by their kinds and paths, which need not be those of items. Decorations are
    /// of the classes that were registered for their kinds; they are behind all else unless `zIndex` says otherwise.
    open func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        guard let collectionView else { return nil }
        return (0..<collectionView.numberOfSections).flatMap { section in
            (0..<collectionView.numberOfItems(inSection: section)).compactMap {
                layoutAttributesForItem(at: IndexPath(item: $0, section: section))
            }
        }
        .filter { $0.frame.intersects(rect) }
    }

    /// Returns where an item lies; `nil` for nowhere. Asked for items that
    /// ``layoutAttributesForElements(in:)`` says nothing of.
    open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? { nil }

    /// Returns where a header, a footer, or another view of the data source lies; `nil`, by default, for nowhere. What
    /// ``layoutAttributesForElements(in:)`` returns is what shows.
    ///
    /// - Parameters:
    ///   - elementKind: Which kind it is of.
    ///   - indexPath: Its path; of a header or footer the first item of its section.
    /// - Returns: Where it lies, in points of the content.
    open func layoutAttributesForSupplementaryView(
        ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { nil }

    /// Returns where a decoration lies; `nil`, by default, for nowhere. What ``layoutAttributesForElements(in:)``
    /// returns is what shows.
    ///
    /// - Parameters:
    ///   - elementKind: Which kind it is of.
    ///   - indexPath: Its path, which need not be one of an item.
    /// - Returns: Where it lies, in points of the content.
    open func layoutAttributesForDecorationView(
        ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { nil }

    /// Returns whether attributes are others where another part of the content shows: then they are asked for again
    /// with each frame that scrolls. `false` by default.
    ///
    /// - Parameter newBounds: What shows, in points of the content.
    /// - Returns: Whether they are.
    open func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { false }

    /// Returns where the content is to come to rest that a finger lets go of: by default where it would. The
    /// delegate is told afterwards.
    ///
    /// - Parameters:
    ///   - proposedContentOffset: Where it would come to rest.
    ///   - velocity: How fast it moves, in points a millisecond.
    /// - Returns: Where it is to come to rest.
    open func targetContentOffset(
        forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint
    ) -> CGPoint { proposedContentOffset }

    /// Returns which part of the content is to show after an animated change of items or of the layout: by default the
    /// one that would.
    ///
    /// - Parameter proposedContentOffset: Where the content would be scrolled to.
    /// - Returns: Where it is to be scrolled to.
    open func targetContentOffset(forProposedContentOffset proposedContentOffset: CGPoint) -> CGPoint {
        proposedContentOffset
    }

    // MARK: Appearing and disappearing

    /// Called when items have come, gone, or been carried elsewhere, before the layout is asked how they appear and
    /// disappear. Does nothing by default.
    open func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {}

    /// Called when all items of a change are on their way. Does nothing by default.
    open func finalizeCollectionViewUpdates() {}

    /// Called when the collection gets another size in an animation, before the layout is asked how items appear and
    /// disappear by that. Does nothing by default.
    ///
    /// - Parameter oldBounds: What the bounds were, in points of the content.
    open func prepare(forAnimatedBoundsChange oldBounds: CGRect) {}

    /// Called when all items are on their way to another size. Does nothing by default.
    open func finalizeAnimatedBoundsChange() {}

    /// Returns how an item shows at first that appears in an animated change; `nil` to show it at once where it
    /// belongs. By default a new item is where it belongs, with an `alpha` of 0, and one from out of sight where it
    /// was. Only subclasses are asked.
    ///
    /// - Parameter itemIndexPath: The item, as it is counted after the change.
    /// - Returns: How it shows at first.
    open func initialLayoutAttributesForAppearingItem(
        at itemIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { proposed(at: itemIndexPath) }

    /// Returns how an item shows at last that disappears in an animated change; `nil` to leave it as it is until it is
    /// gone. By default one that is gone is where it was, with an `alpha` of 0, and one that goes out of sight where it
    /// is then. Only subclasses are asked.
    ///
    /// - Parameter itemIndexPath: The item, as it was counted before the change.
    /// - Returns: How it shows at last.
    open func finalLayoutAttributesForDisappearingItem(
        at itemIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { proposed(at: itemIndexPath) }

    /// Returns how a header or footer shows at first, as
    /// ``initialLayoutAttributesForAppearingItem(at:)`` does of items.
    ///
    /// - Parameters:
    ///   - elementKind: Whether it is a header or a footer.
    ///   - elementIndexPath: The first item of its section.
    /// - Returns: How it shows at first.
    open func initialLayoutAttributesForAppearingSupplementaryElement(
        ofKind elementKind: String, at elementIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { proposed(ofKind: elementKind, at: elementIndexPath) }

    /// Returns how a header or footer shows at last, as
    /// ``finalLayoutAttributesForDisappearingItem(at:)`` does of items.
    ///
    /// - Parameters:
    ///   - elementKind: Whether it is a header or a footer.
    ///   - elementIndexPath: The first item of its section.
    /// - Returns: How it shows at last.
    open func finalLayoutAttributesForDisappearingSupplementaryElement(
        ofKind elementKind: String, at elementIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { proposed(ofKind: elementKind, at: elementIndexPath) }

    /// Returns how a decoration shows at first, as ``initialLayoutAttributesForAppearingItem(at:)`` does of items.
    ///
    /// - Parameters:
    ///   - elementKind: Which kind it is of.
    ///   - decorationIndexPath: Its section, and its place among the section's decorations.
    /// - Returns: How it shows at first.
    open func initialLayoutAttributesForAppearingDecorationElement(
        ofKind elementKind: String, at decorationIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { proposed(ofKind: elementKind, at: decorationIndexPath) }

    /// Returns how a decoration shows at last, as ``finalLayoutAttributesForDisappearingItem(at:)`` does of items.
    ///
    /// - Parameters:
    ///   - elementKind: Which kind it is of.
    ///   - decorationIndexPath: Its section, and its place among the section's decorations.
    /// - Returns: How it shows at last.
    open func finalLayoutAttributesForDisappearingDecorationElement(
        ofKind elementKind: String, at decorationIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { proposed(ofKind: elementKind, at: decorationIndexPath) }

    /// How high and wide everything is, in points; by default as far as items reach.
    open var collectionViewContentSize: CGSize { .zero }

    /// The class of the contexts by which the layout is told why it lays out anew.
    /// ``UICollectionViewLayoutInvalidationContext`` by default, and a flow layout's its own.
    open class var invalidationContextClass: AnyClass { UICollectionViewLayoutInvalidationContext.self }

    /// Lays everything out again. An override calls `super`; it is also called where the number of items, or the room,
    /// has become another.
    open func invalidateLayout() {
        let context = makeInvalidationContext()
        context.invalidateEverything = true
        context.invalidateDataSourceCounts = prepared.map { $0.counts != countsNow } ?? false
        invalidateLayout(with: context)
    }

    /// Lays out again, as ``invalidateLayout()`` does, which calls this; called too with each frame that scrolls where
    /// ``shouldInvalidateLayout(forBoundsChange:)`` says so. An override calls `super`.
    ///
    /// - Parameter context: Why, and what else is to be done.
    open func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
        let distance = context.contentOffsetAdjustment
        if distance != .zero, let collectionView {
            collectionView.contentOffset += CGVector(dx: distance.x, dy: distance.y)
        }
        // What shows another part of is asked for again by itself.
        guard !isScrolling else { return }
        (found, foundBesides, prepared) = (nil, nil, nil)
        guard !isPreparing, let collectionView, collectionView.notes.layout === self else { return }
        collectionView.layout = layout
    }

    /// Returns why the layout lays out anew where another part of the content shows; asked where
    /// ``shouldInvalidateLayout(forBoundsChange:)`` says so.
    ///
    /// - Parameter newBounds: What shows, in points of the content.
    /// - Returns: A context of ``invalidationContextClass``.
    open func invalidationContext(
        forBoundsChange newBounds: CGRect
    ) -> UICollectionViewLayoutInvalidationContext { makeInvalidationContext() }

    /// Says of which class the views of decorations are; of none any more with `nil`. A decoration whose kind nobody
    /// has registered is reported once, and does not show.
    public final func register(
        _ viewClass: UICollectionReusableView.Type?, forDecorationViewOfKind elementKind: String
    ) {
        decorationClasses[elementKind] = viewClass
        invalidateLayout()
    }

    /// The layout as a value.
    var layout: CollectionLayout {
        var layout = CollectionLayout { [weak self] section, environment in
            MainActor.assumeIsolated {
                guard let self else { return .list(.plain, in: environment) }
                self.prepare(in: environment.contentSize)
                var made = self.section(section, environment)
                if self.isSubclass { self.transitions.extend(&made) }
                return made
            }
        }
        if isSubclass {
            transitions.extend(&layout)
            extend(&layout)
        }
        for (kind, viewClass) in decorationClasses { layout.register(viewClass, forDecorationViewOfKind: kind) }
        if let collectionView, !collectionView.bounds.isEmpty {
            prepare(in: collectionView.bounds.inset(by: collectionView.adjustedContentInset).size)
        }
        wasHorizontal = scrollsSideways
        layout.scrollDirection = wasHorizontal ? .horizontal : .vertical
        return layout
    }

    /// Whether the content scrolls sideways.
    var scrollsSideways: Bool {
        guard let room = prepared?.room else { return wasHorizontal }
        let size = collectionViewContentSize
        return size.width > room.width + 0.5 && size.height <= room.height + 0.5
    }

    /// The section of a number.
    func section(_ section: Int, _ environment: CollectionLayoutEnvironment) -> CollectionLayoutSection {
        var result = CollectionLayoutSection.custom { [weak self] count, _ in
            MainActor.assumeIsolated { self?.frames(ofSection: section, count: count) ?? FrameGeometry([]) }
        }
        if isPrepared, let own = boundariesOfSections[section] { addBoundaries(own, to: &result, section) }
        return result
    }

    /// Whether a program's own class says how things appear and disappear.
    final var isSubclass: Bool {
        let own = ObjectIdentifier(type(of: self))
        return ![
            ObjectIdentifier(UICollectionViewLayout.self), ObjectIdentifier(UICollectionViewFlowLayout.self),
            ObjectIdentifier(UICollectionViewCompositionalLayout.self),
        ].contains(own)
    }

    // MARK: Preparing

    /// Whether the layout says by attributes where items lie: no class of this module does.
    var laysItemsItself: Bool { true }

    /// Whether ``prepare()`` may do something.
    var preparesItself: Bool { true }
}

extension CollectionLayoutSection {
    nonisolated static func list(
        _ appearance: CollectionListConfiguration.Appearance, in environment: CollectionLayoutEnvironment
    ) -> CollectionLayoutSection { .list(CollectionListConfiguration(appearance: appearance), in: environment) }
}
