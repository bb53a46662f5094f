/// Numbers that look random and are the same in every run: the next 64 bits are a mix of a state that grows by a step.
///
///     var random = SplitMix(seed: 7)
///     let side = Int.random(in: 0..<4, using: &random)
package struct SplitMix: RandomNumberGenerator {
    private static let step: UInt64 = 0x9E37_79B9_7F4A_7C15
    private var state: UInt64

    /// Creates a generator; another seed gives other numbers, and not those of a neighbour some steps on: the seed is
    /// mixed first.
    package init(seed: some BinaryInteger) {
        state = Self.mixed(Self.mixed(UInt64(truncatingIfNeeded: seed) &+ Self.step) &+ Self.step)
    }

    package mutating func next() -> UInt64 {
        state &+= Self.step
        return Self.mixed(state)
    }

    private static func mixed(_ bits: UInt64) -> UInt64 {
        var mixed = bits
        mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return mixed ^ (mixed >> 31)
    }
}
