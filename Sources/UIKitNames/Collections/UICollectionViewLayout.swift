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
        let places = (0..<count).map {
            layoutAttributesForItem(at: IndexPath(item: $0, section: section))?.frame ?? .zero
        }
        let isLast = section == (collectionView?.numberOfSections ?? 1) - 1
        return FrameGeometry(places, from: top, to: isLast ? collectionViewContentSize.height : 0)
    }

    private func counts(_ section: Int) -> Int { collectionView?.numberOfItems(inSection: section) ?? 0 }
}

extension CollectionLayoutSection {
    nonisolated static func list(
        _ appearance: CollectionListConfiguration.Appearance, in environment: CollectionLayoutEnvironment
    ) -> CollectionLayoutSection { .list(CollectionListConfiguration(appearance: appearance), in: environment) }
}

/// Where an item lies.
public final class UICollectionViewLayoutAttributes {
    /// Which item.
    public let indexPath: IndexPath
    /// Where it lies, in points of the content.
    public var frame: CGRect = .zero

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
nonisolated struct FrameGeometry: CollectionSectionGeometry {
    private let frames: [CGRect]
    /// Where the section ends, in points of the content.
    let end: CGFloat
    private let start: CGFloat
    private let width: CGFloat

    init(_ frames: [CGRect], from start: CGFloat, to end: CGFloat = 0) {
        self.frames = frames.map { $0.offsetBy(dx: 0, dy: -start) }
        self.start = start
        self.end = max(end, frames.map(\.maxY).max() ?? start, start)
        width = frames.map(\.maxX).max() ?? 0
    }

    var contentSize: CGSize { CGSize(width: width, height: end - start) }

    func frameForItem(at index: Int) -> CGRect { frames.indices.contains(index) ? frames[index] : .zero }

    func indexesForItems(in rect: CGRect) -> [Int] { frames.indices.filter { frames[$0].intersects(rect) } }
}
