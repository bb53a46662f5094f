import TactusGeometry
import TactusGraphics
import TactusTesting
import Testing

@Suite("Icons")
struct IconTests {
    @Test("each icon has a name of its own, is found by it, draws something, and stays inside its field")
    func all() throws {
        #expect(Icon.all.count >= 250)
        #expect(Set(Icon.all.map(\.name)).count == Icon.all.count)
        for (name, icon) in Icon.all {
            #expect(Icon(named: name) == icon)
            #expect(!icon.outline.isEmpty || !icon.area.isEmpty, "\(name)")
            let lines = icon.outline.isEmpty ? Rect.null : icon.outline.bounds.insetBy(dx: -1, dy: -1)
            let all = lines.union(icon.area.isEmpty ? .null : icon.area.bounds)
            #expect(Icon.field.insetBy(dx: -0.01, dy: -0.01).contains(all), "\(name): \(all)")
            #expect(max(all.width, all.height) >= 12 || name.hasPrefix("ellipsis") || name == "grip", "\(name): \(all)")
        }
        #expect(Icon(named: "nothing") == nil)
    }

    @Test("an icon that points is mirrored; what means left and right everywhere is not")
    func mirrored() {
        #expect(Icon.chevronBackward.flipsForRightToLeftLayoutDirection)
        #expect(!Icon.chevronLeft.flipsForRightToLeftLayoutDirection)
        #expect(Icon.chevronBackward.mirrored.outline.bounds == Rect(x: 9, y: 5, width: 7, height: 14))
        #expect(Icon.chevronBackward.mirrored.mirrored == .chevronBackward)
    }

    @Test("IM-12: a translucent icon is as translucent everywhere: its lines are not seen on its area")
    func translucent() throws {
        let picture = try Picture(48, 48)
        picture.canvas.draw(.heartFill, in: Rect(x: 0, y: 0, width: 48, height: 48), color: Color(white: 0, alpha: 0.5))
        let alphas = Set((0..<48).flatMap { y in (0..<48).map { picture.bitmap[$0, y] >> 24 } })
        #expect(alphas.contains(128) && alphas.max() == 128)
    }

    @Test("lines are heavier for bold text, and beside each other small and large icons look alike")
    func weights() {
        #expect(Icon.Weight.regular.lineWidth(side: 24) == 2)
        #expect(Icon.Weight.light.lineWidth(side: 24) < Icon.Weight.regular.lineWidth(side: 24))
        #expect(Icon.Weight.bold.lineWidth(side: 24) > Icon.Weight.regular.lineWidth(side: 24))
        for weight in Icon.Weight.allCases {
            #expect(weight.lineWidth(side: 14) > weight.lineWidth(side: 24))
            #expect(weight.lineWidth(side: 64) < weight.lineWidth(side: 24))
            #expect(weight.lineWidth(side: .nan).isFinite && weight.lineWidth(side: .infinity).isFinite)
        }
    }

    @Test(
        "a hole of a filled icon lets through what is behind it",
        arguments: [
            ("checkCircleFill", 11, 15), ("crossCircleFill", 12, 12), ("plusCircleFill", 12, 12), ("infoFill", 12, 14),
            ("playCircleFill", 12, 12), ("pauseCircleFill", 9, 12), ("mapPinFill", 12, 10), ("lockFill", 12, 16),
            ("questionFill", 12, 17), ("checkSquareFill", 11, 15), ("minusCircleFill", 12, 12),
        ])
    func holes(name: String, x: Int, y: Int) throws {
        let picture = try Picture(96, 96, scale: 4)
        let icon = try #require(Icon(named: name))

        picture.canvas.draw(icon, in: Icon.field, color: .black)

        #expect(picture.bitmap[4 * x, 4 * y] == 0)
        #expect(picture.bitmap[4 * 12, 4 * 5] == 0xFF00_0000 || name == "lockFill")
    }

    @Test("all icons look as their golden image, in three weights and sizes", arguments: [1.0, 1.5, 2])
    func sheet(scale: Double) throws {
        let rows = (Icon.all.count + 15) / 16
        let picture = try Picture(Int(416 * scale), Int(Double(rows * 26 + 110) * scale), scale: scale)
        let canvas = picture.canvas
        canvas.fill(.infinite, with: .white)
        for (index, (_, icon)) in Icon.all.enumerated() {
            let corner = Point(x: Double(index % 16) * 26 + 1, y: Double(index / 16) * 26 + 1)
            canvas.draw(
                icon, in: Rect(origin: corner, size: Icon.field.size), color: Color(hex: 0x222222), weight: .regular)
        }
        let some: [Icon] = [.house, .search, .gear, .bell, .heartFill, .clock, .envelope, .documentText]
        var top = Double(rows * 26)
        for (weight, side) in [(Icon.Weight.light, 32.0), (.bold, 20), (.regular, 16), (.bold, 32)] {
            for (index, icon) in some.enumerated() {
                let rect = Rect(x: Double(index) * 36 + 4, y: top, width: side, height: side)
                canvas.draw(icon, in: rect, color: Color(hex: 0x222222), weight: weight)
            }
            top += side + 2
        }
        try GoldenImages().expect(picture.bitmap, named: "icons@\(scale)x")
    }
}
