import Testing

@testable import TactusControls
@testable import TactusUI

@Suite("Control tracking, as a value")
struct ControlTrackingTests {
    @Test(
        "CT-3: what a movement sends",
        arguments: [
            ([true], [[.touchDragInside]]),
            ([false], [[.touchDragOutside, .touchDragExit]]),
            ([false, false], [[.touchDragOutside, .touchDragExit], [.touchDragOutside]]),
            ([false, true], [[.touchDragOutside, .touchDragExit], [.touchDragInside, .touchDragEnter]]),
        ] as [([Bool], [Control.Events])])
    func movements(inside: [Bool], expected: [Control.Events]) {
        var tracking = ControlTracking()
        tracking.offer(InputID(rawValue: 1))
        #expect(!tracking.isTracking && tracking.isInside)
        #expect(tracking.accept(tapCount: 1) == .touchDown)
        #expect(inside.map { tracking.move(inside: $0) } == expected)
        tracking.end(inside: true)
        #expect(tracking.touch == nil && !tracking.isTracking && tracking.isInside)
    }

    @Test("CT-3: further taps in a row", arguments: [0, 1, 2, 3])
    func taps(count: Int) {
        var tracking = ControlTracking()
        tracking.offer(InputID(rawValue: 1))
        #expect(tracking.accept(tapCount: count) == (count > 1 ? [.touchDown, .touchDownRepeat] : .touchDown))
    }
}
