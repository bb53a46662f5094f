import Tactus

/// A view that writes down what fingers do on it.
@MainActor
final class Pad: View {
    let ledger: TouchLedger
    /// Called after touches that begin, move, end.
    var onBegin, onMove, onEnd: (() -> Void)?

    init(frame: Rect, ledger: TouchLedger) {
        self.ledger = ledger
        super.init(frame: frame)
        isMultipleTouchEnabled = true
        backgroundColor = .white
    }

    override func touchesBegan(_ touches: Set<Touch>, with event: Event?) {
        write("began", touches)
        onBegin?()
    }

    override func touchesMoved(_ touches: Set<Touch>, with event: Event?) {
        write("moved", touches)
        onMove?()
    }

    override func touchesEnded(_ touches: Set<Touch>, with event: Event?) {
        write("ended", touches)
        onEnd?()
    }

    override func touchesCancelled(_ touches: Set<Touch>, with event: Event?) { write("cancelled", touches) }

    private func write(_ phase: String, _ touches: Set<Touch>) {
        for touch in touches.sorted(by: { $0.number < $1.number }) {
            ledger.write(phase, touch, at: touch.location(in: self))
        }
    }
}

/// What happened to touches, as lines like `a began 10,20`: the letter is the touch, in the order of beginning.
@MainActor
final class TouchLedger {
    private(set) var lines: [String] = []
    /// What should not have happened: a touch that began twice, moved before it began or after it ended, ended twice.
    private(set) var mistakes: [String] = []
    private var names: [UInt64: String] = [:]
    private var open: Set<UInt64> = []

    func write(_ phase: String, _ touch: Touch, at point: Point) {
        if phase == "began" {
            if names[touch.number] != nil { mistakes.append("\(touch.number) began twice") }
            names[touch.number] = names[touch.number] ?? Self.letter(names.count)
            open.insert(touch.number)
        } else if !open.contains(touch.number) {
            mistakes.append("\(names[touch.number] ?? "an unknown touch") \(phase) without being down")
        }
        if phase == "ended" || phase == "cancelled" { open.remove(touch.number) }
        lines.append("\(names[touch.number] ?? "?") \(phase) \(Int(point.x.rounded())),\(Int(point.y.rounded()))")
    }

    /// The lines since the last call.
    func take() -> [String] {
        defer { lines = [] }
        return lines
    }

    /// Touches that began and did not end.
    var openTouches: [String] { open.compactMap { names[$0] }.sorted() }

    private static func letter(_ index: Int) -> String {
        index < 26 ? String(UnicodeScalar(UInt8(97 + index))) : "t\(index)"
    }
}
