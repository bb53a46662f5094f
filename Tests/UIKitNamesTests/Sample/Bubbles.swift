// swift-format-ignore-file
import UIKitNames
import struct Foundation.Locale

nonisolated struct ChatMessage: Hashable {
    let id: Int
    var text: String
    var isMine: Bool
}

class BubbleCell: UITableViewCell {
    static let reuseIdentifier = "BubbleCell"

    let bubbleView = UIView()
    let messageLabel = UILabel()
    private var leading: NSLayoutConstraint!
    private var trailing: NSLayoutConstraint!

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        selectionStyle = .none
        backgroundColor = .clear
        bubbleView.layer.cornerRadius = 16
        bubbleView.layer.cornerCurve = .continuous
        bubbleView.translatesAutoresizingMaskIntoConstraints = false
        messageLabel.numberOfLines = 0
        messageLabel.font = UIFont.preferredFont(forTextStyle: .body)
        messageLabel.translatesAutoresizingMaskIntoConstraints = false
        contentView.addSubview(bubbleView)
        bubbleView.addSubview(messageLabel)
        leading = bubbleView.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 12)
        trailing = bubbleView.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -12)
        NSLayoutConstraint.activate([
            bubbleView.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 4),
            bubbleView.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -4),
            bubbleView.widthAnchor.constraint(lessThanOrEqualTo: contentView.widthAnchor, multiplier: 0.75),
            messageLabel.topAnchor.constraint(equalTo: bubbleView.topAnchor, constant: 8),
            messageLabel.bottomAnchor.constraint(equalTo: bubbleView.bottomAnchor, constant: -8),
            messageLabel.leadingAnchor.constraint(equalTo: bubbleView.leadingAnchor, constant: 12),
            messageLabel.trailingAnchor.constraint(equalTo: bubbleView.trailingAnchor, constant: -12),
        ])
    }


    func configure(with message: ChatMessage) {
        messageLabel.text = message.text
        bubbleView.backgroundColor = message.isMine ? .systemBlue : .secondarySystemBackground
        messageLabel.textColor = message.isMine ? .white : .label
        leading.isActive = !message.isMine
        trailing.isActive = message.isMine
    }
}

class ChatBubblesViewController: UIViewController, UITableViewDelegate, UITextViewDelegate {
    private enum Section { case main }

