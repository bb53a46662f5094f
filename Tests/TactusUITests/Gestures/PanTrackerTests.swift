import RandomNumbers
import TactusGeometry
import Testing

@testable import TactusUI

@Suite("The pan: RC-13 to RC-17")
struct PanTrackerTests {
    /// A tracker whose finger 1 is at the origin since time zero.
    static func oneFinger(_ settings: PanTracker.Settings = .init()) -> Attempt<PanTracker> {
        var tracker = Attempt(PanTracker(settings))
        _ = tracker.began(1, at: .zero, time: .zero)
        return tracker
    }

    @Test("RC-14: it begins at the slop, and not before", arguments: [(9.99, false), (10.0, true), (80.0, true)])
    func slop(way: Double, begins: Bool) {
        var tracker = Self.oneFinger()
        #expect(tracker.move([(1, way * 0.6, way * 0.8)], at: 10) == (begins ? .begin : .wait))
    }

    @Test("RC-16: the way to the slop is part of the translation, unless it is excluded")
    func translation() {
        var tracker = Self.oneFinger()
        _ = tracker.move([(1, 10, 0)], at: 10)
        #expect(tracker.translation == Vector(dx: 10, dy: 0))
        #expect(tracker.move([(1, 10, 25)], at: 20) == .change)
        #expect(tracker.translation == Vector(dx: 10, dy: 25))

        var excluding = Self.oneFinger(PanTracker.Settings(excludesSlop: true))
        _ = excluding.move([(1, 30, 0)], at: 10)
        #expect(excluding.translation == Vector(dx: 20, dy: 0))
        _ = excluding.move([(1, 35, 0)], at: 20)
        #expect(excluding.translation == Vector(dx: 25, dy: 0))
    }

    @Test("setting the translation moves where it is counted from, and leaves the velocity")
    func setTranslation() {
        var tracker = Self.oneFinger()
        for step in 1...5 as ClosedRange<Int64> { _ = tracker.move([(1, Double(step) * 10, 0)], at: step * 10) }
        let velocity = tracker.velocity(at: .milliseconds(50), maximum: 8000)
        tracker.setTranslation(.zero)
        #expect(tracker.translation == .zero)
        #expect(tracker.velocity(at: .milliseconds(50), maximum: 8000) == velocity)
        _ = tracker.move([(1, 57, 0)], at: 60)
        #expect(tracker.translation == Vector(dx: 7, dy: 0))
    }

    @Test("RC-15: a finger that joins or leaves does not make the translation jump")
    func fingersJoinAndLeave() {
        var tracker = Self.oneFinger()
        _ = tracker.move([(1, 20, 0)], at: 10)
        _ = tracker.began(2, at: Point(x: 220, y: 0), time: .milliseconds(20))
        #expect(tracker.translation == Vector(dx: 20, dy: 0))
        _ = tracker.move([(1, 30, 0), (2, 230, 0)], at: 30)
        #expect(tracker.translation == Vector(dx: 30, dy: 0))
        #expect(tracker.ended(1) == .wait)
        #expect(tracker.translation == Vector(dx: 30, dy: 0))
        _ = tracker.move([(2, 235, 0)], at: 40)
        #expect(tracker.translation == Vector(dx: 35, dy: 0))
    }

    @Test("RC-15: it ends with the last finger, and keeps its translation for the action")
    func ends() {
        var tracker = Self.oneFinger()
        _ = tracker.move([(1, 20, 0)], at: 10)
        #expect(tracker.ended(1) == .end)
        #expect(tracker.translation == Vector(dx: 20, dy: 0))
    }

    @Test("a pan whose finger lifts before it began fails")
    func liftedEarly() {
        var tracker = Self.oneFinger()
        #expect(tracker.ended(1) == .fail(.tooFewTouches))
    }

