public import Tactus

/// How wide and high a part of a layout is.
public final class NSCollectionLayoutSize {
    /// The width.
    public let widthDimension: NSCollectionLayoutDimension
    /// The height.
    public let heightDimension: NSCollectionLayoutDimension

    /// Creates a size.
    public init(widthDimension: NSCollectionLayoutDimension, heightDimension: NSCollectionLayoutDimension) {
        self.widthDimension = widthDimension
        self.heightDimension = heightDimension
    }

    var value: CollectionLayoutSize {
        CollectionLayoutSize(widthDimension: widthDimension, heightDimension: heightDimension)
    }
}

/// The room between items of a group.
public final class NSCollectionLayoutSpacing {
    /// How much, in points; of what shares the room that is left, at the least.
    public let spacing: CGFloat
    /// Whether it shares what is left of the group with all other room that does.
    public let isFlexibleSpacing: Bool
    /// Whether it is so many points.
    public var isFixedSpacing: Bool { !isFlexibleSpacing }

    private init(_ spacing: CGFloat, isFlexible: Bool) { (self.spacing, isFlexibleSpacing) = (spacing, isFlexible) }

    /// So many points.
    public static func fixed(_ fixedSpacing: CGFloat) -> NSCollectionLayoutSpacing {
        NSCollectionLayoutSpacing(fixedSpacing, isFlexible: false)
    }

    /// So many points at the least, and a share of what is left of the group.
    public static func flexible(_ flexibleSpacing: CGFloat) -> NSCollectionLayoutSpacing {
        NSCollectionLayoutSpacing(flexibleSpacing, isFlexible: true)
    }

    var value: CollectionLayoutSpacing { isFlexibleSpacing ? .flexible(spacing) : .fixed(spacing) }
}

/// The room around an item in its group, outside of its size.
public final class NSCollectionLayoutEdgeSpacing {
    /// The room at the side where reading begins; `nil` for none.
    public let leading: NSCollectionLayoutSpacing?
    /// The room above; `nil` for none.
    public let top: NSCollectionLayoutSpacing?
    /// The room at the side where reading ends; `nil` for none.
    public let trailing: NSCollectionLayoutSpacing?
    /// The room below; `nil` for none.
    public let bottom: NSCollectionLayoutSpacing?

    /// Creates the room around an item.
    public init(
        leading: NSCollectionLayoutSpacing?, top: NSCollectionLayoutSpacing?, trailing: NSCollectionLayoutSpacing?,
        bottom: NSCollectionLayoutSpacing?
    ) {
        (self.leading, self.top, self.trailing, self.bottom) = (leading, top, trailing, bottom)
    }

    var value: CollectionLayoutEdgeSpacing {
        CollectionLayoutEdgeSpacing(
            leading: leading?.value ?? .fixed(0), top: top?.value ?? .fixed(0),
            trailing: trailing?.value ?? .fixed(0), bottom: bottom?.value ?? .fixed(0))
    }
}

/// The place of one cell in a layout.
public class NSCollectionLayoutItem {
    /// How large it is, in the group that it is in.
    public final let layoutSize: NSCollectionLayoutSize
    /// The room that is left around the cell, inside of its size, in points; none by default.
    public final var contentInsets = NSDirectionalEdgeInsets.zero
    /// The room around it in the group that it is in, outside of its size; `nil`, the default, for none. That around
    /// the groups of a section does not count.
    public final var edgeSpacing: NSCollectionLayoutEdgeSpacing?
    /// The views that are anchored to its cell; those of a group do not count.
    public final let supplementaryItems: [NSCollectionLayoutSupplementaryItem]

    /// Creates an item.
    public convenience init(layoutSize: NSCollectionLayoutSize) {
        self.init(layoutSize: layoutSize, supplementaryItems: [])
    }

    /// Creates an item to whose cell views are anchored, the last one in front.
    public init(layoutSize: NSCollectionLayoutSize, supplementaryItems: [NSCollectionLayoutSupplementaryItem]) {
        self.layoutSize = layoutSize
        self.supplementaryItems = supplementaryItems
    }

    /// The item as a value, for the direction from left to right: the collection mirrors what it places.
    func value(in environment: NSCollectionLayoutEnvironment) -> any CollectionLayoutElement {
        var item = CollectionLayoutItem(
            layoutSize: layoutSize.value, supplementaryItems: supplementaryItems.map(\.value))
        item.contentInsets = contentInsets.physical
        if let edgeSpacing { item.edgeSpacing = edgeSpacing.value }
        return item
    }
}

/// Where an item of a group lies that a program places.
public final class NSCollectionLayoutGroupCustomItem {
    /// Where it lies, in points of the group.
    public let frame: CGRect

    /// Creates an item that lies somewhere in its group, in points of it.
    public init(frame: CGRect) { self.frame = frame }
}

/// Returns where the items of a group lie, whose size is that of the container.
public typealias NSCollectionLayoutGroupCustomItemProvider = (NSCollectionLayoutEnvironment) ->
    [NSCollectionLayoutGroupCustomItem]

