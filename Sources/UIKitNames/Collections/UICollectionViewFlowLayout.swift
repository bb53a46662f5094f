public import Tactus

/// Items in lines: as many beside each other as fit, and the next ones below.
///
/// Items of a line share what is left between them; the last line begins where reading does. Where ``scrollDirection``
/// is horizontal the collection scrolls sideways: lines go down, and the next ones are beside them.
open class UICollectionViewFlowLayout: UICollectionViewLayout {
    /// Which way the collection scrolls.
    public typealias ScrollDirection = UICollectionView.ScrollDirection

    /// ``UICollectionViewFlowLayoutInvalidationContext``.
    open override class var invalidationContextClass: AnyClass { UICollectionViewFlowLayoutInvalidationContext.self }

    /// The size that cells are asked for: as ``estimatedItemSize``, or as ``itemSize``.
    public static let automaticSize = CGSize(width: -1, height: -1)

    /// How large items are, in points, where the delegate does not say. 50 by 50 by default.
    public final var itemSize = CGSize(width: 50, height: 50) { didSet { change(itemSize != oldValue) } }
    /// How large items are taken to be, in points, until their cells show and say by their constraints, or their
    /// `sizeThatFits(_:)`, how large they are. ``automaticSize`` takes them to be ``itemSize``; `.zero`, the
    /// default, asks no cell.
    public final var estimatedItemSize = CGSize.zero { didSet { change(estimatedItemSize != oldValue) } }
    /// How far lines of items are apart, in points. 10 by default.
    public final var minimumLineSpacing: CGFloat = 10 { didSet { change(minimumLineSpacing != oldValue) } }
    /// How far items of a line are apart at the least, in points. 10 by default.
    public final var minimumInteritemSpacing: CGFloat = 10 { didSet { change(minimumInteritemSpacing != oldValue) } }
    /// The room around the items of a section, in points; none by default.
    public final var sectionInset = UIEdgeInsets.zero { didSet { change(sectionInset != oldValue) } }
    /// How high headers are, in points, where the collection scrolls sideways how wide; none of 0, the default.
    public final var headerReferenceSize = CGSize.zero { didSet { change(headerReferenceSize != oldValue) } }
    /// How high footers are, in points, where the collection scrolls sideways how wide; none of 0, the default.
    public final var footerReferenceSize = CGSize.zero { didSet { change(footerReferenceSize != oldValue) } }
    /// Which way the collection scrolls, and lines that do not fit go on. Up and down by default.
    public final var scrollDirection = ScrollDirection.vertical { didSet { change(scrollDirection != oldValue) } }
    /// Whether headers stay in sight as long as items of their section show. `false` by default.
    public final var sectionHeadersPinToVisibleBounds = false {
        didSet { change(sectionHeadersPinToVisibleBounds != oldValue) }
    }
    /// Whether footers stay in sight as long as items of their section show. `false` by default.
    public final var sectionFootersPinToVisibleBounds = false {
        didSet { change(sectionFootersPinToVisibleBounds != oldValue) }
    }

    private func change(_ isChanged: Bool) {
        if isChanged { invalidateLayout() }
    }

    private var sizes: (any UICollectionViewDelegateFlowLayout)? {
        collectionView?.delegate as? any UICollectionViewDelegateFlowLayout
    }

    override func section(_ section: Int, _ environment: CollectionLayoutEnvironment) -> CollectionLayoutSection {
        guard let collectionView else { return super.section(section, environment) }
        let delegate = sizes
        let inset =
            delegate?.collectionView(collectionView, layout: self, insetForSectionAt: section) ?? sectionInset
        let lineSpacing =
            delegate?.collectionView(collectionView, layout: self, minimumLineSpacingForSectionAt: section)
            ?? minimumLineSpacing
        let spacing =
            delegate?.collectionView(collectionView, layout: self, minimumInteritemSpacingForSectionAt: section)
            ?? minimumInteritemSpacing
        let header =
            delegate?.collectionView(collectionView, layout: self, referenceSizeForHeaderInSection: section)
            ?? headerReferenceSize
        let footer =
            delegate?.collectionView(collectionView, layout: self, referenceSizeForFooterInSection: section)
            ?? footerReferenceSize
        let isHorizontal = scrollDirection == .horizontal
        let (before, behind) = isHorizontal ? (header.width, footer.width) : (header.height, footer.height)
        var result = lines(section, lineSpacing, spacing, Margins(inset: inset, before: before, behind: behind))
        result.contentInsets = inset
        if before > 0 {
            result.header = CollectionLayoutSection.BoundaryItem(
                height: before, pinToVisibleBounds: sectionHeadersPinToVisibleBounds)
        }
        if behind > 0 {
            result.footer = CollectionLayoutSection.BoundaryItem(
                height: behind, pinToVisibleBounds: sectionFootersPinToVisibleBounds)
        }
        return result
    }

