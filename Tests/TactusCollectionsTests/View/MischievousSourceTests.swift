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

    @Test(
        "HT-64: what a collection scrolls to may go while it does, by whoever is told of it or asked for a cell",
        arguments: [false, true], [false, true])
    func vanishing(isAnimated: Bool, byCell: Bool) {
        let host = TestHost(size: Size(width: 200, height: 300))
        let collection = CollectionView(frame: Rect(x: 0, y: 0, width: 200, height: 300), layout: .list(.plain))
        let source = Vanishing(collection)
        host.window.addSubview(collection)
        let scrolls: [(CollectionView) -> Void] = [
            { $0.scrollToSection(25, animated: isAnimated) },
            { $0.scrollToItem(at: ItemPath(item: 3, section: 20), at: .top, animated: isAnimated) },
        ]
        for scroll in scrolls {
            source.sections = 30
            collection.reloadData()
            host.settle()
            if byCell { source.goesWhenAsked = true } else { source.goesWhenTold = true }
            scroll(collection)
            host.advance(by: .seconds(2))
            #expect(collection.visibleCells.count == 5)
            #expect(collection.contentOffset == .zero)
        }
    }

    @Test(
        "HT-65: a table shows what is left of its columns and rows where its source takes some away while it is asked")
    func vanishingColumns() {
        let host = TestHost(size: Size(width: 300, height: 200))
        let table = TableView(
            frame: Rect(x: 0, y: 0, width: 300, height: 200),
            columns: (0..<4).map { TableColumn(id: "\($0)", title: "\($0)", width: 60) })
        let source = VanishingTable()
        table.dataSource = source
        host.window.addSubview(table)
        for calls in [1, 5, 9] {
            table.columns = (0..<4).map { TableColumn(id: "\($0)", title: "\($0)", width: 60) }
            table.numberOfFrozenColumns = calls == 5 ? 1 : 0
            source.rows = 30
            table.reloadData()
            source.calls = calls
            host.settle()
            #expect(source.calls == 0 && table.numberOfRows == 2)
            #expect(table.rectForCell(at: TablePosition(row: 1, column: 1)) != nil)
            #expect(table.rectForCell(at: TablePosition(row: 1, column: 2)) == nil)
        }
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

/// A source of a table that takes half of its columns, and most of its rows, when it is asked for a cell.
@MainActor
private final class VanishingTable: TableViewDataSource {
    var rows = 30
    /// How many cells it is asked for until then; 0 for never.
    var calls = 0

    func numberOfRows(in table: TableView) -> Int { rows }
    func tableView(_ table: TableView, textForRow row: Int, in column: TableColumn) -> String {
        if calls > 0 {
            calls -= 1
            if calls == 0 {
                rows = 2
                table.columns.removeLast(2)
                table.reloadData()
            }
        }
        return "\(row)"
    }
}

/// A source most of which goes once, when the collection scrolls or wants a cell.
@MainActor
private final class Vanishing: CollectionViewDataSource, CollectionViewDelegate {
    var sections = 30
    var goesWhenTold = false
    var goesWhenAsked = false
    private let cell = CollectionView.CellRegistration<CollectionCell, Int> { _, _, _ in }

    init(_ collection: CollectionView) {
        collection.dataSource = self
        collection.delegate = self
    }

    private func go(_ collection: CollectionView) {
        (goesWhenTold, goesWhenAsked) = (false, false)
        sections = 1
        collection.reloadData()
        collection.layoutIfNeeded()
    }

    func numberOfSections(in collection: CollectionView) -> Int { sections }
    func collectionView(_ collection: CollectionView, numberOfItemsInSection section: Int) -> Int { 5 }
    func collectionView(_ collection: CollectionView, cellForItemAt path: ItemPath) -> CollectionCell {
        if goesWhenAsked { go(collection) }
        return collection.dequeueConfiguredReusableCell(using: cell, for: path, item: path.item)
    }
    func scrollViewDidScroll(_ scrollView: ScrollView) {
        if goesWhenTold, let collection = scrollView as? CollectionView { go(collection) }
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
