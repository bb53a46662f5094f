public import Tactus

/// A view behind a section, which belongs to the layout and to no item.
public final class NSCollectionLayoutDecorationItem {
    /// As what the class of its view is registered, see `UICollectionViewLayout.register(_:forDecorationViewOfKind:)`.
    public let elementKind: String
    /// How far it stays inside the section, in points; negative to reach beyond. None by default.
    public var contentInsets = NSDirectionalEdgeInsets.zero
    /// What is in front where decorations overlap: the greater one. 0 by default. Cells are in front of all of them.
    public var zIndex = 0

    private init(elementKind: String) { self.elementKind = elementKind }

    /// Creates a decoration behind a whole section: its items, the room around them, its header and its footer.
    public static func background(elementKind: String) -> NSCollectionLayoutDecorationItem {
        NSCollectionLayoutDecorationItem(elementKind: elementKind)
    }

    var value: CollectionLayoutDecoration {
        var decoration = CollectionLayoutDecoration.background(elementKind: elementKind)
        decoration.contentInsets = contentInsets.physical
        decoration.zIndex = zIndex
        return decoration
    }
}
