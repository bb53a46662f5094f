extension Touch {
    /// What of a touch may be a guess for a while. The bits are UIKit's.
    nonisolated public struct Properties: OptionSet, Hashable, Sendable {
        /// One bit a property.
        public let rawValue: Int

        /// Creates a set from its bits.
        public init(rawValue: Int) { self.rawValue = rawValue }

        /// ``Touch/force``.
        public static let force = Properties(rawValue: 1 << 0)
        /// ``Touch/azimuthAngle(in:)``.
        public static let azimuth = Properties(rawValue: 1 << 1)
        /// ``Touch/altitudeAngle``.
        public static let altitude = Properties(rawValue: 1 << 2)
        /// ``Touch/location(in:)``.
        public static let location = Properties(rawValue: 1 << 3)
        /// ``Touch/rollAngle``.
        public static let roll = Properties(rawValue: 1 << 4)
    }
}
