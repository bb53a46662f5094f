import RandomNumbers
import TactusUI

extension SplitMix {
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
