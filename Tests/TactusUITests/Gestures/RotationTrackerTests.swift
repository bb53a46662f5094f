import Foundation
import TactusGeometry
import Testing

@testable import TactusUI

@Suite("The rotation tracker")
struct RotationTrackerTests {
    /// A first finger at the origin, and a second `radius` to the right of it.
    private static func landed(radius: Double = 200) -> [Step] {
        [.down(1, Point(0, 0), at: 0), .down(2, Point(radius, 0), at: 10)]
    }

    /// The second finger goes to the given angle around the first, in degrees clockwise.
    private static func turn(to degrees: Double, radius: Double = 200, at time: Int64) -> Step {
        .move(2, Point(radius * cos(degrees * .pi / 180), radius * sin(degrees * .pi / 180)), at: time)
    }

    private func degrees(_ tracker: Attempt<RotationTracker>) -> Double {
        (tracker.rotation * 180 / .pi * 1e6).rounded() / 1e6
    }

    @Test(
        "RC-21: it begins when the fingers have turned by 5°, and one by 8 pt around the other",
        arguments: [
            (200, 4.99, []), (200, 5.01, [.begin]), (200, -4.99, []), (200, -5.01, [.begin]),
            (20, 22.9, []), (20, 23.0, [.begin]),
        ] as [(Double, Double, [ContinuousDecision])])
    func slop(radius: Double, degrees: Double, decisions: [ContinuousDecision]) {
        var tracker = Attempt(RotationTracker(.init()))
        let script = Self.landed(radius: radius) + [Self.turn(to: degrees, radius: radius, at: 20)]
        #expect(tracker.play(script) == decisions)
        #expect(tracker.rotation == 0)
    }

    @Test("RC-21: clockwise is positive, and counts from where it began")
    func rotation() {
        var tracker = Attempt(RotationTracker(.init()))
        #expect(
            tracker.play(Self.landed() + [Self.turn(to: 10, at: 20), Self.turn(to: 40, at: 30)]) == [.begin, .change])
        #expect(degrees(tracker) == 30)
        #expect(tracker.play([Self.turn(to: -20, at: 40)]) == [.change])
        #expect(degrees(tracker) == -30)
    }

    @Test("RC-21: whole turns add up", arguments: [1.0, -1.0])
    func wholeTurns(sign: Double) {
        var tracker = Attempt(RotationTracker(.init()))
        let turns = (1...9).map { Self.turn(to: sign * 90 * Double($0), at: 10 + 10 * Int64($0)) }
        #expect(tracker.play(Self.landed() + turns) == [.begin] + Array(repeating: .change, count: 8))
        #expect(degrees(tracker) == sign * 720)
    }

    @Test("RC-21: a rotation that is set goes on from there, at the same velocity")
    func settingTheRotation() {
        var tracker = Attempt(RotationTracker(.init()))
        #expect(
            tracker.play(Self.landed() + [Self.turn(to: 10, at: 20), Self.turn(to: 20, at: 30)]) == [.begin, .change])
        let velocity = tracker.velocity(at: .milliseconds(30))
        tracker.setRotation(.pi)
        #expect(degrees(tracker) == 180)
        #expect(tracker.velocity(at: .milliseconds(30)) == velocity)
        #expect(tracker.play([Self.turn(to: 50, at: 40)]) == [.change])
        #expect(degrees(tracker) == 210)
    }

    @Test("RC-21: the velocity is in radians per second, and nothing after a pause")
    func velocity() {
        var tracker = Attempt(RotationTracker(.init()))
        #expect(
            tracker.play(Self.landed() + [Self.turn(to: 10, at: 20), Self.turn(to: 20, at: 30)]) == [.begin, .change])
        #expect(abs(tracker.velocity(at: .milliseconds(30)) - 1000 * .pi / 180) < 1e-9)
        #expect(tracker.velocity(at: .milliseconds(71)) == 0)
    }

    @Test("RC-22: one finger alone keeps it going without a word; both lifted end it")
    func lifting() {
        var tracker = Attempt(RotationTracker(.init()))
        let script = Self.landed() + [Self.turn(to: 10, at: 20), Self.turn(to: 40, at: 30)]
        #expect(tracker.play(script) == [.begin, .change])
        #expect(tracker.play([.up(1, at: 40), .move(2, Point(-50, -50), at: 50), .up(2, at: 60)]) == [.end])
        #expect(degrees(tracker) == 30)
    }

    @Test("RC-22: a finger that comes back goes on with the rotation that there was")
    func comingBack() {
        var tracker = Attempt(RotationTracker(.init()))
        let script = Self.landed() + [Self.turn(to: 10, at: 20), Self.turn(to: 40, at: 30), .up(2, at: 40)]
        #expect(tracker.play(script + [.down(3, Point(0, -200), at: 50)]) == [.begin, .change])
        #expect(degrees(tracker) == 30)
        #expect(tracker.play([.move(3, Point(200, 0), at: 60)]) == [.change])
        #expect(degrees(tracker) == 120)
    }

    @Test("RC-20: a third finger has no part in it")
    func thirdFinger() {
        var tracker = Attempt(RotationTracker(.init()))
        let script = Self.landed() + [.down(3, Point(9, 9), at: 20), Self.turn(to: 10, at: 30), .up(3, at: 40)]
        #expect(tracker.play(script) == [.ignore, .begin])
    }

    @Test("RC-21: fingers in one place have no direction, and do not turn it")
    func onePlace() {
        var tracker = Attempt(RotationTracker(.init()))
        let script = Self.landed() + [.move(2, Point(0, 0), at: 20), .move(2, Point(200, 0), at: 30)]
        #expect(tracker.play(script) == [])
    }

    @Test("RC-22: fingers lifted before it has begun fail it")
    func liftedBefore() {
        var tracker = Attempt(RotationTracker(.init()))
        #expect(tracker.play(Self.landed() + [.up(1, at: 20), .up(2, at: 30)]) == [.fail(.tooFewTouches)])
    }
}

extension Attempt<RotationTracker> {
    fileprivate var rotation: Double { hasBegun ? tracker.rotation : 0 }
    fileprivate mutating func setRotation(_ rotation: Double) { tracker.setRotation(rotation) }
    fileprivate func velocity(at time: Instant) -> Double { hasBegun ? tracker.velocity(at: time) : 0 }
}
