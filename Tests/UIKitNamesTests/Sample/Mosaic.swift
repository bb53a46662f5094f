// swift-format-ignore-file
import UIKitNames

// A grid of tiles by numbers, and a page of groups by identities.

struct Tile: Hashable {
    let number: Int
    var isMarked = false
}

class TileCell: UICollectionViewCell {
    static let reuseIdentifier = "TileCell"

    private let label = UILabel()

    required init(frame: CGRect) {
        super.init(frame: frame)
        label.textAlignment = .center
        label.font = .boldSystemFont(ofSize: 20)
        label.frame = contentView.bounds
        label.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        contentView.addSubview(label)
        contentView.layer.cornerRadius = 8
        contentView.backgroundColor = .secondarySystemBackground
    }


    override func prepareForReuse() {
        super.prepareForReuse()
        label.text = ""
    }

    func show(_ tile: Tile) {
        label.text = "\(tile.number)"
        label.textColor = tile.isMarked ? .systemRed : .label
    }
}

class TileHeaderView: UICollectionReusableView {
    static let reuseIdentifier = "TileHeaderView"

    lazy var label: UILabel = {
        let label = UILabel()
        label.frame = bounds
        label.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        addSubview(label)
        return label
    }()
}

class MosaicViewController: UIViewController {
    private(set) var tiles: [[Tile]] = [(1...5).map { Tile(number: $0) }, (6...9).map { Tile(number: $0) }]
    private(set) var log: [String] = []
    var isWide = false

    private(set) lazy var layout: UICollectionViewFlowLayout = {
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 90, height: 60)
        layout.minimumLineSpacing = 10
        layout.minimumInteritemSpacing = 10
        layout.sectionInset = UIEdgeInsets(top: 5, left: 15, bottom: 5, right: 15)
        layout.headerReferenceSize = CGSize(width: 0, height: 30)
        return layout
    }()

    private(set) lazy var collectionView = UICollectionView(frame: view.bounds, collectionViewLayout: layout)

    override func viewDidLoad() {
        super.viewDidLoad()
        collectionView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        collectionView.backgroundColor = .systemBackground
        collectionView.register(TileCell.self, forCellWithReuseIdentifier: TileCell.reuseIdentifier)
        collectionView.register(
            TileHeaderView.self, forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
            withReuseIdentifier: TileHeaderView.reuseIdentifier)
        collectionView.dataSource = self
        collectionView.delegate = self
        view.addSubview(collectionView)
    }

    func insertTile(_ number: Int) {
        tiles[0].insert(Tile(number: number), at: 0)
        collectionView.insertItems(at: [IndexPath(item: 0, section: 0)])
    }

    func shuffle() {
        collectionView.performBatchUpdates({
            let last = self.tiles[0].removeLast()
            self.tiles[0].insert(last, at: 0)
            self.collectionView.moveItem(
                at: IndexPath(item: self.tiles[0].count - 1, section: 0), to: IndexPath(item: 0, section: 0))
        }, completion: { [weak self] _ in
            self?.log.append("shuffled")
        })
    }

    func widen() {
        isWide.toggle()
        collectionView.collectionViewLayout.invalidateLayout()
    }
}

extension MosaicViewController: UICollectionViewDataSource {
    func numberOfSections(in collectionView: UICollectionView) -> Int {
        return tiles.count
    }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        return tiles[section].count
    }

    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: TileCell.reuseIdentifier, for: indexPath)
        (cell as? TileCell)?.show(tiles[indexPath.section][indexPath.item])
        return cell
    }

    func collectionView(_ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath) -> UICollectionReusableView {
        let view = collectionView.dequeueReusableSupplementaryView(
            ofKind: kind, withReuseIdentifier: TileHeaderView.reuseIdentifier, for: indexPath)
        (view as? TileHeaderView)?.label.text = "Part \(indexPath.section + 1)"
        return view
    }
}

extension MosaicViewController: UICollectionViewDelegateFlowLayout {
    func collectionView(_ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout, sizeForItemAt indexPath: IndexPath) -> CGSize {
        return isWide && indexPath.item == 0 ? CGSize(width: 290, height: 60) : layout.itemSize
    }

    func collectionView(_ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath) -> Bool {
        return tiles[indexPath.section][indexPath.item].number != 3
    }

