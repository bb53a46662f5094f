import TactusTesting
import Testing

@testable import TactusControls
@testable import TactusUI

@MainActor
@Suite("Scroll views: touches of the content")
struct ContentTouchTests {
    private let host = TestHost(size: Size(width: 200, height: 200))
    private let log = Log()

    /// Logs what it is asked.
    private final class AskedScrollView: ScrollView {
        let log: Log
        var mayBegin = true
        var mayCancel: Bool?

        init(_ log: Log, frame: Rect) {
            self.log = log
            super.init(frame: frame)
        }

        override func touchesShouldBegin(_ touches: Set<Touch>, with event: Event?, in view: View) -> Bool {
            log.add("should begin in \(view.name ?? "?")")
            return mayBegin
        }

        override func touchesShouldCancel(in view: View) -> Bool {
            log.add("should cancel in \(view.name ?? "?")")
            return mayCancel ?? super.touchesShouldCancel(in: view)
        }
    }

    private func makeScrollView(with content: View? = nil) -> AskedScrollView {
        let view = AskedScrollView(log, frame: Rect(0, 0, 200, 200))
        view.contentSize = Size(width: 200, height: 1000)
        view.addSubview(content ?? LoggedView("content", Rect(0, 0, 200, 180), log))
        host.window.addSubview(view)
        return view
    }

    private func rest(_ milliseconds: Int) { host.clock.advance(by: .milliseconds(milliseconds)) }

    @Test("SV-1: how a scroll view treats its content's touches, unless it is told otherwise")
    func defaults() {
        let view = ScrollView()
        #expect(view.delaysContentTouches && view.canCancelContentTouches)
        #expect(view.touchesShouldBegin([], with: nil, in: View()))
        #expect(view.touchesShouldCancel(in: View()) && !view.touchesShouldCancel(in: Button(title: "")))
        #expect(ListView().touchesShouldCancel(in: Button(title: "")))
    }

    @Test("SV-2 (b): the content hears of a touch that has rested, and not a millisecond before")
    func rested() {
        _ = makeScrollView()
        let finger = host.finger()
        finger.down(at: Point(100, 100))
        rest(149)
        #expect(log.lines == [])
        rest(1)
        #expect(log.lines == ["should begin in content", "content began"])
        finger.up()
        #expect(log.lines.last == "content ended")
    }

    @Test("SV-2 (b): if the scroll view does not want it to, the content never hears of the touch")
    func refused() {
        let view = makeScrollView()
        view.mayBegin = false
        let finger = host.finger()
        finger.down(at: Point(100, 100))
        rest(150)
        finger.move(to: Point(105, 100))
        finger.up()
        #expect(log.take() == ["should begin in content"])

        view.delaysContentTouches = false
        finger.tap(at: Point(100, 100))
        #expect(log.take() == ["should begin in content"])

        finger.down(at: Point(100, 100))
        finger.move(to: Point(100, 60))
        #expect(view.isDragging)  // and it scrolls all the same
        finger.up()
    }

    @Test("SV-2 (c): a touch that is lifted before is told as a whole")
    func lifted() {
        _ = makeScrollView()
        host.finger().tap(at: Point(100, 100))
        #expect(log.lines == ["should begin in content", "content began", "content ended"])
    }

    @Test("SV-2 (a), (d): the content hears nothing of a touch that scrolls, nor of one that is taken away")
    func dropped() {
        let view = makeScrollView()
        let finger = host.finger()
        finger.drag(from: Point(100, 150), to: Point(100, 100))
        #expect(view.contentOffset.y > 0)
        rest(500)
        finger.down(at: Point(100, 100))
        finger.cancel()
        rest(500)
        #expect(log.lines == [])
    }

    @Test("SV-2: touches on the scroll view itself, and clicks, do not wait")
    func noDelay() {
        let view = makeScrollView()
        let background = host.record(["scroll": view])
        host.finger().down(at: Point(100, 190))
        #expect(background.lines == ["scroll began"] && log.lines == [])
        host.mouse([.entered(host.scene.id), .button(code: 0x110, isDown: true)], at: Point(100, 100))
        #expect(log.lines == ["should begin in content", "content began"])
    }

