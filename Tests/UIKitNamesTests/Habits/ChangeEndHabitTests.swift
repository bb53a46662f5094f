import LoggingViews
import TactusTesting
import Testing
import UIKitNames

/// What programs written for UIKit take for granted of when a change of a list has been shown.
@MainActor
@Suite("Habits: changes that are over")
struct ChangeEndHabitTests {
    private let host = TestHost(size: CGSize(width: 320, height: 480))
    private let log = Log()

    private final class Rows: UITableViewDataSource, UITableViewDelegate, UICollectionViewDataSource,
        UICollectionViewDelegate
    {
        let log: Log
        var data = ["a", "b", "c"]
        init(_ log: Log) { self.log = log }
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { data.count }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            log.add("cell \(indexPath.row)")
            return tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
        }
        func tableView(
            _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
        ) { log.add("will \(indexPath.row)") }
        func tableView(
            _ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath
        ) { log.add("end \(indexPath.row)") }
        func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int { data.count }
        func collectionView(_ view: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
            log.add("cell \(indexPath.item)")
            return view.dequeueReusableCell(withReuseIdentifier: "item", for: indexPath)
        }
        func collectionView(
            _ view: UICollectionView, didEndDisplaying cell: UICollectionViewCell, forItemAt indexPath: IndexPath
        ) { log.add("end \(indexPath.item)") }
    }

    private func table(_ rows: Rows, inWindow: Bool = true) -> UITableView {
        let table = UITableView(frame: host.window.bounds)
        table.register(UITableViewCell.self, forCellReuseIdentifier: "row")
        table.rowHeight = 44
        table.dataSource = rows
        table.delegate = rows
        if inWindow { host.window.addSubview(table) }
        host.settle()
        table.layoutIfNeeded()
        _ = log.take()
        return table
    }

    private func collection(_ rows: Rows) -> UICollectionView {
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 320, height: 44)
        let view = UICollectionView(frame: host.window.bounds, collectionViewLayout: layout)
        view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "item")
        view.dataSource = rows
        view.delegate = rows
        host.window.addSubview(view)
        host.settle()
        _ = log.take()
        return view
    }

    private func exchange(_ rows: Rows, in table: UITableView) {
        table.performBatchUpdates {
            rows.data = ["x", "a", "c"]
            table.deleteRows(at: [IndexPath(row: 1, section: 0)], with: .fade)
            table.insertRows(at: [IndexPath(row: 0, section: 0)], with: .fade)
        } completion: { [log] in
            log.add("done \($0)")
        }
    }

    @Test("CV-113: a table tells that a change is over when rows are in their places, after what goes has gone")
    func tables() {
        let rows = Rows(log)
        let table = table(rows)
        exchange(rows, in: table)
        #expect(log.take() == ["cell 0", "will 0"] && table.visibleCells.count == 3)
        host.advance(by: .milliseconds(100))
        #expect(log.take() == [])
        host.advance(by: .seconds(1))
        #expect(log.take() == ["end 1", "done true"])
    }

    @Test("CV-113: without animation, or a window, it is over when all is placed", arguments: [false, true])
    func tablesAtOnce(inWindow: Bool) {
        let rows = Rows(log)
        let table = table(rows, inWindow: inWindow)
        if inWindow {
            UIView.performWithoutAnimation { exchange(rows, in: table) }
        } else {
            exchange(rows, in: table)
            table.layoutIfNeeded()
        }
        #expect(log.lines.filter { !$0.hasPrefix("cell") && !$0.hasPrefix("will") } == ["end 1", "done true"])
        _ = log.take()
        host.advance(by: .seconds(1))
        #expect(log.take() == [] && table.numberOfRows(inSection: 0) == 3)
    }

    @Test("CV-113: a change that is overtaken did not come to its end", arguments: ["reload", "leave"])
    func overtaken(how: String) {
        let rows = Rows(log)
        let table = table(rows)
        exchange(rows, in: table)
        host.advance(by: .milliseconds(50))
        _ = log.take()
        if how == "reload" { table.reloadData() } else { table.removeFromSuperview() }
        host.advance(by: .seconds(1))
        #expect(log.lines.filter { $0.hasPrefix("done") } == ["done false"])
    }

    @Test("CV-113: a change on the way of another one: each is over in its time")
    func twice() {
        let rows = Rows(log)
        let table = table(rows)
        exchange(rows, in: table)
        host.advance(by: .milliseconds(50))
        rows.data = ["x", "a"]
        table.performBatchUpdates {
            table.deleteRows(at: [IndexPath(row: 2, section: 0)], with: .fade)
        } completion: { [log] in
            log.add("second \($0)")
        }
        host.advance(by: .seconds(1))
        #expect(log.take() == ["cell 0", "will 0", "end 1", "done true", "end 2", "second true"])
    }

    @Test("CV-113: changes in changes are over together; one of nothing is over as well")
    func nested() {
        let rows = Rows(log)
        let table = table(rows)
        table.performBatchUpdates {
            exchange(rows, in: table)
            log.add("inner")
        } completion: { [log] in
            log.add("outer \($0)")
        }
        host.advance(by: .seconds(1))
        #expect(log.take() == ["inner", "cell 0", "will 0", "end 1", "outer true", "done true"])
        table.performBatchUpdates({}) { [log] in log.add("nothing \($0)") }
        table.performBatchUpdates(nil) { [log] in log.add("nil \($0)") }
        host.advance(by: .seconds(1))
        #expect(log.take() == ["nothing true", "nil true"])
    }

    @Test("CV-113: so does a collection; CV-114: who asks for cells after a change gets them")
    func collections() {
        let rows = Rows(log)
        let view = collection(rows)
        view.performBatchUpdates {
            rows.data = ["x", "a", "c"]
            view.deleteItems(at: [IndexPath(item: 1, section: 0)])
            view.insertItems(at: [IndexPath(item: 0, section: 0)])
        } completion: { [log] in
            log.add("done \($0)")
        }
        #expect(view.cellForItem(at: IndexPath(item: 0, section: 0)) != nil && view.visibleCells.count == 3)
        #expect(log.take() == ["cell 0"])
        host.advance(by: .seconds(1))
        #expect(log.take() == ["end 1", "done true"])
        view.performBatchUpdates(nil) { [log] in log.add("nil \($0)") }
        host.advance(by: .seconds(1))
        #expect(log.take() == ["nil true"])
        UIView.performWithoutAnimation {
            rows.data = ["x", "a"]
            view.performBatchUpdates({ view.deleteItems(at: [IndexPath(item: 2, section: 0)]) }) { [log] in
                log.add("at once \($0)")
            }
        }
        host.advance(by: .milliseconds(20))
        #expect(log.take() == ["end 2", "at once true"])
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 100, height: 100)
        view.setCollectionViewLayout(layout, animated: true) { [log] in log.add("layout \($0)") }
        host.advance(by: .milliseconds(50))
        #expect(log.take() == [])
        host.advance(by: .seconds(1))
        #expect(log.take() == ["layout true"])
        view.performBatchUpdates({ view.reloadItems(at: [IndexPath(item: 0, section: 0)]) }) { [log] in
            log.add("reload \($0)")
        }
        view.reloadData()
        host.advance(by: .seconds(1))
        #expect(log.take().filter { $0.hasPrefix("reload") } == ["reload false"])
    }

    @Test("CV-113: a snapshot is over when it has been shown", arguments: [false, true])
    func snapshots(animated: Bool) {
        let layout = UICollectionViewFlowLayout()
        let view = UICollectionView(frame: host.window.bounds, collectionViewLayout: layout)
        view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "item")
        host.window.addSubview(view)
        let source = UICollectionViewDiffableDataSource<Int, String>(collectionView: view) { view, path, _ in
            view.dequeueReusableCell(withReuseIdentifier: "item", for: path)
        }
        func apply(_ items: [String], _ name: String) {
            var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
            snapshot.appendSections([0])
            snapshot.appendItems(items)
            source.apply(snapshot, animatingDifferences: animated) { [log] in log.add(name) }
        }
        apply(["a", "b"], "first")
        host.settle()
        host.advance(by: .seconds(1))
        #expect(log.take() == ["first"] && view.visibleCells.count == 2)
        apply(["a", "c", "b"], "second")
        #expect(view.numberOfItems(inSection: 0) == 3 && view.visibleCells.count == 3)
        #expect(source.itemIdentifier(for: IndexPath(item: 1, section: 0)) == "c")
        apply(["c"], "third")
        host.advance(by: .milliseconds(50))
        #expect(log.take() == (animated ? [] : ["second", "third"]))
        host.advance(by: .seconds(1))
        #expect(log.take() == (animated ? ["second", "third"] : []))
    }
}