    @Test("RC-14: with too few fingers it does not begin; the way counts from when there are enough")
    func tooFewFingers() {
        var tracker = Self.oneFinger(PanTracker.Settings(minimumTouches: 2))
        #expect(tracker.move([(1, 50, 0)], at: 10) == .wait)
        _ = tracker.began(2, at: Point(x: 150, y: 0), time: .milliseconds(20))
        #expect(tracker.move([(1, 58, 0), (2, 158, 0)], at: 30) == .wait)
        #expect(tracker.move([(1, 60, 0), (2, 160, 0)], at: 40) == .begin)
        #expect(tracker.translation == Vector(dx: 10, dy: 0))
    }

    @Test("RC-15: with too few fingers a running pan stands still, and goes on without a jump")
    func standsStill() {
        var tracker = Attempt(PanTracker(PanTracker.Settings(minimumTouches: 2)))
        _ = tracker.began(1, at: .zero, time: .zero)
        _ = tracker.began(2, at: Point(x: 100, y: 0), time: .zero)
        _ = tracker.move([(1, 20, 0), (2, 120, 0)], at: 10)
        _ = tracker.ended(2)
        #expect(tracker.move([(1, 90, 0)], at: 20) == .wait)
        #expect(tracker.translation == Vector(dx: 20, dy: 0))
        _ = tracker.began(3, at: Point(x: 190, y: 0), time: .milliseconds(30))
        #expect(tracker.move([(1, 95, 0), (3, 195, 0)], at: 40) == .change)
        #expect(tracker.translation == Vector(dx: 25, dy: 0))
    }

    @Test("RC-14: with too many fingers it does not begin and does not fail; later ones are ignored")
    func tooManyFingers() {
        var tracker = Self.oneFinger(PanTracker.Settings(maximumTouches: 1))
        #expect(tracker.began(2, at: .zero, time: .zero) == .wait)
        #expect(tracker.move([(1, 50, 0), (2, 50, 0)], at: 10) == .wait)
        #expect(tracker.ended(2) == .wait)
        #expect(tracker.move([(1, 60, 0)], at: 20) == .begin)
        #expect(tracker.began(3, at: .zero, time: .milliseconds(30)) == .ignore)
        #expect(tracker.move([(1, 65, 0)], at: 40) == .change)
        #expect(tracker.translation == Vector(dx: 15, dy: 0))
    }

    @Test("RC-17: the last finger leaves its velocity behind; one of several takes it along")
    func velocityAfterLift() {
        var tracker = Self.oneFinger()
        for step in 1...5 as ClosedRange<Int64> { _ = tracker.move([(1, Double(step) * 10, 0)], at: step * 10) }
        var other = tracker
        _ = tracker.ended(1)
        #expect(abs(tracker.velocity(at: .milliseconds(60), maximum: 8000).dx - 1000) < 1e-6)
        _ = other.began(2, at: .zero, time: .milliseconds(50))
        #expect(other.velocity(at: .milliseconds(60), maximum: 8000) == .zero)
    }
}

extension Attempt<PanTracker> {
    /// Moves fingers, all at once; time in milliseconds.
    fileprivate mutating func move(
        _ moves: [(touch: InputID, x: Double, y: Double)], at time: Int64
    ) -> ContinuousDecision {
        for move in moves { tracker.moved(move.touch, to: Point(x: move.x, y: move.y), time: .milliseconds(time)) }
        return moved()
    }

    fileprivate mutating func setTranslation(_ translation: Vector) { tracker.setTranslation(translation) }
    fileprivate func velocity(at time: Instant, maximum: Double) -> Vector {
        tracker.velocity(at: time, maximum: maximum)
    }
}

@Suite("How fast: RC-17")
struct VelocityTrackerTests {
    static func tracker(_ samples: [(time: Int64, x: Double)]) -> VelocityTracker {
        var tracker = VelocityTracker()
        for sample in samples { tracker.add(Point(x: sample.x, y: -sample.x / 2), at: .milliseconds(sample.time)) }
        return tracker
    }

