import Tactus

/// Where one chooses: a row for every kind of ticket, what they cost, and the button to pay.
final class OrderPage: View {
    /// What is chosen.
    var order = Order() {
        didSet { show() }
    }
    /// Whether there is little room beside each other.
    var isNarrow = false {
        didSet {
            for row in rows where isNarrow != oldValue { row.isNarrow = isNarrow }
        }
    }
    /// Called when the order shall be paid.
    var onPay: (() -> Void)?

    /// How high the choice is where texts have their usual size, in points.
    private static let roomOfChoice = 592.0

    private let rows: [TicketRow]
    private let hero: HeroView
    /// What does not fit on a low screen is scrolled to.
    private let counter = ScrollView()
    private let desk = View()
    private let summary = Look.label("", size: 20, color: .secondaryLabel)
    private let total = Look.label("", size: 34, weight: .bold)
    private let pay = Look.button("Pay")

    init(_ brand: Brand) {
        rows = Order.Ticket.allCases.map(TicketRow.init)
        hero = HeroView(brand)
        super.init(frame: .zero)
        name = "order"
        total.textAlignment = .trailing
        total.font.hasMonospacedDigits = true
        let sum = StackView(arrangedSubviews: [summary, total])
        sum.distribution = .equalSpacing
        sum.alignment = .center
        let column = StackView(arrangedSubviews: rows + [sum, pay])
        column.spacing = 12
        if let last = rows.last { column.setCustomSpacing(24, after: last) }
        column.setCustomSpacing(16, after: sum)
        for view in [hero, counter] { addSubview(view) }
        Look.fill(desk, with: column)
        counter.name = "choice"
        counter.addSubview(desk)
        desk.translatesAutoresizingMaskIntoConstraints = false
        let (content, sight) = (counter.contentLayoutGuide, counter.frameLayoutGuide)
        LayoutConstraint.activate([
            desk.topAnchor.constraint(equalTo: content.topAnchor),
            desk.bottomAnchor.constraint(equalTo: content.bottomAnchor),
            desk.leadingAnchor.constraint(equalTo: content.leadingAnchor),
            desk.trailingAnchor.constraint(equalTo: content.trailingAnchor),
            content.widthAnchor.constraint(equalTo: sight.widthAnchor),
            desk.heightAnchor.constraint(greaterThanOrEqualTo: sight.heightAnchor),
            desk.heightAnchor.constraint(equalTo: sight.heightAnchor).with(priority: .defaultHigh),
        ])
        for row in rows.dropFirst() { row.heightAnchor.constraint(equalTo: rows[0].heightAnchor).isActive = true }

        for row in rows { row.onChange = { [weak self] in self?.order[row.ticket] = $0 } }
        pay.name = "pay"
        pay.addTarget(self, action: OrderPage.payNow, for: .primaryActionTriggered)
        show()
    }

    override func layoutSubviews() {
        desk.layoutMargins = layoutMargins
        if bounds.width >= Look.wide, bounds.width > bounds.height {
            let width = (bounds.width * 0.36).rounded()
            let isMirrored = effectiveLayoutDirection == .rightToLeft
            hero.frame = Rect(
                x: isMirrored ? bounds.width - width : 0, y: 0, width: width, height: bounds.height)
            counter.frame = Rect(
                x: isMirrored ? 0 : width, y: 0, width: bounds.width - width, height: bounds.height)
        } else {
            // What the choice leaves over is the picture's: no empty band between them.
            let height = max(min(bounds.height * 0.31, bounds.height - Self.roomOfChoice), 88).rounded()
            hero.frame = Rect(x: 0, y: 0, width: bounds.width, height: height)
            counter.frame = Rect(x: 0, y: height, width: bounds.width, height: max(bounds.height - height, 0))
        }
    }

    private func payNow() { onPay?() }

    private func show() {
        for row in rows { row.count = order[row.ticket] }
        summary.text = order.summary
        total.text = order.total.description
        pay.isEnabled = !order.isEmpty
    }
}
