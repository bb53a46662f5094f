import Tactus

/// The last deliveries, newest at the bottom: who was told what.
final class LogView: View, DeliveryObserver {
    private var lines: [String] = []
    private var labels: [Label] = []
    private static let lineCount = 6
    private static let lineHeight = 21.0

    init() {
        super.init(frame: .zero)
        name = "log"
        backgroundColor = Palette.log
        for _ in 0..<Self.lineCount {
            let label = Label()
            label.font = Font(family: "monospace", size: 12.5)
            label.textColor = Palette.logInk
            labels.append(label)
            addSubview(label)
        }
    }

    override func layoutSubviews() {
        for (index, label) in labels.enumerated() {
            let top = 12 + Double(index) * Self.lineHeight
            label.frame = Rect(x: 20, y: top, width: max(bounds.width - 40, 0), height: Self.lineHeight)
        }
    }

    func application(_ application: Application, didReach stage: DeliveryStage) {
        switch stage {
        case .gesture(_, .changed): break  // one a movement: too many to read
        case .gesture(let recognizer, let state): append("\(recognizer.logName) → \(state)")
        case .responder(let call):
            guard let touch = call.touches.first else { return }
            append("\(call.responder.logName) ← touches \(call.phase.word) \(touch.location(in: nil).text)")
        default: break
        }
    }

    private func append(_ line: String) {
        lines.append(line)
        lines.removeFirst(max(lines.count - Self.lineCount, 0))
        for (label, line) in zip(labels, lines) { label.text = line }
    }
}
