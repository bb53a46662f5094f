import FakeCompositor
import Tactus
import TactusTesting
import Testing

@MainActor
@Suite("Touch matrix: random scripts")
struct RandomRowTests {
    /// What is wrong after a script, `nil` when nothing is: every touch that began has ended, once, and
    /// nothing is left.
    private func fault(of script: [Step], under profile: CompositorProfile) throws -> String? {
        let glass = try Glass(profile, faults: [])
        _ = glass.openSecond()
        for step in script { perform(step, on: glass) }
        // All fingers leave the glass: those that the client was not told of go with the device.
        glass.pair.wire?.pieceSize = nil
        glass.pair.wire?.faults = []
        for id in glass.touch.downIDs { glass.touch.up(id: id) }
        glass.touch.frame()
        glass.act { _ in }
        glass.pair.seat.capabilities.remove(.touch)
        glass.pair.settle()
        if let mistake = glass.ledger.mistakes.first { return mistake }
        if !glass.ledger.openTouches.isEmpty { return "left open: \(glass.ledger.openTouches)" }
        do {
            try glass.pair.verify()
            return nil
        } catch {
            return "\(error.findings)"
        }
    }

    private func perform(_ step: Step, on glass: Glass) {
        let touch = glass.touch
        switch step {
        case .down(let id, let x, let y): touch.down(id: id, at: Point(x: Double(x), y: Double(y)))
        case .motion(let id, let x, let y): touch.motion(id: id, to: Point(x: Double(x), y: Double(y)))
        case .up(let id): touch.up(id: id)
        case .shape(let id): touch.shape(id: id, major: 8, minor: 4)
        case .frame: touch.frame()
        case .cancel: touch.cancel()
        case .wait(let milliseconds): glass.pair.advance(by: .milliseconds(milliseconds))
        case .losesTouch: glass.pair.seat.capabilities.remove(.touch)
        case .regainsTouch: glass.pair.seat.capabilities.insert(.touch)
        case .splits(let size): glass.pair.wire?.pieceSize = size
        case .refresh: glass.pair.vblank()
        case .breaks(let fault): glass.pair.wire?.faults = [fault]
        }
    }

    @Test(
        "M22: whatever happens, each touch begins once, then moves, then ends once", arguments: CompositorProfile.all)
    func random(profile: CompositorProfile) throws {
        for seed in 1...12 as ClosedRange<UInt64> {
            let script = RandomScript.make(seed: seed, count: 120)
            guard let fault = try fault(of: script, under: profile) else { continue }
            let shortest = try RandomScript.shrink(script) { try self.fault(of: $0, under: profile) != nil }
            Issue.record("seed \(seed): \(fault); the shortest script that fails: \(shortest)")
        }
    }

    @Test("a script that fails is shrunk to what makes it fail")
    func shrinking() {
        let script = RandomScript.make(seed: 7, count: 200)
        let shortest = RandomScript.shrink(script) { steps in
            steps.contains { if case .down = $0 { true } else { false } } && steps.contains(.cancel)
        }
        #expect(shortest.count == 2)
        #expect(RandomScript.make(seed: 7, count: 200) == script)
    }
}
