import TactusGeometry

/// Tells the views of a window about their touches: the acting half of ``ViewRecord``.
///
/// It keeps one entry for each touch that landed on a view, until the view has been told all: usually as long as the
/// touch lives, and longer when a recognizer holds its end back.
final class ViewDeliverer {
    private struct Entry {
        let touch: Touch
        /// What the touch was when it landed, for a beginning that is told late.
        let landing: Touch.Moment
        /// The last event of the touch.
        var event: Event
        var record = ViewRecord()
        let isAdmitted: Bool
    }

    private struct Step {
        var view: View
        var call: ViewRecord.Call
        var touches: [Touch]
        var event: Event
    }

    /// In the order in which the touches landed.
    private var entries: [Entry] = []
    /// Whether a view was removed from the window since ``dropDetached(in:)``.
    var viewsMayHaveLeft = false

    /// Tells what there is to tell.
    ///
    /// - Parameters:
    ///   - event: The event that is being delivered, or `nil` outside of one.
    ///   - window: The window of this deliverer.
    func deliver(_ event: Event?, in window: Window) {
        if let event {
            admit(event, in: window)
            if entries.count == 1, isPart(entries[0].touch, of: event) {
                return deliverOnlyTouch(of: event, in: window)
            }
        }
        let steps = leftovers(besides: event, in: window) + changes(in: event, window)
        for step in steps { perform(step, in: window) }
        dropReleased(besides: event)
    }

    /// Whether the view of a touch has been told of it, and not of its end.
    func hasTold(of touch: Touch) -> Bool { entries.contains { $0.touch === touch && $0.record.isOpen } }

    /// Cancels the touches of views that are no longer in the window.
    func dropDetached(in window: Window) {
        guard viewsMayHaveLeft else { return }
        viewsMayHaveLeft = false
        let left = entries.filter { $0.touch.view.map { $0.window !== window } ?? false }
        entries.removeAll { entry in left.contains { $0.touch === entry.touch } }
        for view in left.compactMap(\.touch.view).uniqued() {
            let touches = left.filter { $0.touch.view === view }
            let told = touches.filter(\.record.isOpen)
            if let event = told.last?.event {
                let step = Step(view: view, call: .cancelled, touches: told.map(\.touch), event: event)
                perform(step, in: window)
            }
            window.gestureEnvironment.view(view, didLeaveWindowWith: touches.map(\.touch))
            for entry in touches { entry.touch.view = nil }
        }
    }

    /// Lets go of touches that are over.
    ///
    /// - Returns: Those of `touches` that are not needed any more, because no end is held back.
    func finish(_ touches: [Touch]) -> [Touch] {
        let finished = touches.filter { touch in
            !entries.contains { $0.touch === touch && $0.record.isWithholding }
        }
        entries.removeAll { entry in finished.contains { $0 === entry.touch } }
        return finished
    }

    private func admit(_ event: Event, in window: Window) {
        guard event.allTouches.contains(where: { $0.phase == .began }) else { return }
        let landed = event.allTouches.filter { $0.phase == .began && $0.window === window }
        for touch in landed.inOrder {
            guard let view = touch.view, !entries.contains(where: { $0.touch === touch }) else { continue }
            let holders = entries.filter { !$0.touch.phase.isTerminal }.compactMap { entry in
                entry.touch.view.map { TouchGate.Holder(view: $0, isAdmitted: entry.isAdmitted) }
            }
            let isAdmitted = TouchGate.admits(view, beside: holders)
            entries.append(Entry(touch: touch, landing: touch.moment, event: event, isAdmitted: isAdmitted))
        }
    }

    /// Touches of earlier events that were held back: one by one, oldest first.
    private func leftovers(besides event: Event?, in window: Window) -> [Step] {
        var steps: [Step] = []
        for index in entries.indices where !isPart(entries[index].touch, of: event) {
            guard let view = entries[index].touch.view else { continue }
            for call in advance(index, nil, in: window) {
                steps.append(
                    Step(view: view, call: call, touches: [entries[index].touch], event: event ?? entries[index].event))
            }
        }
        return steps
    }

