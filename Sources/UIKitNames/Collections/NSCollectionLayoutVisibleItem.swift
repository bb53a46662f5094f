public import Tactus

/// Changes how what shows of a section shows.
public typealias NSCollectionLayoutSectionVisibleItemsInvalidationHandler = (
    [NSCollectionLayoutVisibleItem], CGPoint, NSCollectionLayoutEnvironment
) -> Void

/// Something that shows of a section: a cell, a header, a footer or a decoration. Changes of it show
/// with the next frame.
public final class NSCollectionLayoutVisibleItem {
    private var attributes: CollectionLayoutAttributes

    /// What headers and footers of the section are called.
    private let kinds: (header: String, footer: String)

    private init(_ attributes: CollectionLayoutAttributes, _ kinds: (header: String, footer: String)) {
        self.attributes = attributes
        self.kinds = kinds
    }

    /// How opaque it is, from 0 to 1.
    public var alpha: CGFloat {
        get { attributes.alpha }
        set { attributes.alpha = newValue }
    }

    /// How it is turned, scaled or moved, around its middle.
    public var transform: CGAffineTransform {
        get { attributes.transform }
        set { attributes.transform = newValue }
    }

    /// What is in front where things overlap: the greater one.
    public var zIndex: Int {
        get { attributes.zIndex }
        set { attributes.zIndex = newValue }
    }

    /// Whether it does not show.
    public var isHidden: Bool {
        get { attributes.isHidden }
        set { attributes.isHidden = newValue }
    }

    /// Its middle, in points of the content.
    public var center: CGPoint {
        get { attributes.center }
        set { attributes.center = newValue }
    }

    /// Where it lies, in points of the content.
    public var frame: CGRect { attributes.frame }

    /// Which item it shows; of what is for a section its first.
    public var indexPath: IndexPath {
        switch attributes.element {
        case .cell(let path), .supplementary(_, let path): path
        case .header(let section), .footer(let section), .decoration(_, let section, _):
            IndexPath(item: 0, section: section)
        case nil: IndexPath(item: 0, section: 0)
        }
    }

    /// Of which kind it is; `nil` for a cell.
    public var representedElementKind: String? {
        switch attributes.element {
        case .cell, nil: nil
        case .header: kinds.header
        case .footer: kinds.footer
        case .decoration(let kind, _, _), .supplementary(let kind, _): kind
        }
    }

    /// A program's handler, of a section, as one of values.
    static func handler(
        of section: NSCollectionLayoutSection
    ) -> @Sendable (inout [CollectionLayoutAttributes], Point, CollectionLayoutEnvironment) -> Void {
        { attributes, offset, environment in
            let shown = attributes
            attributes = MainActor.assumeIsolated {
                let items = shown.map { NSCollectionLayoutVisibleItem($0, section.kinds) }
                let place = NSCollectionLayoutEnvironment(value: environment, traitCollection: UITraitCollection())
                section.visibleItemsInvalidationHandler?(items, offset, place)
                return items.map(\.attributes)
            }
        }
    }
}
