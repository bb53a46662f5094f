import Foundation
import TactusTesting
import TactusUI
import Testing

/// A tap as an application would write it: one finger, and no drag.
final class SimpleTap: GestureRecognizer {
    override func touchesBegan(_ touches: Set<Touch>, with event: Event) {
        if event.touches(for: self)?.count != 1 { state = .failed }
    }

    override func touchesEnded(_ touches: Set<Touch>, with event: Event) {
        state = touches.first?.tapCount == 1 ? .ended : .failed
    }

    override func touchesCancelled(_ touches: Set<Touch>, with event: Event) { state = .failed }
}

/// The same with two fingers.
final class TwoFingerTap: GestureRecognizer {
    private var lifted = 0

    override func touchesBegan(_ touches: Set<Touch>, with event: Event) {
        if event.touches(for: self)?.count ?? 0 > 2 { state = .failed }
    }

    override func touchesEnded(_ touches: Set<Touch>, with event: Event) {
        guard touches.allSatisfy({ $0.tapCount == 1 }) else { return state = .failed }
        lifted += touches.count
        if lifted == 2 { state = .ended }
    }

    override func reset() { lifted = 0 }
}

/// A finger that draws a circle, as an application would write it.
final class CircleRecognizer: GestureRecognizer {
    /// The middle of the circle, in the view.
    private(set) var centre = Point.zero
    private var points: [Point] = []

    override func touchesBegan(_ touches: Set<Touch>, with event: Event) {
        guard numberOfTouches == 1, let touch = touches.first else { return state = .failed }
        points = [touch.location(in: view)]
    }

    override func touchesMoved(_ touches: Set<Touch>, with event: Event) {
        guard let touch = touches.first else { return }
        for sample in event.coalescedTouches(for: touch) ?? [] { points.append(sample.location(in: view)) }
    }

    override func touchesEnded(_ touches: Set<Touch>, with event: Event) {
        state = isCircle ? .ended : .failed
    }

    override func touchesCancelled(_ touches: Set<Touch>, with event: Event) { state = .cancelled }

    override func reset() { points = [] }

    private var isCircle: Bool {
        guard points.count >= 8, let start = points.first, let end = points.last else { return false }
        var sum = Vector.zero
        for point in points { sum += point - .zero }
        centre = .zero + sum / Double(points.count)
        let radii = points.map { $0.distance(to: centre) }
        let mean = radii.reduce(0, +) / Double(radii.count)
        return start.distance(to: end) < mean / 2 && radii.allSatisfy { abs($0 - mean) < mean / 5 }
    }
}

@MainActor
@Suite("CF-206, DX-12: recognizers that an application writes, with the public interface alone")
struct CustomRecognizerTests {
    let host = TestHost(size: Size(width: 400, height: 400))
    let view = View(frame: Rect(x: 100, y: 100, width: 200, height: 200))

    init() { host.window.addSubview(view) }

    private func count(_ recognizer: some GestureRecognizer) -> () -> Int {
        view.addGestureRecognizer(recognizer)
        var count = 0
        recognizer.addAction { _ in count += 1 }
        return { count }
    }

    @Test("TC-11: a tap of one's own knows a drag by the tap count")
    func simpleTap() {
        let taps = count(SimpleTap())
        host.finger().tap(at: Point(x: 200, y: 200))
        #expect(taps() == 1)
        host.clock.advance(by: .seconds(1))
        host.finger().drag(from: Point(x: 150, y: 150), to: Point(x: 250, y: 250))
        #expect(taps() == 1)
        host.clock.advance(by: .seconds(1))
        host.finger().tap(at: Point(x: 200, y: 200))
        #expect(taps() == 2)
    }

    @Test("GR-13: a second finger fails it, and it is ready again when both have left")
    func secondFinger() {
        let tap = SimpleTap()
        let taps = count(tap)
        let (first, second) = (host.finger(), host.finger())
        first.down(at: Point(x: 150, y: 150))
        second.down(at: Point(x: 250, y: 250))
        #expect(tap.state == .failed)
        first.up()
        second.up()
        #expect(tap.state == .possible)
        #expect(taps() == 0)
    }

    @Test("CF-206: with two fingers it counts the touches of the event that are its own")
    func twoFingerTap() {
        let taps = count(TwoFingerTap())
        let (first, second) = (host.finger(), host.finger())
        first.down(at: Point(x: 150, y: 150))
        second.down(at: Point(x: 250, y: 250))
        second.up()
        #expect(taps() == 0)
        first.up()
        #expect(taps() == 1)
        host.finger().tap(at: Point(x: 200, y: 200))
        #expect(taps() == 1)
    }

    /// Draws an arc around the middle of the view.
    private func draw(degrees: Int, radius: Double = 60, squeezedBy factor: Double = 1) {
        func place(_ angle: Int) -> Point {
            let radians = Double(angle) * .pi / 180
            return Point(x: 200 + radius * cos(radians), y: 200 + radius * factor * sin(radians))
        }
        let finger = host.finger()
        finger.down(at: place(0))
        for angle in stride(from: 15, through: degrees, by: 15) {
            host.clock.advance(by: .milliseconds(16))
            finger.move(to: place(angle))
        }
        finger.up()
    }

    @Test("CF-206: a circle is recognized when the finger is lifted")
    func circle() {
        let recognizer = CircleRecognizer()
        let circles = count(recognizer)
        draw(degrees: 360)
        #expect(circles() == 1)
        #expect(recognizer.centre.distance(to: Point(x: 100, y: 100)) < 5)
    }

    @Test("CF-206: what is no circle is none", arguments: [(180, 1), (360, 0.3), (45, 1)] as [(Int, Double)])
    func noCircle(degrees: Int, factor: Double) {
        let recognizer = CircleRecognizer()
        let circles = count(recognizer)
        draw(degrees: degrees, squeezedBy: factor)
        #expect(circles() == 0)
        draw(degrees: 360)
        #expect(circles() == 1)
    }

    @Test("GR-15: a recognizer of one's own obeys the same law: the built-in pan begins first and excludes it")
    func competition() {
        let circle = CircleRecognizer()
        let circles = count(circle)
        let pans = count(PanGestureRecognizer())
        draw(degrees: 360)
        #expect(circles() == 0)
        #expect(pans() > 2)
    }

    @Test("GR-21: a pan that requires the circle to fail lets it finish")
    func requirement() {
        let circle = CircleRecognizer()
        let pan = PanGestureRecognizer()
        pan.require(toFail: circle)
        let (circles, pans) = (count(circle), count(pan))
        draw(degrees: 360)
        #expect((circles(), pans()) == (1, 0))
        draw(degrees: 90)
        #expect((circles(), pans()) == (1, 2))
    }
}
