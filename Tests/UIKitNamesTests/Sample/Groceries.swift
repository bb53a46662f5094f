// swift-format-ignore-file
import UIKitNames

// A shopping list: sections, rows to check off, to swipe away, to put elsewhere, and to add.

struct Grocery: Hashable {
    let id: Int
    var name: String
    var amount: Int
    var isBought = false
}

struct Shelf: Hashable {
    var title: String
    var groceries: [Grocery]
}

class GroceryStore {
    private(set) var shelves: [Shelf]
    private var nextID: Int

    init(shelves: [Shelf]) {
        self.shelves = shelves
        nextID = (shelves.flatMap { $0.groceries }.map { $0.id }.max() ?? 0) + 1
    }

    static let sample = { () -> GroceryStore in
        GroceryStore(shelves: [
            Shelf(title: "Fruit", groceries: [
                Grocery(id: 1, name: "Apples", amount: 6),
                Grocery(id: 2, name: "Bananas", amount: 4),
                Grocery(id: 3, name: "Cherries", amount: 30),
            ]),
            Shelf(title: "Bread", groceries: [
                Grocery(id: 4, name: "Rye", amount: 1),
                Grocery(id: 5, name: "Rolls", amount: 8),
            ]),
        ])
    }

    func grocery(at indexPath: IndexPath) -> Grocery {
        return shelves[indexPath.section].groceries[indexPath.row]
    }

    func remove(at indexPath: IndexPath) {
        shelves[indexPath.section].groceries.remove(at: indexPath.row)
    }

    func move(from source: IndexPath, to destination: IndexPath) {
        let grocery = shelves[source.section].groceries.remove(at: source.row)
        shelves[destination.section].groceries.insert(grocery, at: destination.row)
    }

    func toggle(at indexPath: IndexPath) {
        shelves[indexPath.section].groceries[indexPath.row].isBought.toggle()
    }

    func add(_ name: String, toShelf shelf: Int) -> IndexPath {
        let grocery = Grocery(id: nextID, name: name, amount: 1)
        nextID += 1
        shelves[shelf].groceries.append(grocery)
        return IndexPath(row: shelves[shelf].groceries.count - 1, section: shelf)
    }

    func addShelf(_ title: String) -> Int {
        shelves.append(Shelf(title: title, groceries: []))
        return shelves.count - 1
    }

    func removeShelf(_ shelf: Int) {
        shelves.remove(at: shelf)
    }
}

class AmountCell: UITableViewCell {
    static let identifier = "AmountCell"

    private let badge = UILabel()

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        badge.font = .systemFont(ofSize: 13)
        badge.textAlignment = .center
        badge.textColor = .white
        badge.backgroundColor = .systemBlue
        badge.layer.cornerRadius = 11
        badge.layer.masksToBounds = true
        badge.translatesAutoresizingMaskIntoConstraints = false
        contentView.addSubview(badge)
        NSLayoutConstraint.activate([
            badge.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -12),
            badge.centerYAnchor.constraint(equalTo: contentView.centerYAnchor),
            badge.topAnchor.constraint(greaterThanOrEqualTo: contentView.topAnchor, constant: 15),
            badge.widthAnchor.constraint(greaterThanOrEqualToConstant: 34),
            badge.heightAnchor.constraint(equalToConstant: 22),
        ])
    }


    private(set) var reuseCount = 0

    override func prepareForReuse() {
        super.prepareForReuse()
        badge.text = ""
        accessoryType = .none
        reuseCount += 1
    }

    func show(_ grocery: Grocery) {
        textLabel?.text = grocery.name
        textLabel?.textColor = grocery.isBought ? .secondaryLabel : .label
        badge.text = "\(grocery.amount)"
        accessoryType = grocery.isBought ? .checkmark : .none
    }

    override func setHighlighted(_ highlighted: Bool, animated: Bool) {
        super.setHighlighted(highlighted, animated: animated)
        badge.alpha = highlighted ? 0.5 : 1
    }
}

class ShelfHeaderView: UITableViewHeaderFooterView {
    static let identifier = "ShelfHeaderView"

    let titleLabel = UILabel()
    let addButton = UIButton(type: .system)
    var onAdd: (() -> Void)?

    override init(reuseIdentifier: String?) {
        super.init(reuseIdentifier: reuseIdentifier)
        titleLabel.font = .boldSystemFont(ofSize: 15)
        addButton.setTitle("Add", for: .normal)
        addButton.addTarget(self, action: ShelfHeaderView.addTapped, for: .touchUpInside)
        for view in [titleLabel, addButton] {
            view.translatesAutoresizingMaskIntoConstraints = false
            contentView.addSubview(view)
        }
        NSLayoutConstraint.activate([
            titleLabel.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 16),
            titleLabel.centerYAnchor.constraint(equalTo: contentView.centerYAnchor),
            addButton.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -16),
            addButton.centerYAnchor.constraint(equalTo: contentView.centerYAnchor),
        ])
    }


    private func addTapped() {
        onAdd?()
    }
}

