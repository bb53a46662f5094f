import TactusTesting
import Testing

@testable import TactusPages

@MainActor
@Suite("A first column that has no room")
struct SplitRevealingTests {
    private final class Listener: SplitViewControllerDelegate {
        let log: Log
        init(_ log: Log) { self.log = log }
        func splitViewController(
            _ splitViewController: SplitViewController, willChangeTo mode: SplitViewController.DisplayMode
        ) { log.add("\(mode)") }
    }

    /// Too narrow for 260, 300 and 320 points beside each other.
    let host = TestHost(size: Size(width: 800, height: 600))
    let log = Log()
    let split = SplitViewController(style: .tripleColumn)
    private let listener: Listener

    init() {
        listener = Listener(log)
        for (index, column) in SplitViewController.Column.allCases.enumerated() {
            split.setViewController(Page("page \(index)", Log()), for: column)
        }
        split.delegate = listener
        host.window.traitOverrides.horizontalSizeClass = .regular
        host.window.rootViewController = split
        host.advance(by: .seconds(1))
        _ = log.take()
    }

    private var first: View? { split.navigationController(for: .primary)?.view }
    private var shown: Rect? { first.map { $0.isHidden ? .null : $0.presentedFrame } }

    private var button: AccessibilityNode? {
        host.settle()
        return host.application.accessibilityTree.flatMap(\.all).first { $0.label == "Sidebar" }
    }

    private func tap(at point: Point) {
        let finger = host.finger()
        finger.down(at: point)
        finger.up()
    }

    private func swipe(from start: Point, to end: Point) {
        let finger = host.finger()
        finger.down(at: start)
        for step in 1...10 {
            host.advance(by: .milliseconds(20))
            finger.move(to: start + (end - start) * (Double(step) / 10))
        }
        finger.up()
    }

    @Test("PG-48: it comes over the others by a drag from the edge, and goes by a touch beside it")
    func drag() {
        #expect(shown == .null && split.displayMode == .oneBesideSecondary)
        let finger = host.finger()
        finger.down(at: Point(4, 300))
        finger.move(to: Point(50, 300))
        finger.move(to: Point(150, 300))
        #expect(shown.map { $0.minX < -100 && $0.maxX > 100 } == true)
        finger.move(to: Point(220, 300))
        finger.up()
        host.advance(by: .seconds(1))
        #expect(shown == Rect(0, 0, 260, 600))
        #expect(split.navigationController(for: .supplementary)?.view.frame == Rect(0, 0, 300, 600))
        #expect(log.take() == ["twoOverSecondary"])
        tap(at: Point(600, 300))
        host.advance(by: .seconds(1))
        #expect(shown == .null)
        #expect(log.take() == ["oneBesideSecondary"])
    }

    @Test(
        "PG-48: a drag that goes back, or is let go of too early, leaves it away; one that is over the others goes back"
    )
    func turnedRound() {
        let finger = host.finger()
        finger.down(at: Point(4, 300))
        finger.move(to: Point(40, 300))
        finger.move(to: Point(80, 300))
        host.advance(by: .milliseconds(200))
        finger.up()
        host.advance(by: .seconds(1))
        #expect(shown == .null && log.take() == [])
        split.show(.primary)
        host.advance(by: .seconds(1))
        #expect(log.take() == ["twoOverSecondary"])
        finger.down(at: Point(200, 300))
        finger.move(to: Point(150, 300))
        finger.move(to: Point(40, 300))
        finger.up()
        host.advance(by: .seconds(1))
        #expect(shown == .null && log.take() == ["oneBesideSecondary"])
    }

