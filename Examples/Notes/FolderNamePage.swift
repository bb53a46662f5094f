import Tactus

/// Asks for the name of a folder.
final class FolderNamePage: ViewController {
    private let field = TextField(placeholder: "Name of the folder")
    private let finish: (String) -> Void

    /// - Parameters:
    ///   - name: Its present name; `nil` for a new folder.
    ///   - finish: Called with the name, when there is one.
    init(_ name: String?, finish: @escaping (String) -> Void) {
        self.finish = finish
        super.init()
        title = name == nil ? "New folder" : "Rename"
        field.text = name ?? ""
        navigationItem.leftBarButtonItem = BarButtonItem(title: "Cancel") { [unowned self] _ in close() }
        navigationItem.rightBarButtonItem = BarButtonItem(
            title: name == nil ? "Create" : "Rename", style: .prominent
        ) { [unowned self] _ in save() }
    }

    override func viewDidLoad() {
        view.backgroundColor = .elevatedBackground
        field.maximumLength = 60
        field.clearButtonMode = .whileEditing
        field.addAction(for: .editingChanged) { [unowned self] _ in showWhetherItWillDo() }
        field.addAction(for: .editingDidEndOnExit) { [unowned self] _ in save() }
        field.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(field)
        let guide = view.safeAreaLayoutGuide
        LayoutConstraint.activate([
            field.leadingAnchor.constraint(equalTo: guide.leadingAnchor, constant: 20),
            field.trailingAnchor.constraint(equalTo: guide.trailingAnchor, constant: -20),
            field.topAnchor.constraint(equalTo: guide.topAnchor, constant: 16),
        ])
        showWhetherItWillDo()
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        field.becomeFirstResponder()
    }

    private var folderName: String {
        let words = field.text.split(whereSeparator: \.isWhitespace)
        return words.joined(separator: " ")
    }

    private func showWhetherItWillDo() { navigationItem.rightBarButtonItem?.isEnabled = !folderName.isEmpty }

    private func save() {
        guard !folderName.isEmpty else { return }
        close()
        finish(folderName)
    }

    private func close() { presentingViewController?.dismiss(animated: true) }
}
