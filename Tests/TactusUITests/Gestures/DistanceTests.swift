import TactusTesting
import Testing

@testable import TactusUI

@MainActor
@Suite("Distances and failures of built-in recognizers")
struct DistanceTests {
    let host = TestHost(size: Size(width: 400, height: 400))

    /// A view that fills the window, in a superview that is scaled.
    private func scaledView(by scale: Double) -> View {
        let outer = View(frame: Rect(0, 0, 400, 400))
        let inner = View(frame: Rect(-2000, -2000, 4400, 4400))
        outer.transform = Transform(scaleX: scale, y: scale)
        host.window.addSubview(outer)
        outer.addSubview(inner)
        outer.hitOutsets = Insets(top: 2000, left: 2000, bottom: 2000, right: 2000)
        return inner
    }

    /// Goes from (200, 200) by each of the vectors from there, and lifts.
    private func drag(_ offsets: [Vector]) {
        let finger = host.finger()
        finger.down(at: Point(200, 200))
        for offset in offsets {
            host.clock.advance(by: .milliseconds(10))
            finger.move(to: Point(200, 200) + offset)
        }
        host.clock.advance(by: .milliseconds(10))
        finger.up()
    }

    @Test(
        "RC-4: a pan begins at 10 points of the window, straight or aslant, however its views are scaled",
        arguments: [0.5, 1, 4])
    func panSlop(scale: Double) {
        let pan = PanGestureRecognizer()
        scaledView(by: scale).addGestureRecognizer(pan)
        let states = host.states(of: pan)
        drag([Vector(dx: 9.99, dy: 0), Vector(dx: 7, dy: 7.1)])
        #expect(states.all == [])
        drag([Vector(dx: -10, dy: 0)])
        #expect(states.all == [.began, .ended])
        drag([Vector(dx: 6, dy: 8)])
        #expect(states.all == [.began, .ended, .began, .ended])
    }

    @Test(
        "RC-4: a tap may stray 45 points of the window, and not one bit farther, however its views are scaled",
        arguments: [0.5, 1, 4])
    func tapMovement(scale: Double) {
        let tap = TapGestureRecognizer()
        scaledView(by: scale).addGestureRecognizer(tap)
        let states = host.states(of: tap)
        drag([Vector(dx: 27, dy: 36), Vector(dx: 0, dy: -45)])
        #expect(states.all == [.ended])
        drag([Vector(dx: 27.01, dy: 36)])
        #expect(states.all == [.ended])
        #expect(host.failures(of: tap) == [.moved])
    }

    @Test(
        "RC-4: a long press may stray 10 points and not more",
        arguments: [(Vector(dx: 6, dy: -8), true), (Vector(dx: 6.01, dy: -8), false)])
    func pressMovement(offset: Vector, isPress: Bool) {
        let press = LongPressGestureRecognizer()
        scaledView(by: 4).addGestureRecognizer(press)
        let states = host.states(of: press)
        let finger = host.finger()
        finger.down(at: Point(200, 200))
        finger.move(to: Point(200, 200) + offset)
        host.clock.advance(by: .milliseconds(500))
        finger.up()
        #expect(states.all == (isPress ? [.began, .ended] : []))
        #expect(host.failures(of: press) == (isPress ? [] : [.moved]))
    }

    @Test(
        "DX-6: one pan begins after different ways of a finger, a pen and a pointer, unless it has a profile of its own"
    )
    func slopByDevice() {
        let profile = InputProfile.adaptive(pointsPerInch: 160)
        host.application.inputProfile = profile
        let pan = host.attach(PanGestureRecognizer())
        let states = host.states(of: pan)
        let pen = host.stylus()
        let mouse = host.pointer
        let finger = host.finger()
        let start = Point(200, 200)
        func begins(_ type: Touch.TouchType, after distance: Double) -> Bool {
            let end = Point(200 + distance, 200)
            let before = states.all.count
            switch type {
            case .pencil:
                pen.enter(at: start)
                pen.down()
                pen.move(to: end)
                pen.up()
                pen.leave()
            case .indirectPointer:
                mouse.enter(at: start)
                mouse.press()
                mouse.move(to: end)
                mouse.release()
                mouse.leave()
            default:
                finger.down(at: start)
                finger.move(to: end)
                finger.up()
            }
            return states.all.count > before
        }
        let types: [Touch.TouchType] = [.direct, .pencil, .indirectPointer]
        let slops = types.map { profile.metrics(for: $0).panSlop }
        #expect(slops[0] > slops[1] && slops[1] > slops[2])
        for (type, slop) in zip(types, slops) {
            #expect(!begins(type, after: slop - 0.01))
            #expect(begins(type, after: slop + 0.01))
        }
        pan.inputProfile = .uikit
        #expect(!begins(.direct, after: 9.99))
        #expect(begins(.direct, after: 10))
    }

    // MARK: RC-8

    private func double(touches: Int = 1) -> (tap: CountingTap, states: RecognizerStates) {
        let tap = host.attach(CountingTap()) {
            $0.numberOfTapsRequired = 2
            $0.numberOfTouchesRequired = touches
        }
        return (tap, host.states(of: tap))
    }

    @Test(
        "RC-8: a touch too many, a way too long, a rest too long, a break too long, a touch too few, a touch taken away"
    )
    func failures() {
        let (tap, states) = double()
        let place = Point(200, 200)
        _ = host.land([place, Point(250, 200)]).map { host.lift([($0, place)]) }
        drag([Vector(dx: 46, dy: 0)])
        host.finger().tap(at: place, holding: .milliseconds(751))
        host.finger().tap(at: place)
        host.clock.advance(by: .milliseconds(350))
        let finger = host.finger()
        finger.down(at: place)
        finger.cancel()
        #expect(host.failures(of: tap) == [.tooManyTouches, .moved, .tooLong, .timeout, .touchCancelled])
        #expect(tap.resets == 5)

        let (pair, pairStates) = double(touches: 2)
        host.finger().tap(at: place)
        #expect(host.failures(of: pair) == [.tooFewTouches])
        host.clock.advance(by: .seconds(1))
        #expect(states.all == [])
        #expect(pairStates.all == [])
    }

    @Test("RC-8: between its taps a recognizer is possible, waits, and is not reset")
    func betweenTaps() {
        let (tap, states) = double()
        host.finger().tap(at: Point(200, 200))
        host.clock.advance(by: .milliseconds(349))
        #expect(tap.state == .possible)
        #expect(tap.resets == 0)
        host.finger().tap(at: Point(200, 200))
        #expect(states.all == [.ended])
        #expect(tap.resets == 1)
        host.clock.advance(by: .seconds(1))
        #expect(tap.resets == 1)
        #expect(host.failures(of: tap) == [])
    }
}

private final class CountingTap: TapGestureRecognizer {
    var resets = 0

    override func reset() {
        super.reset()
        resets += 1
    }
}
