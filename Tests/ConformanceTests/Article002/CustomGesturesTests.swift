import TactusTesting
import TactusUI
import Testing

@MainActor
@Suite("Article 002: gestures of one's own")
struct CustomGesturesTests {
    let host = TestHost(size: Size(width: 400, height: 400))
    let log = Log()

    @Test(
        "CF-206: a subclass makes a gesture of its own of touches, state and reset; a drag leaves no tap count",
        .likeUIKit)
    func ownGestures() {
        let view = LoggedView("view", Rect(0, 0, 400, 400), log, in: host.window)
        view.isMultipleTouchEnabled = true
        view.attach(SimpleTap(touches: 1), "tap", log)
        view.attach(SimpleTap(touches: 2), "two", log)
        view.attach(Circle(), "circle", log)
        func actions() -> [String] { log.take().filter { $0.hasPrefix("action") } }

        host.finger().tap(at: Point(50, 50))
        #expect(actions() == ["action tap ended"])
        host.finger().drag(from: Point(50, 50), to: Point(150, 50))
        #expect(actions() == [])
        let fingers = host.land([Point(50, 50), Point(90, 50)])
        host.send([(fingers[0], .up, Point(50, 50)), (fingers[1], .up, Point(90, 50))])
        #expect(actions() == ["action two ended"])
        draw([
            (300, 200), (271, 271), (200, 300), (129, 271), (100, 200), (129, 129), (200, 100), (271, 129), (300, 200),
        ])
        #expect(actions() == ["action circle ended"])
        draw([(100, 200), (200, 100), (300, 200), (200, 300)])  // half of one
        draw([
            (300, 200), (271, 271), (200, 300), (129, 271), (100, 200), (129, 129), (200, 100), (271, 129), (300, 200),
        ])
        #expect(actions() == ["action circle ended"])
    }

    private func draw(_ corners: [(Double, Double)]) {
        host.clock.advance(by: .seconds(1))
        let finger = host.finger()
        for (index, corner) in corners.enumerated() {
            let point = Point(corner.0, corner.1)
            if index == 0 { finger.down(at: point) } else { finger.move(to: point) }
        }
        finger.up()
    }
}

/// The simple tap of article 002: as many fingers as it wants, none of them dragged.
private final class SimpleTap: GestureRecognizer {
    private let touchCount: Int

    init(touches: Int) {
        touchCount = touches
        super.init()
    }

    override func touchesBegan(_ touches: Set<Touch>, with event: Event) {
        if event.touches(for: self)?.count ?? 0 > touchCount { state = .failed }
    }

    override func touchesEnded(_ touches: Set<Touch>, with event: Event) {
        let all = event.touches(for: self) ?? []
        let isTap = all.count == touchCount && all.allSatisfy { $0.tapCount == 1 }
        state = isTap ? .ended : .failed
    }
}

/// A gesture that is once around the middle of its view.
private final class Circle: GestureRecognizer {
    private var quarters: [Int] = []

    override func touchesMoved(_ touches: Set<Touch>, with event: Event) {
        guard let view, let touch = touches.first else { return }
        let place = touch.location(in: view) - view.bounds.center
        let quarter = place.dx >= 0 ? (place.dy >= 0 ? 0 : 3) : (place.dy >= 0 ? 1 : 2)
        if quarters.last != quarter { quarters.append(quarter) }
    }

    override func touchesEnded(_ touches: Set<Touch>, with event: Event) {
        state = Set(quarters).count == 4 ? .ended : .failed
    }

    override func reset() { quarters = [] }
}