    @Test("SV-2: in nested scroll views the longest delay counts, and the inner one is asked first")
    func nestedDelays() {
        let outer = makeScrollView(with: View())
        let inner = AskedScrollView(log, frame: Rect(0, 0, 200, 200))
        inner.name = "inner"
        let content = LoggedView("content", Rect(0, 0, 200, 200), log)
        inner.addSubview(content)
        outer.addSubview(inner)
        inner.delaysContentTouches = false
        let finger = host.finger()
        finger.down(at: Point(100, 100))
        #expect(log.lines == ["should begin in content"])
        rest(150)
        #expect(log.lines == ["should begin in content", "should begin in content", "content began"])
    }

    @Test("SV-2: each finger waits for itself")
    func severalFingers() {
        let view = makeScrollView()
        view.addSubview(LoggedView("other", Rect(0, 90, 200, 90), log))
        let first = host.finger()
        let second = host.finger()
        first.down(at: Point(100, 50))
        rest(100)
        second.down(at: Point(100, 120))
        rest(50)
        #expect(log.take() == ["should begin in content", "content began"])
        rest(100)
        #expect(log.take() == ["should begin in other", "other began"])
        first.up()
        second.up()
        #expect(log.lines == ["content ended", "other ended"])
    }

    @Test("SV-2: a tap recognizer on the content acts at the lift, as without a scroll view")
    func tapRecognizer() throws {
        let view = makeScrollView()
        let content = try #require(view.subviews.first)
        let tap = TapGestureRecognizer()
        tap.addAction { [log] _ in log.add("tap") }
        content.addGestureRecognizer(tap)
        host.finger().tap(at: Point(100, 100))
        #expect(log.take() == ["tap"])
        tap.cancelsTouchesInView = false
        rest(1000)
        host.finger().tap(at: Point(100, 100))
        #expect(log.lines == ["should begin in content", "tap", "content began", "content ended"])
    }

    @Test("SV-3: without a delay the scroll view is asked at once")
    func noDelays() {
        let view = makeScrollView()
        view.delaysContentTouches = false
        host.finger().down(at: Point(100, 100))
        #expect(log.lines == ["should begin in content", "content began"])
    }

    // MARK: Taking touches away

    @Test("SV-4: a drag takes the touch from content that knows of it")
    func taken() {
        let view = makeScrollView()
        let finger = host.finger()
        finger.down(at: Point(100, 150))
        rest(150)
        _ = log.take()
        finger.move(to: Point(100, 145))
        finger.move(to: Point(100, 130))
        #expect(log.lines == ["content moved", "should cancel in content", "content cancelled"])
        #expect(view.isDragging)
    }

    @Test("SV-4: unless it must not, and then it does not scroll until the lift", arguments: [false, true])
    func notTaken(asks: Bool) {
        let view = makeScrollView()
        view.canCancelContentTouches = asks
        view.mayCancel = false
        let finger = host.finger()
        finger.down(at: Point(100, 150))
        rest(150)
        _ = log.take()
        finger.move(to: Point(100, 130))
        finger.move(to: Point(100, 50))
        finger.up()
        let expected = ["content moved", "content moved", "content ended"]
        #expect(log.lines == (asks ? ["should cancel in content"] : []) + expected)
        #expect(view.contentOffset == .zero)
    }

    @Test("SV-4: a stroke over a button scrolls; a button that is held stays pressed")
    func button() {
        let button = Button(title: "", frame: Rect(50, 50, 100, 100))
        button.name = "button"
        button.logEvents(log)
        let view = makeScrollView(with: button)
        let finger = host.finger()
        finger.drag(from: Point(100, 140), to: Point(100, 100))
        #expect(log.take() == [] && view.contentOffset.y > 0)
        view.setContentOffset(.zero, animated: false)
        rest(500)

        finger.down(at: Point(100, 140))
        rest(150)
        finger.move(to: Point(100, 100))
        finger.up()
        #expect(
            log.lines == [
                "should begin in button", "down", "should cancel in button", "dragInside", "upInside", "primary",
            ])
        #expect(view.contentOffset == .zero)
    }

    @Test("GR-53: a slider in a scroll view that scrolls sideways keeps its thumb")
    func slider() {
        let slider = Slider(frame: Rect(0, 0, 200, 44))
        let view = makeScrollView(with: slider)
        view.contentSize = Size(width: 1000, height: 1000)
        let finger = host.finger()
        finger.drag(from: Point(14, 22), to: Point(100, 22))
        #expect(slider.value > 0 && view.contentOffset == .zero)
    }
}
