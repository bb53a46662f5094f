import RandomNumbers
import TactusTesting

@testable import TactusControls
@testable import TactusUI

/// An application with a random tree of views, controls and recognizers, whose handlers do random mischief: the same
/// for the same seed. It notes in `breaches` what it was told and should not have been.
@MainActor
final class RandomApplication {
    let host = TestHost(size: Size(width: 300, height: 300))
    private(set) var breaches: [String] = []
    var random: SplitMix
    /// How likely a handler does something that it had better not, from 0 to 1.
    var mischief: Double
    var windows: [Window]
    private(set) var views: [View] = []
    private(set) var recognizers: [GestureRecognizer] = []
    private var fingers: [Finger] = []
    /// How far the touches of views have come: `nil` before the beginning.
    private var phases: [TouchOfView: Touch.Phase] = [:]
    private var states: [ObjectIdentifier: GestureRecognizer.State] = [:]
    private var depth = 0

    private struct TouchOfView: Hashable {
        let touch: UInt64
        let view: ObjectIdentifier
    }

    init(seed: UInt64, mischief: Double) {
        random = SplitMix(seed: seed)
        self.mischief = mischief
        windows = [host.window]
        for _ in 0..<(3 + int(8)) { addView() }
        for _ in 0..<(1 + int(9)) { addRecognizer() }
        for recognizer in views.flatMap(\.gestureRecognizers) where !recognizers.contains(recognizer) {
            watch(recognizer)
        }
    }

    func int(_ count: Int) -> Int { Int.random(in: 0..<max(count, 1), using: &random) }
    func chance(_ share: Double) -> Bool { Double.random(in: 0..<1, using: &random) < share }
    func point() -> Point { Point(Double(int(300)), Double(int(300))) }

    // MARK: The tree

    private func addView() {
        let frame = Rect(Double(int(150)), Double(int(150)), Double(40 + int(200)), Double(40 + int(200)))
        let view = makeView(frame)
        view.name = "view \(views.count)"
        (view as? Control)?.addAction(for: .allEvents) { [weak self] _ in self?.misbehave() }
        view.isMultipleTouchEnabled = chance(0.6)
        view.isExclusiveTouch = chance(0.1)
        view.transform = random.nextTransform()
        let superviews = views.filter { !($0 is Control) } + [host.window]
        superviews[int(superviews.count)].addSubview(view)
        views.append(view)
    }

    private func makeView(_ frame: Rect) -> View {
        switch int(15) {
        case 13: return Checkbox(title: "", frame: frame)
        case 14: return RadioGroup(titles: ["a", "b"], frame: frame)
        case 0: return Button(title: "", frame: frame)
        case 1: return Slider(frame: frame)
        case 2: return Switch(frame: frame)
        case 3: return Stepper(frame: frame)
        case 4: return SegmentedControl(titles: ["a", "b", "c"], frame: frame)
        case 5, 6:
            let scrollView = ScrollView(frame: frame)
            scrollView.contentSize = Size(width: 800, height: 900)
            return scrollView
        default: return ListeningView(frame, self)
        }
    }

    private func addRecognizer() {
        let recognizer = makeRecognizer()
        recognizer.name = "recognizer \(recognizers.count)"
        recognizer.cancelsTouchesInView = chance(0.6)
        recognizer.delaysTouchesBegan = chance(0.25)
        recognizer.delaysTouchesEnded = chance(0.6)
        recognizer.delegate = self
        for other in recognizers where chance(0.12) { recognizer.require(toFail: other) }
        watch(recognizer)
        (views + [host.window])[int(views.count + 1)].addGestureRecognizer(recognizer)
    }

    private func makeRecognizer() -> GestureRecognizer {
        switch int(8) {
        case 0, 1:
            let tap = TapGestureRecognizer()
            tap.numberOfTapsRequired = 1 + int(3)
            tap.numberOfTouchesRequired = 1 + int(4) / 3
            return tap
        case 2:
            let press = LongPressGestureRecognizer()
            press.numberOfTapsRequired = int(4) / 3
            return press
        case 3, 4: return PanGestureRecognizer()
        case 5: return PinchGestureRecognizer()
        case 6: return RotationGestureRecognizer()
        default: return SwipeGestureRecognizer()
        }
    }

