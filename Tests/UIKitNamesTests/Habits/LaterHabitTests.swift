import TactusTesting
import Testing
import UIKitNames

/// What is called later, and where things are in other spaces.
@MainActor
@Suite("Later, and elsewhere, from habit")
struct LaterHabitTests {
    private let host = TestHost(size: CGSize(width: 400, height: 300))

    @Test("UK-72: a method is called after a time, with its argument; a request that was taken back is not")
    func later() {
        host.application.shareApplication()
        let page = Finder()
        for text in ["a", "ab", "abc"] {
            page.type(text)
            host.clock.advance(by: .milliseconds(200))
        }
        page.perform(Finder.note(_:), with: "said", afterDelay: 1)
        #expect(page.log == [])
        host.clock.advance(by: .milliseconds(300))
        #expect(page.log == ["search abc"])
        host.clock.advance(by: .milliseconds(700))
        #expect(page.log == ["search abc", "said"])
        page.type("d")
        page.perform(Finder.note(_:), with: "never", afterDelay: 0.1)
        cancelPreviousPerformRequests(withTarget: page)
        host.clock.advance(by: .seconds(2))
        #expect(page.log.count == 2)
    }

    @Test("UK-73: views, windows and the screen are spaces, between which places and rectangles are converted")
    func spaces() {
        host.application.shareApplication()
        let (outer, inner) = (UIView(frame: CGRect(x: 10, y: 20, width: 100, height: 100)), UIView())
        inner.frame = CGRect(x: 5, y: 5, width: 20, height: 20)
        outer.addSubview(inner)
        host.window.addSubview(outer)
        let space: UICoordinateSpace = inner
        #expect(space.convert(CGPoint(x: 1, y: 2), to: outer) == CGPoint(x: 6, y: 7))
        #expect(
            space.convert(inner.bounds, to: UIScreen.main.coordinateSpace)
                == CGRect(x: 15, y: 25, width: 20, height: 20))
        #expect(inner.convert(CGPoint(x: 15, y: 25), from: UIScreen.main.coordinateSpace) == .zero)
        #expect(UIScreen.main.coordinateSpace.convert(CGPoint(x: 30, y: 30), to: host.window) == CGPoint(x: 30, y: 30))
        #expect(inner.convert(CGPoint.zero, to: outer.superview) == CGPoint(x: 15, y: 25))
    }
}

private final class Finder: UIViewController {
    private(set) var log: [String] = []
    private var text = ""

    func type(_ text: String) {
        self.text = text
        cancelPreviousPerformRequests(withTarget: self, identifier: "search")
        perform(Finder.search, with: nil, afterDelay: 0.5, identifier: "search")
    }

    func search() { log.append("search \(text)") }
    func note(_ what: String) { log.append(what) }
}
