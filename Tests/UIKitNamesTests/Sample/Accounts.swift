// swift-format-ignore-file
import UIKitNames

// A page of accounts as a table controller, and one that is told by identities.

enum AccountStyle: Int, CaseIterable {
    case plain
    case value
    case subtitle

    var title: String {
        switch self {
        case .plain: return "Plain"
        case .value: return "Values"
        case .subtitle: return "Subtitles"
        }
    }

    var cellStyle: UITableViewCell.CellStyle {
        switch self {
        case .plain: return .default
        case .value: return .value1
        case .subtitle: return .subtitle
        }
    }
}

class AccountsViewController: UITableViewController {
    private var accounts: [(name: String, balance: Int)] = [("Cash", 20), ("Bank", 310), ("Savings", 4000)]
    private(set) var opened: [String] = []
    private(set) var refreshes = 0

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Accounts"
        navigationItem.rightBarButtonItem = editButtonItem
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "basic")
        let header = UILabel(frame: CGRect(x: 0, y: 0, width: 0, height: 60))
        header.text = "All of it"
        header.textAlignment = .center
        tableView.tableHeaderView = header
        let control = UIRefreshControl()
        control.addTarget(self, action: AccountsViewController.refresh, for: .valueChanged)
        refreshControl = control
    }

    private func refresh() {
        refreshes += 1
        refreshControl?.endRefreshing()
        tableView.reloadData()
    }

    override func numberOfSections(in tableView: UITableView) -> Int {
        return AccountStyle.allCases.count
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        return accounts.count
    }

    override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
        return AccountStyle(rawValue: section)?.title
    }

    override func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
        return section == 2 ? "As of today" : nil
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let account = accounts[indexPath.row]
        guard let style = AccountStyle(rawValue: indexPath.section) else { return UITableViewCell() }
        if style == .plain {
            let cell = tableView.dequeueReusableCell(withIdentifier: "basic", for: indexPath)
            var content = cell.defaultContentConfiguration()
            content.text = account.name
            content.secondaryText = account.balance > 100 ? "a lot" : nil
            cell.contentConfiguration = content
            cell.accessoryType = .disclosureIndicator
            return cell
        }
        let cell = tableView.dequeueReusableCell(withIdentifier: style.title)
            ?? UITableViewCell(style: style.cellStyle, reuseIdentifier: style.title)
        cell.textLabel?.text = account.name
        cell.detailTextLabel?.text = "\(account.balance)"
        cell.selectionStyle = indexPath.row == 0 ? .none : .default
        return cell
    }

    override func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
        return indexPath.row == 0 ? nil : indexPath
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        opened.append("\(indexPath.section).\(indexPath.row)")
    }

    override func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
        return indexPath.section == 2
    }

    override func tableView(_ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath) -> UITableViewCell.EditingStyle {
        return indexPath.row == 0 ? .insert : .delete
    }

    override func tableView(_ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath) {
        switch editingStyle {
        case .delete:
            accounts.remove(at: indexPath.row)
            let paths = AccountStyle.allCases.map { IndexPath(row: indexPath.row, section: $0.rawValue) }
            tableView.deleteRows(at: paths, with: .fade)
        case .insert:
            accounts.insert(("New", 0), at: indexPath.row + 1)
            tableView.beginUpdates()
            for style in AccountStyle.allCases {
                tableView.insertRows(at: [IndexPath(row: indexPath.row + 1, section: style.rawValue)], with: .fade)
            }
            tableView.endUpdates()
        default:
            break
        }
    }
}

nonisolated enum Priority: String, CaseIterable {
    case urgent = "Urgent"
    case later = "Later"
}

nonisolated struct Chore: Hashable {
    let id: Int
    let title: String
}

class ChoreDataSource: UITableViewDiffableDataSource<Priority, Chore> {
    override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
        return sectionIdentifier(for: section)?.rawValue
    }

    override func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
        return true
    }

    override func tableView(_ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath) {
        guard editingStyle == .delete, let chore = itemIdentifier(for: indexPath) else { return }
        var snapshot = self.snapshot()
        snapshot.deleteItems([chore])
        apply(snapshot, animatingDifferences: true)
    }
}

class ChoresViewController: UIViewController, UITableViewDelegate {
    private(set) lazy var tableView = UITableView(frame: view.bounds, style: .insetGrouped)
    private(set) lazy var dataSource = ChoreDataSource(tableView: tableView) { tableView, indexPath, chore in
        let cell = tableView.dequeueReusableCell(withIdentifier: "chore", for: indexPath)
        cell.textLabel?.text = chore.title
        return cell
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "chore")
        tableView.delegate = self
        view.addSubview(tableView)
        var snapshot = NSDiffableDataSourceSnapshot<Priority, Chore>()
        snapshot.appendSections(Priority.allCases)
        snapshot.appendItems([Chore(id: 1, title: "Dishes"), Chore(id: 2, title: "Laundry")], toSection: .urgent)
        snapshot.appendItems([Chore(id: 3, title: "Windows")], toSection: .later)
        dataSource.apply(snapshot, animatingDifferences: false)
    }

    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        guard let chore = dataSource.itemIdentifier(for: indexPath) else { return }
        var snapshot = dataSource.snapshot()
        snapshot.deleteItems([chore])
        snapshot.appendItems([chore], toSection: .later)
        dataSource.apply(snapshot)
    }
}
