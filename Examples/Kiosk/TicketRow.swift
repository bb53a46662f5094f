import Tactus

/// A kind of ticket: its name, its price, and how many are wanted.
final class TicketRow: View {
    let ticket: Order.Ticket
    /// How many are wanted.
    var count = 0 {
        didSet {
            stepper.value = Double(count)
            number.text = "\(count)"
            number.alpha = count == 0 ? 0.5 : 1
        }
    }
    /// Whether the price stands under the name, and not beside it.
    var isNarrow = false {
        didSet { arrange() }
    }
    /// Called with the number that somebody wants.
    var onChange: ((Int) -> Void)?

    private let note: Label
    private let price: Label
    private let number = Look.label("0", size: 28, weight: .bold)
    private let stepper = Stepper()
    private let row: StackView
    private lazy var leading = row.leadingAnchor.constraint(equalTo: leadingAnchor)
    private lazy var trailing = trailingAnchor.constraint(equalTo: row.trailingAnchor)
    private lazy var stepperWidth = stepper.widthAnchor.constraint(equalToConstant: 136)
    private lazy var numberWidth = number.widthAnchor.constraint(equalToConstant: 52)

    init(_ ticket: Order.Ticket) {
        self.ticket = ticket
        note = Look.label(ticket.remark, size: 16, color: .secondaryLabel)
        price = Look.label(ticket.price.description, size: 22)
        let title = Look.label(ticket.name, size: 24, weight: .semibold)
        let words = StackView(arrangedSubviews: [title, note])
        words.axis = .vertical
        words.alignment = .leading  // also a price, which is read from the left, where names are read from the right
        words.spacing = 2
        row = StackView(arrangedSubviews: [words, price, stepper, number])
        super.init(frame: .zero)
        name = ticket.name
        backgroundColor = .secondarySystemGroupedBackground
        cornerRadius = 16
        number.textAlignment = .center
        stepper.name = "\(ticket.name) stepper"
        stepper.maximumValue = Double(Order.limit)
        stepper.addTarget(self, action: TicketRow.step, for: .valueChanged)
        price.setContentHuggingPriority(.required, for: .horizontal)
        layOut()
        count = 0
    }

    private func layOut() {
        row.alignment = .center
        row.translatesAutoresizingMaskIntoConstraints = false
        addSubview(row)
        LayoutConstraint.activate([
            leading, trailing, stepperWidth, numberWidth,
            heightAnchor.constraint(greaterThanOrEqualToConstant: 60),  // on a low screen
            heightAnchor.constraint(equalToConstant: 92).with(priority: .defaultLow),
            row.topAnchor.constraint(equalTo: topAnchor),
            row.bottomAnchor.constraint(equalTo: bottomAnchor),
            row.arrangedSubviews[0].heightAnchor.constraint(lessThanOrEqualTo: heightAnchor, constant: -16)
                .with(priority: LayoutPriority(rawValue: 300)),
            stepper.heightAnchor.constraint(equalToConstant: 56),
        ])
        arrange()
    }

    private func arrange() {
        price.isHidden = isNarrow
        note.text = isNarrow ? "\(ticket.price)\n\(ticket.remark)" : ticket.remark
        note.numberOfLines = isNarrow ? 2 : 1
        row.spacing = isNarrow ? 12 : 24
        row.setCustomSpacing(isNarrow ? 0 : 8, after: stepper)
        leading.constant = isNarrow ? 16 : 24
        trailing.constant = isNarrow ? 4 : 16
        stepperWidth.constant = isNarrow ? 112 : 136
        numberWidth.constant = isNarrow ? 44 : 52
    }

    private func step() { onChange?(Int(stepper.value)) }
}
