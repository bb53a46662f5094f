import TactusGeometry
import TactusPlatform

/// Puts what happens into lines.
final class Trace: GestureRecordObserver {
    private let topics: TraceTopics
    private let start: Instant
    private let sink: (String) -> Void
    private let meter: LatencyMeter?

    init(_ topics: TraceTopics, start: Instant, sink: @escaping (String) -> Void) {
        self.topics = topics
        self.start = start
        self.sink = sink
        meter = topics.contains(.latency) ? LatencyMeter() : nil
    }

    func application(_ application: Application, didReach stage: DeliveryStage) {
        let time = application.now
        measure(stage, at: time, in: application)
        switch stage {
        case .frame(let frame): line(.frames, time) { frame.jsonLine }
        case .window(let touch):
            line(.hitTesting, time) {
                let place = touch.location(in: nil)
                return
                    "touch \(touch.number) lands at (\(place.x), \(place.y)) in \(touch.window?.debugTitle ?? "no window")"
            }
        case .view(let touch):
            line(.hitTesting, time) { "touch \(touch.number) lands on \(touch.view?.debugTitle ?? "no view")" }
        case .event(let event): line(.delivery, time) { "event: \(Self.summary(of: event))" }
        case .responder(let call):
            line(.delivery, time) {
                "\(call.responder.debugTitle) \(call.phase): " + Self.list(call.touches) { "touch \($0.number)" }
            }
        case .presses(let call):
            line(.delivery, time) {
                "\(call.responder.debugTitle) \(call.phase): " + Self.list(call.presses) { "press \($0.id.rawValue)" }
            }
        case .actions(let call): line(.delivery, time) { "\(call.sender.debugTitle) sends \(call.events)" }
        case .damage(_, let region): line(.display, time) { "damage \(Self.list(region))" }
        case .commit(_, let region): line(.display, time) { "commit \(Self.list(region))" }
        case .diagnostic(let diagnostic): line(.diagnostics, time) { "\(diagnostic)" }
        case .recognizers, .gesture: break  // The journal tells of them, with reasons.
        }
    }

    func application(
        _ application: Application, didRecord record: GestureJournal.Record, in journal: GestureJournal
    ) {
        meter?.application(application, didRecord: record, in: journal)
        line(.gestures, record.time) { GestureRecordText(journal: journal, start: start).text(of: record.entry) }
    }

    /// Tells what a layout did.
    func traceLayout(of top: View, _ report: LayoutPass.Report, at time: Instant) {
        line(.layout, time) {
            "\(top.debugTitle): \(report.views) views laid out; rounds: \(report.rounds), "
                + "steps of the solver: \(report.steps)"
        }
        guard topics.contains(.layout) else { return }
        for ambiguity in top.layoutAmbiguities { line(.layout, time) { "ambiguous: \(ambiguity)" } }
    }

    private func measure(_ stage: DeliveryStage, at time: Instant, in application: Application) {
        guard let meter else { return }
        meter.onEntry = { [unowned self] entry in line(.latency, time) { entry.description } }
        meter.application(application, didReach: stage)
    }

    private func line(_ topic: TraceTopics, _ time: Instant?, _ text: () -> String) {
        guard topics.contains(topic) else { return }
        sink("\(time.map { ($0 - start).secondsText } ?? "-") \(topic.name) \(text())")
    }

    private static func summary(of event: Event) -> String {
        if let event = event as? PressesEvent {
            return list(event.allPresses) { "press \($0.id.rawValue) \($0.phase)" }
        }
        return event.allTouches.isEmpty
            ? "\(event.type)" : list(event.allTouches) { "touch \($0.number) \($0.phase)" }
    }

    private static func list(_ presses: Set<Press>, _ text: (Press) -> String) -> String {
        presses.sorted { $0.id < $1.id }.map(text).joined(separator: ", ")
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
