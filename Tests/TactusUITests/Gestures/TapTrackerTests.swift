import TactusGeometry
import Testing

@testable import TactusUI

@Suite("The tap: RC-6 to RC-9")
struct TapTrackerTests {
    /// What a finger does; times in milliseconds.
    enum Input {
        case down(InputID, Double, Double, at: Int64)
        case move(InputID, Double, Double)
        case up(InputID, at: Int64)
        case deadline
    }

    struct Script: CustomTestStringConvertible {
        var testDescription: String
        var settings = TapTracker.Settings()
        var inputs: [Input]
        var decisions: [TapTracker.Decision]
    }

    static func play(_ script: Script) -> [TapTracker.Decision] {
        var tracker = TapTracker(script.settings)
        var places: [InputID: Point] = [:]
        return script.inputs.map { input in
            switch input {
            case .down(let touch, let x, let y, let time):
                places[touch] = Point(x: x, y: y)
                return tracker.began(touch, at: Point(x: x, y: y), time: .milliseconds(time))
            case .move(let touch, let x, let y):
                places[touch] = Point(x: x, y: y)
                return tracker.moved(touch, to: Point(x: x, y: y))
            case .up(let touch, let time):
                return tracker.ended(touch, at: places[touch] ?? .zero, time: .milliseconds(time))
            case .deadline: return tracker.deadlinePassed()
            }
        }
    }

    static let twice = TapTracker.Settings(taps: 2)
    static let twoFingers = TapTracker.Settings(touches: 2)

    static let scripts = [
        Script(
            testDescription: "down and up: a tap",
            inputs: [.down(1, 0, 0, at: 0), .up(1, at: 100)], decisions: [.wait, .recognize]),
        Script(
            testDescription: "45 points away it is a tap, a little farther it is not",
            inputs: [.down(1, 0, 0, at: 0), .move(1, 45, 0), .move(1, 45.01, 0)],
            decisions: [.wait, .wait, .fail(.moved)]),
        Script(
            testDescription: "there and back is judged at the farthest point",
            inputs: [.down(1, 0, 0, at: 0), .move(1, 30, 40), .move(1, 0, 0)],
            decisions: [.wait, .fail(.moved), .wait]),
        Script(
            testDescription: "a finger that stays too long",
            inputs: [.down(1, 0, 0, at: 0), .deadline], decisions: [.wait, .fail(.tooLong)]),
        Script(
            testDescription: "0.75 s are a tap, a millisecond more is not",
            inputs: [.down(1, 0, 0, at: 0), .up(1, at: 751)], decisions: [.wait, .fail(.tooLong)]),
        Script(
            testDescription: "a second finger is one too many",
            inputs: [.down(1, 0, 0, at: 0), .down(2, 5, 0, at: 10)], decisions: [.wait, .fail(.tooManyTouches)]),
        Script(
            testDescription: "a double tap", settings: twice,
            inputs: [.down(1, 0, 0, at: 0), .up(1, at: 100), .down(2, 45, 0, at: 450), .up(2, at: 500)],
            decisions: [.wait, .wait, .wait, .recognize]),
        Script(
            testDescription: "the second tap too far away", settings: twice,
            inputs: [.down(1, 0, 0, at: 0), .up(1, at: 100), .down(2, 46, 0, at: 200)],
            decisions: [.wait, .wait, .fail(.moved)]),
        Script(
            testDescription: "the second tap too late", settings: twice,
            inputs: [.down(1, 0, 0, at: 0), .up(1, at: 100), .down(2, 0, 0, at: 451)],
            decisions: [.wait, .wait, .fail(.timeout)]),
        Script(
            testDescription: "the second tap does not come", settings: twice,
            inputs: [.down(1, 0, 0, at: 0), .up(1, at: 100), .deadline], decisions: [.wait, .wait, .fail(.timeout)]),
        Script(
            testDescription: "two fingers together, each in its own place", settings: twoFingers,
            inputs: [
                .down(1, 0, 0, at: 0), .down(2, 100, 0, at: 300), .move(1, 40, 0), .up(2, at: 400), .up(1, at: 500),
            ],
            decisions: [.wait, .wait, .wait, .wait, .recognize]),
        Script(
            testDescription: "the second finger does not land in time", settings: twoFingers,
            inputs: [.down(1, 0, 0, at: 0), .deadline], decisions: [.wait, .fail(.tooFewTouches)]),
        Script(
            testDescription: "the first finger leaves before the second has landed", settings: twoFingers,
            inputs: [.down(1, 0, 0, at: 0), .up(1, at: 100)], decisions: [.wait, .fail(.tooFewTouches)]),
        Script(
            testDescription: "a third finger after one of two has left", settings: twoFingers,
            inputs: [.down(1, 0, 0, at: 0), .down(2, 50, 0, at: 10), .up(1, at: 50), .down(3, 0, 0, at: 60)],
            decisions: [.wait, .wait, .wait, .fail(.tooManyTouches)]),
        Script(
            testDescription: "a bouncing contact is no second tap",
            settings: TapTracker.Settings(taps: 2, metrics: .init(multiTapMinimumInterval: .milliseconds(20))),
            inputs: [.down(1, 0, 0, at: 0), .up(1, at: 100), .down(2, 0, 0, at: 119)],
            decisions: [.wait, .wait, .fail(.timeout)]),
        Script(
            testDescription: "a pointer's button may stay down for ever",
            settings: TapTracker.Settings(metrics: InputProfile.uikit.pointer),
            inputs: [.down(1, 0, 0, at: 0), .move(1, 5, 0), .up(1, at: 60_000)], decisions: [.wait, .wait, .recognize]),
    ]

    @Test("the tap tracker decides at each touch", arguments: scripts)
    func decides(script: Script) {
        #expect(Self.play(script) == script.decisions)
    }

    @Test("asks to be woken when a finger that stays away, or stays down, would decide")
    func deadlines() {
        var tracker = TapTracker(TapTracker.Settings(taps: 2, touches: 2))
        #expect(tracker.deadline == nil)
        _ = tracker.began(1, at: .zero, time: .milliseconds(1000))
        #expect(tracker.deadline == .milliseconds(1300))
        _ = tracker.began(2, at: .zero, time: .milliseconds(1100))
        #expect(tracker.deadline == .milliseconds(1750))
        _ = tracker.ended(1, at: .zero, time: .milliseconds(1200))
        _ = tracker.ended(2, at: .zero, time: .milliseconds(1250))
        #expect(tracker.deadline == .milliseconds(1600))
    }

    @Test("RC-9: the place is the centre of the first tap's fingers")
    func location() {
        var tracker = TapTracker(TapTracker.Settings(taps: 2, touches: 2))
        _ = tracker.began(1, at: Point(x: 10, y: 0), time: .zero)
        #expect(tracker.location == nil)
        _ = tracker.began(2, at: Point(x: 30, y: 20), time: .zero)
        _ = tracker.ended(1, at: Point(x: 12, y: 0), time: .milliseconds(50))
        _ = tracker.ended(2, at: Point(x: 30, y: 20), time: .milliseconds(50))
        _ = tracker.began(3, at: Point(x: 15, y: 0), time: .milliseconds(100))
        _ = tracker.began(4, at: Point(x: 35, y: 20), time: .milliseconds(100))
        #expect(tracker.location == Point(x: 20, y: 10))
    }
}

extension Instant {
    static func milliseconds(_ count: Int64) -> Instant { Instant(nanoseconds: count * 1_000_000) }
}
