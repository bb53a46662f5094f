import Tactus

// What a collection knows of where things lie that the toolkit lays: asked of the layout, as in UIKit.
extension UICollectionViewLayout {
    /// The collection that the layout lays.
    private var laidView: CollectionView? {
        guard let collectionView, collectionView.notes.layout === self else { return nil }
        return collectionView
    }

    /// How large everything is, in points.
    final var knownContentSize: CGSize {
        laidView?.layoutIfNeeded()
        return laidView?.contentSize ?? .zero
    }

    /// Where an item lies; `nil` where there is none.
    final func knownAttributes(ofItem path: IndexPath) -> UICollectionViewLayoutAttributes? {
        guard let view = laidView, path.section >= 0, path.section < view.numberOfSections, path.item >= 0,
            path.item < view.numberOfItems(inSection: path.section), let frame = view.frame(forItemAt: path)
        else { return nil }
        let attributes = makeAttributes(of: path)
        attributes.frame = frame
        return attributes
    }

    /// Where the header or footer of a section lies that is called so; `nil` where there is none.
    final func knownAttributes(ofKind kind: String, section: Int) -> UICollectionViewLayoutAttributes? {
        guard let view = laidView else { return nil }
        let isFooter = kind == kindOfBoundary(ofSection: section, isFooter: true)
        guard isFooter || kind == kindOfBoundary(ofSection: section, isFooter: false) else { return nil }
        let frame = isFooter ? view.frame(forFooterInSection: section) : view.frame(forHeaderInSection: section)
        guard let frame else { return nil }
        let attributes = UICollectionViewLayoutAttributes(
            forSupplementaryViewOfKind: kind, with: IndexPath(item: 0, section: section))
        attributes.frame = frame
        return attributes
    }

    /// Where what lies in a part of the content lies.
    final func knownAttributes(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        guard let view = laidView else { return nil }
        let items = view.pathsForItems(in: rect).compactMap { knownAttributes(ofItem: $0) }
        let boundaries = (0..<view.numberOfSections).flatMap { section in
            [false, true].compactMap { isFooter in
                knownAttributes(ofKind: kindOfBoundary(ofSection: section, isFooter: isFooter), section: section)
            }
        }
        return items + boundaries.filter { $0.frame.intersects(rect) }
    }
}
