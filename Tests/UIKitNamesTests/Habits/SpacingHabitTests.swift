import TactusTesting
import Testing
import UIKitNames

/// What programs written for UIKit take for granted of the room in groups.
@MainActor
@Suite("Habits: room in groups")
struct SpacingHabitTests {
    private let host = TestHost(size: CGSize(width: 320, height: 480))

    private final class Source: UICollectionViewDataSource {
        var count = 3
        func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int { count }
        func collectionView(_ view: UICollectionView, cellForItemAt path: IndexPath) -> UICollectionViewCell {
            view.dequeueReusableCell(withReuseIdentifier: "tile", for: path)
        }
        func collectionView(
            _ view: UICollectionView, viewForSupplementaryElementOfKind kind: String, at path: IndexPath
        ) -> UICollectionReusableView {
            view.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: "words", for: path)
        }
    }

    private func size(_ width: CGFloat, _ height: CGFloat) -> NSCollectionLayoutSize {
        NSCollectionLayoutSize(widthDimension: .absolute(width), heightDimension: .absolute(height))
    }

    private func frames(
        of group: NSCollectionLayoutGroup, _ count: Int = 3, header: Bool = false,
        _ check: (UICollectionView) -> Void = { _ in }
    ) -> [CGRect] {
        let (source, section) = (Source(), NSCollectionLayoutSection(group: group))
        source.count = count
        if header {
            section.boundarySupplementaryItems = [
                NSCollectionLayoutBoundarySupplementaryItem(
                    layoutSize: size(320, 20), elementKind: "title", alignment: .top)
            ]
        }
        let view = UICollectionView(
            frame: host.window.bounds, collectionViewLayout: UICollectionViewCompositionalLayout(section: section))
        view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "tile")
        view.register(
            UICollectionReusableView.self, forSupplementaryViewOfKind: "title", withReuseIdentifier: "words")
        view.dataSource = source
        host.window.addSubview(view)
        host.settle()
        defer { view.removeFromSuperview() }
        check(view)
        return (0..<count).compactMap { view.cellForItem(at: IndexPath(item: $0, section: 0))?.frame }
    }

    @Test("CV-121: items share what is left of their row as room between them")
    func between() {
        let item = NSCollectionLayoutItem(layoutSize: size(80, 50))
        let group = NSCollectionLayoutGroup.horizontal(layoutSize: size(320, 50), subitems: [item])
        group.interItemSpacing = .flexible(10)
        // Three fit with 10 between them: 80 are left, 40 in each gap.
        #expect(frames(of: group, 6).map(\.minX) == [0, 120, 240, 0, 120, 240])
        group.interItemSpacing = .fixed(10)
        #expect(frames(of: group).map(\.minX) == [0, 90, 180])
    }

    @Test("CV-121: room around an item, so many points or what is left, along its group and across")
    func around() {
        func one(_ edges: NSCollectionLayoutEdgeSpacing) -> CGRect? {
            let item = NSCollectionLayoutItem(layoutSize: size(200, 50))
            item.edgeSpacing = edges
            return frames(of: .horizontal(layoutSize: size(320, 100), subitems: [item]), 1).first
        }
        let both = NSCollectionLayoutEdgeSpacing(
            leading: .flexible(0), top: .flexible(0), trailing: .flexible(0), bottom: .flexible(0))
        #expect(one(both) == CGRect(x: 60, y: 25, width: 200, height: 50))
        let end = NSCollectionLayoutEdgeSpacing(leading: .flexible(0), top: .flexible(0), trailing: nil, bottom: nil)
        #expect(one(end) == CGRect(x: 120, y: 50, width: 200, height: 50))
        let fixed = NSCollectionLayoutEdgeSpacing(leading: .fixed(12), top: .fixed(7), trailing: nil, bottom: nil)
        #expect(one(fixed) == CGRect(x: 12, y: 7, width: 200, height: 50))
    }

    @Test("CV-121: a column shares its height")
    func column() {
        let item = NSCollectionLayoutItem(layoutSize: size(100, 40))
        let group = NSCollectionLayoutGroup.vertical(layoutSize: size(100, 200), subitems: [item, item])
        group.interItemSpacing = .flexible(50)
        #expect(frames(of: group, 2).map(\.minY) == [0, 160])
    }

    @Test("CV-118: headers that show are told by their kind")
    func headers() {
        let item = NSCollectionLayoutItem(layoutSize: size(320, 50))
        let group = NSCollectionLayoutGroup.horizontal(layoutSize: size(320, 50), subitems: [item])
        _ = frames(of: group, header: true) { view in
            #expect(
                view.indexPathsForVisibleSupplementaryElements(ofKind: "title") == [IndexPath(item: 0, section: 0)])
            #expect(view.visibleSupplementaryViews(ofKind: "title").map(\.frame.height) == [20])
            #expect(view.visibleSupplementaryViews(ofKind: "other").isEmpty)
        }
    }
}
