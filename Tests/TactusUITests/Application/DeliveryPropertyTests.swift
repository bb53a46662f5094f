import Testing

@testable import TactusUI

@MainActor
@Suite("Whatever handlers do: what views and actions are promised")
struct DeliveryPropertyTests {
    @Test(
        "TC-7, GR-13, GR-47: a view's touches begin and end once, actions come in a legal order, and nothing is left over",
        arguments: [0, 0.02, 0.1, 0.4])
    func promises(mischief: Double) {
        for seed in UInt64(0)..<24 {
            let application = RandomApplication(seed: seed, mischief: mischief)
            application.play(steps: 80)
            #expect(application.breaches + application.remains == [], "seed \(seed)")
        }
    }
}
