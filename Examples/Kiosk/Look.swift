import Tactus

/// How the counter looks: large, for people who stand.
enum Look {
    /// The museum's own colour, for what can be touched and what matters.
    static let accent = Color(light: Color(hex: 0x0B625A), dark: Color(hex: 0x58C9BC))
    static let veil = Color.black.withAlphaComponent(0.5)

    static let margin = 32.0
    /// The width that a page needs at most.
    static let pageWidth = 760.0

    /// A line of text.
    static func label(
        _ text: String, size: Double, weight: Font.Weight = .regular, color: Color = .label
    ) -> Label {
        let label = Label(text: text)
        label.font = .systemFont(ofSize: size, weight: weight)
        label.textColor = color
        return label
    }

    /// A button that fills its place and is high enough for anybody.
    static func button(_ title: String, style: Button.Style = .filled) -> Button {
        let button = Button(title: title, style: style)
        button.font = .systemFont(ofSize: 22, weight: .semibold)
        button.translatesAutoresizingMaskIntoConstraints = false
        button.heightAnchor.constraint(equalToConstant: 64).isActive = true
        return button
    }

    /// A column in the middle of a page, as wide as the page lets it.
    static func fill(_ page: View, with column: StackView) {
        column.axis = .vertical
        column.translatesAutoresizingMaskIntoConstraints = false
        page.addSubview(column)
        LayoutConstraint.activate([
            column.centerXAnchor.constraint(equalTo: page.centerXAnchor),
            column.centerYAnchor.constraint(equalTo: page.centerYAnchor),
            column.widthAnchor.constraint(lessThanOrEqualToConstant: pageWidth),
            column.widthAnchor.constraint(equalTo: page.widthAnchor, constant: -2 * margin).with(
                priority: .defaultHigh),
            column.leadingAnchor.constraint(greaterThanOrEqualTo: page.leadingAnchor, constant: margin),
            column.topAnchor.constraint(greaterThanOrEqualTo: page.topAnchor, constant: margin / 2),
        ])
    }
}
