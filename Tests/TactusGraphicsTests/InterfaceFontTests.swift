import TactusTesting
import Testing

@testable import TactusGraphics

/// The interface's own font.
@Suite("The interface's font")
struct InterfaceFontTests {
    private let typesetter: Typesetter

    init() throws {
        try PinnedFonts.install()
        typesetter = Typesetter()
    }

    private func width(_ text: String, _ font: Font) -> Double { typesetter.layout(text, font: font).size.width }

    @Test("TX-35: the interface's font is the first of its families that is installed, in true weights")
    func family() {
        let system = typesetter.metrics(of: .systemFont(ofSize: 20))
        #expect(system == typesetter.metrics(of: Font(family: "Inter", size: 20)))
        #expect(system != typesetter.metrics(of: Font(family: "DejaVu Sans", size: 20)))
        let widths = [Font.Weight.regular, .medium, .semibold, .bold].map {
            width("Hamburg", .systemFont(ofSize: 20, weight: $0))
        }
        #expect(widths == widths.sorted() && Set(widths).count == 4)
        #expect(Font.interfaceFamilies.first == "Inter" && Font.interfaceFamilies.last == Font.systemFamily)
    }

    @Test("TX-35: its letters lie apart a little when they are small, and closer together the larger they are")
    func tracking() {
        #expect(Font.systemFont(ofSize: 11).standardTracking(scale: 1) > 0)
        let parts = [11, 17, 22, 34].map { Font.systemFont(ofSize: $0).standardTracking(scale: 1) / $0 }
        #expect(parts == parts.sorted(by: >) && parts[3] > -0.025)
        #expect(
            Font.systemFont(ofSize: 17).standardTracking(scale: 2)
                == Font.systemFont(ofSize: 34).standardTracking(scale: 1))
        #expect(Font(family: "Inter", size: 34).standardTracking(scale: 1) == 0)
        let large = Font.systemFont(ofSize: 34)
        let untracked = StyledText("Museum", TextAttributes(tracking: 0))
        let loose = typesetter.layout(untracked, TextOptions(font: large)).size.width
        #expect(width("Museum", large) < loose - 2)
        #expect(abs(loose - width("Museum", Font(family: "Inter", size: 34))) < 0.1)
    }

    @Test("TX-35: letters of scripts that join them keep their places")
    func joinedScripts() {
        let (system, plain) = (Font.systemFont(ofSize: 34), Font(family: "Inter", size: 34))
        for text in ["سلام", "שלום", "नमस्ते"] { #expect(width(text, system) == width(text, plain)) }
        #expect(width("Привет — €", system) < width("Привет — €", plain))
    }

    @Test("TX-1: titles are strong, what is read is not")
    func weights() {
        #expect(Font.preferred(.largeTitle).weight == .bold && Font.preferred(.title3).weight == .semibold)
        #expect(Font.preferred(.headline).weight == .semibold && Font.preferred(.body).weight == .regular)
        let ranks = Font.TextStyle.allCases.filter { ![.headline].contains($0) }.map(\.weight.rawValue)
        #expect(ranks == ranks.sorted(by: >))
    }
}
