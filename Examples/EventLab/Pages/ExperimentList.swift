import Tactus

/// The list of experiments.
final class ExperimentList: View {
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
    private let scrollView = RowsScrollView()
    private let rows: [ExperimentRow]
    private static let gap = 12.0

    init(experiments: [Experiment]) {
        rows = experiments.map(ExperimentRow.init)
        super.init(frame: .zero)
        name = "list"
        title.font = .preferred(.title1)
        title.textColor = .label
        addSubview(title)
        addSubview(scrollView)
        for row in rows {
            row.addTarget(self, action: ExperimentList.choose, for: .touchUpInside)
            scrollView.addSubview(row)
        }
    }

    override func layoutSubviews() {
        let titleHeight = title.intrinsicContentSize.height
        title.frame = Rect(x: 16, y: 16, width: max(bounds.width - 32, 0), height: titleHeight)
        let top = title.frame.maxY + 12
        scrollView.frame = Rect(x: 0, y: top, width: bounds.width, height: max(bounds.height - top, 0))
        let width = max(bounds.width - 32, 0)
        var below = 0.0
        for row in rows {
            row.frame = Rect(x: 16, y: below, width: width, height: row.height(forWidth: width))
            below = row.frame.maxY + Self.gap
        }
        scrollView.contentSize = Size(width: bounds.width, height: below + 12)
    }

    override func traitCollectionDidChange(_ previous: TraitCollection) { setNeedsLayout() }

    private func choose(_ row: ExperimentRow) { onChoice(row.experiment) }

    private func markChoice() {
        for row in rows { row.isSelected = showsChoice && row.experiment.id == chosen }
    }
}

/// What scrolls the rows. A drag takes the touch from a row, however long it was held.
private final class RowsScrollView: ScrollView {
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
        title.text = experiment.title
        title.font = .systemFont(ofSize: 16, weight: .semibold)
        title.textColor = .label
        hint.text = experiment.hint
        hint.font = .preferred(.footnote)
        hint.textColor = .secondaryLabel
        title.numberOfLines = 0
        hint.numberOfLines = 0
        for label in [title, hint] {
            label.isUserInteractionEnabled = false
            addSubview(label)
        }
        stateDidChange()
    }

    private static let inset = Vector(dx: 16, dy: 12)

    /// How high the row is with all that it says.
    func height(forWidth width: Double) -> Double {
        let room = Size(width: max(width - 2 * Self.inset.dx, 0), height: .infinity)
        return title.sizeThatFits(room).height + 2 + hint.sizeThatFits(room).height + 2 * Self.inset.dy
    }

    override func layoutSubviews() {
        cornerRadius = theme.radii.large
        shadow = theme.shadows.card
        let room = Size(width: max(bounds.width - 2 * Self.inset.dx, 0), height: .infinity)
        var top = Self.inset.dy
        for label in [title, hint] {
            let height = label.sizeThatFits(room).height
            label.frame = Rect(x: Self.inset.dx, y: top, width: room.width, height: height)
            top += height + 2
        }
    }

    override func stateDidChange() {
        // A row whose page is there already does nothing more.
        backgroundColor =
            isSelected ? Palette.chosenCard : isHighlighted ? Palette.pressedCard : .secondarySystemGroupedBackground
    }
}
