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
        /// Whether the view was told of the touch, and not of its end. The record is ahead of it while calls are
        /// pending.
        var isNotified = false
        let isAdmitted: Bool
    }

    /// In the order in which the touches landed.
    private var entries: [Entry] = []
    /// An empty list with room, for the next event.
    private var spareSteps = ViewSteps()
    /// Whether a view was removed from the window since ``dropDetached(in:)``.
    var viewsMayHaveLeft = false

    /// Tells what there is to tell.
    ///
    /// - Parameters:
    ///   - event: The event that is being delivered, or `nil` outside of one.
    ///   - window: The window of this deliverer.
    func deliverTouches(of event: Event?, in window: Window) {
        // Taken and given back: whoever is told may cause a delivery inside this one, which finds none to share.
        var steps = ViewSteps()
        swap(&steps, &spareSteps)
        noteLeftovers(besides: event, in: window, &steps)
        if let event {
            admit(event, in: window)
            noteChanges(in: event, window, &steps)
        }
        for index in steps.elements.indices { perform(steps.elements[index], in: window) }
        steps.removeAll()
        swap(&steps, &spareSteps)
        dropReleased(besides: event)
    }

    /// Whether the view of a touch has been told of it, and not of its end.
    func hasNotifiedView(of touch: Touch) -> Bool { entries.contains { $0.touch === touch && $0.isNotified } }

    /// Cancels the touches of views that are no longer in the window.
    func dropDetached(in window: Window) {
        guard viewsMayHaveLeft else { return }
        viewsMayHaveLeft = false
        let left = entries.filter { $0.touch.view.map { $0.window !== window } ?? false }
        entries.removeAll { entry in left.contains { $0.touch === entry.touch } }
        for view in left.compactMap(\.touch.view).uniqued() {
            let touches = left.filter { $0.touch.view === view }
            let told = touches.filter(\.isNotified)
            if let event = told.last?.event {
                perform(.cancelled, of: Set(told.map(\.touch)), to: view, with: event, in: window)
            }
            for entry in touches { entry.touch.view = nil }
        }
        window.gestureEnvironment.viewsDidLeaveWindow()
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
    private func noteLeftovers(besides event: Event?, in window: Window, _ steps: inout ViewSteps) {
        for index in entries.indices where !isPart(entries[index].touch, of: event) {
            guard let view = entries[index].touch.view else { continue }
            for call in advance(index, nil, in: window) {
                steps.addSingle(call, of: entries[index].touch, to: view, with: event ?? entries[index].event)
            }
        }
    }

    /// The touches of this event: view by view, in the order of each view's oldest touch, and phase by phase.
    private func noteChanges(in event: Event, _ window: Window, _ steps: inout ViewSteps) {
        for index in entries.indices where isPart(entries[index].touch, of: event) {
            let touch = entries[index].touch
            entries[index].event = event
            guard let view = touch.view else { continue }
            for call in advance(index, touch.phase, in: window) {
                steps.add(call, of: touch, to: view, with: event, upTo: entries.count)
            }
        }
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

    private func advance(_ index: Int, _ phase: Touch.Phase?, in window: Window) -> [ViewRecord.Call] {
        guard entries[index].isAdmitted else { return [] }
        let verdict = window.gestureEnvironment.verdict(for: entries[index].touch)
        return entries[index].record.advance(phase, verdict)
    }

    private func isPart(_ touch: Touch, of event: Event?) -> Bool { event?.allTouches.contains(touch) ?? false }

    private func perform(_ step: ViewSteps.Element, in window: Window) {
        func isMeant(_ touch: Touch) -> Bool { step.call == .cancelled || touch.view === step.view }
        let touches = step.touches.allSatisfy(isMeant) ? step.touches : step.touches.filter(isMeant)
        guard !touches.isEmpty else { return }
        perform(step.call, of: touches, to: step.view, with: step.event, in: window)
    }

    /// Calls a view, and shows it touches that do what the call says.
    private func perform(
        _ call: ViewRecord.Call, of touches: Set<Touch>, to view: View, with event: Event, in window: Window
    ) {
        if call != .replayedBegan, touches.allSatisfy({ $0.phase == call.phase }) {
            tell(view, call, touches, event, in: window)
        } else {
            let real = touches.map { ($0, $0.moment) }
            for touch in touches { show(call, on: touch) }
            tell(view, call, touches, event, in: window)
            for (touch, moment) in real { touch.moment = moment }
        }
        dropDetached(in: window)
    }

    private func tell(
        _ view: View, _ call: ViewRecord.Call, _ touches: Set<Touch>, _ event: Event, in window: Window
    ) {
        let phase = call.phase
        if phase != .moved { note(isNotified: phase == .began, touches) }
        event.application?.notifyObservers(
            of: .responder(ResponderCall(responder: view, phase: phase, touches: touches)))
        window.gestureEnvironment.perform { view.receive(touches, in: phase, with: event) }
        event.application?.inputRouter.estimates.view(wasTold: call, of: touches)
    }

    private func note(isNotified: Bool, _ touches: Set<Touch>) {
        for index in entries.indices where touches.contains(entries[index].touch) {
            entries[index].isNotified = isNotified
        }
    }

    private func show(_ call: ViewRecord.Call, on touch: Touch) {
        if call == .replayedBegan, let entry = entries.first(where: { $0.touch === touch }) {
            touch.moment = entry.landing
        }
        touch.phase = call.phase
    }
}

extension ViewRecord.Call {
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
