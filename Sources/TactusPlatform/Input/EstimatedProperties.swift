/// What of a touch may be a guess for a while. The bits are UIKit's.
public struct EstimatedProperties: OptionSet, Hashable, Sendable {
    /// One bit a property.
    public let rawValue: Int

    /// Creates a set from its bits.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// How hard is pressed.
    public static let force = EstimatedProperties(rawValue: 1 << 0)
    /// Which way the tool leans.
    public static let azimuth = EstimatedProperties(rawValue: 1 << 1)
    /// How far it leans.
    public static let altitude = EstimatedProperties(rawValue: 1 << 2)
    /// Where it is.
    public static let location = EstimatedProperties(rawValue: 1 << 3)
    /// How far it is turned around its own axis.
    public static let roll = EstimatedProperties(rawValue: 1 << 4)
}
