import TactusGeometry
import TactusGraphics
import Testing

@Suite("Colours that depend on where they are drawn")
struct DynamicColorTests {
    private let dark = ColorTraits(userInterfaceStyle: .dark)
    private let highLight = ColorTraits(accessibilityContrast: .high)
    private let highDark = ColorTraits(userInterfaceStyle: .dark, accessibilityContrast: .high)
    private let four = Color(light: .red, dark: .green, highContrastLight: .blue, highContrastDark: .white)

    @Test("AP-1: a dynamic colour is resolved by light and dark, and by contrast; a plain one is the same everywhere")
    func variants() {
        let all = [ColorTraits(), dark, highLight, highDark]
        #expect(all.map { four.resolved(in: $0) } == [.red, .green, .blue, .white])
        let two = Color(light: .red, dark: .green)
        #expect(all.map { two.resolved(in: $0) } == [.red, .green, .red, .green])
        #expect(all.map { Color.brown.resolved(in: $0) } == [.brown, .brown, .brown, .brown])
        #expect(four.isDynamic && !Color.red.isDynamic)
        #expect([four.red, four.green, four.blue, four.alpha] == [1, 0, 0, 1])
    }

    @Test("another alpha holds for every variant, and for the tint")
    func alpha() {
        let half = four.withAlphaComponent(0.5)
        #expect(half.resolved(in: dark) == Color.green.withAlphaComponent(0.5))
        #expect(half.resolved(in: ColorTraits()) == Color.red.withAlphaComponent(0.5))
        let tint = Color.tintColor.withAlphaComponent(0.25)
        #expect(tint.resolved(in: ColorTraits(tintColor: .orange)) == Color.orange.withAlphaComponent(0.25))
        #expect(tint.resolved(in: ColorTraits(tintColor: four)) == Color.red.withAlphaComponent(0.25))
    }

    @Test("colours may be made of dynamic ones, and a tint that is the tint has an end")
    func nesting() {
        let nested = Color(light: .tintColor, dark: Color(light: .black, dark: .cyan))
        #expect(nested.resolved(in: ColorTraits(tintColor: .orange)) == .orange)
        #expect(nested.resolved(in: dark) == .cyan)
        let own = ColorTraits(tintColor: .tintColor)
        #expect(Color.tintColor.resolved(in: own) == Color.tintColor.resolved(in: ColorTraits()))
        #expect(!Color.tintColor.resolved(in: own).isDynamic)
    }

    @Test("everything that is drawn goes by the canvas's surroundings: fills, lines, gradients, text, templates")
    func drawing() throws {
        let picture = try Picture(6, 1)
        picture.canvas.colorTraits = dark
        let box = { (x: Double) in Rect(x: x, y: 0, width: 1, height: 1) }
        let color = Color(light: .red, dark: .blue)
        picture.canvas.fill(box(0), with: color)
        picture.canvas.fill(Path(rect: box(1)), with: color)
        var line = Path()
        line.move(to: Point(x: 2, y: 0.5))
        line.addLine(to: Point(x: 3, y: 0.5))
        picture.canvas.stroke(line, with: color, width: 1)
        picture.canvas.fill(box(3), with: .linear(from: color, at: .zero, to: color, at: Point(x: 9, y: 0)))
        let white = try Bitmap(size: PixelSize(width: 1, height: 1))
        Canvas(white).fill(Rect(x: 0, y: 0, width: 1, height: 1), with: .white)
        picture.canvas.draw(Image(white).withRenderingMode(.template), in: box(4), tint: color)
        #expect(picture.text == ["bbbbb."])
        #expect(picture.canvas.resolve(color) == .blue)
    }

    @Test("a variant that is clear is not drawn, and another one that is not is")
    func clearVariants() throws {
        let picture = try Picture(2, 1)
        let color = Color(light: .clear, dark: .blue)
        picture.canvas.fill(Rect(x: 0, y: 0, width: 1, height: 1), with: color)
        picture.canvas.colorTraits = dark
        picture.canvas.fill(Rect(x: 1, y: 0, width: 1, height: 1), with: color)
        #expect(picture.text == [".b"])
    }

    @Test("contrast is that of the Web Content Accessibility Guidelines")
    func contrast() {
        #expect(Color.white.contrastRatio(to: .black) == 21)
        #expect(Color.black.contrastRatio(to: .white) == 21)
        #expect(Color.red.contrastRatio(to: .red) == 1)
        #expect(abs(Color(hex: 0x777777).contrastRatio(to: .white) - 4.48) < 0.01)
        #expect(Color.black.withAlphaComponent(0.5).blended(over: .white) == Color(white: 0.5))
        #expect(Color(hex: 0x0A5CD6).contrastingTextColor == .white)
        #expect(Color(hex: 0xF5C211).contrastingTextColor == .black)
    }

    @Test("a colour is shaded until it stands out, by no more than it takes, and kept when it does")
    func shading() {
        #expect(Color.blue.shaded(toContrastWith: [.white], ratio: 4.5) == .blue)
        let onWhite = Color.yellow.shaded(toContrastWith: [.white], ratio: 4.5)
        #expect((4.5..<4.7).contains(onWhite.contrastRatio(to: .white)))
        #expect(onWhite.red == onWhite.green && onWhite.blue == 0)
        let onBlack = Color.blue.shaded(toContrastWith: [.black], ratio: 7)
        #expect((7..<7.3).contains(onBlack.contrastRatio(to: .black)))
        #expect(Color.gray.shaded(toContrastWith: [Color(white: 0.5)], ratio: 21) == .black)
    }
}
