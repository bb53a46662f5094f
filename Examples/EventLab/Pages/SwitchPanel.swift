import Tactus

/// The switches of an experiment, which scroll where there is no room for all of them.
final class SwitchPanel: ScrollView {
    /// Called when one was switched, with a remark for the log.
    var onChange: (String) -> Void = { _ in }
    /// What is on.
    private(set) var toggles: Set<Toggle>
    /// Which variant is chosen.
    private(set) var variant = 0
    private let choice: SegmentedControl?
    private let rows: [(toggle: Toggle, label: Label, control: Switch)]
    private static let rowHeight = 44.0
    private static let columnGap = 14.0
    /// What a row takes beside its words: the switch, and room around both.
    private static let besideWords = 64.0

    init(_ experiment: Experiment) {
        toggles = experiment.initially
        choice = experiment.variants.isEmpty ? nil : SegmentedControl(titles: experiment.variants)
        rows = experiment.toggles.map { ($0, Label(text: $0.title), Switch()) }
        super.init(frame: .zero)
        name = "switches"
        if let choice {
            choice.selectedSegmentIndex = 0
            choice.traitOverrides.textScale = 1  // it has as much room as it has
            choice.addTarget(self, action: SwitchPanel.choose, for: .valueChanged)
            addSubview(choice)
        }
        for row in rows {
            row.label.font = .systemFont(ofSize: 14)
            row.label.textColor = .label
            row.control.isOn = toggles.contains(row.toggle)
            row.control.name = row.toggle.title
            row.control.addTarget(self, action: SwitchPanel.flip, for: .valueChanged)
            addSubview(row.label)
            addSubview(row.control)
        }
    }

    /// How high all switches are in that width, in points.
    func height(forWidth width: Double) -> Double {
        let columns = columns(in: width)
        return choiceHeight + Double((rows.count + columns - 1) / columns) * rowHeight
    }

    /// Two where the words beside all switches fit.
    private func columns(in width: Double) -> Int {
        let widest = rows.map(\.label.intrinsicContentSize.width).max() ?? 0
        return 2 * (widest + Self.besideWords) + Self.columnGap <= width ? 2 : 1
    }

    private var choiceHeight: Double { choice.map { $0.intrinsicContentSize.height + 8 } ?? 0 }

    private var rowHeight: Double {
        max(Self.rowHeight, rows.map { $0.label.intrinsicContentSize.height + 12 }.max() ?? 0)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        contentSize = Size(width: bounds.width, height: height(forWidth: bounds.width))
        choice?.frame = Rect(x: 0, y: 0, width: bounds.width, height: choiceHeight - 8)
        let columns = columns(in: bounds.width)
        let width = (bounds.width - Self.columnGap * Double(columns - 1)) / Double(columns)
        for (index, row) in rows.enumerated() {
            let left = Double(index % columns) * (width + Self.columnGap)
            let top = choiceHeight + Double(index / columns) * rowHeight
            row.label.frame = placed(
                Rect(x: left + 4, y: top, width: max(width - Self.besideWords, 0), height: rowHeight))
            row.control.frame = placed(
                Rect(x: left + width - 52, y: top + (rowHeight - 44) / 2, width: 52, height: 44))
        }
    }

    override func traitCollectionDidChange(_ previous: TraitCollection) { setNeedsLayout() }

    private func choose(_ choice: SegmentedControl) {
        variant = choice.selectedSegmentIndex
        onChange(choice.titles[variant])
    }

    private func flip(_ control: Switch) {
        guard let row = rows.first(where: { $0.control === control }) else { return }
        if control.isOn { toggles.insert(row.toggle) } else { toggles.remove(row.toggle) }
        onChange("\(row.toggle.title): \(control.isOn ? "on" : "off")")
    }
}
