import TactusTesting
import Testing

@testable import TactusUI

@MainActor
@Suite("The life of a touch")
struct TouchLifetimeTests {
    let log = Log()
    let host = TestHost(size: Size(width: 200, height: 200))
    let left: LoggedView
    let right: LoggedView

    init() {
        left = LoggedView("left", Rect(0, 0, 100, 200), log)
        right = LoggedView("right", Rect(100, 0, 100, 200), log)
        host.window.addSubview(left)
        host.window.addSubview(right)
    }

    @Test("TC-1: it is one object from its beginning to its end, and lets go of everything then")
    func identity() throws {
        var seen: [Touch] = []
        left.onTouch = { _, touches, _ in seen += touches }
        let finger = host.finger()
        finger.down(at: Point(10, 10))
        finger.move(to: Point(20, 20))
        finger.up()
        finger.down(at: Point(10, 10))

        let touch = try #require(seen.first)
        #expect(seen.count == 4)
        #expect(seen[1] === touch && seen[2] === touch && seen[3] !== touch)
        #expect(touch.view == nil && touch.window == nil && touch.gestureRecognizers.isEmpty)
        #expect(touch.location(in: nil) == Point(20, 20))
        #expect(touch.phase == .ended)
    }

    @Test("TC-2: it belongs to the view it landed on, wherever it goes")
    func staysWithItsView() {
        let finger = host.finger()
        finger.down(at: Point(10, 10))
        finger.move(to: Point(150, 10))
        finger.move(to: Point(900, -50))
        finger.up()

        #expect(log.lines == ["left began", "left moved", "left moved", "left ended"])
    }

    @Test("TC-4: locations are in any view's space, and the previous one is that of the dispatch before")
    func locations() {
        var places: [Point] = []
        right.bounds.origin = Point(5, 0)
        right.onTouch = { [right] _, touches, _ in
            for touch in touches { places += [touch.location(in: right), touch.previousLocation(in: nil)] }
        }
        let finger = host.finger()
        finger.down(at: Point(110, 10))
        finger.move(to: Point(120, 30))
        finger.up()

        #expect(
            places == [Point(15, 10), Point(110, 10), Point(25, 30), Point(110, 10), Point(25, 30), Point(120, 30)])
    }

    @Test("TC-4: a view of another window of the scene has its own coordinates too")
    func locationInAnotherWindow() {
        let other = Window(windowScene: host.scene)
        other.frame = Rect(50, 60, 20, 20)
        var place: Point?
        left.onTouch = { _, touches, _ in place = touches.first?.location(in: other) }

        host.finger().down(at: Point(10, 10))

        #expect(place == Point(-40, -50))
    }

    @Test("TC-6: a finger that rests is in the event, and no view is told of it")
    func stationary() {
        var phases: [Touch.Phase] = []
        right.onTouch = { _, _, event in
            phases = (event?.allTouches ?? []).sorted { $0.number < $1.number }.map(\.phase)
        }
        let first = host.finger()
        let second = host.finger()
        first.down(at: Point(10, 10))
        second.down(at: Point(110, 10))
        #expect(phases == [.stationary, .began])
        second.move(to: Point(110, 20))
        #expect(phases == [.stationary, .moved])
        second.move(to: Point(110, 20))
        second.up()
        #expect(phases == [.stationary, .ended])

        #expect(log.lines == ["left began", "right began", "right moved", "right ended"])
    }

    @Test("TC-7: down and up in one frame are two dispatches")
    func downAndUpInOneFrame() {
        var events = 0
        left.onTouch = { _, _, event in events += event?.allTouches.count ?? 0 }
        host.send([.down, .up], at: Point(10, 10))

        #expect(log.lines == ["left began", "left ended"])
        #expect(events == 2)
    }

    @Test("TC-9: a cancelled touch reaches every touched view once, and nothing ends as well")
    func cancelReachesEveryView() {
        let first = host.finger()
        let second = host.finger()
        first.down(at: Point(10, 10))
        second.down(at: Point(110, 10))
        _ = log.take()

        host.application.cancelAllTouches()
        first.move(to: Point(50, 50))
        first.up()
        second.cancel()

        #expect(log.lines == ["left cancelled", "right cancelled"])
    }

    @Test("TC-9, GR-46: hiding the window, suspending the scene and closing it cancel its touches", arguments: 0..<3)
    func voidedTouches(cause: Int) {
        host.finger().down(at: Point(10, 10))
        switch cause {
        case 0: host.window.isHidden = true
        case 1: host.surface.configure { $0.states = [.suspended] }
        default: host.scene.close()
        }

        #expect(log.lines == ["left began", "left cancelled"])
    }

    @Test("GR-44: a view that leaves its window is told that its touch is cancelled; the touch goes on without it")
    func viewRemoved() {
        let finger = host.finger()
        finger.down(at: Point(10, 10))
        left.removeFromSuperview()
        host.settle()
        finger.move(to: Point(20, 20))
        finger.up()

        #expect(log.lines == ["left began", "left cancelled"])
    }

    @Test("GR-44: inside a handler the view is told when the handler has returned")
    func viewRemovedByHandler() {
        left.onTouch = { [left, log] phase, _, _ in
            guard phase == .moved else { return }
            left.removeFromSuperview()
            log.add("handler returns")
        }
        let finger = host.finger()
        finger.down(at: Point(10, 10))
        finger.move(to: Point(20, 20))
        finger.up()

        #expect(log.lines == ["left began", "left moved", "handler returns", "left cancelled"])
    }

    @Test("GR-44: a view that is moved inside its window keeps its touch")
    func viewMovedInWindow() {
        let finger = host.finger()
        finger.down(at: Point(10, 10))
        right.addSubview(left)
        host.settle()
        finger.up()

        #expect(log.lines == ["left began", "left ended"])
    }

    @Test("GR-45: hiding or disabling a touched view changes nothing for its touch")
    func hiddenViewKeepsItsTouch() {
        let finger = host.finger()
        finger.down(at: Point(10, 10))
        left.isHidden = true
        left.isUserInteractionEnabled = false
        finger.move(to: Point(20, 20))
        finger.up()

        #expect(log.lines == ["left began", "left moved", "left ended"])
    }

    @Test("GR-28: a view is told phase by phase, with sets of its own touches")
    func setsByPhase() {
        left.isMultipleTouchEnabled = true
        let contacts = (0..<3).map { _ in host.makeContact() }
        host.send(contacts[0...1].map { .init($0, .down(host.scene.id), Point(10, 10)) })
        host.send([
            .init(contacts[0], .up, Point(10, 10)), .init(contacts[1], .moved, Point(20, 10)),
            .init(contacts[2], .down(host.scene.id), Point(30, 30)),
        ])

        #expect(log.lines == ["left began ×2", "left began", "left moved", "left ended"])
    }
}

