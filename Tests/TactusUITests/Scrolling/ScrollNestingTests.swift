import TactusTesting
import Testing

@testable import TactusControls
@testable import TactusUI

@MainActor
@Suite("Scroll views: one inside another, and what is inside")
struct ScrollNestingTests {
    private let host = TestHost(size: Size(width: 200, height: 300))
    private let log = Log()
    private let follower: ScrollFollower
    private let outer = ScrollView(frame: Rect(0, 0, 200, 300))
    private let inner = ScrollView(frame: Rect(0, 0, 200, 200))

    init() {
        follower = ScrollFollower(log)
        outer.name = "outer"
        inner.name = "inner"
        outer.contentSize = Size(width: 200, height: 1000)
        inner.contentSize = Size(width: 200, height: 260)
        outer.delegate = follower
        inner.delegate = follower
        outer.addSubview(inner)
        host.window.addSubview(outer)
    }

    private func wait(_ milliseconds: Int) { host.advance(by: .milliseconds(milliseconds)) }

    @Test("SV-15, SV-19: an inner list at its end, inside an outer one")
    func atItsEnd() {
        inner.bounces = false
        inner.contentOffset = Point(0, 60)
        let finger = host.finger()
        finger.down(at: Point(100, 150))
        finger.move(to: Point(100, 100), over: .milliseconds(500))
        wait(100)
        finger.up()
        #expect(log.take() == ["outer: begin", "outer: end 0.0 at 0,40", "outer: ended false"])
        #expect(outer.contentOffset == Point(0, 40))

        finger.down(at: Point(100, 100))
        finger.move(to: Point(100, 130), over: .milliseconds(300))
        wait(100)
        finger.up()
        #expect(log.take() == ["inner: begin", "inner: end 0.0 at 0,40", "inner: ended false"])
    }

