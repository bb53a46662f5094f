import Tactus

/// How loud the machine is, and whether it keeps quiet: in a popover of the bar.
final class QuickSettingsPage: ViewController {
    /// What it sets.
    final class Values {
        var volume = 0.5
        var isQuiet = false
    }

    private let values: Values
    private let journal: Journal
    private let volume = Slider()
    private let quiet = Switch()

    init(_ values: Values, journal: Journal) {
        self.values = values
        self.journal = journal
        super.init()
        title = "Quick settings"
        preferredContentSize = Size(width: 260, height: 128)
    }

    override func viewDidLoad() {
        view.backgroundColor = .elevatedBackground
        volume.accessibilityLabel = "Volume"
        volume.value = values.volume
        volume.isContinuous = false
        volume.addAction(for: .valueChanged) { [unowned self] _ in
            values.volume = volume.value
            journal.record("volume: \(Int((volume.value * 100).rounded()))")
        }
        quiet.accessibilityLabel = "Do not disturb"
        quiet.isOn = values.isQuiet
        quiet.addAction(for: .valueChanged) { [unowned self] _ in
            values.isQuiet = quiet.isOn
            journal.record(quiet.isOn ? "quiet" : "not quiet")
        }
        let words = Label(text: "Do not disturb")
        words.numberOfLines = 2
        let rows = [[IconView(.speaker), volume], [words, quiet]].map { StackView(arrangedSubviews: $0) }
        for row in rows {
            row.spacing = 12
            row.alignment = .center
        }
        let column = StackView(arrangedSubviews: rows)
        column.axis = .vertical
        column.spacing = 12
        column.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(column)
        let guide = view.safeAreaLayoutGuide
        LayoutConstraint.activate([
            column.leadingAnchor.constraint(equalTo: guide.leadingAnchor, constant: 16),
            column.trailingAnchor.constraint(equalTo: guide.trailingAnchor, constant: -16),
            column.centerYAnchor.constraint(equalTo: guide.centerYAnchor),
        ])
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        journal.record("quick settings")
    }

    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        journal.record("quick settings closed")
    }
}

extension QuickSettingsPage: PresentationControllerDelegate {
    /// It is small enough for any screen.
    func adaptivePresentationStyle(for controller: PresentationController) -> ModalPresentationStyle { .none }
}
