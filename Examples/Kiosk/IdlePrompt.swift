import Tactus

/// Asks whether there is still somebody, and counts down. Any touch is an answer.
final class IdlePrompt: ViewController {
    /// Called when nobody has answered.
    var onTimeout: (() -> Void)?

    private let ring = TimeRing()
    private let count = Look.label("", size: 20, color: .secondaryLabel)
    private var timer: ScheduledTimer?
    /// How long it waits for an answer, in seconds.
    private var left = 10 { didSet { show() } }

    override init() {
        super.init()
        title = "Are you still there?"
        modalPresentationStyle = .formSheet
        preferredContentSize = Size(width: 420, height: 308)
        sheetPresentationController?.detents = [.custom(identifier: "question") { _ in 308 }]
    }

    override func viewDidLoad() {
        view.backgroundColor = .elevatedBackground
        let question = Look.label(title ?? "", size: 34, weight: .bold)
        let answer = Look.label("Touch the screen to go on", size: 22)
        let words = StackView(arrangedSubviews: [ring, question, answer, count])
        words.alignment = .center
        words.spacing = 12
        words.setCustomSpacing(24, after: ring)
        Look.fill(view, with: words)
        show()
    }

    override func viewIsAppearing(_ animated: Bool) {
        super.viewIsAppearing(animated)
        timer = view.window?.windowScene?.application?.schedule(after: .seconds(1), repeating: .seconds(1)) {
            [weak self] in self?.countDown()
        }
    }

    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        timer?.invalidate()
    }

    private func countDown() {
        left -= 1
        if left == 0 { onTimeout?() }
    }

    private func show() {
        ring.share = Double(left) / 10
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
