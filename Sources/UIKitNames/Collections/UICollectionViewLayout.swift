public import Tactus

/// How the items of a collection lie, as an object.
///
/// Use ``UICollectionViewFlowLayout`` or ``UICollectionViewCompositionalLayout``. A subclass of one's own says where
/// items lie, in points of the content, by ``layoutAttributesForElements(in:)`` and ``layoutAttributesForItem(at:)``,
/// sections one behind the other; it prepares itself in ``prepare()``. It scrolls sideways where its content is wider
/// than the collection, and no higher.
open class UICollectionViewLayout {
    /// The collection; `nil` while it has another layout.
    public internal(set) final weak var collectionView: CollectionView?
    /// The lists that sections were made of, by section.
    final var lists: [Int: UICollectionLayoutListConfiguration] = [:]
    private var decorationClasses: [String: UICollectionReusableView.Type] = [:]
    /// What was asked for last, and of which part of the content.
    private var found: (place: CGRect, attributes: [IndexPath: UICollectionViewLayoutAttributes])?
    /// The room, and how many items sections had, when the layout was prepared.
    private var prepared: (room: CGSize, counts: [Int])?
    private var isPreparing = false
    /// What stands before and behind the items of sections, as the layout said at last.
    final var boundariesOfSections: [Int: LayoutBoundaries] = [:]
    /// What headers and footers of sections are called, where the program says.
    final var kinds: [BoundaryOfSection: String] = [:]
    /// Where sections end, along the way that the content scrolls.
    private var ends: [Int: CGFloat] = [:]
    /// Which way the content was said to scroll.
    private var wasHorizontal = false

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
    /// Of what is no cell one stands before the items of a section and one behind them, whatever kinds they are of;
    /// the data source is asked for views of these kinds. Others do not count.
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

