// swift-format-ignore-file
import UIKitNames
import struct Foundation.Date
import struct Foundation.Locale
import struct Foundation.UUID

struct TodoItem: Codable, Hashable {
    var id = UUID()
    var title: String
    var isDone = false
    var dueDate: Date?
}

protocol AddTodoDelegate: AnyObject {
    func addTodoViewController(_ controller: AddTodoViewController, didAdd item: TodoItem)
}

final class TodoCell: UITableViewCell {
    static let reuseIdentifier = "TodoCell"
    private let checkButton: UIButton = {
        let button = UIButton(type: .custom)
        button.setImage(UIImage(systemName: "circle"), for: .normal)
        button.setImage(UIImage(systemName: "checkmark.circle.fill"), for: .selected)
        button.translatesAutoresizingMaskIntoConstraints = false
        return button
    }()
    private let titleLabel = UILabel()
    var onToggle: (() -> Void)?

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        titleLabel.translatesAutoresizingMaskIntoConstraints = false
        titleLabel.numberOfLines = 0
        titleLabel.font = UIFont.preferredFont(forTextStyle: .body)
        titleLabel.adjustsFontForContentSizeCategory = true
        contentView.addSubview(checkButton)
        contentView.addSubview(titleLabel)
        NSLayoutConstraint.activate([
            checkButton.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 16),
            checkButton.centerYAnchor.constraint(equalTo: contentView.centerYAnchor),
            checkButton.widthAnchor.constraint(equalToConstant: 28),
            checkButton.heightAnchor.constraint(equalToConstant: 28),
            titleLabel.leadingAnchor.constraint(equalTo: checkButton.trailingAnchor, constant: 12),
            titleLabel.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -16),
            titleLabel.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 12),
            titleLabel.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -12)
        ])
        checkButton.addTarget(self, action: TodoCell.toggleTapped, for: .touchUpInside)
    }


    override func prepareForReuse() {
        super.prepareForReuse()
        onToggle = nil
        titleLabel.attributedText = nil
    }

    func configure(with item: TodoItem) {
        checkButton.isSelected = item.isDone
        let attributes: [NSAttributedString.Key: Any] = item.isDone
            ? [.strikethroughStyle: NSUnderlineStyle.single.rawValue, .foregroundColor: UIColor.secondaryLabel]
            : [.foregroundColor: UIColor.label]
        titleLabel.attributedText = NSAttributedString(string: item.title, attributes: attributes)
    }

    private func toggleTapped() {
        onToggle?()
    }
}

class TodoListViewController: UITableViewController, AddTodoDelegate {
    private(set) var items: [TodoItem] = [
        TodoItem(title: "Buy milk"),
        TodoItem(title: "Walk the dog"),
        TodoItem(title: "Write a letter to grandmother about the garden, the trees and the weather")
    ]

