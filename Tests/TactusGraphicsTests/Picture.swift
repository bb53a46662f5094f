import TactusGeometry
import TactusGraphics

/// A bitmap to draw on, and its pixels as text, which fails a test readably.
struct Picture {
    let bitmap: Bitmap
    let canvas: Canvas

    init(_ width: Int, _ height: Int, scale: Double = 1) throws {
        bitmap = try Bitmap(size: PixelSize(width: width, height: height))
        canvas = Canvas(bitmap, scale: scale)
    }

    /// One letter a pixel, a line a row: `.` transparent, `r`, `g`, `b`, `w`, `k` the pure colours, `?` all others.
    var text: [String] {
        (0..<bitmap.size.height).map { y in
            String((0..<bitmap.size.width).map { x in Self.letters[bitmap[x, y]] ?? "?" })
        }
    }

    private static let letters: [UInt32: Character] = [
        0: ".", 0xFFFF_0000: "r", 0xFF00_FF00: "g", 0xFF00_00FF: "b", 0xFFFF_FFFF: "w", 0xFF00_0000: "k",
    ]
}
