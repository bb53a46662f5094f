public import TactusGeometry

/// Where something of a layout lies, and how it shows. UIKit's `UICollectionViewLayoutAttributes`.
///
/// A layout of your own returns them for its items (``CollectionAttributedGeometry``); a section changes them for what
/// shows of it (``CollectionLayoutSection/visibleItemsInvalidationHandler``).
nonisolated public struct CollectionLayoutAttributes: Hashable, Sendable {
    /// What they are of.
    public enum Element: Hashable, Sendable {
        /// The cell of an item.
        case cell(ItemPath)
        /// The header of a section.
        case header(section: Int)
        /// The footer of a section.
        case footer(section: Int)
        /// A decoration of a section, by its kind and its place in the section's list.
        case decoration(kind: String, section: Int, index: Int)
        /// Another view, by its kind and its path, which need not be one of an item.
        case supplementary(kind: String, path: ItemPath)
    }

    /// What they are of; `nil` until a collection has asked for them.
    public package(set) var element: Element?
    /// Where it lies without ``transform``, in points.
    public var frame: Rect
    /// How opaque it is, from 0 to 1, the default.
    public var alpha = 1.0
    /// How it is turned, scaled or moved, around its middle.
    public var transform = Transform.identity
    /// What is in front where things overlap: the greater one. 0 by default, as that of everything else in the
    /// collection, which is in front or behind by its kind then: headers, cells, plates, decorations.
    public var zIndex = 0
    /// Whether it does not show. No cell is made for an item that does not. `false` by default.
    public var isHidden = false
    /// What the layout says besides, which the view is told
    /// (``CollectionReusableView/apply(_:)``); `nil`, the default, for nothing. What it says of the frame and the rest
    /// of these does not count.
    public var object: CollectionElementAttributes?

    /// Creates attributes of something that lies somewhere, and shows as it is.
    public init(frame: Rect) { self.frame = frame }

    /// Its middle, in points.
    public var center: Point {
        get { frame.center }
        set { frame.origin = Point(x: newValue.x - frame.width / 2, y: newValue.y - frame.height / 2) }
    }

    /// The same, with nothing where a number is none.
    var withFiniteNumbers: CollectionLayoutAttributes {
        var attributes = self
        if !alpha.isFinite { attributes.alpha = 1 }
        let numbers = [transform.a, transform.b, transform.c, transform.d, transform.tx, transform.ty]
        if !numbers.allSatisfy(\.isFinite) { attributes.transform = .identity }
        return attributes
    }
}

/// Where the items of one section lie, and how they show: a layout of your own with more than frames.
///
/// ```swift
/// struct Deck: CollectionAttributedGeometry {
///     let count: Int
///     let width: Double
///     var contentSize: Size { Size(width: width, height: Double(count) * 100 + 300) }
///     var shouldInvalidateForBoundsChange: Bool { true }
///     func frameForItem(at index: Int) -> Rect { Rect(x: 0, y: Double(index) * 100, width: width, height: 300) }
///     func indexesForItems(in rect: Rect) -> [Int] {
///         Array(max(Int(rect.minY / 100) - 3, 0)..<min(max(Int(rect.maxY / 100) + 1, 0), count))
///     }
///     func attributesForItem(at index: Int, in visible: Rect) -> CollectionLayoutAttributes {
///         var attributes = CollectionLayoutAttributes(frame: frameForItem(at: index))
///         attributes.frame.origin.y = max(attributes.frame.minY, visible.minY)  // cards pile up at the upper edge
///         attributes.zIndex = index
///         return attributes
///     }
/// }
/// ```
///
/// ``CollectionSectionGeometry/frameForItem(at:)`` says where an item is scrolled to;
/// ``CollectionSectionGeometry/indexesForItems(in:)`` which ones show, wherever their attributes bring them.
nonisolated public protocol CollectionAttributedGeometry: CollectionSectionGeometry {
    /// Whether attributes are others when another part of the section shows: they are asked for again then, with the
    /// next frame. `false` by default. UIKit's `shouldInvalidateLayout(forBoundsChange:)`.
    var shouldInvalidateForBoundsChange: Bool { get }

    /// Returns where an item lies, and how it shows.
    ///
    /// - Parameters:
    ///   - index: The item.
    ///   - visible: What of the section is in the bounds of the collection, in the section's points.
    /// - Returns: The attributes, in the section's points.
    func attributesForItem(at index: Int, in visible: Rect) -> CollectionLayoutAttributes
}

nonisolated extension CollectionAttributedGeometry {
    /// No.
    public var shouldInvalidateForBoundsChange: Bool { false }
}
