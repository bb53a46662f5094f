import TactusGeometry
import TactusPlatform

/// Gives every contact its touch, and every scene its event: from a frame of input to an event that can be sent.
///
/// It binds a new touch to what it landed on, and keeps the touches and events that live: a touch as long as its
/// contact, an event as long as its scene is touched at all.
final class TouchRouter {
    private unowned let application: Application
    private lazy var sender = SequenceSender(application: application)
    private lazy var scrolling = ScrollRouter(application: application, sender: sender)
    private lazy var touchpads = TouchpadRouter(application: application, sender: sender)
    private lazy var hovering = HoverRouter(application: application)
    /// How the pointers look.
    private(set) lazy var cursors = CursorRouter(application: application)
    /// Who is told later what is a guess now.
    let estimates = EstimateLedger()
    private var table = ContactTable()
    /// An empty assembly with room, for the next frame.
    private var spareAssembly = DispatchAssembly()
    private var counter = TapCounter()
    private var touches: [ContactTable.Key: Touch] = [:]
    private var sequences: [SceneID: Event] = [:]
    private var touchCount: UInt64 = 0
    private var contactCount: UInt64 = 0

    init(application: Application) { self.application = application }

    /// Fingers may still be down when an application goes: they hold on to windows, and windows to them.
    isolated deinit {
        for touch in touches.values {
            _ = touch.window?.deliverer.finish([touch])
            touch.unbind()
        }
    }

    /// Delivers a frame: once for every scene and step in it.
    func route(_ frame: InputFrame) {
        deliverTouches(of: frame)
        application.watchJitter(of: frame)
        switch frame.contents {
        case .pointer(let samples):
            scrolling.receive(samples, of: .pointer(frame.seat))
            hovering.receive(samples.compactMap(HoverSample.init), of: .pointer(frame.seat))
            cursors.receive(samples, of: frame.seat)
        case .tablet(let samples):
            for sample in samples { application.keys.route(sample) }
            for tool in samples.map(\.tool).uniqued() {
                routeAside(samples.filter { $0.tool == tool }, of: .tool(tool))
            }
        case .gesture(let samples): touchpads.receive(samples, of: frame.seat)
        case .contacts, .keys: break
        }
    }

    /// Delivers what a tool did besides touching.
    private func routeAside(_ samples: [TabletSample], of tool: ContactTable.Key) {
        scrolling.receive(samples.compactMap(PointerSample.init(wheelOf:)), of: tool)
        hovering.receive(samples.compactMap(HoverSample.init), of: tool)
        estimates.correct(samples)
    }

