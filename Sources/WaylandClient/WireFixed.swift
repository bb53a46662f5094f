/// A signed 24.8 fixed-point number, the wire's form of coordinates.
public struct WireFixed: RawRepresentable, Hashable, Sendable {
    /// The number times 256.
    public var rawValue: Int32

    /// Creates a number from its wire form, the number times 256.
    public init(rawValue: Int32) {
        self.rawValue = rawValue
    }

    /// Creates the nearest number that the wire can carry; what is out of range becomes the limit, NaN zero.
    public init(_ value: Double) {
        let scaled = (value * 256).rounded()
        if scaled.isNaN {
            rawValue = 0
        } else {
            rawValue = Int32(exactly: scaled) ?? (scaled < 0 ? .min : .max)
        }
    }

    /// The number, exactly.
    public var doubleValue: Double {
        Double(rawValue) / 256
    }
}
