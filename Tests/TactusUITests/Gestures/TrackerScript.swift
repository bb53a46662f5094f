import TactusGeometry

@testable import TactusUI

/// One line of a tracker's script: what a finger does, at a time in milliseconds.
enum Step: Hashable, Sendable {
    case down(InputID, Point, at: Int64)
    case move([InputID: Point], at: Int64)
    case up(InputID, at: Int64)
    case wait(until: Int64)

    /// One finger moves.
    static func move(_ touch: InputID, _ point: Point, at time: Int64) -> Step { .move([touch: point], at: time) }

    var time: Instant {
        switch self {
        case .down(_, _, let time), .move(_, let time), .up(_, let time), .wait(let time): .milliseconds(time)
        }
    }
}

/// A tracker that scripts can be played to.
protocol ScriptedTracker {
    associatedtype Decision: Hashable
    static var wait: Decision { get }
    var deadline: Instant? { get }
    mutating func began(_ touch: InputID, at point: Point, time: Instant) -> Decision
    mutating func place(_ touch: InputID, at point: Point, time: Instant)
    mutating func placed(at time: Instant) -> Decision
    mutating func lifted(_ touch: InputID, time: Instant) -> Decision
    mutating func deadlinePassed() -> Decision
}

extension ScriptedTracker {
    /// Plays the script and returns every decision but "wait". As in the application, a deadline that has come counts
    /// before what happens at the same time.
    mutating func play(_ script: [Step]) -> [Decision] {
        var decisions: [Decision] = []
        for step in script {
            if let deadline, deadline <= step.time { decisions.append(deadlinePassed()) }
            decisions.append(take(step))
        }
        return decisions.filter { $0 != Self.wait }
    }

    private mutating func take(_ step: Step) -> Decision {
        switch step {
        case .down(let touch, let point, _): return began(touch, at: point, time: step.time)
        case .move(let points, _):
            for (touch, point) in points.sorted(by: { $0.key < $1.key }) { place(touch, at: point, time: step.time) }
            return placed(at: step.time)
        case .up(let touch, _): return lifted(touch, time: step.time)
        case .wait: return Self.wait
        }
    }
}

/// A tracker with what its recognizer knows besides: whether the gesture has begun.
@dynamicMemberLookup
struct Attempt<Tracker> {
    var tracker: Tracker
    private(set) var hasBegun = false

    init(_ tracker: Tracker) { self.tracker = tracker }

    subscript<Value>(dynamicMember path: KeyPath<Tracker, Value>) -> Value { tracker[keyPath: path] }
}

extension Attempt where Tracker: FingerTracker {
    /// What the recognizer does with a decision.
    private mutating func note(_ decision: ContinuousDecision) -> ContinuousDecision {
        guard decision == .begin else { return decision }
        tracker.begin()
        hasBegun = true
        return decision
    }

    mutating func began(_ touch: InputID, at point: Point, time: Instant) -> ContinuousDecision {
        note(tracker.began(touch, at: point, time: time, hasBegun: hasBegun))
    }

    mutating func ended(_ touch: InputID) -> ContinuousDecision { note(tracker.ended(touch, hasBegun: hasBegun)) }

    mutating func moved() -> ContinuousDecision { note(tracker.moved(hasBegun: hasBegun)) }
}

extension Attempt: ScriptedTracker where Tracker: FingerTracker {
    static var wait: ContinuousDecision { .wait }
    var deadline: Instant? { nil }

    mutating func place(_ touch: InputID, at point: Point, time: Instant) {
        tracker.moved(touch, to: point, time: time)
    }
    mutating func placed(at time: Instant) -> ContinuousDecision { moved() }
    mutating func lifted(_ touch: InputID, time: Instant) -> ContinuousDecision { ended(touch) }
    mutating func deadlinePassed() -> ContinuousDecision { .wait }
}
