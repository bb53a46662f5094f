import Tactus

/// The decision log, newest at the bottom: who was told what, which recognizers recognized, and why the others did not.
/// One scrolls back in it. While a touch moves its line follows it: lines that pushed each other out with every frame
/// nobody could read, and all of them would have to be drawn anew.
final class LogView: ScrollView, DeliveryObserver {
    private var lines: [Line] = []
    /// Touches that were lifted, and the recognizers of which it is not told yet what they made of them.
    private var lifted: [(touch: Touch, recognizers: [GestureRecognizer])] = []
    /// The recognizers of which was told already what they made of the touches that they have.
    private var told: Set<GestureRecognizer> = []
    private var showsEnd = true
    /// How much room the lines leave at the end, for what lies over it.
    var trailingInset = 20.0
    private static let lineCount = 60

    private struct Line {
        let label: Label
        var isMove: Bool
    }

    override init(frame: Rect = .zero) {
        super.init(frame: frame)
        name = "log"
        accessibilityElementsHidden = true  // it tells what fingers do
        backgroundColor = Palette.log
        append(
            "Touch something: here is told who hears of it, which recognizers act, and why the others do not.", .other)
    }

    override func layoutSubviews() {
        tellDecisions()
        placeLines()
        super.layoutSubviews()
    }

    private func placeLines() {
        let isMirrored = effectiveLayoutDirection == .rightToLeft
        let width = max(bounds.width - 20 - trailingInset, 0)
        var top = 10.0
        for line in lines {
            let height = line.label.sizeThatFits(Size(width: width, height: .infinity)).height
            line.label.frame = Rect(x: isMirrored ? trailingInset : 20, y: top, width: width, height: height)
            top += height + 4
        }
        contentSize = Size(width: bounds.width, height: top + 6)
        if showsEnd, !isDragging, !isDecelerating {
            showsEnd = false
            contentOffset = Point(x: 0, y: max(contentSize.height - bounds.height, 0))
        }
    }

    /// Shows the newest lines.
    func showEnd() {
        showsEnd = true
        setNeedsLayout()
    }

    // MARK: What is told

    func application(_ application: Application, didReach stage: DeliveryStage) {
        switch stage {
        case .gesture(_, .changed): break  // one a movement: too many to read
        case .gesture(let recognizer, let state): tell(recognizer, state)
        case .recognizers(let touch): told.subtract(touch.gestureRecognizers)
        case .responder(let call): tell(call)
        case .event(let event): noteLifted(event)
        default: break
        }
    }

    /// What goes on in the log itself is not told.
    private func concerns(_ view: View?) -> Bool {
        view?.isDescendant(of: self) != true
    }

    private func tell(_ recognizer: GestureRecognizer, _ state: GestureRecognizer.State) {
        guard concerns(recognizer.view) else { return }
        switch state {
        case .ended, .cancelled:
            // The sentence tells when it began, for whom it waited, and beside whom it acts.
            told.insert(recognizer)
            append(recognizer.explanation, .decision)
        default: append("\(recognizer.logName) → \(state)", .other)
        }
    }

    private func tell(_ call: ResponderCall) {
        guard let touch = call.touches.first, concerns(call.responder as? View) else { return }
        append(
            "\(call.responder.logName) ← touches \(call.phase.word) \(touch.location(in: nil).text)",
            call.phase == .moved ? .move : .other)
    }

    /// What the recognizers make of a touch is known when the event has been to all of them: it is told with
    /// the next layout.
    private func noteLifted(_ event: Event) {
        let over = event.allTouches.filter(\.isOver)
        guard !over.isEmpty else { return }
        lifted += over.filter { concerns($0.view) }.map { ($0, $0.gestureRecognizers) }
        setNeedsLayout()
    }

    /// Tells why recognizers did not act, and for what the undecided ones wait.
    private func tellDecisions() {
        let lifted = lifted
        self.lifted = []
        for (touch, recognizers) in lifted {
            for recognizer in recognizers where !told.contains(recognizer) {
                append(recognizer.explanation(for: touch), .decision)
            }
        }
        for (_, recognizers) in lifted { told.subtract(recognizers) }
    }

    // MARK: Lines

    private enum Kind {
        case move, decision, other
    }

    private func append(_ text: String, _ kind: Kind) {
        if kind == .move, let last = lines.last, last.isMove {
            last.label.text = text
            return
        }
        let label = lines.count < Self.lineCount ? makeLabel() : lines.removeFirst().label
        label.text = text
        label.textColor = kind == .decision ? Palette.logDecision : Palette.logInk
        lines.append(Line(label: label, isMove: kind == .move))
        showEnd()
    }

    private func makeLabel() -> Label {
        let label = Label()
        label.font = Font(family: "monospace", size: 12.5)
        label.numberOfLines = 0
        addSubview(label)
        return label
    }
}

extension Touch {
    /// Whether its finger is no longer there.
    fileprivate var isOver: Bool { phase == .ended || phase == .cancelled }
}
