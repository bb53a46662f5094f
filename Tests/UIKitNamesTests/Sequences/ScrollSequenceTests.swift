import LoggingViews
import TactusTesting
import Testing
import UIKitNames

/// What the delegate of a scroll view is told, from the first word to the last. Steps of the same kind are one word.
@MainActor
@Suite("Sequences: scroll views")
struct ScrollSequenceTests {
    private final class Told: UIScrollViewDelegate {
        let log: Log
        var content: UIView?
        init(_ log: Log) { self.log = log }
        private func add(_ word: String) { if log.lines.last != word { log.add(word) } }

        func scrollViewDidScroll(_ scrollView: UIScrollView) { add("scroll") }
        func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { add("will drag") }
        func scrollViewWillEndDragging(
            _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
            targetContentOffset: UnsafeMutablePointer<CGPoint>
        ) {
            let way = targetContentOffset.pointee.y - scrollView.contentOffset.y
            add("will end \(way > 0 ? "down" : way < 0 ? "up" : "here")")
        }
        func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
            add("did end \(decelerate)")
        }
        func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) { add("will glide") }
        func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { add("did glide") }
        func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { add("animated") }
        func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool {
            add("top?")
            return true
        }
        func scrollViewDidScrollToTop(_ scrollView: UIScrollView) { add("top") }
        func viewForZooming(in scrollView: UIScrollView) -> UIView? { content }
        func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) { add("will zoom") }
        func scrollViewDidZoom(_ scrollView: UIScrollView) { if log.lines.last != "scroll" { add("zoom") } }
        func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat) {
            add("did zoom to \(scale)")
        }
    }

    private let host = TestHost(size: CGSize(width: 320, height: 400))
    private let log = Log()
    private let told: Told
    private let view: UIScrollView

    init() {
        told = Told(log)
        view = UIScrollView(frame: host.window.bounds)
        view.contentSize = CGSize(width: 320, height: 4000)
        view.delegate = told
        host.window.addSubview(view)
        host.settle()
        _ = log.take()
    }

    private func draw(from start: Double, to end: Double, over time: Duration, resting: Bool = false) {
        let finger = host.finger()
        finger.down(at: CGPoint(x: 160, y: start))
        finger.move(to: CGPoint(x: 160, y: end), over: time)
        if resting { host.advance(by: .milliseconds(300)) }
        finger.up()
    }

    private static let fling = ["will drag", "scroll", "will end down", "did end true", "will glide"]

    @Test("a drag that rests, and one that is thrown")
    func drags() {
        draw(from: 300, to: 200, over: .milliseconds(300), resting: true)
        host.advance(by: .seconds(1))
        #expect(log.take() == ["will drag", "scroll", "will end here", "did end false"])
        draw(from: 300, to: 200, over: .milliseconds(60))
        #expect(log.take() == Self.fling && view.isDecelerating)
        host.advance(by: .seconds(4))
        #expect(log.take() == ["scroll", "did glide"] && !view.isDecelerating)
        host.finger().tap(at: CGPoint(x: 160, y: 200))
        #expect(log.take() == [])
    }

    @Test("a finger that lands on a gliding view stops it, and may draw on")
    func caught() {
        draw(from: 300, to: 200, over: .milliseconds(60))
        host.advance(by: .milliseconds(100))
        _ = log.take()
        draw(from: 300, to: 240, over: .milliseconds(60))
        #expect(log.take() == ["did glide"] + Self.fling)
        host.advance(by: .seconds(4))
        #expect(log.take() == ["scroll", "did glide"])
    }

    @Test("what is drawn over the top springs back; what is thrown there does, too")
    func bounces() {
        draw(from: 100, to: 200, over: .milliseconds(300), resting: true)
        host.advance(by: .seconds(2))
        #expect(
            log.take() == ["will drag", "scroll", "will end down", "did end true", "will glide", "scroll", "did glide"])
        #expect(view.contentOffset == .zero)
    }

    @Test("pages: a slow drag goes to the next page, and a short one back")
    func paging() {
        view.isPagingEnabled = true
        draw(from: 350, to: 100, over: .milliseconds(400), resting: true)
        host.advance(by: .seconds(3))
        #expect(log.take() == Self.fling + ["scroll", "did glide"] && view.contentOffset.y == 400)
        draw(from: 350, to: 320, over: .milliseconds(200), resting: true)
        host.advance(by: .seconds(3))
        #expect(
            log.take() == ["will drag", "scroll", "will end up", "did end true", "will glide", "scroll", "did glide"])
        #expect(view.contentOffset.y == 400)
    }

    @Test("what a program scrolls: at once, along a curve, to where it is, and to the top")
    func programs() {
        view.contentOffset = CGPoint(x: 0, y: 50)
        view.setContentOffset(CGPoint(x: 0, y: 100), animated: false)
        #expect(log.take() == ["scroll"])
        view.setContentOffset(CGPoint(x: 0, y: 100), animated: false)
        #expect(log.take() == [])
        view.setContentOffset(CGPoint(x: 0, y: 500), animated: true)
        host.advance(by: .seconds(2))
        #expect(log.take() == ["scroll", "animated"])
        view.scrollRectToVisible(CGRect(x: 0, y: 3000, width: 10, height: 10), animated: true)
        host.advance(by: .seconds(2))
        #expect(log.take() == ["scroll", "animated"])
        host.scene.scrollToTop()
        host.advance(by: .seconds(2))
        #expect(log.take() == ["top?", "scroll", "top"])
    }

    @Test("two fingers zoom, also farther than may be; a program zooms along a curve")
    func zooming() {
        let content = UIView(frame: view.bounds)
        view.addSubview(content)
        view.contentSize = content.bounds.size
        (view.minimumZoomScale, view.maximumZoomScale) = (0.5, 2)
        told.content = content
        _ = log.take()
        host.pinch(at: CGPoint(x: 160, y: 200), from: 100, to: 300)
        host.advance(by: .seconds(2))
        let all = log.take()
        #expect(all.first == "will zoom" && all.last == "did zoom to 2.0" && Set(all).count <= 4)
        view.setZoomScale(1, animated: true)
        #expect(log.take() == ["will zoom"])
        host.advance(by: .seconds(2))
        #expect(log.take().last == "did zoom to 1.0" && view.zoomScale == 1)
    }
}
