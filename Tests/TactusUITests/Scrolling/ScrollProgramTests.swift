import TactusTesting
import Testing

@testable import TactusControls
@testable import TactusUI

@MainActor
@Suite("Scroll views: programs, pages and axes")
struct ScrollProgramTests: ScrollSuite {
    let bench = ScrollBench()

    // MARK: Programs

    @Test("SV-9: a program's scroll takes 0.3 seconds, slow at both ends, and tells its end; a finger ends it")
    func animated() {
        let view = makeScrollView()
        let start = host.clock.now
        view.setContentOffset(Point(0, 400), animated: true)
        let shown = offsets(of: view, during: 290)
        let curve = AnimationCurve.easeInOut
        #expect(shown.count > 15)
        for (moment, offset) in shown {
            let progress = curve.progress(at: min((moment - start).inSeconds / 0.3, 1))
            #expect(abs(offset.y - 400 * progress) <= 1, "at \((moment - start).inSeconds) s: \(offset.y)")
        }
        #expect(log.take() == [])
        wait(20)
        #expect(view.contentOffset == Point(0, 400) && log.take() == ["animated"])
        view.setContentOffset(Point(0, 0), animated: true)
        wait(150)
        host.finger().down(at: Point(100, 100))
        #expect(log.take() == ["animated"])
        let place = view.contentOffset
        wait(500)
        #expect(view.contentOffset == place && place.y > 100)
    }

    @Test("SV-9: for who wishes for less motion it is there at once; a fling is the finger's own")
    func lessMotion() {
        let view = makeScrollView()
        host.application.isReduceMotionEnabled = true
        view.setContentOffset(Point(0, 400), animated: true)
        #expect(view.contentOffset == Point(0, 400) && log.take() == ["animated"])
        view.contentOffset = .zero
        fling(host.finger())
        #expect(view.isDecelerating && view.contentOffset.y == 100)
    }

    @Test("SV-7: a program that scrolls at once ends what moves the content")
    func scrollingEnds() {
        let view = makeScrollView()
        fling(host.finger())
        wait(100)
        view.setContentOffset(Point(0, 7), animated: false)
        wait(1000)
        #expect(view.contentOffset == Point(0, 7) && log.take().last == "rest")
        view.setContentOffset(Point(0, 400), animated: true)
        wait(100)
        view.contentOffset = Point(0, 7)
        wait(1000)
        #expect(view.contentOffset == Point(0, 7) && log.take() == ["animated"])
    }

    @Test("SV-7: content without an end: what a program sets back while it glides glides on, at its speed and as far")
    func settingBack() {
        let view = makeScrollView()
        view.contentOffset = Point(0, 1000)
        var way = 0.0
        var last = 1000.0
        follower.onScroll = { view in
            way += view.contentOffset.y - last
            last = view.contentOffset.y
            guard last > 1200 else { return }
            last -= 200
            view.contentOffset.y -= 200
        }
        fling(host.finger())
        wait(4000)
        #expect(way == 594 && log.take() == ["begin", "end 1.0 at 0,1594", "ended true", "glide", "rest"])
    }

    @Test("SV-7: a program that holds the content at its end takes the bounce away, and nothing else")
    func holdingAtTheEnd() {
        let view = makeScrollView()
        view.contentOffset = Point(0, 150)
        follower.onScroll = { view in if view.contentOffset.y < 0 { view.contentOffset.y = 0 } }
        fling(host.finger(), down: true)
        wait(2000)
        #expect(view.contentOffset == .zero)
        #expect(log.take() == ["begin", "end 1.0 at 0,0", "ended true", "glide", "rest"])
        fling(host.finger())
        wait(4000)
        #expect(view.contentOffset.y == 594)
    }

    @Test("a part of the content is shown little by little, or at once")
    func revealing() {
        let view = makeScrollView()
        view.scrollRectToVisible(Rect(0, 500, 200, 50), animated: true)
        #expect(view.contentOffset == .zero)
        wait(320)
        #expect(view.contentOffset == Point(0, 350))
        view.scrollRectToVisible(Rect(0, 100, 200, 50))
        #expect(view.contentOffset == Point(0, 100))
    }

    @Test("SV-9: what a program moves a finger does not draw: it goes on from where the content comes")
    func animatedDuringDrag() {
        let view = makeScrollView()
        let finger = host.finger()
        finger.down(at: Point(100, 180))
        finger.move(to: Point(100, 117))
        #expect(view.isDragging)
        _ = log.take()
        view.setContentOffset(Point(0, 1000), animated: true)
        var y = 117.0
        for _ in 0..<18 {
            y -= 3
            finger.move(to: Point(100, y))
            wait(16)
        }
        let way = follower.offsets.map(\.y)
        #expect(zip(way, way.dropFirst()).allSatisfy { $0 <= $1 }, "\(way)")
        wait(70)
        #expect(view.contentOffset.y == 1000 && log.take() == ["animated"] && view.isDragging)
        finger.move(to: Point(100, y - 20))
        #expect(view.contentOffset.y == 1020)
        wait(100)
        finger.up()
        #expect(log.take() == ["end 0.0 at 0,1020", "ended false"])
        wait(1000)
        #expect(view.contentOffset.y == 1020 && log.take() == [])
    }

