import RandomNumbers
import TactusControls
import TactusTesting
import Testing

@testable import TactusCollections

/// Sources and delegates that change what they are asked for while they are asked.
@MainActor
@Suite("Sources that change in their callbacks")
struct MischievousSourceTests {
    @Test(
        "a list whose source reloads, inserts and deletes while it is asked shows in the end what there is",
        arguments: 0..<3)
    func list(seed: Int) {
        let host = TestHost(size: Size(width: 200, height: 300))
        let list = ListView(frame: Rect(x: 0, y: 0, width: 200, height: 300))
        let source = ListMischief(seed: seed, list)
        list.register(forIdentifier: "row") { ListRow() }
        if seed % 2 == 0 { list.estimatedRowHeight = 30 }
        list.dataSource = source
        list.delegate = source
        host.window.addSubview(list)
        for _ in 0..<40 {
            source.act()
            host.finger().tap(at: Point(x: 100, y: Double(source.number(300))))
            host.finger().drag(
                from: Point(x: 100, y: 250), to: Point(x: 100, y: Double(source.number(300))), over: .milliseconds(80))
            host.advance(by: .milliseconds(Int64(source.number(400))))
        }
        source.isOver = true
        list.reloadData()
        host.advance(by: .seconds(3))
        list.contentOffset = .zero
        host.settle()
        #expect(list.numberOfRows == source.count)
        #expect(list.indexesForVisibleRows == Array(0..<list.indexesForVisibleRows.count))
        #expect(list.visibleRows.isEmpty == (source.count == 0))
    }

    @Test(
        "a collection whose cells, headers and delegate apply snapshots shows the last one in the end",
        arguments: 0..<3)
    func collection(seed: Int) {
        let library = CollectionMischief(seed: seed)
        for _ in 0..<40 {
            library.act()
            library.host.finger().tap(at: Point(x: 100, y: Double(library.number(300))))
            library.host.finger().drag(
                from: Point(x: 100, y: 250), to: Point(x: 100, y: Double(library.number(300))), over: .milliseconds(80))
            library.host.advance(by: .milliseconds(Int64(library.number(400))))
        }
        library.isOver = true
        library.host.advance(by: .seconds(3))
        library.collection.contentOffset = .zero
        library.host.settle()
        #expect(library.source.shown.itemIdentifiers == library.source.snapshot().itemIdentifiers)
        let shown = library.collection.visibleCells.count
        #expect(shown > 0 || library.source.snapshot().numberOfItems == 0)
    }

    @Test("a thousand applies in a turn are one")
    func manyApplies() {
        let library = Library()
        library.show(0..<10)
        var completions = 0
        var snapshot = library.source.snapshot()
        snapshot.appendItems([99], toSection: "main")
        for _ in 0..<1_000 { library.source.apply(snapshot) }
        library.source.apply(snapshot) { completions += 1 }
        library.finish()
        #expect(completions == 1 && library.texts.last == "Item 99")
    }
}

/// The source and the delegate of a list, which do whatever comes to their mind.
@MainActor
private final class ListMischief: ListViewDataSource, ListViewDelegate {
    private(set) var count = 20
    var isOver = false
    private unowned let list: ListView
    private var random: SplitMix
    private var depth = 0
    private var isAsked = false

    init(seed: Int, _ list: ListView) {
        random = SplitMix(seed: seed)
        self.list = list
    }

    func number(_ limit: Int) -> Int { Int.random(in: 0..<limit, using: &random) }

    private func callback() {
        if number(12) == 0 { act() }
    }

    func act() {
        guard !isOver, depth < 3 else { return }
        depth += 1
        defer { depth -= 1 }
        switch number(9) {
        case 0, 1:
            count = number(40)
            list.reloadData()
        case 2:
            guard list.numberOfRows == count else { return }
            let place = number(count + 1)
            count += 1
            list.insertRows(at: [place])
        case 3:
            guard list.numberOfRows == count, count > 0 else { return }
            let place = number(count)
            count -= 1
            list.deleteRows(at: [place])
        case 4: if list.numberOfRows == count, count > 0 { list.reloadRows(at: [number(count)]) }
        case 5: list.frame.size = Size(width: Double(number(220)), height: Double(number(320)))
        case 6: list.estimatedRowHeight = number(2) == 0 ? nil : Double(1 + number(80))
        case 7: list.setContentOffset(Point(x: 0, y: Double(number(900))), animated: number(2) == 0)
        default:
            let superview = list.superview
            list.removeFromSuperview()
            superview?.addSubview(list)
        }
    }

