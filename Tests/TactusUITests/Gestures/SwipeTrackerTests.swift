import TactusGeometry
import Testing

@testable import TactusUI

@Suite("The swipe tracker")
struct SwipeTrackerTests {
    private static let right = Vector(dx: 1, dy: 0)
    private static let left = Vector(dx: -1, dy: 0)
    private static let up = Vector(dx: 0, dy: -1)
    private static let down = Vector(dx: 0, dy: 1)

    private func decisions(of settings: SwipeTracker.Settings = .init(), _ script: [Step]) -> [SwipeTracker.Decision] {
        var tracker = SwipeTracker(settings)
        return tracker.play(script)
    }

    @Test(
        "RC-26: a quick stroke must be 50 pt long, and may stray by 45°",
        arguments: [
            (Point(50, 20), 107, [.recognize]), (Point(49.9, 20), 107, []), (Point(50, 20), 108, []),
            (Point(50, 50), 100, [.recognize]), (Point(50, 50.1), 100, [.fail(.moved)]), (Point(49.9, 49.9), 100, []),
        ] as [(Point, Int64, [SwipeTracker.Decision])])
    func quick(end: Point, time: Int64, expected: [SwipeTracker.Decision]) {
        #expect(decisions([.down(1, Point(0, 0), at: 0), .move(1, end, at: time)]) == expected)
    }

    @Test(
        "RC-26: a slow stroke may be 30 pt short, but must keep within 20°",
        arguments: [
            (Point(30, 0), 300, [.recognize]), (Point(29.9, 0), 290, []), (Point(30, 0), 301, []),
            (Point(30, 10.9), 300, [.recognize]), (Point(30, 11), 300, []),
        ] as [(Point, Int64, [SwipeTracker.Decision])])
    func slow(end: Point, time: Int64, expected: [SwipeTracker.Decision]) {
        #expect(decisions([.down(1, Point(0, 0), at: 0), .move(1, end, at: time)]) == expected)
    }

    @Test(
        "RC-25: each direction has its own way",
        arguments: [(right, Point(60, 0)), (left, Point(-60, 0)), (up, Point(0, -60)), (down, Point(0, 60))])
    func directions(direction: Vector, end: Point) {
        for other in [Self.right, Self.left, Self.up, Self.down] {
            let result = decisions(
                of: .init(directions: [other]), [.down(1, Point(0, 0), at: 0), .move(1, end, at: 50)])
            #expect(result == [other == direction ? .recognize : .fail(.moved)])
        }
    }

    @Test(
        "RC-25: with several directions any of them will do", arguments: [Point(60, 0), Point(-60, 0), Point(0, -60)])
    func severalDirections(end: Point) {
        let settings = SwipeTracker.Settings(directions: [Self.right, Self.left, Self.up])
        #expect(decisions(of: settings, [.down(1, Point(0, 0), at: 0), .move(1, end, at: 50)]) == [.recognize])
    }

    @Test(
        "RC-26: going the wrong way by more than the slop fails it",
        arguments: [(-10, []), (-10.1, [.fail(.moved)])] as [(Double, [SwipeTracker.Decision])])
    func wrongWay(x: Double, expected: [SwipeTracker.Decision]) {
        #expect(decisions([.down(1, Point(0, 0), at: 0), .move(1, Point(x, 0), at: 50)]) == expected)
    }

    @Test("RC-26: it fails when half a second is over")
    func tooLong() {
        #expect(decisions([.down(1, Point(0, 0), at: 0), .wait(until: 499)]) == [])
        #expect(decisions([.down(1, Point(0, 0), at: 0), .wait(until: 500)]) == [.fail(.tooLong)])
    }

    @Test("RC-26: a finger lifted before it was a swipe fails it")
    func lifted() {
        let script: [Step] = [.down(1, Point(0, 0), at: 0), .move(1, Point(20, 0), at: 50), .up(1, at: 60)]
        #expect(decisions(script) == [.fail(.tooFewTouches)])
    }

    @Test("RC-26: an extra finger fails it")
    func extraFinger() {
        #expect(
            decisions([.down(1, Point(0, 0), at: 0), .down(2, Point(9, 9), at: 5)]) == [.fail(.tooManyTouches)])
    }

    @Test("RC-26: several fingers count as one at their centre, from when the last has landed")
    func severalFingers() {
        var tracker = SwipeTracker(.init(touches: 2))
        let landed: [Step] = [
            .down(1, Point(0, 0), at: 0), .move(1, Point(20, 0), at: 250), .down(2, Point(80, 60), at: 290),
        ]
        #expect(tracker.play(landed) == [])
        #expect(tracker.location == Point(50, 30))
        #expect(tracker.play([.move([1: Point(60, 0), 2: Point(99, 60)], at: 380)]) == [])
        #expect(tracker.play([.move([1: Point(50, 0), 2: Point(110, 60)], at: 390)]) == [.recognize])
        #expect(tracker.location == Point(50, 30))
    }

    @Test("RC-3: a second finger that does not land within 0.3 s fails it")
    func landingWindow() {
        let settings = SwipeTracker.Settings(touches: 2)
        #expect(decisions(of: settings, [.down(1, Point(0, 0), at: 0), .wait(until: 300)]) == [.fail(.tooFewTouches)])
    }
}

extension SwipeTracker: ScriptedTracker {
    static var wait: Decision { .wait }

    mutating func place(_ touch: InputID, at point: Point, time: Instant) { moved(touch, to: point) }
    mutating func placed(at time: Instant) -> Decision { moved(at: time) }
    mutating func lifted(_ touch: InputID, time: Instant) -> Decision { ended(touch) }
}
