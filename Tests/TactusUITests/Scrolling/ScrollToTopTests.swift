import TactusTesting
import Testing

@testable import TactusControls
@testable import TactusUI

@MainActor
@Suite("Scrolling to the beginning")
struct ScrollToTopTests {
    private let host = TestHost(size: Size(width: 200, height: 300))
    private let log = Log()

    private func makeView(_ name: String, _ frame: Rect) -> Told {
        let view = Told(frame: frame)
        view.name = name
        view.log = log
        view.delegate = view
        view.contentSize = Size(width: 400, height: 2000)
        view.contentOffset = Point(50, 700)
        host.window.addSubview(view)
        return view
    }

    @Test(
        "SV-34: the highest of those that show goes to its beginning along the vertical axis, and tells when it is there"
    )
    func highest() {
        let low = makeView("low", Rect(0, 200, 200, 100))
        let high = makeView("high", Rect(0, 50, 200, 100))
        high.contentInset.top = 20
        let hidden = makeView("hidden", Rect(0, 0, 200, 20))
        hidden.isHidden = true
        let fixed = makeView("fixed", Rect(0, 10, 200, 20))
        fixed.scrollsToTop = false
        #expect(host.scene.scrollToTop())
        host.clock.advance(by: .milliseconds(200))
        #expect(log.take() == ["high asked"] && high.contentOffset.y > -20)
        host.clock.advance(by: .milliseconds(140))
        #expect(high.contentOffset == Point(50, -20) && low.contentOffset == Point(50, 700))
        #expect(log.take() == ["high at top"])
        #expect(host.scene.scrollToTop())
        #expect(log.take() == ["high asked", "high at top"])
    }

    @Test("SV-34: a delegate may refuse, and a finger that stops it ends it as any program's scrolling")
    func stopped() {
        let view = makeView("view", Rect(0, 0, 200, 300))
        view.refuses = true
        #expect(!host.scene.scrollToTop())
        #expect(log.take() == ["view asked"] && view.contentOffset.y == 700)
        view.refuses = false
        host.scene.scrollToTop()
        host.clock.advance(by: .milliseconds(100))
        host.finger().down(at: Point(100, 100))
        #expect(log.take() == ["view asked", "view ended"])
        #expect(view.contentOffset.y > 0 && view.contentOffset.y < 700)
    }

    @Test("SV-34: of several windows the frontmost that has any; with reduced motion it is there at once")
    func windows() {
        let below = makeView("below", Rect(0, 0, 200, 300))
        let front = Window(windowScene: host.scene)
        front.isHidden = false
        let above = makeView("above", Rect(0, 0, 200, 300))
        front.addSubview(above)
        host.application.isReduceMotionEnabled = true
        #expect(host.scene.scrollToTop())
        #expect(above.contentOffset == Point(50, 0) && below.contentOffset == Point(50, 700))
        #expect(log.take() == ["above asked", "above at top"])
        above.isScrollEnabled = false
        #expect(host.scene.scrollToTop())
        #expect(log.take() == ["below asked", "below at top"])
    }

    @Test("SV-34: a tap on the title bar does, a double tap only maximizes")
    func titleBar() {
        let view = makeView("view", Rect(0, 0, 200, 300))
        host.surface.configure {
            $0.needsDecoration = true
            $0.capabilities = [.maximize]
        }
        host.settle()
        let finger = host.finger()
        finger.tap(at: Point(60, 40), count: 2)
        host.clock.advance(by: .seconds(1))
        #expect(log.take() == [] && view.contentOffset.y == 700)
        finger.tap(at: Point(60, 40))
        host.clock.advance(by: .seconds(1))
        #expect(log.take() == ["view asked", "view at top"])
    }

    @Test("SV-26: the bars keep to their own insets, and to what covers the scene when they are told to")
    func indicators() throws {
        let view = makeView("view", Rect(0, 0, 200, 300))
        host.scene.safeAreaInsets = Insets(top: 40, left: 0, bottom: 0, right: 0)
        host.settle()
        view.verticalScrollIndicatorInsets = Insets(top: 5, left: 0, bottom: 7, right: 11)
        view.horizontalScrollIndicatorInsets = Insets(top: 0, left: 13, bottom: 17, right: 0)
        #expect(
            view.indicatorArea(along: .vertical)
                == view.bounds.inset(by: Insets(top: 45, left: 0, bottom: 7, right: 11)))
        #expect(
            view.indicatorArea(along: .horizontal)
                == view.bounds.inset(by: Insets(top: 40, left: 13, bottom: 17, right: 0)))
        view.automaticallyAdjustsScrollIndicatorInsets = false
        #expect(view.indicatorArea(along: .vertical).minY == view.bounds.minY + 5)
        view.scrollIndicatorInsets = Insets(top: 1, left: 1, bottom: 1, right: 1)
        #expect(view.horizontalScrollIndicatorInsets.bottom == 1 && view.verticalScrollIndicatorInsets.right == 1)
    }
}

private final class Told: ScrollView, ScrollViewDelegate {
    var log: Log?
    var refuses = false
    func scrollViewShouldScrollToTop(_ scrollView: ScrollView) -> Bool {
        log?.add("\(name ?? "") asked")
        return !refuses
    }
    func scrollViewDidScrollToTop(_ scrollView: ScrollView) { log?.add("\(name ?? "") at top") }
    func scrollViewDidEndScrollingAnimation(_ scrollView: ScrollView) { log?.add("\(name ?? "") ended") }
}
