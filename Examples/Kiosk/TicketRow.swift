import Tactus

/// A kind of ticket: its name, its price, and how many are wanted.
final class TicketRow: View {
    let ticket: Order.Ticket
    /// How many are wanted.
    var count = 0 {
        didSet {
            stepper.value = Double(count)
            number.text = "\(count)"
            number.alpha = count == 0 ? 0.4 : 1
        }
    }
    /// Called with the number that somebody wants.
    var onChange: ((Int) -> Void)?

    private let number = Look.label("0", size: 28, weight: .bold)
    private let stepper = Stepper()

    init(_ ticket: Order.Ticket) {
        self.ticket = ticket
        super.init(frame: .zero)
        name = ticket.name
        backgroundColor = .secondarySystemGroupedBackground
        cornerRadius = 16

        let title = Look.label(ticket.name, size: 24, weight: .semibold)
        let note = Look.label(ticket.note, size: 16, color: .secondaryLabel)
        let words = StackView(arrangedSubviews: [title, note])
        words.axis = .vertical
        words.spacing = 2
        let price = Look.label(ticket.price.description, size: 22)
        number.textAlignment = .center
        stepper.name = "\(ticket.name) stepper"
        stepper.maximumValue = Double(Order.limit)
        stepper.addTarget(self, action: TicketRow.step, for: .valueChanged)

        let row = StackView(arrangedSubviews: [words, price, stepper, number])
        row.alignment = .center
        row.spacing = 24
        row.setCustomSpacing(8, after: stepper)
        row.translatesAutoresizingMaskIntoConstraints = false
        addSubview(row)
        price.setContentHuggingPriority(.required, for: .horizontal)
        LayoutConstraint.activate([
            heightAnchor.constraint(greaterThanOrEqualToConstant: 60),  // on a low screen
            heightAnchor.constraint(equalToConstant: 92).with(priority: .defaultLow),
            row.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 24),
            row.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -16),
            row.topAnchor.constraint(equalTo: topAnchor),
            row.bottomAnchor.constraint(equalTo: bottomAnchor),
            stepper.widthAnchor.constraint(equalToConstant: 136),
            stepper.heightAnchor.constraint(equalToConstant: 52),
            number.widthAnchor.constraint(equalToConstant: 52),
        ])
        count = 0
    }

    private func step() { onChange?(Int(stepper.value)) }
}
