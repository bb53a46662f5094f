import TactusTesting
import Testing
import UIKitNames

private final class Words: UITableViewDataSource {
    var words = ["a", "b", "c"]
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { words.count }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
        cell.textLabel?.text = words[indexPath.row]
        return cell
    }
}

private final class Tiles: UICollectionViewDataSource {
    var tiles = [[1, 2, 3]]
    func numberOfSections(in collectionView: UICollectionView) -> Int { tiles.count }
    func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int { tiles[section].count }
    func collectionView(_ view: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
        let cell = view.dequeueReusableCell(withReuseIdentifier: "tile", for: indexPath)
        cell.tag = tiles[indexPath.section][indexPath.item]
        return cell
    }
}

/// What programs written for UIKit ask of lists right after they have said what these show.
@MainActor
@Suite("Habits: what is asked of lists at once")
struct LoadingHabitTests {
    let host = TestHost(size: CGSize(width: 320, height: 480))

    enum Habit: CaseIterable {
        case insertsAtOnce
        case reloadsAndInserts
        case asksAndInserts
        case changesWithoutAWord
    }

    private func reports() -> () -> [String] {
        final class Box { var all: [String] = [] }
        let box = Box()
        host.application.reportDiagnostics { box.all.append($0) }
        return { box.all }
    }

    @Test("CV-102: rows that come right after the data source was set", arguments: Habit.allCases, [false, true])
    func table(_ habit: Habit, inWindow: Bool) {
        let (reports, source) = (reports(), Words())
        let table = UITableView(frame: host.window.bounds, style: .plain)
        table.register(UITableViewCell.self, forCellReuseIdentifier: "row")
        if inWindow {
            host.window.addSubview(table)
            host.settle()
        }
        table.dataSource = source
        switch habit {
        case .insertsAtOnce, .changesWithoutAWord: break
        case .reloadsAndInserts: table.reloadData()
        case .asksAndInserts:
            #expect(table.visibleCells.count == 3 && table.numberOfRows(inSection: 0) == 3)
            #expect(table.cellForRow(at: IndexPath(row: 2, section: 0)) != nil)
        }
        source.words.append("d")
        if habit != .changesWithoutAWord { table.insertRows(at: [IndexPath(row: 3, section: 0)], with: .automatic) }
        #expect(table.numberOfRows(inSection: 0) == 4)
        host.window.addSubview(table)
        host.advance(by: .seconds(1))
        #expect(table.visibleCells.compactMap { $0.textLabel?.text } == ["a", "b", "c", "d"])
        #expect(reports() == [])
    }

    @Test("CV-102: tiles that come right after the data source was set", arguments: Habit.allCases, [false, true])
    func collection(_ habit: Habit, inWindow: Bool) {
        let (reports, source, layout) = (reports(), Tiles(), UICollectionViewFlowLayout())
        layout.itemSize = CGSize(width: 90, height: 60)
        let view = UICollectionView(frame: inWindow ? host.window.bounds : .zero, collectionViewLayout: layout)
        view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "tile")
        if inWindow {
            host.window.addSubview(view)
            host.settle()
        }
        view.dataSource = source
        switch habit {
        case .insertsAtOnce, .changesWithoutAWord: break
        case .reloadsAndInserts: view.reloadData()
        case .asksAndInserts:
            view.frame = host.window.bounds
            #expect(view.numberOfSections == 1 && view.numberOfItems(inSection: 0) == 3)
            #expect(view.cellForItem(at: IndexPath(item: 2, section: 0)) != nil)
            view.scrollToItem(at: IndexPath(item: 2, section: 0), at: .top, animated: false)
        }
        source.tiles[0].append(4)
        if habit != .changesWithoutAWord { view.insertItems(at: [IndexPath(item: 3, section: 0)]) }
        view.frame = host.window.bounds
        host.window.addSubview(view)
        host.advance(by: .seconds(1))
        #expect(view.visibleCells.map(\.tag) == [1, 2, 3, 4] && reports() == [])
    }

    @Test("CV-104: a table whose rows become less without a word says so, and shows what there is")
    func untold() {
        let (reports, source) = (reports(), Words())
        source.words = (0..<100).map { "\($0)" }
        let table = UITableView(frame: host.window.bounds, style: .plain)
        table.register(UITableViewCell.self, forCellReuseIdentifier: "row")
        table.dataSource = source
        host.window.addSubview(table)
        host.settle()
        source.words = ["x", "y"]
        host.finger().drag(from: CGPoint(x: 160, y: 400), to: CGPoint(x: 160, y: 60), over: .milliseconds(200))
        host.advance(by: .seconds(2))
        #expect(table.visibleCells.compactMap { $0.textLabel?.text } == ["x", "y"])
        #expect(reports().count == 1 && reports().first?.contains("has 2 rows, and 100 were shown") == true)
    }

    @Test("CV-103: sections of tiles come, go and move by numbers")
    func sections() {
        let (reports, source, layout) = (reports(), Tiles(), UICollectionViewFlowLayout())
        layout.itemSize = CGSize(width: 90, height: 60)
        let view = UICollectionView(frame: host.window.bounds, collectionViewLayout: layout)
        view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "tile")
        view.dataSource = source
        host.window.addSubview(view)
        host.settle()
        source.tiles.append([4, 5])
        view.insertSections(IndexSet(integer: 1))
        host.advance(by: .seconds(1))
        #expect(view.visibleCells.map(\.tag) == [1, 2, 3, 4, 5])
        view.performBatchUpdates {
            source.tiles = [[4, 5], [1, 2, 3]]
            view.moveSection(1, toSection: 0)
        }
        host.advance(by: .seconds(1))
        #expect(view.visibleCells.map(\.tag) == [4, 5, 1, 2, 3])
        source.tiles = [[1, 2, 3]]
        view.deleteSections([0])
        host.advance(by: .seconds(1))
        #expect(view.visibleCells.map(\.tag) == [1, 2, 3] && reports() == [])
    }
}
