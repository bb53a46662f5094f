import TactusTesting
import Testing

@testable import TactusControls
@testable import TactusUI

@MainActor
@Suite("Scroll views: content that moves by itself")
struct ScrollMotionTests: ScrollSuite {
    let bench = ScrollBench()

    // MARK: Letting go

    @Test("SV-7, SV-10: content that is let go glides on by the curve, and tells each step in its order")
    func fling() {
        let view = makeScrollView()
        fling(host.finger())
        #expect(log.take() == ["begin", "end 1.0 at 0,594", "ended true", "glide"])
        #expect(view.isDecelerating && !view.isDragging && view.contentOffset.y == 100)
        let start = host.clock.now
        let glide = Glide(from: 100, velocity: 1000, rate: 0.998)
        for _ in 0..<40 {
            wait(50)
            let time = (host.clock.now - start).inSeconds
            // A frame shows where the content is when it is seen, one refresh later at most.
            #expect(view.contentOffset.y >= glide.position(at: time) - 1)
            #expect(view.contentOffset.y <= glide.position(at: time + 1.0 / 60) + 1)
        }
        wait(1000)
        #expect(log.take() == ["rest"])
        #expect(view.contentOffset.y == 594 && !view.isDecelerating)
    }

    @Test("SV-10: a finger script's offsets follow the glide to a point, in every frame")
    func followsTheCurve() {
        let view = makeScrollView()
        fling(host.finger())
        let start = host.clock.now
        let glide = Glide(from: 100, velocity: 1000, rate: 0.998)
        let shown = offsets(of: view, during: 2000)
        #expect(shown.count > 100)
        for (moment, offset) in shown {
            #expect(abs(offset.y - glide.position(at: (moment - start).inSeconds)) <= 1)
        }
    }

    @Test("SV-10: a custom rate counts, and what is slow stays", arguments: [(0.998, 594), (0.99, 198), (0.95, 119)])
    func rates(rate: Double, end: Int) {
        let view = makeScrollView()
        view.decelerationRate = ScrollView.DecelerationRate(rawValue: rate)
        fling(host.finger())
        wait(5000)
        #expect(Int(view.contentOffset.y) == end)
    }

    @Test("SV-11: what is let go slower than a fling rests at once")
    func slow() {
        let view = makeScrollView()
        let finger = host.finger()
        finger.down(at: Point(100, 150))
        finger.move(to: Point(100, 100), over: .milliseconds(1300))
        finger.up()
        #expect(log.take().suffix(2) == ["end 0.04 at 0,40", "ended false"])
        #expect(!view.isDecelerating)
    }

    @Test("SV-7, SV-8: a delegate chooses where the content comes to rest, and it lands there exactly")
    func target() {
        let view = makeScrollView()
        follower.target = Point(0, 300)
        fling(host.finger())
        wait(1000)
        #expect(view.isDecelerating)
        wait(1300)
        #expect(log.take() == ["begin", "end 1.0 at 0,594", "ended true", "glide", "rest"])
        #expect(view.contentOffset == Point(0, 300))
    }

    @Test("SV-8: a target behind the content is met too, and one beyond the ends is the end")
    func otherTargets() {
        let view = makeScrollView()
        follower.target = Point(0, 30)
        fling(host.finger())
        wait(2000)
        #expect(view.contentOffset == Point(0, 30))
        follower.target = Point(0, 99999)
        fling(host.finger())
        wait(4000)
        #expect(view.contentOffset == Point(0, 2800))
    }

    @Test("SV-7: what a delegate does in a call ends what would have followed")
    func takenOver() {
        let view = makeScrollView()
        follower.onScroll = { view in
            if view.isDecelerating, view.contentOffset.y > 300 { view.setContentOffset(Point(0, 50), animated: true) }
        }
        fling(host.finger())
        wait(3000)
        #expect(view.contentOffset == Point(0, 50))
        #expect(log.take() == ["begin", "end 1.0 at 0,594", "ended true", "glide", "rest", "animated"])
    }

    // MARK: Ends

