import TactusTesting
import Testing
import UIKitNames

/// A table whose page sets its data source before anything else, and scrolls to the end when it is laid out.
private final class DiaryController: UITableViewController {
    final class Entry: UITableViewCell {
        let label = UILabel()

        override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
            super.init(style: style, reuseIdentifier: reuseIdentifier)
            label.numberOfLines = 0
            label.translatesAutoresizingMaskIntoConstraints = false
            contentView.addSubview(label)
            NSLayoutConstraint.activate([
                label.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 8),
                label.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -8),
                label.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 12),
                label.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -12),
            ])
        }
    }

    var log: [String] = []
    private var hasScrolled = false

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.dataSource = self
        tableView.separatorStyle = .none
        tableView.separatorColor = .red
        tableView.separatorInset = .zero
        tableView.allowsMultipleSelectionDuringEditing = true
        tableView.estimatedRowHeight = 90
        tableView.register(Entry.self, forCellReuseIdentifier: "entry")
        log.append("loaded")
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        guard !hasScrolled else { return }
        hasScrolled = true
        log.append(view.window == nil ? "laid out alone" : "laid out")
        tableView.scrollToRow(at: IndexPath(row: 39, section: 0), at: .bottom, animated: false)
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 40 }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        if log.last != "cell" { log.append("cell") }
        let cell = tableView.dequeueReusableCell(withIdentifier: "entry", for: indexPath)
        let words = "A day that was so full of events that it takes a few lines to tell of all of them, one by one"
        (cell as? Entry)?.label.text = indexPath.row % 3 == 0 ? words : "Day \(indexPath.row)"
        return cell
    }
}

/// What programs written for UIKit take for granted of when a table asks, and where it is then.
@MainActor
@Suite("Habits: when tables ask")
struct TableOrderHabitTests {
    @Test("UK-103: how a table looks may be said before its classes are registered: no row is asked for until layout")
    func settings() {
        let page = DiaryController(style: .plain)
        let navigation = UINavigationController(rootViewController: UIViewController())
        let host = TestHost(playing: navigation)
        navigation.pushViewController(page, animated: true)
        host.advance(by: .seconds(1))
        #expect(page.log.prefix(3) == ["loaded", "cell", "laid out"])
    }

    @Test("CV-230: a table that is told to scroll when it has been laid out is there, however high its rows turn out")
    func scrolling() throws {
        let page = DiaryController(style: .plain)
        let host = TestHost(playing: UINavigationController(rootViewController: page))
        host.advance(by: .seconds(1))
        let table: UITableView = page.tableView
        #expect(table.indexPathsForVisibleRows?.last == IndexPath(row: 39, section: 0))
        let last = try #require(table.cellForRow(at: IndexPath(row: 39, section: 0)))
        #expect(abs(last.convert(last.bounds, to: nil).maxY - 568) < 0.5)
        #expect(abs(table.contentOffset.y - (table.contentSize.height - table.bounds.height)) < 0.5)
        // It stays where the user takes it.
        host.finger().drag(from: CGPoint(x: 100, y: 200), to: CGPoint(x: 100, y: 400), over: .milliseconds(300))
        host.advance(by: .seconds(3))
        #expect(table.contentOffset.y < table.contentSize.height - table.bounds.height - 100)
    }
}
