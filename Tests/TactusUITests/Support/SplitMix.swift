import TactusUI

/// Numbers that look random and are the same in every run.
struct SplitMix: RandomNumberGenerator {
    private var state: UInt64

    init(seed: UInt64) { state = seed &* 0x9E37_79B9_7F4A_7C15 &+ 1 }

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = state
        mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return mixed ^ (mixed >> 31)
    }

    /// Mostly none; else a turn, a scale, or both.
    mutating func nextTransform() -> Transform {
        switch Int.random(in: 0..<6, using: &self) {
        case 0: Transform(rotationAngle: .random(in: -3...3, using: &self))
        case 1: Transform(scaleX: .random(in: 0.3...2, using: &self), y: .random(in: 0.3...2, using: &self))
        default: .identity
        }
    }

    /// Mostly none.
    mutating func nextInsets() -> Insets {
        guard Int.random(in: 0..<4, using: &self) == 0 else { return .zero }
        return Insets(
            top: .random(in: -5...9, using: &self), left: .random(in: -5...9, using: &self),
            bottom: .random(in: -5...9, using: &self), right: .random(in: -5...9, using: &self))
    }
}
