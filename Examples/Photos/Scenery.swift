import Glibc
import Tactus

/// A landscape, as its colours and the shape of its ground.
struct Scenery {
    let title: String
    let location: String
    let date: String
    /// Above, and at the horizon.
    let sky: (Color, Color)
    let sun: (place: Point, color: Color)
    /// From the farthest ridge to the nearest one.
    let ridges: [Color]
    /// How high the ridges are, in parts of the picture, and how many waves they have.
    let height: Double
    let waves: Double

    static let all = [
        Scenery(
            title: "Evening ridge", location: "Karwendel", date: "14 June",
            sky: (Color(hex: 0x3B4A7A), Color(hex: 0xF7B267)), sun: (Point(x: 0.68, y: 0.52), Color(hex: 0xFFE8B6)),
            ridges: [0x8A6F8E, 0x5F5677, 0x3C3F5C, 0x22273D].map { Color(hex: $0) }, height: 0.16, waves: 2.2),
        Scenery(
            title: "First light", location: "Lofoten", date: "2 March",
            sky: (Color(hex: 0x7FB7D8), Color(hex: 0xFBE3D2)), sun: (Point(x: 0.24, y: 0.46), Color(hex: 0xFFFFFF)),
            ridges: [0xB7CBD9, 0x86A7BC, 0x527C96, 0x2C5468].map { Color(hex: $0) }, height: 0.22, waves: 3.4),
        Scenery(
            title: "Dunes", location: "Erg Chebbi", date: "30 October",
            sky: (Color(hex: 0x4F86B5), Color(hex: 0xF3D9A4)), sun: (Point(x: 0.8, y: 0.2), Color(hex: 0xFFF6DA)),
            ridges: [0xE8B36D, 0xD9924B, 0xBE7134, 0x8F4F24].map { Color(hex: $0) }, height: 0.1, waves: 1.3),
        Scenery(
            title: "Forest in fog", location: "Schwarzwald", date: "9 November",
            sky: (Color(hex: 0xC9D3D2), Color(hex: 0xEEF1EC)), sun: (Point(x: 0.5, y: 0.36), Color(hex: 0xFBFBF4)),
            ridges: [0xAEBDB7, 0x839A91, 0x587368, 0x314A42].map { Color(hex: $0) }, height: 0.12, waves: 5),
        Scenery(
            title: "Night over the bay", location: "Halong", date: "21 January",
            sky: (Color(hex: 0x0B1230), Color(hex: 0x3B4E84)), sun: (Point(x: 0.32, y: 0.24), Color(hex: 0xEFF3FF)),
            ridges: [0x2E3B66, 0x222C50, 0x171E3A, 0x0B1024].map { Color(hex: $0) }, height: 0.2, waves: 2.8),
    ]

    /// Skies of other hours.
    private static let lights = [
        (0x2B3A67, 0xF29E6D), (0x6FA8DC, 0xEAF2F8), (0x3D2C55, 0xE07A5F), (0x86BBD8, 0xF6E7CB),
    ]
    .map { (Color(hex: $0), Color(hex: $1)) }

    /// The same place another time: other light, from a few steps aside.
    func later(_ visit: Int) -> Scenery {
        guard visit > 0 else { return self }
        let change = Double(visit)
        let side = (sun.place.x + change * 0.23).truncatingRemainder(dividingBy: 0.8) + 0.1
        let light = visit % 3 == 0 ? sky : Self.lights[(visit + Int(waves * 10)) % Self.lights.count]
        return Scenery(
            title: "\(title) \(visit + 1)", location: location, date: date,
            sky: light, sun: (Point(x: side, y: sun.place.y + 0.03 * (change - 3)), sun.color), ridges: ridges,
            height: height * (0.8 + 0.08 * change), waves: waves + 0.2 * change)
    }

    /// Paints it.
    ///
    /// - Returns: The picture; `nil` when there is no memory for it.
    func painted(width: Int, height: Int) -> Image? {
        guard let bitmap = try? Bitmap(size: PixelSize(width: width, height: height)) else { return nil }
        let canvas = Canvas(bitmap)
        let frame = Rect(x: 0, y: 0, width: Double(width), height: Double(height))
        canvas.fill(
            frame, with: .linear(from: sky.0, at: .zero, to: sky.1, at: Point(x: 0, y: frame.height * 0.75)))
        paintSun(on: canvas, frame)
        for (index, color) in ridges.enumerated() {
            canvas.fill(ridge(index, in: frame), with: color)
        }
        return Image(bitmap)
    }

    private func paintSun(on canvas: Canvas, _ frame: Rect) {
        let middle = Point(x: sun.place.x * frame.width, y: sun.place.y * frame.height)
        for (radius, alpha) in [(0.125, 0.10), (0.0875, 0.16), (0.0433, 1)] {
            let radius = radius * frame.width
            let box = Rect(x: middle.x - radius, y: middle.y - radius, width: 2 * radius, height: 2 * radius)
            canvas.fill(Path(ovalIn: box), with: sun.color.withAlphaComponent(alpha))
        }
    }

    /// The outline of a ridge, down to the lower edge.
    private func ridge(_ index: Int, in frame: Rect) -> Path {
        let base = frame.height * (0.58 + 0.13 * Double(index))
        var path = Path()
        path.move(to: Point(x: 0, y: frame.maxY))
        for step in 0...120 {
            let x = Double(step) / 120
            let phase = Double(index) * 1.9 + waves
            let swing = sin(x * waves * 2 * .pi + phase) * 0.6 + sin(x * waves * 5.3 + phase * 2.1) * 0.3
            path.addLine(to: Point(x: x * frame.width, y: base - swing * height * frame.height / Double(index + 2)))
        }
        path.addLine(to: Point(x: frame.maxX, y: frame.maxY))
        path.close()
        return path
    }
}
