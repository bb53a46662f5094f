import TactusTesting
import Testing

@testable import TactusUI

@MainActor
@Suite("Counting taps")
struct TapCountTests {
    let host = TestHost(size: Size(width: 400, height: 400))
    let view: LoggedView
    private let counts = Counts()

    private final class Counts {
        var all: [Int] = []
    }

    init() {
        view = LoggedView("view", Rect(0, 0, 400, 400), Log())
        view.isMultipleTouchEnabled = true
        host.window.addSubview(view)
        view.onTouch = { [counts] phase, touches, _ in
            if phase != .moved { counts.all += touches.map(\.tapCount) }
        }
    }

    @Test("TC-10: taps in one place follow each other", arguments: [(350, 3), (351, 1)])
    func interval(pause: Int, third: Int) {
        let finger = host.finger()
        finger.tap(at: Point(100, 100))
        finger.tap(at: Point(100, 100))
        host.clock.advance(by: .milliseconds(pause))
        finger.tap(at: Point(100, 100))

        #expect(counts.all == [1, 1, 2, 2, third, third])
    }

    @Test("TC-10: taps too far apart do not", arguments: [(45.0, 2), (45.1, 1)])
    func distance(way: Double, second: Int) {
        let finger = host.finger()
        finger.tap(at: Point(100, 100))
        finger.tap(at: Point(100 + way, 100))

        #expect(counts.all == [1, 1, second, second])
    }

    @Test("TC-10: a cancelled touch is no tap to follow")
    func cancelledTouch() {
        let finger = host.finger()
        finger.down(at: Point(100, 100))
        finger.cancel()
        finger.tap(at: Point(100, 100))

        #expect(counts.all == [1, 1, 1, 1])
    }

    @Test(
        "TC-11: a touch that moves too far is no tap any more, and is not followed", arguments: [(45.0, 1), (46.0, 0)])
    func movement(way: Double, count: Int) {
        let finger = host.finger()
        finger.down(at: Point(100, 100))
        finger.move(to: Point(100 + way, 100))
        finger.move(to: Point(100, 100))
        finger.up()
        finger.tap(at: Point(100, 100))

        #expect(counts.all == [1, count, count + 1, count + 1])
    }

    @Test("TC-11: a touch that went far and came back is no tap either, also when it did so between two frames")
    func farAndBack() {
        var counts: [Int] = []
        let view = LoggedView("view", Rect(0, 0, 400, 400), Log())
        view.onTouch = { _, touches, _ in counts += touches.map(\.tapCount) }
        host.window.addSubview(view)
        let finger = host.finger()
        finger.down(at: Point(100, 100))
        host.whileBusy {
            finger.move(to: Point(150, 100))
            finger.move(to: Point(101, 100))
        }
        finger.up()
        #expect(counts == [1, 0, 0])
    }

    @Test("TC-10: a click follows a click of the same button alone")
    func pointerButtons() {
        var counts: [Int] = []
        let view = LoggedView("view", Rect(0, 0, 400, 400), Log())
        view.onTouch = { phase, touches, _ in if phase == .ended { counts += touches.map(\.tapCount) } }
        host.window.addSubview(view)
        host.pointer.click(at: Point(100, 100))
        host.pointer.click(at: Point(105, 100))
        host.pointer.click(at: Point(105, 100), .right)
        host.pointer.click(at: Point(105.5, 100))
        #expect(counts == [1, 2, 1, 1])
    }

    @Test("TC-11: holding does not change it")
    func holding() {
        let finger = host.finger()
        finger.tap(at: Point(100, 100), holding: .seconds(3))
        finger.tap(at: Point(100, 100))

        #expect(counts.all == [1, 1, 2, 2])
    }

    @Test("TC-12: of two fingers each follows its own tap, the nearest one, even when they are close together")
    func nearest() {
        let left = host.finger()
        let right = host.finger()
        for (leftmost, rightmost) in [(100.0, 140.0), (102, 138)] {
            right.down(at: Point(rightmost, 100))
            left.down(at: Point(leftmost, 100))
            left.up()
            right.up()
        }

        #expect(counts.all == [1, 1, 1, 1, 2, 2, 2, 2])
    }

    @Test("TC-12: fingers that alternate far from each other count their own taps")
    func alternating() {
        let left = host.finger()
        let right = host.finger()
        for _ in 0..<2 {
            left.tap(at: Point(100, 100))
            right.tap(at: Point(300, 100))
        }

        #expect(counts.all == [1, 1, 1, 1, 2, 2, 2, 2])
    }
}
