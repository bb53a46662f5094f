nonisolated extension LatencyLedger: CustomStringConvertible {
    /// All sequences, a line an entry, an empty line between two sequences.
    public var description: String { sequences.map(\.description).joined(separator: "\n\n") }
}

nonisolated extension LatencyLedger.Sequence: CustomStringConvertible {
    /// A line an entry, and one about the frames.
    public var description: String {
        let frames =
            frameCount == 0
            ? []
            : [
                "\(frameCount) \(frameCount == 1 ? "frame" : "frames"), shown \(meanFrame.millisecondsText) after the newest "
                    + "input, at most \(worstFrame.millisecondsText)"
            ]
        return (entries.map(\.description) + frames).joined(separator: "\n")
    }
}

nonisolated extension LatencyLedger.Entry: CustomStringConvertible {
    /// Says which result came after which time, which settings it is owed to, and when it was shown.
    public var description: String {
        let costs = costs.map(\.description).joined(separator: ", ")
        return "\(milestone) after \(latency.millisecondsText)" + (costs.isEmpty ? "" : " (\(costs))")
            + (shown.map { ", shown after \($0.millisecondsText)" } ?? "")
    }
}

nonisolated extension LatencyLedger.Milestone: CustomStringConvertible {
    /// The result in words.
    public var description: String {
        switch self {
        case .began(let touch, let view): "touch \(touch) began on \(view)"
        case .ended(let touch, let view): "touch \(touch) ended on \(view)"
        case .acted(let recognizer, let state): "\(recognizer) \(state)"
        case .sent(let control, let events): "\(control) sent \(events)"
        }
    }
}

nonisolated extension LatencyLedger.Cost: CustomStringConvertible {
    /// How long, and by which setting of whom.
    public var description: String {
        let reason =
            switch cause {
            case .delaysTouchesBegan(let recognizer): "delaysTouchesBegan of \(recognizer)"
            case .delaysTouchesEnded(let recognizer): "delaysTouchesEnded of \(recognizer)"
            case .contentTouchDelay(let scrollView): "contentTouchDelay of \(scrollView)"
            case .requirement(let others): "waiting for \(others.joined(separator: " and ")) to fail"
            }
        return "\(duration.millisecondsText) \(reason)"
    }
}

extension Duration {
    /// Milliseconds to a tenth, as in `16.7 ms`.
    nonisolated fileprivate var millisecondsText: String {
        let tenths = (wholeNanoseconds + (wholeNanoseconds < 0 ? -50_000 : 50_000)) / 100_000
        return "\(tenths < 0 ? "-" : "")\(abs(tenths) / 10).\(abs(tenths) % 10) ms"
    }
}
