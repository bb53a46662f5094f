import Tactus

/// Opens the menus that the delegate of a collection says its items have.
@MainActor final class CollectionMenus: GestureRecognizerDelegate {
    private weak var view: CollectionView?
    private var waiting: (UIContextMenuConfiguration, CollectionCell?)?
    private var open: (configuration: UIContextMenuConfiguration, cell: CollectionCell?)?

    func add(to view: CollectionView) {
        self.view = view
        let known = view.gestureRecognizers
        view.addInteraction(
            ContextMenuInteraction(
                lifting: { [weak self] _ in self?.open?.cell },
                preview: { [weak self] _ in self?.open?.configuration.previewProvider?() },
                { [weak self] point in
                    guard let self else { return nil }
                    open = waiting ?? menu(at: point)
                    waiting = nil
                    return open?.configuration.menu
                }))
        // A finger that rests on an item without a menu selects it when it is lifted.
        for recognizer in view.gestureRecognizers where !known.contains(where: { $0 === recognizer }) {
            recognizer.delegate = self
        }
    }

    func gestureRecognizerShouldBegin(_ recognizer: GestureRecognizer) -> Bool {
        guard let view else { return false }
        waiting = menu(at: recognizer.location(in: view))
        return waiting != nil
    }

    private func menu(at point: Point) -> (UIContextMenuConfiguration, CollectionCell?)? {
        guard let view, let path = view.pathForItem(at: point),
            let delegate = view.delegate as? any UICollectionViewDelegate,
            let configuration = delegate.collectionView(view, contextMenuConfigurationForItemAt: path, point: point)
        else { return nil }
        return (configuration, view.cell(forItemAt: path))
    }
}
