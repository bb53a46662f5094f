import TactusTesting
import Testing
import UIKitNames

/// What programs written for UIKit take for granted of the colours behind lists.
@MainActor
@Suite("Habits: grounds of lists")
struct ListGroundHabitTests {
    private func list(
        _ configuration: UICollectionLayoutListConfiguration, _ prepare: (UICollectionView) -> Void = { _ in }
    ) -> (UICollectionView, TestHost, UICollectionViewDiffableDataSource<Int, Int>) {
        let page = UIViewController()
        let view = UICollectionView(
            frame: CGRect(x: 0, y: 0, width: 320, height: 568),
            collectionViewLayout: UICollectionViewCompositionalLayout.list(using: configuration))
        prepare(view)
        let cells = UICollectionView.CellRegistration<UICollectionViewListCell, Int> { cell, _, item in
            var content = cell.defaultContentConfiguration()
            content.text = "\(item)"
            cell.contentConfiguration = content
        }
        let source = UICollectionViewDiffableDataSource<Int, Int>(collectionView: view) { view, path, item in
            view.dequeueConfiguredReusableCell(using: cells, for: path, item: item)
        }
        page.view.addSubview(view)
        let host = TestHost(playing: page)
        var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
        snapshot.appendSections([0])
        snapshot.appendItems([1])
        source.apply(snapshot, animatingDifferences: false)
        host.settle()
        return (view, host, source)
    }

    @Test("CV-209: a list of plates has a ground for them, one without the ordinary one")
    func style() {
        #expect(
            list(UICollectionLayoutListConfiguration(appearance: .insetGrouped)).0.backgroundColor
                == .systemGroupedBackground)
        #expect(list(UICollectionLayoutListConfiguration(appearance: .plain)).0.backgroundColor == .systemBackground)
    }

    @Test("CV-209: what the configuration says goes before what the collection was given, and that before the style")
    func said() {
        var configuration = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
        let own = list(configuration) { $0.backgroundColor = .green }
        #expect(own.1.picture.color(at: PixelPoint(x: 160, y: 500)).isAlmost(.green))
        configuration.backgroundColor = .yellow
        let said = list(configuration) { $0.backgroundColor = .green }
        #expect(said.1.picture.color(at: PixelPoint(x: 160, y: 500)).isAlmost(.yellow))
    }
}
