import TactusGeometry
import TactusPlatform

/// Tells the views under a pointer or pen that it comes, moves and goes: the acting half of ``HoverPath``.
final class HoverRouter {
    /// One pointer or tool, on one scene.
    private final class Pointer {
        let scene: SceneID
        let seat: SeatID
        let tool: TabletTool?
        let event: Event
        var path = HoverPath<View>()
        /// What is told to each view of the path.
        var visits: [View: EventSequence] = [:]
        /// The pointer itself, while it is over anything.
        var touch: Touch?
        /// Linux's codes of the buttons that are down.
        var pressed: Set<UInt32> = []
        var isTipDown = false
        /// In the scene's coordinate space.
        var location = Point.zero
        var axes: TabletAxes?

        init(scene: SceneID, seat: SeatID, tool: TabletTool?, event: Event) {
            self.scene = scene
            self.seat = seat
            self.tool = tool
            self.event = event
        }

        /// Whether it touches, and does not hover. A button on a pen does not make it touch.
        var isTouching: Bool { isTipDown || (tool?.kind.isPointer ?? true) && !pressed.isEmpty }
        var buttons: ButtonMask { ButtonMask(pressed.map(ButtonMask.init(linuxCode:)) + (isTipDown ? [.primary] : [])) }
        var type: Touch.TouchType { tool?.kind.isPointer == false ? .pencil : .indirectPointer }
    }

    private unowned let application: Application
    private var pointers: [ContactTable.Key: Pointer] = [:]
    private var sequenceCount: UInt64 = 0

    init(application: Application) { self.application = application }

    /// Takes what a device did. Of movements in a row only the last one counts.
    func receive(_ samples: [HoverSample], of device: ContactTable.Key, from seat: SeatID) {
        for (index, sample) in samples.enumerated() {
            let isPassing = sample.change == .moved && index + 1 < samples.count && samples[index + 1].change == .moved
            if !isPassing { receive(sample, of: device, from: seat) }
        }
    }

    private func receive(_ sample: HoverSample, of device: ContactTable.Key, from seat: SeatID) {
        if case .entered(let scene, let tool) = sample.change {
            leave(device, at: sample.time)
            let event = Event(type: .hover, timestamp: sample.time)
            event.application = application
            event.hitOutsetPolicy = application.hitOutsetPolicy
            pointers[device] = Pointer(scene: scene, seat: seat, tool: tool, event: event)
        }
        guard let pointer = pointers[device] else { return }
        pointer.location = sample.location
        pointer.axes = sample.axes
        switch sample.change {
        case .entered, .moved:
            // Nobody is told while a button is down: then there is no need to look, either.
            if !pointer.isTouching { updateHovering(.moved(over: path(of: pointer)), of: pointer, at: sample.time) }
        case .left: leave(device, at: sample.time)
        case .button(let code, true): press(pointer, at: sample.time) { $0.pressed.insert(code) }
        case .button(let code, false): press(pointer, at: sample.time) { $0.pressed.remove(code) }
        case .tip(let isDown): press(pointer, at: sample.time) { $0.isTipDown = isDown }
        }
    }

    private func press(_ pointer: Pointer, at time: Instant, _ change: (Pointer) -> Void) {
        let wasTouching = pointer.isTouching
        change(pointer)
        switch (wasTouching, pointer.isTouching) {
        case (false, true): updateHovering(.pressed, of: pointer, at: time)
        case (true, false): updateHovering(.released(over: path(of: pointer)), of: pointer, at: time)
        case (false, false): updateHovering(.moved(over: path(of: pointer)), of: pointer, at: time)
        case (true, true): break
        }
    }

    private func leave(_ device: ContactTable.Key, at time: Instant) {
        guard let pointer = pointers.removeValue(forKey: device) else { return }
        updateHovering(.left, of: pointer, at: time)
    }

    /// Breaks off what hovers in the windows that `isVoid` names.
    func cancelSequences(where isVoid: (Window) -> Bool) {
        for (_, pointer) in pointers.sorted(by: { $0.key < $1.key }) {
            guard pointer.visits.values.contains(where: { $0.window.map(isVoid) ?? true }) else { continue }
            updateHovering(.lost, of: pointer, at: application.now)
        }
    }