@MainActor
@Suite("Events")
struct EventTests {
    let log = Log()
    let host = TestHost(size: Size(width: 200, height: 200))

    @Test("EV-5: one object for a sequence, from the first contact until none remains")
    func oneEventForASequence() throws {
        let view = LoggedView("view", Rect(0, 0, 200, 200), log)
        view.isMultipleTouchEnabled = true
        host.window.addSubview(view)
        var events: [Event] = []
        view.onTouch = { _, _, event in event.map { events.append($0) } }
        let first = host.finger()
        let second = host.finger()
        first.down(at: Point(10, 10))
        second.down(at: Point(20, 20))
        first.up()
        second.up()
        first.down(at: Point(10, 10))

        let event = try #require(events.first)
        #expect(events.count == 5)
        #expect(events[1...3].allSatisfy { $0 === event })
        #expect(events[4] !== event)
    }

    @Test("EV-6: it has the time of the newest sample, and all touches by window and view")
    func touchesAndTime() {
        let view = LoggedView("view", Rect(0, 0, 200, 200), log)
        host.window.addSubview(view)
        let other = View(frame: Rect(0, 0, 1, 1))
        host.clock.advance(by: .milliseconds(5))
        let now = host.clock.now
        view.onTouch = { [host] _, touches, event in
            #expect(event?.timestamp == now)
            #expect(event?.allTouches == touches)
            #expect(event?.touches(for: view) == touches)
            #expect(event?.touches(for: host.window) == touches)
            #expect(event?.touches(for: other) == nil)
            #expect(event?.type == .touches && event?.subtype == Event.EventSubtype.none)
        }

        host.finger().down(at: Point(10, 10))

        #expect(log.lines == ["view began"])
    }

    @Test("EV-6: by recognizer are the touches that it takes part in; an empty answer is nil")
    func touchesByRecognizer() {
        let view = LoggedView("view", Rect(0, 0, 200, 200), log)
        host.window.addSubview(view)
        let all = GestureRecognizer()
        let pens = GestureRecognizer()
        pens.allowedTouchTypes = [.pencil]
        view.addGestureRecognizer(all)
        view.addGestureRecognizer(pens)
        view.onTouch = { [host] _, touches, event in
            #expect(event?.touches(for: all) == touches)
            #expect(event?.touches(for: pens) == nil)
            #expect(event?.touches(for: Window(windowScene: host.scene)) == nil)
        }
        host.finger().down(at: Point(10, 10))
        #expect(log.lines == ["view began"])
    }

