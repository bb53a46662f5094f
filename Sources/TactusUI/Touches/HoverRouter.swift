import TactusGeometry

/// Tells the views under a pointer that it comes, moves and goes: the acting half of ``HoverPath``.
final class HoverRouter {
    /// The pointer of one seat, on one scene.
    private final class Pointer {
        let scene: SceneID
        let event: Event
        var path = HoverPath<View>()
        /// What is told to each view of the path.
        var visits: [View: EventSequence] = [:]
        /// Linux's codes of the buttons that are down.
        var pressed: Set<UInt32> = []
        /// In the scene's coordinate space.
        var location = Point.zero

        init(scene: SceneID, event: Event) {
            self.scene = scene
            self.event = event
        }
    }

    private unowned let application: Application
    private var pointers: [SeatID: Pointer] = [:]
    private var sequenceCount: UInt64 = 0

    init(application: Application) { self.application = application }

    /// Takes what the pointer of a seat did. Of movements in a row only the last one counts.
    func receive(_ samples: [PointerSample], of seat: SeatID) {
        for (index, sample) in samples.enumerated() {
            let isPassing = sample.change == .moved && index + 1 < samples.count && samples[index + 1].change == .moved
            if !isPassing { receive(sample, of: seat) }
        }
    }

    private func receive(_ sample: PointerSample, of seat: SeatID) {
        if case .entered(let scene) = sample.change {
            leave(seat, at: sample.time)
            let event = Event(type: .hover, timestamp: sample.time)
            event.application = application
            pointers[seat] = Pointer(scene: scene, event: event)
        }
        guard let pointer = pointers[seat] else { return }
        pointer.location = sample.location
        switch sample.change {
        case .entered, .moved:
            // Nobody is told while a button is down: then there is no need to look, either.
            guard pointer.pressed.isEmpty else { return }
            deliver(.moved(over: path(of: pointer)), of: pointer, at: sample.time)
        case .left:
            leave(seat, at: sample.time)
        case .button(let code, let isDown):
            press(code, isDown: isDown, pointer, at: sample.time)
        case .scrolled: break
        }
    }

    private func press(_ code: UInt32, isDown: Bool, _ pointer: Pointer, at time: Instant) {
        let wasPressed = !pointer.pressed.isEmpty
        if isDown { pointer.pressed.insert(code) } else { pointer.pressed.remove(code) }
        guard pointer.pressed.isEmpty == wasPressed else { return }
        deliver(isDown ? .pressed : .released(over: path(of: pointer)), of: pointer, at: time)
    }

    private func leave(_ seat: SeatID, at time: Instant) {
        guard let pointer = pointers.removeValue(forKey: seat) else { return }
        deliver(.left, of: pointer, at: time)
    }

    /// Breaks off what hovers in the windows that `isVoid` names.
    func cancelSequences(where isVoid: (Window) -> Bool) {
        for (_, pointer) in pointers.sorted(by: { $0.key.rawValue < $1.key.rawValue }) {
            guard pointer.visits.values.contains(where: { $0.window.map(isVoid) ?? true }) else { continue }
            deliver(.lost, of: pointer, at: application.now)
        }
    }

    /// Breaks off what hovers over views that have left their window.
    func cancelDetachedSequences() {
        for (_, pointer) in pointers.sorted(by: { $0.key.rawValue < $1.key.rawValue }) {
            let gone = pointer.visits.filter { $0.value.view == nil || $0.value.view?.window !== $0.value.window }
            guard !gone.isEmpty else { continue }
            let order = pointer.path.views.reversed().filter { gone[$0] != nil }
            for view in order { _ = pointer.path.remove(view) }
            send(order.map(HoverPath.Change.cancelled), of: pointer, at: application.now)
        }
    }

    /// The views under the pointer, outermost first.
    private func path(of pointer: Pointer) -> [View] {
        guard let scene = application.scenes.first(where: { $0.id == pointer.scene }) else { return [] }
        let selection = WindowSelection(application: application, event: pointer.event)
        guard let target = selection.target(in: scene, at: pointer.location) else { return [] }
        return sequence(first: target.view ?? target.window, next: \.superview).reversed()
    }

    private func deliver(_ input: HoverPath<View>.Input, of pointer: Pointer, at time: Instant) {
        cancelDetachedSequences()
        send(pointer.path.receive(input), of: pointer, at: time)
    }

    private func send(_ changes: [HoverPath<View>.Change], of pointer: Pointer, at time: Instant) {
        let event = pointer.event
        event.timestamp = max(event.timestamp, time)
        event.modifierFlags = application.keys.modifierFlags
        event.sequences = changes.compactMap { visit(of: pointer, for: $0) }
        guard !event.sequences.isEmpty else { return }
        application.dispatch(event)
        for window in event.sequences.compactMap(\.window).uniqued() {
            window.gestureEnvironment.finishUpdate(with: event)
        }
    }

    /// The sequence of a view, with what it does now.
    private func visit(of pointer: Pointer, for change: HoverPath<View>.Change) -> EventSequence? {
        let visit: EventSequence?
        switch change {
        case .entered(let view):
            visit = begin(on: view, pointer)
        case .moved(let view):
            visit = pointer.visits[view]
            visit?.phase = .changed
        case .exited(let view):
            visit = pointer.visits.removeValue(forKey: view)
            visit?.phase = .ended
        case .cancelled(let view):
            visit = pointer.visits.removeValue(forKey: view)
            visit?.phase = .cancelled
        }
        visit?.sceneLocation = pointer.location
        return visit
    }

    private func begin(on view: View, _ pointer: Pointer) -> EventSequence? {
        guard let window = view.window else { return nil }
        sequenceCount += 1
        let target = TouchTarget(window: window, view: view)
        let visit = EventSequence(number: sequenceCount, of: .view, target: target, location: pointer.location)
        pointer.visits[view] = visit
        window.gestureEnvironment.collect(visit, with: pointer.event)
        return visit
    }
}