    /// Delivers what a finger does that is none: what stands for scrolling.
    func route(_ sample: ContactSample) {
        let seat = SeatID(rawValue: 0)  // a touch does not know whose it is
        deliverTouches(of: InputFrame(seat: seat, time: sample.time, contents: .contacts([sample])))
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
            deliver(dispatch, of: assembly)
        }
    }

    /// Ends the touches in the windows that `isVoid` names, as cancelled, and what is scrolled or hovered over there.
    func cancelInput(where isVoid: (Window) -> Bool) {
        cancelTouches { $0.window.map(isVoid) ?? true }
        scrolling.cancelSequences(where: isVoid)
        touchpads.cancelSequences(at: application.now, where: isVoid)
        hovering.cancelSequences(where: isVoid)
    }

    /// Cancels touches whose view has left its window, and what hovers over it.
    func cancelDetachedTouches() {
        hovering.cancelDetachedSequences()
        guard touches.values.contains(where: { $0.window?.deliverer.viewsMayHaveLeft == true }) else { return }
        for window in touches.values.inOrder.compactMap(\.window).uniqued() {
            window.deliverer.dropDetached(in: window)
        }
    }

    /// Whether a frame changes a touch or a gesture of a scene that will draw soon.
    func isFramePending(forTouchesOf frame: InputFrame) -> Bool {
        switch frame.contents {
        case .contacts(let samples):
            for sample in samples where isFramePending(for: .contact(sample.contact)) { return true }
            return false
        case .pointer: return isFramePending(for: .pointer(frame.seat))
        case .gesture: return touchpads.scene(of: frame.seat)?.isFramePending == true
        case .tablet(let samples):
            for sample in samples where isFramePending(for: .tool(sample.tool)) { return true }
            return false
        case .keys: return false
        }
    }

    private func isFramePending(for key: ContactTable.Key) -> Bool {
        touches[key]?.window?.windowScene?.isFramePending == true
    }

    /// A recognizer that follows pointers was added to a view.
    func hoverRecognizerWasAdded(to view: View) { hovering.recognizerWasAdded(to: view) }

    /// The scene on which a finger touches; `nil` when nothing wanted it, or it is up.
    func scene(touchedBy contact: ContactID) -> WindowScene? { touches[.contact(contact)]?.window?.windowScene }

    /// The windows that have a touch of `event`, or a sequence of it, from front to back.
    func windows(touchedBy event: Event) -> [Window] {
        if !event.sequences.isEmpty { return event.sequences.compactMap(\.window).uniqued() }
        let windows = event.allTouches.inOrder.compactMap(\.window).uniqued()
        guard windows.count > 1 else { return windows }
        return windows.sorted { left, right in
            guard let windows = left.windowScene?.windows, let first = windows.firstIndex(of: left),
                let second = windows.firstIndex(of: right)
            else { return false }
            return first > second
        }
    }

    /// A name for a new touch or press; each is greater than the one before.
    func makeID() -> TouchID {
        touchCount += 1
        return TouchID(rawValue: touchCount)
    }

    private func deliverTouches(of frame: InputFrame) {
        // Taken and given back: a frame inside this one finds none to share.
        var assembly = DispatchAssembly()
        swap(&assembly, &spareAssembly)
        table.receive(frame, into: &assembly)
        for dispatch in assembly.dispatches { deliver(dispatch, of: assembly) }
        assembly.removeAll()
        swap(&assembly, &spareAssembly)
    }

    private func deliver(_ dispatch: DispatchAssembly.Dispatch, of assembly: DispatchAssembly) {
        let event = event(for: dispatch)
        event.timestamp = max(event.timestamp, dispatch.time)
        event.modifierFlags = application.keys.modifierFlags
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
        guard let scene = application.scenes.first(where: { $0.id == id }),
            let target = WindowSelection(application: application, event: event).target(in: scene, at: sample.location)
        else {
            table.discard(change.key)
            return false
        }
        let touch = Touch(
            number: makeID().rawValue, type: type, tool: change.tool, phase: .began, sample: sample,
            buttons: change.buttons, target: target)
        touches[change.key] = touch
        event.allTouches.insert(touch)
        event.samples.add(change.samples, of: touch)
        count(touch, landedAt: sample)
        application.reach(.window(touch))
        application.reach(.view(touch))
        application.watchDepth(of: touch)
        // Recognizers for clicks look at it when they are offered the touch.
        event.buttonMask.formUnion(touch.buttons)
        target.window.gestureEnvironment.collect(touch, with: event)
        estimates.keep(change, of: touch)
        application.reach(.recognizers(touch))
        target.window.makeKey()
        target.window.showsFocus = false
        return true
    }

    /// Brings a touch up to date. Returns whether the contact has one.
    private func update(_ change: ContactTable.Change, _ event: Event) -> Bool {
        guard let touch = touches[change.key] else { return false }
        touch.take(change)
        let movement = metrics(for: touch).tapMovement
        let isFar = change.samples.contains { touch.landing.distance(to: $0.location) > movement }
        if isFar { touch.tapCount = 0 }
        estimates.keep(change, of: touch)
        event.samples.add(change.samples, of: touch)
        return true
    }

    private func finish(_ event: Event, in scene: SceneID) {
        if let window = event.onlyWindow {
            window.gestureEnvironment.finishUpdate(with: event)
        } else {
            for window in event.allTouches.inOrder.compactMap(\.window).uniqued() {
                window.gestureEnvironment.finishUpdate(with: event)
            }
        }
        guard event.allTouches.contains(where: \.phase.isTerminal) else { return }
        let over = event.allTouches.filter(\.phase.isTerminal).inOrder
        if !over.isEmpty { touches = touches.filter { !$0.value.phase.isTerminal } }
        for touch in over {
            event.allTouches.remove(touch)
            if touch.phase == .ended, let place = touch.tapPlace {
                counter.lift(landedAt: touch.landing, place, time: touch.timestamp, count: touch.tapCount)
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
        guard let place = touch.tapPlace else { return }
        let metrics = metrics(for: touch)
        let limits = TapCounter.Limits(interval: metrics.multiTapInterval, distance: metrics.multiTapDistance)
        touch.tapCount = counter.land(at: sample.location, place, time: sample.time, limits: limits)
    }
}
