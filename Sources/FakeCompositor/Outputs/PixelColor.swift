/// The colour of one pixel of a picture, without transparency: `#FF8000`.
public struct PixelColor: Hashable, Sendable {
    /// How red it is, 0 to 255.
    public var red: UInt8
    /// How green it is, 0 to 255.
    public var green: UInt8
    /// How blue it is, 0 to 255.
    public var blue: UInt8

    /// Creates a colour from its channels.
    public init(red: UInt8, green: UInt8, blue: UInt8) {
        self.red = red
        self.green = green
        self.blue = blue
    }

    /// Creates a colour from a pixel of a ``/TactusGraphics/Bitmap``: 0xAARRGGBB, of which the alpha is left out.
    public init(pixel: UInt32) {
        self.init(
            red: UInt8(truncatingIfNeeded: pixel >> 16), green: UInt8(truncatingIfNeeded: pixel >> 8),
            blue: UInt8(truncatingIfNeeded: pixel))
    }

    /// Reads a colour: `#` and six hexadecimal digits.
    public init?(_ text: String) {
        guard text.first == "#", text.utf8.count == 7, text.dropFirst().allSatisfy(\.isHexDigit),
            let value = UInt32(text.dropFirst(), radix: 16)
        else {
            return nil
        }
        self.init(pixel: value)
    }

    /// How much the channel in which two colours differ most differs: 0 to 255.
    public func difference(from other: PixelColor) -> Int {
        zip([red, green, blue], [other.red, other.green, other.blue]).map { abs(Int($0) - Int($1)) }.max() ?? 0
    }
}

extension PixelColor: CustomStringConvertible {
    /// `#` and six hexadecimal digits.
    public var description: String {
        let digits = String(UInt32(red) << 16 | UInt32(green) << 8 | UInt32(blue), radix: 16, uppercase: true)
        return "#" + String(repeating: "0", count: 6 - digits.count) + digits
    }
}
