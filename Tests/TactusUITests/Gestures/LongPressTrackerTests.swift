import TactusGeometry
import Testing

@testable import TactusUI

struct LongPressCase: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let settings: LongPressTracker.Settings
    let script: [Step]
    let decisions: [ContinuousDecision]

    init(
        _ description: String, settings: LongPressTracker.Settings = LongPressTracker.Settings(), _ script: [Step],
        _ decisions: [ContinuousDecision]
    ) {
        testDescription = description
        self.settings = settings
        self.script = script
        self.decisions = decisions
    }
}

@Suite("The long press tracker")
struct LongPressTrackerTests {
    private typealias Case = LongPressCase

    private func check(_ example: LongPressCase) {
        var tracker = PressAttempt(tracker: LongPressTracker(example.settings))
        #expect(tracker.play(example.script) == example.decisions)
    }

    static let restingCases: [LongPressCase] = [
        Case("half a second begins it", [.down(1, Point(9, 9), at: 0), .wait(until: 500)], [.begin]),
        Case("a millisecond less does not", [.down(1, Point(9, 9), at: 0), .wait(until: 499)], []),
        Case(
            "10 pt astray is still rest",
            [.down(1, Point(0, 0), at: 0), .move(1, Point(6, 8), at: 20), .wait(until: 500)],
            [.begin]),
        Case(
            "more than 10 pt is not", [.down(1, Point(0, 0), at: 0), .move(1, Point(6, 8.1), at: 20)], [.fail(.moved)]),
        Case("a finger lifted early", [.down(1, Point(0, 0), at: 0), .up(1, at: 499)], [.fail(.tooFewTouches)]),
        Case(
            "a second finger", [.down(1, Point(0, 0), at: 0), .down(2, Point(9, 0), at: 100)], [.fail(.tooManyTouches)]),
        Case(
            "an allowance of its own", settings: LongPressTracker.Settings(movement: 50),
            [.down(1, Point(0, 0), at: 0), .move(1, Point(50, 0), at: 20), .wait(until: 500)], [.begin]),
    ]

    @Test("RC-11: before the time is over the fingers must rest", arguments: restingCases)
    func resting(_ example: LongPressCase) { check(example) }

    static let goingCases: [LongPressCase] = [
        Case(
            "every move is a change, however far",
            [
                .down(1, Point(0, 0), at: 0), .wait(until: 500), .move(1, Point(1, 0), at: 510),
                .move(1, Point(400, 300), at: 520), .up(1, at: 600),
            ],
            [.begin, .change, .change, .end]),
        Case(
            "another finger is none of its business",
            [
                .down(1, Point(0, 0), at: 0), .wait(until: 500), .down(2, Point(9, 9), at: 510), .up(2, at: 520),
                .up(1, at: 600),
            ],
            [.begin, .ignore, .end]),
        Case(
            "one of two fingers lifted ends it", settings: LongPressTracker.Settings(touches: 2),
            [
                .down(1, Point(0, 0), at: 0), .down(2, Point(50, 0), at: 100), .wait(until: 600),
                .move([1: Point(1, 1), 2: Point(52, 1)], at: 610), .up(2, at: 620),
            ],
            [.begin, .change, .end]),
    ]

    @Test("RC-11: once begun it goes on wherever the fingers go, until one is missing", arguments: goingCases)
    func going(_ example: LongPressCase) { check(example) }

    static let severalFingersCases: [LongPressCase] = [
        Case(
            "not before", settings: LongPressTracker.Settings(touches: 2),
            [.down(1, Point(0, 0), at: 0), .down(2, Point(50, 0), at: 300), .wait(until: 799)], []),
        Case(
            "then", settings: LongPressTracker.Settings(touches: 2),
            [.down(1, Point(0, 0), at: 0), .down(2, Point(50, 0), at: 300), .wait(until: 800)], [.begin]),
        Case(
            "the first one must rest too", settings: LongPressTracker.Settings(touches: 2),
            [.down(1, Point(0, 0), at: 0), .move(1, Point(0, 11), at: 50)], [.fail(.moved)]),
        Case(
            "one alone never begins", settings: LongPressTracker.Settings(touches: 2),
            [.down(1, Point(0, 0), at: 0), .wait(until: 9999)], []),
    ]