    private func lines(
        _ section: Int, _ lineSpacing: CGFloat, _ spacing: CGFloat, _ margins: Margins
    ) -> CollectionLayoutSection {
        let isHorizontal = scrollDirection == .horizontal
        return .custom { [weak self] count, environment in
            MainActor.assumeIsolated {
                let measuring = self?.measuring(section, count)
                let flow = FlowGeometry(
                    sizes: (0..<count).map { self?.size(of: IndexPath(item: $0, section: section)) ?? .zero },
                    room: environment.contentSize, lineSpacing: lineSpacing, spacing: spacing,
                    isHorizontal: isHorizontal, measuring: measuring)
                return self?.placed(flow, section, count, margins) ?? flow
            }
        }
    }

    // MARK: Where items lie

    /// What is around the items of a section.
    private struct Margins {
        var inset = UIEdgeInsets.zero
        var before: CGFloat = 0
        var behind: CGFloat = 0
    }

    /// The sections of a subclass, which may ask for them.
    private var sections: [Int: (margins: Margins, flow: FlowGeometry, count: Int)] = [:]

    override final var laysItemsItself: Bool { false }
    override final var preparesItself: Bool { type(of: self) != UICollectionViewFlowLayout.self }
    override final var scrollsSideways: Bool { scrollDirection == .horizontal }

    /// Lets a subclass say where the items of a section lie.
    private func placed(
        _ flow: FlowGeometry, _ section: Int, _ count: Int, _ margins: Margins
    ) -> any CollectionSectionGeometry {
        guard isPrepared else { return flow }
        sections[section] = (margins, flow, count)
        let known = max(collectionView?.numberOfSections ?? 0, section + 1)
        for gone in sections.keys where gone >= known { sections[gone] = nil }
        forget()
        let (start, end) = (start(of: section), start(of: section + 1))
        let band =
            scrollsSideways
            ? CGRect(x: start, y: -1e6, width: end - start, height: 2e6)
            : CGRect(x: -1e6, y: start, width: 2e6, height: end - start)
        let origin = origin(of: section)
        let items = (0..<count).map {
            attributes(of: IndexPath(item: $0, section: section), in: band) ?? CollectionLayoutAttributes(frame: .zero)
        }
        var geometry = FrameGeometry(items, from: origin, size: flow.contentSize)
        geometry.measuring = measuring(section, count)
        return following(geometry, section: section)
    }

    /// Where a section begins, with its header, along the way that the content scrolls.
    private func start(of section: Int) -> CGFloat {
        sections.filter { $0.key < section }.values.reduce(0) { sum, part in
            let (inset, size) = (part.margins.inset, part.flow.contentSize)
            let own = scrollsSideways ? inset.left + size.width + inset.right : inset.top + size.height + inset.bottom
            return sum + part.margins.before + own + part.margins.behind
        }
    }

    /// Where the items of a section begin.
    private func origin(of section: Int) -> CGPoint {
        let margins = sections[section]?.margins ?? Margins()
        let start = start(of: section) + margins.before
        return scrollsSideways
            ? CGPoint(x: start + margins.inset.left, y: margins.inset.top)
            : CGPoint(x: margins.inset.left, y: start + margins.inset.top)
    }

    private func attributes(_ index: Int, _ section: Int, _ origin: CGPoint) -> UICollectionViewLayoutAttributes? {
        guard let part = sections[section], index < part.count else { return nil }
        let attributes = makeAttributes(of: IndexPath(item: index, section: section))
        attributes.frame = part.flow.frameForItem(at: index).offsetBy(dx: origin.x, dy: origin.y)
        return attributes
    }

