import RandomNumbers
import Testing

@testable import TactusUI

@Suite("What a view is told of a touch")
struct ViewRecordTests {
    typealias Step = (phase: Touch.Phase?, verdict: ViewVerdict, calls: [ViewRecord.Call])

    struct Story: CustomTestStringConvertible, Sendable {
        var testDescription: String
        var steps: [Step]

        init(_ title: String, _ steps: Step...) {
            testDescription = title
            self.steps = steps
        }
    }

    @Test(
        "GR-27, GR-30: each step of a story gives exactly these calls",
        arguments: [
            Story(
                "no recognizer, drag", (.began, .deliver, [.began]), (.moved, .deliver, [.moved]),
                (.ended, .deliver, [.ended]), (nil, .deliver, [])),
            Story("resting is not told", (.began, .deliver, [.began]), (.stationary, .deliver, [])),
            Story(
                "GR-36: taken after it began, and silent from then on", (.began, .deliver, [.began]),
                (.moved, .take, [.cancelled]), (.moved, .take, []), (.ended, .deliver, [])),
            Story(
                "taken before it was told: nothing at all", (.began, .take, []), (.moved, .deliver, []),
                (.ended, .deliver, [])),
            Story(
                "GR-31: withheld, then taken", (.began, .withholdBegan, []), (.moved, .withholdBegan, []),
                (.ended, .take, [])),
            Story(
                "GR-31: withheld, then discarded although nothing is cancelled", (.began, .withholdBegan, []),
                (.moved, .discardWithheld, []), (.ended, .discardWithheld, [])),
            Story(
                "GR-31: withheld, then released while it rests", (.began, .withholdBegan, []),
                (nil, .deliver, [.replayedBegan]), (.ended, .deliver, [.ended])),
            Story(
                "GR-31: withheld, then released with its move", (.began, .withholdBegan, []),
                (.moved, .withholdBegan, []), (.moved, .deliver, [.replayedBegan, .moved]), (.moved, .deliver, [.moved])
            ),
            Story(
                "GR-31: withheld to its end, then released", (.began, .withholdBegan, []), (.ended, .withholdBegan, []),
                (nil, .deliver, [.replayedBegan, .ended])),
            Story(
                "GR-31: released by its own lift", (.began, .withholdBegan, []), (.moved, .withholdBegan, []),
                (.ended, .deliver, [.replayedBegan, .moved, .ended])),
            Story(
                "GR-32: its end is withheld, then all fail", (.began, .withholdEnd, [.began]),
                (.ended, .withholdEnd, []), (nil, .withholdEnd, []), (nil, .deliver, [.ended]), (nil, .take, [])),
            Story(
                "GR-32: its end is withheld, then taken", (.began, .withholdEnd, [.began]), (.ended, .withholdEnd, []),
                (nil, .take, [.cancelled])),
            Story(
                "GR-32: its end is withheld, then recognized without cancelling", (.began, .withholdEnd, [.began]),
                (.ended, .withholdEnd, []), (nil, .discardWithheld, [.ended])),
            Story(
                "taken away while it is told", (.began, .deliver, [.began]), (.cancelled, .deliver, [.cancelled]),
                (nil, .take, [])),
            Story(
                "taken away while withheld: it never was", (.began, .withholdBegan, []), (.cancelled, .deliver, []),
                (nil, .deliver, [])),
            Story("joined in the middle: nothing", (.moved, .deliver, []), (.ended, .deliver, [])),
        ])
    func story(_ story: Story) {
        var record = ViewRecord()
        for (index, step) in story.steps.enumerated() {
            #expect(record.advance(step.phase, step.verdict) == step.calls, "step \(index + 1)")
        }
    }

    @Test("whatever happens, a view that was told of a beginning is told of one end", arguments: 0..<50)
    func oneEnd(seed: UInt64) {
        var random = SplitMix(seed: seed)
        let verdicts: [ViewVerdict] = [.deliver, .withholdBegan, .withholdEnd, .discardWithheld, .take]
        for _ in 0..<200 {
            var record = ViewRecord()
            var calls: [ViewRecord.Call] = []
            var phases: [Touch.Phase?] = [.began]
            for _ in 0..<Int.random(in: 0...4, using: &random) {
                phases.append([.moved, .stationary, nil].randomElement(using: &random) ?? nil)
            }
            phases.append(Bool.random(using: &random) ? .ended : .cancelled)
            for phase in phases {
                calls += record.advance(phase, verdicts.randomElement(using: &random) ?? .deliver)
            }
            calls += record.advance(nil, .deliver)
            let begins = calls.filter { $0 == .began || $0 == .replayedBegan }.count
            let ends = calls.filter { $0 == .ended || $0 == .cancelled }.count
            #expect(begins == ends && begins <= 1)
            #expect(calls.isEmpty || calls.first == .began || calls.first == .replayedBegan)
            #expect(calls.isEmpty || calls.last == .ended || calls.last == .cancelled)
        }
    }
}
