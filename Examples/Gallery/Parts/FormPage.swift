import Tactus

/// A page that scrolls: cards with rows, one below the other, not wider than one likes to read.
class FormPage: ScrollView {
    private let column = StackView()
    /// How wide the cards are at most.
    static let widest = 640.0
    private static let margin = 20.0

    override init(frame: Rect = .zero) {
        super.init(frame: frame)
        alwaysBounceVertical = true
        column.axis = .vertical
        column.spacing = 16
        column.translatesAutoresizingMaskIntoConstraints = false
        addSubview(column)
        let width = column.widthAnchor.constraint(
            equalTo: frameLayoutGuide.widthAnchor, constant: -2 * Self.margin)
        LayoutConstraint.activate([
            column.topAnchor.constraint(equalTo: contentLayoutGuide.topAnchor, constant: 4),
            column.bottomAnchor.constraint(equalTo: contentLayoutGuide.bottomAnchor, constant: -20),
            column.centerXAnchor.constraint(equalTo: contentLayoutGuide.centerXAnchor),
            column.centerXAnchor.constraint(equalTo: frameLayoutGuide.centerXAnchor),
            contentLayoutGuide.widthAnchor.constraint(equalTo: frameLayoutGuide.widthAnchor),
            column.widthAnchor.constraint(lessThanOrEqualToConstant: Self.widest),
            column.widthAnchor.constraint(
                lessThanOrEqualTo: frameLayoutGuide.widthAnchor, constant: -2 * Self.margin),
            width.with(priority: .defaultHigh),
        ])
    }

    /// Adds a card with a heading and rows.
    func add(_ title: String, _ rows: [View]) {
        column.addArrangedSubview(Card(title, rows))
    }

    /// A row: a text where one begins to read, and what belongs to it at the other end.
    func row(_ title: String, _ view: View) -> View {
        let label = Label(text: title)
        label.numberOfLines = 0
        if view is Control, view.accessibilityLabel == nil { view.accessibilityLabel = title }
        let row = StackView(arrangedSubviews: [label, view])
        row.alignment = .center
        row.spacing = 16
        view.setContentHuggingPriority(.required, for: .horizontal)
        view.setContentCompressionResistancePriority(.required, for: .horizontal)
        return row
    }
}

/// A heading above rows on a card.
private final class Card: View {
    init(_ title: String, _ rows: [View]) {
        super.init(frame: .zero)
        backgroundColor = .secondarySystemGroupedBackground
        accessibilityRole = .group
        accessibilityLabel = title
        let heading = Label(text: title)
        heading.font = .preferred(.headline)
        heading.numberOfLines = 0
        let column = StackView(arrangedSubviews: [heading] + rows)
        column.axis = .vertical
        column.spacing = 10
        column.translatesAutoresizingMaskIntoConstraints = false
        addSubview(column)
        LayoutConstraint.activate([
            column.topAnchor.constraint(equalTo: topAnchor, constant: 14),
            column.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -14),
            column.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 16),
            column.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -16),
        ])
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        cornerRadius = theme.radii.large
        cornerCurve = theme.radii.curve
        shadow = theme.shadows.card
    }
}
