import TactusGeometry

/// Shakes points by a little, always in the same way for the same seed.
struct Tremor {
    private let distance: Double
    private var state: UInt64

    /// Shakes by up to a distance each way, in logical pixels.
    init(distance: Double = 0, seed: UInt64 = 0) {
        self.distance = distance
        state = seed
    }

    mutating func shake(_ point: Point) -> Point {
        guard distance > 0 else { return point }
        return Point(x: point.x + nextOffset(), y: point.y + nextOffset())
    }

    private mutating func nextOffset() -> Double {
        // SplitMix64, of which 53 bits make a number from 0 to 1.
        state &+= 0x9E37_79B9_7F4A_7C15
        var bits = state
        bits = (bits ^ (bits >> 30)) &* 0xBF58_476D_1CE4_E5B9
        bits = (bits ^ (bits >> 27)) &* 0x94D0_49BB_1331_11EB
        let fraction = Double((bits ^ (bits >> 31)) >> 11) / Double(1 << 53)
        return (fraction * 2 - 1) * distance
    }
}
