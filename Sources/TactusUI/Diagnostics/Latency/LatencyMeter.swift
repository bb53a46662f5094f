/// Measures how long an application takes to answer its input, and keeps a ``LatencyLedger`` of it.
///
/// ```swift
/// let meter = LatencyMeter()
/// application.addDeliveryObserver(meter)
/// // … later
/// print(meter.ledger)
/// ```
///
/// It only watches; what it costs is a few notes for every touch that lands or is lifted, and for every frame. A
/// program that is started with `TACTUS_TRACE=latency` tells the same on the standard error stream.
public final class LatencyMeter: GestureRecordObserver {
    /// The measurements so far.
    public private(set) var ledger = LatencyLedger()

    /// Is given each entry when it is made, and again when it is shown.
    var onEntry: (LatencyLedger.Entry) -> Void = { _ in }

    /// Creates a meter with an empty ledger. It measures once it is added to an application.
    public init() {}

    /// Forgets what was measured.
    public func reset() { ledger = LatencyLedger() }

    /// Called by the application.
    public func application(_ application: Application, didReach stage: DeliveryStage) {
        let now = application.platform.clock.now
        switch stage {
        case .recognizers(let touch):
            ledger.touchLanded(
                touch.id, on: touch.view?.debugTitle ?? "no view", stamp: touch.timestamp,
                holders: Self.holders(of: touch))
        case .event(let event) where !event.allTouches.isEmpty:
            ledger.eventSent(
                stamp: event.timestamp, over: event.allTouches.filter(\.phase.isTerminal).map(\.id))
        case .responder(let call):
            for touch in call.touches.inOrder {
                note(ledger.viewNotified(of: touch.id, call.phase, at: application.now, now: now))
            }
        case .gesture(let recognizer, let state):
            note(
                ledger.recognizer(
                    recognizer.id, titled: recognizer.title, actsFor: state, at: application.now, now: now))
        case .actions(let call): note(ledger.control(call.sender.debugTitle, sends: call.events, now: now))
        case .commit(let scene, _):
            guard let time = scene.frameTime else { return }
            for entry in ledger.frameCommitted(presentation: time.presentation) { onEntry(entry) }
        default: break
        }
    }

    /// Called by the application, for every step of its recognizers.
    func application(
        _ application: Application, didRecord record: GestureJournal.Record, in journal: GestureJournal
    ) {
        guard let time = record.time else { return }
        switch record.entry {
        case .decided(.failed(let id, _)), .decided(.cancelled(let id, _)), .decided(.entered(let id, _)),
            .left(let id), .reset(let id):
            ledger.recognizer(id, released: nil, at: time)
        case .ignored(let id, let touch): ledger.recognizer(id, released: touch, at: time)
        case .decided(.held(let id, let others)):
            ledger.recognizer(id, waitsFor: others.map(journal.title), since: time)
        default: break
        }
    }

    private func note(_ entry: LatencyLedger.Entry?) {
        if let entry { onEntry(entry) }
    }

    private static func holders(of touch: Touch) -> [RecognizerID: LatencyLedger.Holder] {
        var holders: [RecognizerID: LatencyLedger.Holder] = [:]
        for (order, recognizer) in touch.gestureRecognizers.enumerated() {
            let began: LatencyLedger.Cost.Cause? =
                if !recognizer.delaysTouchesBegan {
                    nil
                } else if recognizer.isAuxiliary, let scrollView = recognizer.view {
                    .contentTouchDelay(scrollView.debugTitle)
                } else {
                    .delaysTouchesBegan(recognizer.title)
                }
            let ended =
                recognizer.delaysTouchesEnded ? LatencyLedger.Cost.Cause.delaysTouchesEnded(recognizer.title) : nil
            if began != nil || ended != nil { holders[recognizer.id] = .init(order: order, began: began, ended: ended) }
        }
        return holders
    }
}