    func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        log.append("select \(indexPath.section).\(indexPath.item)")
        tiles[indexPath.section][indexPath.item].isMarked.toggle()
        collectionView.reloadItems(at: [indexPath])
    }

    func scrollViewDidScroll(_ scrollView: UIScrollView) {
        if log.last != "scroll" { log.append("scroll") }
    }
}

nonisolated enum FeedSection: Int, CaseIterable {
    case featured
    case latest
}

class FeedViewController: UIViewController {
    private(set) var dataSource: UICollectionViewDiffableDataSource<FeedSection, Int>!
    private(set) var collectionView: UICollectionView!
    private(set) var deleted: [Int] = []

    private func makeLayout() -> UICollectionViewLayout {
        let configuration = UICollectionViewCompositionalLayoutConfiguration()
        configuration.interSectionSpacing = 12
        return UICollectionViewCompositionalLayout(sectionProvider: { [weak self] index, environment in
            switch FeedSection(rawValue: index) {
            case .featured: return self?.featuredSection(environment)
            default: return self?.latestSection(environment)
            }
        }, configuration: configuration)
    }

    private func featuredSection(_ environment: NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection {
        let itemSize = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1))
        let item = NSCollectionLayoutItem(layoutSize: itemSize)
        item.contentInsets = NSDirectionalEdgeInsets(top: 0, leading: 8, bottom: 0, trailing: 8)
        let groupSize = NSCollectionLayoutSize(widthDimension: .fractionalWidth(0.8), heightDimension: .absolute(120))
        let group = NSCollectionLayoutGroup.horizontal(layoutSize: groupSize, subitems: [item])
        let section = NSCollectionLayoutSection(group: group)
        section.orthogonalScrollingBehavior = .groupPagingCentered
        let header = NSCollectionLayoutBoundarySupplementaryItem(
            layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(40)),
            elementKind: UICollectionView.elementKindSectionHeader, alignment: .top)
        section.boundarySupplementaryItems = [header]
        return section
    }

    private func latestSection(_ environment: NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection {
        var configuration = UICollectionLayoutListConfiguration(appearance: .plain)
        configuration.trailingSwipeActionsConfigurationProvider = { [weak self] indexPath in
            guard let self = self, let item = self.dataSource.itemIdentifier(for: indexPath) else { return nil }
            let delete = UIContextualAction(style: .destructive, title: "Delete") { _, _, completion in
                self.deleted.append(item)
                var snapshot = self.dataSource.snapshot()
                snapshot.deleteItems([item])
                self.dataSource.apply(snapshot, animatingDifferences: true)
                completion(true)
            }
            return UISwipeActionsConfiguration(actions: [delete])
        }
        return NSCollectionLayoutSection.list(using: configuration, layoutEnvironment: environment)
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        collectionView = UICollectionView(frame: view.bounds, collectionViewLayout: makeLayout())
        collectionView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(collectionView)
        let tile = UICollectionView.CellRegistration<TileCell, Int> { cell, indexPath, item in
            cell.show(Tile(number: item))
        }
        let row = UICollectionView.CellRegistration<UICollectionViewListCell, Int> { cell, indexPath, item in
            var content = cell.defaultContentConfiguration()
            content.text = "Story \(item)"
            cell.contentConfiguration = content
        }
        let header = UICollectionView.SupplementaryRegistration<TileHeaderView>(
            elementKind: UICollectionView.elementKindSectionHeader
        ) { view, kind, indexPath in
            view.label.text = "Featured"
        }
        dataSource = UICollectionViewDiffableDataSource<FeedSection, Int>(collectionView: collectionView) {
            collectionView, indexPath, item in
            if indexPath.section == 0 {
                return collectionView.dequeueConfiguredReusableCell(using: tile, for: indexPath, item: item)
            }
            return collectionView.dequeueConfiguredReusableCell(using: row, for: indexPath, item: item)
        }
        dataSource.supplementaryViewProvider = { collectionView, kind, indexPath in
            return collectionView.dequeueConfiguredReusableSupplementary(using: header, for: indexPath)
        }
        var snapshot = NSDiffableDataSourceSnapshot<FeedSection, Int>()
        snapshot.appendSections(FeedSection.allCases)
        snapshot.appendItems([1, 2, 3], toSection: .featured)
        snapshot.appendItems(Array(10..<20), toSection: .latest)
        dataSource.apply(snapshot, animatingDifferences: false)
    }
}
