/// Tells the responders of a window about their presses, by the same rules by which views are told of touches: what
/// recognizers hold back waits, what they take is cancelled.
final class PressDeliverer {
    private struct Entry {
        let press: Press
        let responder: Responder
        /// The last event of the press.
        var event: PressesEvent
        var record = ViewRecord()
    }

    private struct Step {
        let responder: Responder
        let call: ViewRecord.Call
        var presses: [Press]
        let event: PressesEvent
    }

    /// In the order in which the keys went down.
    private var entries: [Entry] = []

    /// Tells what there is to tell.
    ///
    /// - Parameters:
    ///   - event: The event that is being delivered, or `nil` outside of one.
    ///   - window: The window of this deliverer.
    func deliverPresses(of event: PressesEvent?, in window: Window) {
        if let event { admit(event, in: window) }
        let steps = entries.indices.flatMap { advance($0, with: event, in: window) }
        entries.removeAll { $0.press.phase.isTerminal && !$0.record.isWithholding }
        for step in merged(steps) { perform(step, in: window) }
    }

    private func admit(_ event: PressesEvent, in window: Window) {
        let begun = event.allPresses.filter { $0.phase == .began && $0.window === window }
        for press in begun.sorted(by: { $0.id < $1.id }) {
            guard let responder = press.responder, !entries.contains(where: { $0.press === press }) else { continue }
            entries.append(Entry(press: press, responder: responder, event: event))
        }
    }

    private func advance(_ index: Int, with event: PressesEvent?, in window: Window) -> [Step] {
        let entry = entries[index]
        let isPart = event?.allPresses.contains(entry.press) ?? false
        if isPart, let event { entries[index].event = event }
        let verdict = window.gestureEnvironment.verdict(for: entry.press.id)
        return entries[index].record.advance(isPart ? entry.press.phase.asTouchPhase : nil, verdict).map { call in
            Step(responder: entry.responder, call: call, presses: [entry.press], event: entries[index].event)
        }
    }

    /// One call where several presses of one responder do the same.
    private func merged(_ steps: [Step]) -> [Step] {
        steps.reduce(into: []) { merged, step in
            if let index = merged.firstIndex(where: { $0.responder === step.responder && $0.call == step.call }) {
                merged[index].presses += step.presses
            } else {
                merged.append(step)
            }
        }
    }

    private func perform(_ step: Step, in window: Window) {
        let phase = step.call.pressPhase
        let real = step.presses.map(\.phase)
        for press in step.presses { press.phase = phase }
        step.event.application?.notifyObservers(
            of: .presses(PressCall(responder: step.responder, phase: phase, presses: Set(step.presses))))
        window.gestureEnvironment.perform {
            step.responder.receive(Set(step.presses), in: phase, with: step.event)
        }
        for (press, phase) in zip(step.presses, real) { press.phase = phase }
    }
}

extension ViewRecord.Call {
    nonisolated fileprivate var pressPhase: Press.Phase {
        switch self {
        case .began, .replayedBegan: .began
        case .moved: .changed
        case .ended: .ended
        case .cancelled: .cancelled
        }
    }
}

extension Responder {
    /// Calls the press method that belongs to `phase`.
    func receive(_ presses: Set<Press>, in phase: Press.Phase, with event: PressesEvent) {
        switch phase {
        case .began: pressesBegan(presses, with: event)
        case .changed: pressesChanged(presses, with: event)
        case .ended: pressesEnded(presses, with: event)
        case .cancelled: pressesCancelled(presses, with: event)
        case .stationary: break
        }
    }
}
