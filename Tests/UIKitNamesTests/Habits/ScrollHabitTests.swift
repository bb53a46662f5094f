import LoggingViews
import TactusTesting
import Testing
import UIKitNames

/// What programs written for UIKit take for granted of scroll views.
@MainActor
@Suite("Habits: scrolling")
struct ScrollHabitTests {
    let host = TestHost(size: CGSize(width: 400, height: 600))
    final class D: UIScrollViewDelegate {
        let log: Log
        var target: CGPoint?
        var zoomed: UIView?
        var seen: CGPoint = .zero
        var velocity: CGPoint = .zero
        init(_ log: Log) { self.log = log }
        func add(_ s: String) { if log.lines.last != s { log.add(s) } }
        func scrollViewDidScroll(_ s: UIScrollView) { add("scroll") }
        func scrollViewWillBeginDragging(_ s: UIScrollView) { add("willDrag \(s.isTracking) \(s.isDragging)") }
        func scrollViewWillEndDragging(
            _ s: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>
        ) {
            seen = targetContentOffset.pointee
            self.velocity = velocity
            if let target { targetContentOffset.pointee = target }
            add("willEnd")
        }
        func scrollViewDidEndDragging(_ s: UIScrollView, willDecelerate decelerate: Bool) {
            add("didEnd \(decelerate)")
        }
        func scrollViewWillBeginDecelerating(_ s: UIScrollView) { add("willDecelerate") }
        func scrollViewDidEndDecelerating(_ s: UIScrollView) { add("didDecelerate \(s.isDecelerating)") }
        func scrollViewDidEndScrollingAnimation(_ s: UIScrollView) { add("animated") }
        func viewForZooming(in scrollView: UIScrollView) -> UIView? { zoomed }
        func scrollViewWillBeginZooming(_ s: UIScrollView, with view: UIView?) { add("willZoom") }
        func scrollViewDidZoom(_ s: UIScrollView) { add("zoom") }
        func scrollViewDidEndZooming(_ s: UIScrollView, with view: UIView?, atScale scale: CGFloat) {
            add("didZoom \(scale)")
        }
    }

    func scroll(_ d: D, _ size: CGSize = CGSize(width: 400, height: 3000)) -> UIScrollView {
        let s = UIScrollView(frame: CGRect(x: 0, y: 0, width: 400, height: 600))
        s.contentSize = size
        s.delegate = d
        host.window.addSubview(s)
        host.settle()
        _ = d.log.take()
        return s
    }

