import TactusTesting
import Testing

@testable import TactusUI

@MainActor
@Suite("GR-28: in which order views are told")
struct ViewStepsTests {
    private let log = Log()
    private let host = TestHost(size: Size(width: 200, height: 200))
    private let left: LoggedView
    private let right: LoggedView

    init() {
        left = LoggedView("left", Rect(0, 0, 100, 200), log)
        right = LoggedView("right", Rect(100, 0, 100, 200), log)
        for view in [left, right] {
            view.isMultipleTouchEnabled = true
            host.window.addSubview(view)
        }
    }

    private func land(_ places: Point...) -> [ContactID] {
        let contacts = places.map { _ in host.makeContact() }
        host.send(zip(contacts, places).map { .init($0, .down(host.scene.id), $1) })
        return contacts
    }

    @Test("view by view, in the order of their oldest touches, and call by call")
    func callByCall() {
        let contacts = land(Point(10, 10), Point(110, 10), Point(20, 20), Point(30, 30), Point(120, 20))
        _ = log.take()
        host.send([
            .init(contacts[0], .up, Point(10, 10)), .init(contacts[4], .moved, Point(120, 30)),
            .init(contacts[3], .moved, Point(31, 30)), .init(contacts[1], .cancelled, Point(110, 10)),
            .init(contacts[2], .moved, Point(21, 20)),
        ])

        #expect(log.lines == ["left moved ×2", "left ended", "right moved", "right cancelled"])
    }

    @Test("a view that is removed by the first call is told of the others' end at once, and nothing twice")
    func removedInBetween() {
        let contacts = land(Point(10, 10), Point(110, 10), Point(120, 20))
        _ = log.take()
        left.onTouch = { [right] _, _, _ in right.removeFromSuperview() }
        host.send(contacts.map { .init($0, .moved, Point(50, 50)) })

        #expect(log.lines == ["left moved", "right cancelled ×2"])
    }

    @Test("what a handler releases is told when the event has been, and once")
    func releasedByHandler() {
        let press = LongPressGestureRecognizer()
        press.delaysTouchesBegan = true
        right.addGestureRecognizer(press)
        let contacts = land(Point(10, 10), Point(110, 10))
        #expect(log.lines == ["left began"])
        left.onTouch = { phase, _, _ in if phase == .moved { press.isEnabled = false } }
        host.send([.init(contacts[0], .moved, Point(11, 10))])
        host.send(contacts.map { .init($0, .up, Point(11, 10)) })

        #expect(log.lines == ["left began", "left moved", "right began", "left ended", "right ended"])
    }
}
