import TactusGeometry
import TactusPlatform

/// Makes events of what pointers scroll, and sends them to what the pointer is over: the acting half of
/// ``ScrollSequencer``.
final class ScrollRouter {
    /// One pointer, or one tool with a wheel, on one scene.
    private final class Pointer {
        let scene: SceneID
        let seat: SeatID
        /// Where the pointer was at the latest sample, in the scene's coordinate space.
        var location: Point
        var sequencer = ScrollSequencer()
        /// The finger that stands for scrolling where only fingers are known.
        var drag = ScrollDrag()
        /// The event of the sequence that is under way; `nil` also while nobody takes it.
        var event: Event?
        /// What the notches of a wheel go to.
        var wheel: (binding: WheelBinding, target: WeakTarget)?
        /// Fires when the device has been silent for long enough.
        var timer: ScheduledTimer?

        init(scene: SceneID, seat: SeatID, location: Point) {
            self.scene = scene
            self.seat = seat
            self.location = location
        }
    }

    /// A target that may go.
    private struct WeakTarget {
        private weak var window: Window?
        private weak var view: View?
        private let hasView: Bool

        init(_ target: TouchTarget) {
            window = target.window
            view = target.view
            hasView = target.view != nil
        }

        /// The target, while it is still there and in its window.
        var target: TouchTarget? {
            guard let window, window.windowScene != nil, !window.isHidden else { return nil }
            guard hasView else { return TouchTarget(window: window, view: nil) }
            return view?.window === window ? TouchTarget(window: window, view: view) : nil
        }
    }

    private unowned let application: Application
    private let sender: SequenceSender
    private var pointers: [ContactTable.Key: Pointer] = [:]

    init(application: Application, sender: SequenceSender) {
        self.application = application
        self.sender = sender
    }

    /// Takes what a pointer did, as far as it is about scrolling.
    func receive(_ samples: [PointerSample], of device: ContactTable.Key, from seat: SeatID) {
        for sample in samples {
            pointers[device]?.location = sample.location
            switch sample.change {
            case .entered(let scene):
                cancel(pointers[device], at: sample.time)
                pointers[device] = Pointer(scene: scene, seat: seat, location: sample.location)
            case .left:
                cancel(pointers.removeValue(forKey: device), at: sample.time)
            case .scrolled(let scroll):
                guard let pointer = pointers[device] else { continue }
                sendScrolls(pointer.sequencer.receive(scroll, at: sample.time), of: pointer, at: sample.time)
            case .moved, .button, .displaced: break
            }
        }
    }

    /// Breaks off the sequences whose window `isVoid` names.
    func cancelSequences(where isVoid: (Window) -> Bool) {
        for (_, pointer) in pointers.sorted(by: { $0.key < $1.key }) {
            guard let window = pointer.event?.sequences.first?.window, isVoid(window) else { continue }
            cancel(pointer, at: application.now)
        }
    }

    private func cancel(_ pointer: Pointer?, at time: Instant) {
        guard let pointer else { return }
        sendScrolls(pointer.sequencer.cancel(), of: pointer, at: time)
    }

    private func sendScrolls(_ steps: [Event.Scroll], of pointer: Pointer, at time: Instant) {
        for step in steps {
            guard application.supportsIndirectInputEvents else {
                drag(step, of: pointer, at: time)
                continue
            }
            if step.phase == .began { pointer.event = begin(step, of: pointer, at: time) }
            guard let event = pointer.event else { continue }
            if step.phase.isTerminal { pointer.event = nil }
            sender.sendStep(.scroll(step), with: event, at: pointer.location, time: time)
        }
        awaitSilence(of: pointer)
    }

    /// Scrolls by a finger: rule EV-9.
    private func drag(_ step: Event.Scroll, of pointer: Pointer, at time: Instant) {
        let router = application.inputRouter.touches
        let sample = pointer.drag.receive(
            step, in: pointer.scene, at: pointer.location, time: time, makeContact: router.makeContact)
        if let sample { router.route(sample, from: pointer.seat) }
    }

    /// Makes the event of a sequence, and binds it to what is under the pointer.
    private func begin(_ step: Event.Scroll, of pointer: Pointer, at time: Instant) -> Event? {
        let event = sender.makeEvent(of: .scroll(step), at: time)
        guard let target = target(for: step, of: pointer, event) else { return nil }
        sender.bind(event, to: target, at: pointer.location)
        return event
    }

    private func target(for step: Event.Scroll, of pointer: Pointer, _ event: Event) -> TouchTarget? {
        if step.isDiscrete, let known = pointer.wheel?.target.target,
            pointer.wheel?.binding.accepts(notchAt: pointer.location, time: event.timestamp) == true
        {
            return known
        }
        let found = sender.target(in: pointer.scene, at: pointer.location, for: event)
        if step.isDiscrete {
            let binding = WheelBinding(at: pointer.location, time: event.timestamp)
            pointer.wheel = found.map { (binding, WeakTarget($0)) }
        }
        return found
    }

    /// Ends the sequence of a device that does not tell, when it has been silent for long enough.
    private func awaitSilence(of pointer: Pointer) {
        pointer.timer?.invalidate()
        pointer.timer = pointer.sequencer.deadline.map { deadline in
            application.schedule(at: deadline) { [weak self, weak pointer] in
                guard let self, let pointer else { return }
                sendScrolls(pointer.sequencer.deadlinePassed(), of: pointer, at: deadline)
            }
        }
    }
}
