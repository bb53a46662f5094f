import Glibc
import TactusGeometry
import TactusTesting
import Testing

@testable import TactusGraphics

@Suite("Fonts of many sizes")
struct ManyFontsTests {
    private let typesetter: Typesetter

    init() throws {
        try PinnedFonts.install()
        typesetter = Typesetter()
    }

    private func setInManySizes(_ count: Int) {
        for number in 0..<count {
            let font = Font(family: "Noto Sans", size: 10 + Double(number) / 64)
            _ = typesetter.layout("Zoom", font: font)
            _ = typesetter.metrics(of: font)
        }
    }

    @Test("TX-120: a text that grows through two thousand sizes has fonts of no more than 512 looked for at a time")
    func sizes() {
        setInManySizes(500)
        #expect(typesetter.statistics.renewals == 0)
        setInManySizes(2_000)
        #expect(typesetter.statistics.renewals == 3)
    }

    @Test("TX-120: fonts that come again and again are looked for once")
    func fewFonts() {
        for _ in 0..<10 { setInManySizes(400) }
        #expect(typesetter.statistics.renewals == 0)
    }

    @Test("TX-120: a text that was set before stays as it is, and is read and drawn as before")
    func kept() throws {
        let layout = typesetter.layout("Waffles and fjords, again", font: .systemFont(ofSize: 17), maximumWidth: 90)
        let before = reading(of: layout)
        let former = try pixels(of: layout)
        setInManySizes(600)
        #expect(typesetter.statistics.renewals == 1)
        #expect(reading(of: layout) == before)
        #expect(try pixels(of: layout) == former)
    }
}

/// What is read of a layout: where its caret stands, its words, what is hit, and where its letters are.
private func reading(of layout: TextLayout) -> [String] {
    let text = layout.text.string
    let middle = text.index(text.startIndex, offsetBy: 8)
    return [
        "\(layout.caret(at: TextPosition(middle)).rect)", "\(text[layout.wordRange(at: middle)])",
        "\(layout.position(closestTo: Point(x: 30, y: 5)).index.utf16Offset(in: text))",
        "\(layout.position(.right, from: TextPosition(middle)).index.utf16Offset(in: text))",
        "\(layout.selectionRects(for: text.startIndex..<middle))",
        "\(layout.lines.map { text[$0.range] })", "\(layout.inkBounds)",
    ]
}

private func pixels(of layout: TextLayout) throws -> [UInt32] {
    let picture = try Picture(100, 80)
    picture.canvas.draw(layout, at: Point(x: 2, y: 2), color: .black)
    return (0..<80).flatMap { y in (0..<100).map { x in picture.bitmap[x, y] } }
}

/// Other fonts become known in a process of its own: what a process knows it knows in every test.
@Suite("Fonts that become known, in a process of its own")
struct KnownFontsExitTests {
    @Test("TX-120: a text that was set before other fonts were known is read and drawn as before")
    func kept() async throws {
        await #expect(processExitsWith: .success) {
            try PinnedFonts.install()
            let typesetter = Typesetter()
            let layout = typesetter.layout("Waffles and fjords, again", font: .systemFont(ofSize: 17), maximumWidth: 90)
            let before = reading(of: layout)
            let former = try pixels(of: layout)
            FontConfiguration.markChange()
            _ = typesetter.layout("Other", font: .systemFont(ofSize: 20))
            guard typesetter.statistics.renewals == 1, reading(of: layout) == before else { exit(1) }
            exit(try pixels(of: layout) == former ? 0 : 2)
        }
    }
}
