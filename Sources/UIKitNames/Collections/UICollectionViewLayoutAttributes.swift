public import Tactus

/// Where something of a layout lies, and how it shows.
public typealias UICollectionViewLayoutAttributes = CollectionElementAttributes

extension CollectionElementAttributes {
    /// What something of a layout is.
    public typealias ElementCategory = Category

    /// Which item; of a header or footer the first of its section.
    public final var indexPath: IndexPath {
        get { path }
        set { path = newValue }
    }

    /// Whether it is a cell, a header or footer, or a decoration.
    public final var representedElementCategory: ElementCategory { category }
    /// Which kind of header, footer or decoration; `nil` for a cell.
    public final var representedElementKind: String? { elementKind }

    /// Creates attributes of an item that lies nowhere yet.
    public convenience init(forCellWith indexPath: IndexPath) { self.init(path: indexPath) }

    /// Creates attributes of a header or footer that lies nowhere yet.
    public convenience init(forSupplementaryViewOfKind elementKind: String, with indexPath: IndexPath) {
        self.init(path: indexPath, category: .supplementaryView, elementKind: elementKind)
    }

    /// Creates attributes of a decoration that lies nowhere yet.
    public convenience init(forDecorationViewOfKind decorationViewKind: String, with indexPath: IndexPath) {
        self.init(path: indexPath, category: .decorationView, elementKind: decorationViewKind)
    }

    /// The same in space: as much of it as is flat shows.
    public final var transform3D: CATransform3D {
        get { CATransform3DMakeAffineTransform(transform) }
        set { transform = newValue.affine }
    }

    /// Its own rectangle, in points. Setting it changes its size around its middle.
    public final var bounds: CGRect {
        get { CGRect(origin: .zero, size: frame.size) }
        set { size = newValue.size }
    }
}

extension CollectionView {
    /// What something of a layout is.
    public typealias ElementCategory = CollectionElementAttributes.Category
}
