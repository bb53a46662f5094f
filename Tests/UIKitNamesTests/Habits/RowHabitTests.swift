import LoggingViews
import TactusTesting
import Testing
import UIKitNames

/// What programs written for UIKit take for granted of tables.
@MainActor
@Suite("Habits: rows")
struct RowHabitTests {
    let host = TestHost(size: CGSize(width: 320, height: 480))
    final class Rows: UITableViewDataSource, UITableViewDelegate {
        let log: Log
        var data: [[String]] = [["a", "b", "c", "d"], ["e", "f"]]
        init(_ log: Log) { self.log = log }
        func numberOfSections(in tableView: UITableView) -> Int { data.count }
        func tableView(_ t: UITableView, numberOfRowsInSection s: Int) -> Int { data[s].count }
        func tableView(_ t: UITableView, cellForRowAt p: IndexPath) -> UITableViewCell {
            log.add("cell \(p.section).\(p.row)")
            let c = t.dequeueReusableCell(withIdentifier: "c", for: p)
            c.textLabel?.text = data[p.section][p.row]
            return c
        }
        func tableView(_ t: UITableView, titleForHeaderInSection s: Int) -> String? { "S\(s)" }
        func tableView(_ t: UITableView, willDisplay c: UITableViewCell, forRowAt p: IndexPath) {
            log.add("willDisplay \(p.section).\(p.row)")
        }
        func tableView(_ t: UITableView, didEndDisplaying c: UITableViewCell, forRowAt p: IndexPath) {
            log.add("end \(p.section).\(p.row)")
        }
        func tableView(_ t: UITableView, didSelectRowAt p: IndexPath) { log.add("select \(p.section).\(p.row)") }
        func tableView(_ t: UITableView, commit e: UITableViewCell.EditingStyle, forRowAt p: IndexPath) {
            log.add("commit \(p.row)")
            data[p.section].remove(at: p.row)
            t.deleteRows(at: [p], with: .automatic)
        }
        func tableView(_ t: UITableView, trailingSwipeActionsConfigurationForRowAt p: IndexPath)
            -> UISwipeActionsConfiguration?
        {
            let a = UIContextualAction(style: .destructive, title: "Del") { [weak self] _, _, done in
                self?.data[p.section].remove(at: p.row)
                t.deleteRows(at: [p], with: .fade)
                done(true)
                self?.log.add("swiped \(p.row)")
            }
            return UISwipeActionsConfiguration(actions: [a])
        }
    }

    func table(_ r: Rows, _ style: UITableView.Style = .plain) -> UITableView {
        let t = UITableView(frame: host.window.bounds, style: style)
        t.register(UITableViewCell.self, forCellReuseIdentifier: "c")
        t.rowHeight = 44
        t.sectionHeaderHeight = 30
        t.dataSource = r
        t.delegate = r
        host.window.addSubview(t)
        host.settle()
        return t
    }
    func shown(_ t: UITableView) -> [String] {
        (t.indexPathsForVisibleRows ?? []).sorted { ($0.section, $0.row) < ($1.section, $1.row) }.map {
            t.cellForRow(at: $0)?.textLabel?.text ?? "?"
        }
    }

