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

    private let amber = Color(fill: .red, sign: .green, text: .blue)

    @Test(
        "AP-90: a colour has a shade for what fills, one for signs and one for text, and keeps them through what it is made of"
    )
    func shades() {
        #expect(amber.resolved(in: dark) == .red && amber.red == 1)
        #expect(amber.signShade.resolved(in: dark) == .green && amber.textShade.resolved(in: dark) == .blue)
        #expect(amber.textShade.blue == 1)
        let nested = Color(light: .white, dark: amber)
        #expect(nested.textShade.resolved(in: dark) == .blue && nested.textShade.resolved(in: ColorTraits()) == .white)
        // What is one shade already stays it; a plain colour is all three.
        #expect(amber.textShade.signShade.resolved(in: dark) == .blue)
        #expect(Color.orange.textShade == .orange && Color.orange.signShade == .orange)
        let half = amber.withAlphaComponent(0.5)
        #expect(half.textShade.resolved(in: dark) == Color.blue.withAlphaComponent(0.5))
        #expect(amber.textShade.withAlphaComponent(0.5).resolved(in: dark) == Color.blue.withAlphaComponent(0.5))
        let traits = ColorTraits(tintColor: amber)
        #expect(Color.tintColor.resolved(in: traits) == .red)
        #expect(Color.tintColor.signShade.resolved(in: traits) == .green)
        #expect(Color.tintColor.resolved(in: traits, for: .text) == .blue)
    }

    @Test(
        "AP-90: text is drawn in the shade for text, icons and templates in that for signs, areas and lines in the fill"
    )
    func drawnShades() throws {
        let picture = try Picture(4, 1)
        let canvas = picture.canvas
        let box = { (x: Double) in Rect(x: x, y: 0, width: 1, height: 1) }
        canvas.fill(box(0), with: amber)
        let white = try Bitmap(size: PixelSize(width: 1, height: 1))
        Canvas(white).fill(Rect(x: 0, y: 0, width: 1, height: 1), with: .white)
        canvas.draw(Image(white).withRenderingMode(.template), in: box(1), tint: amber)
        let square = Icon(outline: Path(), area: Path(rect: Icon.field))
        canvas.draw(square, in: box(2), color: amber)
        canvas.fill(box(3), with: amber.textShade)
        #expect(picture.text == ["rggb"])

        let letters = try Bitmap(size: PixelSize(width: 40, height: 40))
        let text = Typesetter().layout("\u{2588}", TextOptions(font: .systemFont(ofSize: 30)))
        Canvas(letters).draw(text, at: .zero, color: amber)
        let own = try Bitmap(size: PixelSize(width: 40, height: 40))
        let colored = Typesetter().layout(
            StyledText("\u{2588}", TextAttributes(color: amber)), TextOptions(font: .systemFont(ofSize: 30)))
        Canvas(own).draw(colored, at: .zero, color: .red)
        for bitmap in [letters, own] {
            let colors = Set((0..<40).map { bitmap[8, $0] })
            #expect(colors.contains(0xFF00_00FF) && !colors.contains(0xFFFF_0000))
        }
    }

    @Test("AP-91: the colour for text on a dynamic colour is dynamic: black or white as that is where it is drawn")
    func ink() {
        let plate = Color(light: .black, dark: .yellow)
        let ink = plate.contrastingTextColor
        #expect(ink.isDynamic && ink.resolved(in: ColorTraits()) == .white && ink.resolved(in: dark) == .black)
        #expect(ink.withAlphaComponent(0.5).resolved(in: dark) == Color.black.withAlphaComponent(0.5))
        #expect(Color.tintColor.contrastingTextColor.resolved(in: ColorTraits(tintColor: .yellow)) == .black)
        #expect(!Color.black.contrastingTextColor.isDynamic)
    }

    @Test("a colour is toned until it stands out, in its own hue, by no more than it takes")
    func toning() {
        #expect(Color.blue.toned(toContrastWith: [.white], ratio: 4.5) == .blue)
        let orange = Color(hex: 0xFF9712)
        let onWhite = orange.toned(toContrastWith: [.white], ratio: 4.5)
        #expect((4.5..<4.6).contains(onWhite.contrastRatio(to: .white)))
        #expect(onWhite.red > 1.5 * onWhite.green && onWhite.blue < 0.1)
        let onBlack = Color.blue.toned(toContrastWith: [.black], ratio: 7)
        #expect((7..<7.2).contains(onBlack.contrastRatio(to: .black)) && onBlack.blue > 0.95)
        #expect(Color.gray.toned(toContrastWith: [Color(white: 0.5)], ratio: 21) == .black)
        #expect(orange.withAlphaComponent(0.5).toned(toContrastWith: [.white], ratio: 3).alpha == 0.5)
    }
}
