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

    private let rows: [TicketRow]
    private let summary = Look.label("", size: 20, color: .secondaryLabel)
    private let total = Look.label("", size: 34, weight: .bold)
    private let pay = Look.button("Pay")

    init() {
        rows = Order.Ticket.allCases.map(TicketRow.init)
        super.init(frame: .zero)
        name = "order"
        total.textAlignment = .trailing
        let heading = Look.label("Museum of Tides", size: 40, weight: .bold)
        let hours = Look.label("Open today until 18:00", size: 20, color: .secondaryLabel)
        let sum = StackView(arrangedSubviews: [summary, total])
        sum.distribution = .equalSpacing
        sum.alignment = .center
        let column = StackView(arrangedSubviews: [heading, hours] + rows + [sum, pay])
        column.spacing = 12
        column.setCustomSpacing(4, after: heading)
        column.setCustomSpacing(28, after: hours)
        if let last = rows.last { column.setCustomSpacing(28, after: last) }
        column.setCustomSpacing(20, after: sum)
        Look.fill(self, with: column)
        for row in rows.dropFirst() { row.heightAnchor.constraint(equalTo: rows[0].heightAnchor).isActive = true }

        for row in rows { row.onChange = { [weak self] in self?.order[row.ticket] = $0 } }
        pay.name = "pay"
        pay.addTarget(self, action: OrderPage.payNow, for: .primaryActionTriggered)
        show()
    }

    private func payNow() { onPay?() }

    private func show() {
        for row in rows { row.count = order[row.ticket] }
        summary.text = order.summary
        total.text = order.total.description
        pay.isEnabled = !order.isEmpty
    }
}
