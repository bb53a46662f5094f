import Tactus

/// A note to read and to write.
final class EditorPage: ViewController, TextViewDelegate {
    private let library: Library
    let id: Note.ID
    private let field = TextField(placeholder: "Title")
    private let date = Label()
    private let body = TextView()

    /// The widest column of text that is read with ease, in points.
    private static let readableWidth = 640.0

    init(_ note: Note, in library: Library) {
        self.library = library
        id = note.id
        super.init()
        navigationItem.largeTitleDisplayMode = .never
        navigationItem.backButtonTitle = note.shownTitle
        library.observe(by: self) { [weak self] change in
            guard let self, change == .note(id) || change == .shelves else { return }
            showNote()
        }
    }

    override func viewDidLoad() {
        view.backgroundColor = .systemBackground
        body.frame = view.bounds
        body.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        body.restorationIdentifier = "text"
        body.delegate = self
        body.font = .systemFont(ofSize: 17)
        body.placeholder = "Write something"
        body.accessibilityLabel = "Text"
        body.keyboardDismissMode = .onDrag
        field.borderStyle = .none
        field.font = .preferred(.title1)
        field.maximumLength = 200
        field.addAction(for: .editingChanged) { [unowned self] _ in write() }
        field.addAction(for: .editingDidEndOnExit) { [unowned self] _ in
            body.selection = TextSelection(0..<0)
            body.becomeFirstResponder()
        }
        date.font = .preferred(.footnote)
        date.textColor = .secondaryLabel
        for part in [date, field] { body.addSubview(part) }
        view.addSubview(body)
        showNote()
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        navigationController?.isToolbarHidden = true
    }

    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        view.endEditing(true)
    }

    override func viewWillLayoutSubviews() {
        super.viewWillLayoutSubviews()
        let safe = view.safeAreaInsets
        let width = view.bounds.width - safe.left - safe.right
        let margin = view.traitCollection.horizontalSizeClass == .regular ? 24.0 : 16
        let side = max((width - Self.readableWidth) / 2, margin).rounded()
        let lines = (date: date.intrinsicContentSize.height, title: field.intrinsicContentSize.height)
        let top = 8 + lines.date + 4 + lines.title
        let lineSide = side - body.lineFragmentPadding
        let inset = Insets(top: 8, left: lineSide, bottom: 40, right: lineSide)
        if body.textContainerInset != inset { body.textContainerInset = inset }
        if body.contentInset.top != top { body.contentInset = Insets(top: top, left: 0, bottom: 0, right: 0) }
        date.frame = Rect(x: side, y: 8 - top, width: max(width - 2 * side, 0), height: lines.date)
        field.frame = Rect(x: side, y: 12 - top + lines.date, width: max(width - 2 * side, 0), height: lines.title)
    }

    // MARK: The note

    private func showNote() {
        guard isViewLoaded, let note = library.note(id) else { return }
        if field.text != note.title { field.text = note.title }
        if body.text != note.text { body.text = note.text }
        date.text = "\(library.folder(note.folder)?.name ?? "") · \(note.edited.spoken(at: library.now()))"
        navigationItem.rightBarButtonItems = [
            BarButtonItem(icon: .ellipsis, accessibilityLabel: "More", menu: menu(of: note)),
            BarButtonItem(icon: note.isPinned ? .pinFill : .pin, accessibilityLabel: note.isPinned ? "Unpin" : "Pin") {
                [unowned self] _ in library.setPinned(!note.isPinned, id)
            },
        ]
        view.setNeedsLayout()
    }

    private func menu(of note: Note) -> Menu {
        Menu(children: [
            library.moveMenu(of: note) { [unowned self] in undoManager },
            Action(title: "Open in new window", icon: .arrowUpRight) { [unowned self] _ in columns?.openWindow(id) },
            Menu(
                options: .displayInline,
                children: [
                    Action(title: "Delete", icon: .trash, attributes: .destructive) { [unowned self] _ in
                        columns?.delete(id)
                    }
                ]),
        ])
    }

    private func write() { library.write(id, title: field.text, text: body.text) }

    /// Begins with the title, where there is none yet.
    func beginEditing() {
        loadViewIfNeeded()
        if field.text.isEmpty { field.becomeFirstResponder() } else { body.becomeFirstResponder() }
    }

    func textViewDidChange(_ textView: TextView) { write() }
}

/// What the last column shows while no note is chosen.
final class NoNotePage: ViewController {
    override func viewDidLoad() {
        view.backgroundColor = .systemBackground
        var configuration = ContentUnavailableConfiguration(
            text: "No note chosen", secondaryText: "Choose one from the list, or write a new one.", icon: .documentText)
        configuration.button = Action(title: "New note") { [unowned self] _ in columns?.addNote() }
        let nothing = ContentUnavailableView(configuration: configuration, frame: view.bounds)
        nothing.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(nothing)
    }
}