    private func watch(_ recognizer: GestureRecognizer) {
        recognizers.append(recognizer)
        recognizer.addAction { [weak self] recognizer in
            self?.note(recognizer.state, of: recognizer)
            self?.misbehave()
        }
    }

    // MARK: What it is told

    private func note(_ state: GestureRecognizer.State, of recognizer: GestureRecognizer) {
        let former = states[ObjectIdentifier(recognizer)] ?? .possible
        switch (former, state) {
        case (.possible, .began), (.possible, .ended), (.began, .changed), (.began, .ended), (.began, .cancelled),
            (.changed, .changed), (.changed, .ended), (.changed, .cancelled):
            break
        default: breaches.append("\(recognizer.label) acts for \(state) after \(former)")
        }
        states[ObjectIdentifier(recognizer)] = state == .ended || state == .cancelled ? .possible : state
    }

    func hear(_ phase: Touch.Phase, of touches: Set<Touch>, in view: View) {
        for touch in touches.inOrder {
            let key = TouchOfView(touch: touch.number, view: ObjectIdentifier(view))
            // A touch that only travelled here stays away when the view it landed on has gone elsewhere.
            if phases[key] == nil && touch.view !== view { continue }
            let isDue = phase == .began ? phases[key] == nil : phases[key].map { !$0.isTerminal } ?? false
            if !isDue {
                breaches.append(
                    "\(view.debugTitle): touch \(touch.number) \(phase) after \(phases[key].map { "\($0)" } ?? "nothing")"
                )
            }
            if touch.phase != phase {
                breaches.append("\(view.debugTitle): touch \(touch.number) says \(touch.phase) in \(phase)")
            }
            phases[key] = phase
        }
        misbehave()
    }

    // MARK: Mischief

    func misbehave() {
        guard mischief > 0, depth < 3, chance(mischief) else { return }
        depth += 1
        defer { depth -= 1 }
        let view = views[int(views.count)]
        let recognizer = recognizers[int(recognizers.count)]
        switch int(18) {
        case 0: view.removeFromSuperview()
        case 1: (view.superview ?? host.window).addSubview(view)
        case 2:
            recognizer.isEnabled = false
            recognizer.isEnabled = true
        case 3: recognizer.isEnabled.toggle()
        case 4: recognizer.view?.removeGestureRecognizer(recognizer)
        case 5: if !(view is ScrollView), !(recognizer.view is ScrollView) { view.addGestureRecognizer(recognizer) }
        case 6: view.isUserInteractionEnabled.toggle()
        case 7: (view as? Control)?.isEnabled.toggle()
        case 8: host.application.cancelAllTouches()
        case 9: if windows.count < 5 { addWindow() }
        case 10: if let window = windows.dropFirst().randomElement(using: &random) { window.isHidden.toggle() }
        case 11: windows[int(windows.count)].addSubview(view)
        case 12:
            recognizer.cancelsTouchesInView.toggle()
            recognizer.delaysTouchesBegan.toggle()
        case 13: recognizer.require(toFail: recognizers[int(recognizers.count)])
        case 14: view.transform = chance(0.3) ? Transform(scaleX: 0, y: 0) : .identity
        case 15: view.isHidden.toggle()
        case 16: host.application.schedule(after: .milliseconds(int(40) * 10)) { [weak self] in self?.misbehave() }
        default: host.application.flushInput()
        }
    }

    private func addWindow() {
        let window = Window(windowScene: host.scene)
        window.frame = Rect(0, 0, 100, 100)
        windows.append(window)
        window.makeKeyAndVisible()
        let view = ListeningView(window.bounds, self)
        view.name = "view \(views.count)"
        window.addSubview(view)
        views.append(view)
    }

    // MARK: The story

    /// Lets fingers do random things, then lifts them, and waits until everything must be over.
    func play(steps: Int) {
        for _ in 0..<steps { step() }
        mischief = 0
        for finger in fingers { finger.up() }
        host.clock.advance(by: .seconds(5))
        host.settle()
    }

