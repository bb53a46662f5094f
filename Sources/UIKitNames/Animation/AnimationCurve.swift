public import Tactus

nonisolated extension AnimationCurve {
    /// The number of the curve, as `UIView.AnimationOptions` has it from bit 16 on: 0 slow at both ends, 1 slow at
    /// first, 2 slow at last, 3 even. 0 for curves of one's own.
    public var rawValue: Int {
        switch self {
        case .easeIn: 1
        case .easeOut: 2
        case .linear: 3
        default: 0
        }
    }

    /// Creates the curve of a number; `nil` where there is none.
    public init?(rawValue: Int) {
        switch rawValue {
        case 0: self = .easeInOut
        case 1: self = .easeIn
        case 2: self = .easeOut
        case 3: self = .linear
        default: return nil
        }
    }
}
