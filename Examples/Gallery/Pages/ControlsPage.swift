import Tactus

/// Every control, with what it says beside it.
final class ControlsPage: FormPage {
    private let bar = ProgressView()
    private let waiting = ActivityIndicatorView(style: .large)
    private let amount = Label(text: "40%")
    private let copies = Label(text: "1")
    private let parent = Checkbox(title: "All of it")
    private let children = ["With milk", "With sugar"].map { Checkbox(title: $0) }
    private var controls: [Control] = []

    override init(frame: Rect = .zero) {
        super.init(frame: frame)
        add("Buttons", [FlowView(styles() + signs())])
        add("Choices", [choices(), segments(), size()])
        add("Values", [slider(), stepper(), pages()])
        add("Progress", [bar, row("Something is going on", activity())])
        let enabled = Switch()
        enabled.isOn = true
        enabled.addAction(for: .valueChanged) { [weak self] control in
            for other in self?.controls ?? [] { other.isEnabled = control.isOn }
        }
        add("All of them", [row("Enabled", enabled)])
        showValue(0.4)
    }

    private func keep<C: Control>(_ control: C) -> C {
        controls.append(control)
        return control
    }

    private func styles() -> [View] {
        [Button.Style.plain, .gray, .tinted, .filled].map { style in
            keep(Button(title: "\(style)".prefix(1).uppercased() + "\(style)".dropFirst(), style: style))
        }
    }

    private func signs() -> [View] {
        let delete = keep(Button(title: "Delete", icon: .trash, style: .tinted))
        delete.tintColor = .systemRed
        let play = keep(Button(icon: .play))
        play.accessibilityLabel = "Play"
        play.changesSelectionAsPrimaryAction = true
        play.addAction(for: .primaryActionTriggered) { $0.icon = $0.isSelected ? .pause : .play }
        let bold = keep(Button(title: "Bold"))
        bold.changesSelectionAsPrimaryAction = true
        return [delete, play, bold]
    }

    private func choices() -> View {
        parent.checkState = .mixed
        children[0].isOn = true
        parent.addTarget(self, action: ControlsPage.checkAll, for: .valueChanged)
        for child in children { child.addTarget(self, action: ControlsPage.checkOne, for: .valueChanged) }
        let column = StackView(arrangedSubviews: [keep(parent)] + children.map { keep($0) })
        column.axis = .vertical
        column.alignment = .leading
        return column
    }

    private func checkAll() {
        for child in children { child.isOn = parent.isOn }
    }

    private func checkOne() {
        let count = children.filter(\.isOn).count
        parent.checkState = count == 0 ? .off : count == children.count ? .on : .mixed
    }

    private func segments() -> View {
        let segments = keep(SegmentedControl(titles: ["Day", "Week", "Month"]))
        segments.accessibilityLabel = "Range"
        segments.selectedSegmentIndex = 1
        return segments
    }

    private func size() -> View {
        let group = keep(RadioGroup(titles: ["Small", "Medium", "Large"]))
        group.accessibilityLabel = "Size"
        group.selectedIndex = 0
        return group
    }

    private func slider() -> View {
        let slider = keep(Slider())
        slider.accessibilityLabel = "Amount"
        slider.value = 0.4
        slider.addAction(for: .valueChanged) { [weak self] in self?.showValue($0.value) }
        amount.font = .monospacedDigitSystemFont(ofSize: 17)
        amount.textAlignment = .trailing
        let row = StackView(arrangedSubviews: [slider, amount])
        row.alignment = .center
        row.spacing = 16
        amount.setContentHuggingPriority(.required, for: .horizontal)
        return row
    }

    private func showValue(_ value: Double) {
        amount.text = "\(Int((value * 100).rounded()))%"
        bar.setProgress(value, animated: true)
    }

    private func stepper() -> View {
        let stepper = keep(Stepper())
        stepper.accessibilityLabel = "Copies"
        stepper.minimumValue = 1
        stepper.maximumValue = 12
        stepper.addAction(for: .valueChanged) { [weak self] in self?.copies.text = "\(Int($0.value))" }
        copies.font = .monospacedDigitSystemFont(ofSize: 17)
        let values = StackView(arrangedSubviews: [copies, stepper])
        values.alignment = .center
        values.spacing = 12
        return row("Copies", values)
    }

    private func pages() -> View {
        let pages = keep(PageControl())
        pages.numberOfPages = 5
        pages.accessibilityLabel = "Pages"
        return row("Pages", pages)
    }

    private func activity() -> View {
        waiting.startAnimating()
        let control = keep(Switch())
        control.accessibilityLabel = "Something is going on"
        control.isOn = true
        control.addAction(for: .valueChanged) { [waiting] in
            if $0.isOn { waiting.startAnimating() } else { waiting.stopAnimating() }
        }
        let row = StackView(arrangedSubviews: [waiting, control])
        row.alignment = .center
        row.spacing = 16
        return row
    }
}
