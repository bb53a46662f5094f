import LoggingViews
import TactusTesting
import Testing
import UIKitNames

/// What programs written for UIKit do with badges at items.
@MainActor
@Suite("Habits: badges")
struct BadgeHabitTests {
    private static let badgeKind = "badge-element-kind"

    private final class Badge: UICollectionReusableView {
        let label = UILabel()
        required init(frame: CGRect) {
            super.init(frame: frame)
            backgroundColor = .red
            addSubview(label)
        }
        override func layoutSubviews() {
            super.layoutSubviews()
            label.frame = bounds
        }
    }

    private static func layout() -> UICollectionViewLayout {
        let badge = NSCollectionLayoutSupplementaryItem(
            layoutSize: NSCollectionLayoutSize(widthDimension: .absolute(20), heightDimension: .absolute(20)),
            elementKind: badgeKind,
            containerAnchor: NSCollectionLayoutAnchor(
                edges: [.top, .trailing], fractionalOffset: CGPoint(x: 0.3, y: -0.3)))
        let item = NSCollectionLayoutItem(
            layoutSize: NSCollectionLayoutSize(
                widthDimension: .fractionalWidth(0.25), heightDimension: .fractionalHeight(1)),
            supplementaryItems: [badge])
        item.contentInsets = NSDirectionalEdgeInsets(top: 5, leading: 5, bottom: 5, trailing: 5)
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(80)),
            subitems: [item])
        let section = NSCollectionLayoutSection(group: group)
        section.contentInsets = NSDirectionalEdgeInsets(top: 20, leading: 20, bottom: 20, trailing: 20)
        return UICollectionViewCompositionalLayout(section: section)
    }

    private final class Page: UICollectionViewController {
        var count = 8
        convenience init() { self.init(collectionViewLayout: BadgeHabitTests.layout()) }
        override func viewDidLoad() {
            super.viewDidLoad()
            collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
            collectionView.register(
                Badge.self, forSupplementaryViewOfKind: BadgeHabitTests.badgeKind, withReuseIdentifier: "badge")
        }
        override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
            count
        }
        override func collectionView(
            _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
        ) -> UICollectionViewCell {
            let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
            cell.contentView.backgroundColor = .blue
            return cell
        }
        override func collectionView(
            _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
        ) -> UICollectionReusableView {
            let view = collectionView.dequeueReusableSupplementaryView(
                ofKind: kind, withReuseIdentifier: "badge", for: indexPath)
            (view as? Badge)?.label.text = "\(indexPath.item)"
            view.isHidden = indexPath.item == 1
            return view
        }
    }

    private func badge(_ page: Page, _ item: Int) -> Badge? {
        page.collectionView.supplementaryView(
            forElementKind: Self.badgeKind, at: IndexPath(item: item, section: 0)) as? Badge
    }

    @Test(
        "CV-208: a badge lies at the corner of its cell, beyond it as far as its anchor says, and is asked for by item")
    func corner() throws {
        let page = Page()
        let host = TestHost(playing: page, CGSize(width: 360, height: 400))
        let first = try #require(badge(page, 0))
        let cell = try #require(page.collectionView.cellForItem(at: [0, 0]))
        #expect(cell.frame == CGRect(x: 25, y: 25, width: 70, height: 70))
        #expect(first.convert(first.bounds, to: page.collectionView) == CGRect(x: 81, y: 19, width: 20, height: 20))
        #expect(host.picture.color(at: PixelPoint(x: 98, y: 22)).isAlmost(.red))
        #expect(first.label.text == "0" && badge(page, 5)?.label.text == "5" && badge(page, 1)?.isHidden == true)
        #expect(page.collectionView.visibleSupplementaryViews(ofKind: Self.badgeKind).count == 8)
        page.collectionView.semanticContentAttribute = .forceRightToLeft
        host.settle()
        #expect(first.frame == CGRect(x: -6, y: -6, width: 20, height: 20))
    }

    @Test("CV-208: badges go with their cells: scrolled away, taken out, moved")
    func changes() throws {
        let page = Page()
        page.count = 400
        let host = TestHost(playing: page, CGSize(width: 360, height: 400))
        page.collectionView.scrollToItem(at: [0, 399], at: .bottom, animated: false)
        host.settle()
        #expect(badge(page, 0) == nil && badge(page, 399)?.label.text == "399")
        page.collectionView.scrollToItem(at: [0, 0], at: .top, animated: false)
        host.settle()
        #expect(
            badge(page, 2)?.label.text == "2"
                && badge(page, 2)?.superview === page.collectionView.cellForItem(at: [0, 2]))
        let third = badge(page, 3)
        page.count -= 1
        page.collectionView.deleteItems(at: [[0, 0]])
        host.advance(by: .seconds(2))
        #expect(badge(page, 2) === third && third?.label.text == "3")
        page.collectionView.reloadData()
        host.settle()
        #expect(badge(page, 2)?.label.text == "2")
    }

    @Test("CV-208: a badge below its item, and one of a diffable source that is registered by its kind")
    func diffable() throws {
        let page = UIViewController()
        let below = NSCollectionLayoutSupplementaryItem(
            layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(10)),
            elementKind: "line", containerAnchor: NSCollectionLayoutAnchor(edges: .bottom),
            itemAnchor: NSCollectionLayoutAnchor(edges: .top))
        let size = NSCollectionLayoutSize(widthDimension: .absolute(100), heightDimension: .absolute(50))
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size, supplementaryItems: [below])])
        let view = UICollectionView(
            frame: CGRect(x: 0, y: 0, width: 300, height: 300),
            collectionViewLayout: UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group)))
        let cells = UICollectionView.CellRegistration<UICollectionViewCell, Int> { _, _, _ in }
        let lines = UICollectionView.SupplementaryRegistration<Badge>(elementKind: "line") { line, kind, path in
            line.label.text = "\(kind) \(path.item)"
        }
        let source = UICollectionViewDiffableDataSource<Int, Int>(collectionView: view) { view, path, item in
            view.dequeueConfiguredReusableCell(using: cells, for: path, item: item)
        }
        source.supplementaryViewProvider = { view, kind, path in
            view.dequeueConfiguredReusableSupplementary(using: lines, for: path)
        }
        page.view.addSubview(view)
        let host = TestHost(playing: page)
        var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
        snapshot.appendSections([0])
        snapshot.appendItems([10, 11])
        source.apply(snapshot, animatingDifferences: false)
        host.settle()
        let line = try #require(view.supplementaryView(forElementKind: "line", at: [0, 1]) as? Badge)
        #expect(line.frame == CGRect(x: 0, y: 50, width: 100, height: 10) && line.label.text == "line 1")
    }
}
