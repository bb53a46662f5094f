public import TactusGeometry
import TactusUI

/// Where a view of a layout lies, and how it shows, as an object: what the view itself is told. UIKit's
/// `UICollectionViewLayoutAttributes`.
///
/// A layout that has more to say than a ``CollectionLayoutAttributes`` does says it by a subclass, in
/// ``CollectionLayoutAttributes/object``, and the views read it there:
///
/// ```swift
/// final class FanAttributes: CollectionElementAttributes {
///     var anchorPoint = Point(x: 0.5, y: 0.5)
///     override func copy() -> Any {
///         let copy = super.copy()
///         (copy as? FanAttributes)?.anchorPoint = anchorPoint
///         return copy
///     }
/// }
/// final class Card: CollectionCell {
///     override func apply(_ attributes: CollectionElementAttributes) {
///         super.apply(attributes)
///         if let fan = attributes as? FanAttributes { anchorPoint = fan.anchorPoint }
///     }
/// }
/// ```
@MainActor open class CollectionElementAttributes {
    /// What something of a layout is.
    nonisolated public enum Category: Int, Hashable, Sendable, CaseIterable {
        /// The cell of an item.
        case cell
        /// A header or footer.
        case supplementaryView
        /// A decoration.
        case decorationView
    }

    /// Which item; of what belongs to a section its first, of a decoration the place among those of the section.
    public final var path: ItemPath
    /// What it is.
    public final let category: Category
    /// Of which kind a header, footer or decoration is; `nil` for a cell.
    public final let elementKind: String?
    /// Where it lies without ``transform``, in points of the content.
    open var frame = Rect.zero
    /// How opaque it is, from 0 to 1, the default.
    open var alpha = 1.0
    /// How it is turned, scaled or moved, around its middle.
    open var transform = Transform.identity
    /// What is in front where things overlap: the greater one. 0 by default.
    open var zIndex = 0
    /// Whether it does not show. `false` by default.
    open var isHidden = false
    /// Whether the view is asked how wide it is (``CollectionReusableView/preferredLayoutAttributesFitting(_:)``).
    /// `false` by default.
    public final var estimatesWidth = false
    /// Whether the view is asked how high it is. `true` by default.
    public final var estimatesHeight = true

    /// Of what these are a copy, for a view.
    private final var source: CollectionElementAttributes?

    /// Creates attributes of something that lies nowhere yet. A subclass gives its own properties values where it
    /// declares them, and has this initializer.
    ///
    /// - Parameters:
    ///   - path: Which item.
    ///   - category: What it is.
    ///   - elementKind: Of which kind; `nil` for a cell.
    public required init(path: ItemPath, category: Category = .cell, elementKind: String? = nil) {
        self.path = path
        self.category = category
        self.elementKind = elementKind
    }

    /// Returns attributes of the same class that are equal, and can be changed by themselves. An override calls
    /// `super`, and copies what is its own.
    open func copy() -> Any {
        let copy = Self(path: path, category: category, elementKind: elementKind)
        (copy.frame, copy.alpha, copy.transform) = (frame, alpha, transform)
        (copy.zIndex, copy.isHidden) = (zIndex, isHidden)
        (copy.estimatesWidth, copy.estimatesHeight) = (estimatesWidth, estimatesHeight)
        return copy
    }

    /// Returns whether other attributes say the same: a view that shows by these is not told of those. An override
    /// calls `super`, and compares what is its own.
    ///
    /// - Parameter object: The others.
    /// - Returns: Whether they are equal.
    open func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? CollectionElementAttributes, type(of: other) == type(of: self) else {
            return false
        }
        return path == other.path && category == other.category && elementKind == other.elementKind
            && frame == other.frame && alpha == other.alpha && transform == other.transform && zIndex == other.zIndex
            && isHidden == other.isHidden
    }

    /// Its middle, in points of the content. Setting it moves the frame.
    public final var center: Point {
        get { frame.center }
        set { frame.origin = Point(x: newValue.x - frame.width / 2, y: newValue.y - frame.height / 2) }
    }

    /// How large it is, in points. Setting it leaves the middle.
    public final var size: Size {
        get { frame.size }
        set {
            let middle = center
            frame.size = newValue
            center = middle
        }
    }

    /// The same as a value, with a copy of these as its object where they are of a subclass.
    public final var value: CollectionLayoutAttributes {
        var value = CollectionLayoutAttributes(frame: frame)
        (value.alpha, value.transform, value.zIndex, value.isHidden) = (alpha, transform, zIndex, isHidden)
        if type(of: self) != CollectionElementAttributes.self || category == .supplementaryView {
            value.object = copy() as? CollectionElementAttributes
        }
        return value
    }

    /// Says what a value does.
    final func take(_ value: CollectionLayoutAttributes) {
        (frame, alpha, transform) = (value.frame, value.alpha, value.transform)
        (zIndex, isHidden) = (value.zIndex, value.isHidden)
        source = value.object
    }

    /// Whether these were made of a value that said the same of the same.
    final func says(_ value: CollectionLayoutAttributes) -> Bool {
        guard frame == value.frame, alpha == value.alpha, transform == value.transform, zIndex == value.zIndex,
            isHidden == value.isHidden, source === value.object
        else { return false }
        guard case .cell(let path) = value.element else { return true }
        return path == self.path
    }
}

extension CollectionElementAttributes: Hashable {
    /// Whether both are one object; see ``isEqual(_:)`` for what they say.
    nonisolated public static func == (
        first: CollectionElementAttributes, second: CollectionElementAttributes
    ) -> Bool { first === second }

    /// Hashes which object it is.
    nonisolated public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

extension CollectionLayoutAttributes {
    /// The same as an object, for a view to be notified by: a copy of the layout's, if it made one.
    var reported: CollectionElementAttributes {
        let made: CollectionElementAttributes
        if let copy = object?.copy() as? CollectionElementAttributes {
            made = copy
        } else {
            switch element {
            case .cell(let path): made = CollectionElementAttributes(path: path)
            case .header(let section): made = .boundary("header", of: section)
            case .footer(let section): made = .boundary("footer", of: section)
            case .decoration(let kind, let section, let index):
                made = CollectionElementAttributes(
                    path: ItemPath(item: index, section: section), category: .decorationView, elementKind: kind)
            case .supplementary(let kind, let path):
                made = CollectionElementAttributes(path: path, category: .supplementaryView, elementKind: kind)
            case nil: made = CollectionElementAttributes(path: ItemPath(item: 0, section: 0))
            }
        }
        made.take(self)
        return made
    }
}

extension CollectionElementAttributes {
    fileprivate static func boundary(_ kind: String, of section: Int) -> CollectionElementAttributes {
        CollectionElementAttributes(
            path: ItemPath(item: 0, section: section), category: .supplementaryView, elementKind: kind)
    }
}