    @Test(
        "RC-17: the last steps count, the latest most",
        arguments: [
            ("nothing", [], 0, 0),
            ("one place", [(0, 5)], 0, 0),
            ("two places of one time: the later counts", [(0, 5), (0, 50)], 0, 0),
            ("steady", [(0, 0), (10, 10), (20, 20), (30, 30)], 30, 1000),
            ("three steps", [(0, 0), (16, 16), (32, 48), (48, 112)], 48, 0.6 * 4000 + 0.35 * 2000 + 0.05 * 1000),
            ("two steps", [(0, 0), (20, 40), (40, 60)], 40, (0.6 * 1000 + 0.35 * 2000) / 0.95),
            (
                "faster samples", [(0, 0), (12, 24), (24, 48), (28, 56), (32, 64), (36, 72), (40, 76)], 40,
                0.8 * 2000 + 0.2 * 1000
            ),
            ("old samples do not count", [(0, 0), (100, 500), (110, 500), (211, 500)], 211, 0),
            ("40 ms later it still moves", [(0, 0), (10, 10)], 50, 1000),
            ("41 ms later it rests", [(0, 0), (10, 10)], 51, 0),
            ("no faster than the maximum", [(0, 0), (10, 1000)], 10, 8000 / 1.25.squareRoot()),
        ] as [(String, [(Int64, Double)], Int64, Double)])
    func slope(name: String, samples: [(Int64, Double)], time: Int64, expected: Double) {
        let velocity = Self.tracker(samples).velocity(at: .milliseconds(time), maximum: 8000)
        #expect(abs(velocity.dx - expected) < 1e-6, "\(name): \(velocity)")
        #expect(abs(velocity.dy + expected / 2) < 1e-6, "\(name): \(velocity)")
    }

    /// Places of a course in points per second by moment, noted every so many milliseconds, with a tremble.
    private static func course(
        every step: Int64, upTo end: Int64, noise: Double = 0, _ speed: (Double) -> Double
    ) -> VelocityTracker {
        var random = SplitMix(seed: 20)
        var tracker = VelocityTracker()
        var place = 0.0
        for time in 0...end {
            if time.isMultiple(of: step) {
                let tremble = noise * .random(in: -1...1, using: &random)
                tracker.add(Point(x: place + tremble, y: 0), at: .milliseconds(time))
            }
            place += speed(Double(time) + 0.5) / 1000
        }
        return tracker
    }

    @Test("RC-17: up and then down again: it is how fast it comes down", arguments: [4, 8, 16] as [Int64])
    func turningBack(step: Int64) {
        let tracker = Self.course(every: step, upTo: 144) { $0 < 96 ? -2500 : 1250 }
        #expect(abs(tracker.velocity(at: .milliseconds(144)).dx - 1250) < 1)
    }

    @Test("RC-17: after braking it is nearly as slow as at the end", arguments: [4, 8, 16] as [Int64])
    func braking(step: Int64) {
        let tracker = Self.course(every: step, upTo: 144) { $0 < 96 ? 2000 : 2000 - 1800 * ($0 - 96) / 48 }
        #expect((200...800).contains(tracker.velocity(at: .milliseconds(144)).dx))
    }

    @Test("RC-17: a sensor that trembles by half a point does not make it jump", arguments: [2, 4, 8, 16] as [Int64])
    func trembling(step: Int64) {
        for end in stride(from: 96, through: 480, by: 16) as StrideThrough<Int64> {
            let tracker = Self.course(every: step, upTo: end, noise: 0.5) { _ in 1000 }
            #expect(abs(tracker.velocity(at: .milliseconds(end)).dx - 1000) < 51, "\(end) ms")
        }
    }

    @Test("it keeps no more than twenty places")
    func bounded() {
        let fast = (0..<100).map { (time: Int64($0), x: $0 < 80 ? 0.0 : Double($0 - 79)) }
        #expect(abs(Self.tracker(fast).velocity(at: .milliseconds(99), maximum: 8000).dx - 1000) < 1e-6)
    }
}
