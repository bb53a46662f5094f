import Tactus

/// How the counter looks: large, for people who stand.
enum Look {
    /// How much larger than here texts become where somebody wants them large: everything still fits a
    /// counter's screen.
    static let greatestTextScale = 1.25

    static let margin = 32.0
    /// A counter that is narrower is held in a hand, and has less room around everything.
    static let narrow = 520.0
    /// From this width on, and where the counter is wider than it is high, the picture is at the side.
    static let wide = 960.0
    /// The width that a page needs at most.
    static let pageWidth = 760.0

    /// A line of text.
    static func label(
        _ text: String, size: Double, weight: Font.Weight = .regular, color: Color = .label
    ) -> Label {
        let label = Label(text: text)
        label.font = .systemFont(ofSize: size, weight: weight)
        label.textColor = color
        label.adjustsFontSizeToFitWidth = true
        label.minimumScaleFactor = 0.6
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

    /// A line to write on, as high as a button but for a little.
    static func field(_ placeholder: String) -> TextField {
        let field = TextField(placeholder: placeholder)
        field.font = .systemFont(ofSize: 20)
        field.clearButtonMode = .whileEditing
        field.maximumLength = 80
        return field
    }

    /// A column in the middle of a page, as wide as the page's margins let it.
    static func fill(_ page: View, with column: StackView) {
        column.axis = .vertical
        column.translatesAutoresizingMaskIntoConstraints = false
        page.addSubview(column)
        let margins = page.layoutMarginsGuide
        LayoutConstraint.activate([
            column.centerXAnchor.constraint(equalTo: page.centerXAnchor),
            column.centerYAnchor.constraint(equalTo: page.centerYAnchor),
            column.widthAnchor.constraint(lessThanOrEqualToConstant: pageWidth),
            column.widthAnchor.constraint(equalTo: margins.widthAnchor).with(priority: .defaultHigh),
            column.leadingAnchor.constraint(greaterThanOrEqualTo: margins.leadingAnchor),
            column.topAnchor.constraint(greaterThanOrEqualTo: margins.topAnchor),
        ])
    }

    /// The margins of a page of that width.
    static func margins(forWidth width: Double) -> Insets {
        let margin = width < narrow ? margin / 2 : margin
        return Insets(top: margin / 2, left: margin, bottom: margin / 2, right: margin)
    }
}
