public import Tactus

/// Where something of a layout lies, and how it shows.
public final class UICollectionViewLayoutAttributes {
    /// What something of a layout is.
    nonisolated public enum ElementCategory: Int, Hashable, Sendable, CaseIterable {
        /// The cell of an item.
        case cell
        /// A header or footer.
        case supplementaryView
    }

    /// Which item; of a header or footer the first of its section.
    public let indexPath: IndexPath
    /// Whether it is a cell, or a header or footer.
    public var representedElementCategory: ElementCategory {
        representedElementKind == nil ? .cell : .supplementaryView
    }
    /// Which kind of header or footer; `nil` for a cell.
    public let representedElementKind: String?
    /// Where it lies without ``transform``, in points of the content.
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

    private init(_ indexPath: IndexPath, _ kind: String?) {
        self.indexPath = indexPath
        representedElementKind = kind
    }

    /// Creates attributes of an item that lies nowhere yet.
    public convenience init(forCellWith indexPath: IndexPath) { self.init(indexPath, nil) }

    /// Creates attributes of a header or footer that lies nowhere yet.
    public convenience init(forSupplementaryViewOfKind elementKind: String, with indexPath: IndexPath) {
        self.init(indexPath, elementKind)
    }

    /// Returns attributes that are equal, and can be changed by themselves.
    public func copy() -> Any {
        let copy = UICollectionViewLayoutAttributes(indexPath, representedElementKind)
        (copy.frame, copy.alpha, copy.transform) = (frame, alpha, transform)
        (copy.zIndex, copy.isHidden) = (zIndex, isHidden)
        return copy
    }

    /// The same in space: as much of it as is flat shows.
    public var transform3D: CATransform3D {
        get { CATransform3DMakeAffineTransform(transform) }
        set { transform = newValue.affine }
    }

    /// Its own rectangle, in points.
    public var bounds: CGRect { CGRect(origin: .zero, size: frame.size) }

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