    @Test("SV-9: a lift meanwhile ends the drag and not the program's way; another finger ends that")
    func liftDuringAnimation() {
        let view = makeScrollView()
        let finger = host.finger()
        finger.down(at: Point(100, 180))
        finger.move(to: Point(100, 150), over: .milliseconds(30))
        _ = log.take()
        view.setContentOffset(Point(0, 1000), animated: true)
        wait(100)
        finger.move(to: Point(100, 100), over: .milliseconds(30))
        finger.up()
        #expect(log.take() == ["end 0.0 at 0,1000", "ended false"])
        wait(300)
        #expect(view.contentOffset.y == 1000 && log.take() == ["animated"])
        finger.down(at: Point(100, 180))
        finger.move(to: Point(100, 150))
        view.setContentOffset(.zero, animated: true)
        wait(150)
        host.finger().down(at: Point(50, 50))
        let place = view.contentOffset.y
        wait(500)
        #expect(view.contentOffset.y == place && place > 100 && place < 900)
        finger.move(to: Point(100, 140))
        #expect(abs(view.contentOffset.y - place - 5) <= 5 && view.contentOffset.y > place)
    }

    @Test("SV-8, SV-9: another target that a delegate wants at such a lift is gone to in the same way")
    func targetDuringAnimation() {
        let view = makeScrollView()
        let finger = host.finger()
        finger.down(at: Point(100, 180))
        finger.move(to: Point(100, 150))
        view.setContentOffset(Point(0, 1000), animated: true)
        wait(100)
        follower.target = Point(0, 500)
        finger.up()
        wait(320)
        #expect(view.contentOffset.y == 500 && log.take().suffix(2) == ["animated", "animated"])
    }

    // MARK: Pages and axes

    @Test("SV-17: a page that a finger stops on its way, and does not draw, comes to the nearest one")
    func stoppedPage() {
        let view = makeScrollView(1000, 200)
        view.isPagingEnabled = true
        let finger = host.finger()
        finger.drag(from: Point(190, 100), to: Point(100, 100), over: .milliseconds(80))
        wait(80)
        finger.down(at: Point(100, 100))
        let place = view.contentOffset.x
        wait(300)
        #expect(view.contentOffset.x == place && place > 90 && place < 200)
        finger.up()
        wait(1000)
        #expect(view.contentOffset == Point(place < 100 ? 0 : 200, 0) && log.take().suffix(2) == ["glide", "rest"])
    }

    @Test("SV-17: a flick turns one page, a slow drag the nearest, and none goes farther")
    func paging() {
        let view = makeScrollView(1000, 200)
        view.isPagingEnabled = true
        let finger = host.finger()
        finger.drag(from: Point(190, 100), to: Point(100, 100), over: .milliseconds(80))
        wait(2000)
        #expect(view.contentOffset == Point(200, 0))
        #expect(follower.offsets.allSatisfy { $0.x <= 200 })
        finger.drag(from: Point(190, 100), to: Point(10, 100), over: .milliseconds(20))
        wait(2000)
        #expect(view.contentOffset == Point(400, 0))
        finger.down(at: Point(100, 100))
        finger.move(to: Point(150, 100), over: .milliseconds(500))
        wait(100)
        finger.up()
        wait(2000)
        #expect(view.contentOffset == Point(400, 0))
        #expect(log.take().suffix(3) == ["ended true", "glide", "rest"])
    }

    @Test(
        "SV-16: a drag that begins less than 30° off an axis keeps to it until the lift",
        arguments: [
            (Vector(dx: 20, dy: -3), true, false), (Vector(dx: 3, dy: -20), false, true),
            (Vector(dx: 20, dy: -20), true, true),
        ])
    func directionalLock(way: Vector, movesX: Bool, movesY: Bool) {
        let view = makeScrollView(3000, 3000)
        view.isDirectionalLockEnabled = true
        view.contentOffset = Point(500, 500)
        let finger = host.finger()
        finger.down(at: Point(100, 100))
        finger.move(by: way)
        finger.move(by: Vector(dx: 40, dy: -40))
        #expect((view.contentOffset.x != 500) == movesX)
        #expect((view.contentOffset.y != 500) == movesY)
        finger.up()
    }

    // MARK: Elsewhere

    @Test("SV-22: the pan may belong to another view, and scrolls from there")
    func movedPan() {
        let view = makeScrollView()
        view.frame = Rect(0, 0, 200, 100)
        let handle = View(frame: Rect(0, 100, 200, 100))
        host.window.addSubview(handle)
        handle.addGestureRecognizer(view.panGestureRecognizer)
        host.finger().drag(from: Point(100, 190), to: Point(100, 130))
        #expect(view.contentOffset.y >= 50)
        wait(3000)
        let place = view.contentOffset
        host.finger().drag(from: Point(100, 80), to: Point(100, 30))
        #expect(view.contentOffset == place)
    }

    @Test("SV-25: a drag ends editing, if it shall")
    func dismissing() {
        final class Field: View {
            override var canBecomeFirstResponder: Bool { true }
        }
        let view = makeScrollView()
        let field = Field(frame: Rect(0, 0, 50, 50))
        view.addSubview(field)
        field.becomeFirstResponder()
        host.finger().drag(from: Point(100, 150), to: Point(100, 100))
        #expect(field.isFirstResponder)
        view.keyboardDismissMode = .onDrag
        host.finger().drag(from: Point(100, 150), to: Point(100, 100))
        #expect(!field.isFirstResponder)
    }
}
