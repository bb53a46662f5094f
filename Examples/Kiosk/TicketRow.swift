import Tactus

/// A kind of ticket: its name, its price, and how many are wanted.
final class TicketRow: View {
    let ticket: Order.Ticket
    /// How many are wanted.
    var count = 0 {
        didSet {
            stepper.value = Double(count)
            number.text = "\(count)"
            number.textColor = count == 0 ? .tertiaryLabel : .label
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
    private let number = Look.label("0", size: 24, weight: .bold)
    private let sign: TicketSign
    private let stepper = Stepper()
    private let row: StackView
    private lazy var leading = row.leadingAnchor.constraint(equalTo: leadingAnchor)
    private lazy var trailing = trailingAnchor.constraint(equalTo: row.trailingAnchor)
    private lazy var stepperWidth = stepper.widthAnchor.constraint(equalToConstant: 192)
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
        sign = TicketSign(ticket)
        row = StackView(arrangedSubviews: [sign, words, price, stepper])
        super.init(frame: .zero)
        name = ticket.name
        backgroundColor = .secondarySystemGroupedBackground
        number.textAlignment = .center
        number.font = .monospacedDigitSystemFont(ofSize: 24, weight: .bold)
        number.backgroundColor = .controlPlate
        number.translatesAutoresizingMaskIntoConstraints = false
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
        addSubview(number)  // in the middle of what changes it
        LayoutConstraint.activate([
            leading, trailing, stepperWidth, numberWidth,
            number.centerXAnchor.constraint(equalTo: stepper.centerXAnchor),
            number.centerYAnchor.constraint(equalTo: stepper.centerYAnchor),
            number.heightAnchor.constraint(equalTo: stepper.heightAnchor, constant: -8),
            heightAnchor.constraint(greaterThanOrEqualToConstant: 60),  // on a low screen
            heightAnchor.constraint(equalToConstant: 92).with(priority: .defaultLow),
            row.topAnchor.constraint(equalTo: topAnchor),
            row.bottomAnchor.constraint(equalTo: bottomAnchor),
            row.arrangedSubviews[1].heightAnchor.constraint(lessThanOrEqualTo: heightAnchor, constant: -16)
                .with(priority: LayoutPriority(rawValue: 300)),
            stepper.heightAnchor.constraint(equalToConstant: 56),
        ])
        arrange()
    }

    private func arrange() {
        price.isHidden = isNarrow
        note.text = isNarrow ? "\(ticket.price)\n\(ticket.remark)" : ticket.remark
        note.numberOfLines = isNarrow ? 2 : 1
        sign.isHidden = isNarrow
        row.spacing = isNarrow ? 12 : 24
        row.setCustomSpacing(16, after: sign)
        leading.constant = isNarrow ? 16 : 20
        trailing.constant = isNarrow ? 12 : 20
        stepperWidth.constant = isNarrow ? 140 : 192
        numberWidth.constant = isNarrow ? 36 : 52
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        cornerRadius = theme.radii.large
        shadow = theme.shadows.card
        // Concentric with the stepper that it lies in.
        number.cornerRadius = Theme.Radii.inner(of: theme.radii.medium, inset: 4)
        number.shadow = theme.shadows.knob
    }

    private func step() { onChange?(Int(stepper.value)) }
}
