import Tactus

/// The list of experiments.
final class ListView: View {
    /// Called with the experiment that was tapped.
    var onChoice: (Experiment) -> Void = { _ in }
    /// The experiment whose page is open.
    var chosen: Experiment.ID? {
        didSet { markChoice() }
    }
    /// Whether the chosen row is marked: where list and page are both seen.
    var showsChoice = false {
        didSet { if showsChoice != oldValue { markChoice() } }
    }

    private let title = Label(text: "Event Lab")
    private let scrollView = RowsView()
    private let rows: [ExperimentRow]
    private static let rowHeight = 58.0
    private static let headerHeight = 64.0

    init(experiments: [Experiment]) {
        rows = experiments.map(ExperimentRow.init)
        super.init(frame: .zero)
        name = "list"
        title.font = .systemFont(ofSize: 26, weight: .bold)
        title.textColor = .label
        addSubview(title)
        addSubview(scrollView)
        for row in rows {
            row.addTarget(self, action: ListView.choose, for: .touchUpInside)
            scrollView.addSubview(row)
        }
    }

    override func layoutSubviews() {
        title.frame = Rect(x: 20, y: 18, width: max(bounds.width - 40, 0), height: 34)
        scrollView.frame = Rect(
            x: 0, y: Self.headerHeight, width: bounds.width, height: max(bounds.height - Self.headerHeight, 0))
        for (index, row) in rows.enumerated() {
            row.frame = Rect(
                x: 12, y: Double(index) * Self.rowHeight, width: max(bounds.width - 24, 0),
                height: Self.rowHeight - 6)
        }
        scrollView.contentSize = Size(width: bounds.width, height: Double(rows.count) * Self.rowHeight + 12)
    }

    private func choose(_ row: ExperimentRow) { onChoice(row.experiment) }

    private func markChoice() {
        for row in rows { row.isSelected = showsChoice && row.experiment.id == chosen }
    }
}

/// What scrolls the rows. A drag takes the touch from a row, however long it was held.
private final class RowsView: ScrollView {
    override func touchesShouldCancel(in view: View) -> Bool { true }
}

/// An experiment in the list.
final class ExperimentRow: Control {
    let experiment: Experiment
    private let title = Label()
    private let hint = Label()

    init(_ experiment: Experiment) {
        self.experiment = experiment
        super.init(frame: .zero)
        name = experiment.title
        cornerRadius = 12
        title.text = experiment.title
        title.font = .systemFont(ofSize: 15, weight: .semibold)
        title.textColor = .label
        hint.text = experiment.hint
        hint.font = .systemFont(ofSize: 12)
        hint.textColor = .secondaryLabel
        for label in [title, hint] {
            label.isUserInteractionEnabled = false
            addSubview(label)
        }
        stateDidChange()
    }

    override func layoutSubviews() {
        title.frame = Rect(x: 14, y: 8, width: max(bounds.width - 28, 0), height: 20)
        hint.frame = Rect(x: 14, y: 29, width: max(bounds.width - 28, 0), height: 16)
    }

    override func stateDidChange() {
        backgroundColor =
            isHighlighted ? Palette.pressedCard : isSelected ? Palette.chosenCard : .secondarySystemGroupedBackground
    }
}
