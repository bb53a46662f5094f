import TactusGeometry
import TactusGraphics
import Testing

/// What comes of one colour that is drawn on another.
struct Blend: Sendable, CustomTestStringConvertible {
    let mode: BlendMode
    let below: Color
    let drawn: Color
    let result: Color

    var testDescription: String { "\(mode)" }
}

@Suite("Blend modes")
struct BlendModeTests {
    private static let half = Color(white: 0.5)
    private static let row = Rect(x: 0, y: 0, width: 1, height: 1)

    private func color(of picture: Picture, _ x: Int = 0) -> [Int] {
        let pixel = picture.bitmap[x, 0]
        return [24, 16, 8, 0].map { Int(pixel >> $0 & 0xFF) }
    }

    private func bytes(_ color: Color) -> [Int] {
        [color.alpha, color.red * color.alpha, color.green * color.alpha, color.blue * color.alpha]
            .map { Int(($0 * 255).rounded()) }
    }

    @Test(
        "each mode has its formula, to a 255th",
        arguments: [
            Blend(mode: .normal, below: .red, drawn: .blue, result: .blue),
            Blend(mode: .multiply, below: half, drawn: half, result: Color(white: 0.25)),
            Blend(mode: .multiply, below: .red, drawn: .white, result: .red),
            Blend(mode: .screen, below: half, drawn: half, result: Color(white: 0.75)),
            Blend(mode: .overlay, below: Color(white: 0.25), drawn: half, result: Color(white: 0.25)),
            Blend(mode: .darken, below: Color(white: 0.2), drawn: half, result: Color(white: 0.2)),
            Blend(mode: .lighten, below: Color(white: 0.2), drawn: half, result: half),
            Blend(mode: .colorDodge, below: Color(white: 0.25), drawn: half, result: half),
            Blend(mode: .colorBurn, below: Color(white: 0.75), drawn: half, result: half),
            Blend(mode: .hardLight, below: half, drawn: Color(white: 0.25), result: Color(white: 0.25)),
            Blend(mode: .softLight, below: half, drawn: half, result: half),
            Blend(mode: .difference, below: .white, drawn: Color(white: 0.75), result: Color(white: 0.25)),
            Blend(mode: .exclusion, below: half, drawn: half, result: half),
            Blend(mode: .luminosity, below: .red, drawn: .white, result: .white),
            Blend(mode: .saturation, below: half, drawn: .red, result: half),
            Blend(mode: .clear, below: .red, drawn: .blue, result: .clear),
            Blend(mode: .copy, below: .red, drawn: .clear, result: .clear),
            Blend(mode: .copy, below: .red, drawn: Color(white: 1, alpha: 0.5), result: Color(white: 1, alpha: 0.5)),
            Blend(mode: .sourceAtop, below: .clear, drawn: .blue, result: .clear),
            Blend(mode: .sourceAtop, below: .red, drawn: .blue, result: .blue),
            Blend(mode: .destinationOver, below: .red, drawn: .blue, result: .red),
            Blend(mode: .destinationOver, below: .clear, drawn: .blue, result: .blue),
            Blend(mode: .destinationOut, below: .red, drawn: .blue, result: .clear),
            Blend(mode: .xor, below: .red, drawn: .blue, result: .clear),
            Blend(mode: .plusLighter, below: .red, drawn: .blue, result: Color(red: 1, green: 0, blue: 1)),
        ])
    func formula(blend: Blend) throws {
        for fills in [true, false] {
            let picture = try Picture(2, 1)
            let both = Rect(x: 0, y: 0, width: 2, height: 1)
            picture.canvas.fill(both, with: blend.below)
            picture.canvas.blendMode = blend.mode
            if fills {
                picture.canvas.fill(Self.row, with: blend.drawn)
            } else {
                picture.canvas.fill(Path(roundedRect: Self.row, cornerRadius: 0), with: blend.drawn)
            }
            for (found, wanted) in zip(color(of: picture), bytes(blend.result)) { #expect(abs(found - wanted) <= 1) }
            // What lies beside is as it was.
            #expect(color(of: picture, 1) == bytes(blend.below))
        }
    }

    @Test("the mode is a part of the state, and a group begins without one and is drawn in that around it")
    func state() throws {
        let picture = try Picture(1, 1)
        let canvas = picture.canvas
        canvas.withSavedState {
            canvas.blendMode = .multiply
            canvas.withGroup(alpha: 1) {
                #expect(canvas.blendMode == .normal)
                canvas.blendMode = .screen
                canvas.fill(Self.row, with: Color(white: 0.5))
            }
            #expect(canvas.blendMode == .multiply)
        }
        #expect(canvas.blendMode == .normal)
        canvas.fill(Self.row, with: Color(red: 1, green: 0, blue: 0))
        canvas.blendMode = .multiply
        canvas.withGroup(alpha: 1) { canvas.fill(Self.row, with: Color(white: 0.5)) }
        #expect(zip(color(of: picture), [255, 128, 0, 0]).allSatisfy { abs($0 - $1) <= 1 })
    }

    @Test("pictures are blended, and pixels are cleared in every mode")
    func pictures() throws {
        let red = try Picture(1, 1)
        red.canvas.fill(Self.row, with: .red)
        let picture = try Picture(1, 1)
        picture.canvas.fill(Self.row, with: .blue)
        picture.canvas.blendMode = .plusLighter
        picture.canvas.draw(red.bitmap, in: Self.row)
        #expect(color(of: picture) == [255, 255, 0, 255])
        picture.canvas.clear(PixelRegion(PixelRect(x: 0, y: 0, width: 1, height: 1)))
        #expect(picture.text == ["."] && picture.canvas.blendMode == .plusLighter)
        picture.canvas.fill(Self.row, with: .green)
        #expect(picture.canvas.blendMode == .plusLighter)
    }
}
