import Tactus

/// Asks whether there is still somebody, and counts down. Any touch is an answer.
final class IdlePrompt: View {
    /// How long it waits for an answer, in seconds.
    static let seconds = 10

    /// Called when nobody has answered.
    var onTimeout: (() -> Void)?

    private let ring = TimeRing()
    private let card = View()
    private let count = Look.label("", size: 20, color: .secondaryLabel)
    private var left = seconds
    private var timer: ScheduledTimer?

    init() {
        super.init(frame: .zero)
        name = "prompt"
        backgroundColor = .scrim
        let question = Look.label("Are you still there?", size: 34, weight: .bold)
        let answer = Look.label("Touch the screen to go on", size: 22)
        card.backgroundColor = .elevatedBackground
        let words = StackView(arrangedSubviews: [ring, question, answer, count])
        words.axis = .vertical
        words.alignment = .center
        words.spacing = 12
        words.setCustomSpacing(24, after: ring)
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

    override func layoutSubviews() {
        card.cornerRadius = theme.radii.extraLarge
        card.shadow = theme.shadows.sheet
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
        ring.share = Double(left) / Double(Self.seconds)
        count.text = left == 1 ? "1 second" : "\(left) seconds"
    }
}

/// How much time is left, as a ring that grows shorter.
final class TimeRing: View {
    /// From 1, all of it, to 0.
    var share = 1.0 {
        didSet { if share != oldValue { setNeedsDisplay() } }
    }

    override var intrinsicContentSize: Size { Size(width: 88, height: 88) }

    override func draw(_ rect: Rect, in canvas: Canvas) {
        let style = StrokeStyle(width: 8, cap: .round)
        canvas.stroke(Path(ovalIn: bounds.insetBy(dx: 6, dy: 6)), with: .tertiarySystemFill, style: style)
        guard share > 0 else { return }
        var arc = Path()
        arc.addArc(
            withCenter: bounds.center, radius: bounds.width / 2 - 6, startAngle: -.pi / 2,
            endAngle: -.pi / 2 + 2 * .pi * share, clockwise: true)
        canvas.stroke(arc, with: .tintColor, style: style)
    }
}
