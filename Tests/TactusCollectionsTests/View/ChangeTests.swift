import RandomNumbers
import Testing

@testable import TactusCollections

@MainActor
@Suite("Changes of a collection")
struct ChangeTests {
    @Test("CV-30: what is new fades in, what goes fades out, the others go to their places")
    func animated() {
        let library = Library()
        library.show(0..<6)
        let cell = library.collection.cell(forItemAt: ItemPath(item: 3, section: 0))
        library.show([0, 2, 7, 3, 4, 5], animated: true)
        library.host.advance(by: .milliseconds(60))
        #expect(cell?.frame.minY == 132 && cell?.path?.item == 3)
        let gone = library.collection.departing.first as? CollectionListCell
        #expect(gone?.contentConfiguration.text == "Item 1")
        let new = library.collection.cell(forItemAt: ItemPath(item: 2, section: 0))
        #expect(new?.alpha == 1)
        library.finish()
        #expect(library.collection.departing.isEmpty)
        #expect(library.texts == ["Item 0", "Item 2", "Item 7", "Item 3", "Item 4", "Item 5"])
    }

    @Test("CV-31: what shows stays where it is when something above it changes")
    func anchored() {
        let library = Library()
        library.show(0..<200)
        library.collection.contentOffset.y = 2000
        library.host.settle()
        let cell = library.collection.visibleCells[0]
        let before = cell.frame.minY - library.collection.bounds.minY
        library.show(Array(1000..<1040) + Array(3..<200), animated: true)
        #expect(cell.path?.item == 45 - 3 + 40)
        #expect(cell.frame.minY - library.collection.bounds.minY == before)
        #expect(cell.presentedFrame.minY - library.collection.bounds.minY == before)
    }

    @Test("CV-32: selection and mark follow the item, not its number")
    func identity() {
        let library = Library()
        library.collection.allowsMultipleSelection = true
        library.show(0..<50)
        for item in [3, 7, 20] { library.collection.selectItem(at: ItemPath(item: item, section: 0)) }
        library.show((0..<50).reversed().filter { $0 != 7 }, animated: true)
        #expect(library.source.selectedItemIdentifiers == [20, 3])
        library.finish()
        #expect(library.source.selectedItemIdentifiers == [20, 3])
    }

    @Test("CV-33: of many snapshots in one turn the last one shows, after one change")
    func coalesced() {
        let library = Library()
        library.show(0..<20)
        var snapshot = library.source.snapshot()
        let before = library.source.generation
        var finished = 0
        for number in 0..<100_000 {
            if number % 1000 == 0 { snapshot.appendItems([100 + number]) }
            library.source.apply(snapshot) { finished += 1 }
        }
        #expect(library.source.snapshot().numberOfItems == 120)
        library.host.settle()
        #expect(library.source.generation == before + 1 && finished == 100_000)
        #expect(library.source.shown.numberOfItems == 120)
    }

    @Test("CV-34: large snapshots are compared elsewhere, and what shows stays until then")
    func elsewhere() async {
        let library = Library()
        library.show(0..<50_000)
        var snapshot = library.source.snapshot()
        snapshot.deleteItems([0, 1, 2])
        let source = library.source
        source.apply(snapshot, completion: nil)
        #expect(source.shown.numberOfItems == 50_000)
        snapshot.deleteItems([3])
        source.apply(snapshot, completion: nil)
        while let computing = source.computing { await computing.value }
        library.finish()
        #expect(library.texts.first == "Item 4")
    }

    @Test("CV-33: without a window a snapshot shows at once, and nobody waits for a source that is gone")
    func unseen() async {
        let library = Library()
        library.collection.removeFromSuperview()
        var source: ListSource<String, Int>? = ListSource(collectionView: library.collection) { _, _, _ in
            CollectionCell()
        }
        await source?.apply(Library.snapshot([("a", [1, 2])]))
        await source?.apply(Library.snapshot([("a", [2, 3, 4])]))
        #expect(library.collection.geometry.numberOfItems == 3)
        library.host.window.addSubview(library.collection)
        var isCalled = false
        source?.apply(Library.snapshot([("a", [5])])) { isCalled = true }
        source = nil
        #expect(isCalled)
    }

    @Test("CV-35: reloaded items get other cells, reconfigured ones keep theirs")
    func reloading() {
        let library = Library()
        library.show(0..<20)
        let cells = library.collection.visibleCells
        library.details = [2: "second line", 3: "second line"]
        var snapshot = library.source.snapshot()
        snapshot.reloadItems([2])
        snapshot.reconfigureItems([3])
        library.source.apply(snapshot)
        library.finish()
        let now = library.collection.visibleCells
        #expect(now[3] === cells[3] && now[2] !== cells[2])
        #expect(now[2].frame.height > 44 && now[3].frame.height == now[2].frame.height)
        #expect(now[4].frame.minY == now[3].frame.maxY)
    }

    @Test("CV-36: an outline expands and collapses in its place")
    func outline() {
        let library = Library()
        var outline = SectionSnapshot<Int>()
        outline.append([1, 2, 3])
        outline.append([21, 22], to: 2)
        library.source.apply(outline, to: "tree")
        #expect(library.texts == ["Item 1", "Item 2", "Item 3"])
        library.source.toggleExpansion(of: 2)
        library.host.settle()
        library.finish()
        #expect(library.texts == ["Item 1", "Item 2", "Item 21", "Item 22", "Item 3"])
        library.source.toggleExpansion(of: 2)
        library.finish()
        #expect(library.texts == ["Item 1", "Item 2", "Item 3"])
        #expect(!library.source.snapshot(for: "tree").isExpanded(2))
    }

