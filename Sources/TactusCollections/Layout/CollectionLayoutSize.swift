public import TactusGeometry
public import TactusUI

/// How wide or high a part of a layout is. UIKit's `NSCollectionLayoutDimension`.
nonisolated public enum CollectionLayoutDimension: Hashable, Sendable {
    /// A part of the width of what it is in: 0.5 for half.
    case fractionalWidth(Double)
    /// A part of the height of what it is in.
    case fractionalHeight(Double)
    /// So many points.
    case absolute(Double)
    /// As many points as the cell says (`View.sizeThatFits(_:)`), and so many until it is asked. A width is taken as
    /// `absolute`: cells say how high they are when they are so wide. In a layout that scrolls sideways a height is,
    /// and cells say how wide they are when they are so high.
    case estimated(Double)

    /// Whether cells are asked.
    var isEstimated: Bool {
        if case .estimated = self { true } else { false }
    }

    /// The extent in points, at least 0; what is no number counts as 0.
    func resolved(in container: Size) -> Double {
        let points =
            switch self {
            case .fractionalWidth(let part): container.width * part
            case .fractionalHeight(let part): container.height * part
            case .absolute(let points), .estimated(let points): points
            }
        return points.isFinite ? max(points, 0) : 0
    }
}

/// How wide and high a part of a layout is. UIKit's `NSCollectionLayoutSize`.
nonisolated public struct CollectionLayoutSize: Hashable, Sendable {
    /// The width.
    public var widthDimension: CollectionLayoutDimension
    /// The height.
    public var heightDimension: CollectionLayoutDimension

    /// Creates a size.
    public init(widthDimension: CollectionLayoutDimension, heightDimension: CollectionLayoutDimension) {
        self.widthDimension = widthDimension
        self.heightDimension = heightDimension
    }

    func resolved(in container: Size) -> Size {
        Size(width: widthDimension.resolved(in: container), height: heightDimension.resolved(in: container))
    }
}

/// What a layout knows of the view that it is for. UIKit's `NSCollectionLayoutEnvironment`.
nonisolated public struct CollectionLayoutEnvironment: Hashable, Sendable {
    /// The size in which sections lie, in points: what ``CollectionView`` shows, without its content's insets at the
    /// sides; in a layout that scrolls sideways, above and below.
    public var contentSize: Size
    /// How large the user wants text, 1 for the ordinary size.
    public var textScale: Double
    /// How the interface looks there.
    public var theme: Theme

    /// Creates an environment: for a layout that is asked without a view.
    ///
    /// - Parameters:
    ///   - contentSize: The size in which sections lie, in points.
    ///   - textScale: How large the user wants text.
    ///   - theme: How the interface looks there.
    public init(contentSize: Size, textScale: Double = 1, theme: Theme = .standard) {
        self.contentSize = contentSize
        self.textScale = textScale
        self.theme = theme
    }
}
