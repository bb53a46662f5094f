import Tactus

/// What lies on the desk: it has a face, and something that others can have of it.
struct Card {
    var title: String
    var detail: String
    var picture: Image?
    var item: ItemProvider

    /// A text, a picture and a file.
    static func all(file: String) -> [Card] {
        let note = "Meet at noon"
        let picture = Drawing.hills
        let item = ItemProvider()
        item.register(.uriList) { Array("file://\(file)\r\n".utf8) }
        item.register("application/octet-stream", file: file)
        return [
            Card(title: "Note", detail: note, item: .text(note)),
            Card(title: "Picture", detail: "", picture: picture, item: picture.map { .image($0) } ?? ItemProvider()),
            Card(title: "File", detail: name(of: file), item: item),
        ]
    }

    private static func name(of file: String) -> String {
        file == Options.thisProgram ? "This program" : file.split(separator: "/").last.map(String.init) ?? file
    }
}

/// The picture.
enum Drawing {
    private static let size = Size(width: 96, height: 64)

    /// Hills under the sun; `nil` when there is no memory for it.
    static var hills: Image? {
        let scale = 2
        guard
            let bitmap = try? Bitmap(size: PixelSize(width: Int(size.width) * scale, height: Int(size.height) * scale))
        else { return nil }
        let canvas = Canvas(bitmap, scale: Double(scale))
        canvas.fill(
            Rect(origin: .zero, size: size),
            with: .linear(
                from: Color(hex: 0xBFE3EC), at: .zero, to: Color(hex: 0xFBEBCB), at: Point(x: 0, y: size.height)))
        canvas.fill(Path(ovalIn: Rect(x: 62, y: 10, width: 18, height: 18)), with: Color(hex: 0xF2B441))
        canvas.fill(hill(from: 30, peak: Point(x: 66, y: 8), to: 44), with: Color(hex: 0x7FB59A))
        canvas.fill(hill(from: 44, peak: Point(x: 26, y: 18), to: 60), with: Color(hex: 0x3D8268))
        return Image(bitmap, scale: Double(scale))
    }

    private static func hill(from left: Double, peak: Point, to right: Double) -> Path {
        var path = Path()
        path.move(to: Point(x: 0, y: left))
        path.addQuadCurve(to: Point(x: size.width, y: right), controlPoint: peak)
        path.addLine(to: Point(x: size.width, y: size.height))
        path.addLine(to: Point(x: 0, y: size.height))
        path.close()
        return path
    }
}
