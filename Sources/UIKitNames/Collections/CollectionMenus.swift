import Tactus

extension AskedMenus {
    /// Returns what opens the menus that the delegate of a collection says its items have.
    static func ofItems(in view: CollectionView) -> AskedMenus {
        func delegate(_ view: CollectionView?) -> (any UICollectionViewDelegate)? {
            view?.delegate as? any UICollectionViewDelegate
        }
        return AskedMenus(
            MenuAnswers(
                configuration: { [weak view] point in
                    guard let view, let path = view.pathForItem(at: point),
                        let configuration = delegate(view)?.collectionView(
                            view, contextMenuConfigurationForItemAt: path, point: point)
                    else { return nil }
                    return (configuration, view.cell(forItemAt: path))
                },
                preview: { [weak view] configuration in
                    view.flatMap {
                        delegate($0)?.collectionView(
                            $0, previewForHighlightingContextMenuWithConfiguration: configuration)
                    }
                },
                commit: { [weak view] configuration, animator in
                    guard let view else { return }
                    delegate(view)?.collectionView(
                        view, willPerformPreviewActionForMenuWith: configuration, animator: animator)
                },
                willDisplay: { [weak view] configuration, animator in
                    guard let view else { return }
                    delegate(view)?.collectionView(view, willDisplayContextMenu: configuration, animator: animator)
                },
                willEnd: { [weak view] configuration, animator in
                    guard let view else { return }
                    delegate(view)?.collectionView(
                        view, willEndContextMenuInteraction: configuration, animator: animator)
                }))
    }
}
