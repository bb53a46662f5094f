import Tactus

/// The picture of the ink, in the pixels of the display.
final class Ink {
    private let canvas: Canvas
    private let size: Size

    /// Creates a picture without ink; `nil` when there is no memory for it.
    ///
    /// - Parameters:
    ///   - size: How large the paper is, in points.
    ///   - scale: Device pixels per point.
    init?(size: Size, scale: Double) {
        let pixels = PixelSize(
            width: Int((size.width * scale).rounded(.up)), height: Int((size.height * scale).rounded(.up)))
        guard let bitmap = try? Bitmap(size: pixels) else { return nil }
        self.size = size
        canvas = Canvas(bitmap, scale: scale)
    }

    /// Whether this is the picture for a paper of that size at that scale.
    func fits(_ size: Size, scale: Double) -> Bool { size == self.size && scale == canvas.scale }

    func paint(_ line: Line) {
        for piece in line.pieces { paint(piece, line.color) }
    }

    func paint(_ piece: Line.Piece, _ color: Color) {
        guard piece.start != piece.end else {
            let radius = piece.width / 2
            return canvas.fill(Path(ovalIn: Rect(center: piece.start, radius: radius)), with: color)
        }
        var path = Path()
        path.move(to: piece.start)
        path.addLine(to: piece.end)
        canvas.stroke(path, with: color, style: StrokeStyle(width: piece.width, cap: .round))
    }

    func clear() {
        canvas.clear(PixelRegion(canvas.bitmap.bounds))
    }

    /// Draws the picture, a pixel on a pixel.
    func draw(on target: Canvas) {
        let pixels = canvas.bitmap.size
        target.draw(
            canvas.bitmap,
            in: Rect(
                x: 0, y: 0, width: Double(pixels.width) / canvas.scale,
                height: Double(pixels.height) / canvas.scale))
    }
}

extension Rect {
    fileprivate init(center: Point, radius: Double) {
        self.init(x: center.x - radius, y: center.y - radius, width: 2 * radius, height: 2 * radius)
    }
}