class GroceriesViewController: UIViewController {
    let store: GroceryStore
    let tableView = UITableView(frame: .zero, style: .plain)
    private(set) var log: [String] = []

    init(store: GroceryStore) {
        self.store = store
        super.init()
    }


    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Groceries"
        view.backgroundColor = .systemBackground
        tableView.dataSource = self
        tableView.delegate = self
        tableView.register(AmountCell.self, forCellReuseIdentifier: AmountCell.identifier)
        tableView.register(ShelfHeaderView.self, forHeaderFooterViewReuseIdentifier: ShelfHeaderView.identifier)
        tableView.rowHeight = UITableView.automaticDimension
        tableView.estimatedRowHeight = 52
        tableView.tableFooterView = UIView()
        tableView.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(tableView)
        NSLayoutConstraint.activate([
            tableView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            tableView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            tableView.topAnchor.constraint(equalTo: view.topAnchor),
            tableView.bottomAnchor.constraint(equalTo: view.bottomAnchor),
        ])
    }

    func toggleEditing() {
        tableView.setEditing(!tableView.isEditing, animated: true)
    }

    func addGrocery(_ name: String, toShelf shelf: Int) {
        let indexPath = store.add(name, toShelf: shelf)
        tableView.insertRows(at: [indexPath], with: .automatic)
        tableView.scrollToRow(at: indexPath, at: .none, animated: true)
    }

    func addShelf(_ title: String) {
        let shelf = store.addShelf(title)
        tableView.insertSections(IndexSet(integer: shelf), with: .fade)
    }

    func removeShelf(_ shelf: Int) {
        store.removeShelf(shelf)
        tableView.deleteSections([shelf], with: .fade)
    }

    func removeBought() {
        tableView.performBatchUpdates({
            for section in store.shelves.indices.reversed() {
                for row in store.shelves[section].groceries.indices.reversed() {
                    let indexPath = IndexPath(row: row, section: section)
                    if store.grocery(at: indexPath).isBought {
                        tableView.deleteRows(at: [indexPath], with: .fade)
                    }
                }
            }
            for section in store.shelves.indices {
                for row in store.shelves[section].groceries.indices.reversed() {
                    let indexPath = IndexPath(row: row, section: section)
                    if store.grocery(at: indexPath).isBought {
                        store.remove(at: indexPath)
                    }
                }
            }
        }, completion: { [weak self] finished in
            self?.log.append("removed: \(finished)")
        })
    }
}

extension GroceriesViewController: UITableViewDataSource {
    func numberOfSections(in tableView: UITableView) -> Int {
        return store.shelves.count
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        return store.shelves[section].groceries.count
    }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        guard let cell = tableView.dequeueReusableCell(withIdentifier: AmountCell.identifier, for: indexPath) as? AmountCell else {
            return UITableViewCell()
        }
        cell.show(store.grocery(at: indexPath))
        return cell
    }

    func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
        return true
    }

    func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
        return true
    }

    func tableView(_ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath) {
        guard editingStyle == .delete else { return }
        log.append("delete \(store.grocery(at: indexPath).name)")
        store.remove(at: indexPath)
        tableView.deleteRows(at: [indexPath], with: .automatic)
    }

    func tableView(_ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath) {
        log.append("move \(sourceIndexPath.section).\(sourceIndexPath.row) to \(destinationIndexPath.section).\(destinationIndexPath.row)")
        store.move(from: sourceIndexPath, to: destinationIndexPath)
    }
}

extension GroceriesViewController: UITableViewDelegate {
    func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
        let header = tableView.dequeueReusableHeaderFooterView(withIdentifier: ShelfHeaderView.identifier) as? ShelfHeaderView
        header?.titleLabel.text = store.shelves[section].title
        header?.onAdd = { [weak self] in
            self?.addGrocery("New", toShelf: section)
        }
        return header
    }

    func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
        return 40
    }

    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        tableView.deselectRow(at: indexPath, animated: true)
        store.toggle(at: indexPath)
        tableView.reloadRows(at: [indexPath], with: .none)
    }

    func tableView(_ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath) -> UISwipeActionsConfiguration? {
        let action = UIContextualAction(style: .normal, title: "Double") { [weak self] _, view, completion in
            guard let self = self else { return completion(false) }
            self.log.append("double \(self.store.grocery(at: indexPath).name) on \(type(of: view))")
            completion(true)
        }
        action.backgroundColor = .systemGreen
        let configuration = UISwipeActionsConfiguration(actions: [action])
        configuration.performsFirstActionWithFullSwipe = false
        return configuration
    }

    func tableView(_ tableView: UITableView, targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath, toProposedIndexPath proposedDestinationIndexPath: IndexPath) -> IndexPath {
        return proposedDestinationIndexPath
    }
}