/// Items and groups beside each other, or one below the other, which a section repeats.
public final class NSCollectionLayoutGroup: NSCollectionLayoutItem {
    /// The room between its items; `nil`, the default, for none.
    public var interItemSpacing: NSCollectionLayoutSpacing?
    /// Its items, and groups, in their order.
    public let subitems: [NSCollectionLayoutItem]
    private let isHorizontal: Bool
    private let count: Int?
    private var itemProvider: NSCollectionLayoutGroupCustomItemProvider?
    /// How many groups are in one another here, this one included.
    private let height: Int
    /// How many groups may be in one another: as many as in the collection's own.
    private static let deepest = 64

    private init(_ size: NSCollectionLayoutSize, isHorizontal: Bool, _ subitems: [NSCollectionLayoutItem], count: Int?)
    {
        self.subitems = subitems.map { item in
            guard let group = item as? NSCollectionLayoutGroup, group.height >= Self.deepest else { return item }
            let item = NSCollectionLayoutItem(layoutSize: group.layoutSize)
            item.contentInsets = group.contentInsets
            return item
        }
        height = 1 + (self.subitems.lazy.compactMap { ($0 as? NSCollectionLayoutGroup)?.height }.max() ?? 0)
        self.isHorizontal = isHorizontal
        self.count = count
        super.init(layoutSize: size, supplementaryItems: [])
    }

    /// Creates a group whose items lie where a program says.
    ///
    /// - Parameters:
    ///   - layoutSize: How large the group is.
    ///   - itemProvider: Returns where the items lie, as many as a group has, in points of the group, which is the
    ///     container of what it is given.
    /// - Returns: The group.
    public static func custom(
        layoutSize: NSCollectionLayoutSize, itemProvider: @escaping NSCollectionLayoutGroupCustomItemProvider
    ) -> NSCollectionLayoutGroup {
        let group = NSCollectionLayoutGroup(layoutSize, isHorizontal: false, [], count: nil)
        group.itemProvider = itemProvider
        return group
    }

    /// Creates a group of items beside each other, repeated as often as they fit in its width.
    public static func horizontal(
        layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]
    ) -> NSCollectionLayoutGroup { NSCollectionLayoutGroup(layoutSize, isHorizontal: true, subitems, count: nil) }

    /// Creates a group of items one below the other, repeated as often as they fit in its height.
    public static func vertical(
        layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]
    ) -> NSCollectionLayoutGroup { NSCollectionLayoutGroup(layoutSize, isHorizontal: false, subitems, count: nil) }

    /// Creates a group of so many equally wide items beside each other.
    public static func horizontal(
        layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem, count: Int
    ) -> NSCollectionLayoutGroup { NSCollectionLayoutGroup(layoutSize, isHorizontal: true, [subitem], count: count) }

    /// Creates a group of so many equally high items one below the other.
    public static func vertical(
        layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem, count: Int
    ) -> NSCollectionLayoutGroup { NSCollectionLayoutGroup(layoutSize, isHorizontal: false, [subitem], count: count) }

    /// Creates a group of so many equally wide items beside each other.
    public static func horizontal(
        layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int
    ) -> NSCollectionLayoutGroup { horizontal(layoutSize: layoutSize, repeatingSubitem: subitem, count: count) }

    /// Creates a group of so many equally high items one below the other.
    public static func vertical(
        layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int
    ) -> NSCollectionLayoutGroup { vertical(layoutSize: layoutSize, repeatingSubitem: subitem, count: count) }

    override func value(in environment: NSCollectionLayoutEnvironment) -> any CollectionLayoutElement {
        group(in: environment)
    }

    /// Where a program places the items of a group of a size.
    private func frames(of size: CGSize, in environment: NSCollectionLayoutEnvironment) -> [CGRect] {
        var value = environment.value
        value.contentSize = size
        let own = NSCollectionLayoutEnvironment(value: value, traitCollection: environment.traitCollection)
        return itemProvider?(own).map(\.frame) ?? []
    }

    func group(in environment: NSCollectionLayoutEnvironment) -> CollectionLayoutGroup {
        let size = layoutSize.value
        var group: CollectionLayoutGroup
        if itemProvider != nil {
            group = .custom(layoutSize: size) { [self] size in
                MainActor.assumeIsolated { frames(of: size, in: environment) }
            }
        } else if let count, let subitem = subitems.first?.value(in: environment) {
            group =
                isHorizontal
                ? .horizontal(layoutSize: size, repeatingSubitem: subitem, count: count)
                : .vertical(layoutSize: size, repeatingSubitem: subitem, count: count)
        } else {
            let items = subitems.map { $0.value(in: environment) }
            group =
                isHorizontal
                ? .horizontal(layoutSize: size, subitems: items) : .vertical(layoutSize: size, subitems: items)
        }
        group.contentInsets = contentInsets.physical
        group.interItemSpacing = interItemSpacing?.value ?? .fixed(0)
        if let edgeSpacing { group.edgeSpacing = edgeSpacing.value }
        return group
    }
}

extension DirectionalInsets {
    /// As they are where one reads from the left.
    nonisolated var physical: Insets { Insets(top: top, left: leading, bottom: bottom, right: trailing) }
}
