import TactusTesting
import Testing

@testable import TactusUI

@MainActor
@Suite("Several touches on a view")
struct TouchGateTests {
    let log = Log()
    let host = TestHost(size: Size(width: 200, height: 200))
    let left: LoggedView
    let right: LoggedView

    init() {
        left = LoggedView("left", Rect(0, 0, 100, 200), log)
        right = LoggedView("right", Rect(100, 0, 100, 200), log)
        host.window.addSubview(left)
        host.window.addSubview(right)
    }

    @Test("TC-21: a view that does not take several touches gets no second one, not even when the first is lifted")
    func secondTouchIsKeptOut() {
        let first = host.finger()
        let second = host.finger()
        first.down(at: Point(10, 10))
        second.down(at: Point(20, 20))
        second.move(to: Point(30, 30))
        first.up()
        second.move(to: Point(40, 40))
        second.up()
        #expect(log.take() == ["left began", "left ended"])

        first.down(at: Point(10, 10))
        #expect(log.take() == ["left began"])
    }

    @Test("TC-21: it gets them when it takes several, and subviews count for themselves")
    func severalTouches() {
        let inner = LoggedView("inner", Rect(50, 50, 50, 50), log)
        left.addSubview(inner)
        left.isMultipleTouchEnabled = true
        let fingers = (0..<4).map { _ in host.finger() }
        fingers[0].down(at: Point(10, 10))
        fingers[1].down(at: Point(20, 20))
        fingers[2].down(at: Point(60, 60))
        fingers[3].down(at: Point(70, 70))

        #expect(log.lines == ["left began", "left began", "inner began"])
    }

    @Test("TC-22: while an exclusive view has a touch, other views get none")
    func exclusiveKeepsOthersOut() {
        left.isExclusiveTouch = true
        let first = host.finger()
        let second = host.finger()
        first.down(at: Point(10, 10))
        second.down(at: Point(110, 10))
        first.up()
        second.up()

        #expect(log.lines == ["left began", "left ended"])
    }

    @Test("TC-22: an exclusive view gets none while another view has one")
    func exclusiveIsKeptOut() {
        left.isExclusiveTouch = true
        let first = host.finger()
        let second = host.finger()
        first.down(at: Point(110, 10))
        second.down(at: Point(10, 10))
        second.up()
        first.up()
        second.down(at: Point(10, 10))

        #expect(log.lines == ["right began", "right ended", "left began"])
    }

    @Test("TC-23: a touch that is kept out exists, and knows its view")
    func keptOutTouchExists() {
        var views: [View?] = []
        left.onTouch = { _, _, event in
            views = (event?.allTouches ?? []).sorted { $0.number < $1.number }.map(\.view)
        }
        let first = host.finger()
        first.down(at: Point(10, 10))
        host.finger().down(at: Point(20, 20))
        first.move(to: Point(15, 15))

        #expect(views == [left, left])
    }
}
