import Tactus

/// What a layout of a program's own says of what stands before and behind the items of a section.
struct LayoutBoundaries {
    /// What stands before the items.
    var header: UICollectionViewLayoutAttributes?
    /// What stands behind them.
    var footer: UICollectionViewLayoutAttributes?

    /// Sorts what was found of a section: what is no header or footer by its kind stands where there is room, the
    /// first one before the items.
    init(_ found: [UICollectionViewLayoutAttributes]) {
        header = found.first { $0.representedElementKind == CollectionView.elementKindSectionHeader }
        footer = found.first { $0.representedElementKind == CollectionView.elementKindSectionFooter }
        for other in found where other !== header && other !== footer {
            if header == nil {
                header = other
            } else if footer == nil, other.representedElementKind != header?.representedElementKind {
                footer = other
            }
        }
    }
}

/// The header or the footer of a section.
nonisolated struct BoundaryOfSection: Hashable, Sendable {
    let section: Int
    let isFooter: Bool
}

extension UICollectionViewLayout {
    /// Returns what stands before and behind the items of each section that has such.
    final func boundaries(in rect: CGRect) -> [Int: LayoutBoundaries] {
        let found = (layoutAttributesForElements(in: rect) ?? []).filter {
            $0.representedElementCategory == .supplementaryView
        }
        return Dictionary(grouping: found) { $0.indexPath.section }.mapValues { LayoutBoundaries($0) }
    }

    /// Gives a section what stands before and behind its items, where the layout says.
    ///
    /// - Parameters:
    ///   - own: What stands there.
    ///   - result: The section.
    ///   - section: Its number.
    final func addBoundaries(_ own: LayoutBoundaries, to result: inout CollectionLayoutSection, _ section: Int) {
        let follows = shouldInvalidateLayout(forBoundsChange: collectionView?.bounds ?? .zero)
        func item(_ attributes: UICollectionViewLayoutAttributes) -> CollectionLayoutSection.BoundaryItem {
            CollectionLayoutSection.BoundaryItem(
                height: scrollsSideways ? attributes.frame.width : attributes.frame.height, pinToVisibleBounds: follows)
        }
        result.header = own.header.map(item)
        result.footer = own.footer.map(item)
        result.visibleItemsInvalidationHandler = { [weak self] items, _, _ in
            MainActor.assumeIsolated {
                guard let self else { return }
                let now = follows ? self.boundaries(in: self.collectionView?.bounds ?? .zero)[section] ?? own : own
                for index in items.indices {
                    let attributes =
                        switch items[index].element {
                        case .header: now.header ?? own.header
                        case .footer: now.footer ?? own.footer
                        default: UICollectionViewLayoutAttributes?.none
                        }
                    guard let value = attributes?.value else { continue }
                    (items[index].frame, items[index].alpha) = (value.frame, value.alpha)
                    (items[index].transform, items[index].isHidden) = (value.transform, value.isHidden)
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