    private lazy var emptyLabel: UILabel = {
        let label = UILabel()
        label.text = "Nothing to do"
        label.textAlignment = .center
        label.textColor = .secondaryLabel
        return label
    }()

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "To Do"
        navigationController?.navigationBar.prefersLargeTitles = true
        navigationItem.leftBarButtonItem = editButtonItem
        navigationItem.rightBarButtonItem = UIBarButtonItem(barButtonSystemItem: .add, target: self, action: TodoListViewController.addTapped)
        tableView.register(TodoCell.self, forCellReuseIdentifier: TodoCell.reuseIdentifier)
        tableView.rowHeight = UITableView.automaticDimension
        tableView.estimatedRowHeight = 44
        tableView.tableFooterView = UIView()
        refreshControl = UIRefreshControl()
        refreshControl?.addTarget(self, action: TodoListViewController.sortItems, for: .valueChanged)
    }

    // MARK: - Data source

    override func numberOfSections(in tableView: UITableView) -> Int { 1 }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        tableView.backgroundView = items.isEmpty ? emptyLabel : nil
        return items.count
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        guard let cell = tableView.dequeueReusableCell(withIdentifier: TodoCell.reuseIdentifier, for: indexPath) as? TodoCell else {
            return UITableViewCell()
        }
        cell.configure(with: items[indexPath.row])
        cell.onToggle = { [weak self, weak cell] in
            guard let self = self, let cell = cell, let path = self.tableView.indexPath(for: cell) else { return }
            self.items[path.row].isDone.toggle()
            self.tableView.reloadRows(at: [path], with: .automatic)
        }
        return cell
    }

    override func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { true }

    override func tableView(_ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath) {
        if editingStyle == .delete {
            items.remove(at: indexPath.row)
            tableView.deleteRows(at: [indexPath], with: .fade)
        }
    }

    override func tableView(_ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath) {
        let moved = items.remove(at: sourceIndexPath.row)
        items.insert(moved, at: destinationIndexPath.row)
    }

    override func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { true }

    // MARK: - Delegate

    override func tableView(_ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath) -> UISwipeActionsConfiguration? {
        let item = items[indexPath.row]
        let toggle = UIContextualAction(style: .normal, title: item.isDone ? "Undo" : "Done") { [weak self] _, _, completion in
            self?.items[indexPath.row].isDone.toggle()
            self?.tableView.reloadRows(at: [indexPath], with: .none)
            completion(true)
        }
        toggle.backgroundColor = .systemGreen
        toggle.image = UIImage(systemName: "checkmark")
        let configuration = UISwipeActionsConfiguration(actions: [toggle])
        configuration.performsFirstActionWithFullSwipe = true
        return configuration
    }

    override func tableView(_ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath) -> UISwipeActionsConfiguration? {
        let delete = UIContextualAction(style: .destructive, title: "Delete") { [weak self] action, view, completion in
            guard let self else { return completion(false) }
            self.confirmDeletion(at: indexPath, completion: completion)
        }
        let edit = UIContextualAction(style: .normal, title: "Rename") { [weak self] _, _, completion in
            self?.rename(at: indexPath)
            completion(true)
        }
        edit.backgroundColor = .systemOrange
        return UISwipeActionsConfiguration(actions: [delete, edit])
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        tableView.deselectRow(at: indexPath, animated: true)
        let detail = TodoDetailViewController(item: items[indexPath.row])
        navigationController?.pushViewController(detail, animated: true)
    }

    private func confirmDeletion(at indexPath: IndexPath, completion: @escaping (Bool) -> Void) {
        let alert = UIAlertController(title: "Delete “\(items[indexPath.row].title)”?", message: nil, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "Cancel", style: .cancel) { _ in completion(false) })
        alert.addAction(UIAlertAction(title: "Delete", style: .destructive) { _ in
            self.items.remove(at: indexPath.row)
            self.tableView.deleteRows(at: [indexPath], with: .automatic)
            completion(true)
        })
        present(alert, animated: true, completion: nil)
    }

    private func rename(at indexPath: IndexPath) {
        let alert = UIAlertController(title: "Rename", message: "Enter a new title", preferredStyle: .alert)
        alert.addTextField { textField in
            textField.text = self.items[indexPath.row].title
            textField.placeholder = "Title"
            textField.clearButtonMode = .whileEditing
            textField.autocapitalizationType = .sentences
        }
        let save = UIAlertAction(title: "Save", style: .default) { [unowned self, unowned alert] _ in
            guard let text = alert.textFields?.first?.text?.trimmingCharacters(in: .whitespacesAndNewlines), !text.isEmpty else { return }
            items[indexPath.row].title = text
            tableView.reloadRows(at: [indexPath], with: .automatic)
        }
        alert.addAction(save)
        alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
        alert.preferredAction = save
        present(alert, animated: true)
    }

    // MARK: - Actions

    func addTapped() {
        let controller = AddTodoViewController()
        controller.delegate = self
        let navigation = UINavigationController(rootViewController: controller)
        navigation.modalPresentationStyle = .formSheet
        present(navigation, animated: true)
    }

    func sortItems() {
        items.sort { $0.title.localizedCaseInsensitiveCompare($1.title) == .orderedAscending }
        tableView.reloadData()
        refreshControl?.endRefreshing()
    }

    func addTodoViewController(_ controller: AddTodoViewController, didAdd item: TodoItem) {
        items.append(item)
        let indexPath = IndexPath(row: items.count - 1, section: 0)
        tableView.insertRows(at: [indexPath], with: .automatic)
        tableView.scrollToRow(at: indexPath, at: .bottom, animated: true)
        dismiss(animated: true)
    }
}

class AddTodoViewController: UIViewController, UITextFieldDelegate {
    weak var delegate: AddTodoDelegate?
    let textField = UITextField(borderStyle: .none)

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        title = "New"
        navigationItem.leftBarButtonItem = UIBarButtonItem(barButtonSystemItem: .cancel, target: self, action: AddTodoViewController.cancel)
        navigationItem.rightBarButtonItem = UIBarButtonItem(title: "Save", style: .done, target: self, action: AddTodoViewController.save)
        navigationItem.rightBarButtonItem?.isEnabled = false
        textField.placeholder = "What is to be done?"
        textField.borderStyle = .roundedRect
        textField.returnKeyType = .done
        textField.delegate = self
        textField.translatesAutoresizingMaskIntoConstraints = false
        textField.addTarget(self, action: AddTodoViewController.textChanged(_:), for: .editingChanged)
        view.addSubview(textField)
        NSLayoutConstraint.activate([
            textField.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 20),
            textField.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
            textField.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor)
        ])
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        textField.becomeFirstResponder()
    }

    private func textChanged(_ sender: UITextField) {
        navigationItem.rightBarButtonItem?.isEnabled = !(sender.text ?? "").isEmpty
    }

    private func cancel() { dismiss(animated: true, completion: nil) }

    private func save() {
        guard let text = textField.text, !text.isEmpty else { return }
        delegate?.addTodoViewController(self, didAdd: TodoItem(title: text))
    }

    func textFieldShouldReturn(_ textField: UITextField) -> Bool {
        textField.resignFirstResponder()
        save()
        return true
    }
}

class TodoDetailViewController: UIViewController {
    let item: TodoItem
    init(item: TodoItem) {
        self.item = item
        super.init()
    }
    override func loadView() {
        let label = UILabel()
        label.text = item.title
        label.numberOfLines = 0
        label.textAlignment = .center
        label.backgroundColor = .systemBackground
        view = label
    }
    override func viewDidLoad() {
        super.viewDidLoad()
        title = item.title
        navigationItem.largeTitleDisplayMode = .never
    }
}
