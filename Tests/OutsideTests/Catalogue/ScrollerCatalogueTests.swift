import Tactus
import TactusTesting
import Testing

/// Logs what a scroll view says, its movements as one line.
@MainActor
private final class Follower: ScrollViewDelegate {
    let log: Log

    init(_ log: Log) { self.log = log }

    private func add(_ text: String, _ view: ScrollView) { log.add((view.name.map { $0 + ": " } ?? "") + text) }

    func scrollViewDidScroll(_ scrollView: ScrollView) {
        let line = (scrollView.name.map { $0 + ": " } ?? "") + "moves"
        if log.lines.last != line { log.add(line) }
    }

    func scrollViewWillBeginDragging(_ scrollView: ScrollView) { add("begins", scrollView) }

    func scrollViewDidEndDragging(_ scrollView: ScrollView, willDecelerate: Bool) {
        add(willDecelerate ? "is let go, and glides" : "is let go", scrollView)
    }

    func scrollViewDidEndDecelerating(_ scrollView: ScrollView) { add("rests", scrollView) }

    func scrollViewDidEndScrollingAnimation(_ scrollView: ScrollView) { add("has arrived", scrollView) }
}

@MainActor
@Suite("A scroll view of an application does all that one of the toolkit does")
struct ScrollerCatalogueTests {
    private let host = TestHost(size: Size(width: 300, height: 300))
    private let log = Log()
    private let follower: Follower

    init() { follower = Follower(log) }

    private func add(_ kind: ScrollerKind, to view: View? = nil) -> Scroller {
        let scroller = kind.make()
        scroller.view.frame.origin = Point(x: 50, y: 50)
        scroller.view.backgroundColor = .systemBackground
        (view ?? host.window).addSubview(scroller.view)
        host.settle()
        scroller.view.setContentOffset(Point(x: scroller.offsets.lowerBound, y: 0), animated: false)
        scroller.view.delegate = follower
        host.settle()
        return scroller
    }

    private func pixels() throws -> [UInt8] { try host.picture.pngContents() }

    private func wait(_ milliseconds: Int) { host.advance(by: .milliseconds(milliseconds)) }

    /// Throws the content to the left.
    private func fling() -> Finger {
        let finger = host.finger()
        finger.drag(from: Point(x: 220, y: 100), to: Point(x: 140, y: 100), over: .milliseconds(80))
        return finger
    }

    // MARK: Fingers

    @Test("the content follows a finger, glides on, and comes to rest", arguments: ScrollerKind.allCases)
    func fling(kind: ScrollerKind) {
        let scroller = add(kind)
        let finger = host.finger()
        finger.down(at: Point(x: 220, y: 100))
        finger.move(to: Point(x: 140, y: 100), over: .milliseconds(80))
        let held = scroller.view.contentOffset.x - scroller.offsets.lowerBound
        #expect(held > 60 && held <= 80 && scroller.view.isDragging)
        finger.up()
        #expect(scroller.view.isDecelerating)
        wait(3000)
        #expect(log.take() == ["begins", "moves", "is let go, and glides", "moves", "rests"])
        let offset = scroller.view.contentOffset
        #expect(offset.x > scroller.offsets.lowerBound + 80 && scroller.mayRest(at: offset.x) && offset.y == 0)
    }

    @Test("beyond its end the content gives way, and comes back", arguments: ScrollerKind.allCases)
    func bouncing(kind: ScrollerKind) {
        let scroller = add(kind)
        let finger = host.finger()
        finger.down(at: Point(x: 120, y: 100))
        finger.move(to: Point(x: 220, y: 100), over: .milliseconds(400))
        let excess = scroller.offsets.lowerBound - scroller.view.contentOffset.x
        #expect(excess > 10 && excess < 90)
        wait(100)
        finger.up()
        wait(2000)
        #expect(scroller.view.contentOffset.x == scroller.offsets.lowerBound)
        #expect(log.take() == ["begins", "moves", "is let go, and glides", "moves", "rests"])
    }

