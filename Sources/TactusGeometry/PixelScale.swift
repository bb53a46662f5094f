/// Device pixels per point as an exact fraction: in 120ths, as compositors tell them.
///
/// A surface's picture must have the size that the compositor computes as well, to the pixel, or it is stretched and
/// blurred. Whole numbers agree with it always; floating point differs by one now and then.
///
/// ```swift
/// let scale = PixelScale(in120ths: 150)               // 1.25
/// scale.pixels(inPoints: 101)                         // 126
/// ```
public struct PixelScale: Hashable, Sendable {
    /// How many 120ths of a pixel are in one point: 12 (a tenth) to 7680 (64).
    public let in120ths: Int

    /// One pixel a point.
    public static let one = PixelScale(in120ths: 120)

    private static let range = 12...7680

    /// Creates the scale; one that no display has becomes the nearest that might.
    public init(in120ths: Int) {
        self.in120ths = min(max(in120ths, PixelScale.range.lowerBound), PixelScale.range.upperBound)
    }

    /// Creates the scale that is nearest to a number of pixels per point.
    ///
    /// - Parameter value: Device pixels per point; positive and finite.
    public init(rounding value: Double) {
        requireUsable(scale: value)
        self.init(in120ths: Int(min(value * 120, Double(PixelScale.range.upperBound)).rounded()))
    }

    /// Device pixels per point.
    public var value: Double { Double(in120ths) / 120 }

    /// How many pixels so many points take up: rounded, halves up.
    public func pixels(inPoints points: Int) -> Int { (points * in120ths + 60) / 120 }

    /// The size in pixels of a surface: that of its whole points, each extent at least one.
    ///
    /// - Parameter size: The size in points, which is rounded to whole ones first; what is not a number counts as one.
    /// - Returns: The size in device pixels.
    public func pixelSize(of size: Size) -> PixelSize {
        let points = PixelSize(rounding: size, scale: 1)
        return PixelSize(
            width: max(1, pixels(inPoints: max(1, points.width))),
            height: max(1, pixels(inPoints: max(1, points.height))))
    }
}
