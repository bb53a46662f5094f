import Tactus

/// A text, and controls for how it is set.
final class TextKnobs {
    /// The text, and below it the controls.
    private(set) var rows: [View] = []

    private let text = Label(
        text: "A text is broken into lines where it has to be, and cut off where there are too many.")
    private let size = Slider()
    private let weight = SegmentedControl(titles: ["Light", "Regular", "Bold"])
    private let alignment = SegmentedControl(titles: ["Natural", "Centre", "Justified"])
    private let lines = Stepper()
    private let count = Label()
    private static let weights: [Font.Weight] = [.light, .regular, .bold]
    private static let alignments: [TextAlignment] = [.natural, .center, .justified]

    init() {
        size.minimumValue = 11
        size.maximumValue = 40
        size.value = 17
        lines.maximumValue = 6
        weight.selectedSegmentIndex = 1
        alignment.selectedSegmentIndex = 0
        for (control, name) in [
            (size, "Font size"), (weight, "Weight"), (alignment, "Alignment"), (lines, "Line limit"),
        ] as [(Control, String)] {
            control.accessibilityLabel = name
            control.addAction(for: .valueChanged) { [weak self] _ in self?.apply() }
        }
        let limit = StackView(arrangedSubviews: [count, lines])
        limit.alignment = .center
        limit.spacing = 12
        rows = [text, size, weight, alignment, limit]
        apply()
    }

    private func apply() {
        let index = weight.selectedSegmentIndex
        text.font = .systemFont(
            ofSize: size.value.rounded(), weight: Self.weights.indices.contains(index) ? Self.weights[index] : .regular)
        let place = alignment.selectedSegmentIndex
        text.textAlignment = Self.alignments.indices.contains(place) ? Self.alignments[place] : .natural
        text.numberOfLines = Int(lines.value)
        count.text = lines.value == 0 ? "As many lines as it takes" : "At most \(Int(lines.value)) lines"
    }
}