    /// Returns where the items lie, in lines, that are in a part of the content; an override of a subclass that returns
    /// others, or changes these, is what counts. Of a layout that is no subclass headers and footers are among them.
    open override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        guard preparesItself else { return knownAttributes(in: rect) }
        return sections.keys.sorted().flatMap { section in
            let (origin, part) = (origin(of: section), sections[section])
            let indexes = part?.flow.indexesForItems(in: rect.offsetBy(dx: -origin.x, dy: -origin.y)) ?? []
            return indexes.compactMap { attributes($0, section, origin) }
        }
    }

    /// Returns where an item lies in its line, for a subclass to change; `nil` for none.
    open override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        guard preparesItself else { return knownAttributes(ofItem: indexPath) }
        return attributes(indexPath.item, indexPath.section, origin(of: indexPath.section))
    }

    /// Returns where a header or footer lies, once the collection has been laid out; `nil` for none.
    open override func layoutAttributesForSupplementaryView(
        ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { knownAttributes(ofKind: elementKind, section: indexPath.section) }

    /// How large everything is, in points.
    open override var collectionViewContentSize: CGSize {
        guard preparesItself else { return knownContentSize }
        let end = start(of: sections.count)
        return scrollsSideways
            ? CGSize(width: end, height: collectionView?.bounds.height ?? 0)
            : CGSize(width: collectionView?.bounds.width ?? 0, height: end)
    }

    // MARK: Cells that say how large they are

    /// What cells have said, by section, with how many items it had.
    private var said: [Int: (count: Int, sizes: [Int: CGSize], known: Set<Int>)] = [:]
    private var isAsking = false

    private var asksCells: Bool { estimatedItemSize != .zero || itemSize == Self.automaticSize }

    /// Returns the sizes that are known of a section, and what is told of a cell that is not; `nil` where no cell is
    /// asked.
    private func measuring(_ section: Int, _ count: Int) -> FlowGeometry.Measuring? {
        guard asksCells else { return nil }
        if said[section]?.count != count {
            // Items may have become others: what is known counts as estimates, and all that show are asked again.
            said[section] = (count, said[section]?.sizes.filter { $0.key < count } ?? [:], [])
            askCells()
        }
        return FlowGeometry.Measuring(known: said[section]?.known ?? []) { [weak self] in
            MainActor.assumeIsolated { self?.askCells() }
        }
    }

    /// Asks the cells that show how large they are, after the layout that goes on now.
    private func askCells() {
        guard !isAsking, let application = collectionView?.window?.windowScene?.application else { return }
        isAsking = true
        application.schedule(after: .zero) { [weak self] in
            guard let self else { return }
            isAsking = false
            guard let collectionView, asksCells else { return }
            let room = collectionView.bounds.inset(by: collectionView.adjustedContentInset).inset(by: sectionInset).size
            var isChanged = false
            for path in collectionView.indexPathsForVisibleItems
            where said[path.section]?.known.contains(path.item) == false {
                // A cell is asked once: what it says must not follow from how large it was made.
                guard let cell = collectionView.cellForItem(at: path) else { continue }
                let size = size(of: cell, at: path, in: room)
                said[path.section]?.known.insert(path.item)
                isChanged = true
                guard size.width.isFinite, size.height.isFinite else { continue }
                said[path.section]?.sizes[path.item] = size
            }
            if isChanged { invalidateLayout() }
        }
    }

    /// The size that a cell wants, no larger than the room across the way that the content scrolls.
    private func size(of cell: CollectionCell, at path: IndexPath, in room: CGSize) -> CGSize {
        let known = layoutAttributesForItem(at: path)?.copy() as? UICollectionViewLayoutAttributes
        let attributes = known ?? makeAttributes(of: path)
        if attributes.frame.isEmpty { attributes.frame = cell.frame }
        (attributes.estimatesWidth, attributes.estimatesHeight) = (true, true)
        let size = cell.preferredLayoutAttributesFitting(attributes).frame.size
        guard scrollsSideways ? size.height > room.height : size.width > room.width else { return size }
        if scrollsSideways {
            attributes.frame.size = CGSize(width: size.width, height: room.height)
            attributes.estimatesHeight = false
        } else {
            attributes.frame.size = CGSize(width: room.width, height: size.height)
            attributes.estimatesWidth = false
        }
        let fitting = cell.preferredLayoutAttributesFitting(attributes).frame.size
        return scrollsSideways
            ? CGSize(width: fitting.width, height: room.height) : CGSize(width: room.width, height: fitting.height)
    }

    private func size(of path: IndexPath) -> CGSize {
        if asksCells {
            if let own = said[path.section]?.sizes[path.item] { return own }
            let estimate = estimatedItemSize == Self.automaticSize ? itemSize : estimatedItemSize
            return estimate.width > 0 && estimate.height > 0 ? estimate : CGSize(width: 50, height: 50)
        }
        guard let collectionView, let sizes else { return itemSize }
        return sizes.collectionView(collectionView, layout: self, sizeForItemAt: path)
    }
}
