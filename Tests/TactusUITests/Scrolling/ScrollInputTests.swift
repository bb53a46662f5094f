import TactusTesting
import Testing

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
                abs(offset.y - (time < curve.duration ? curve.place(at: time) : notch)) <= 1,
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
