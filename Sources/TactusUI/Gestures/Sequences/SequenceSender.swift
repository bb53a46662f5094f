import TactusGeometry
import TactusPlatform

/// Makes the events of sequences without touches, binds each to what the pointer is over, and sends it: rule GR-57.
final class SequenceSender {
    private unowned let application: Application
    private var count: UInt64 = 0

    init(application: Application) { self.application = application }

    /// Makes the event of a sequence that begins.
    func makeEvent(of content: SequenceContent, at time: Instant) -> Event {
        let event = Event(type: content.eventType, timestamp: time)
        event.application = application
        event.hitOutsetPolicy = application.hitOutsetPolicy
        event.modifierFlags = application.modifierFlags
        event.update(with: content)
        return event
    }

    /// What a sequence that begins at a place is bound to; `nil` when nothing there takes it.
    func target(in scene: SceneID, at location: Point, for event: Event) -> TouchTarget? {
        guard let scene = application.scenes.first(where: { $0.id == scene }) else { return nil }
        return WindowSelection(application: application, event: event).target(in: scene, at: location)
    }

    /// Binds an event to what its sequence began on, and finds the recognizers that take part.
    func bind(_ event: Event, to target: TouchTarget, at location: Point) {
        count += 1
        let sequence = EventSequence(number: count, of: .chain, target: target, location: location)
        event.sequences = [sequence]
        target.window.gestureEnvironment.collect(sequence, with: event)
    }

    /// Sends the next step of a sequence.
    ///
    /// - Parameters:
    ///   - content: What happens.
    ///   - event: The sequence's event, bound.
    ///   - location: Where the pointer is, in the scene's coordinate space.
    ///   - time: Event time of the step.
    func sendStep(_ content: SequenceContent, with event: Event, at location: Point, time: Instant) {
        guard let sequence = event.sequences.first else { return }
        event.update(with: content)
        event.timestamp = max(event.timestamp, time)
        event.modifierFlags = application.modifierFlags
        sequence.phase = content.phase
        sequence.sceneLocation = location
        application.dispatcher.dispatch(event)
    }
}
