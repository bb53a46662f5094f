import TactusTesting
import Testing
import UIKitNames

/// A list as programs for UIKit make it.
@MainActor
private final class SongsController: UIViewController, UICollectionViewDelegate {
    private(set) var chosen: [Int] = []
    private var source: UICollectionViewDiffableDataSource<String, Int>?
    private(set) lazy var list = UICollectionView(
        frame: view.bounds,
        collectionViewLayout: UICollectionViewCompositionalLayout { section, environment in
            section == 0
                ? NSCollectionLayoutSection.list(
                    using: UICollectionLayoutListConfiguration(appearance: .insetGrouped),
                    layoutEnvironment: environment)
                : SongsController.tiles()
        })

    private static func tiles() -> NSCollectionLayoutSection {
        let item = NSCollectionLayoutItem(
            layoutSize: NSCollectionLayoutSize(
                widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
        let line = NSCollectionLayoutGroup.horizontal(
            layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(80)),
            repeatingSubitem: item, count: 4)
        return NSCollectionLayoutSection(group: line)
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        let cell = UICollectionView.CellRegistration<UICollectionViewListCell, Int> { cell, path, number in
            cell.contentConfiguration = UIListContentConfiguration(text: "Song \(number)")
            cell.accessories = path.row == 0 ? [.checkmark] : [.disclosureIndicator]
        }
        source = UICollectionViewDiffableDataSource(collectionView: list) { list, path, number in
            list.dequeueConfiguredReusableCell(using: cell, for: path, item: number)
        }
        var snapshot = NSDiffableDataSourceSnapshot<String, Int>()
        snapshot.appendSections(["rows", "tiles"])
        snapshot.appendItems([1, 2, 3], toSection: "rows")
        snapshot.appendItems([4, 5, 6], toSection: "tiles")
        source?.apply(snapshot)
        list.delegate = self
        view.addSubview(list)
    }

    override func viewDidLayoutSubviews() { list.frame = view.bounds }

    func collectionView(_ collectionView: UICollectionView, didSelectItemAt path: ItemPath) {
        chosen.append(path.row)
    }
}

/// What is behind a section.
private final class ShelfPlate: UICollectionReusableView {}

@MainActor
@Suite("Lists by UIKit's names")
struct CollectionTests {
    @Test("CV-67: a decoration that is registered with a layout object lies behind its section")
    func decoration() {
        let host = TestHost(size: Size(width: 320, height: 480))
        let layout = UICollectionViewCompositionalLayout { _, environment in
            let section = NSCollectionLayoutSection.list(
                using: UICollectionLayoutListConfiguration(appearance: .plain), layoutEnvironment: environment)
            let shelf = NSCollectionLayoutDecorationItem.background(elementKind: "shelf")
            shelf.contentInsets = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 0, trailing: 8)
            shelf.zIndex = 3
            section.decorationItems = [shelf]
            return section
        }
        let list = UICollectionView(frame: host.window.bounds, collectionViewLayout: layout)
        let cell = UICollectionView.CellRegistration<UICollectionViewListCell, Int> { _, _, _ in }
        let source = UICollectionViewDiffableDataSource<Int, Int>(collectionView: list) { list, path, number in
            list.dequeueConfiguredReusableCell(using: cell, for: path, item: number)
        }
        var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
        snapshot.appendSections([0])
        snapshot.appendItems([1, 2, 3])
        host.window.addSubview(list)
        source.apply(snapshot)
        host.settle()
        #expect(list.visibleDecorationViews.isEmpty)
        layout.register(ShelfPlate.self, forDecorationViewOfKind: "shelf")
        host.settle()
        let places = list.visibleDecorationViews.map { $0.frame }
        #expect(places == [Rect(x: 2, y: 1, width: 310, height: list.contentSize.height - 1)])
    }

    @Test("a controller with a diffable source and a compositional layout of two sections shows and selects")
    func list() throws {
        let host = TestHost(size: Size(width: 320, height: 480))
        let controller = SongsController()
        host.window.rootViewController = controller
        host.settle()
        try host.tap(.row, "Song 2")
        #expect(controller.chosen == [1])
        #expect(controller.list.cell(forItemAt: ItemPath(row: 0, section: 1))?.bounds.width == 80)
    }
}
