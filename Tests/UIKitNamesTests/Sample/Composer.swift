// swift-format-ignore-file
import UIKitNames
import struct Foundation.Date
import struct Foundation.Locale
import struct Foundation.UUID

// A chat whose input bar grows with its text and stands on the keyboard: an inputAccessoryView of a controller.

struct ComposedMessage: Hashable {
    let id = UUID()
    let text: String
    let isMine: Bool
    let date: Date
}

protocol ComposerBarDelegate: AnyObject {
    func composerBar(_ bar: ComposerBar, didSend text: String)
    func composerBarDidChangeHeight(_ bar: ComposerBar)
}

final class ComposerBar: UIView, UITextViewDelegate {
    weak var delegate: ComposerBarDelegate?
    let textView = UITextView()
    let sendButton = UIButton(type: .custom)
    private let placeholderLabel = UILabel()
    private let maxHeight: CGFloat = 120
    private var heightConstraint: NSLayoutConstraint!

    override init(frame: CGRect) {
        super.init(frame: frame)
        autoresizingMask = .flexibleHeight
        backgroundColor = .secondarySystemBackground

        textView.font = .systemFont(ofSize: 16)
        textView.isScrollEnabled = false
        textView.delegate = self
        textView.layer.cornerRadius = 16
        textView.layer.borderWidth = 1 / UIScreen.main.scale
        textView.layer.borderColor = UIColor.separator.cgColor
        textView.textContainerInset = UIEdgeInsets(top: 7, left: 8, bottom: 7, right: 8)
        textView.translatesAutoresizingMaskIntoConstraints = false
        addSubview(textView)

        placeholderLabel.text = "Message"
        placeholderLabel.textColor = .placeholderText
        placeholderLabel.font = textView.font
        placeholderLabel.translatesAutoresizingMaskIntoConstraints = false
        addSubview(placeholderLabel)

        sendButton.setImage(UIImage(systemName: "paperplane.fill"), for: .normal)
        sendButton.isEnabled = false
        sendButton.addTarget(self, action: ComposerBar.send, for: .touchUpInside)
        sendButton.translatesAutoresizingMaskIntoConstraints = false
        sendButton.setContentHuggingPriority(.required, for: .horizontal)
        addSubview(sendButton)

        heightConstraint = textView.heightAnchor.constraint(lessThanOrEqualToConstant: maxHeight)
        NSLayoutConstraint.activate([
            textView.topAnchor.constraint(equalTo: topAnchor, constant: 8),
            textView.leadingAnchor.constraint(equalTo: safeAreaLayoutGuide.leadingAnchor, constant: 8),
            textView.bottomAnchor.constraint(equalTo: safeAreaLayoutGuide.bottomAnchor, constant: -8),
            heightConstraint,
            placeholderLabel.leadingAnchor.constraint(equalTo: textView.leadingAnchor, constant: 13),
            placeholderLabel.topAnchor.constraint(equalTo: textView.topAnchor, constant: 7),
            sendButton.leadingAnchor.constraint(equalTo: textView.trailingAnchor, constant: 8),
            sendButton.trailingAnchor.constraint(equalTo: safeAreaLayoutGuide.trailingAnchor, constant: -8),
            sendButton.widthAnchor.constraint(equalToConstant: 36),
            sendButton.heightAnchor.constraint(equalToConstant: 36),
            sendButton.bottomAnchor.constraint(equalTo: textView.bottomAnchor),
        ])
    }


    override var intrinsicContentSize: CGSize {
        let size = textView.sizeThatFits(CGSize(width: textView.bounds.width, height: .greatestFiniteMagnitude))
        return CGSize(width: UIView.noIntrinsicMetric, height: min(size.height, maxHeight) + 16)
    }

    func textViewDidChange(_ textView: UITextView) {
        placeholderLabel.isHidden = !textView.text.isEmpty
        sendButton.isEnabled = !textView.text.trimmingCharacters(in: .whitespacesAndNewlines).isEmpty
        let isTooHigh = textView.contentSize.height > maxHeight
        if textView.isScrollEnabled != isTooHigh { textView.isScrollEnabled = isTooHigh }
        invalidateIntrinsicContentSize()
        delegate?.composerBarDidChangeHeight(self)
    }

    func textView(_ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool {
        let newLength = textView.text.utf16.count + text.utf16.count - range.length
        return newLength <= 280
    }

    private func send() {
        let text = textView.text.trimmingCharacters(in: .whitespacesAndNewlines)
        guard !text.isEmpty else { return }
        textView.text = ""
        textViewDidChange(textView)
        delegate?.composerBar(self, didSend: text)
    }
}

final class ComposerViewController: UIViewController, UITableViewDataSource, UITableViewDelegate, ComposerBarDelegate {
    let tableView = UITableView(frame: .zero, style: .plain)
    let composer = ComposerBar()
    private(set) var messages: [ComposedMessage] = []
    private(set) var log: [String] = []
    private var observers: [NSObjectProtocol] = []

    override var inputAccessoryView: UIView? { composer }
    override var canBecomeFirstResponder: Bool { true }

    override func viewDidLoad() {
        super.viewDidLoad()
        composer.delegate = self
        tableView.frame = view.bounds
        tableView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        tableView.dataSource = self
        tableView.delegate = self
        tableView.keyboardDismissMode = .interactive
        tableView.separatorStyle = .none
        tableView.rowHeight = UITableView.automaticDimension
        tableView.estimatedRowHeight = 60
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "Message")
        view.addSubview(tableView)
        observers.append(NotificationCenter.default.addObserver(forName: UIResponder.keyboardWillChangeFrameNotification, object: nil, queue: .main) { [weak self] note in
            self?.keyboardChanged(note)
        })
    }

    private func keyboardChanged(_ note: Notification) {
        guard let frame = (note.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? NSValue)?.cgRectValue,
            let duration = note.userInfo?[UIResponder.keyboardAnimationDurationUserInfoKey] as? Double
        else { return }
        let overlap = max(0, view.bounds.maxY - view.convert(frame, from: nil).minY)
        log.append("keyboard \(Int(overlap))")
        UIView.animate(withDuration: duration) {
            self.tableView.contentInset.bottom = overlap
            self.tableView.verticalScrollIndicatorInsets.bottom = overlap
        }
    }

    func composerBar(_ bar: ComposerBar, didSend text: String) {
        messages.append(ComposedMessage(text: text, isMine: true, date: Date(timeIntervalSince1970: 0)))
        let path = IndexPath(row: messages.count - 1, section: 0)
        tableView.insertRows(at: [path], with: .automatic)
        tableView.scrollToRow(at: path, at: .bottom, animated: true)
        log.append("sent \(text.count)")
    }

    func composerBarDidChangeHeight(_ bar: ComposerBar) { log.append("height \(Int(bar.intrinsicContentSize.height))") }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { messages.count }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "Message", for: indexPath)
        var content = cell.defaultContentConfiguration()
        content.text = messages[indexPath.row].text
        content.textProperties.numberOfLines = 0
        cell.contentConfiguration = content
        cell.selectionStyle = .none
        return cell
    }
}
