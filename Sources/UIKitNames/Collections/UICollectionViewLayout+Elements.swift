import Tactus

/// What a layout has said of a part of the content.
struct FoundAttributes {
    /// Which part.
    let part: CGRect
    /// Of items.
    private(set) var cells: [IndexPath: UICollectionViewLayoutAttributes] = [:]
    /// Of everything else.
    private(set) var besides: [UICollectionViewLayoutAttributes] = []
    /// What stands before and behind the items of sections, among that.
    let boundaries: [Int: LayoutBoundaries]

    init(_ all: [UICollectionViewLayoutAttributes], in part: CGRect) {
        self.part = part
        for element in all {
            if element.representedElementCategory == .cell {
                cells[element.indexPath] = element
            } else {
                besides.append(element)
            }
        }
        boundaries = Dictionary(grouping: besides.filter { $0.isHeader || $0.isFooter }) { $0.indexPath.section }
            .mapValues { LayoutBoundaries($0) }
    }
}

extension CollectionElementAttributes {
    /// Whether it is of the header of a section.
    final var isHeader: Bool { isBoundary(CollectionView.elementKindSectionHeader) }

    /// Whether it is of the footer of a section.
    final var isFooter: Bool { isBoundary(CollectionView.elementKindSectionFooter) }

    private func isBoundary(_ kind: String) -> Bool {
        category == .supplementaryView && elementKind == kind && path.item == 0
    }

    /// The same as a value of what the collection shows besides items, headers and footers.
    fileprivate final var besidesValue: CollectionLayoutAttributes {
        var value = self.value
        let kind = elementKind ?? ""
        value.element =
            category == .decorationView
            ? .decoration(kind: kind, section: path.section, index: path.item) : .supplementary(kind: kind, path: path)
        return value
    }
}

// What a program's layout shows besides items, headers and footers, and how large it says that all is.
extension UICollectionViewLayout {
    /// Lets a collection ask the layout.
    final func extend(_ value: inout CollectionLayout) {
        value.elements = { [weak self] rect in MainActor.assumeIsolated { self?.elements(in: rect) ?? [] } }
        value.targetContentOffset = { [weak self] offset in
            MainActor.assumeIsolated { self?.targetContentOffset(forProposedContentOffset: offset) ?? offset }
        }
        guard laysItemsItself else { return }
        value.contentSize = { [weak self] in MainActor.assumeIsolated { self?.collectionViewContentSize ?? .zero } }
    }

    /// Whether attributes are others when the content is scrolled: a layout may compare what will show with what does.
    final var followsScrolling: Bool {
        shouldInvalidateLayout(forBoundsChange: (collectionView?.bounds ?? .zero).offsetBy(dx: 1, dy: 1))
    }

    private func elements(in rect: CGRect) -> [CollectionLayoutAttributes] {
        guard isPrepared else { return [] }
        let all: [UICollectionViewLayoutAttributes]
        if followsScrolling {
            all = find(in: rect, isScrolled: true).besides
        } else if let foundBesides {
            all = foundBesides
        } else {
            all = find(in: whole, isScrolled: false).besides
            foundBesides = all
        }
        return all.filter { !$0.isHeader && !$0.isFooter && $0.frame.intersects(rect) }.map(\.besidesValue)
    }
}
