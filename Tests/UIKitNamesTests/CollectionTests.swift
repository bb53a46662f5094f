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

@MainActor
@Suite("Lists by UIKit's names")
struct CollectionTests {
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