    @Test("a touch stops it on its way, and is no tap", arguments: ScrollerKind.allCases)
    func stopping(kind: ScrollerKind) throws {
        let scroller = add(kind)
        let taps = scroller.view.subviews.map { _ in TapGestureRecognizer() }
        for (card, tap) in zip(scroller.view.subviews, taps) {
            tap.addAction { [log] _ in log.add("tap") }
            card.addGestureRecognizer(tap)
        }
        let finger = fling()
        wait(50)
        finger.down(at: Point(x: 150, y: 100))
        let stopped = scroller.view.contentOffset
        wait(500)
        #expect(scroller.view.contentOffset == stopped && !scroller.view.isDecelerating)
        #expect(log.take() == ["begins", "moves", "is let go, and glides", "moves", "rests"])
        finger.up()
        wait(3000)
        #expect(!log.take().contains("tap") && scroller.mayRest(at: scroller.view.contentOffset.x))
        finger.tap(at: Point(x: 150, y: 100))
        #expect(log.take() == ["tap"])
    }

    @Test(
        "setting the offset tells that it moved, and nothing else; animated, that it has arrived",
        arguments: ScrollerKind.allCases)
    func setting(kind: ScrollerKind) {
        let scroller = add(kind)
        scroller.view.contentOffset = Point(x: 270, y: 0)
        #expect(log.take() == ["moves"])
        scroller.view.setContentOffset(Point(x: 420, y: 0), animated: true)
        wait(150)
        #expect((271..<420).contains(scroller.view.contentOffset.x))
        wait(1000)
        #expect(log.take() == ["moves", "has arrived"] && scroller.view.contentOffset.x == 420)
    }

    @Test("disabled it stays, and what is inside gets its touches", arguments: ScrollerKind.allCases)
    func disabled(kind: ScrollerKind) {
        let scroller = add(kind)
        scroller.view.isScrollEnabled = false
        _ = fling()
        host.keyboard.press(.keyboardTab)
        #expect(!scroller.view.isFirstResponder && log.take() == [])
        #expect(scroller.view.contentOffset.x == scroller.offsets.lowerBound)
    }

    // MARK: Keys, wheels, tools

    @Test("keys move it, and stop at its ends", arguments: ScrollerKind.allCases)
    func keys(kind: ScrollerKind) {
        let scroller = add(kind)
        host.keyboard.press(.keyboardTab)
        #expect(scroller.view.isFocused)
        var offsets: [Double] = []
        let keys: [KeyUsage] = [
            .keyboardRightArrow, .keyboardLeftArrow, .keyboardLeftArrow, .keyboardEnd, .keyboardRightArrow,
            .keyboardHome,
        ]
        for key in keys {
            host.keyboard.press(key)
            wait(1000)
            offsets.append(scroller.view.contentOffset.x)
        }
        let (first, last) = (scroller.offsets.lowerBound, scroller.offsets.upperBound)
        #expect(offsets == [scroller.offsetAfterArrow, first, first, last, last, first])
        #expect(scroller.view.isFocused)
    }

    @Test(
        "a ring shows the focus while the user gets about by keys, and not after a touch",
        arguments: ScrollerKind.allCases)
    func ring(kind: ScrollerKind) throws {
        let scroller = add(kind)
        let plain = try pixels()
        host.keyboard.press(.keyboardTab)
        #expect(try pixels() != plain)
        host.finger().tap(at: Point(x: 10, y: 10))
        #expect(try pixels() == plain && scroller.view.isFirstResponder)
    }

    @Test("a wheel and a touchpad move it", arguments: ScrollerKind.allCases)
    func wheel(kind: ScrollerKind) {
        let scroller = add(kind)
        host.pointer.move(to: Point(x: 150, y: 100))
        host.pointer.turnWheel(by: Vector(dx: -3, dy: 0))
        wait(1000)
        #expect(scroller.view.contentOffset.x > scroller.offsets.lowerBound + 20)
        scroller.view.setContentOffset(Point(x: scroller.offsets.lowerBound, y: 0), animated: false)
        host.pointer.scroll(by: Vector(dx: -200, dy: 0), over: .milliseconds(300))
        wait(3000)
        #expect(scroller.view.contentOffset.x > scroller.offsets.lowerBound + 80)
        #expect(scroller.mayRest(at: scroller.view.contentOffset.x))
    }

