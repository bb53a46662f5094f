import Tactus

/// All pictures as tiles, by year: two fingers choose how many are side by side, a tap opens one.
final class LibraryView: CollectionView, CollectionViewDelegate {
    /// Called with the number of the picture that was tapped.
    var onOpen: ((Int) -> Void)?

    private var source: ListSource<String, Int>?

    init(_ pictures: [Picture]) {
        super.init(frame: .zero, layout: .columns(3, pinchingBetween: 2...6, Self.grid))
        name = "library"
        allowsSelection = false
        let cell = CellRegistration<PictureCell, Int> { cell, _, number in cell.picture = pictures[number] }
        let header = SectionRegistration<CollectionHeaderFooterView, String> { view, year in
            view.label.font = .preferred(.title2)
            view.label.textColor = .label
            view.label.text = year
        }
        let source = ListSource<String, Int>(collectionView: self) { view, path, number in
            view.dequeueConfiguredReusableCell(using: cell, for: path, item: number)
        }
        source.headerProvider = { $0.dequeueConfiguredReusableSupplementary(using: header, section: $1) }
        self.source = source
        var snapshot = Snapshot<String, Int>()
        for (number, picture) in pictures.enumerated() {
            if snapshot.indexOfSection(picture.year) == nil { snapshot.appendSections([picture.year]) }
            snapshot.appendItems([number], toSection: picture.year)
        }
        source.apply(snapshot, animatingDifferences: false)
        delegate = self
    }

    /// Tiles in so many columns below the year.
    nonisolated private static func grid(_ columns: Int) -> CollectionLayout {
        CollectionLayout { _, environment in
            var section = CollectionLayoutSection.grid(columns: columns, spacing: 3, in: environment)
            section.header = .init()
            return section
        }
    }

    func collectionView(_ collectionView: CollectionView, performPrimaryActionForItemAt path: ItemPath) {
        if let number = source?.itemIdentifier(for: path) { onOpen?(number) }
    }
}

/// A picture as a tile.
private final class PictureCell: CollectionCell {
    private let view = ImageView(image: nil)

    var picture: Picture? {
        didSet {
            view.image = picture?.thumbnail
            view.accessibilityLabel = picture?.title
        }
    }

    required init(frame: Rect = .zero) {
        super.init(frame: frame)
        view.contentMode = .scaleAspectFill
        view.clipsToBounds = true
        contentView.addSubview(view)
    }

    override func stateDidChange() {
        super.stateDidChange()
        view.alpha = isHighlighted ? 0.6 : 1
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        view.frame = contentView.bounds
    }

    override var standardAccessibility: AccessibilityDescription {
        AccessibilityDescription(.cell, label: picture?.title, isElement: true)
    }
}
