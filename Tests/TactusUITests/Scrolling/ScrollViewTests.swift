import TactusTesting
import Testing

@testable import TactusControls
@testable import TactusUI

@MainActor
@Suite("Scroll views: drawing the content")
struct ScrollViewTests {
    private let host = TestHost(size: Size(width: 200, height: 200))
    private let log = Log()

    /// Logs what it is told.
    private final class Follower: ScrollViewDelegate {
        let log: Log
        var target: Point?
        init(_ log: Log) { self.log = log }

        func scrollViewDidScroll(_ scrollView: ScrollView) {
            log.add("scroll \(Int(scrollView.contentOffset.x)),\(Int(scrollView.contentOffset.y))")
        }
        func scrollViewWillBeginDragging(_ scrollView: ScrollView) {
            log.add("begin tracking \(scrollView.isTracking) dragging \(scrollView.isDragging)")
        }
        func scrollViewWillEndDragging(
            _ scrollView: ScrollView, withVelocity velocity: Vector, targetContentOffset: inout Point
        ) {
            let speed = (velocity.dy * 100).rounded() / 100
            log.add("end \(speed) at \(Int(targetContentOffset.y))")
            if let target { targetContentOffset = target }
        }
        func scrollViewDidEndDragging(_ scrollView: ScrollView, willDecelerate: Bool) {
            log.add("ended \(willDecelerate)")
        }
    }

    /// A scroll view that fills the window, with content of the given size.
    private func makeScrollView(_ width: Double, _ height: Double) -> ScrollView {
        let view = ScrollView(frame: Rect(0, 0, 200, 200))
        view.contentSize = Size(width: width, height: height)
        host.window.addSubview(view)
        return view
    }

    @Test(
        "SV-6: a scroll view that leaves its window is drawn no more, also outside of events", arguments: [true, false])
    func leaving(withSuperview: Bool) {
        let view = makeScrollView(200, 1000)
        let box = View(frame: host.window.bounds)
        host.window.addSubview(box)
        box.addSubview(view)
        let follower = Follower(log)
        view.delegate = follower
        let finger = host.finger()
        finger.down(at: Point(100, 190))
        finger.move(to: Point(100, 150))
        #expect(view.isDragging)
        (withSuperview ? box : view).removeFromSuperview()
        #expect(!view.isDragging && !view.isTracking)
        host.settle()
        #expect(log.take().last == "ended false")
        finger.move(to: Point(100, 100))
        finger.up()
        #expect(log.lines == [])
    }

    @Test("SV-6, SV-7: the order of a drag; it starts without a jump, and its speed is in points per millisecond")
    func order() {
        let view = makeScrollView(200, 1000)
        let follower = Follower(log)
        view.delegate = follower
        let finger = host.finger()
        #expect(!view.isTracking)
        finger.down(at: Point(100, 190))
        #expect(view.isTracking && !view.isDragging)
        for y in stride(from: 180.0, through: 150, by: -10) {
            host.clock.advance(by: .milliseconds(10))
            finger.move(to: Point(100, y))
        }
        #expect(view.isDragging)
        finger.up()
        #expect(!view.isTracking && !view.isDragging)
        #expect(
            log.lines == [
                "begin tracking true dragging true", "scroll 0,10", "scroll 0,20", "scroll 0,30", "end 1.0 at 524",
                "ended true",
            ])
    }

    @Test("SV-7: a delegate may choose where the content comes to rest, within its limits")
    func target() {
        let view = makeScrollView(200, 1000)
        let follower = Follower(log)
        view.delegate = follower
        follower.target = Point(0, 5000)
        host.finger().drag(from: Point(100, 190), to: Point(100, 150))
        #expect(log.lines.suffix(2) == ["end 0.2 at 125", "ended true"])
        host.advance(by: .seconds(3))
        #expect(view.contentOffset == Point(0, 800))
    }

    @Test("SV-7: a drag that is taken away ends without speed")
    func cancelled() {
        let view = makeScrollView(200, 1000)
        let follower = Follower(log)
        view.delegate = follower
        let finger = host.finger()
        finger.down(at: Point(100, 190))
        finger.move(to: Point(100, 150), over: .milliseconds(50))
        finger.cancel()
        #expect(
            log.lines.suffix(2) == ["end 0.0 at 30", "ended false"]
                || log.lines.suffix(2) == ["end -0.0 at 30", "ended false"])
        #expect(!view.isDragging && !view.isTracking)
    }

    @Test("the content stops at its ends, and an axis on which it fits stays where it is")
    func ends() {
        let view = makeScrollView(150, 260)
        view.bounces = false
        let finger = host.finger()
        finger.down(at: Point(100, 100))
        finger.move(to: Point(90, 50))
        finger.move(to: Point(10, 0))
        #expect(view.contentOffset.x == 0)
        finger.move(to: Point(10, -500))
        #expect(view.contentOffset == Point(0, 60))
        finger.up()
    }

    @Test("what the application sets while a finger draws is where the finger draws on from")
    func settingMeanwhile() {
        let view = makeScrollView(200, 1000)
        let finger = host.finger()
        finger.down(at: Point(100, 190))
        finger.move(to: Point(100, 170))
        view.contentOffset = Point(0, 500)
        finger.move(to: Point(100, 165))
        #expect(view.contentOffset == Point(0, 505))
        finger.up()
    }

    @Test("scrolling that is switched off does nothing, and lets touches through at once")
    func disabled() {
        let view = makeScrollView(200, 1000)
        view.addSubview(LoggedView("content", Rect(0, 0, 200, 1000), log))
        view.isScrollEnabled = false
        let finger = host.finger()
        finger.down(at: Point(100, 190))
        #expect(log.lines == ["content began"])
        finger.move(to: Point(100, 100))
        finger.up()
        #expect(view.contentOffset == .zero)
    }

    // MARK: Nesting

    @Test("SV-15, SV-19: the inner one goes first; at its end the outer one takes the next drag")
    func nested() {
        let outer = makeScrollView(200, 1000)
        let inner = ScrollView(frame: Rect(0, 0, 200, 150))
        inner.contentSize = Size(width: 200, height: 180)
        inner.bounces = false
        outer.addSubview(inner)

        host.finger().drag(from: Point(100, 140), to: Point(100, 40))
        #expect(inner.contentOffset == Point(0, 30))
        #expect(outer.contentOffset == .zero)  // no hand-over in the middle of a gesture
        host.finger().drag(from: Point(100, 140), to: Point(100, 40))
        #expect(inner.contentOffset == Point(0, 30))
        #expect(outer.contentOffset.y > 80)
        host.finger().drag(from: Point(100, 20), to: Point(100, 60))
        #expect(inner.contentOffset.y < 30)
    }

    @Test("SV-19: across each other, the direction of the finger decides")
    func crossed() {
        let outer = makeScrollView(200, 1000)
        let inner = ScrollView(frame: Rect(0, 0, 200, 200))
        inner.contentSize = Size(width: 1000, height: 200)
        outer.addSubview(inner)
        host.finger().drag(from: Point(100, 100), to: Point(40, 110))
        #expect(inner.contentOffset.x > 0 && outer.contentOffset.y == 0)
        host.advance(by: .seconds(3))
        let place = inner.contentOffset
        host.finger().drag(from: Point(100, 100), to: Point(110, 40))
        #expect(inner.contentOffset == place && outer.contentOffset.y > 0)
    }
}
