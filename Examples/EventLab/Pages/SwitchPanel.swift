import Tactus

/// The switches of an experiment.
final class SwitchPanel: View {
    /// Called when one was switched, with a remark for the log.
    var onChange: (String) -> Void = { _ in }
    /// What is on.
    private(set) var toggles: Set<Toggle>
    /// Which variant is chosen.
    private(set) var variant = 0
    /// How many switches there are in a row.
    var columns = 1 {
        didSet { if columns != oldValue { setNeedsLayout() } }
    }

    private let choice: SegmentedControl?
    private let rows: [(toggle: Toggle, label: Label, control: Switch)]
    private static let rowHeight = 44.0
    private static let choiceHeight = 52.0

    init(_ experiment: Experiment) {
        toggles = experiment.initially
        choice = experiment.variants.isEmpty ? nil : SegmentedControl(titles: experiment.variants)
        rows = experiment.toggles.map { ($0, Label(text: $0.title), Switch()) }
        super.init(frame: .zero)
        name = "switches"
        if let choice {
            choice.selectedSegmentIndex = 0
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

    /// How high the panel is with so many switches in a row, in points.
    func height(columns: Int) -> Double {
        let lines = (rows.count + columns - 1) / columns
        return (choice == nil ? 0 : Self.choiceHeight) + Double(lines) * Self.rowHeight
    }

    override func layoutSubviews() {
        choice?.frame = Rect(x: 0, y: 0, width: bounds.width, height: Self.choiceHeight - 8)
        let top = choice == nil ? 0 : Self.choiceHeight
        let gap = 18.0
        let width = (bounds.width - gap * Double(columns - 1)) / Double(columns)
        for (index, row) in rows.enumerated() {
            let left = Double(index % columns) * (width + gap)
            let line = top + Double(index / columns) * Self.rowHeight
            row.label.frame = Rect(x: left + 4, y: line, width: max(width - 64, 0), height: Self.rowHeight)
            row.control.frame = Rect(x: left + width - 52, y: line, width: 52, height: Self.rowHeight)
        }
    }

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
