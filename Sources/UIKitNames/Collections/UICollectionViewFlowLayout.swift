public import Tactus

/// Items in lines: as many beside each other as fit, and the next ones below.
///
/// Items of a line share what is left between them; the last line begins where reading does. Where ``scrollDirection``
/// is horizontal the collection scrolls sideways: lines go down, and the next ones are beside them.
open class UICollectionViewFlowLayout: UICollectionViewLayout {
    /// Which way the collection scrolls.
    public typealias ScrollDirection = UICollectionView.ScrollDirection

    /// The size that cells are asked for.
    public static let automaticSize = CGSize(width: -1, height: -1)

    /// How large items are, in points, where the delegate does not say. 50 by 50 by default.
    public final var itemSize = CGSize(width: 50, height: 50) { didSet { change(itemSize != oldValue) } }
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
        var result = lines(section, lineSpacing, spacing)
        result.contentInsets = inset
        let header =
            delegate?.collectionView(collectionView, layout: self, referenceSizeForHeaderInSection: section)
            ?? headerReferenceSize
        let footer =
            delegate?.collectionView(collectionView, layout: self, referenceSizeForFooterInSection: section)
            ?? footerReferenceSize
        let isHorizontal = scrollDirection == .horizontal
        if (isHorizontal ? header.width : header.height) > 0 {
            result.header = CollectionLayoutSection.BoundaryItem(
                height: isHorizontal ? header.width : header.height,
                pinToVisibleBounds: sectionHeadersPinToVisibleBounds)
        }
        if (isHorizontal ? footer.width : footer.height) > 0 {
            result.footer = CollectionLayoutSection.BoundaryItem(
                height: isHorizontal ? footer.width : footer.height,
                pinToVisibleBounds: sectionFootersPinToVisibleBounds)
        }
        return result
    }

    private func lines(_ section: Int, _ lineSpacing: CGFloat, _ spacing: CGFloat) -> CollectionLayoutSection {
        let isHorizontal = scrollDirection == .horizontal
        return .custom { [weak self] count, environment in
            MainActor.assumeIsolated {
                FlowGeometry(
                    sizes: (0..<count).map { self?.size(of: IndexPath(item: $0, section: section)) ?? .zero },
                    room: environment.contentSize, lineSpacing: lineSpacing, spacing: spacing,
                    isHorizontal: isHorizontal)
            }
        }
    }

    override var layout: CollectionLayout {
        var layout = super.layout
        layout.scrollDirection = scrollDirection
        return layout
    }

    private func size(of path: IndexPath) -> CGSize {
        guard let collectionView, let sizes else { return itemSize }
        return sizes.collectionView(collectionView, layout: self, sizeForItemAt: path)
    }
}

/// Items in lines.
nonisolated struct FlowGeometry: CollectionSectionGeometry {
    private var frames: [CGRect] = []
    /// The first item of each line.
    private var lines: [Int] = []
    private let width: CGFloat
    private var height: CGFloat = 0
    /// Whether lines go down: then all is turned over on its way in and out.
    private let isHorizontal: Bool

    init(sizes shown: [CGSize], room: CGSize, lineSpacing: CGFloat, spacing: CGFloat, isHorizontal: Bool) {
        self.isHorizontal = isHorizontal
        width = isHorizontal ? room.height : room.width
        let sizes = isHorizontal ? shown.map { CGSize(width: $0.height, height: $0.width) } : shown
        frames.reserveCapacity(sizes.count)
        var first = 0
        while first < sizes.count {
            var (end, used) = (first + 1, sizes[first].width)
            while end < sizes.count, used + spacing + sizes[end].width <= width + 0.001 {
                used += spacing + sizes[end].width
                end += 1
            }
            let lineHeight = sizes[first..<end].map(\.height).max() ?? 0
            let isFull = end < sizes.count
            let rest = max(width - used, 0)
            let gap = isFull && end - first > 1 ? spacing + rest / CGFloat(end - first - 1) : spacing
            if height > 0 || first > 0 { height += lineSpacing }
            var x: CGFloat = isFull && end - first == 1 ? rest / 2 : 0
            for size in sizes[first..<end] {
                frames.append(
                    CGRect(x: x, y: height + (lineHeight - size.height) / 2, width: size.width, height: size.height))
                x += size.width + gap
            }
            lines.append(first)
            height += lineHeight
            first = end
        }
    }

    var contentSize: CGSize {
        isHorizontal ? CGSize(width: height, height: width) : CGSize(width: width, height: height)
    }

    func frameForItem(at index: Int) -> CGRect { frames.indices.contains(index) ? turned(frames[index]) : .zero }

    private func turned(_ rect: CGRect) -> CGRect {
        isHorizontal ? CGRect(x: rect.minY, y: rect.minX, width: rect.height, height: rect.width) : rect
    }

    func indexesForItems(in shown: CGRect) -> [Int] {
        let rect = turned(shown)
        var (low, high) = (0, lines.count)
        while low < high {
            let middle = (low + high) / 2
            let end = middle + 1 < lines.count ? lines[middle + 1] : frames.count
            let bottom = frames[lines[middle]..<end].map(\.maxY).max() ?? 0
            if bottom <= rect.minY { low = middle + 1 } else { high = middle }
        }
        guard low < lines.count else { return [] }
        var found: [Int] = []
        for line in low..<lines.count {
            let end = line + 1 < lines.count ? lines[line + 1] : frames.count
            let items = lines[line]..<end
            guard (items.map { frames[$0].minY }.min() ?? 0) < rect.maxY else { break }
            found += items
        }
        return found
    }
}