    /// Breaks off what hovers over views that have left their window.
    func cancelDetachedSequences() {
        // Asked with every movement, and mostly there is none.
        guard pointers.values.contains(where: { $0.visits.values.contains(where: \.isDetached) }) else { return }
        for (_, pointer) in pointers.sorted(by: { $0.key < $1.key }) {
            let gone = pointer.visits.filter { $0.value.isDetached }
            guard !gone.isEmpty else { continue }
            let order = pointer.path.views.reversed().filter { gone[$0] != nil }
            for view in order { _ = pointer.path.remove(view) }
            sendHovering(order.map(HoverPath.Change.cancelled), of: pointer, at: application.now)
        }
    }

    /// A recognizer was added to a view. Where nobody has followed a pointer that is over it the pointer comes anew,
    /// with its next movement.
    func recognizerWasAdded(to view: View) {
        for pointer in pointers.values {
            guard let visit = pointer.visits[view],
                !view.attachedRecognizers.contains(where: { $0.trackedSequence === visit })
            else { continue }
            pointer.visits[view] = nil
            _ = pointer.path.remove(view)
        }
    }

    /// The views under the pointer, outermost first; none while no recognizer of the scene follows pointers, so that
    /// nobody need look.
    private func path(of pointer: Pointer) -> [View] {
        guard application.supportsIndirectInputEvents,
            let scene = application.scenes.first(where: { $0.id == pointer.scene }), scene.hasHoverRecognizers
        else { return [] }
        let selection = WindowSelection(application: application, event: pointer.event)
        guard let target = selection.target(in: scene, at: pointer.location) else { return [] }
        return sequence(first: target.view ?? target.window, next: \.superview).reversed()
    }

    private func updateHovering(_ input: HoverPath<View>.Input, of pointer: Pointer, at time: Instant) {
        cancelDetachedSequences()
        sendHovering(pointer.path.receive(input), of: pointer, at: time)
    }

    private func sendHovering(_ changes: [HoverPath<View>.Change], of pointer: Pointer, at time: Instant) {
        guard !changes.isEmpty else { return }
        let event = pointer.event
        event.timestamp = max(event.timestamp, time)
        event.modifierFlags = application.modifierFlags
        event.buttonMask = pointer.buttons
        moveTouch(of: pointer)
        event.sequences = changes.compactMap { visit(of: pointer, for: $0) }
        listRecognizers(of: pointer)
        if !event.sequences.isEmpty { application.dispatcher.dispatch(event) }
        if let touch = pointer.touch, touch.phase == .regionExited { release(touch, of: pointer) }
    }

    // MARK: The touch

    /// Brings the touch to where the pointer is: over the innermost view of its path.
    private func moveTouch(of pointer: Pointer) {
        let sample = ContactTable.Sample(
            location: pointer.location, time: pointer.event.timestamp, axes: pointer.axes)
        let view = pointer.path.views.last
        if let touch = pointer.touch {
            touch.previousWindowLocation = touch.windowLocation
            touch.phase = view == nil ? .regionExited : .regionMoved
            if let view {
                touch.view = view
                touch.window = view.window
            }
            touch.buttons = pointer.buttons
            touch.update(with: sample)
        } else if let view, let window = view.window {
            let touch = Touch(
                number: application.inputRouter.makeID().rawValue, type: pointer.type, seat: pointer.seat,
                tool: pointer.tool, phase: .regionEntered, sample: sample, buttons: pointer.buttons,
                target: TouchTarget(window: window, view: view))
            pointer.touch = touch
            pointer.event.allTouches = [touch]
        }
    }

    /// Lists the recognizers that follow the touch: innermost first.
    private func listRecognizers(of pointer: Pointer) {
        let ending = pointer.event.sequences.filter(\.phase.isTerminal)
        let running = pointer.path.views.reversed().compactMap { pointer.visits[$0] }
        pointer.touch?.gestureRecognizers = (ending + running).flatMap { visit in
            visit.view?.attachedRecognizers.filter { $0.trackedSequence === visit } ?? []
        }
    }

    private func release(_ touch: Touch, of pointer: Pointer) {
        touch.unbind()
        pointer.touch = nil
        pointer.event.allTouches = []
    }

    // MARK: The visits

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
        visit.touch = pointer.touch
        pointer.visits[view] = visit
        window.gestureEnvironment.collect(visit, with: pointer.event)
        return visit
    }
}

extension EventSequence {
    /// Whether its view has left the window in which it was visited.
    fileprivate var isDetached: Bool { view == nil || view?.window !== window }
}