    /// Lets go of touches that were over already and have been told now.
    private func dropReleased(besides event: Event?) {
        guard entries.contains(where: { $0.touch.phase.isTerminal }) else { return }
        let released = entries.filter {
            $0.touch.phase.isTerminal && !$0.record.isWithholding && !isPart($0.touch, of: event)
        }
        entries.removeAll { entry in released.contains { $0.touch === entry.touch } }
        for entry in released { entry.touch.unbind() }
    }

    /// The touches of this event: view by view, in the order of each view's oldest touch, and phase by phase.
    private func changes(in event: Event?, _ window: Window) -> [Step] {
        guard let event else { return [] }
        var steps: [Step] = []
        let current = entries.indices.filter { isPart(entries[$0].touch, of: event) }
        for index in current { entries[index].event = event }
        for view in current.compactMap({ entries[$0].touch.view }).uniqued() {
            var calls: [ViewRecord.Call: [Touch]] = [:]
            for index in current where entries[index].touch.view === view {
                let touch = entries[index].touch
                for call in advance(index, touch.phase, in: window) { calls[call, default: []].append(touch) }
            }
            for call in ViewRecord.Call.inOrder {
                guard let touches = calls[call] else { continue }
                steps.append(Step(view: view, call: call, touches: touches, event: event))
            }
        }
        return steps
    }

    /// The same for what is common, one finger, without lists to sort it by.
    private func deliverOnlyTouch(of event: Event, in window: Window) {
        let touch = entries[0].touch
        if let view = touch.view {
            entries[0].event = event
            for call in advance(0, touch.phase, in: window) where call == .cancelled || touch.view === view {
                let moment = touch.moment
                show(call, on: touch)
                tell(view, call, [touch], event, in: window)
                touch.moment = moment
                dropDetached(in: window)
            }
        }
        dropReleased(besides: event)
    }

    private func advance(_ index: Int, _ phase: Touch.Phase?, in window: Window) -> [ViewRecord.Call] {
        guard entries[index].isAdmitted else { return [] }
        let verdict = window.gestureEnvironment.verdict(for: entries[index].touch)
        return entries[index].record.advance(phase, verdict)
    }

    private func isPart(_ touch: Touch, of event: Event?) -> Bool { event?.allTouches.contains(touch) ?? false }

    private func perform(_ step: Step, in window: Window) {
        let isMeant = { (touch: Touch) in step.call == .cancelled || touch.view === step.view }
        let touches = step.touches.allSatisfy(isMeant) ? step.touches : step.touches.filter(isMeant)
        guard !touches.isEmpty else { return }
        let real = touches.map(\.moment)
        for touch in touches { show(step.call, on: touch) }
        tell(step.view, step.call, Set(touches), step.event, in: window)
        for (touch, moment) in zip(touches, real) { touch.moment = moment }
        dropDetached(in: window)
    }

    private func tell(
        _ view: View, _ call: ViewRecord.Call, _ touches: Set<Touch>, _ event: Event, in window: Window
    ) {
        let phase = call.phase
        event.application?.reach(.responder(ResponderCall(responder: view, phase: phase, touches: touches)))
        window.gestureEnvironment.perform { view.receive(touches, in: phase, with: event) }
        event.application?.router.estimates.view(wasTold: call, of: touches)
    }

    private func show(_ call: ViewRecord.Call, on touch: Touch) {
        if call == .replayedBegan, let entry = entries.first(where: { $0.touch === touch }) {
            touch.moment = entry.landing
        }
        touch.phase = call.phase
    }
}

extension ViewRecord.Call {
    /// In the order in which one view is told.
    nonisolated fileprivate static let inOrder: [Self] = [.replayedBegan, .began, .moved, .ended, .cancelled]

    nonisolated fileprivate var phase: Touch.Phase {
        switch self {
        case .began, .replayedBegan: .began
        case .moved: .moved
        case .ended: .ended
        case .cancelled: .cancelled
        }
    }
}

extension Sequence where Element == Touch {
    /// Oldest first.
    var inOrder: [Touch] { sorted { $0.number < $1.number } }
}

extension Sequence where Element: Equatable {
    /// Each element once, where it comes first. For a handful: every one is compared with every other.
    nonisolated func uniqued() -> [Element] {
        reduce(into: []) { found, element in
            if !found.contains(element) { found.append(element) }
        }
    }
}
