import TactusTesting
import Testing

@testable import TactusControls
@testable import TactusUI

@MainActor
@Suite("RefreshControl")
struct RefreshControlTests {
    private let host = TestHost(size: Size(width: 200, height: 400))
    private let log = Log()
    private let view = ScrollView(frame: Rect(0, 0, 200, 400))
    private let refresh = RefreshControl()

    init() {
        view.contentSize = Size(width: 200, height: 2000)
        refresh.addAction(for: .valueChanged) { [log] _ in log.add("refresh") }
        view.refreshControl = refresh
        host.window.addSubview(view)
    }

    private func wait(_ milliseconds: Int) { host.advance(by: .milliseconds(milliseconds)) }

    @Test("content that a finger draws far enough beyond its beginning is loaded, once")
    func pulled() {
        let finger = host.finger()
        finger.down(at: Point(100, 50))
        finger.move(to: Point(100, 160))
        #expect(!refresh.isHidden && refresh.pull > 0.5 && refresh.pull < 1 && log.lines == [])
        finger.move(to: Point(100, 250))
        finger.move(to: Point(100, 260))
        #expect(log.lines == ["refresh"] && refresh.isRefreshing)
        wait(100)
        finger.up()
        wait(1500)
        #expect(view.contentOffset == Point(0, -60) && view.adjustedContentInset.top == 60)
        refresh.endRefreshing()
        wait(400)
        #expect(view.contentOffset == .zero && refresh.isHidden && log.lines == ["refresh"])
    }

    @Test("what is not drawn far enough, or thrown there, is not loaded")
    func notPulled() {
        let finger = host.finger()
        finger.down(at: Point(100, 50))
        finger.move(to: Point(100, 150))
        wait(100)
        finger.up()
        wait(1500)
        #expect(log.lines == [] && view.contentOffset == .zero && refresh.isHidden)
        view.contentOffset = Point(0, 200)
        finger.drag(from: Point(100, 50), to: Point(100, 250), over: .milliseconds(50))
        wait(3000)
        #expect(log.lines == [] && view.contentOffset == .zero)
    }

    @Test(
        "a program may begin it, and nobody is told; it turns while it is seen, and not for less motion",
        arguments: [true, false])
    func begun(lessMotion: Bool) {
        host.application.isReduceMotionEnabled = lessMotion
        refresh.beginRefreshing()
        wait(50)
        #expect(view.contentOffset == Point(0, -60) && log.lines == [])
        let count = host.surface.paintedRegions.count
        wait(500)
        #expect((host.surface.paintedRegions.count > count + 20) == !lessMotion)
        refresh.endRefreshing()
        wait(400)
        #expect(view.contentOffset == .zero)
    }

    @Test("a refresh control that is taken away takes its room with it")
    func takenAway() {
        refresh.beginRefreshing()
        view.refreshControl = nil
        #expect(view.adjustedContentInset.top == 0 && refresh.superview == nil && view.contentOffset == .zero)
    }

    @Test(
        "it turns while it is seen; scrolled away, hidden or covered it costs nothing, and goes on when it is seen again"
    )
    func unseen() {
        func frames(_ change: () -> Void) -> Int {
            change()
            wait(100)
            let count = host.surface.paintedRegions.count
            wait(500)
            return host.surface.paintedRegions.count - count
        }
        let cover = View(frame: host.window.bounds)
        cover.backgroundColor = .red
        cover.isHidden = true
        host.window.addSubview(cover)
        refresh.beginRefreshing()
        #expect(frames {} > 20 && host.scene.isFramePending)
        #expect(frames { view.contentOffset.y = 1500 } == 0 && !host.scene.isFramePending)
        #expect(frames { view.contentOffset.y = -60 } > 20)
        #expect(frames { view.isHidden = true } == 0 && !host.scene.isFramePending)
        #expect(frames { view.isHidden = false } > 20)
        #expect(frames { cover.isHidden = false } == 0 && !host.scene.isFramePending)
        #expect(frames { cover.isHidden = true } > 20)
        refresh.endRefreshing()
        wait(3000)  // the content goes back, the indicators fade
        #expect(frames {} == 0 && !host.scene.isFramePending)
    }

    @Test("AX-4: who does not see it finds a button that refreshes")
    func accessible() throws {
        func button() -> AccessibilityNode? {
            host.settle()
            return host.application.accessibilityTree.flatMap(\.all).first { $0.role == .button }
        }
        let node = try #require(button())
        #expect(node.line == "button “Refresh” (0, 0, 200×60)")
        node.activate()
        #expect(log.lines == ["refresh"] && refresh.isRefreshing && view.contentOffset.y == -60)
        #expect(button() == nil && refresh.accessibilityActivate() && log.lines.count == 1)
        refresh.endRefreshing()
        wait(400)
        refresh.isEnabled = false
        #expect(button()?.activate() == false && !refresh.accessibilityActivate() && log.lines.count == 1)
        view.refreshControl = nil
        #expect(button() == nil)
    }
}
