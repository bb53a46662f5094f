import Tactus

/// What follows a sale: thanks, and the number to show at the door.
final class SalePage: View {
    /// Called when the next one may have the counter.
    var onEnd: (() -> Void)?

    init(_ order: Order, number: Int) {
        super.init(frame: .zero)
        name = "sale"
        backgroundColor = .systemGroupedBackground
        let lines = [
            Look.label("Thank you", size: 40, weight: .bold),
            Look.label("\(order.summary), \(order.total)", size: 22, color: .secondaryLabel),
            Look.label("Your number at the door", size: 22),
            Look.label("\(number)", size: 120, weight: .bold, color: Look.accent),
        ]
        for line in lines { line.textAlignment = .center }
        let done = Look.button("Done")
        done.name = "done"
        done.addTarget(self, action: SalePage.end, for: .primaryActionTriggered)
        let column = StackView(arrangedSubviews: lines + [done])
        column.spacing = 8
        column.setCustomSpacing(40, after: lines[1])
        column.setCustomSpacing(40, after: lines[3])
        Look.fill(self, with: column)
    }

    private func end() { onEnd?() }
}
