import Tactus
import TactusTesting
import Testing

@testable import Gallery

@Suite("The gallery, page by page")
@MainActor
struct GalleryTests {
    private func open(
        _ page: Page = .cards, _ size: Size = Size(width: 390, height: 844), scale: Double = 1,
        style: UserInterfaceStyle = .light, textScale: Double = 1
    ) -> TestHost {
        var options = Options(arguments: [])
        options.page = page
        let host = TestHost(launching: GalleryApp(options), size: size, scale: scale)
        host.application.traitOverrides.userInterfaceStyle = style
        host.application.traitOverrides.textScale = textScale
        host.settle()
        return host
    }

    @Test("shows every page, by a tap on its name, on a phone and on a desktop", arguments: [390.0, 1280])
    func pages(width: Double) throws {
        let host = open(.cards, Size(width: width, height: 800))
        for page in Page.allCases.reversed() {
            try host.tap(.button, page.rawValue)
            try host.find(.label, page.summary)
        }
    }

    @Test("the boxes follow the one above them, and it follows them")
    func boxes() throws {
        let host = open(.controls)
        #expect(try host.find(.checkbox, "All of it").state.check == .mixed)
        try host.tap(.checkbox, "With sugar")
        #expect(try host.find(.checkbox, "All of it").state.check == .on)
        try host.tap(.checkbox, "All of it")
        #expect(try host.find(.checkbox, "With milk").state.check == .off)
    }

    @Test("the looks change with their knobs, at once and for all")
    func looks() throws {
        let host = open(.looks)
        try host.tap(.switch, "Dark")
        try host.tap(.radioButton, "Green")
        try host.tap(.segment, "Large")
        try host.tap(.switch, "From right to left")
        let traits = host.window.traitCollection
        #expect(traits.userInterfaceStyle == .dark && traits.tintColor == .systemGreen)
        #expect(traits.textScale == 1.5 && traits.layoutDirection == .rightToLeft)
    }

    @Test("a list of 100,000 rows is there at once, and goes to its end")
    func list() throws {
        let host = open(.scrolling)
        let list = try host.find(RowsView.self, "list")
        list.becomeFirstResponder()
        host.keyboard.press(.keyboardHome)
        host.keyboard.press(.keyboardEnd)
        host.advance(by: .seconds(1))
        try host.find(.row, "Row 100000")
    }

    @Test("a thrown card paints what it uncovers, and nothing once it moves by less than a pixel")
    func thrownCard() throws {
        let host = open(.cards, Size(width: 480, height: 720))
        let card = try #require(host.window.windowScene?.windows.first?.subviewNamed("card 1"))
        let start = card.convert(card.bounds.center, to: nil)
        host.finger().drag(from: start, to: start + Vector(dx: 40, dy: 60), over: .milliseconds(60))
        var last = card.center
        var idle = 0
        let count = host.surface.paintedRegions.count
        for _ in 0..<120 {
            let painted = host.surface.paintedRegions.count
            host.clock.advance(by: .milliseconds(17))
            if card.center == last, host.surface.paintedRegions.count > painted { idle += 1 }
            last = card.center
        }
        #expect(host.surface.paintedRegions.count > count)
        #expect(idle == 0)
    }

    /// A screen that the gallery is shown on.
    nonisolated struct Screen: CustomTestStringConvertible {
        let name: String
        let size: Size
        let scale: Double
        let style: UserInterfaceStyle

        var testDescription: String { name }
    }

    private nonisolated static let screens = [
        Screen(name: "phone", size: Size(width: 390, height: 844), scale: 1, style: .light),
        Screen(name: "phone-dark", size: Size(width: 390, height: 844), scale: 1.5, style: .dark),
        Screen(name: "tablet", size: Size(width: 1024, height: 768), scale: 1, style: .light),
        Screen(name: "desktop-dark", size: Size(width: 1280, height: 800), scale: 1, style: .dark),
    ]

    @Test("what its pages look like", arguments: Page.allCases, screens)
    func looks(page: Page, screen: Screen) throws {
        let host = open(page, screen.size, scale: screen.scale, style: screen.style)
        try GoldenImages().expect(host.picture, named: "gallery-\(page.rawValue.lowercased())-\(screen.name)")
    }

    @Test("with text one and a half times as large all of it can be read", arguments: [Page.controls, .looks])
    func largeText(page: Page) throws {
        let host = open(page, textScale: 1.5)
        try GoldenImages().expect(host.picture, named: "gallery-\(page.rawValue.lowercased())-large-text")
    }
}

extension View {
    /// The view of that name inside this one.
    fileprivate func subviewNamed(_ name: String) -> View? {
        subviews.lazy.compactMap { $0.name == name ? $0 : $0.subviewNamed(name) }.first
    }
}
