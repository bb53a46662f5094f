import TactusTesting
import Testing
import UIKitNames

/// A picture that is zoomed, and writes down what its scroll view tells.
private final class ZoomController: UIViewController, UIScrollViewDelegate {
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    let picture = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    var log: [String] = []
    var zooms = true

    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(scroll)
        scroll.addSubview(picture)
        scroll.contentSize = picture.bounds.size
        scroll.maximumZoomScale = 4
        scroll.minimumZoomScale = 0.5
        scroll.delegate = self
    }

    private func add(_ line: String) { if log.last != line { log.append(line) } }

    func viewForZooming(in scrollView: UIScrollView) -> UIView? { zooms ? picture : nil }
    func scrollViewDidScroll(_ scrollView: UIScrollView) { add("scroll") }
    func scrollViewDidZoom(_ scrollView: UIScrollView) { add("zoom") }
    func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {
        add("begin zoom \(view === picture)")
    }
    func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat) {
        add("end zoom \((scale * 10).rounded() / 10)")
    }
    func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { add("begin drag") }
    func scrollViewWillEndDragging(
        _ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) { add("will end drag") }
    func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
        add("end drag \(decelerate)")
    }
    func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) { add("begin decelerating") }
    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { add("end decelerating") }
    func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { add("end animation") }
    func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool { true }
    func scrollViewDidScrollToTop(_ scrollView: UIScrollView) { add("top") }
}

/// What programs written for UIKit take for granted of what scroll views tell, and in which order.
@MainActor
@Suite("Habits: scrolling and zooming in order")
struct ZoomHabitTests {
    let host = TestHost(size: CGSize(width: 300, height: 300))
    private let page = ZoomController()

    init() {
        host.window.rootViewController = page
        host.settle()
        page.log = []
    }

    @Test("a drag that is thrown: from the first to the last word")
    func throwing() {
        page.scroll.contentSize = CGSize(width: 300, height: 3000)
        host.finger().drag(
            from: CGPoint(x: 150, y: 250), to: CGPoint(x: 150, y: 50), over: .milliseconds(150))
        host.advance(by: .seconds(5))
        #expect(
            page.log == [
                "begin drag", "scroll", "will end drag", "end drag true", "begin decelerating", "scroll",
                "end decelerating",
            ])
        page.log = []
        let finger = host.finger()
        finger.down(at: CGPoint(x: 150, y: 150))
        finger.move(to: CGPoint(x: 150, y: 100), over: .milliseconds(200))
        host.advance(by: .milliseconds(300))
        finger.up()
        host.advance(by: .seconds(1))
        #expect(page.log == ["begin drag", "scroll", "will end drag", "end drag false"])
        page.log = []
        page.scroll.setContentOffset(.zero, animated: true)
        host.advance(by: .seconds(2))
        #expect(page.log == ["scroll", "end animation"])
        page.log = []
        page.scroll.setContentOffset(CGPoint(x: 0, y: 100), animated: false)
        #expect(page.log == ["scroll"])
        page.log = []
        page.scroll.setContentOffset(CGPoint(x: 0, y: 100), animated: true)
        host.advance(by: .seconds(1))
        #expect(page.log == [])
    }

    @Test("two fingers zoom; below the least scale it goes back")
    func pinching() {
        host.pinch(at: CGPoint(x: 150, y: 150), from: 50, to: 100, over: .milliseconds(300))
        host.advance(by: .seconds(2))
        #expect(page.log.contains("begin zoom true") && page.log.contains("zoom"))
        #expect(
            page.log.contains {
                $0.hasPrefix("end zoom 1.9") || $0.hasPrefix("end zoom 2") || $0.hasPrefix("end zoom 1.8")
            })
        #expect(abs(page.scroll.zoomScale - 2) < 0.2 && abs(page.scroll.contentSize.width - 600) < 60)
        #expect(!page.scroll.isZooming && !page.scroll.isZoomBouncing)
        page.log = []
        page.scroll.setZoomScale(1, animated: false)
        #expect(page.scroll.zoomScale == 1 && page.log.contains("zoom"))
        host.pinch(at: CGPoint(x: 150, y: 150), from: 100, to: 30, over: .milliseconds(300))
        host.advance(by: .seconds(2))
        #expect(page.scroll.zoomScale == 0.5 && page.log.last == "end zoom 0.5")
        page.log = []
        page.scroll.setZoomScale(2, animated: true)
        host.advance(by: .seconds(2))
        #expect(page.scroll.zoomScale == 2 && page.log.contains("end zoom 2.0"))
        page.scroll.zoom(to: CGRect(x: 0, y: 0, width: 75, height: 75), animated: false)
        #expect(page.scroll.zoomScale == 4 && page.scroll.contentOffset == .zero)
        page.scroll.setZoomScale(9, animated: false)
        #expect(page.scroll.zoomScale == 4)
    }

    @Test("who says no view to zoom has none zoomed")
    func without() {
        page.zooms = false
        host.pinch(at: CGPoint(x: 150, y: 150), from: 50, to: 100, over: .milliseconds(300))
        host.advance(by: .seconds(2))
        #expect(page.scroll.zoomScale == 1 && !page.log.contains("zoom"))
    }

    @Test("pages: a throw goes on by one page, and the target is the program’s to change")
    func paging() {
        page.scroll.isPagingEnabled = true
        page.scroll.contentSize = CGSize(width: 1500, height: 300)
        host.finger().drag(from: CGPoint(x: 250, y: 150), to: CGPoint(x: 100, y: 150), over: .milliseconds(100))
        host.advance(by: .seconds(3))
        #expect(page.scroll.contentOffset == CGPoint(x: 300, y: 0))
        #expect(page.log.last == "end decelerating")
        page.log = []
        host.finger().drag(from: CGPoint(x: 100, y: 150), to: CGPoint(x: 140, y: 150), over: .milliseconds(600))
        host.advance(by: .seconds(3))
        #expect(page.scroll.contentOffset == CGPoint(x: 300, y: 0))
    }
}
