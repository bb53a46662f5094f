import FakeCompositor
import RandomNumbers

/// What a hand, a driver or a compositor does next.
enum Step: Hashable, Sendable {
    case down(Int32, x: Int, y: Int)
    case motion(Int32, x: Int, y: Int)
    case up(Int32)
    case shape(Int32)
    case frame
    case cancel
    case wait(milliseconds: Int)
    case losesTouch
    case regainsTouch
    case splits(Int)
    case refresh
    /// From here on the wire does this to events, instead of what it did before.
    case breaks(Fault)
}

/// A script that follows from its seed, and the smallest one that still fails.
enum RandomScript {
    /// As many steps, most of them what fingers do.
    static func make(seed: UInt64, count: Int) -> [Step] {
        var numbers = SplitMix(seed: seed)
        return (0..<count).map { _ in step(&numbers) }
    }

    private static func step(_ numbers: inout SplitMix) -> Step {
        let id = Int32.random(in: 0...3, using: &numbers)
        let (x, y) = (Int.random(in: -20...220, using: &numbers), Int.random(in: -20...140, using: &numbers))
        return switch Int.random(in: 0..<100, using: &numbers) {
        case 0..<24: .down(id, x: x, y: y)
        case 24..<44: .motion(id, x: x, y: y)
        case 44..<62: .up(id)
        case 62..<66: .shape(id)
        case 66..<84: .frame
        case 84..<87: .cancel
        case 87..<92: .wait(milliseconds: Int.random(in: 0...10, using: &numbers))
        case 92..<94: .losesTouch
        case 94..<96: .regainsTouch
        case 96..<97: .splits(Int.random(in: 1...40, using: &numbers))
        case 97..<99: .breaks(faults[Int.random(in: 0..<faults.count, using: &numbers)])
        default: .refresh
        }
    }

    /// What goes wrong now and then.
    private static let faults = [
        Fault("wl_touch.up", .only(1), .drop), Fault("wl_touch.down", .only(1), .drop),
        Fault("wl_touch.down", .only(1), .duplicate), Fault("wl_touch.up", .only(1), .duplicate),
        Fault("wl_touch.up", .every, .postpone(past: 1)), Fault("wl_touch.down", .every, .postpone(past: 2)),
        Fault("wl_touch.up", .only(1), .delay(.milliseconds(3))), Fault("wl_touch.frame", .every, .drop),
        Fault("wl_touch.cancel", .every, .drop), Fault("wl_touch.motion", .every, .replace(argument: 1, with: 2)),
        Fault("wl_callback.done", .every, .delay(.milliseconds(30))),
    ]

    /// The smallest script found by leaving steps out of one that fails: first halves, then ever shorter runs.
    ///
    /// - Parameters:
    ///   - script: A script that fails.
    ///   - fails: Whether a script does.
    /// - Returns: A script that fails, and no longer does without any one of its steps.
    static func shrink(_ script: [Step], while fails: ([Step]) throws -> Bool) rethrows -> [Step] {
        var script = script
        var length = max(1, script.count / 2)
        while true {
            var start = 0
            var hasShrunk = false
            while start < script.count {
                var shorter = script
                shorter.removeSubrange(start..<min(start + length, script.count))
                if try fails(shorter) {
                    script = shorter
                    hasShrunk = true
                } else {
                    start += length
                }
            }
            if length == 1, !hasShrunk { return script }
            length = max(1, length / 2)
        }
    }
}