    @Test("RC-11: the time counts from the landing of the last finger", arguments: severalFingersCases)
    func severalFingers(_ example: LongPressCase) { check(example) }

    static let atOnceCases: [LongPressCase] = [
        Case(
            "one finger", settings: LongPressTracker.Settings(duration: .zero),
            [.down(1, Point(0, 0), at: 0), .up(1, at: 5)], [.begin, .end]),
        Case(
            "two fingers", settings: LongPressTracker.Settings(touches: 2, duration: .zero),
            [.down(1, Point(0, 0), at: 0), .down(2, Point(50, 0), at: 8), .up(1, at: 9)], [.begin, .end]),
    ]

    @Test("RC-12: without a duration it begins as the last finger lands", arguments: atOnceCases)
    func atOnce(_ example: LongPressCase) { check(example) }

    static let tap: [Step] = [.down(1, Point(0, 0), at: 0), .up(1, at: 100)]
    static let afterTapsCases: [LongPressCase] = [
        Case(
            "a tap, then a press", settings: LongPressTracker.Settings(taps: 1),
            tap + [.down(2, Point(5, 0), at: 300), .wait(until: 800)], [.begin]),
        Case(
            "a press alone is too long for a tap", settings: LongPressTracker.Settings(taps: 1),
            [tap[0], .wait(until: 800)], [.fail(.tooLong)]),
        Case(
            "the press is as late as a tap may be", settings: LongPressTracker.Settings(taps: 1),
            tap + [.wait(until: 450)], [.fail(.timeout)]),
        Case(
            "the press is somewhere else", settings: LongPressTracker.Settings(taps: 1),
            tap + [.down(2, Point(45.5, 0), at: 300)], [.fail(.moved)]),
        Case(
            "the second finger of the tap is missing", settings: LongPressTracker.Settings(taps: 1, touches: 2), tap,
            [.fail(.tooFewTouches)]),
        Case(
            "a tap that moves", settings: LongPressTracker.Settings(taps: 1), [tap[0], .move(1, Point(46, 0), at: 50)],
            [.fail(.moved)]),
        Case(
            "two taps, then a press", settings: LongPressTracker.Settings(taps: 2),
            tap + [.down(2, Point(0, 0), at: 200), .up(2, at: 300), .down(3, Point(0, 0), at: 400), .wait(until: 900)],
            [.begin]),
    ]

    @Test("RC-10: the taps that it asks for come first, soon and in the same place", arguments: afterTapsCases)
    func afterTaps(_ example: LongPressCase) { check(example) }

    @Test("RC-3: a press sooner after a tap than a finger can come is the glass bouncing")
    func bounce() {
        let metrics = InputProfile.Metrics(multiTapMinimumInterval: .milliseconds(20))
        check(
            Case(
                "", settings: LongPressTracker.Settings(taps: 1, metrics: metrics),
                Self.tap + [.down(2, Point(0, 0), at: 119)], [.fail(.timeout)]))
    }
}

/// A tracker with what its recognizer knows besides.
private struct PressAttempt: ScriptedTracker {
    static var wait: ContinuousDecision { .wait }

    var tracker: LongPressTracker
    private var hasBegun = false

    init(tracker: LongPressTracker) { self.tracker = tracker }

    var deadline: Instant? { hasBegun ? nil : tracker.deadline }

    private mutating func note(_ decision: ContinuousDecision) -> ContinuousDecision {
        guard decision == .begin else { return decision }
        tracker.begin()
        hasBegun = true
        return decision
    }

    mutating func began(_ touch: InputID, at point: Point, time: Instant) -> ContinuousDecision {
        note(tracker.began(touch, at: point, time: time, hasBegun: hasBegun))
    }
    mutating func place(_ touch: InputID, at point: Point, time: Instant) { tracker.moved(touch, to: point) }
    mutating func placed(at time: Instant) -> ContinuousDecision { note(tracker.moved(hasBegun: hasBegun)) }
    mutating func lifted(_ touch: InputID, time: Instant) -> ContinuousDecision {
        note(tracker.ended(touch, at: .zero, time: time, hasBegun: hasBegun))
    }
    mutating func deadlinePassed() -> ContinuousDecision { note(tracker.deadlinePassed()) }
}