    @Test("SV-12: beyond its end the content gives way like a rubber band; a drag begins there without a jump")
    func rubberBand() {
        let view = makeScrollView()
        let finger = host.finger()
        finger.down(at: Point(100, 50))
        finger.move(to: Point(100, 160))  // 10 of it begin the drag
        let expected = -RubberBand.shown(100, in: 200)
        #expect(view.contentOffset == Point(0, expected.rounded()))
        finger.up()
        wait(50)
        let caught = view.contentOffset.y
        #expect(caught < 0 && caught > expected)
        finger.down(at: Point(100, 50))
        #expect(view.contentOffset.y == caught)
        finger.move(to: Point(100, 60))
        #expect(abs(view.contentOffset.y - caught) <= 1)
        finger.up()
        wait(2000)
        #expect(view.contentOffset == .zero)
    }

    @Test("SV-13: content that was held beyond its end comes back at two rates")
    func comesBack() {
        let view = makeScrollView()
        let finger = host.finger()
        finger.down(at: Point(100, 20))
        finger.move(to: Point(100, 190))
        wait(100)
        let held = view.contentOffset.y
        finger.up()
        #expect(log.take() == ["begin", "end 0.0 at 0,0", "ended true", "glide"])
        let start = host.clock.now
        let back = EdgeReturn(edge: 0, displacement: held, velocity: 0, tolerance: 0.5)
        let shown = offsets(of: view, during: 1500)
        #expect(shown.count > 60)
        for (moment, offset) in shown {
            let time = (moment - start).inSeconds
            #expect(abs(offset.y - (time < back.duration ? back.position(at: time) : 0)) <= 1)
        }
        #expect(view.contentOffset == .zero && log.take() == ["rest"])
    }

    @Test("SV-13: a fling into the end swings beyond it by its speed there, and comes back")
    func bounce() {
        let view = makeScrollView(200, 500)
        fling(host.finger())
        wait(4000)
        let glide = Glide(from: 100, velocity: 1000, rate: 0.998)
        let speed = glide.time(at: 300).map(glide.velocity(at:)) ?? 0
        let peak = follower.offsets.map(\.y).max() ?? 0
        #expect(abs(peak - 300 - speed / (11 * 2.71828)) <= 1)
        #expect(view.contentOffset == Point(0, 300))
        #expect(log.take() == ["begin", "end 1.0 at 0,300", "ended true", "glide", "rest"])
    }

    @Test("SV-13: where content grows below its end, what comes back from there rests, and what goes there glides on")
    func grows() {
        let view = makeScrollView(200, 500)
        fling(host.finger())
        wait(450)
        let coming = view.contentOffset.y
        #expect((305...320).contains(coming))
        view.contentSize.height = 2000
        wait(2000)
        #expect(view.contentOffset == Point(0, coming))
        #expect(log.take() == ["begin", "end 1.0 at 0,300", "ended true", "glide", "rest"])

        view.contentSize.height = 500
        view.contentOffset = .zero
        fling(host.finger())
        wait(300)
        #expect((305...320).contains(view.contentOffset.y))
        view.contentSize.height = 2000
        wait(2000)
        #expect((340...420).contains(view.contentOffset.y))

        view.contentSize.height = 500
        view.contentOffset.y = 300
        let finger = host.finger()
        finger.down(at: Point(100, 190))
        finger.move(to: Point(100, 20))
        wait(100)
        finger.up()
        wait(50)
        let held = view.contentOffset.y
        view.contentSize.width = 600  // the way back goes on as it was
        let shown = offsets(of: view, during: 50).map(\.1.y)
        #expect(shown.allSatisfy { $0 <= held } && shown.last ?? held < held)
        let place = view.contentOffset.y
        view.contentSize.height = 2000
        wait(2000)
        #expect(view.contentOffset == Point(0, place) && place > 305)
    }

    @Test("SV-14: without bouncing the content stops hard; content that fits moves only if it always bounces")
    func noBounce() {
        let view = makeScrollView(200, 500)
        view.bounces = false
        fling(host.finger())
        wait(4000)
        #expect(follower.offsets.allSatisfy { $0.y <= 300 } && view.contentOffset == Point(0, 300))

        view.bounces = true
        view.contentSize = Size(width: 200, height: 100)
        #expect(view.contentOffset == .zero)  // it shrank
        _ = log.take()
        fling(host.finger(), down: true)
        #expect(log.take() == [] && view.contentOffset == .zero)
        view.alwaysBounceVertical = true
        fling(host.finger(), down: true)
        #expect(view.contentOffset.y < 0)
        wait(2000)
        #expect(view.contentOffset == .zero)
        let finger = host.finger()
        finger.drag(from: Point(50, 100), to: Point(150, 100))
        #expect(view.contentOffset == .zero)
        view.alwaysBounceHorizontal = true
        finger.down(at: Point(50, 100))
        finger.move(to: Point(150, 100))
        #expect(view.contentOffset.x < 0)
        finger.up()
    }

