import Tactus

/// The last deliveries, newest at the bottom: who was told what. While a touch moves its line follows it: lines that pushed
/// each other out with every frame nobody could read, and all of them would have to be drawn anew.
final class LogView: View, DeliveryObserver {
    private var lines = [(text: "Touch something: here is told who hears of it.", isMove: false)]
    private var labels: [Label] = []
    private static let lineCount = 6

    /// How high the log is with all its lines.
    var height: Double { 24 + Double(Self.lineCount) * lineHeight }

    private var lineHeight: Double { (labels[0].intrinsicContentSize.height * 1.35).rounded() }

    /// How many lines there is room for.
    private var shownCount: Int { min(max(Int((bounds.height - 20) / lineHeight), 1), Self.lineCount) }

    init() {
        super.init(frame: .zero)
        name = "log"
        accessibilityElementsHidden = true  // it tells what fingers do
        clipsToBounds = true
        backgroundColor = Palette.log
        for _ in 0..<Self.lineCount {
            let label = Label()
            label.font = Font(family: "monospace", size: 12.5)
            label.textColor = Palette.logInk
            label.adjustsFontSizeToFitWidth = true
            label.minimumScaleFactor = 0.6
            labels.append(label)
            addSubview(label)
        }
    }

    override func layoutSubviews() {
        showLines()
        let lineHeight = lineHeight
        for (index, label) in labels.enumerated() {
            let top = 12 + Double(index) * lineHeight
            label.frame = Rect(x: 20, y: top, width: max(bounds.width - 40, 0), height: lineHeight)
        }
    }

    func application(_ application: Application, didReach stage: DeliveryStage) {
        switch stage {
        case .gesture(_, .changed): break  // one a movement: too many to read
        case .gesture(let recognizer, let state): append("\(recognizer.logName) → \(state)", isMove: false)
        case .responder(let call):
            guard let touch = call.touches.first else { return }
            append(
                "\(call.responder.logName) ← touches \(call.phase.word) \(touch.location(in: nil).text)",
                isMove: call.phase == .moved)
        default: break
        }
    }

    private func append(_ text: String, isMove: Bool) {
        if isMove, lines.last?.isMove == true { lines.removeLast() }
        lines.append((text, isMove))
        lines.removeFirst(max(lines.count - Self.lineCount, 0))
        showLines()
    }

    /// The newest lines that there is room for.
    private func showLines() {
        let shown = lines.suffix(shownCount).map(\.text)
        for (index, label) in labels.enumerated() { label.text = index < shown.count ? shown[index] : "" }
    }
}
