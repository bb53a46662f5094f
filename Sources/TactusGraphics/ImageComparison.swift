public import TactusGeometry

/// In what two pictures differ.
///
/// ```swift
/// let comparison = ImageComparison(actual: bitmap, expected: golden)
/// print(comparison)  // 12 of 4096 pixels differ, by up to 255, all within (3, 4, 4×3)
/// ```
public struct ImageComparison: Hashable, Sendable {
    /// The size of the picture that was made.
    public let actualSize: PixelSize

    /// The size of the picture that it should be.
    public let expectedSize: PixelSize

    /// How many pixels differ by more than the channel difference that was allowed; zero when the sizes differ.
    public private(set) var differingPixels = 0

    /// The largest difference of a channel, 0…255, of any pixel.
    public private(set) var largestDifference = 0

    /// The smallest rectangle around the differing pixels.
    public private(set) var differingBounds = PixelRect.zero

    /// Compares two pictures.
    ///
    /// - Parameters:
    ///   - actual: The picture that was made.
    ///   - expected: The picture that it should be.
    ///   - channelDifference: A pixel differs when a channel, 0…255, differs by more than this.
    public init(actual: Bitmap, expected: Bitmap, channelDifference: Int = 0) {
        actualSize = actual.size
        expectedSize = expected.size
        guard actualSize == expectedSize else { return }
        for y in 0..<actualSize.height {
            for x in actual.columns(ofRow: y, unlike: expected) {
                let difference = Self.difference(actual[x, y], expected[x, y])
                largestDifference = max(largestDifference, difference)
                guard difference > channelDifference else { continue }
                differingPixels += 1
                differingBounds = differingBounds.union(PixelRect(x: x, y: y, width: 1, height: 1))
            }
        }
    }

    /// The share of pixels that differ, 0…1; 1 when the sizes differ.
    public var differingShare: Double {
        guard actualSize == expectedSize else { return 1 }
        return actualSize.isEmpty ? 0 : Double(differingPixels) / Double(actualSize.area)
    }

    /// Draws where two pictures of the same size differ: the expected one pale and grey, and over it the differing
    /// pixels, the redder the more they differ.
    ///
    /// - Parameters:
    ///   - actual: The picture that was made.
    ///   - expected: The picture that it should be.
    /// - Returns: The drawing; `nil` when the sizes differ.
    /// - Throws: ``GraphicsError/outOfMemory(_:)``.
    public static func differencePicture(
        actual: Bitmap, expected: Bitmap
    ) throws(GraphicsError) -> Bitmap? {
        guard actual.size == expected.size else { return nil }
        let picture = try Bitmap(size: actual.size)
        let canvas = Canvas(picture)
        canvas.fill(Rect(picture.bounds, scale: 1), with: .white)
        for y in 0..<actual.size.height {
            for x in 0..<actual.size.width {
                let pixel = Rect(x: Double(x), y: Double(y), width: 1, height: 1)
                canvas.fill(pixel, with: paleColor(expected.color(at: PixelPoint(x: x, y: y))))
                let difference = difference(actual[x, y], expected[x, y])
                guard difference > 0 else { continue }
                canvas.fill(pixel, with: Color(red: 1, green: 0, blue: 0, alpha: 0.3 + 0.7 * Double(difference) / 255))
            }
        }
        return picture
    }

    /// The largest difference between the channels of two pixels.
    private static func difference(_ first: UInt32, _ second: UInt32) -> Int {
        stride(from: UInt32(0), to: 32, by: 8).reduce(0) { largest, shift in
            max(largest, abs(Int(first >> shift & 0xFF) - Int(second >> shift & 0xFF)))
        }
    }

    private static func paleColor(_ color: Color) -> Color {
        let brightness = 0.3 * color.red + 0.6 * color.green + 0.1 * color.blue
        return Color(white: brightness, alpha: color.alpha * 0.3)
    }
}

extension ImageComparison: CustomStringConvertible {
    /// One line that says in what the pictures differ.
    public var description: String {
        guard actualSize == expectedSize else {
            return "the picture has \(actualSize) pixels, and should have \(expectedSize)"
        }
        guard differingPixels > 0 else { return "no pixel differs by more than \(largestDifference)" }
        return "\(differingPixels) of \(actualSize.area) pixels differ, by up to \(largestDifference), "
            + "all within \(differingBounds)"
    }
}