    let tableView = UITableView(frame: .zero, style: .plain)
    let inputBar = UIView()
    let textView = UITextView()
    let sendButton = UIButton(type: .system)
    private(set) var dataSource: UITableViewDiffableDataSource<Int, ChatMessage>!
    private var messages: [ChatMessage] = []
    private var textHeight: NSLayoutConstraint!
    private(set) var log: [String] = []

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Chat"
        view.backgroundColor = .systemBackground
        configureTable()
        configureInput()
        let center = NotificationCenter.default
        center.addObserver(self, selector: ChatBubblesViewController.textDidChange(_:), name: UITextView.textDidChangeNotification, object: textView)
        append([ChatMessage(id: 0, text: "Hello", isMine: false), ChatMessage(id: 1, text: "Hi! How are you doing on this fine day, my dear friend?", isMine: true)])
    }

    private func configureTable() {
        tableView.delegate = self
        tableView.separatorStyle = .none
        tableView.keyboardDismissMode = .interactive
        tableView.allowsSelection = false
        tableView.rowHeight = UITableView.automaticDimension
        tableView.estimatedRowHeight = 60
        if #available(iOS 15.0, *) {
            tableView.sectionHeaderTopPadding = 0
        }
        tableView.register(BubbleCell.self, forCellReuseIdentifier: BubbleCell.reuseIdentifier)
        tableView.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(tableView)
        dataSource = UITableViewDiffableDataSource<Int, ChatMessage>(tableView: tableView) { tableView, indexPath, message in
            let cell = tableView.dequeueReusableCell(withIdentifier: BubbleCell.reuseIdentifier, for: indexPath) as! BubbleCell
            cell.configure(with: message)
            return cell
        }
        dataSource.defaultRowAnimation = .fade
    }

    private func configureInput() {
        inputBar.backgroundColor = .secondarySystemBackground
        inputBar.translatesAutoresizingMaskIntoConstraints = false
        textView.font = .preferredFont(forTextStyle: .body)
        textView.isScrollEnabled = false
        textView.layer.cornerRadius = 12
        textView.layer.borderWidth = 1
        textView.layer.borderColor = UIColor.separator.cgColor
        textView.textContainerInset = UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)
        textView.delegate = self
        textView.translatesAutoresizingMaskIntoConstraints = false
        sendButton.setTitle("Send", for: .normal)
        sendButton.isEnabled = false
        sendButton.addTarget(self, action: ChatBubblesViewController.send, for: .touchUpInside)
        sendButton.setContentHuggingPriority(.required, for: .horizontal)
        sendButton.setContentCompressionResistancePriority(.required, for: .horizontal)
        sendButton.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(inputBar)
        inputBar.addSubview(textView)
        inputBar.addSubview(sendButton)
        NSLayoutConstraint.activate([
            tableView.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
            tableView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            tableView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            tableView.bottomAnchor.constraint(equalTo: inputBar.topAnchor),
            inputBar.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            inputBar.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            inputBar.bottomAnchor.constraint(equalTo: view.keyboardLayoutGuide.topAnchor),
            textView.topAnchor.constraint(equalTo: inputBar.topAnchor, constant: 8),
            textView.bottomAnchor.constraint(equalTo: inputBar.bottomAnchor, constant: -8),
            textView.leadingAnchor.constraint(equalTo: inputBar.layoutMarginsGuide.leadingAnchor),
            sendButton.leadingAnchor.constraint(equalTo: textView.trailingAnchor, constant: 8),
            sendButton.trailingAnchor.constraint(equalTo: inputBar.layoutMarginsGuide.trailingAnchor),
            sendButton.bottomAnchor.constraint(equalTo: textView.bottomAnchor),
        ])
    }

    private func textDidChange(_ notification: Notification) {
        sendButton.isEnabled = !textView.text.trimmingCharacters(in: .whitespacesAndNewlines).isEmpty
    }

    private func send() {
        guard let text = textView.text, !text.isEmpty else { return }
        append([ChatMessage(id: messages.count, text: text, isMine: true)])
        textView.text = ""
        sendButton.isEnabled = false
    }

    private func append(_ new: [ChatMessage]) {
        messages += new
        var snapshot = NSDiffableDataSourceSnapshot<Int, ChatMessage>()
        snapshot.appendSections([0])
        snapshot.appendItems(messages)
        dataSource.apply(snapshot, animatingDifferences: view.window != nil) { [weak self] in
            guard let self = self, !self.messages.isEmpty else { return }
            self.tableView.scrollToRow(at: IndexPath(row: self.messages.count - 1, section: 0), at: .bottom, animated: true)
        }
    }

    // MARK: UITextViewDelegate

    func textViewDidBeginEditing(_ textView: UITextView) { log.append("begin") }
    func textViewDidEndEditing(_ textView: UITextView) { log.append("end") }

    func textView(_ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool {
        if text == "\n" {
            send()
            return false
        }
        return true
    }

    // MARK: UITableViewDelegate

    func tableView(_ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint) -> UIContextMenuConfiguration? {
        guard let message = dataSource.itemIdentifier(for: indexPath) else { return nil }
        return UIContextMenuConfiguration(identifier: "\(indexPath.row)" as NSString, previewProvider: nil) { [weak self] _ in
            let copy = UIAction(title: "Copy", image: UIImage(systemName: "doc.on.doc")) { _ in
                UIPasteboard.general.string = message.text
            }
            let delete = UIAction(title: "Delete", image: UIImage(systemName: "trash"), attributes: .destructive) { _ in
                guard let self = self else { return }
                self.messages.removeAll { $0 == message }
                self.append([])
            }
            return UIMenu(title: "", children: [copy, delete])
        }
    }

    func tableView(_ tableView: UITableView, previewForHighlightingContextMenuWithConfiguration configuration: UIContextMenuConfiguration) -> UITargetedPreview? {
        return makePreview(for: configuration)
    }

    func tableView(_ tableView: UITableView, previewForDismissingContextMenuWithConfiguration configuration: UIContextMenuConfiguration) -> UITargetedPreview? {
        return makePreview(for: configuration)
    }

    private func makePreview(for configuration: UIContextMenuConfiguration) -> UITargetedPreview? {
        guard let identifier = configuration.identifier as? String, let row = Int(identifier),
              let cell = tableView.cellForRow(at: IndexPath(row: row, section: 0)) as? BubbleCell else { return nil }
        let parameters = UIPreviewParameters()
        parameters.backgroundColor = .clear
        parameters.visiblePath = UIBezierPath(roundedRect: cell.bubbleView.bounds, cornerRadius: 16)
        return UITargetedPreview(view: cell.bubbleView, parameters: parameters)
    }
}
