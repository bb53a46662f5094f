import TactusTesting
import Testing

@testable import TactusUI

@MainActor
@Suite("RC-28: nobody looks for what a pointer is over while nobody asks")
struct HoverInterestTests {
    /// A view that counts how often it is asked.
    private final class Counting: View {
        var count = 0
        override func hitTest(_ point: Point, with event: Event?) -> View? {
            count += 1
            return super.hitTest(point, with: event)
        }
    }

    let host = TestHost(size: Size(width: 400, height: 400))
    let log = Log()
    private let view = Counting(frame: Rect(0, 0, 400, 400))

    init() { host.window.addSubview(view) }

    private func send(_ change: PointerSample.Change, at location: Point = Point(50, 50)) {
        let sample = PointerSample(change: change, location: location, time: host.clock.now)
        host.platform.receive(
            [InputFrame(seat: SeatID(rawValue: 1), time: host.clock.now, contents: .pointer([sample]))])
        host.application.flushInput()
    }

    private func hover(_ name: String) -> HoverGestureRecognizer {
        let hover = HoverGestureRecognizer()
        hover.addAction { [log] in log.add("\(name) \($0.state)") }
        return hover
    }

    @Test("without a hover recognizer in the scene a moving pointer asks no view; other recognizers do not count")
    func nobodyAsks() {
        view.addGestureRecognizer(TapGestureRecognizer())
        send(.entered(host.scene.id))
        for x in 1...5 { send(.moved, at: Point(Double(x), 50)) }
        send(.left)
        #expect(view.count == 0)
    }

    @Test("once there is one it is told with the next movement, and after it has gone nobody is asked any more")
    func addedLater() {
        send(.entered(host.scene.id))
        let hover = hover("view")
        view.addGestureRecognizer(hover)
        send(.moved, at: Point(51, 50))
        send(.moved, at: Point(52, 50))
        #expect(log.take() == ["view began", "view changed"])
        #expect(view.count == 2)
        view.removeGestureRecognizer(hover)
        #expect(log.take() == ["view cancelled"])
        send(.moved, at: Point(53, 50))
        send(.moved, at: Point(54, 50))
        #expect(view.count == 2)
        view.addGestureRecognizer(hover)
        send(.moved, at: Point(55, 50))
        #expect(log.take() == ["view began"])
    }

    @Test("a recognizer that is added under the pointer hears of it with the next movement, also while others hover")
    func addedBesideOthers() {
        host.window.addGestureRecognizer(hover("window"))
        send(.entered(host.scene.id))
        view.addGestureRecognizer(hover("view"))
        send(.moved, at: Point(51, 50))
        send(.left)
        #expect(
            log.lines == ["window began", "window changed", "view began", "view ended", "window ended"])
    }

    @Test("they are counted as their views come and go")
    func views() {
        let outer = View(frame: Rect(0, 0, 400, 400))
        let inner = View(frame: Rect(0, 0, 400, 400))
        outer.addSubview(inner)
        let first = hover("inner")
        inner.addGestureRecognizer(first)
        #expect(!host.scene.hasHoverRecognizers)
        view.addSubview(outer)
        #expect(host.scene.hasHoverRecognizers)
        view.addGestureRecognizer(first)
        #expect(host.window.hoverInterest.recognizers == 1)
        outer.removeFromSuperview()
        #expect(host.window.hoverInterest.recognizers == 1)
        view.removeFromSuperview()
        #expect(!host.scene.hasHoverRecognizers)
        let other = Window(windowScene: host.scene)
        other.addSubview(view)
        #expect(host.scene.hasHoverRecognizers)
    }
}
