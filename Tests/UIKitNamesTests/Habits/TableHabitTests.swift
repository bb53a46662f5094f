import TactusTesting
import Testing
import UIKitNames

/// What programs written for UIKit take for granted of tables.
@MainActor
@Suite("Habits: tables")
struct TableHabitTests {
    let host = TestHost(size: CGSize(width: 320, height: 480))

    // MARK: Showing

    @Test(
        "rows of 44 points below each other, in sections with their titles above, and only those that show have cells")
    func rows() {
        let page = host.show([["a", "b"], (0..<100).map { "\($0)" }])
        #expect(page.shown.prefix(4) == ["a", "b", "0", "1"] && page.shown.count < 14)
        let table = page.table
        let second = table.rectForRow(at: IndexPath(row: 1, section: 0))
        #expect(second.height == 44 && second.width == 320)
        #expect(second.minY - table.rectForRow(at: IndexPath(row: 0, section: 0)).minY == 44)
        #expect(table.headerView(forSection: 0)?.textLabel?.text == "Section 0")
        #expect(table.numberOfSections == 2 && table.numberOfRows(inSection: 1) == 100)
        #expect(table.cellForRow(at: IndexPath(row: 1, section: 0))?.textLabel?.text == "b")
        #expect(table.cellForRow(at: IndexPath(row: 99, section: 1)) == nil)
        table.scrollToRow(at: IndexPath(row: 99, section: 1), at: .bottom, animated: false)
        host.settle()
        #expect(page.shown.last == "99")
        // What scrolled away is shown again.
        #expect(table.indexPathsForVisibleRows?.last == IndexPath(row: 99, section: 1))
        let cell = table.cellForRow(at: IndexPath(row: 99, section: 1))
        #expect(cell.flatMap { table.indexPath(for: $0) } == IndexPath(row: 99, section: 1))
    }

    @Test("a table asks its data source when it is laid out, and again after reloadData")
    func loading() {
        let page = host.show([["a"]])
        page.words = [["b", "c"]]
        #expect(page.table.numberOfRows(inSection: 0) == 1)
        page.table.reloadData()
        #expect(page.table.numberOfRows(inSection: 0) == 2)
        host.settle()
        #expect(page.shown == ["b", "c"])
    }

