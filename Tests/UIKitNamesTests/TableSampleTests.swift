import TactusTesting
import Testing
import UIKitNames

/// What the tables of the sample do when fingers play them.
@MainActor
@Suite("Tables that were written for UIKit")
struct TableSampleTests {
    private func host(_ controller: UIViewController) -> TestHost {
        let host = TestHost(size: CGSize(width: 320, height: 720))
        host.window.rootViewController = controller
        host.settle()
        return host
    }

    private func names(_ table: UITableView) -> [String] {
        table.visibleCells.compactMap { $0.textLabel?.text }
    }

    @Test("groceries are checked off, swept away, put elsewhere and added")
    func groceries() throws {
        let page = GroceriesViewController(store: GroceryStore.sample())
        let host = host(page)
        let table = page.tableView
        #expect(names(table) == ["Apples", "Bananas", "Cherries", "Rye", "Rolls"])
        #expect(table.rectForRow(at: IndexPath(row: 0, section: 0)).minY == 40)
        // The constraints of the badge ask for 52 points.
        #expect(table.rectForRow(at: IndexPath(row: 0, section: 0)).height == 52)
        func y(_ row: Int, _ section: Int = 0) -> CGFloat {
            table.convert(table.rectForRow(at: IndexPath(row: row, section: section)).center, to: nil).y
        }
        host.finger().tap(at: CGPoint(x: 100, y: y(1)))
        host.advance(by: .seconds(1))
        #expect(page.store.grocery(at: IndexPath(row: 1, section: 0)).isBought)
        #expect(table.cellForRow(at: IndexPath(row: 1, section: 0))?.accessoryType == .checkmark)
        #expect(table.indexPathForSelectedRow == nil)
        host.finger().drag(from: CGPoint(x: 310, y: y(0)), to: CGPoint(x: 5, y: y(0)), over: .milliseconds(300))
        host.advance(by: .seconds(1))
        #expect(page.log == ["delete Apples"] && names(table) == ["Bananas", "Cherries", "Rye", "Rolls"])
        host.finger().drag(from: CGPoint(x: 20, y: y(1)), to: CGPoint(x: 140, y: y(1)), over: .milliseconds(300))
        host.advance(by: .seconds(1))
        try host.tap(.button, "Double")
        host.advance(by: .seconds(1))
        #expect(page.log.last == "double Cherries on AmountCell")
        page.toggleEditing()
        host.settle()
        let finger = host.finger()
        finger.down(at: CGPoint(x: 300, y: y(0)))
        finger.move(to: CGPoint(x: 300, y: y(1, 1)), over: .milliseconds(500))
        finger.up()
        host.advance(by: .seconds(1))
        #expect(
            page.store.shelves.map { $0.groceries.count } == [1, 3]
                && page.log.last?.hasPrefix("move 0.0 to 1.") == true)
        page.toggleEditing()
        host.settle()
        let header = try #require(table.headerView(forSection: 0) as? ShelfHeaderView)
        let button = header.addButton
        host.finger().tap(at: button.convert(CGPoint(x: button.bounds.midX, y: button.bounds.midY), to: nil))
        host.advance(by: .seconds(1))
        #expect(page.store.shelves[0].groceries.map { $0.name } == ["Cherries", "New"])
        page.removeBought()
        page.addShelf("Drinks")
        page.removeShelf(0)
        host.advance(by: .seconds(1))
        #expect(page.log.last == "removed: true" && Set(names(table)) == ["Rye", "Rolls"])
        #expect(table.numberOfSections == 2 && table.numberOfRows(inSection: 1) == 0)
    }

    @Test("accounts: titles, styles, a header above all, rows that refuse, and signs that take and give")
    func accounts() throws {
        let page = AccountsViewController()
        let host = host(UINavigationController(rootViewController: page))
        let table = try #require(page.tableView)
        #expect(table.tableHeaderView?.bounds.size == CGSize(width: 320, height: 60))
        #expect(table.headerView(forSection: 1)?.textLabel?.text == "Values")
        let content = table.cellForRow(at: IndexPath(row: 1, section: 0))?.contentConfiguration
        #expect(content?.text == "Bank" && content?.secondaryText == "a lot")
        try host.tap(.row, "Savings, a lot")
        host.finger().tap(at: table.convert(table.rectForRow(at: IndexPath(row: 0, section: 1)).center, to: nil))
        host.advance(by: .seconds(1))
        #expect(page.opened == ["0.2"])
        try host.tap(.button, "Edit")
        host.advance(by: .seconds(1))
        #expect(table.isEditing && page.editButtonItem.title == "Done")
        let styles = (0..<2).map { table.cellForRow(at: IndexPath(row: $0, section: 2))?.editingStyle }
        #expect(styles == [.insert, .delete])
        #expect(table.cellForRow(at: IndexPath(row: 0, section: 1))?.editingStyle == UITableViewCell.EditingStyle.none)
        try host.tap(.button, "Insert")
        host.advance(by: .seconds(1))
        #expect((0..<3).map { table.numberOfRows(inSection: $0) } == [4, 4, 4])
    }

    @Test("chores by identities go from one part to the other when they are tapped, and are swept away")
    func chores() throws {
        let page = ChoresViewController()
        let host = host(page)
        #expect(names(page.tableView) == ["Dishes", "Laundry", "Windows"])
        #expect(page.tableView.headerView(forSection: 0)?.textLabel?.text == "Urgent")
        try host.tap(.row, "Dishes")
        host.advance(by: .seconds(1))
        #expect(names(page.tableView) == ["Laundry", "Windows", "Dishes"])
        #expect(page.dataSource.snapshot().itemIdentifiers(inSection: .later).map(\.title) == ["Windows", "Dishes"])
        let y = page.tableView.convert(page.tableView.rectForRow(at: IndexPath(row: 0, section: 1)).center, to: nil).y
        host.finger().drag(from: CGPoint(x: 290, y: y), to: CGPoint(x: 5, y: y), over: .milliseconds(300))
        host.advance(by: .seconds(1))
        #expect(names(page.tableView) == ["Laundry", "Dishes"])
    }
}