    @Test("SV-19: an inner list that bounces keeps the drag, at its end too")
    func bouncing() {
        inner.contentOffset = Point(0, 60)
        let finger = host.finger()
        finger.down(at: Point(100, 150))
        finger.move(to: Point(100, 100), over: .milliseconds(500))
        #expect(inner.contentOffset.y > 60 && outer.contentOffset == .zero)
        wait(100)
        finger.up()
        wait(1500)
        #expect(inner.contentOffset == Point(0, 60))
        #expect(
            log.take() == [
                "inner: begin", "inner: end 0.0 at 0,60", "inner: ended true", "inner: glide", "inner: rest",
            ])
    }

    @Test("SV-20: with hand-over the outer one goes on with the same finger, and back, without a jump")
    func handingOver() {
        inner.nestedScrollHandoff = .atEdge
        let finger = host.finger()
        finger.down(at: Point(100, 190))
        finger.move(to: Point(100, 150))
        #expect(inner.contentOffset.y == 30 && outer.contentOffset.y == 0)
        finger.move(to: Point(100, 100))
        #expect(inner.contentOffset.y == 60 && outer.contentOffset.y == 20 && outer.isDragging)
        finger.move(to: Point(100, 110))
        #expect(inner.contentOffset.y == 60 && outer.contentOffset.y == 10)
        finger.move(to: Point(100, 140))
        #expect(inner.contentOffset.y == 40 && outer.contentOffset.y == 0)
        finger.move(to: Point(100, 60))
        wait(100)
        finger.up()
        #expect(outer.contentOffset.y == 60 && !outer.isDragging)
        #expect(
            log.take() == [
                "inner: begin", "outer: begin", "outer: end 0.0 at 0,60", "outer: ended false",
                "inner: end 0.0 at 0,60", "inner: ended false",
            ])
    }

    @Test("SV-20: the speed that is left when the finger lifts is the outer one's")
    func handingOverSpeed() {
        inner.nestedScrollHandoff = .atEdge
        let finger = host.finger()
        finger.down(at: Point(100, 190))
        finger.move(to: Point(100, 80), over: .milliseconds(110), rate: 100)
        finger.up()
        #expect(outer.isDecelerating && !inner.isDecelerating)
        wait(4000)
        #expect(outer.contentOffset.y > 400 && inner.contentOffset.y == 60)
    }

    @Test("SV-20: content that glides to its end lets the outer one glide on")
    func handingGlideOver() {
        inner.nestedScrollHandoff = .atEdge
        inner.contentSize = Size(width: 200, height: 500)
        let finger = host.finger()
        finger.down(at: Point(100, 190))
        finger.move(to: Point(100, 80), over: .milliseconds(110), rate: 100)
        finger.up()
        _ = log.take()
        #expect(inner.isDecelerating && !outer.isDecelerating)
        wait(4000)
        #expect(inner.contentOffset.y == 300)
        // What is left of the way: the fling alone would have come to 594.
        #expect(abs(outer.contentOffset.y - 294) <= 3)
        #expect(log.take().sorted() == ["inner: rest", "outer: glide", "outer: rest"])
        #expect(follower.offsets.allSatisfy { $0.y <= 301 })
    }

    @Test("SV-17, SV-20: what is handed over turns a page, where the outer one has pages")
    func handingOverToPages() {
        outer.contentSize = Size(width: 200, height: 900)
        outer.isPagingEnabled = true
        inner.nestedScrollHandoff = .atEdge
        inner.contentSize = Size(width: 200, height: 500)
        let finger = host.finger()
        finger.down(at: Point(100, 190))
        finger.move(to: Point(100, 80), over: .milliseconds(110), rate: 100)
        finger.up()
        wait(4000)
        #expect(inner.contentOffset.y == 300 && outer.contentOffset.y == 300)
        #expect(log.take().suffix(3).sorted() == ["inner: rest", "outer: glide", "outer: rest"])
    }

    @Test("SV-20: where no outer one has anywhere to go, the content bounces")
    func nobodyTakesIt() {
        inner.nestedScrollHandoff = .atEdge
        let finger = host.finger()
        finger.down(at: Point(100, 50))
        finger.move(to: Point(100, 110))
        #expect(inner.contentOffset.y < 0 && outer.contentOffset == .zero)
        finger.up()
    }

    // MARK: What is inside

    private func makeButton() -> Button {
        let button = Button(title: "", frame: Rect(20, 220, 160, 60))
        button.name = "button"
        button.logEvents(log)
        outer.addSubview(button)
        return button
    }

    @Test("SV-2, SV-4: a hold of 0.2 s on a button, and then a drag: the button stays pressed, nothing scrolls")
    func holdThenDrag() {
        _ = makeButton()
        let finger = host.finger()
        finger.down(at: Point(100, 270))
        wait(200)
        finger.move(to: Point(100, 230), over: .milliseconds(200), rate: 50)
        finger.up()
        #expect(log.take().filter { $0 != "dragInside" } == ["down", "upInside", "primary"])
        #expect(outer.contentOffset == .zero)
    }

    @Test("SV-2, SV-4: a quick flick from the same button scrolls, and the button hears nothing")
    func flick() {
        _ = makeButton()
        let finger = host.finger()
        finger.down(at: Point(100, 270))
        finger.move(to: Point(100, 160), over: .milliseconds(110), rate: 100)
        finger.up()
        wait(4000)
        #expect(
            log.take() == [
                "outer: begin", "outer: end 1.0 at 0,594", "outer: ended true", "outer: glide", "outer: rest",
            ])
        #expect(Int(outer.contentOffset.y) == 594)
    }

    @Test("SV-5: a tap that stops a fling presses no button")
    func tapStopsFling() {
        let finger = host.finger()
        finger.down(at: Point(100, 290))
        finger.move(to: Point(100, 180), over: .milliseconds(110), rate: 100)
        finger.up()
        wait(200)
        let button = makeButton()
        button.frame = Rect(0, outer.contentOffset.y, 200, 300)
        _ = log.take()
        finger.tap(at: Point(100, 150))
        #expect(log.take() == ["outer: rest"])
        wait(500)
        finger.tap(at: Point(100, 150))
        #expect(log.take() == ["down", "upInside", "primary"])
    }
}
