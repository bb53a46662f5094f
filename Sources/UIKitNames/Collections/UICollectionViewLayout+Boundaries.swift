import Tactus

/// What a layout of a program's own says of what stands before and behind the items of a section.
struct LayoutBoundaries {
    /// What stands before the items.
    var header: UICollectionViewLayoutAttributes?
    /// What stands behind them.
    var footer: UICollectionViewLayoutAttributes?

    init(_ found: [UICollectionViewLayoutAttributes]) {
        header = found.first(where: \.isHeader)
        footer = found.first(where: \.isFooter)
    }
}

/// The header or the footer of a section.
nonisolated struct BoundaryOfSection: Hashable, Sendable {
    let section: Int
    let isFooter: Bool
}

extension UICollectionViewLayout {
    /// Returns what stands before and behind the items of each section that has such.
    final func boundaries(in rect: CGRect) -> [Int: LayoutBoundaries] { find(in: rect, isScrolled: false).boundaries }

    /// Gives a section what stands before and behind its items, where the layout says.
    ///
    /// - Parameters:
    ///   - own: What stands there.
    ///   - result: The section.
    ///   - section: Its number.
    final func addBoundaries(_ own: LayoutBoundaries, to result: inout CollectionLayoutSection, _ section: Int) {
        let follows = followsScrolling
        func item(_ attributes: UICollectionViewLayoutAttributes) -> CollectionLayoutSection.BoundaryItem {
            CollectionLayoutSection.BoundaryItem(
                height: scrollsSideways ? attributes.frame.width : attributes.frame.height, pinToVisibleBounds: follows)
        }
        result.header = own.header.map(item)
        result.footer = own.footer.map(item)
        result.visibleItemsInvalidationHandler = { [weak self] items, _, _ in
            MainActor.assumeIsolated {
                guard let self else { return }
                let shown = self.collectionView?.bounds ?? .zero
                let now = follows ? self.find(in: shown, isScrolled: true).boundaries[section] : own
                for index in items.indices {
                    let attributes: UICollectionViewLayoutAttributes?
                    switch items[index].element {
                    case .header: attributes = now?.header
                    case .footer: attributes = now?.footer
                    default: continue
                    }
                    guard let value = attributes?.value else {
                        items[index].isHidden = true
                        continue
                    }
                    (items[index].frame, items[index].alpha) = (value.frame, value.alpha)
                    items[index].transform = value.transform
                    items[index].isHidden = value.isHidden || !value.frame.intersects(shown)
                    if value.zIndex != 0 { items[index].zIndex = value.zIndex }
                    items[index].object = value.object
                }
            }
        }
    }

    /// Returns the kind of what stands before or behind the items of a section.
    ///
    /// - Parameters:
    ///   - section: The section.
    ///   - isFooter: Whether it stands behind them.
    /// - Returns: What the layout calls it; else what every header or footer is called.
    final func kindOfBoundary(ofSection section: Int, isFooter: Bool) -> String {
        let own = isFooter ? boundariesOfSections[section]?.footer : boundariesOfSections[section]?.header
        return own?.representedElementKind ?? kinds[BoundaryOfSection(section: section, isFooter: isFooter)]
            ?? (isFooter ? CollectionView.elementKindSectionFooter : CollectionView.elementKindSectionHeader)
    }
}