    @Test("PG-48: caught on its way, it goes on from where it is")
    func caught() throws {
        split.show(.primary)
        host.advance(by: .milliseconds(60))
        let before = try #require(shown)
        #expect(before.minX > -260 && before.minX < 0)
        let finger = host.finger()
        finger.down(at: Point(before.maxX - 20, 300))
        finger.move(to: Point(before.maxX - 32, 300))
        finger.move(to: Point(before.maxX - 33, 300))
        let after = try #require(shown)
        #expect(abs(after.minX - before.minX) < 40)
        finger.move(to: Point(before.maxX - 200, 300))
        finger.up()
        host.advance(by: .seconds(1))
        #expect(shown == .null)
    }

    @Test("PG-48: Escape, hide, another column and a drag that may not begin")
    func otherWays() {
        split.show(.primary)
        host.advance(by: .seconds(1))
        host.keyboard.press(.keyboardEscape)
        host.advance(by: .seconds(1))
        #expect(shown == .null)
        split.show(.primary)
        host.advance(by: .seconds(1))
        split.show(.secondary)
        host.advance(by: .seconds(1))
        #expect(shown == .null)
        split.show(.primary)
        split.hide(.primary)
        host.advance(by: .seconds(1))
        #expect(shown == .null)
        _ = log.take()
        split.presentsWithGesture = false
        swipe(from: Point(4, 300), to: Point(300, 300))
        host.advance(by: .seconds(1))
        #expect(shown == .null && log.take() == [])
    }

    @Test("PG-48: a drag from the edge of a page that was pushed leads back, and not to the column")
    func popComesFirst() {
        let stack = split.navigationController(for: .supplementary)
        stack?.pushViewController(Page("pushed", Log()), animated: false)
        host.advance(by: .seconds(1))
        swipe(from: Point(4, 300), to: Point(280, 300))
        host.advance(by: .seconds(1))
        #expect(stack?.viewControllers.map(\.name) == ["page 1"])
        #expect(shown == .null)
    }

    @Test("PG-49: the bar of the next column has the button, which brings it and takes it away; keys reach it")
    func displayModeButton() throws {
        try host.tap(.button("Sidebar"))
        host.advance(by: .seconds(1))
        #expect(shown == Rect(0, 0, 260, 600))
        split.displayModeButtonItem.perform()
        host.advance(by: .seconds(1))
        #expect(shown == .null)
        split.displayModeButtonVisibility = .never
        host.settle()
        #expect(button == nil)
        split.displayModeButtonVisibility = .always
        host.window.frame = Rect(0, 0, 1000, 600)
        host.advance(by: .seconds(1))
        #expect(split.displayMode == .twoBesideSecondary && shown == Rect(0, 0, 260, 600))
        #expect(button.map { $0.frame.maxX < 260 } == true)
        try host.tap(.button("Sidebar"))
        host.advance(by: .seconds(1))
        #expect(split.displayMode == .oneBesideSecondary && shown == .null)
        #expect(split.isPrimaryHidden)
        try host.tap(.button("Sidebar"))
        host.advance(by: .seconds(1))
        #expect(split.displayMode == .twoBesideSecondary && !split.isPrimaryHidden)
    }

    @Test("PG-48: mirrored it comes from the right; room for it, or for one column alone, puts it in its place")
    func mirroredAndResized() {
        host.window.traitOverrides.layoutDirection = .rightToLeft
        host.settle()
        swipe(from: Point(796, 300), to: Point(560, 300))
        host.advance(by: .seconds(1))
        #expect(shown == Rect(540, 0, 260, 600))
        host.window.frame = Rect(0, 0, 1000, 600)
        host.advance(by: .seconds(1))
        #expect(shown == Rect(740, 0, 260, 600) && split.displayMode == .twoBesideSecondary)
        host.window.frame = Rect(0, 0, 800, 600)
        host.advance(by: .seconds(1))
        #expect(shown == .null)
        split.show(.primary)
        host.advance(by: .seconds(1))
        host.window.traitOverrides.horizontalSizeClass = .compact
        host.advance(by: .seconds(1))
        #expect(split.isCollapsed && shown == Rect(0, 0, 800, 600))
        #expect(split.displayMode == .secondaryOnly)
    }
}