    @Test("heights: fixed, by the delegate, by constraints, and of next to nothing")
    func heights() {
        final class Tall: UITableViewCell {
            let box = UIView()
            override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
                super.init(style: style, reuseIdentifier: reuseIdentifier)
                box.translatesAutoresizingMaskIntoConstraints = false
                contentView.addSubview(box)
                NSLayoutConstraint.activate([
                    box.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
                    box.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
                    box.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 10),
                    box.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -10),
                    box.heightAnchor.constraint(equalToConstant: 70),
                ])
            }
        }
        final class Source: UITableViewDataSource, UITableViewDelegate {
            func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
            func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
                let cell = tableView.dequeueReusableCell(withIdentifier: "tall", for: indexPath)
                cell.accessoryType = .disclosureIndicator
                return cell
            }
            func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
                indexPath.row == 1 ? 30 : indexPath.row == 2 ? 0 : UITableView.automaticDimension
            }
        }
        let (table, source) = (UITableView(frame: host.window.bounds), Source())
        table.register(Tall.self, forCellReuseIdentifier: "tall")
        table.dataSource = source
        table.delegate = source
        host.window.addSubview(table)
        host.settle()
        let heights = (0..<3).map { table.rectForRow(at: IndexPath(row: $0, section: 0)).height }
        #expect(heights[..<2] == [90, 30] && heights[2] < 1)
        // The content leaves its room to the sign at the end.
        let cell = table.cellForRow(at: IndexPath(row: 0, section: 0)) as? Tall
        #expect(
            (cell?.contentView.bounds.width ?? 320) < 300 && cell?.box.frame.width == cell?.contentView.bounds.width)
    }

    @Test("views at both ends scroll along: one is above all rows, the other below")
    func ends() {
        let page = host.show([["a", "b"]])
        let (head, foot) = (
            UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 60)),
            UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 40))
        )
        page.table.tableHeaderView = head
        page.table.tableFooterView = foot
        host.settle()
        #expect(page.table.rectForRow(at: IndexPath(row: 0, section: 0)).minY == 60)
        #expect(head.convert(head.bounds, to: page.table) == CGRect(x: 0, y: 0, width: 320, height: 60))
        #expect(foot.convert(foot.bounds, to: page.table) == CGRect(x: 0, y: 148, width: 320, height: 40))
        #expect(page.table.contentSize.height == 188)
        page.table.tableHeaderView = nil
        host.settle()
        #expect(page.table.contentSize.height == 128 && head.superview == nil)
    }

    @Test("a cell keeps the colour that it was given, whatever comes around it")
    func colours() {
        let page = host.show([["a", "b"]], style: .insetGrouped)
        page.color = .systemYellow
        page.table.reloadData()
        host.settle()
        #expect(page.table.visibleCells.map(\.backgroundColor) == [.systemYellow, .systemYellow])
        page.words[0].append("c")
        page.table.insertRows(at: [IndexPath(row: 2, section: 0)], with: .none)
        host.settle()
        #expect(page.table.visibleCells.map(\.backgroundColor) == [.systemYellow, .systemYellow, .systemYellow])
    }

    @Test("labels of the four styles lie beside or below each other")
    func styles() throws {
        for style in UITableViewCell.CellStyle.allCases {
            let cell = UITableViewCell(style: style, reuseIdentifier: nil)
            cell.frame = CGRect(x: 0, y: 0, width: 320, height: 60)
            host.window.addSubview(cell)
            cell.textLabel?.text = "Title"
            cell.detailTextLabel?.text = "Detail"
            host.settle()
            let title = try #require(cell.textLabel?.frame)
            guard style != .default else {
                #expect(cell.detailTextLabel == nil && title.minX == 16)
                continue
            }
            let detail = try #require(cell.detailTextLabel?.frame)
            if style == .subtitle {
                #expect(detail.minY >= title.maxY && detail.minX == title.minX)
            } else {
                #expect(detail.minX >= title.maxX && abs(detail.midY - title.midY) <= 4)
            }
        }
    }

    // MARK: Selecting

    @Test("a tap: highlight, will select, select; of another row too, and what was selected is first not any more")
    func selecting() {
        let page = host.show([["a", "b", "c"]])
        host.tap(host.middle(page, 0))
        let first = page.take()
        #expect(first.first == "highlight [0, 0]" && first.contains("unhighlight [0, 0]"))
        #expect(first.filter { !$0.contains("highlight") } == ["will select [0, 0]", "select [0, 0]"])
        #expect(page.table.indexPathForSelectedRow == IndexPath(row: 0, section: 0))
        host.tap(host.middle(page, 1))
        let told = page.take().filter { !$0.contains("highlight") }
        #expect(told == ["will select [0, 1]", "will deselect [0, 0]", "deselect [0, 0]", "select [0, 1]"])
        // A selected row that is tapped again is told again.
        host.tap(host.middle(page, 1))
        #expect(page.take().filter { !$0.contains("highlight") } == ["will select [0, 1]", "select [0, 1]"])
        page.refuses = IndexPath(row: 2, section: 0)
        host.tap(host.middle(page, 2))
        #expect(page.take().filter { !$0.contains("highlight") } == ["will select [0, 2]"])
        #expect(page.table.indexPathForSelectedRow == IndexPath(row: 1, section: 0))
        page.table.deselectRow(at: IndexPath(row: 1, section: 0), animated: true)
        #expect(page.table.indexPathForSelectedRow == nil && page.take() == [])
    }

    @Test("several rows are selected, a second tap takes one back, and the data may be asked which ones they are")
    func several() {
        let page = host.show([["a", "b", "c"]])
        page.table.allowsMultipleSelection = true
        host.tap(host.middle(page, 0))
        host.tap(host.middle(page, 2))
        #expect(page.table.indexPathsForSelectedRows?.map(\.row) == [0, 2])
        _ = page.take()
        host.tap(host.middle(page, 0))
        #expect(page.take().filter { !$0.contains("highlight") } == ["will deselect [0, 0]", "deselect [0, 0]"])
        #expect(page.table.indexPathsForSelectedRows?.map(\.row) == [2])
    }

    @Test("a finger that scrolls takes the highlight away, selects nothing, and the delegate is told of the scrolling")
    func scrolling() {
        let page = host.show([(0..<50).map { "\($0)" }])
        host.finger().drag(from: CGPoint(x: 100, y: 300), to: CGPoint(x: 100, y: 100), over: .milliseconds(400))
        host.advance(by: .seconds(3))
        #expect(page.table.contentOffset.y > 100 && page.table.indexPathForSelectedRow == nil)
        #expect(page.take().contains("scroll") && !page.log.contains { $0.hasPrefix("select") })
    }
}
