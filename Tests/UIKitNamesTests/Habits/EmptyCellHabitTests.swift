import TactusTesting
import Testing
import UIKitNames

/// Rows that are built once, where nothing has been put into them yet.
private final class BuiltController: UITableViewController {
    var built = 0
    var switched: [Int] = []

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "row")
        tableView.rowHeight = 60
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 40 }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
        let toggle = UISwitch()
        toggle.tag = indexPath.row
        toggle.addTarget(self, action: BuiltController.toggled(_:), for: .valueChanged)
        cell.accessoryView = toggle
        if cell.contentView.subviews.isEmpty {
            built += 1
            let label = UILabel(frame: CGRect(x: 16, y: 10, width: 200, height: 40))
            label.tag = 7
            cell.contentView.addSubview(label)
        }
        (cell.contentView.viewWithTag(7) as? UILabel)?.text = "Row \(indexPath.row)"
        return cell
    }

    private func toggled(_ sender: UISwitch) { switched.append(sender.tag) }
}

/// What programs written for UIKit take for granted of cells that nothing was put into.
@MainActor
@Suite("Habits: cells without anything")
struct EmptyCellHabitTests {
    let host = TestHost(size: CGSize(width: 320, height: 480))

    @Test("CV-122: there is nothing in the content of a new cell; signs are beside it, and titles and pictures in it")
    func nothing() {
        #expect(UICollectionViewCell(frame: .zero).contentView.subviews.isEmpty)
        #expect(UICollectionViewListCell(frame: .zero).contentView.subviews.isEmpty)
        for style in UITableViewCell.CellStyle.allCases {
            let cell = UITableViewCell(style: style, reuseIdentifier: nil)
            cell.accessoryType = .detailDisclosureButton
            host.window.addSubview(cell)
            host.settle()
            #expect(cell.contentView.subviews.isEmpty)
            let label = cell.textLabel
            #expect(cell.contentView.subviews == [label])
        }
        let row = UICollectionViewListCell(frame: CGRect(x: 0, y: 0, width: 300, height: 44))
        row.accessories = [.disclosureIndicator()]
        host.window.addSubview(row)
        host.settle()
        #expect(row.contentView.subviews.isEmpty)
        var content = row.defaultContentConfiguration()
        content.text = "Title"
        row.contentConfiguration = content
        #expect(row.contentView.subviews.count == 1)
        row.contentConfiguration = nil
        #expect(row.contentView.subviews.isEmpty)
    }

    @Test("CV-122: rows are built once, and used again; their switches are beside what is built, and can be touched")
    func building() throws {
        let page = BuiltController(style: .plain)
        host.window.rootViewController = page
        host.settle()
        let first = try #require(page.tableView.cellForRow(at: IndexPath(row: 0, section: 0)))
        #expect(first.contentView.subviews.count == 1 && first.contentView.bounds.width < 290)
        let shown = page.tableView.visibleCells.count
        #expect(page.built >= shown)
        let finger = host.finger()
        for _ in 0..<4 {
            finger.down(at: CGPoint(x: 100, y: 440))
            finger.move(to: CGPoint(x: 100, y: 40), over: .milliseconds(300))
            finger.up()
            host.advance(by: .seconds(3))
        }
        #expect(page.built <= shown + 6)
        #expect(page.tableView.visibleCells.allSatisfy { $0.contentView.subviews.count == 1 })
        page.tableView.setContentOffset(.zero, animated: false)
        host.settle()
        host.finger().tap(at: CGPoint(x: 290, y: 90))
        host.advance(by: .seconds(1))
        #expect(page.switched == [1])
        host.finger().tap(at: CGPoint(x: 60, y: 150))
        #expect(page.tableView.indexPathForSelectedRow == IndexPath(row: 2, section: 0))
    }
}