    /// Returns where what stands before or behind the items of a section lies; `nil`, by default, for nowhere. What
    /// ``layoutAttributesForElements(in:)`` returns is what shows.
    ///
    /// - Parameters:
    ///   - elementKind: Which kind it is of.
    ///   - indexPath: The first item of its section.
    /// - Returns: Where it lies, in points of the content.
    open func layoutAttributesForSupplementaryView(
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

    /// Lays everything out again. An override calls `super`; it is also called where the number of items, or the room,
    /// has become another.
    open func invalidateLayout() {
        (found, prepared) = (nil, nil)
        guard !isPreparing, let collectionView, collectionView.notes.layout === self else { return }
        collectionView.layout = layout
    }

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
        if isSubclass { transitions.extend(&layout) }
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

    /// Whether it has been prepared for a collection that has a size.
    final var isPrepared: Bool { prepared != nil }

    /// Lays the items of a collection from now on. What lies in lines prepares itself at once: which way it scrolls it
    /// may say there.
    final func lay(_ view: CollectionView) {
        collectionView = view
        (found, prepared) = (nil, nil)
        guard preparesItself, !isPreparing, self is UICollectionViewFlowLayout else { return }
        isPreparing = true
        prepare()
        isPreparing = false
    }

    /// Prepares the layout where something is other than it was.
    private func prepare(in room: CGSize) {
        guard preparesItself, !isPreparing, let collectionView, !collectionView.bounds.isEmpty else { return }
        let counts = (0..<collectionView.numberOfSections).map { collectionView.numberOfItems(inSection: $0) }
        guard prepared?.room != room || prepared?.counts != counts else { return }
        isPreparing = true
        defer { isPreparing = false }
        // What a program keeps it forgets there.
        if prepared != nil { invalidateLayout() }
        prepare()
        (found, prepared) = (nil, (room, counts))
        if laysItemsItself { boundariesOfSections = boundaries(in: whole) }
        guard scrollsSideways != wasHorizontal, let application = collectionView.window?.windowScene?.application else {
            return
        }
        // Which way it scrolls is told with the layout, which is being asked just now.
        wasHorizontal = scrollsSideways
        application.schedule(after: .zero) { [weak self] in
            guard let self, let view = self.collectionView, view.notes.layout === self else { return }
            view.layout = layout
        }
    }

    /// Returns where an item lies, and how it shows.
    ///
    /// - Parameters:
    ///   - path: The item.
    ///   - place: The part of the content that is asked for, where nothing is known yet.
    ///   - isScrolled: Whether the layout prepares itself for another part.
    /// - Returns: What the layout says of it; `nil` for nothing.
    final func attributes(
        of path: IndexPath, in place: CGRect, isScrolled: Bool = false
    ) -> CollectionLayoutAttributes? {
        guard isPrepared else { return nil }
        if found?.place != place {
            if isScrolled, !isPreparing {
                isPreparing = true
                prepare()
                isPreparing = false
            }
            var attributes: [IndexPath: UICollectionViewLayoutAttributes] = [:]
            for element in layoutAttributesForElements(in: place) ?? []
            where element.representedElementCategory == .cell {
                attributes[element.indexPath] = element
            }
            found = (place, attributes)
        }
        return (found?.attributes[path] ?? layoutAttributesForItem(at: path))?.value
    }

    /// Forgets what was asked for.
    final func forget() { found = nil }

    /// Returns a geometry of the items that follows what shows, where the layout does.
    final func following(_ geometry: FrameGeometry, section: Int) -> FrameGeometry {
        guard shouldInvalidateLayout(forBoundsChange: collectionView?.bounds ?? .zero) else { return geometry }
        var geometry = geometry
        geometry.current = { [weak self] item in
            MainActor.assumeIsolated {
                let path = IndexPath(item: item, section: section)
                return self?.attributes(of: path, in: self?.collectionView?.bounds ?? .zero, isScrolled: true)
                    ?? CollectionLayoutAttributes(frame: .zero)
            }
        }
        return geometry
    }

    private func frames(ofSection section: Int, count: Int) -> FrameGeometry {
        let start = (0..<section).compactMap { ends[$0] }.max() ?? 0
        let size = collectionViewContentSize
        let own = boundariesOfSections[section]
        func extent(_ attributes: UICollectionViewLayoutAttributes?) -> CGFloat {
            attributes.map { wasHorizontal ? $0.frame.width : $0.frame.height } ?? 0
        }
        func end(_ attributes: UICollectionViewLayoutAttributes?) -> CGFloat {
            attributes.map { wasHorizontal ? $0.frame.maxX : $0.frame.maxY } ?? 0
        }
        let items = (0..<count).map {
            attributes(of: IndexPath(item: $0, section: section), in: whole) ?? CollectionLayoutAttributes(frame: .zero)
        }
        let isLast = section == (collectionView?.numberOfSections ?? 1) - 1
        let (right, bottom) = (items.map(\.frame.maxX).max() ?? 0, items.map(\.frame.maxY).max() ?? 0)
        let last = max(wasHorizontal ? right : bottom, end(own?.header), end(own?.footer))
        let first = start + extent(own?.header)
        ends[section] = max(last, isLast ? wasHorizontal ? size.width : size.height : 0, first + extent(own?.footer))
        let length = (ends[section] ?? first) - extent(own?.footer) - first
        return following(
            FrameGeometry(
                items, from: wasHorizontal ? CGPoint(x: first, y: 0) : CGPoint(x: 0, y: first),
                size: wasHorizontal ? CGSize(width: length, height: bottom) : CGSize(width: right, height: length)),
            section: section)
    }

    /// All of the content.
    private var whole: CGRect {
        let size = collectionViewContentSize
        return size == .zero
            ? CGRect(x: -1e6, y: -1e6, width: 2e6, height: 2e6) : CGRect(origin: .zero, size: size)
    }
}

extension CollectionLayoutSection {
    nonisolated static func list(
        _ appearance: CollectionListConfiguration.Appearance, in environment: CollectionLayoutEnvironment
    ) -> CollectionLayoutSection { .list(CollectionListConfiguration(appearance: appearance), in: environment) }
}
