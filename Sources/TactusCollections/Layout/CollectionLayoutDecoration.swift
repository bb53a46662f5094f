public import TactusGeometry

/// A view behind a section, which belongs to the layout and to no item. UIKit's `NSCollectionLayoutDecorationItem`.
///
/// ```swift
/// final class Shelf: CollectionReusableView { … }
///
/// var layout = CollectionLayout { section, environment in
///     var books = CollectionLayoutSection.grid(columns: 4, spacing: 12, in: environment)
///     books.decorationItems = [.background(elementKind: "shelf")]
///     return books
/// }
/// layout.register(Shelf.self, forDecorationViewOfKind: "shelf")
/// ```
///
/// It shows while its section does, is shown again for other sections, and gets no touches. For a plate of one colour
/// no class is needed: ``CollectionLayoutSection/background``.
nonisolated public struct CollectionLayoutDecoration: Hashable, Sendable {
    /// As what the class of its view is registered
    /// (``CollectionLayout/register(_:forDecorationViewOfKind:)``).
    public let elementKind: String
    /// How far it stays inside the section, in points; negative to reach beyond. None by default. What is no number, or
    /// endless, counts as none at all sides.
    public var contentInsets = Insets.zero
    /// What is in front where decorations overlap: the greater one. 0 by default. Among equals it is the later one of
    /// the list, and that of the later section. Cells are in front of all of them.
    public var zIndex = 0

    private init(elementKind: String) { self.elementKind = elementKind }

    /// Creates a decoration behind a whole section: its items, the room around them, its header and its footer.
    ///
    /// - Parameter elementKind: As what the class of its view is registered.
    /// - Returns: The decoration.
    public static func background(elementKind: String) -> CollectionLayoutDecoration {
        CollectionLayoutDecoration(elementKind: elementKind)
    }

    var withFiniteNumbers: CollectionLayoutDecoration {
        let insets = [contentInsets.top, contentInsets.left, contentInsets.bottom, contentInsets.right]
        guard !insets.allSatisfy(\.isFinite) else { return self }
        var decoration = self
        decoration.contentInsets = .zero
        return decoration
    }
}

nonisolated extension CollectionLayout {
    /// Says of which class the views of decorations are. UIKit's `register(_:forDecorationViewOfKind:)`.
    ///
    /// A decoration whose kind nobody has registered is reported once, and does not show.
    ///
    /// - Parameters:
    ///   - viewClass: The class; `nil` for none any more.
    ///   - elementKind: The kind of the decorations (``CollectionLayoutDecoration/elementKind``).
    public mutating func register(
        _ viewClass: CollectionReusableView.Type?, forDecorationViewOfKind elementKind: String
    ) {
        decorationClasses[elementKind] = viewClass
    }
}