    @Test("assistive tools are told where it is, and move it", arguments: ScrollerKind.allCases)
    func accessibility(kind: ScrollerKind) throws {
        let scroller = add(kind)
        func line() throws -> String { try host.find(.scrollView).line }
        #expect(try line() == "scrollView “\(scroller.values[0])” (50, 50, 200×120)")
        scroller.view.accessibilityIncrement()
        wait(1000)
        #expect(try line() == "scrollView “\(scroller.values[1])” (50, 50, 200×120)")
        scroller.view.accessibilityDecrement()
        wait(1000)
        #expect(scroller.view.contentOffset.x == scroller.offsets.lowerBound)
    }

    // MARK: Size and looks

    @Test("in another frame it rests where it may", arguments: ScrollerKind.allCases)
    func frame(kind: ScrollerKind) {
        let scroller = add(kind)
        scroller.view.setContentOffset(Point(x: scroller.offsets.upperBound, y: 0), animated: false)
        scroller.view.frame.size.width = 260
        host.settle()
        let end = scroller.view.contentSize.width + scroller.view.contentInset.right - 260
        #expect(scroller.view.contentOffset.x == end)
        scroller.view.frame.size.width = 200
        host.settle()
        let carousel = scroller.view as? Carousel
        #expect(carousel == nil || carousel?.currentCard == 4 && scroller.mayRest(at: scroller.view.contentOffset.x))
    }

    @Test("a bar shows while it moves, and goes when it rests", arguments: ScrollerKind.allCases)
    func indicator(kind: ScrollerKind) {
        let scroller = add(kind)
        func colors() -> Int {
            let picture = host.picture
            return Set((55..<245).map { picture[$0, 165] }).count
        }
        #expect(colors() == 1)
        let finger = host.finger()
        finger.down(at: Point(x: 220, y: 100))
        finger.move(to: Point(x: 140, y: 100), over: .milliseconds(300))
        #expect(colors() > 1)
        finger.up()
        wait(5000)
        #expect(colors() == 1)
        scroller.view.flashScrollIndicators()
        #expect(colors() > 1)
    }

    // MARK: Nesting

    @Test("inside a scroll view that scrolls the other way each gets its own drags", arguments: ScrollerKind.allCases)
    func across(kind: ScrollerKind) {
        let outer = ScrollView(frame: host.window.bounds)
        outer.contentSize = Size(width: 300, height: 900)
        host.window.addSubview(outer)
        let scroller = add(kind, to: outer)
        outer.name = "outer"
        outer.delegate = follower
        let finger = host.finger()
        finger.drag(from: Point(x: 150, y: 150), to: Point(x: 150, y: 80), over: .milliseconds(400))
        wait(2000)
        #expect(outer.contentOffset.y > 20 && scroller.view.contentOffset.x == scroller.offsets.lowerBound)
        #expect(!log.take().contains { !$0.hasPrefix("outer") })
        outer.setContentOffset(.zero, animated: false)
        _ = log.take()
        _ = fling()
        wait(3000)
        #expect(outer.contentOffset == .zero)
        #expect(log.take() == ["begins", "moves", "is let go, and glides", "moves", "rests"])
    }

    @Test(
        "at its end it hands the finger over to the one around it, and takes it back", arguments: ScrollerKind.allCases)
    func handoff(kind: ScrollerKind) {
        let outer = ScrollView(frame: host.window.bounds)
        outer.contentSize = Size(width: 900, height: 300)
        host.window.addSubview(outer)
        let scroller = add(kind, to: outer)
        let last = scroller.offsets.upperBound
        scroller.view.nestedScrollHandoff = .atEdge
        scroller.view.setContentOffset(Point(x: last - 20, y: 0), animated: false)
        let finger = host.finger()
        finger.down(at: Point(x: 200, y: 100))
        finger.move(to: Point(x: 100, y: 100), over: .milliseconds(400))
        #expect(scroller.view.contentOffset.x == last)
        let handed = outer.contentOffset.x
        #expect(handed > 50 && handed < 80)
        finger.move(to: Point(x: 190, y: 100), over: .milliseconds(400))
        #expect(outer.contentOffset.x == 0 && scroller.view.contentOffset.x < last)
        wait(200)
        finger.up()
        wait(2000)
        #expect(scroller.mayRest(at: scroller.view.contentOffset.x) && outer.contentOffset.x == 0)
    }
}