    @Test("EV-7: touches, hovering and scrolling know the modifiers in force")
    func modifiers() {
        let spy = SpyingWindow(windowScene: host.scene)
        spy.makeKeyAndVisible()
        let pan = PanGestureRecognizer()
        pan.allowedScrollTypesMask = .all
        spy.addGestureRecognizer(pan)
        spy.addGestureRecognizer(HoverGestureRecognizer())
        host.keyboard.down(.keyboardA, holding: [.shift, .alternate])
        host.pointer.enter(at: Point(10, 10))
        host.pointer.turnWheel(by: Vector(dx: 0, dy: 1))
        host.finger().down(at: Point(10, 10))
        host.stylus().enter(at: Point(10, 10))
        host.keyboard.up(.keyboardA)
        host.pointer.move(to: Point(20, 10))

        let flags = spy.events.filter { $0.type != .presses }
        #expect(flags.map(\.type) == [.hover, .scroll, .scroll, .scroll, .touches, .hover, .hover])
        #expect(spy.flags.dropLast(2).allSatisfy { $0 == [.shift, .alternate] })
        #expect(spy.flags.last == [])
    }

    @Test("PL-11: a contact that nothing wanted is not an event of others, also when it ends in its first frame")
    func unwantedBesideAnother() {
        let spy = SpyingWindow(windowScene: host.scene)
        spy.frame = Rect(0, 0, 100, 200)
        host.window.isHidden = true
        spy.isHidden = false
        let finger = host.finger()
        finger.down(at: Point(10, 10))
        host.send([.down, .moved, .up], at: Point(150, 10))
        host.send([.down], at: Point(150, 10))
        #expect(spy.events.count == 1)
        finger.move(to: Point(20, 10))
        finger.up()
        #expect(spy.events.count == 3)
    }

    @Test("PL-2: windows and views are known before the application is told", arguments: [true, false])
    func boundBeforeSending(callsSuper: Bool) {
        let view = LoggedView("view", Rect(0, 0, 200, 200), log)
        let spy = SendingWindow(windowScene: host.scene)
        spy.isHidden = false
        spy.callsSuper = callsSuper
        spy.addSubview(view)
        let finger = host.finger()
        finger.down(at: Point(10, 10))
        finger.up()

        #expect(spy.views == [view, view])
        #expect(log.lines == (callsSuper ? ["view began", "view ended"] : []))
    }

    @Test("GR-47: sending the event again from a handler is reported, and ignored")
    func sentAgain() {
        let observer = StageLog()
        host.application.addDeliveryObserver(observer)
        let view = LoggedView("view", Rect(0, 0, 200, 200), log)
        host.window.addSubview(view)
        view.onTouch = { [host] _, _, event in
            if let event { host.application.sendEvent(event) }
        }

        host.finger().tap(at: Point(10, 10))

        #expect(log.lines == ["view began", "view ended"])
        #expect(observer.diagnostics.count == 2)
    }

    @Test("TC-13: samples that arrive together are one dispatch, and can be read one by one")
    func coalescedSamples() {
        let view = LoggedView("view", Rect(0, 0, 200, 200), log)
        host.window.addSubview(view)
        var places: [Point] = []
        var previous: [Point] = []
        var isLastTheTouch = false
        view.onTouch = { phase, touches, event in
            guard phase == .moved, let touch = touches.first else { return }
            let samples = event?.coalescedTouches(for: touch) ?? []
            places = samples.map { $0.location(in: nil) }
            previous = samples.map { $0.previousLocation(in: nil) }
            isLastTheTouch = samples.last?.location(in: view) == touch.location(in: view)
        }
        let contact = host.makeContact()
        host.send([.init(contact, .down(host.scene.id), Point(0, 0))])
        host.send((1...3).map { .init(contact, .moved, Point(Double($0), 0)) })

        #expect(log.lines == ["view began", "view moved"])
        #expect(places == [Point(1, 0), Point(2, 0), Point(3, 0)])
        #expect(previous == [Point(0, 0), Point(1, 0), Point(2, 0)])
        #expect(isLastTheTouch)
    }
}

private final class SpyingWindow: Window {
    var events: [Event] = []
    var flags: [ModifierFlags] = []

    override func sendEvent(_ event: Event) {
        events.append(event)
        flags.append(event.modifierFlags)
        super.sendEvent(event)
    }
}

private final class SendingWindow: Window {
    var callsSuper = true
    var views: [View?] = []

    override func sendEvent(_ event: Event) {
        views += event.allTouches.map(\.view)
        if callsSuper { super.sendEvent(event) }
    }
}
