public import Tactus

/// How the items of a collection lie, as an object.
///
/// Use ``UICollectionViewFlowLayout`` or ``UICollectionViewCompositionalLayout``. A subclass of one's own says where
/// items lie by ``layoutAttributesForItem(at:)``, in points of the content, sections one below the other; it prepares
/// itself in ``prepare()``. Content is as wide as the collection: a layout of one's own does not scroll sideways.
open class UICollectionViewLayout {
    /// The collection; `nil` while it has another layout.
    public internal(set) final weak var collectionView: CollectionView?
    /// The lists that sections were made of, by section.
    final var lists: [Int: UICollectionLayoutListConfiguration] = [:]
    private var decorationClasses: [String: UICollectionReusableView.Type] = [:]

    /// Creates a layout.
    public init() {}

    /// Called before items are placed, and after ``invalidateLayout()``. An override calls `super`.
    open func prepare() {}

    /// Returns where an item lies; `nil` for nowhere. Asked for all items when their number changes, or the width.
    open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? { nil }

    /// Returns whether attributes are others where another part of the content shows: then they are asked for again
    /// with each frame that scrolls. `false` by default.
    ///
    /// - Parameter newBounds: What shows, in points of the content.
    /// - Returns: Whether they are.
    open func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { false }

    /// How high and wide everything is, in points; by default as far as items reach. Its width does not count.
    open var collectionViewContentSize: CGSize { .zero }

    /// Lays everything out again. An override calls `super`.
    open func invalidateLayout() {
        guard let collectionView, collectionView.notes.layout === self else { return }
        prepare()
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
            MainActor.assumeIsolated { self?.section(section, environment) ?? .list(.plain, in: environment) }
        }
        for (kind, viewClass) in decorationClasses { layout.register(viewClass, forDecorationViewOfKind: kind) }
        return layout
    }

    /// The section of a number.
    func section(_ section: Int, _ environment: CollectionLayoutEnvironment) -> CollectionLayoutSection {
        .custom { [weak self] count, _ in
            MainActor.assumeIsolated { self?.frames(ofSection: section, count: count) ?? FrameGeometry([], from: 0) }
        }
    }

    private func frames(ofSection section: Int, count: Int) -> FrameGeometry {
        let top = (0..<section).map { self.frames(ofSection: $0, count: counts($0)).end }.max() ?? 0
        let items = (0..<count).map { attributes(of: $0, section) }
        let isLast = section == (collectionView?.numberOfSections ?? 1) - 1
        var geometry = FrameGeometry(items, from: top, to: isLast ? collectionViewContentSize.height : 0)
        if shouldInvalidateLayout(forBoundsChange: collectionView?.bounds ?? .zero) {
            geometry.current = { [weak self] item in
                MainActor.assumeIsolated {
                    self?.attributes(of: item, section) ?? CollectionLayoutAttributes(frame: .zero)
                }
            }
        }
        return geometry
    }

    private func attributes(of item: Int, _ section: Int) -> CollectionLayoutAttributes {
        layoutAttributesForItem(at: IndexPath(item: item, section: section))?.value
            ?? CollectionLayoutAttributes(frame: .zero)
    }

    private func counts(_ section: Int) -> Int { collectionView?.numberOfItems(inSection: section) ?? 0 }
}

extension CollectionLayoutSection {
    nonisolated static func list(
        _ appearance: CollectionListConfiguration.Appearance, in environment: CollectionLayoutEnvironment
    ) -> CollectionLayoutSection { .list(CollectionListConfiguration(appearance: appearance), in: environment) }
}

/// Where an item lies, and how it shows.
public final class UICollectionViewLayoutAttributes {
    /// Which item.
    public let indexPath: IndexPath
    /// Where it lies, in points of the content.
    public var frame: CGRect = .zero
    /// How opaque it is, from 0 to 1, the default.
    public var alpha: CGFloat = 1
    /// How it is turned, scaled or moved, around its middle.
    public var transform = CGAffineTransform.identity
    /// What is in front where items overlap: the greater one. 0 by default.
    public var zIndex = 0
    /// Whether it does not show. `false` by default.
    public var isHidden = false

    var value: CollectionLayoutAttributes {
        var value = CollectionLayoutAttributes(frame: frame)
        (value.alpha, value.transform, value.zIndex, value.isHidden) = (alpha, transform, zIndex, isHidden)
        return value
    }

    /// Creates attributes of an item that lies nowhere yet.
    public init(forCellWith indexPath: IndexPath) { self.indexPath = indexPath }

    /// Its middle, in points of the content.
    public var center: CGPoint {
        get { CGPoint(x: frame.midX, y: frame.midY) }
        set { frame.origin = CGPoint(x: newValue.x - frame.width / 2, y: newValue.y - frame.height / 2) }
    }

    /// How large it is, in points.
    public var size: CGSize {
        get { frame.size }
        set {
            frame = CGRect(
                x: center.x - newValue.width / 2, y: center.y - newValue.height / 2, width: newValue.width,
                height: newValue.height)
        }
    }
}

/// Items at places that are known, one below the other on the whole.
nonisolated struct FrameGeometry: CollectionAttributedGeometry {
    private let items: [CollectionLayoutAttributes]
    /// Returns how an item shows now, in points of the content; `nil` where that is what it was.
    var current: (@Sendable (Int) -> CollectionLayoutAttributes)?
    /// Where the section ends, in points of the content.
    let end: CGFloat
    private let start: CGFloat
    private let width: CGFloat

    init(_ items: [CollectionLayoutAttributes], from start: CGFloat, to end: CGFloat = 0) {
        self.items = items
        self.start = start
        self.end = max(end, items.map(\.frame.maxY).max() ?? start, start)
        width = items.map(\.frame.maxX).max() ?? 0
    }

    var shouldInvalidateForBoundsChange: Bool { current != nil }

    var contentSize: CGSize { CGSize(width: width, height: end - start) }

    func frameForItem(at index: Int) -> CGRect {
        items.indices.contains(index) ? items[index].frame.offsetBy(dx: 0, dy: -start) : .zero
    }

    func indexesForItems(in rect: CGRect) -> [Int] {
        let place = rect.offsetBy(dx: 0, dy: start)
        return items.indices.filter { (current?($0) ?? items[$0]).frame.intersects(place) }
    }

    func attributesForItem(at index: Int, in visible: CGRect) -> CollectionLayoutAttributes {
        guard items.indices.contains(index) else { return CollectionLayoutAttributes(frame: .zero) }
        var attributes = current?(index) ?? items[index]
        attributes.frame = attributes.frame.offsetBy(dx: 0, dy: -start)
        return attributes
    }
}
