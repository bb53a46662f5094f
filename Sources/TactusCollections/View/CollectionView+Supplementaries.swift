import TactusGeometry
import TactusUI

/// A view that is anchored to a cell, and how.
struct CellSupplementary {
    let item: CollectionLayoutSupplementaryItem
    let view: CollectionReusableView
}

/// The views that are anchored to a cell.
struct CellSupplementaries {
    var all: [CellSupplementary] = []
    /// Whether the cell cuts what reaches beyond it as long as it has none.
    var clips = true
}

// Views that are anchored to cells.
extension CollectionView {
    /// The view of a kind that is anchored to the cell of an item, or that the layout shows besides; `nil` while it
    /// does not show.
    public final func supplementaryView(ofKind kind: String, at path: ItemPath) -> CollectionReusableView? {
        if let view = element(ofKind: kind, at: path) { return view }
        return cell(forItemAt: path)?.supplementaries.all.first { $0.item.elementKind == kind }?.view
    }

    /// Asks for the views that belong to the cell of an item, where its layout has any.
    final func showSupplementaries(of cell: CollectionCell, _ item: Int) {
        let path = geometry.path(of: item)
        let wanted = geometry.parts[path.section].supplementaryItems(ofItem: path.item)
        guard !wanted.isEmpty || !cell.supplementaries.all.isEmpty else { return }
        storeSupplementaries(of: cell)
        guard !wanted.isEmpty else { return }
        cell.supplementaries.clips = cell.clipsToBounds
        for item in wanted {
            guard
                let view = dataSource?.collectionView(
                    self, supplementaryViewOfKind: item.elementKind, at: sourcePath(path))
            else { continue }
            view.collectionView = self
            cell.supplementaries.all.append(CellSupplementary(item: item, view: view))
            View.performWithoutAnimation { cell.addSubview(view) }
        }
        if !cell.supplementaries.all.isEmpty { cell.clipsToBounds = false }
        cell.layOutSupplementaries()
    }

    /// Keeps the views of a cell that leaves the screen, for others.
    final func storeSupplementaries(of cell: CollectionCell) {
        guard !cell.supplementaries.all.isEmpty else { return }
        let former = cell.supplementaries
        cell.supplementaries = CellSupplementaries()
        cell.clipsToBounds = former.clips
        for supplementary in former.all where supplementary.view.superview === cell {
            supplementary.view.removeFromSuperview()
            guard let kind = supplementary.view.kind else { continue }
            spares[ObjectIdentifier(kind), default: []].append(supplementary.view)
        }
    }
}

extension CollectionCell {
    /// Places the views that are anchored to the cell, as large as it is now.
    final func layOutSupplementaries() {
        guard !supplementaries.all.isEmpty else { return }
        let isMirrored = (collectionView ?? self).effectiveLayoutDirection == .rightToLeft
        for supplementary in supplementaries.all {
            let frame = supplementary.item.frame(in: bounds.size, isMirrored: isMirrored)
            if supplementary.view.frame != frame { supplementary.view.frame = frame }
        }
    }
}

nonisolated extension CollectionGeometry.Part {
    /// The views that are anchored to the cell of an item of the section.
    func supplementaryItems(ofItem index: Int) -> [CollectionLayoutSupplementaryItem] {
        (geometry as? GroupGeometry)?.supplementaryItems(ofItem: index) ?? []
    }
}
