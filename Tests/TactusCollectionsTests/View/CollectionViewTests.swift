import Testing

@testable import TactusCollections

@MainActor
@Suite("What a collection shows")
struct CollectionViewTests {
    @Test("CV-20: cells exist while they show, and are shown again for others")
    func reuse() {
        let library = Library()
        library.show(0..<100_000)
        #expect(library.texts.first == "Item 0" && library.collection.visibleCells.count == 11)
        for step in 1...200 {
            library.collection.contentOffset.y = Double(step) * 333
            library.host.settle()
        }
        let cells = library.collection.subviews.filter { $0 is CollectionCell }
        #expect(cells.count <= 24)
        #expect(library.texts.first == "Item \(200 * 333 / 44)")
    }

    @Test("CV-21: what is estimated wrongly never makes the page jump")
    func estimates() {
        let library = Library()
        for item in 0..<1000 { library.details[item] = item % 3 == 0 ? "a second line" : nil }
        library.show(0..<1000)
        library.collection.scrollToItem(at: ItemPath(item: 500, section: 0), at: .top, animated: false)
        #expect(library.texts.first == "Item 500")
        for _ in 0..<100 {
            let cells = library.collection.visibleCells
            let before = cells.map { $0.frame.minY - library.collection.bounds.minY }
            library.collection.contentOffset.y -= 7
            library.host.settle()
            let moved = zip(cells, before).filter { $0.0.item != nil }
                .map { $0.frame.minY - library.collection.bounds.minY - $1 }
            #expect(moved.allSatisfy { abs($0 - 7) < 0.01 })
        }
    }

    @Test("CV-22: headers stay in sight as long as their section does, and push each other away")
    func pinned() {
        var configuration = CollectionListConfiguration(appearance: .plain)
        configuration.headerMode = .supplementary
        let library = Library(.list(configuration))
        library.show([("a", Array(0..<20)), ("b", Array(20..<40))])
        let header = library.collection.header(forSection: 0)
        library.collection.contentOffset.y = 100
        library.host.settle()
        #expect(header?.frame.minY == 100)
        let end = library.collection.geometry.laidFrame(ofSection: 0).maxY
        library.collection.contentOffset.y = end - 10
        library.host.settle()
        #expect(library.collection.header(forSection: 0)?.frame.maxY == end)
        #expect(library.collection.header(forSection: 1)?.frame.minY == end)
    }

    @Test("CV-23: what comes is announced a page before, and taken back when it lies elsewhere")
    func prefetching() {
        final class Prefetcher: CollectionViewDataSourcePrefetching {
            var (announced, cancelled) = ([ItemPath](), [ItemPath]())
            func collectionView(_ collectionView: CollectionView, prefetchItemsAt paths: [ItemPath]) {
                announced += paths
            }
            func collectionView(_ collectionView: CollectionView, cancelPrefetchingForItemsAt paths: [ItemPath]) {
                cancelled += paths
            }
        }
        let library = Library()
        let prefetcher = Prefetcher()
        library.collection.prefetchDataSource = prefetcher
        library.show(0..<1000)
        #expect(prefetcher.announced.map(\.item) == Array(11..<22))
        library.collection.contentOffset.y = 44 * 15
        library.host.settle()
        #expect(prefetcher.announced.map(\.item) == Array(11..<22) + Array(26..<37) && prefetcher.cancelled == [])
        library.collection.contentOffset.y = 44 * 500
        library.host.settle()
        #expect(prefetcher.cancelled.map(\.item) == Array(11..<15) + Array(26..<37))
    }

    @Test("CV-24: a section that scrolls sideways pages by groups")
    func orthogonal() {
        let item = CollectionLayoutItem(
            layoutSize: CollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1))
        )
        let group = CollectionLayoutGroup.horizontal(
            layoutSize: CollectionLayoutSize(widthDimension: .absolute(200), heightDimension: .absolute(100)),
            subitems: [item])
        let layout = CollectionLayout { section, environment in
            guard section == 0 else { return .list(CollectionListConfiguration(appearance: .plain), in: environment) }
            var strip = CollectionLayoutSection(group: group)
            strip.orthogonalScrollingBehavior = .groupPaging
            strip.interGroupSpacing = 10
            strip.contentInsets = Insets(top: 0, left: 16, bottom: 0, right: 16)
            return strip
        }
        let library = Library(layout)
        library.show([("posters", Array(0..<1000)), ("rows", Array(1000..<1100))])
        #expect(library.collection.cell(forItemAt: ItemPath(item: 1, section: 0)) != nil)
        #expect(library.collection.cell(forItemAt: ItemPath(item: 2, section: 0)) == nil)
        #expect(library.collection.rectForItem(at: ItemPath(item: 0, section: 1))?.minY == 100)
        let finger = library.host.finger()
        finger.drag(from: Point(x: 250, y: 50), to: Point(x: 120, y: 50), over: .milliseconds(120))
        library.finish()
        #expect(library.collection.rectForItem(at: ItemPath(item: 1, section: 0))?.minX == 16)
        #expect(library.collection.contentOffset.y == 0)
        library.collection.scrollToItem(at: ItemPath(item: 700, section: 0), animated: false)
        #expect(library.collection.cell(forItemAt: ItemPath(item: 700, section: 0)) != nil)
    }

    @Test("CV-25: a source that says one thing and does another is named, and everything loaded anew")
    func lyingSource() {
        final class Liar: CollectionViewDataSource {
            var count = 10
            func collectionView(_ collectionView: CollectionView, numberOfItemsInSection section: Int) -> Int { count }
            func collectionView(_ collectionView: CollectionView, cellForItemAt path: ItemPath) -> CollectionCell {
                path.item < 9 ? TallCell(height: path.item == 3 ? -1 : path.item == 4 ? .nan : 30) : CollectionCell()
            }
        }
        let library = Library()
        var reports: [String] = []
        library.host.application.reportDiagnostics { reports.append($0) }
        let liar = Liar()
        library.collection.dataSource = liar
        library.host.settle()
        #expect(library.collection.visibleCells.count == 10)
        #expect(reports.count == 2 && reports.allSatisfy { $0.contains("the estimate counts") })
        #expect(library.collection.rectForItem(at: ItemPath(item: 3, section: 0))?.height == 44)
        reports = []
        liar.count = 8
        library.collection.insertItems(at: [ItemPath(item: 0, section: 0)])
        library.host.settle()
        #expect(reports.first == "section 0 has 8 items, and by what was said 11; everything was loaded anew")
        #expect(library.collection.visibleCells.count == 8)
        liar.count = -4
        library.collection.reloadData()
        library.host.settle()
        #expect(library.collection.visibleCells.count == 0)
        library.collection.scrollToItem(at: ItemPath(item: 5, section: 9), animated: false)
        library.collection.selectItem(at: ItemPath(item: 5, section: 9))
        #expect(library.collection.pathsForSelectedItems == [])
    }

    @Test("CV-26: assistive tools hear how many rows and columns there are, and which show")
    func accessibility() {
        let library = Library(.grid(columns: 4))
        library.show(0..<100)
        let tree = library.host.application.accessibilityTree.flatMap(\.all)
        let grid = tree.first { $0.role == .grid }
        #expect(grid?.value == "items 1 to 24 of 100, 4 columns")
        #expect(tree.filter { $0.role == .cell }.count == 24)
    }
}

/// A cell that says how high it is.
@MainActor
final class TallCell: CollectionCell {
    private var height = 30.0

    convenience init(height: Double) {
        self.init(frame: .zero)
        self.height = height
    }

    override func height(forWidth width: Double) -> Double { height }
}