    @Test("UK-41: rows come, go, move and are made anew as the table is told")
    func flow() {
        let r = Rows(Log())
        let t = table(r)
        #expect(
            r.log.take() == [
                "cell 0.0", "willDisplay 0.0", "cell 0.1", "willDisplay 0.1", "cell 0.2", "willDisplay 0.2", "cell 0.3",
                "willDisplay 0.3", "cell 1.0", "willDisplay 1.0", "cell 1.1", "willDisplay 1.1",
            ])
        #expect(t.numberOfSections == 2 && t.numberOfRows(inSection: 1) == 2)
        #expect(t.cellForRow(at: IndexPath(row: 0, section: 1))?.frame.minY == 236)
        #expect(t.visibleCells.map(\.textLabel?.text) == ["a", "b", "c", "d", "e", "f"])
        #expect(t.indexPath(for: t.visibleCells[2]) == IndexPath(row: 2, section: 0))
        #expect(t.indexPathForRow(at: CGPoint(x: 10, y: 80)) == IndexPath(row: 1, section: 0))
        r.data[0].remove(at: 1)
        r.data[0].insert("x", at: 0)
        r.data[1].append("g")
        t.performBatchUpdates {
            t.deleteRows(at: [IndexPath(row: 1, section: 0)], with: .automatic)
            t.insertRows(at: [IndexPath(row: 0, section: 0), IndexPath(row: 2, section: 1)], with: .automatic)
        }
        #expect(t.numberOfRows(inSection: 1) == 3)
        host.advance(by: .seconds(1))
        #expect(shown(t) == ["x", "a", "c", "d", "e", "f", "g"])
        r.data.insert(["new"], at: 0)
        t.insertSections(IndexSet(integer: 0), with: .fade)
        host.advance(by: .seconds(1))
        #expect(shown(t) == ["new", "x", "a", "c", "d", "e", "f", "g"])
        r.data.removeFirst()
        t.deleteSections(IndexSet(integer: 0), with: .fade)
        for word in ["1", "2"] {
            r.data[0].insert(word, at: 0)
            t.insertRows(at: [IndexPath(row: 0, section: 0)], with: .fade)
        }
        host.advance(by: .seconds(1))
        #expect(shown(t) == ["2", "1", "x", "a", "c", "d", "e", "f", "g"])
        r.data[0].removeFirst(2)
        t.deleteRows(at: [IndexPath(row: 0, section: 0), IndexPath(row: 1, section: 0)], with: .fade)
        r.data[0].swapAt(0, 3)
        t.moveRow(at: IndexPath(row: 0, section: 0), to: IndexPath(row: 3, section: 0))
        t.moveRow(at: IndexPath(row: 2, section: 0), to: IndexPath(row: 0, section: 0))
        host.advance(by: .seconds(1))
        #expect(shown(t) == ["d", "a", "c", "x", "e", "f", "g"])
        r.data[0][1] = "A"
        t.reloadRows(at: [IndexPath(row: 1, section: 0)], with: .none)
        host.advance(by: .seconds(1))
        #expect(shown(t) == ["d", "A", "c", "x", "e", "f", "g"])
        r.data[1] = ["n2", "n3", "n4"]
        t.reloadSections([1], with: .automatic)
        host.advance(by: .seconds(1))
        #expect(shown(t) == ["d", "A", "c", "x", "n2", "n3", "n4"])
    }

    @Test("what a program selects tells nobody; several may be, and a reload forgets them")
    func selection() {
        let r = Rows(Log())
        let t = table(r)
        t.selectRow(at: IndexPath(row: 1, section: 0), animated: false, scrollPosition: .none)
        #expect(t.indexPathForSelectedRow == IndexPath(row: 1, section: 0))
        #expect(t.cellForRow(at: IndexPath(row: 1, section: 0))?.isSelected == true)
        #expect(!r.log.take().contains { $0.hasPrefix("select") })
        t.deselectRow(at: IndexPath(row: 1, section: 0), animated: true)
        #expect(t.indexPathForSelectedRow == nil)
        t.allowsMultipleSelection = true
        host.finger().tap(at: CGPoint(x: 50, y: 40))
        host.finger().tap(at: CGPoint(x: 50, y: 130))
        #expect(t.indexPathsForSelectedRows == [IndexPath(row: 0, section: 0), IndexPath(row: 2, section: 0)])
        host.finger().tap(at: CGPoint(x: 50, y: 40))
        #expect(t.indexPathsForSelectedRows == [IndexPath(row: 2, section: 0)])
        t.reloadData()
        #expect(t.indexPathsForSelectedRows == nil)
        t.allowsSelection = false
        _ = r.log.take()
        host.finger().tap(at: CGPoint(x: 50, y: 40))
        #expect(!r.log.take().contains { $0.hasPrefix("select") })
    }

    @Test("a row is swept open, and away")
    func swipe() throws {
        let r = Rows(Log())
        let t = table(r)
        _ = r.log.take()
        host.finger().drag(from: CGPoint(x: 300, y: 52), to: CGPoint(x: 200, y: 52), over: .milliseconds(200))
        host.advance(by: .seconds(1))
        try host.tap(.button, "Del")
        host.advance(by: .seconds(1))
        #expect(r.log.lines.contains("swiped 0") && shown(t) == ["b", "c", "d", "e", "f"])
        host.finger().drag(from: CGPoint(x: 310, y: 52), to: CGPoint(x: 5, y: 52), over: .milliseconds(300))
        host.advance(by: .seconds(1))
        #expect(shown(t) == ["c", "d", "e", "f"])
    }

    @Test("a row is scrolled to an edge or the middle, and cells that come and go are told of")
    func scrollRows() {
        let r = Rows(Log())
        r.data = [(0..<100).map { "\($0)" }]
        let t = table(r)
        t.scrollToRow(at: IndexPath(row: 50, section: 0), at: .top, animated: false)
        #expect(t.contentOffset.y == 30 + 50 * 44 - 30)
        t.scrollToRow(at: IndexPath(row: 50, section: 0), at: .bottom, animated: false)
        #expect(t.contentOffset.y == 30 + 51 * 44 - 480)
        t.scrollToRow(at: IndexPath(row: 50, section: 0), at: .middle, animated: false)
        let y = t.contentOffset.y
        t.scrollToRow(at: IndexPath(row: 51, section: 0), at: .none, animated: false)
        #expect(t.contentOffset.y == y)
        host.settle()
        _ = r.log.take()
        t.contentOffset.y += 44
        host.settle()
        let w = r.log.take()
        #expect(w.count(where: { $0.hasPrefix("willDisplay") }) == 1 && w.count(where: { $0.hasPrefix("end") }) == 1)
        #expect(t.visibleCells.count >= 10 && t.visibleCells.count <= 12)
    }

    @Test("a snapshot is shown, changed, and shown again")
    func diffable() {
        let t = UITableView(frame: host.window.bounds)
        t.register(UITableViewCell.self, forCellReuseIdentifier: "c")
        host.window.addSubview(t)
        let source = UITableViewDiffableDataSource<String, Int>(tableView: t) { t, p, item in
            let c = t.dequeueReusableCell(withIdentifier: "c", for: p)
            c.textLabel?.text = "\(item)"
            return c
        }
        var s = NSDiffableDataSourceSnapshot<String, Int>()
        s.appendSections(["one", "two"])
        s.appendItems([1, 2, 3], toSection: "one")
        s.appendItems([4], toSection: "two")
        source.apply(s, animatingDifferences: false)
        host.settle()
        #expect(shown(t) == ["1", "2", "3", "4"])
        s.insertItems([9], beforeItem: 2)
        s.moveItem(4, afterItem: 1)
        s.deleteItems([3])
        #expect(s.itemIdentifiers == [1, 4, 9, 2] && s.numberOfItems(inSection: "two") == 0)
        var done = false
        source.apply(s, animatingDifferences: true) { done = true }
        host.advance(by: .seconds(1))
        #expect(done && shown(t) == ["1", "4", "9", "2"])
        #expect(
            source.indexPath(for: 9) == IndexPath(row: 2, section: 0)
                && source.itemIdentifier(for: IndexPath(row: 1, section: 0)) == 4)
        #expect(source.snapshot().sectionIdentifiers == ["one", "two"])
        s.reconfigureItems([1])
        s.reloadSections(["one"])
        s.deleteSections(["two"])
        source.apply(s)
        host.advance(by: .seconds(1))
        #expect(t.numberOfSections == 1)
    }
}