    func numberOfRows(in listView: ListView) -> Int { count }

    func listView(_ listView: ListView, rowAt index: Int) -> ListRow {
        let row = listView.dequeueReusableRow(withIdentifier: "row")
        callback()
        return row
    }

    func listView(_ listView: ListView, heightForRowAt index: Int) -> Double? {
        callback()
        return Double(10 + index % 50)
    }

    func listView(_ listView: ListView, shouldHighlightRowAt index: Int) -> Bool {
        callback()
        return true
    }

    func listView(_ listView: ListView, didSelectRowAt index: Int) { callback() }
    func listView(_ listView: ListView, didDeselectRowAt index: Int) { callback() }
    func scrollViewDidScroll(_ scrollView: ScrollView) { callback() }
}

/// A collection whose cells and delegate do whatever comes to their mind.
@MainActor
private final class CollectionMischief: CollectionViewDelegate {
    let host = TestHost(size: Size(width: 200, height: 300))
    let collection = CollectionView(frame: Rect(x: 0, y: 0, width: 200, height: 300), layout: .list(.plain))
    private(set) var source: ListSource<Int, Int>
    var isOver = false
    private var random: SplitMix
    private var depth = 0

    init(seed: Int) {
        random = SplitMix(seed: seed)
        weak var weakSelf: CollectionMischief?
        let cell = CollectionView.CellRegistration<CollectionListCell, Int> { cell, _, item in
            cell.contentConfiguration = ListContentConfiguration(text: "Item \(item)", secondaryText: nil)
            weakSelf?.callback()
        }
        source = ListSource(collectionView: collection) { collection, path, item in
            weakSelf?.callback()
            return collection.dequeueConfiguredReusableCell(using: cell, for: path, item: item)
        }
        weakSelf = self
        collection.delegate = self
        host.window.addSubview(collection)
        act()
    }

    func number(_ limit: Int) -> Int { Int.random(in: 0..<limit, using: &random) }

    private func callback() {
        if number(12) == 0 { act() }
    }

    func act() {
        guard !isOver, depth < 3 else { return }
        depth += 1
        defer { depth -= 1 }
        switch number(8) {
        case 0, 1, 2: source.apply(snapshot(), animatingDifferences: number(2) == 0) { [weak self] in self?.callback() }
        case 3: source.applySnapshotUsingReloadData(snapshot())
        case 4: collection.frame.size = Size(width: Double(number(220)), height: Double(number(320)))
        case 5: collection.setContentOffset(Point(x: 0, y: Double(number(900))), animated: number(2) == 0)
        case 6: collection.reloadData()
        default:
            let superview = collection.superview
            collection.removeFromSuperview()
            superview?.addSubview(collection)
        }
    }

    private func snapshot() -> Snapshot<Int, Int> {
        var snapshot = Snapshot<Int, Int>()
        let sections = 1 + number(3)
        snapshot.appendSections(Array(0..<sections))
        for item in 0..<number(40) where number(3) > 0 { snapshot.appendItems([item], toSection: number(sections)) }
        return snapshot
    }

    func collectionView(_ collectionView: CollectionView, shouldHighlightItemAt path: ItemPath) -> Bool {
        callback()
        return true
    }

    func collectionView(_ collectionView: CollectionView, didSelectItemAt path: ItemPath) { callback() }
    func collectionView(_ collectionView: CollectionView, didDeselectItemAt path: ItemPath) { callback() }
    func collectionView(_ collectionView: CollectionView, performPrimaryActionForItemAt path: ItemPath) { callback() }
    func collectionView(_ collectionView: CollectionView, willDisplay cell: CollectionCell, forItemAt path: ItemPath) {
        callback()
    }
    func collectionView(
        _ collectionView: CollectionView, didEndDisplaying cell: CollectionCell, forItemAt path: ItemPath
    ) { callback() }
    func scrollViewDidScroll(_ scrollView: ScrollView) { callback() }
}