    private func step() {
        switch int(12) {
        case 0, 1:
            guard fingers.count < 5 else { return }
            let finger = host.finger()
            finger.down(at: point())
            fingers.append(finger)
        case 2: if !fingers.isEmpty { fingers.remove(at: int(fingers.count)).up() }
        case 3: if !fingers.isEmpty, chance(0.3) { fingers.remove(at: int(fingers.count)).cancel() }
        case 4: host.clock.advance(by: .milliseconds([5, 16, 50, 160, 360, 520][int(6)]))
        case 5: host.finger().tap(at: point())
        default:
            guard !fingers.isEmpty else { return }
            let way = Vector(dx: Double(int(41) - 20), dy: Double(int(41) - 20))
            fingers[int(fingers.count)].move(by: way)
        }
    }

    /// What is left over when everything is over, and should not be.
    var remains: [String] {
        let touches = phases.filter { !$0.value.isTerminal }.map { "touch \($0.key.touch) never ended for a view" }
        let gestures = recognizers.flatMap { recognizer in
            [
                (recognizer.currentState != .possible, "is \(recognizer.currentState)"),
                (recognizer.attempt != nil, "takes part in an attempt"), (!recognizer.touches.isEmpty, "has touches"),
                (states[ObjectIdentifier(recognizer)] ?? .possible != .possible, "was not told to have ended"),
            ].filter(\.0).map { "\(recognizer.label) \($0.1)" }
        }
        let controls = views.compactMap { $0 as? Control }.filter { $0.isTracking || $0.isHighlighted }
            .map { "\($0.debugTitle) is pressed" }
        let scrolling = views.compactMap { $0 as? ScrollView }.filter { $0.isTracking || $0.isDragging }
            .map { "\($0.debugTitle) is dragged" }
        return touches.sorted() + gestures + controls + scrolling + windows.flatMap(remains)
    }

    private func remains(in window: Window) -> [String] {
        let environment = window.gestureEnvironment
        return [
            (!environment.arbiter.members.isEmpty, "members"), (!environment.liveInputs.isEmpty, "live inputs"),
            (!environment.claims.isEmpty, "claims"), (!environment.queuedActions.isEmpty, "actions"),
            (!environment.deferredChanges.isEmpty, "changes"), (!environment.timers.isEmpty, "timers"),
            (environment.callbackDepth != 0 || environment.phase != .idle, "a dispatch"),
            (environment.admissions.keys.contains { !$0.isOver }, "admissions to events that go on"),
        ].filter(\.0).map { "\(window.debugTitle) has \($0.1) left" }
    }
}

extension RandomApplication: GestureRecognizerDelegate {
    func gestureRecognizer(_ recognizer: GestureRecognizer, shouldReceive touch: Touch) -> Bool {
        misbehave()
        return true
    }

    func gestureRecognizerShouldBegin(_ recognizer: GestureRecognizer) -> Bool {
        misbehave()
        return true
    }

    func gestureRecognizer(
        _ recognizer: GestureRecognizer, shouldRecognizeSimultaneouslyWith other: GestureRecognizer
    ) -> Bool {
        misbehave()
        return false
    }
}

/// A view that tells its application what it is told, and lets it misbehave when it is asked anything.
private final class ListeningView: View {
    private weak var owner: RandomApplication?

    init(_ frame: Rect, _ owner: RandomApplication) {
        self.owner = owner
        super.init(frame: frame)
    }

    override func hitTest(_ point: Point, with event: Event?) -> View? {
        owner?.misbehave()
        return super.hitTest(point, with: event)
    }

    override func gestureRecognizerShouldBegin(_ recognizer: GestureRecognizer) -> Bool {
        owner?.misbehave()
        return true
    }

    override func touchesBegan(_ touches: Set<Touch>, with event: Event?) { owner?.hear(.began, of: touches, in: self) }

    override func touchesMoved(_ touches: Set<Touch>, with event: Event?) { owner?.hear(.moved, of: touches, in: self) }

    override func touchesEnded(_ touches: Set<Touch>, with event: Event?) { owner?.hear(.ended, of: touches, in: self) }

    override func touchesCancelled(_ touches: Set<Touch>, with event: Event?) {
        owner?.hear(.cancelled, of: touches, in: self)
    }
}
