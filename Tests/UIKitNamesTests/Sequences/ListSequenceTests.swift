import LoggingViews
import TactusTesting
import Testing
import UIKitNames

/// What delegates and sources of tables and collections are asked and told, from the first word to the last.
@MainActor
@Suite("Sequences: lists")
struct ListSequenceTests {
    private final class Rows: UITableViewDataSource, UITableViewDelegate {
        let log: Log
        var words = ["a", "b", "c", "d", "e"]
        init(_ log: Log) { self.log = log }
        private func add(_ word: String, _ path: IndexPath) { log.add("\(word) \(path.row)") }

        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { words.count }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
        }
        func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool {
            add("light?", indexPath)
            return indexPath.row != 4
        }
        func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) { add("lit", indexPath) }
        func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath) { add("unlit", indexPath) }
        func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
            add("will select", indexPath)
            return indexPath.row == 3 ? nil : indexPath
        }
        func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { add("selected", indexPath) }
        func tableView(_ tableView: UITableView, willDeselectRowAt indexPath: IndexPath) -> IndexPath? {
            add("will deselect", indexPath)
            return indexPath
        }
        func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) { add("deselected", indexPath) }
        func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { true }
        func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { true }
        func tableView(
            _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
        ) -> UISwipeActionsConfiguration? {
            let delete = UIContextualAction(style: .destructive, title: "Delete") { [self] _, _, done in
                log.add("delete")
                words.remove(at: indexPath.row)
                tableView.deleteRows(at: [indexPath], with: .automatic)
                done(true)
            }
            let flag = UIContextualAction(style: .normal, title: "Flag") { [log] _, _, done in
                log.add("flag")
                done(true)
            }
            return UISwipeActionsConfiguration(actions: [delete, flag])
        }
        func tableView(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath) { add("begin", indexPath) }
        func tableView(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?) { log.add("end") }
        func tableView(
            _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
        ) {
            add("commit", indexPath)
            words.remove(at: indexPath.row)
            tableView.deleteRows(at: [indexPath], with: .automatic)
        }
        func tableView(_ tableView: UITableView, moveRowAt source: IndexPath, to destination: IndexPath) {
            log.add("move \(source.row) to \(destination.row)")
            words.insert(words.remove(at: source.row), at: destination.row)
        }
    }

    private let host = TestHost(size: CGSize(width: 320, height: 480))
    private let log = Log()
    private let rows: Rows
    private let table: UITableView

    init() {
        rows = Rows(log)
        table = UITableView(frame: host.window.bounds)
        table.rowHeight = 50
        table.register(UITableViewCell.self, forCellReuseIdentifier: "row")
        table.dataSource = rows
        table.delegate = rows
        host.window.addSubview(table)
        host.settle()
        _ = log.take()
    }

    private func middle(_ row: Int) -> CGPoint { CGPoint(x: 150, y: Double(row) * 50 + 25) }
    private func tap(_ place: CGPoint) {
        host.finger().tap(at: place)
        host.advance(by: .seconds(1))
    }
    private func sweep(row: Int, to x: Double = 150) {
        let finger = host.finger()
        finger.down(at: CGPoint(x: 300, y: middle(row).y))
        finger.move(to: CGPoint(x: x, y: middle(row).y), over: .milliseconds(200))
        finger.up()
        host.advance(by: .seconds(1))
    }

    @Test("rows are highlighted and selected; one refuses to be selected, one to be highlighted")
    func selection() {
        tap(middle(1))
        #expect(log.take() == ["light? 1", "lit 1", "unlit 1", "will select 1", "selected 1"])
        tap(middle(2))
        #expect(
            log.take() == [
                "light? 2", "lit 2", "unlit 2", "will select 2", "will deselect 1", "deselected 1", "selected 2",
            ])
        tap(middle(3))
        #expect(log.take() == ["light? 3", "lit 3", "unlit 3", "will select 3"])
        tap(middle(4))
        #expect(log.take() == ["light? 4"] && table.indexPathForSelectedRow?.row == 2)
        let finger = host.finger()
        finger.down(at: middle(0))
        host.advance(by: .milliseconds(300))
        finger.move(to: CGPoint(x: 150, y: 100), over: .milliseconds(100))
        finger.up()
        host.advance(by: .seconds(2))
        #expect(log.take() == ["light? 0", "lit 0", "unlit 0"])
        table.deselectRow(at: IndexPath(row: 2, section: 0), animated: false)
        table.selectRow(at: IndexPath(row: 0, section: 0), animated: false, scrollPosition: .none)
        #expect(log.take() == [] && table.indexPathForSelectedRow?.row == 0)
    }

    @Test("a row is swept: an action is tapped, another one deletes it, and so does a long stroke")
    func sweeping() {
        sweep(row: 1)
        #expect(log.take() == ["begin 1"])
        tap(middle(4))
        #expect(log.take() == ["end"])
        sweep(row: 1)
        tap(CGPoint(x: 200, y: 75))
        #expect(log.take() == ["begin 1", "flag", "end"])
        sweep(row: 1)
        tap(CGPoint(x: 295, y: 75))
        #expect(log.take() == ["begin 1", "delete", "end"] && rows.words == ["a", "c", "d", "e"])
        sweep(row: 1, to: 10)
        #expect(log.take() == ["begin 1", "delete", "end"] && rows.words == ["a", "d", "e"])
    }

    @Test("a table that is edited: nothing is selected, a row is taken elsewhere, another one goes")
    func editing() {
        table.setEditing(true, animated: false)
        host.settle()
        tap(middle(0))
        #expect(log.take() == [])
        let finger = host.finger()
        finger.down(at: CGPoint(x: 300, y: 25))
        host.advance(by: .milliseconds(300))
        finger.move(to: CGPoint(x: 300, y: 85), over: .milliseconds(300))
        #expect(log.take() == [])
        finger.up()
        host.advance(by: .seconds(1))
        #expect(log.take() == ["move 0 to 1"] && rows.words == ["b", "a", "c", "d", "e"])
        tap(CGPoint(x: 25, y: 25))
        tap(CGPoint(x: 290, y: 25))
        #expect(log.take() == ["commit 0"] && rows.words == ["a", "c", "d", "e"])
    }

    private final class Tiles: UICollectionViewDataSource, UICollectionViewDelegate {
        let log: Log
        init(_ log: Log) { self.log = log }
        private func add(_ word: String, _ path: IndexPath) { log.add("\(word) \(path.item)") }

        func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 6 }
        func collectionView(
            _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
        ) -> UICollectionViewCell {
            collectionView.dequeueReusableCell(withReuseIdentifier: "tile", for: indexPath)
        }
        func collectionView(_ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath) -> Bool {
            add("light?", indexPath)
            return true
        }
        func collectionView(_ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath) {
            add("lit", indexPath)
        }
        func collectionView(_ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath) {
            add("unlit", indexPath)
        }
        func collectionView(_ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath) -> Bool {
            add("select?", indexPath)
            return indexPath.item != 3
        }
        func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
            add("selected", indexPath)
        }
        func collectionView(_ collectionView: UICollectionView, shouldDeselectItemAt indexPath: IndexPath) -> Bool {
            add("deselect?", indexPath)
            return true
        }
        func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath) {
            add("deselected", indexPath)
        }
    }

    @Test("items are highlighted and selected, one at a time and several")
    func items() {
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 100, height: 100)
        let (view, tiles) = (UICollectionView(frame: host.window.bounds, collectionViewLayout: layout), Tiles(log))
        view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "tile")
        view.dataSource = tiles
        view.delegate = tiles
        host.window.addSubview(view)
        host.settle()
        _ = log.take()
        func tap(_ item: Int) {
            guard let frame = view.layoutAttributesForItem(at: IndexPath(item: item, section: 0))?.frame else { return }
            self.tap(CGPoint(x: frame.midX, y: frame.midY))
        }
        tap(0)
        #expect(log.take() == ["light? 0", "lit 0", "select? 0", "selected 0", "unlit 0"])
        tap(1)
        #expect(log.take() == ["light? 1", "lit 1", "select? 1", "deselected 0", "selected 1", "unlit 1"])
        tap(3)
        #expect(log.take() == ["light? 3", "lit 3", "select? 3", "unlit 3"])
        view.allowsMultipleSelection = true
        tap(1)
        #expect(log.take() == ["light? 1", "lit 1", "deselect? 1", "deselected 1", "unlit 1"])
        tap(2)
        #expect(log.take() == ["light? 2", "lit 2", "select? 2", "selected 2", "unlit 2"])
    }
}
