import TactusGeometry
import TactusPlatform

/// Makes touches of contacts, and events of touches: from a frame of input to an event for every scene in it.
///
/// It binds a new touch to what it landed on, and keeps the touches and events that live: a touch as long as its
/// contact, an event as long as its scene is touched at all.
final class TouchRouter {
    private unowned let application: Application
    private let estimates: EstimateLedger
    private var table = ContactTable()
    /// An empty assembly with room, for the next frame.
    private var spareAssembly = DispatchAssembly()
    private var counter = TapCounter()
    private var touches: [ContactTable.Key: Touch] = [:]
    private var sequences: [SceneID: Event] = [:]
    private var contactCount: UInt64 = 0

    init(application: Application, estimates: EstimateLedger) {
        self.application = application
        self.estimates = estimates
    }

    /// Fingers may still be down when an application goes: they hold on to windows, and windows to them.
    isolated deinit {
        for touch in touches.values {
            _ = touch.window?.deliverer.finish([touch])
            touch.unbind()
        }
    }

    /// Sends the events of the touches of a frame: one for every scene and step in it.
    func route(_ frame: InputFrame) {
        // Taken and given back: a frame inside this one finds none to share.
        var assembly = DispatchAssembly()
        swap(&assembly, &spareAssembly)
        table.receive(frame, into: &assembly)
        for dispatch in assembly.dispatches { sendTouches(dispatch, of: assembly) }
        assembly.removeAll()
        swap(&assembly, &spareAssembly)
    }

    /// Sends the events of a finger that is none: one that stands for scrolling.
    func route(_ sample: ContactSample, from seat: SeatID) {
        route(InputFrame(seat: seat, time: sample.time, contents: .contacts([sample])))
    }

    /// A name for such a finger, out of reach of those of the platform.
    func makeContact() -> ContactID {
        contactCount += 1
        return ContactID(rawValue: 1 << 63 | contactCount)
    }

    /// Ends the touches that `isVoid` names, as cancelled.
    func cancelTouches(where isVoid: (Touch) -> Bool) {
        let time = application.now
        var assembly = DispatchAssembly()
        for (key, touch) in touches.sorted(by: { $0.value.number < $1.value.number }) where isVoid(touch) {
            guard let scene = table.scene(of: key), let change = table.cancel(key, at: time) else { continue }
            assembly.add(change, in: scene)
        }
        for dispatch in assembly.dispatches.sorted(by: { $0.scene.rawValue < $1.scene.rawValue }) {
            sendTouches(dispatch, of: assembly)
        }
    }

    /// Whether a view that may have touches has left its window.
    var hasDetached: Bool { touches.values.contains { $0.window?.deliverer.viewsMayHaveLeft == true } }

    /// Cancels touches whose view has left its window.
    func cancelDetachedTouches() {
        guard hasDetached else { return }
        for window in touches.values.inOrder.compactMap(\.window).uniqued() {
            window.deliverer.dropDetached(in: window)
        }
    }

    /// Whether a contact touches a scene that will draw soon.
    func isFramePending(for key: ContactTable.Key) -> Bool {
        touches[key]?.window?.windowScene?.isFramePending == true
    }

    /// The scene on which a finger touches; `nil` when nothing wanted it, or it is up.
    func scene(touchedBy contact: ContactID) -> WindowScene? { touches[.contact(contact)]?.window?.windowScene }

    private func sendTouches(_ dispatch: DispatchAssembly.Dispatch, of assembly: DispatchAssembly) {
        let event = event(for: dispatch)
        event.timestamp = max(event.timestamp, dispatch.time)
        event.modifierFlags = application.modifierFlags
        event.samples.removeAll()
        for touch in event.allTouches { touch.rest() }
        var concernsAnyone = false
        for told in assembly.changes[dispatch.range] {
            let change = simplified(told)
            let isKnown = change.phase == .began ? begin(change, in: dispatch.scene, event) : update(change, event)
            if isKnown { concernsAnyone = true }
        }
        if event.allTouches.isEmpty { sequences[dispatch.scene] = nil }
        // A contact that nothing wanted, and what it does in the frame of its landing, is nobody's business.
        guard concernsAnyone else { return }
        event.buttonMask = event.allTouches.reduce(into: []) { $0.formUnion($1.buttons) }
        application.dispatcher.dispatch(event)
        finish(event, in: dispatch.scene)
    }