    @Test("a fling tells its delegate in order, comes to rest where it said or was told, and is caught")
    func fling() {
        let d = D(Log())
        let s = scroll(d)
        host.finger().drag(from: CGPoint(x: 200, y: 500), to: CGPoint(x: 200, y: 200), over: .milliseconds(150))
        #expect(s.isDecelerating && !s.isDragging && !s.isTracking)
        #expect(d.velocity.y > 1 && d.velocity.y < 4)
        let target = d.seen
        host.advance(by: .seconds(5))
        #expect(
            d.log.take() == [
                "willDrag true true", "scroll", "willEnd", "didEnd true", "willDecelerate", "scroll",
                "didDecelerate false",
            ])
        #expect(abs(s.contentOffset.y - target.y) < 1.5)
        d.target = CGPoint(x: 0, y: 1000)
        host.finger().drag(from: CGPoint(x: 200, y: 500), to: CGPoint(x: 200, y: 300), over: .milliseconds(150))
        host.advance(by: .seconds(5))
        #expect(s.contentOffset.y == 1000)
        d.target = nil
        _ = d.log.take()
        let f = host.finger()
        f.down(at: CGPoint(x: 200, y: 300))
        f.move(to: CGPoint(x: 200, y: 400), over: .milliseconds(300))
        host.advance(by: .milliseconds(200))
        f.up()
        host.advance(by: .seconds(1))
        #expect(d.log.take() == ["willDrag true true", "scroll", "willEnd", "didEnd false"])
        s.setContentOffset(CGPoint(x: 0, y: 100), animated: true)
        host.advance(by: .seconds(1))
        #expect(d.log.take() == ["scroll", "animated"])
        s.setContentOffset(CGPoint(x: 0, y: 100), animated: true)
        host.advance(by: .seconds(1))
        #expect(d.log.take() == [])
        s.scrollRectToVisible(CGRect(x: 0, y: 900, width: 10, height: 100), animated: false)
        #expect(s.contentOffset.y == 400)
        s.scrollRectToVisible(CGRect(x: 0, y: 350, width: 10, height: 100), animated: false)
        #expect(s.contentOffset.y == 350)
        s.scrollRectToVisible(CGRect(x: 0, y: 500, width: 10, height: 100), animated: false)
        #expect(s.contentOffset.y == 350)
        host.finger().drag(from: CGPoint(x: 200, y: 500), to: CGPoint(x: 200, y: 200), over: .milliseconds(100))
        host.advance(by: .milliseconds(50))
        _ = d.log.take()
        let g = host.finger()
        g.down(at: CGPoint(x: 200, y: 300))
        host.advance(by: .milliseconds(50))
        let stopped = s.contentOffset
        #expect(!s.isDecelerating && s.isTracking)
        g.up()
        host.advance(by: .seconds(1))
        #expect(s.contentOffset == stopped)
        #expect(!d.log.lines.contains("willDrag true true"))
    }

    @Test("pages: a slow drag under half goes back, over half goes on, and a fling goes one further")
    func paging() {
        let d = D(Log())
        let s = scroll(d, CGSize(width: 2000, height: 600))
        s.isPagingEnabled = true
        let f = host.finger()
        func slow(_ a: CGFloat, _ b: CGFloat) {
            f.down(at: CGPoint(x: a, y: 300))
            f.move(to: CGPoint(x: b, y: 300), over: .milliseconds(600))
            host.advance(by: .milliseconds(200))
            f.up()
            host.advance(by: .seconds(2))
        }
        slow(300, 150)
        #expect(s.contentOffset.x == 0)
        slow(380, 130)
        #expect(s.contentOffset.x == 400)
        f.drag(from: CGPoint(x: 300, y: 300), to: CGPoint(x: 200, y: 300), over: .milliseconds(80))
        host.advance(by: .seconds(2))
        #expect(s.contentOffset.x == 800)
        f.drag(from: CGPoint(x: 390, y: 300), to: CGPoint(x: 20, y: 300), over: .milliseconds(60))
        host.advance(by: .seconds(2))
        #expect(s.contentOffset.x == 1200)
    }

    @Test("a scroll view that is locked follows one direction, and one inside another takes the other one")
    func directions() {
        let d = D(Log())
        let s = scroll(d, CGSize(width: 2000, height: 2000))
        s.isDirectionalLockEnabled = true
        let f = host.finger()
        f.down(at: CGPoint(x: 300, y: 500))
        f.move(to: CGPoint(x: 295, y: 300), over: .milliseconds(200))
        f.move(to: CGPoint(x: 200, y: 200), over: .milliseconds(200))
        #expect(s.contentOffset.x == 0 && s.contentOffset.y > 250)
        f.up()
        host.advance(by: .seconds(3))
        s.contentOffset = .zero
        let inner = UIScrollView(frame: CGRect(x: 0, y: 0, width: 400, height: 200))
        inner.contentSize = CGSize(width: 2000, height: 200)
        s.contentSize = CGSize(width: 400, height: 2000)
        s.addSubview(inner)
        f.drag(from: CGPoint(x: 300, y: 100), to: CGPoint(x: 100, y: 105), over: .milliseconds(150))
        host.advance(by: .seconds(3))
        #expect(inner.contentOffset.x > 150 && s.contentOffset.y == 0)
        f.drag(from: CGPoint(x: 300, y: 180), to: CGPoint(x: 305, y: 20), over: .milliseconds(150))
        host.advance(by: .seconds(3))
        #expect(s.contentOffset.y > 100)
    }

    @Test("what fits scrolls only if it always bounces, and nothing scrolls that may not")
    func bounce() {
        let d = D(Log())
        let s = scroll(d, CGSize(width: 400, height: 300))
        let f = host.finger()
        f.drag(from: CGPoint(x: 200, y: 200), to: CGPoint(x: 200, y: 400), over: .milliseconds(150))
        #expect(s.contentOffset.y == 0)
        s.alwaysBounceVertical = true
        f.down(at: CGPoint(x: 200, y: 200))
        f.move(to: CGPoint(x: 200, y: 400), over: .milliseconds(150))
        #expect(s.contentOffset.y < -50 && s.contentOffset.y > -150)
        f.up()
        host.advance(by: .seconds(2))
        #expect(s.contentOffset.y == 0)
        s.bounces = false
        f.drag(from: CGPoint(x: 200, y: 200), to: CGPoint(x: 200, y: 400), over: .milliseconds(150))
        #expect(s.contentOffset.y == 0)
        s.isScrollEnabled = false
        s.contentSize.height = 3000
        f.drag(from: CGPoint(x: 200, y: 400), to: CGPoint(x: 200, y: 100), over: .milliseconds(150))
        host.advance(by: .seconds(1))
        #expect(s.contentOffset.y == 0)
        #expect(s.panGestureRecognizer.isEnabled == false)
    }

    @Test("two fingers magnify what the delegate says, within its limits, and a rectangle is shown")
    func zoom() {
        let d = D(Log())
        let s = scroll(d, CGSize(width: 400, height: 600))
        let v = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 600))
        s.addSubview(v)
        d.zoomed = v
        s.maximumZoomScale = 4
        s.minimumZoomScale = 1
        host.settle()
        _ = d.log.take()
        host.pinch(at: CGPoint(x: 200, y: 300), from: 100, to: 200, over: .milliseconds(300))
        host.advance(by: .seconds(2))
        let w = d.log.take()
        #expect(
            w.filter { $0.contains("illZoom") }.count == 1 && w.contains("zoom")
                && w.contains { $0.hasPrefix("didZoom") })
        #expect(s.zoomScale > 1.7 && s.zoomScale < 2.3)
        #expect(abs(s.contentSize.width - 400 * s.zoomScale) < 0.5)
        #expect(abs(v.frame.width - 400 * s.zoomScale) < 0.5 && v.bounds.width == 400)
        s.setZoomScale(1, animated: false)
        #expect(s.contentSize == CGSize(width: 400, height: 600) && v.transform == .identity)
        s.zoom(to: CGRect(x: 100, y: 150, width: 200, height: 300), animated: false)
        #expect(s.zoomScale == 2 && s.contentOffset == CGPoint(x: 200, y: 300))
        host.pinch(at: CGPoint(x: 200, y: 300), from: 150, to: 30, over: .milliseconds(300))
        host.advance(by: .seconds(2))
        #expect(s.zoomScale == 1)
        #expect(s.pinchGestureRecognizer != nil)
    }

    @Test("a refresh begins under the finger, stays, and goes")
    func refresh() {
        let d = D(Log())
        let s = scroll(d)
        let r = UIRefreshControl()
        r.addAction(UIAction { _ in d.log.add("refresh \(r.isRefreshing)") }, for: .valueChanged)
        s.refreshControl = r
        host.settle()
        let f = host.finger()
        f.down(at: CGPoint(x: 200, y: 100))
        f.move(to: CGPoint(x: 200, y: 550), over: .milliseconds(400))
        #expect(d.log.lines.contains("refresh true"))
        f.up()
        host.advance(by: .seconds(2))
        #expect(s.contentOffset.y < 0 && r.isRefreshing)
        r.endRefreshing()
        host.advance(by: .seconds(2))
        #expect(s.contentOffset.y == 0)
    }
}
