import TactusGeometry

/// An arrow that stands for every cursor whose client named a shape instead of drawing one.
enum ArrowPicture {
    /// `#` is black, `.` white; the tip is the first pixel.
    private static let rows = [
        "#",
        "##",
        "#.#",
        "#..#",
        "#...#",
        "#....#",
        "#.....#",
        "#......#",
        "#...####",
        "#.##",
        "##",
        "#",
    ]

    /// Draws it with its tip at a pixel; what lies outside is cut off.
    static func draw(at tip: PixelPoint, on pixels: PixelMemory) {
        let bounds = PixelRect(pixels.size)
        for (y, row) in rows.enumerated() {
            for (x, character) in row.enumerated() {
                let pixel = PixelRect(x: tip.x + x, y: tip.y + y, width: 1, height: 1).intersection(bounds)
                pixels.fill(pixel, with: character == "#" ? 0xFF00_0000 : 0xFFFF_FFFF)
            }
        }
    }
}