    /// The change as a program is told it: to one that knows fingers alone, every button is a finger's touch.
    private func simplified(_ change: ContactTable.Change) -> ContactTable.Change {
        guard !application.supportsIndirectInputEvents else { return change }
        var simple = change
        simple.buttons = .primary
        return simple
    }

    private func event(for dispatch: DispatchAssembly.Dispatch) -> Event {
        if let event = sequences[dispatch.scene] { return event }
        let event = Event(type: .touches, timestamp: dispatch.time)
        event.application = application
        event.hitOutsetPolicy = application.hitOutsetPolicy
        sequences[dispatch.scene] = event
        return event
    }

    /// Makes the touch of a contact that landed. Returns whether anything wants it.
    private func begin(_ change: ContactTable.Change, in id: SceneID, _ event: Event) -> Bool {
        let sample = change.samples.newest
        let type = application.supportsIndirectInputEvents ? change.touchType : .direct
        event.landingType = type
        let scene = application.scenes.first { $0.id == id }
        guard let scene,
            let target = WindowSelection(application: application, event: event).target(in: scene, at: sample.location)
        else {
            table.discard(change.key)
            scene?.showModalDialog()
            return false
        }
        let touch = Touch(
            number: application.inputRouter.makeID().rawValue, type: type, seat: change.seat, tool: change.tool,
            phase: .began, sample: sample, buttons: change.buttons, target: target)
        touches[change.key] = touch
        event.allTouches.insert(touch)
        event.samples.add(change.samples, of: touch)
        count(touch, landedAt: sample)
        application.notifyObservers(of: .window(touch))
        application.notifyObservers(of: .view(touch))
        application.watchDepth(of: touch)
        // Recognizers for clicks look at it when they are offered the touch.
        event.buttonMask.formUnion(touch.buttons)
        target.window.gestureEnvironment.collect(touch, with: event)
        estimates.keep(change, of: touch)
        application.notifyObservers(of: .recognizers(touch))
        target.window.makeKey()
        target.window.showsFocus = false
        return true
    }

    /// Brings a touch up to date. Returns whether the contact has one.
    private func update(_ change: ContactTable.Change, _ event: Event) -> Bool {
        guard let touch = touches[change.key] else { return false }
        touch.update(with: change)
        let movement = metrics(for: touch).tapMovement
        let isFar = change.samples.contains { touch.landing.distance(to: $0.location) > movement }
        if isFar { touch.tapCount = 0 }
        estimates.keep(change, of: touch)
        event.samples.add(change.samples, of: touch)
        return true
    }

    /// Drops the touches of an event that are over.
    private func finish(_ event: Event, in scene: SceneID) {
        guard event.allTouches.contains(where: \.phase.isTerminal) else { return }
        let over = event.allTouches.filter(\.phase.isTerminal).inOrder
        if !over.isEmpty { touches = touches.filter { !$0.value.phase.isTerminal } }
        for touch in over {
            event.allTouches.remove(touch)
            if touch.phase == .ended, let target = touch.tapTarget {
                counter.lift(landedAt: touch.landing, target, time: touch.timestamp, count: touch.tapCount)
            }
        }
        for window in over.compactMap(\.window).uniqued() {
            for touch in window.deliverer.finish(over.filter { $0.window === window }) { touch.unbind() }
        }
        if event.allTouches.isEmpty { sequences[scene] = nil }
    }

    private func metrics(for touch: Touch) -> InputProfile.Metrics {
        (touch.window?.windowScene?.inputProfile ?? .uikit).metrics(for: touch.type)
    }

    private func count(_ touch: Touch, landedAt sample: ContactTable.Sample) {
        guard let target = touch.tapTarget else { return }
        let metrics = metrics(for: touch)
        let limits = TapCounter.Limits(interval: metrics.multiTapInterval, distance: metrics.multiTapDistance)
        touch.tapCount = counter.land(at: sample.location, target, time: sample.time, limits: limits)
    }
}