    // MARK: Stopping

    @Test("SV-5, SV-7: a finger stops a fling; nothing inside is told of it, and the delegate is")
    func stopped() {
        let view = makeScrollView()
        let content = LoggedView("content", Rect(0, 0, 200, 3000), log)
        let tap = TapGestureRecognizer()
        tap.addAction { [log] _ in log.add("tap") }
        content.addGestureRecognizer(tap)
        view.addSubview(content)
        let finger = host.finger()
        fling(finger)
        wait(300)
        let place = view.contentOffset
        _ = log.take()
        finger.down(at: Point(100, 100))
        #expect(log.take() == ["rest"] && !view.isDecelerating && view.isTracking)
        wait(300)
        finger.up()
        wait(300)
        #expect(log.take() == [] && abs(view.contentOffset.y - place.y) < 20)

        finger.tap(at: Point(100, 100))  // the next one is for the content
        #expect(log.take() == ["tap"])
    }

    @Test("SV-5: content that hardly moves any more is stopped, and tapped")
    func stoppedSlowly() {
        let view = makeScrollView()
        view.addSubview(LoggedView("content", Rect(0, 0, 200, 3000), log))
        fling(host.finger())
        wait(1600)  // 41 points a second
        _ = log.take()
        #expect(view.isDecelerating)
        host.finger().tap(at: Point(100, 100))
        #expect(log.take() == ["rest", "content began", "content ended"])
    }

    @Test("SV-5: the finger that stops a fling may draw on from there")
    func stoppedAndDrawn() {
        let view = makeScrollView()
        let finger = host.finger()
        fling(finger)
        wait(300)
        finger.down(at: Point(100, 100))
        let place = view.contentOffset.y
        finger.move(to: Point(100, 110))
        finger.move(to: Point(100, 150))
        #expect(view.contentOffset.y == place - 40)
        finger.up()
        #expect(log.take().prefix(6) == ["begin", "end 1.0 at 0,594", "ended true", "glide", "rest", "begin"])
    }

    @Test("SV-14: content that is stopped beyond its end comes back when the finger is lifted")
    func stoppedBeyondTheEnd() {
        let view = makeScrollView(200, 500)
        fling(host.finger())
        while view.contentOffset.y < 310 { wait(10) }
        let finger = host.finger()
        finger.down(at: Point(100, 100))
        let place = view.contentOffset
        wait(500)
        #expect(view.contentOffset == place)
        finger.up()
        #expect(view.isDecelerating)
        wait(1500)
        #expect(view.contentOffset == Point(0, 300))
        #expect(log.take().suffix(3) == ["rest", "glide", "rest"])
    }

    @Test("SV-14: fingers that rest on a touchpad stop the content too")
    func heldByTouchpad() {
        let view = makeScrollView()
        fling(host.finger())
        wait(200)
        host.touchpad(at: Point(100, 100)).hold(fingers: 2, for: .milliseconds(100))
        #expect(!view.isDecelerating && log.take().last == "rest")
    }

    @Test("a scroll view that leaves its window on the way rests, and says so in the next turn")
    func leaving() {
        let view = makeScrollView()
        fling(host.finger())
        wait(100)
        let place = view.contentOffset
        _ = log.take()
        view.removeFromSuperview()
        #expect(!view.isDecelerating && log.take() == [])
        wait(100)
        #expect(log.take() == ["rest"] && view.contentOffset == place)
    }

    @Test("the end comes in time also where nobody sees it")
    func unseen() {
        let view = makeScrollView()
        fling(host.finger())
        _ = log.take()
        host.surface.isStarved = true
        wait(4000)
        #expect(log.take() == ["rest"] && view.contentOffset.y == 594)
    }
}
