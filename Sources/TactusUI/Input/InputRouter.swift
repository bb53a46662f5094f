import TactusPlatform

/// Routes every frame of input to the router of its kind: fingers, pointers and pens that touch become touches, and
/// what they do besides becomes scrolling, gestures of touchpads, hovering, cursors and presses of keys.
///
/// It also names what they make: touches and presses are counted together, so that the arbiter can tell them apart.
final class InputRouter {
    private unowned let application: Application
    /// Contacts that become touches.
    let touches: TouchRouter
    /// Keys, and buttons of pens that stand for one.
    let keys: KeyRouter
    /// Pointers and pens that hover.
    let hovering: HoverRouter
    /// How the pointers look.
    let cursors: CursorRouter
    /// Values of touches that are guesses, and are corrected later.
    let estimates: EstimateLedger
    private let scrolling: ScrollRouter
    let touchpads: TouchpadRouter
    private var idCount: UInt64 = 0

    init(application: Application) {
        self.application = application
        estimates = EstimateLedger()
        touches = TouchRouter(application: application, estimates: estimates)
        keys = KeyRouter(application: application)
        hovering = HoverRouter(application: application)
        cursors = CursorRouter(application: application)
        let sender = SequenceSender(application: application)
        scrolling = ScrollRouter(application: application, sender: sender)
        touchpads = TouchpadRouter(application: application, sender: sender)
    }

    /// Sends the events of a frame, first of its touches, then of what else its samples say.
    func route(_ frame: InputFrame) {
        switch frame.contents {
        case .contacts:
            touches.route(frame)
            application.watchJitter(of: frame)
        case .pointer(let samples):
            touches.route(frame)
            scrolling.receive(samples, of: .pointer(frame.seat), from: frame.seat)
            hovering.receive(
                samples.compactMap(HoverSample.init), of: .pointer(frame.seat), from: frame.seat)
            cursors.receive(samples, of: frame.seat)
            reportMotion(samples, of: frame.seat)
        case .tablet(let samples):
            touches.route(frame)
            for sample in samples { keys.route(sample) }
            for tool in samples.map(\.tool).uniqued() {
                routeAside(samples.filter { $0.tool == tool }, of: .tool(tool), from: frame.seat)
            }
        case .gesture(let samples): touchpads.receive(samples, of: frame.seat)
        case .keys(let samples): keys.route(samples, from: frame.seat)
        }
    }

    /// Reports what the hand did with a pointer that is locked in its place.
    private func reportMotion(_ samples: [PointerSample], of seat: SeatID) {
        for sample in samples {
            guard case .displaced(let way, let unaccelerated) = sample.change else { continue }
            cursors.scene(of: seat)?.receive(
                PointerMotion(delta: way, unacceleratedDelta: unaccelerated, timestamp: sample.time))
        }
    }

    /// Sends the events of what a tool did besides touching.
    private func routeAside(_ samples: [TabletSample], of tool: ContactTable.Key, from seat: SeatID) {
        scrolling.receive(samples.compactMap(PointerSample.init(wheelOf:)), of: tool, from: seat)
        hovering.receive(samples.compactMap(HoverSample.init), of: tool, from: seat)
        estimates.correct(samples)
    }

    /// Cancels the touches, scrolls and gestures of the windows that `isVoid` names, and what hovers there.
    func cancelPointing(where isVoid: (Window) -> Bool) {
        touches.cancelTouches { $0.window.map(isVoid) ?? true }
        scrolling.cancelSequences(where: isVoid)
        touchpads.cancelSequences(at: application.now, where: isVoid)
        hovering.cancelSequences(where: isVoid)
    }

    /// Cancels touches whose view has left its window, and what hovers over it.
    func cancelDetachedPointing() {
        hovering.cancelDetachedSequences()
        touches.cancelDetachedTouches()
    }

    /// Whether a frame changes a touch or a gesture of a scene that will draw soon.
    func isFramePending(forTouchesOf frame: InputFrame) -> Bool {
        switch frame.contents {
        case .contacts(let samples):
            for sample in samples where touches.isFramePending(for: .contact(sample.contact)) { return true }
            return false
        case .pointer: return touches.isFramePending(for: .pointer(frame.seat))
        case .gesture: return touchpads.scene(of: frame.seat)?.isFramePending == true
        case .tablet(let samples):
            for sample in samples where touches.isFramePending(for: .tool(sample.tool)) { return true }
            return false
        case .keys: return false
        }
    }

    /// Makes a name for a new touch or press; each is greater than the one before.
    func makeID() -> InputID {
        idCount += 1
        return InputID(rawValue: idCount)
    }
}
