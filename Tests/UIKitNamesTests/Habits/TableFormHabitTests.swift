import LoggingViews
import TactusTesting
import Testing
import UIKitNames

/// What programs written for UIKit take for granted of tables that are forms, indexes and pages to come back to.
@MainActor
@Suite("Habits: tables of forms")
struct TableFormHabitTests {
    private let host = TestHost(size: CGSize(width: 320, height: 480))

    private final class Page: UITableViewController {
        let log = Log()
        var words = [["a", "b", "c", "add"], ["x", "y"]]
        var heights: [IndexPath: CGFloat] = [:]
        var index: [String]?
        var willSelect: (IndexPath) -> IndexPath? = { $0 }
        var canHighlight = true
        func name(_ path: IndexPath?) -> String { path.map { "\($0.section).\($0.row)" } ?? "nil" }

        override func viewDidLoad() {
            super.viewDidLoad()
            tableView.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
            tableView.rowHeight = 44
            tableView.sectionHeaderHeight = 28
        }
        override func numberOfSections(in tableView: UITableView) -> Int { words.count }
        override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
            words[section].count
        }
        override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
            cell.textLabel?.text = words[indexPath.section][indexPath.row]
            cell.accessoryType = indexPath.section == 1 ? .detailDisclosureButton : .none
            return cell
        }
        override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
            "Part \(section)"
        }
        override func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
            indexPath.section == 0
        }
        override func tableView(
            _ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath
        ) -> UITableViewCell.EditingStyle {
            switch words[indexPath.section][indexPath.row] {
            case "add": .insert
            case "c": .none
            default: .delete
            }
        }
        override func tableView(
            _ tableView: UITableView, shouldIndentWhileEditingRowAt indexPath: IndexPath
        ) -> Bool { words[indexPath.section][indexPath.row] != "c" }
        override func tableView(
            _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
        ) {
            log.add("commit \(editingStyle == .insert ? "insert" : "delete") \(name(indexPath))")
            if editingStyle == .insert {
                words[0].insert("new", at: indexPath.row)
                tableView.insertRows(at: [indexPath], with: .automatic)
            } else {
                words[indexPath.section].remove(at: indexPath.row)
                tableView.deleteRows(at: [indexPath], with: .automatic)
            }
        }
        override func tableView(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath) {
            log.add("begin \(name(indexPath))")
        }
        override func tableView(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?) {
            log.add("end \(name(indexPath))")
        }
        override func tableView(
            _ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath
        ) { log.add("button \(name(indexPath))") }
        override func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool {
            canHighlight
        }
        override func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) {
            log.add("highlight \(name(indexPath))")
        }
        override func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath) {
            log.add("unhighlight \(name(indexPath))")
        }
        override func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
            log.add("will \(name(indexPath))")
            return willSelect(indexPath)
        }
        override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
            log.add("did \(name(indexPath))")
        }
        override func tableView(
            _ tableView: UITableView, willDeselectRowAt indexPath: IndexPath
        ) -> IndexPath? {
            log.add("willDeselect \(name(indexPath))")
            return indexPath
        }
        override func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
            log.add("deselect \(name(indexPath))")
        }
        override func sectionIndexTitles(for tableView: UITableView) -> [String]? { index }
        override func tableView(
            _ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int
        ) -> Int {
            log.add("index \(title) \(index)")
            return index
        }
    }

    private func show(_ page: UIViewController) {
        host.window.rootViewController = page
        host.settle()
    }

    private func middle(_ page: Page, _ row: Int, _ section: Int = 0) -> CGPoint {
        let rect = page.tableView.rectForRow(at: IndexPath(row: row, section: section))
        return page.tableView.convert(CGPoint(x: rect.midX, y: rect.midY), to: nil)
    }

    private func tap(_ point: CGPoint) {
        host.finger().tap(at: point)
        host.advance(by: .seconds(1))
    }

    @Test("signs of editing: to add, to take away, none; rows that cannot be edited stay; the signs do what they say")
    func editing() {
        let page = Page()
        show(page)
        page.setEditing(true, animated: false)
        host.settle()
        func cell(_ row: Int, _ section: Int = 0) -> UITableViewCell? {
            page.tableView.cellForRow(at: IndexPath(row: row, section: section))
        }
        #expect(page.tableView.isEditing && cell(0)?.isEditing == true && cell(0)?.editingStyle == .delete)
        #expect(cell(3)?.editingStyle == .insert && cell(2)?.editingStyle == UITableViewCell.EditingStyle.none)
        #expect((cell(0)?.contentView.frame.minX ?? 0) > 30 && (cell(3)?.contentView.frame.minX ?? 0) > 30)
        #expect(cell(2)?.contentView.frame.minX == 0 && cell(0, 1)?.contentView.frame.minX == 0)
        tap(CGPoint(x: 20, y: middle(page, 3).y))
        #expect(page.log.take() == ["commit insert 0.3"])
        #expect(page.words[0] == ["a", "b", "c", "new", "add"] && page.tableView.numberOfRows(inSection: 0) == 5)
        tap(CGPoint(x: 20, y: middle(page, 0).y))
        #expect(page.log.take() == [])
        tap(CGPoint(x: 290, y: middle(page, 0).y))
        #expect(page.log.take() == ["commit delete 0.0"] && page.words[0] == ["b", "c", "new", "add"])
        page.setEditing(false, animated: false)
        host.settle()
        #expect(!page.tableView.isEditing && cell(0)?.contentView.frame.minX == 0)
    }

    @Test("a row that is swept tells that it begins to be edited, is taken away, and is edited no more")
    func sweeping() throws {
        let page = Page()
        show(page)
        let y = middle(page, 1).y
        host.finger().drag(from: CGPoint(x: 300, y: y), to: CGPoint(x: 210, y: y), over: .milliseconds(200))
        host.advance(by: .seconds(1))
        #expect(page.log.take() == ["begin 0.1"])
        try host.tap(.button, "Delete")
        host.advance(by: .seconds(1))
        #expect(page.log.lines.filter { $0.hasPrefix("commit") } == ["commit delete 0.1"])
        #expect(page.log.take().filter { $0.hasPrefix("end") }.count == 1 && page.words[0] == ["a", "c", "add"])
        host.finger().drag(from: CGPoint(x: 300, y: y), to: CGPoint(x: 210, y: y), over: .milliseconds(200))
        host.advance(by: .seconds(1))
        _ = page.log.take()
        // Row c has no sign, and cannot be swept.
        #expect(page.words[0] == ["a", "c", "add"])
    }

    @Test("a finger highlights, selects, and selects another row; the round button is no tap on the row")
    func selecting() {
        let page = Page()
        show(page)
        tap(middle(page, 0))
        #expect(page.log.take() == ["highlight 0.0", "unhighlight 0.0", "will 0.0", "did 0.0"])
        tap(middle(page, 1))
        #expect(
            page.log.take() == [
                "highlight 0.1", "unhighlight 0.1", "will 0.1", "willDeselect 0.0", "deselect 0.0", "did 0.1",
            ])
        page.willSelect = { IndexPath(row: $0.row + 1, section: $0.section) }
        tap(middle(page, 1))
        #expect(page.tableView.indexPathForSelectedRow == IndexPath(row: 2, section: 0))
        #expect(page.log.take().suffix(1) == ["did 0.2"])
        page.willSelect = { _ in nil }
        tap(middle(page, 0))
        #expect(page.tableView.indexPathForSelectedRow == IndexPath(row: 2, section: 0))
        #expect(page.log.take() == ["highlight 0.0", "unhighlight 0.0", "will 0.0"])
        #expect(page.tableView.cellForRow(at: IndexPath(row: 0, section: 0))?.isHighlighted == false)
        page.canHighlight = false
        page.willSelect = { $0 }
        tap(middle(page, 0))
        #expect(page.log.take() == [] && page.tableView.indexPathForSelectedRow == IndexPath(row: 2, section: 0))
        page.canHighlight = true
        let y = middle(page, 0, 1).y
        tap(CGPoint(x: 272, y: y))
        #expect(page.log.take() == ["button 1.0"])
    }

    @Test("the selection goes with its row, and goes with it; the nearest selected row comes into sight")
    func selectionOfMoved() {
        let page = Page()
        page.words = [(0..<60).map { "row \($0)" }, ["x", "y"]]
        show(page)
        let table = page.tableView!
        table.selectRow(at: IndexPath(row: 3, section: 0), animated: false, scrollPosition: .none)
        page.words[0].swapAt(3, 0)
        table.moveRow(at: IndexPath(row: 3, section: 0), to: IndexPath(row: 0, section: 0))
        table.moveRow(at: IndexPath(row: 1, section: 0), to: IndexPath(row: 3, section: 0))
        host.advance(by: .seconds(1))
        #expect(table.indexPathForSelectedRow == IndexPath(row: 0, section: 0))
        page.words[0].remove(at: 0)
        table.deleteRows(at: [IndexPath(row: 0, section: 0)], with: .fade)
        #expect(table.indexPathForSelectedRow == nil && table.indexPathsForSelectedRows == nil)
        host.advance(by: .seconds(1))
        table.selectRow(at: IndexPath(row: 40, section: 0), animated: false, scrollPosition: .top)
        #expect(table.contentOffset.y == 28 + 40 * 44 - 28 || table.contentOffset.y == 28 + 40 * 44)
        table.setContentOffset(.zero, animated: false)
        host.settle()
        table.scrollToNearestSelectedRow(at: .middle, animated: false)
        #expect(abs(table.rectForRow(at: IndexPath(row: 40, section: 0)).midY - table.bounds.midY) <= 14)
        #expect(page.log.take() == [])
    }

    @Test("CV-115: a view above all rows that has become higher gives the rows as much room when it is set again")
    func header() {
        let page = Page()
        show(page)
        let table = page.tableView!
        let header = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 50))
        table.tableHeaderView = header
        host.settle()
        #expect(table.rectForRow(at: IndexPath(row: 0, section: 0)).minY == 78 && header.frame.minY == 0)
        header.frame.size.height = 90
        table.tableHeaderView = header
        host.settle()
        #expect(table.rectForRow(at: IndexPath(row: 0, section: 0)).minY == 118)
        #expect(header.frame == CGRect(x: 0, y: 0, width: 320, height: 90))
        table.tableHeaderView = nil
        host.settle()
        #expect(table.rectForRow(at: IndexPath(row: 0, section: 0)).minY == 28 && header.superview == nil)
        let footer = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 40))
        table.tableFooterView = footer
        host.settle()
        #expect(table.contentSize.height == 28 * 2 + 6 * 44 + 40)
        #expect(footer.convert(footer.bounds, to: table) == CGRect(x: 0, y: 28 * 2 + 6 * 44, width: 320, height: 40))
    }

    @Test("CV-115: headers and footers lie in the table's space, where they are asked for and where they show")
    func rects() {
        let page = Page()
        page.words = [(0..<20).map { "\($0)" }, (0..<20).map { "\($0)" }]
        show(page)
        let table = page.tableView!
        #expect(table.rectForHeader(inSection: 0) == CGRect(x: 0, y: 0, width: 320, height: 28))
        #expect(table.rectForHeader(inSection: 1) == CGRect(x: 0, y: 28 + 20 * 44, width: 320, height: 28))
        #expect(table.rectForFooter(inSection: 0) == CGRect(x: 0, y: 28 + 20 * 44, width: 320, height: 0))
        #expect(table.rect(forSection: 1) == CGRect(x: 0, y: 28 + 20 * 44, width: 320, height: 28 + 20 * 44))
        #expect(table.rectForHeader(inSection: 7) == .zero)
        #expect(table.headerView(forSection: 0)?.frame == CGRect(x: 0, y: 0, width: 320, height: 28))
        table.contentOffset.y = 100
        host.settle()
        // It stays in sight.
        #expect(table.headerView(forSection: 0)?.frame == CGRect(x: 0, y: 100, width: 320, height: 28))
        #expect(table.rectForHeader(inSection: 0).minY == 0)
        table.contentOffset.y = 20 * 44 + 8
        host.settle()
        #expect(table.headerView(forSection: 0)?.frame.minY == CGFloat(880))
        #expect(table.headerView(forSection: 1)?.frame.minY == CGFloat(908))
        #expect(table.headerView(forSection: 1)?.convert(CGPoint.zero, to: nil).y == 20)
        #expect(
            table.indexPathsForRows(in: CGRect(x: 0, y: 28 + 3 * 44, width: 320, height: 45)) == [
                IndexPath(row: 3, section: 0), IndexPath(row: 4, section: 0),
            ])
        page.words.insert(["new"], at: 0)
        table.contentOffset.y = 0
        table.insertSections([0], with: .fade)
        host.advance(by: .seconds(1))
        #expect(table.headerView(forSection: 1)?.frame == CGRect(x: 0, y: 72, width: 320, height: 28))
        #expect(table.headerView(forSection: 1)?.convert(CGPoint.zero, to: nil).y == 72)
    }

    @Test("CV-120: a finger on the words at the side shows their sections")
    func index() {
        let page = Page()
        page.words = (0..<26).map { _ in ["1", "2", "3"] }
        page.index = (0..<26).map { String(UnicodeScalar(UInt8(65 + $0))) }
        show(page)
        let finger = host.finger()
        finger.down(at: CGPoint(x: 312, y: 246))
        finger.move(to: CGPoint(x: 312, y: 244), over: .milliseconds(200))
        let first = page.log.lines
        #expect(first.count == 1 && first.first?.hasPrefix("index ") == true)
        let number = first.first.flatMap { Int($0.split(separator: " ")[2]) } ?? -1
        #expect((8...17).contains(number))
        #expect(page.tableView.contentOffset.y == CGFloat(number) * (28 + 3 * 44))
        finger.move(to: CGPoint(x: 312, y: 300), over: .milliseconds(100))
        finger.up()
        host.advance(by: .seconds(1))
        #expect(page.log.lines.count == 5 && page.tableView.contentOffset.y == CGFloat(number + 4) * 160)
        // One that goes along them at once does, too.
        _ = page.log.take()
        let other = host.finger()
        other.down(at: CGPoint(x: 312, y: 300))
        other.move(to: CGPoint(x: 312, y: 244), over: .milliseconds(60))
        other.up()
        host.advance(by: .seconds(1))
        #expect(page.tableView.contentOffset.y == CGFloat(number) * 160 && page.log.lines.last == "index N 13")
        // The same word again leads there again.
        page.tableView.contentOffset.y = 0
        host.settle()
        host.finger().tap(at: CGPoint(x: 312, y: 244))
        #expect(page.tableView.contentOffset.y == CGFloat(number) * 160)
        #expect(page.tableView.indexPathForSelectedRow == nil)
    }

    @Test("the row that led to a page is selected until that has gone; a pop that is given up selects it again")
    func comingBack() {
        final class List: UITableViewController {
            override func viewDidLoad() {
                super.viewDidLoad()
                tableView.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
            }
            override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
            override func tableView(_ tableView: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
                tableView.dequeueReusableCell(withIdentifier: "cell", for: path)
            }
            override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
                let page = UIViewController()
                page.view.backgroundColor = .white
                navigationController?.pushViewController(page, animated: true)
            }
            override func viewWillAppear(_ animated: Bool) {
                super.viewWillAppear(animated)
                guard let path = tableView.indexPathForSelectedRow else { return }
                guard let coordinator = transitionCoordinator else {
                    return tableView.deselectRow(at: path, animated: animated)
                }
                coordinator.animate(alongsideTransition: { _ in
                    self.tableView.deselectRow(at: path, animated: true)
                }) { context in
                    if context.isCancelled {
                        self.tableView.selectRow(at: path, animated: false, scrollPosition: .none)
                    }
                }
            }
        }
        let list = List()
        list.clearsSelectionOnViewWillAppear = false
        let stack = UINavigationController(rootViewController: list)
        show(stack)
        let rect = list.tableView.rectForRow(at: IndexPath(row: 1, section: 0))
        tap(list.tableView.convert(CGPoint(x: rect.midX, y: rect.midY), to: nil))
        #expect(stack.viewControllers.count == 2)
        #expect(list.tableView.indexPathForSelectedRow == IndexPath(row: 1, section: 0))
        let finger = host.finger()
        finger.down(at: CGPoint(x: 2, y: 240))
        finger.move(to: CGPoint(x: 90, y: 240), over: .milliseconds(300))
        #expect(list.tableView.indexPathForSelectedRow == nil)
        finger.move(to: CGPoint(x: 5, y: 240), over: .milliseconds(300))
        host.advance(by: .milliseconds(200))
        finger.up()
        host.advance(by: .seconds(1))
        #expect(stack.viewControllers.count == 2)
        #expect(list.tableView.indexPathForSelectedRow == IndexPath(row: 1, section: 0))
        stack.popViewController(animated: true)
        host.advance(by: .seconds(1))
        #expect(stack.viewControllers.count == 1 && list.tableView.indexPathForSelectedRow == nil)
    }
}
