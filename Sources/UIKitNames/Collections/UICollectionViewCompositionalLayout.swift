public import Tactus

/// What a layout knows of the view that it is for.
public struct NSCollectionLayoutEnvironment {
    /// The room that sections lie in.
    public struct Container {
        /// How large it is, in points.
        public let contentSize: CGSize
        /// How large it is without its insets, in points.
        public var effectiveContentSize: CGSize { contentSize }
    }

    let value: CollectionLayoutEnvironment
    /// The room that sections lie in.
    public var container: Container { Container(contentSize: value.contentSize) }
    /// How the interface looks there.
    public let traitCollection: UITraitCollection
}

/// How the sections of a layout lie.
public final class UICollectionViewCompositionalLayoutConfiguration {
    /// The room between sections, in points; none by default.
    public var interSectionSpacing: CGFloat = 0
    /// Which way the whole collection scrolls; up and down by default. Sideways, headers stand before their items, as
    /// wide as is said.
    public var scrollDirection = UICollectionView.ScrollDirection.vertical

    /// Creates a configuration.
    public init() {}
}

/// A layout that is made of items, groups and sections.
open class UICollectionViewCompositionalLayout: UICollectionViewLayout {
    /// Returns a section of a layout; `nil` for a plain list.
    public typealias SectionProvider = (Int, NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection?

    private let provider: SectionProvider
    /// How the sections lie.
    public final var configuration: UICollectionViewCompositionalLayoutConfiguration { didSet { invalidateLayout() } }

    /// Creates a layout whose sections are alike.
    public convenience init(section: NSCollectionLayoutSection) { self.init(sectionProvider: { _, _ in section }) }

    /// Creates a layout whose sections are alike, and lie as a configuration says.
    public convenience init(
        section: NSCollectionLayoutSection, configuration: UICollectionViewCompositionalLayoutConfiguration
    ) {
        self.init(sectionProvider: { _, _ in section }, configuration: configuration)
    }

    /// Creates a layout whose sections may differ.
    ///
    /// - Parameters:
    ///   - sectionProvider: Returns a section: which one, and what it is for.
    ///   - configuration: How the sections lie.
    public init(
        sectionProvider: @escaping SectionProvider,
        configuration: UICollectionViewCompositionalLayoutConfiguration = .init()
    ) {
        provider = sectionProvider
        self.configuration = configuration
        super.init()
    }

    /// Returns a list of rows that looks as a configuration says.
    public static func list(using configuration: UICollectionLayoutListConfiguration)
        -> UICollectionViewCompositionalLayout
    {
        UICollectionViewCompositionalLayout { _, environment in
            .list(using: configuration, layoutEnvironment: environment)
        }
    }

    override final var preparesItself: Bool { type(of: self) != UICollectionViewCompositionalLayout.self }

    override final var laysItemsItself: Bool { false }

    /// Returns where what lies in a part of the content lies, once the collection has been laid out.
    open override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        knownAttributes(in: rect)
    }

    /// Returns where an item lies, once the collection has been laid out; `nil` for none.
    open override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        knownAttributes(ofItem: indexPath)
    }

    /// Returns where a header or footer lies, once the collection has been laid out; `nil` for none.
    open override func layoutAttributesForSupplementaryView(
        ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { knownAttributes(ofKind: elementKind, section: indexPath.section) }

    /// How large everything is, in points, once the collection has been laid out.
    open override var collectionViewContentSize: CGSize { knownContentSize }

    override var layout: CollectionLayout {
        var layout = super.layout
        layout.interSectionSpacing = configuration.interSectionSpacing
        layout.scrollDirection = configuration.scrollDirection
        return layout
    }

    /// The colour that a list has given the collection: another one is the program's.
    private var shownBackground: UIColor?

    /// Gives the collection the colour that its first section says, where that is a list.
    private func showBackground(of list: UICollectionLayoutListConfiguration?) {
        guard let collectionView, let list else { return }
        let isFree = collectionView.backgroundColor == nil || collectionView.backgroundColor == shownBackground
        guard list.backgroundColor != nil || isFree else { return }
        let color = list.backgroundColor ?? list.appearance.ground
        shownBackground = color
        if collectionView.backgroundColor != color { collectionView.backgroundColor = color }
    }

    override func section(_ section: Int, _ environment: CollectionLayoutEnvironment) -> CollectionLayoutSection {
        let environment = NSCollectionLayoutEnvironment(
            value: environment, traitCollection: collectionView?.traitCollection ?? UITraitCollection())
        guard let made = provider(section, environment) else { return .list(.plain, in: environment.value) }
        lists[section] = made.list
        if section == 0 { showBackground(of: made.list) }
        kinds[BoundaryOfSection(section: section, isFooter: false)] = made.kinds.header
        kinds[BoundaryOfSection(section: section, isFooter: true)] = made.kinds.footer
        return made.value(in: configuration.scrollDirection, for: environment)
    }
}
