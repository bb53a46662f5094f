import RandomNumbers
import Testing

@Suite("Numbers that look random")
struct SplitMixTests {
    private func numbers(_ seed: Int) -> [UInt64] {
        var random = SplitMix(seed: seed)
        return (0..<1000).map { _ in random.next() }
    }

    @Test("are the same for the same seed, and no two seeds beside each other share any")
    func seeds() {
        #expect(numbers(7) == numbers(7))
        var met: Set<UInt64> = []
        for seed in -8..<24 { met.formUnion(numbers(seed)) }
        #expect(met.count == 32_000)
    }
}
