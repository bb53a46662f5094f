import TactusControls
import TactusGeometry
import TactusUI

/// A data source that has outlines.
protocol OutlineShowing: AnyObject {
    /// Whether what is in the item at a path shows; `nil` for one that is in no outline.
    func isExpanded(at path: ItemPath) -> Bool?

    /// Expands the item at a path, or collapses it.
    func toggleExpansion(at path: ItemPath)
}

extension ListSource: OutlineShowing {
    func isExpanded(at path: ItemPath) -> Bool? {
        guard let item = itemIdentifier(for: path), let section = sectionIdentifier(for: path.section) else {
            return nil
        }
        return snapshot(for: section).isExpanded(item)
    }

    func toggleExpansion(at path: ItemPath) {
        if let item = itemIdentifier(for: path) { toggleExpansion(of: item) }
    }
}

/// The sign of an item in an outline.
final class OutlineSign: Button {
    override init(frame: Rect = .zero) {
        super.init(frame: frame)
        style = .plain
        show(false)
    }

    func show(_ isExpanded: Bool) {
        let sign = isExpanded ? Icon.chevronDown : .chevronForward
        if icon != sign { icon = sign }
        accessibilityLabel = isExpanded ? "Collapse" : "Expand"
    }
}

extension CollectionListCell {
    private var outline: (any OutlineShowing)? { collectionView?.dataSource as? any OutlineShowing }

    /// Whether what is in the item shows; `false` for one that is in no outline.
    final var isExpanded: Bool { path.flatMap { outline?.isExpanded(at: $0) } ?? false }

    /// Expands the item, or collapses it.
    final func toggleExpansion() {
        guard let path else { return }
        outline?.toggleExpansion(at: path)
        setNeedsLayout()
    }
}
