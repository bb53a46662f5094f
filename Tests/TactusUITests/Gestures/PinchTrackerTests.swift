import TactusGeometry
import Testing

@testable import TactusUI

@Suite("The pinch tracker")
struct PinchTrackerTests {
    /// Two fingers, 100 pt apart.
    private static let landed: [Step] = [.down(1, Point(0, 0), at: 0), .down(2, Point(100, 0), at: 10)]

    @Test(
        "RC-20: it begins when the distance has changed by the slop, and not before",
        arguments: [
            (107.9, []), (108.0, [.begin]), (92.1, []), (92.0, [.begin]),
        ] as [(Double, [ContinuousDecision])])
    func slop(x: Double, decisions: [ContinuousDecision]) {
        var tracker = Attempt(PinchTracker(slop: 8))
        #expect(tracker.play(Self.landed + [.move(2, Point(x, 0), at: 20)]) == decisions)
        #expect(tracker.scale == 1)
    }

    @Test("RC-20: fingers that turn or travel together do not pinch")
    func constantDistance() {
        var tracker = Attempt(PinchTracker(slop: 8))
        let decisions = tracker.play(
            Self.landed + [.move(2, Point(0, 100), at: 20), .move([1: Point(300, 300), 2: Point(300, 400)], at: 30)])
        #expect(decisions == [])
    }

    @Test("RC-20: the scale is 1 where it begins, and the quotient of the distances from there on")
    func scale() {
        var tracker = Attempt(PinchTracker(slop: 8))
        #expect(tracker.play(Self.landed + [.move(2, Point(110, 0), at: 20)]) == [.begin])
        #expect(tracker.scale == 1)
        #expect(tracker.play([.move(2, Point(220, 0), at: 30)]) == [.change])
        #expect(tracker.scale == 2)
        #expect(tracker.play([.move([1: Point(55, 0), 2: Point(110, 0)], at: 40)]) == [.change])
        #expect(tracker.scale == 0.5)
    }

    @Test("RC-20: a scale that is set goes on from there")
    func settingTheScale() {
        var tracker = Attempt(PinchTracker(slop: 8))
        #expect(tracker.play(Self.landed + [.move(2, Point(110, 0), at: 20)]) == [.begin])
        tracker.setScale(3)
        #expect(tracker.scale == 3)
        #expect(tracker.play([.move(2, Point(220, 0), at: 30)]) == [.change])
        #expect(tracker.scale == 6)
    }

    @Test("RC-20: fingers that touch each other count as 10 pt apart")
    func minimumDistance() {
        var tracker = Attempt(PinchTracker(slop: 8))
        #expect(
            tracker.play(Self.landed + [.move(2, Point(50, 0), at: 20), .move(2, Point(0, 0), at: 30)]) == [
                .begin, .change,
            ])
        #expect(tracker.scale == 0.2)
    }

    @Test("RC-20: a third finger has no part in it")
    func thirdFinger() {
        var tracker = Attempt(PinchTracker(slop: 8))
        let decisions = tracker.play(
            Self.landed + [.down(3, Point(500, 0), at: 20), .move(2, Point(110, 0), at: 30), .up(3, at: 40)])
        #expect(decisions == [.ignore, .begin])
    }

    @Test("RC-22: one finger alone keeps it going without a word; both lifted end it")
    func lifting() {
        var tracker = Attempt(PinchTracker(slop: 8))
        let decisions = tracker.play(
            Self.landed + [
                .move(2, Point(110, 0), at: 20), .up(1, at: 30), .move(2, Point(400, 0), at: 40), .up(2, at: 50),
            ])
        #expect(decisions == [.begin, .end])
        #expect(tracker.scale == 1)
    }

    @Test("RC-22: a finger that comes back goes on with the scale that there was")
    func comingBack() {
        var tracker = Attempt(PinchTracker(slop: 8))
        #expect(tracker.play(Self.landed + [.move(2, Point(110, 0), at: 20)]) == [.begin])
        #expect(tracker.play([.move(2, Point(220, 0), at: 30), .up(2, at: 40)]) == [.change])
        #expect(tracker.scale == 2)
        #expect(tracker.play([.down(3, Point(0, 50), at: 50)]) == [])
        #expect(tracker.scale == 2)
        #expect(tracker.play([.move(3, Point(0, 100), at: 60)]) == [.change])
        #expect(tracker.scale == 4)
    }

    @Test("RC-20: a finger that comes back before it has begun gives a new reference")
    func comingBackBefore() {
        var tracker = Attempt(PinchTracker(slop: 8))
        let before = Self.landed + [.move(2, Point(107, 0), at: 20), .up(2, at: 30), .down(3, Point(0, 50), at: 40)]
        #expect(tracker.play(before + [.move(3, Point(0, 57), at: 50)]) == [])
        #expect(tracker.play([.move(3, Point(0, 58), at: 60)]) == [.begin])
    }

    @Test("RC-22: fingers lifted before it has begun fail it")
    func liftedBefore() {
        var tracker = Attempt(PinchTracker(slop: 8))
        #expect(tracker.play(Self.landed + [.up(1, at: 20), .up(2, at: 30)]) == [.fail(.tooFewTouches)])
    }

    @Test("RC-20: the velocity is the change of the scale in a second, in the scale that was set")
    func velocity() {
        var tracker = Attempt(PinchTracker(slop: 10))
        #expect(
            tracker.play(Self.landed + [.move(2, Point(110, 0), at: 20), .move(2, Point(120, 0), at: 30)]) == [
                .begin, .change,
            ])
        #expect(abs(tracker.velocity(at: .milliseconds(30)) - 1000.0 / 110) < 1e-9)
        tracker.setScale(12)
        #expect(abs(tracker.velocity(at: .milliseconds(30)) - 100) < 1e-9)
        #expect(tracker.velocity(at: .milliseconds(71)) == 0)
    }

    @Test("RC-20: before it begins there is no velocity")
    func velocityBefore() {
        var tracker = Attempt(PinchTracker(slop: 10))
        #expect(tracker.play(Self.landed + [.move(2, Point(105, 0), at: 20)]) == [])
        #expect(tracker.velocity(at: .milliseconds(20)) == 0)
    }
}

extension Attempt<PinchTracker> {
    fileprivate var scale: Double { tracker.scale(hasBegun: hasBegun) }
    fileprivate mutating func setScale(_ scale: Double) { tracker.setScale(scale) }
    fileprivate func velocity(at time: Instant) -> Double { hasBegun ? tracker.velocity(at: time) : 0 }
}
