// swift-format-ignore-file
import UIKitNames

nonisolated struct FileItem: Hashable {
    let name: String
    var children: [FileItem] = []
    var isFolder: Bool { !children.isEmpty }
}

final class OutlineViewController: UIViewController, UICollectionViewDelegate {
    enum Section: Int, CaseIterable { case favorites, all }
    typealias DataSource = UICollectionViewDiffableDataSource<Section, FileItem>

    private(set) var collectionView: UICollectionView!
    private(set) var dataSource: DataSource!
    private(set) var log: [String] = []
    private var favorites = [FileItem(name: "Inbox"), FileItem(name: "Starred"), FileItem(name: "Recent")]
    private let folders = [
        FileItem(name: "Music", children: [FileItem(name: "Bach"), FileItem(name: "Satie", children: [FileItem(name: "Gnossiennes")])]),
        FileItem(name: "Letters", children: [FileItem(name: "Clara")]),
    ]

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Files"
        navigationItem.rightBarButtonItem = editButtonItem
        collectionView = UICollectionView(frame: view.bounds, collectionViewLayout: makeLayout())
        collectionView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        collectionView.delegate = self
        view.addSubview(collectionView)
        configureDataSource()
        applySnapshots()
    }

    override func setEditing(_ editing: Bool, animated: Bool) {
        super.setEditing(editing, animated: animated)
        collectionView.isEditing = editing
        collectionView.allowsMultipleSelection = editing
    }

    private func makeLayout() -> UICollectionViewLayout {
        return UICollectionViewCompositionalLayout { [weak self] sectionIndex, environment in
            var configuration = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
            configuration.headerMode = sectionIndex == 0 ? .supplementary : .none
            configuration.trailingSwipeActionsConfigurationProvider = { indexPath in
                guard indexPath.section == 0, let self = self, let item = self.dataSource.itemIdentifier(for: indexPath) else { return nil }
                let remove = UIContextualAction(style: .destructive, title: "Remove") { _, _, completion in
                    self.favorites.removeAll { $0 == item }
                    var snapshot = self.dataSource.snapshot()
                    snapshot.deleteItems([item])
                    self.dataSource.apply(snapshot, animatingDifferences: true)
                    completion(true)
                }
                return UISwipeActionsConfiguration(actions: [remove])
            }
            return NSCollectionLayoutSection.list(using: configuration, layoutEnvironment: environment)
        }
    }

    private func configureDataSource() {
        let cell = UICollectionView.CellRegistration<UICollectionViewListCell, FileItem> { cell, indexPath, item in
            var content = cell.defaultContentConfiguration()
            content.text = item.name
            content.image = UIImage(systemName: item.isFolder ? "folder" : "doc")
            cell.contentConfiguration = content
            if item.isFolder {
                cell.accessories = [.outlineDisclosure(options: UICellAccessory.OutlineDisclosureOptions(style: .header))]
            } else if indexPath.section == 0 {
                cell.accessories = [.multiselect(displayed: .whenEditing), .reorder(displayed: .whenEditing)]
            } else {
                cell.accessories = []
            }
        }
        let header = UICollectionView.SupplementaryRegistration<UICollectionViewListCell>(elementKind: UICollectionView.elementKindSectionHeader) { view, _, _ in
            var content = view.defaultContentConfiguration()
            content.text = "Favorites"
            view.contentConfiguration = content
        }
        dataSource = DataSource(collectionView: collectionView) { collectionView, indexPath, item in
            collectionView.dequeueConfiguredReusableCell(using: cell, for: indexPath, item: item)
        }
        dataSource.supplementaryViewProvider = { collectionView, _, indexPath in
            collectionView.dequeueConfiguredReusableSupplementary(using: header, for: indexPath)
        }
        dataSource.reorderingHandlers.canReorderItem = { [weak self] item in self?.favorites.contains(item) ?? false }
        dataSource.reorderingHandlers.didReorder = { [weak self] transaction in
            guard let self = self else { return }
            self.favorites = transaction.finalSnapshot.itemIdentifiers(inSection: .favorites)
            self.log.append(self.favorites.map { $0.name }.joined(separator: " "))
        }
    }

    private func applySnapshots() {
        var snapshot = NSDiffableDataSourceSnapshot<Section, FileItem>()
        snapshot.appendSections(Section.allCases)
        snapshot.appendItems(favorites, toSection: .favorites)
        dataSource.apply(snapshot, animatingDifferences: false)
        var outline = NSDiffableDataSourceSectionSnapshot<FileItem>()
        func add(_ items: [FileItem], to parent: FileItem?) {
            outline.append(items, to: parent)
            for item in items where item.isFolder { add(item.children, to: item) }
        }
        add(folders, to: nil)
        outline.expand([folders[1]])
        dataSource.apply(outline, to: .all, animatingDifferences: false)
    }

    func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        guard let item = dataSource.itemIdentifier(for: indexPath) else { return }
        log.append("selected \(item.name)")
        if !isEditing { collectionView.deselectItem(at: indexPath, animated: true) }
    }

    func collectionView(_ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath) -> Bool {
        return indexPath.section == 0 || !isEditing
    }

    func collectionView(_ collectionView: UICollectionView, contextMenuConfigurationForItemsAt indexPaths: [IndexPath], point: CGPoint) -> UIContextMenuConfiguration? {
        guard let indexPath = indexPaths.first, let item = dataSource.itemIdentifier(for: indexPath) else { return nil }
        return UIContextMenuConfiguration(identifier: nil, previewProvider: {
            let page = UIViewController()
            page.title = item.name
            page.view.backgroundColor = .systemBackground
            page.preferredContentSize = CGSize(width: 200, height: 120)
            return page
        }, actionProvider: { suggestedActions in
            UIMenu(title: "", children: [UIAction(title: "Open", handler: { [weak self] _ in self?.log.append("open \(item.name)") })])
        })
    }

    func collectionView(_ collectionView: UICollectionView, willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration, animator: UIContextMenuInteractionCommitAnimating) {
        guard let page = animator.previewViewController else { return }
        animator.addCompletion { [weak self] in
            self?.navigationController?.pushViewController(page, animated: true)
        }
    }
}