    @Test("CV-37: changes by numbers")
    func numbers() {
        final class Numbers: CollectionViewDataSource {
            var items = Array(0..<10)
            let cell = CollectionView.CellRegistration<CollectionListCell, Int> { cell, _, item in
                cell.contentConfiguration.text = "\(item)"
            }
            func collectionView(_ collectionView: CollectionView, numberOfItemsInSection section: Int) -> Int {
                items.count
            }
            func collectionView(_ collectionView: CollectionView, cellForItemAt path: ItemPath) -> CollectionCell {
                collectionView.dequeueConfiguredReusableCell(using: cell, for: path, item: items[path.item])
            }
        }
        let library = Library()
        let numbers = Numbers()
        library.collection.dataSource = numbers
        library.host.settle()
        let five = library.collection.cell(forItemAt: ItemPath(item: 5, section: 0))
        library.collection.performBatchUpdates {
            numbers.items = [5, 0, 2, 3, 99, 4, 6, 7, 8, 9]
            library.collection.deleteItems(at: [ItemPath(item: 1, section: 0)])
            library.collection.insertItems(at: [ItemPath(item: 4, section: 0)])
            library.collection.moveItem(at: ItemPath(item: 5, section: 0), to: ItemPath(item: 0, section: 0))
        }
        library.finish()
        #expect(library.texts == numbers.items.map(String.init))
        #expect(five?.path?.item == 0 && five?.frame.minY == 0)
    }

    @Test("CV-38: items go from one layout to another, and what is in the middle stays in sight")
    func layouts() {
        let library = Library()
        library.show(0..<500)
        library.collection.scrollToItem(at: ItemPath(item: 250, section: 0), at: .centeredVertically, animated: false)
        let cell = library.collection.cell(forItemAt: ItemPath(item: 250, section: 0))
        library.collection.setLayout(.grid(columns: 4), animated: true)
        library.host.settle()
        library.host.advance(by: .milliseconds(50))
        #expect(cell?.path?.item == 250 && cell?.frame.width == 80)
        #expect(cell.map { library.collection.bounds.contains($0.frame) } == true)
        #expect((cell?.presentedFrame.width ?? 0) > 80)
        library.finish()
        #expect(cell?.presentedFrame.width == 80)
    }

    @Test("CV-39: after any changes, scrolls and interruptions what shows is what a fresh list would show")
    func twin() {
        var random = SplitMix(seed: 4)
        for round in 0..<12 {
            var configuration = CollectionListConfiguration(appearance: round % 2 == 0 ? .insetGrouped : .plain)
            configuration.headerMode = .supplementary
            let layouts: [CollectionLayout] = [
                .list(configuration), .grid(minimumItemWidth: 70, spacing: 6),
            ]
            let library = Library(layouts[round % 2])
            var items = Array(0..<60)
            for item in items where item % 4 == 0 { library.details[item] = "more about \(item)" }
            library.show([("a", Array(items[..<20])), ("b", Array(items[20...]))])
            for step in 0..<10 {
                change(&items, new: 100 * (step + 1), &random)
                let cut = Int.random(in: 0...items.count, using: &random)
                let (first, second) = (Array(items[..<cut]), Array(items[cut...]))
                let sections =
                    Bool.random(using: &random) ? [("a", first), ("b", second)] : [("b", second), ("a", first)]
                library.source.apply(Library.snapshot(sections), animatingDifferences: Bool.random(using: &random))
                library.host.settle()
                library.host.advance(by: .milliseconds(Int.random(in: 0...200, using: &random)))
                if Bool.random(using: &random) {
                    let end = max(library.collection.contentSize.height - 480, 0)
                    library.collection.contentOffset.y = Double.random(in: 0...end, using: &random).rounded()
                }
                if Int.random(in: 0..<4, using: &random) == 0 {
                    library.collection.setLayout(layouts[step % 2], animated: true)
                }
            }
            library.finish()
            let fresh = Library(library.collection.layout)
            fresh.details = library.details
            let shown = library.source.shown
            fresh.show(shown.sectionIdentifiers.map { ($0, shown.itemIdentifiers(inSection: $0)) })
            // By way of everything, so that the same is measured.
            for library in [fresh, library] {
                for y in stride(from: 0, through: library.collection.contentSize.height, by: 200) {
                    library.collection.contentOffset.y = y
                    library.host.settle()
                }
                library.collection.contentOffset.y = 150
                library.finish()
            }
            #expect(library.texts == fresh.texts)
            #expect(library.host.picture.hasSamePixels(as: fresh.host.picture), "round \(round)")
        }
    }

    private func change(_ items: inout [Int], new: Int, _ random: inout SplitMix) {
        items.removeAll { _ in Int.random(in: 0..<8, using: &random) == 0 }
        for number in 0..<Int.random(in: 0..<6, using: &random) {
            items.insert(new + number, at: Int.random(in: 0...items.count, using: &random))
        }
        if Bool.random(using: &random), items.count > 3 {
            let item = items.remove(at: Int.random(in: 0..<items.count, using: &random))
            items.insert(item, at: Int.random(in: 0...items.count, using: &random))
        }
    }
}
