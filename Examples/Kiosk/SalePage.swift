import Tactus

/// What follows a sale: thanks, the number to show at the door, and a receipt for who leaves an address.
final class SalePage: View {
    /// Called when the next one may have the counter, with where the receipt goes, if it does.
    var onEnd: ((Receipt?) -> Void)?

    private let nameField = Look.field("Your name")
    private let addressField = Look.field("E-mail for the receipt")

    init(_ order: Order, number: Int) {
        super.init(frame: .zero)
        name = "sale"
        backgroundColor = .systemGroupedBackground
        let lines = [
            Look.label("Thank you", size: 40, weight: .bold),
            Look.label("\(order.summary), \(order.total)", size: 22, color: .secondaryLabel),
            Look.label("Your number at the door", size: 22),
            Look.label("\(number)", size: 120, weight: .bold, color: .tintColor),
        ]
        for line in lines { line.textAlignment = .center }
        let done = Look.button("Done")
        done.name = "done"
        done.addTarget(self, action: SalePage.end, for: .primaryActionTriggered)
        addressField.traits = TextInputTraits(keyboardType: .emailAddress)
        nameField.traits = TextInputTraits(keyboardType: .name, autocapitalizationType: .words)
        nameField.addAction(for: .editingDidEndOnExit) { [weak self] _ in _ = self?.addressField.becomeFirstResponder()
        }
        addressField.addAction(for: .editingDidEndOnExit) { [weak self] _ in self?.end() }
        addressField.addAction(for: .editingChanged) { $0.validationMessage = nil }
        let column = StackView(arrangedSubviews: lines + [nameField, addressField, done])
        column.spacing = 8
        column.setCustomSpacing(40, after: lines[1])
        column.setCustomSpacing(24, after: lines[3])
        column.setCustomSpacing(24, after: addressField)
        Look.fill(self, with: column)
    }

    private func end() {
        guard !addressField.text.isEmpty else { return onEnd?(nil) ?? () }
        if let problem = Receipt.problem(with: addressField.text) {
            addressField.validationMessage = problem
            addressField.becomeFirstResponder()
        } else {
            onEnd?(Receipt(name: nameField.text, address: addressField.text))
        }
    }
}
