import Tactus

/// What is known of a picture: on a sheet in a hand, at the side of a wide window, with the pictures live beside it.
final class DetailsPage: ViewController {
    private let heading = Label()
    private let close = Button(icon: .cross, style: .plain)
    private let list = ScrollView()
    private let lines = StackView()

    /// Called when it comes, and when it goes.
    var onChange: ((_ isShown: Bool) -> Void)?
    /// The picture.
    var picture: Picture { didSet { show() } }

    init(_ picture: Picture) {
        self.picture = picture
        super.init()
        modalPresentationStyle = .sideSheet
        guard let sheet = sheetPresentationController as? SideSheetPresentationController else { return }
        sheet.detents = [.medium, .large]
        sheet.largestUndimmedDetentIdentifier = .medium
        sheet.prefersGrabberVisible = true
        sheet.allowsInteractionBehind = true
    }

    override func viewDidLoad() {
        view.backgroundColor = .elevatedBackground
        heading.font = .preferred(.headline)
        heading.textAlignment = .center
        close.accessibilityLabel = "Close"
        close.addAction(for: .primaryActionTriggered) { [unowned self] _ in dismiss(animated: true) }
        list.name = "details"
        lines.axis = .vertical
        lines.spacing = 12
        list.addSubview(lines)
        for part in [heading, close, list, lines] { part.translatesAutoresizingMaskIntoConstraints = false }
        for part in [heading, close, list] { view.addSubview(part) }
        let (page, content) = (view.safeAreaLayoutGuide, list.contentLayoutGuide)
        LayoutConstraint.activate([
            heading.topAnchor.constraint(equalTo: page.topAnchor, constant: 12),
            heading.leadingAnchor.constraint(equalTo: page.leadingAnchor, constant: 56),
            heading.trailingAnchor.constraint(equalTo: page.trailingAnchor, constant: -56),
            close.centerYAnchor.constraint(equalTo: heading.centerYAnchor),
            close.trailingAnchor.constraint(equalTo: page.trailingAnchor, constant: -8),
            list.topAnchor.constraint(equalTo: heading.bottomAnchor, constant: 8),
            list.bottomAnchor.constraint(equalTo: view.bottomAnchor),
            list.leadingAnchor.constraint(equalTo: page.leadingAnchor),
            list.trailingAnchor.constraint(equalTo: page.trailingAnchor),
            lines.topAnchor.constraint(equalTo: content.topAnchor, constant: 8),
            lines.bottomAnchor.constraint(equalTo: content.bottomAnchor, constant: -16),
            lines.leadingAnchor.constraint(equalTo: content.leadingAnchor, constant: 24),
            lines.trailingAnchor.constraint(equalTo: content.trailingAnchor, constant: -24),
            content.widthAnchor.constraint(equalTo: list.frameLayoutGuide.widthAnchor),
        ])
        show()
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        onChange?(true)
    }

    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        onChange?(false)
    }

    private func show() {
        heading.text = picture.title
        for row in lines.arrangedSubviews { row.removeFromSuperview() }
        for detail in picture.details {
            let name = Label(text: detail.name)
            name.textColor = .secondaryLabel
            let row = StackView(arrangedSubviews: [name, Label(text: detail.value)])
            row.distribution = .equalSpacing
            lines.addArrangedSubview(row)
        }
        list.setContentOffset(.zero, animated: false)
    }
}
