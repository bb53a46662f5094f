import TactusGeometry

/// Puts what happens into lines.
struct Trace {
    private let topics: TraceTopics
    private let start: Instant
    private let sink: (String) -> Void

    init(_ topics: TraceTopics, start: Instant, sink: @escaping (String) -> Void) {
        self.topics = topics
        self.start = start
        self.sink = sink
    }

    /// Tells of a stage of delivery.
    func tell(_ stage: DeliveryStage, at time: Instant) {
        switch stage {
        case .frame(let frame): line(.frames, time) { frame.json.text }
        case .window(let touch):
            line(.hitTesting, time) {
                let place = touch.location(in: nil)
                return
                    "touch \(touch.number) lands at (\(place.x), \(place.y)) in \(touch.window?.label ?? "no window")"
            }
        case .view(let touch):
            line(.hitTesting, time) { "touch \(touch.number) lands on \(touch.view?.label ?? "no view")" }
        case .event(let event):
            line(.delivery, time) {
                event.allTouches.isEmpty
                    ? "event: \(event.type)"
                    : "event: \(Self.list(event.allTouches) { "touch \($0.number) \($0.phase)" })"
            }
        case .responder(let call):
            line(.delivery, time) {
                "\((call.responder as? View)?.label ?? "\(type(of: call.responder))") \(call.phase): "
                    + Self.list(call.touches) { "touch \($0.number)" }
            }
        case .damage(_, let region): line(.display, time) { "damage \(Self.list(region))" }
        case .commit(_, let region): line(.display, time) { "commit \(Self.list(region))" }
        case .diagnostic(let diagnostic): line(.diagnostics, time) { "\(diagnostic)" }
        case .recognizers, .gesture: break  // The journal tells of them, with reasons.
        }
    }

    /// Tells of a step of the recognizers.
    func tell(_ record: GestureJournal.Record, in journal: GestureJournal) {
        line(.gestures, record.time) { GestureRecordText(journal: journal, start: start).text(of: record.entry) }
    }

    private func line(_ topic: TraceTopics, _ time: Instant?, _ text: () -> String) {
        guard topics.contains(topic) else { return }
        sink("\(time.map { ($0 - start).secondsText } ?? "-") \(topic.name) \(text())")
    }

    private static func list(_ touches: Set<Touch>, _ text: (Touch) -> String) -> String {
        touches.inOrder.map(text).joined(separator: ", ")
    }

    private static func list(_ region: PixelRegion) -> String {
        region.rects.map { "\($0)" }.joined(separator: " ")
    }
}

extension Duration {
    /// Seconds to the millisecond, as in `0.412`.
    nonisolated var secondsText: String {
        let milliseconds = wholeNanoseconds / 1_000_000
        let fraction = "\(abs(milliseconds) % 1000)"
        return (milliseconds < 0 ? "-" : "") + "\(abs(milliseconds) / 1000)."
            + String(repeating: "0", count: 3 - fraction.count) + fraction
    }
}
