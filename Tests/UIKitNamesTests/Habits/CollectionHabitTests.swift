import TactusTesting
import Testing
import UIKitNames

/// What programs written for UIKit take for granted of collections.
@MainActor
@Suite("Habits: collections")
struct CollectionHabitTests {
    let host = TestHost(size: CGSize(width: 320, height: 480))

    private func show(_ page: UIViewController) {
        host.window.rootViewController = page
        host.settle()
    }

    private func tap(_ view: UIView?) throws {
        let view = try #require(view)
        host.finger().tap(at: view.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), to: nil))
        host.advance(by: .seconds(1))
    }

    @Test("a flow layout fills lines, leaves its insets and spacings, and stands headers above sections")
    func flow() throws {
        let page = MosaicViewController()
        show(page)
        let frames = try (0..<5).map {
            try #require(page.collectionView.cellForItem(at: IndexPath(item: $0, section: 0))?.frame)
        }
        // 290 points for three of 90 and two gaps of 10; the last line begins at the side.
        #expect(frames.map(\.minX) == [15, 115, 215, 15, 115] && frames.map(\.width) == [90, 90, 90, 90, 90])
        #expect(frames.map(\.minY) == [35, 35, 35, 105, 105])
        let second = page.collectionView.cellForItem(at: IndexPath(item: 0, section: 1))?.frame
        #expect(abs((second?.minY ?? 0) - (105 + 60 + 5 + 30 + 5)) < 0.01)
        let header = page.collectionView.supplementaryView(
            forElementKind: UICollectionView.elementKindSectionHeader, at: IndexPath(item: 0, section: 1))
        #expect((header as? TileHeaderView)?.label.text == "Part 2" && header?.bounds.height == 30)
        page.widen()
        host.settle()
        #expect(page.collectionView.cellForItem(at: IndexPath(item: 0, section: 0))?.bounds.width == 290)
        #expect(page.collectionView.cellForItem(at: IndexPath(item: 1, section: 0))?.frame.minY == 105)
    }

    @Test("tiles are selected by fingers as far as the delegate lets them, and come, go and move by numbers")
    func changing() throws {
        let page = MosaicViewController()
        show(page)
        try tap(page.collectionView.cellForItem(at: IndexPath(item: 1, section: 0)))
        try tap(page.collectionView.cellForItem(at: IndexPath(item: 2, section: 0)))
        #expect(page.log == ["select 0.1"])
        #expect(page.tiles[0][1].isMarked && !page.tiles[0][2].isMarked)
        page.insertTile(99)
        host.advance(by: .seconds(1))
        #expect(page.collectionView.numberOfItems(inSection: 0) == 6 && page.collectionView.visibleCells.count == 10)
        page.shuffle()
        host.advance(by: .seconds(1))
        #expect(page.tiles[0].map(\.number) == [5, 99, 1, 2, 3, 4] && page.log.last == "shuffled")
    }

    @Test("groups that scroll sideways, a header, and rows whose actions the list's configuration says")
    func feed() throws {
        let page = FeedViewController()
        show(page)
        let list = try #require(page.collectionView)
        let first = try #require(list.cellForItem(at: IndexPath(item: 0, section: 0)))
        #expect(first.bounds.size == CGSize(width: 320 * 0.8 - 16, height: 120))
        let header = list.supplementaryView(
            forElementKind: UICollectionView.elementKindSectionHeader, at: IndexPath(item: 0, section: 0))
        #expect((header as? TileHeaderView)?.label.text == "Featured")
        let row = try #require(list.cellForItem(at: IndexPath(item: 1, section: 1)))
        let y = row.convert(row.bounds, to: nil).midY
        host.finger().drag(from: CGPoint(x: 300, y: y), to: CGPoint(x: 10, y: y), over: .milliseconds(300))
        host.advance(by: .seconds(1))
        #expect(page.deleted == [11] && page.dataSource.snapshot().numberOfItems(inSection: .latest) == 9)
        #expect(page.dataSource.indexPath(for: 12) == IndexPath(item: 1, section: 1))
        let start = first.frame.minX
        host.finger().drag(from: CGPoint(x: 250, y: 100), to: CGPoint(x: 50, y: 100), over: .milliseconds(150))
        host.advance(by: .seconds(2))
        let moved = list.cellForItem(at: IndexPath(item: 1, section: 0))
        #expect(moved.map { $0.convert($0.bounds, to: nil).midX } == 160 && start == first.frame.minX)
    }

    @Test("a layout of a program's own says where items lie")
    func ownLayout() {
        final class Stairs: UICollectionViewLayout {
            var prepared = 0
            var step: CGFloat = 20
            override func prepare() {
                super.prepare()
                prepared += 1
            }
            override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
                let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
                let place = CGFloat(indexPath.item)
                attributes.frame = CGRect(x: place * step, y: place * 50, width: 60, height: 40)
                return attributes
            }
        }
        final class Source: UICollectionViewDataSource {
            func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int { 3 }
            func collectionView(
                _ view: UICollectionView, cellForItemAt indexPath: IndexPath
            ) -> UICollectionViewCell { view.dequeueReusableCell(withReuseIdentifier: "step", for: indexPath) }
        }
        let (layout, source) = (Stairs(), Source())
        let view = UICollectionView(frame: host.window.bounds, collectionViewLayout: layout)
        view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "step")
        view.dataSource = source
        host.window.addSubview(view)
        host.settle()
        #expect(view.visibleCells.map(\.frame.origin.x) == [0, 20, 40] && view.contentSize.height == 140)
        #expect(view.collectionViewLayout === layout && layout.collectionView === view)
        let before = layout.prepared
        layout.step = 30
        layout.invalidateLayout()
        host.settle()
        #expect(view.visibleCells.map(\.frame.origin.x) == [0, 30, 60] && layout.prepared == before + 1)
    }

    @Test("a menu opens where an item is pressed long, and a finger that rests on another selects it")
    func menus() throws {
        final class Page: UIViewController, UICollectionViewDataSource, UICollectionViewDelegate {
            var told: [String] = []
            private(set) lazy var list = UICollectionView(
                frame: view.bounds, collectionViewLayout: UICollectionViewFlowLayout())
            override func viewDidLoad() {
                super.viewDidLoad()
                list.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "tile")
                list.dataSource = self
                list.delegate = self
                view.addSubview(list)
            }
            func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int { 2 }
            func collectionView(
                _ view: UICollectionView, cellForItemAt indexPath: IndexPath
            ) -> UICollectionViewCell { view.dequeueReusableCell(withReuseIdentifier: "tile", for: indexPath) }
            func collectionView(_ view: UICollectionView, didSelectItemAt indexPath: IndexPath) {
                told.append("select \(indexPath.item)")
            }
            func collectionView(
                _ view: UICollectionView, contextMenuConfigurationForItemAt indexPath: IndexPath, point: CGPoint
            ) -> UIContextMenuConfiguration? {
                guard indexPath.item == 0 else { return nil }
                return UIContextMenuConfiguration(identifier: nil, previewProvider: nil) { _ in
                    UIMenu(children: [UIAction(title: "Copy") { [weak self] _ in self?.told.append("copy") }])
                }
            }
        }
        let page = Page()
        show(page)
        func press(_ item: Int) {
            let cell = page.list.cellForItem(at: IndexPath(item: item, section: 0))
            let finger = host.finger()
            finger.down(at: cell?.convert(CGPoint(x: 25, y: 25), to: nil) ?? .zero)
            host.advance(by: .seconds(1))
            finger.up()
            host.advance(by: .seconds(1))
        }
        press(1)
        #expect(page.told == ["select 1"])
        press(0)
        try host.tap(.menuItem, "Copy")
        #expect(page.told == ["select 1", "copy"])
    }
}
