import Tactus

/// Asks whether there is still somebody, and counts down. Any touch is an answer.
final class IdlePrompt: View {
    /// How long it waits for an answer, in seconds.
    static let seconds = 10

    /// Called when nobody has answered.
    var onTimeout: (() -> Void)?

    private let count = Look.label("", size: 22, color: .secondaryLabel)
    private var left = seconds
    private var timer: ScheduledTimer?

    init() {
        super.init(frame: .zero)
        name = "prompt"
        backgroundColor = Look.veil
        let question = Look.label("Are you still there?", size: 34, weight: .bold)
        let answer = Look.label("Touch the screen to go on", size: 22)
        let card = View()
        card.backgroundColor = .secondarySystemGroupedBackground
        card.cornerRadius = 24
        let words = StackView(arrangedSubviews: [question, answer, count])
        words.axis = .vertical
        words.alignment = .center
        words.spacing = 16
        for view in [card, words] { view.translatesAutoresizingMaskIntoConstraints = false }
        addSubview(card)
        card.addSubview(words)
        LayoutConstraint.activate([
            card.centerXAnchor.constraint(equalTo: centerXAnchor),
            card.centerYAnchor.constraint(equalTo: centerYAnchor),
            words.topAnchor.constraint(equalTo: card.topAnchor, constant: 40),
            words.bottomAnchor.constraint(equalTo: card.bottomAnchor, constant: -40),
            words.centerXAnchor.constraint(equalTo: card.centerXAnchor),
            // In a hand there is less room beside the words, and as much around the card.
            card.leadingAnchor.constraint(greaterThanOrEqualTo: leadingAnchor, constant: Look.margin / 2),
            words.leadingAnchor.constraint(greaterThanOrEqualTo: card.leadingAnchor, constant: 24),
            words.widthAnchor.constraint(equalTo: card.widthAnchor, constant: -112)
                .with(priority: LayoutPriority(rawValue: 600)),
        ])
        show()
    }

    /// Begins to count.
    func begin() {
        timer = window?.windowScene?.application?.schedule(after: .seconds(1), repeating: .seconds(1)) {
            [weak self] in self?.countDown()
        }
    }

    /// Ends without a call of ``onTimeout``.
    func close() {
        timer?.invalidate()
        removeFromSuperview()
    }

    private func countDown() {
        left -= 1
        show()
        guard left == 0 else { return }
        close()
        onTimeout?()
    }

    private func show() {
        count.text = left == 1 ? "1 second" : "\(left) seconds"
    }
}
