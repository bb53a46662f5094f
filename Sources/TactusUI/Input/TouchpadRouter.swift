import TactusGeometry
import TactusPlatform

/// Makes events of the gestures that touchpads recognize, and sends them to what the pointer was over when they began:
/// the acting half of ``TouchpadSequencer``.
final class TouchpadRouter {
    /// The touchpad of one seat.
    private final class Touchpad {
        var sequencer = TouchpadSequencer()
        /// The event of the gesture that is under way; `nil` also while nobody takes it.
        var event: Event?
    }

    private unowned let application: Application
    private let sender: SequenceSender
    private var touchpads: [SeatID: Touchpad] = [:]

    init(application: Application, sender: SequenceSender) {
        self.application = application
        self.sender = sender
    }

    /// Takes what fingers did on the touchpad of a seat.
    func receive(_ samples: [PointerGestureSample], of seat: SeatID) {
        let touchpad = touchpads[seat] ?? Touchpad()
        touchpads[seat] = touchpad
        for step in touchpad.sequencer.receive(samples) { sendGesture(step, of: touchpad) }
        // Seats come and go, and each has a name of its own.
        if touchpad.event == nil, !touchpad.sequencer.hasGesture { touchpads[seat] = nil }
    }

    /// How many seats have a gesture under way.
    var gestureCount: Int { touchpads.count }

    /// The scene in which the gesture of a seat has its effect.
    func scene(of seat: SeatID) -> WindowScene? { touchpads[seat]?.event?.sequences.first?.window?.windowScene }

    /// Breaks off the gestures whose window `isVoid` names.
    func cancelSequences(at time: Instant, where isVoid: (Window) -> Bool) {
        for (_, touchpad) in touchpads.sorted(by: { $0.key.rawValue < $1.key.rawValue }) {
            guard let window = touchpad.event?.sequences.first?.window, isVoid(window) else { continue }
            if let step = touchpad.sequencer.cancel(at: time) { sendGesture(step, of: touchpad) }
        }
    }

    private func sendGesture(_ step: TouchpadSequencer.Step, of touchpad: Touchpad) {
        if let scene = step.scene {
            let event = sender.makeEvent(of: step.content, at: step.time)
            let isKnown = application.supportsIndirectInputEvents || event.type == .transform
            let target = isKnown ? sender.target(in: scene, at: step.location, for: event) : nil
            target.map { sender.bind(event, to: $0, at: step.location) }
            touchpad.event = target.map { _ in event }
        }
        guard let event = touchpad.event else { return }
        if step.content.phase.isTerminal { touchpad.event = nil }
        sender.sendStep(step.content, with: event, at: step.location, time: step.time)
    }
}
