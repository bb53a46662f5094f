import TactusTesting
import Testing

@testable import TactusControls
@testable import TactusUI

@MainActor
@Suite("Scroll views: wheels, touchpads and keys")
struct ScrollInputTests: ScrollSuite {
    let bench = ScrollBench()
    private let notch = Event.Scroll.distancePerNotch(inExtent: 200)

    // MARK: Wheels

    @Test("SV-23, SV-24: a notch moves the content by its way, with a time constant of 60 ms, and tells only the end")
    func wheel() {
        let view = makeScrollView()
        host.pointer.enter(at: Point(100, 100))
        host.pointer.turnWheel(by: Vector(dx: 0, dy: -1))
        #expect(!view.isDragging && !view.isDecelerating)
        let start = host.clock.now
        let shown = offsets(of: view, during: 1000)
        let curve = FollowingCurve(start: 0, end: notch, tolerance: 0.5)
        #expect(shown.count > 50)
        for (moment, offset) in shown {
            let time = (moment - start).inSeconds
            #expect(
                abs(offset.y - (time < curve.duration ? curve.position(at: time) : notch)) <= 1,
                "at \(time) s: \(offset) on the way to \(notch)")
        }
        #expect(view.contentOffset.y == notch.rounded() && log.take() == ["animated"])
    }

    @Test("SV-23: notches that follow add to the way, also parts of one; the content does not go beyond its ends")
    func notches() {
        let view = makeScrollView(200, 400)
        host.pointer.enter(at: Point(100, 100))
        host.pointer.turnWheel(by: Vector(dx: 0, dy: -1))
        wait(20)
        host.pointer.turnWheel(by: Vector(dx: 0, dy: -1.5))
        wait(1000)
        #expect(abs(view.contentOffset.y - 2.5 * notch) <= 1 && log.take() == ["animated"])
        for _ in 0..<20 { host.pointer.turnWheel(by: Vector(dx: 0, dy: -1)) }
        wait(1000)
        #expect(view.contentOffset == Point(0, 200) && follower.offsets.allSatisfy { $0.y <= 200 })
    }

    @Test("SV-23: with Shift a wheel scrolls sideways, where that is possible")
    func shift() {
        let view = makeScrollView(1000, 1000)
        host.pointer.enter(at: Point(100, 100))
        host.keyboard.down(.keyboardLeftShift, holding: .shift)
        host.pointer.turnWheel(by: Vector(dx: 0, dy: -1))
        wait(1000)
        #expect(view.contentOffset.x > 30 && view.contentOffset.y == 0)
        view.contentSize = Size(width: 200, height: 1000)
        host.pointer.turnWheel(by: Vector(dx: 0, dy: -1))
        wait(1000)
        #expect(view.contentOffset.y > 30)
        host.keyboard.up(.keyboardLeftShift)
    }

    @Test("SV-21: a notch that an inner view cannot use goes on outwards, but not while the inner one was just turned")
    func nestedWheel() {
        let outer = makeScrollView()
        let inner = ScrollView(frame: Rect(0, 0, 200, 150))
        inner.contentSize = Size(width: 200, height: 170)
        outer.addSubview(inner)
        host.pointer.enter(at: Point(100, 100))
        host.pointer.turnWheel(by: Vector(dx: 0, dy: -1))
        wait(100)
        host.pointer.turnWheel(by: Vector(dx: 0, dy: -1))
        wait(100)
        #expect(abs(inner.contentOffset.y - 20) < 1 && outer.contentOffset == .zero)
        wait(300)
        host.pointer.turnWheel(by: Vector(dx: 0, dy: -1))
        wait(1000)
        #expect(outer.contentOffset.y == notch.rounded())
    }

    @Test("SV-23: a wheel ends a fling, and goes on from where it was")
    func wheelEndsFling() {
        let view = makeScrollView()
        host.finger().drag(from: Point(100, 180), to: Point(100, 70), over: .milliseconds(110))
        wait(200)
        _ = log.take()
        let place = view.contentOffset.y
        host.pointer.enter(at: Point(100, 100))
        host.pointer.turnWheel(by: Vector(dx: 0, dy: -1))
        wait(1000)
        #expect(log.take() == ["rest", "animated"])
        #expect(abs(view.contentOffset.y - place - notch) < 20)
    }

    @Test("a wheel does nothing where nothing can be scrolled, or scrolling is off")
    func idleWheel() {
        let view = makeScrollView(200, 100)
        host.pointer.enter(at: Point(100, 100))
        host.pointer.turnWheel(by: Vector(dx: 0, dy: -1))
        view.contentSize = Size(width: 200, height: 1000)
        view.isScrollEnabled = false
        host.pointer.turnWheel(by: Vector(dx: 0, dy: -1))
        wait(1000)
        #expect(view.contentOffset == .zero && log.take() == [])
    }

    @Test("SV-17, SV-23: where there are pages a notch turns one, also in parts, and none rests between two")
    func wheelOfPages() {
        let view = makeScrollView(1000, 200)
        view.isPagingEnabled = true
        host.pointer.enter(at: Point(100, 100))
        func turn(_ notches: Double, rest: Int = 1000) -> Double {
            host.pointer.turnWheel(by: Vector(dx: notches, dy: 0))
            wait(rest)
            return view.contentOffset.x
        }
        #expect(turn(-1) == 200)
        #expect([-0.25, -0.25, -0.25].map { turn($0, rest: 50) } == [200, 200, 200])
        #expect(turn(-0.25) == 400)
        #expect(turn(-0.5) == 400)  // and rests
        #expect(turn(-0.5) == 400)
        _ = turn(-1, rest: 20)
        #expect(turn(-1) == 800)
        #expect(turn(1) == 600)
        #expect(turn(0.5, rest: 20) == 600)
        #expect(turn(-0.75) == 600)  // the other way
    }

    @Test("SV-17, SV-27: keys turn pages too", arguments: [true, false])
    func keysOfPages(isVertical: Bool) {
        let view = isVertical ? makeScrollView(200, 900) : makeScrollView(900, 200)
        view.isPagingEnabled = true
        read(in: view)
        var place: Double { isVertical ? view.contentOffset.y : view.contentOffset.x }
        press(.keyboardPageDown)
        #expect(place == 200)
        press(isVertical ? .keyboardDownArrow : .keyboardRightArrow)
        #expect(place == 400)
        press(.keyboardEnd)
        #expect(place == 700)
        press(.keyboardPageUp)
        #expect(place == 600)
        press(isVertical ? .keyboardUpArrow : .keyboardLeftArrow)
        #expect(place == 400)
        host.keyboard.press(.keyboardSpacebar)
        wait(20)
        press(.keyboardSpacebar)
        #expect(place == 700)
    }

    // MARK: Touchpads

    @Test("SV-23, SV-24: fingers on a touchpad draw one to one, tell like a touch, and let go with speed")
    func touchpad() {
        let view = makeScrollView()
        host.pointer.enter(at: Point(100, 100))
        for _ in 0..<10 {
            host.clock.advance(by: .milliseconds(10))
            host.pointer.scroll(by: Vector(dx: 0, dy: -10))
        }
        #expect(view.isDragging && view.isTracking && view.contentOffset.y == 100)
        host.pointer.liftFingers()
        #expect(!view.isTracking)
        let told = log.take()
        #expect(told.first == "begin" && told.suffix(2) == ["ended true", "glide"])
        wait(4000)
        #expect(view.contentOffset.y > 300 && log.take() == ["rest"])
    }

    @Test("SV-23: fingers on a touchpad draw content beyond its end, which comes back")
    func touchpadBeyondTheEnd() {
        let view = makeScrollView()
        host.pointer.enter(at: Point(100, 100))
        host.pointer.scroll(by: Vector(dx: 0, dy: 100))
        #expect(abs(view.contentOffset.y + RubberBand.shown(100, in: 200)) <= 1)
        wait(100)
        host.pointer.liftFingers()
        wait(1500)
        #expect(view.contentOffset == .zero)
    }

    @Test("SV-21: a stroke on a touchpad belongs to what it began on")
    func touchpadTarget() {
        let outer = makeScrollView()
        let inner = ScrollView(frame: Rect(0, 0, 200, 150))
        inner.contentSize = Size(width: 200, height: 170)
        inner.bounces = false
        outer.addSubview(inner)
        host.pointer.enter(at: Point(100, 100))
        host.pointer.scroll(by: Vector(dx: 0, dy: -60))
        host.pointer.scroll(by: Vector(dx: 0, dy: -40))
        #expect(inner.contentOffset.y == 20 && outer.contentOffset == .zero)
        wait(100)
        host.pointer.liftFingers()
        host.pointer.scroll(by: Vector(dx: 0, dy: -50))
        #expect(outer.contentOffset.y == 50)
        host.pointer.liftFingers()
    }

    // MARK: Keys

    private final class Reader: View {
        override var canBecomeFirstResponder: Bool { true }
    }

    private func read(in view: ScrollView) {
        let reader = Reader(frame: Rect(0, 0, 200, 50))
        view.addSubview(reader)
        reader.becomeFirstResponder()
    }

    private func press(_ key: KeyUsage, holding modifiers: ModifierFlags = []) {
        host.keyboard.press(key, holding: modifiers)
        wait(1000)
    }

    @Test("SV-27: keys that nobody else uses scroll")
    func keys() {
        let view = makeScrollView(1000, 3000)
        read(in: view)
        press(.keyboardDownArrow)
        #expect(view.contentOffset == Point(0, 40) && log.take() == ["animated"])
        press(.keyboardRightArrow)
        #expect(view.contentOffset == Point(40, 40))
        press(.keyboardPageDown)
        #expect(view.contentOffset == Point(40, 220))
        press(.keyboardSpacebar)
        #expect(view.contentOffset == Point(40, 400))
        press(.keyboardSpacebar, holding: .shift)
        press(.keyboardPageUp)
        press(.keyboardUpArrow)
        press(.keyboardLeftArrow)
        #expect(view.contentOffset == .zero)
        press(.keyboardEnd)
        #expect(view.contentOffset == Point(0, 2800))
        press(.keyboardHome)
        #expect(view.contentOffset == .zero)
        press(.keyboardDownArrow, holding: .control)
        press(.keyboardA)
        #expect(view.contentOffset == .zero)
    }

    @Test("SV-27: a key that is held scrolls on, until it comes up")
    func heldKey() {
        let view = makeScrollView()
        read(in: view)
        host.keyboard.setRepetition(KeyRepetition(delay: .milliseconds(300), interval: .milliseconds(50)))
        host.keyboard.down(.keyboardDownArrow)
        wait(510)
        host.keyboard.up(.keyboardDownArrow)
        wait(2000)
        #expect(view.contentOffset.y == 240)
    }

    @Test(
        "SV-27: a key that is held scrolls no more, and costs nothing, when the scroll view has left the window, or is gone"
    )
    func heldKeyWithoutAView() {
        var view: ScrollView? = makeScrollView(200, 100_000)
        weak let gone = view
        host.keyboard.setRepetition(KeyRepetition(delay: .milliseconds(300), interval: .milliseconds(50)))
        let timers = host.application.inputLoop.timerCount
        host.keyboard.down(.keyboardDownArrow)
        wait(510)
        view?.removeFromSuperview()
        let place = view?.contentOffset
        wait(1000)
        #expect(view?.contentOffset == place && (place?.y ?? 0) > 150)
        view = nil
        wait(1000)
        #expect(gone == nil && host.application.inputLoop.timerCount <= timers + 1)  // the keyboard's own repetition
        host.keyboard.up(.keyboardDownArrow)
        wait(1000)
        #expect(host.application.inputLoop.timerCount == timers)
    }

    @Test("SV-27: a key that comes up after its receiver has gone stops")
    func heldKeyWithoutAReceiver() {
        let view = makeScrollView(200, 100_000)
        let reader = Reader(frame: Rect(0, 0, 200, 50))
        view.addSubview(reader)
        reader.becomeFirstResponder()
        host.keyboard.setRepetition(KeyRepetition(delay: .milliseconds(300), interval: .milliseconds(50)))
        host.keyboard.down(.keyboardDownArrow)
        wait(410)
        reader.removeFromSuperview()
        host.keyboard.up(.keyboardDownArrow)
        wait(500)
        let place = view.contentOffset.y
        wait(1000)
        #expect(view.contentOffset.y == place && place >= 160)
    }

    // MARK: Keys without a receiver inside

    @Test("SV-31: a key that nobody has used scrolls what shows most of its content, also held, and after a tap")
    func mainScrollView() {
        host.keyboard.setRepetition(KeyRepetition(delay: .milliseconds(300), interval: .milliseconds(50)))
        let view = makeScrollView()
        let side = ScrollView(frame: Rect(0, 0, 60, 60))
        side.contentSize = Size(width: 60, height: 500)
        host.window.addSubview(side)
        press(.keyboardPageDown)
        #expect(view.contentOffset.y == 180 && side.contentOffset.y == 0)
        press(.keyboardSpacebar)
        #expect(view.contentOffset.y == 360)
        host.keyboard.down(.keyboardDownArrow)
        wait(510)
        host.keyboard.up(.keyboardDownArrow)
        wait(1000)
        #expect(view.contentOffset.y == 600)
        host.finger().tap(at: Point(30, 30))
        press(.keyboardPageDown)
        #expect(view.contentOffset.y == 600 && side.contentOffset.y == 54)
        host.finger().tap(at: Point(100, 100))
        press(.keyboardHome)
        #expect(view.contentOffset.y == 0 && side.contentOffset.y == 54)
        view.isHidden = true
        press(.keyboardPageDown)
        #expect(view.contentOffset.y == 0 && side.contentOffset.y == 108)
    }

    @Test("SV-31: a control keeps its keys; others scroll what is beside it")
    func mainScrollViewBesideAControl() {
        let view = makeScrollView()
        let button = Button(title: "Go", frame: Rect(0, 0, 60, 44))
        button.addAction(for: .primaryActionTriggered) { [log] _ in log.add("go") }
        host.window.addSubview(button)
        button.becomeFirstResponder()
        press(.keyboardPageDown)
        _ = log.take()
        press(.keyboardSpacebar)
        #expect(view.contentOffset.y == 180 && log.take() == ["go"])
    }

    @Test("SV-31: Tab comes to a scroll view in which it finds nothing else; arrows scroll before they lead on")
    func focusedScrollView() {
        let view = makeScrollView(200, 300)
        view.frame = Rect(0, 0, 200, 150)
        let button = Button(title: "Go", frame: Rect(0, 150, 200, 44))
        host.window.addSubview(button)
        press(.keyboardTab)
        #expect(view.isFirstResponder && view.isFocused)
        let tint = host.picture.hex(1, 1)
        func hasRing() -> Bool { [host.picture.hex(1, 1), host.picture.hex(198, 148)] == [tint, tint] }
        #expect(hasRing() && host.picture.hex(100, 75) != tint)
        press(.keyboardDownArrow)
        press(.keyboardPageDown)
        #expect(view.contentOffset.y == 150 && view.isFocused && hasRing())
        press(.keyboardDownArrow)
        #expect(button.isFocused && host.picture.hex(1, 1) != tint)
        press(.keyboardTab)
        #expect(hasRing())
        host.finger().tap(at: Point(100, 75))
        host.settle()
        #expect(view.isFirstResponder && !view.isFocused && host.picture.hex(1, 1) != tint)
        let inner = Button(title: "In", frame: Rect(0, 0, 100, 44))
        view.addSubview(inner)
        #expect(!view.canBecomeFocused)
        inner.removeFromSuperview()
        #expect(view.canBecomeFocused)
        view.contentSize = Size(width: 200, height: 100)
        #expect(!view.canBecomeFocused)
    }

    @Test("AX-4: increment and decrement scroll a page, and the value says where one is")
    func accessiblePages() {
        let view = makeScrollView(200, 1000)
        #expect(view.accessibilityValue == "0%")
        view.accessibilityIncrement()
        wait(1000)
        #expect(view.contentOffset.y == 180 && view.accessibilityValue == "23%")
        view.accessibilityDecrement()
        wait(1000)
        #expect(view.contentOffset.y == 0)
        view.isPagingEnabled = true
        view.contentSize.height = 900
        #expect(view.accessibilityValue == "page 1 of 5")
        for _ in 0..<2 { view.accessibilityIncrement() }
        wait(1000)
        #expect(view.contentOffset.y == 400 && view.accessibilityValue == "page 3 of 5")
        for _ in 0..<2 { view.accessibilityIncrement() }
        #expect(view.accessibilityValue == "page 5 of 5")
        view.contentSize.height = 100
        #expect(view.accessibilityValue == nil)
    }

    @Test("SV-27: what is used on the way, or has nothing to scroll, goes on outwards")
    func travelling() {
        let outer = makeScrollView()
        let inner = ScrollView(frame: Rect(0, 0, 200, 150))
        inner.contentSize = Size(width: 200, height: 180)
        outer.addSubview(inner)
        read(in: inner)
        press(.keyboardDownArrow)
        #expect(inner.contentOffset.y == 30 && outer.contentOffset == .zero)
        press(.keyboardDownArrow)
        #expect(outer.contentOffset.y == 40)
    }
}
