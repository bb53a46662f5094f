import Foundation
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

    @Test("bars take a brand's colours, pages follow each other below them, and covers go again")
    func covers() throws {
        let host = open(.looks)
        try #expect(host.find(.button, "Bars in a brand’s colours").activate())
        host.advance(by: .seconds(1))
        for brand in Brand.allCases {
            try host.tap(.segment, brand.rawValue)
            host.advance(by: .seconds(1))
            try host.expectImage(named: "gallery-bars-\(brand.rawValue.lowercased())")
        }
        try host.tap(.button, "Another page")
        host.advance(by: .seconds(1))
        try host.find(.segment, "Sand")
        try host.tap(.button, "Evenings")
        host.advance(by: .seconds(1))
        try host.tap(.button, "Close")
        host.advance(by: .seconds(1))
        try host.find(.label, Page.looks.summary)
        try #expect(host.find(.button, "Over the screen").activate())
        host.advance(by: .seconds(1))
        try host.expectImage(named: "gallery-veil")
        try host.tap(.button, "Close")
        host.advance(by: .seconds(1))
        try host.tap(.segment, "Large")
    }

    @Test("lists of every kind are shown, swiped, and a row comes back")
    func lists() throws {
        let host = open(.lists)
        for kind in ListsPage.Kind.allCases {
            try host.tap(.segment, kind.rawValue)
            host.advance(by: .seconds(1))
            let name = "gallery-lists-\(kind.rawValue.lowercased())"
            if kind != .settings { try host.expectImage(named: name) }
        }
        let clara = "Answer Clara, About the boat, and when we leave"
        try host.tap(.segment, "Tasks")
        let row = try host.find(.row, clara).frame
        host.finger().drag(
            from: Point(x: row.maxX - 60, y: row.center.y), to: Point(x: row.minX + 10, y: row.center.y),
            over: .milliseconds(300))
        host.advance(by: .seconds(1))
        #expect(throws: (any Error).self) { try host.find(.row, clara) }
        try host.tap(.button, "Undo")
        host.advance(by: .seconds(1))
        #expect(try host.find(.row, clara).frame == row)
        try host.tap(.segment, "Files")
        host.advance(by: .seconds(1))
        let satie = try host.find(.row, "Satie").frame
        host.finger().tap(at: Point(x: satie.maxX - 34, y: satie.center.y))
        host.advance(by: .seconds(1))
        #expect(throws: (any Error).self) { try host.find(.row, "Vexations.flac") }
        try host.tap(.segment, "Table")
        host.advance(by: .seconds(1))
        let table = try host.find(WorldsTable.self)
        host.finger().tap(at: table.convert(Point(x: 40, y: 16), to: nil))
        host.finger().tap(at: table.convert(Point(x: 40, y: 16), to: nil))
        #expect(table.sort == TableSort(column: "name", isAscending: false))
        #expect(table.dataSource?.tableView(table, textForRow: 0, in: table.columns[0]) == "Venus")
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

    // MARK: Recognizers and the log

    /// The centre of the field for fingers, in the window.
    private func field(in host: TestHost) throws -> Point {
        let field = try host.find(FieldView.self, "field")
        return field.convert(field.bounds.center, to: nil)
    }

    /// All lines of the log.
    private func lines(of host: TestHost) throws -> [String] {
        host.settle()
        return try host.find(LogView.self, "log").subviews.compactMap { ($0 as? Label)?.text }
    }

    @Test("the page with the field scrolls from everywhere but the field")
    func scrolls() throws {
        let host = open(.gestures)
        let page = try #require(host.find(FieldView.self, "field").enclosingScrollView)
        let field = try field(in: host)
        host.finger().drag(from: field, to: field + Vector(dx: 0, dy: -90))
        host.advance(by: .seconds(2))
        #expect(page.contentOffset == .zero)
        let row = try host.find(.label, "Long press")
        host.finger().drag(from: row.frame.center, to: row.frame.center + Vector(dx: 0, dy: -90))
        host.advance(by: .seconds(2))
        #expect(page.contentOffset.y > 60)
    }

    @Test("SV-17: where one reads from the right the first page is at the right, and the dots agree")
    func mirroredPages() throws {
        let host = open(.scrolling)
        host.application.traitOverrides.layoutDirection = .rightToLeft
        host.settle()
        let pages = try host.find(ScrollView.self, "turned pages")
        let (width, middle) = (pages.bounds.width, pages.convert(pages.bounds.center, to: nil))
        #expect(pages.contentOffset == Point(x: 4 * width, y: 0))
        #expect(try host.find(.pageControl, "Page").value == "1 of 5")
        host.finger().drag(
            from: middle, to: middle + Vector(dx: 120, dy: 0), over: .milliseconds(120))
        host.advance(by: .seconds(2))
        #expect(pages.contentOffset == Point(x: 3 * width, y: 0))
        #expect(try host.find(.pageControl, "Page").value == "2 of 5")
        try host.expectImage(named: "gallery-scrolling-mirrored")
        host.application.traitOverrides.layoutDirection = .leftToRight
        host.settle()
        #expect(pages.contentOffset == Point(x: width, y: 0))
    }

    @Test("knobs change a text, and a page is enlarged inside of the others")
    func knobs() throws {
        let host = open(.text, Size(width: 1280, height: 1600))
        let text = try #require(host.window.windowScene?.windows.first?.label("A text is broken"))
        let height = text.bounds.height
        let weight = try host.find(SegmentedControl.self, "Weight")
        let last = Point(x: weight.bounds.maxX - 20, y: weight.bounds.center.y)
        host.finger().tap(at: weight.convert(last, to: nil))
        try host.tap(.segment, "Centre")
        let slider = try host.find(.slider, "Font size").frame
        host.finger().tap(at: Point(x: slider.maxX - 14, y: slider.center.y))
        host.finger().drag(
            from: Point(x: slider.minX + slider.width * 0.21, y: slider.center.y),
            to: Point(x: slider.maxX, y: slider.center.y))
        host.settle()
        #expect(text.textAlignment == .center && text.font.weight == .bold)
        #expect(text.font.size == 40 && text.bounds.height > height)
    }

    @Test("the log tells what every recognizer made of a tap, and why")
    func decisions() throws {
        let host = open(.gestures)
        host.finger().tap(at: try field(in: host))
        let lines = try lines(of: host)
        for beginning in [
            "tap ‘tap’ recognized at 0.",
            "tap ‘double tap’ is undecided: it waits until 0.4", "long press ‘long press’ failed at 0.",
            "pan ‘pan’ failed at 0.", "pinch ‘pinch’ failed at 0.", "rotation ‘rotation’ failed at 0.",
            "swipe ‘swipe right with two fingers’ failed at 0.",
        ] {
            #expect(lines.count { $0.hasPrefix(beginning) } == 1, "\(beginning) in \(lines)")
        }
    }

    @Test("the log tells for what a recognizer waits, and then that it acts")
    func waiting() throws {
        let host = open(.gestures, Size(width: 1024, height: 1600))
        try host.tap(.switch, "Tap waits for a double tap")
        host.finger().tap(at: try field(in: host))
        let waiting = try lines(of: host)
        #expect(waiting.contains { $0.hasPrefix("tap ‘tap’ would have recognized") && $0.contains("double tap") })
        #expect(!waiting.contains { $0.hasPrefix("tap ‘tap’ recognized") })
        host.advance(by: .seconds(1))
        #expect(
            try lines(of: host).contains { $0.hasPrefix("tap ‘tap’ recognized at") && $0.contains("after waiting") })
    }

    @Test("the log is enlarged by its button, scrolls back, and does not tell of itself")
    func log() throws {
        let host = open(.gestures)
        let log = try host.find(LogView.self, "log")
        let height = log.bounds.height
        for _ in 0..<4 { host.finger().tap(at: try field(in: host)) }
        host.advance(by: .seconds(1))
        try host.tap(.button, "Larger log")
        host.advance(by: .seconds(1))
        #expect(log.bounds.height > 2 * height && log.contentOffset.y > 0)
        let told = try lines(of: host)
        let end = log.contentOffset.y
        let middle = log.convert(log.bounds.center, to: nil)
        host.finger().drag(from: middle, to: middle + Vector(dx: 0, dy: 60))
        host.advance(by: .seconds(2))
        #expect(log.contentOffset.y < end)
        #expect(try lines(of: host) == told)
        try host.tap(.button, "Smaller log")
        host.settle()
        #expect(log.bounds.height == height)
    }

    @Test("a pan from the edge of the screen, while its page is open and it is switched on")
    func edgePan() throws {
        let host = open(.gestures)
        host.surface.configure { $0.states.insert(.maximized) }
        host.settle()
        func dragIn() { host.finger().drag(from: Point(x: 1, y: 400), to: Point(x: 150, y: 405)) }
        dragIn()
        try host.find(.label, "Edge pan: ended")
        try host.tap(.button, "Cards")
        let names = host.application.scenes.flatMap(\.windows).flatMap(\.gestureRecognizers).compactMap(\.name)
        #expect(!names.contains("edge pan"))
    }

    @Test("a pointer hovers over the field, unless that is switched off")
    func hover() throws {
        let host = open(.gestures)
        let place = try field(in: host)
        host.pointer.move(to: place)
        try host.find(.label, "Hover: began")
        host.pointer.move(to: place + Vector(dx: 8, dy: 0))
        try host.find(.label, "Hover: changed")
        host.pointer.move(to: Point(x: 10, y: 10))
        try host.find(.label, "Hover: ended")
        try host.find(FieldView.self, "field").hover.isEnabled = false
        host.pointer.move(to: place)
        try host.find(.label, "Hover: ended")
    }

    @Test("shows every view, control and recognizer that there is")
    func everything() throws {
        var shown: Set<String> = []
        func note(_ object: Any) {
            var mirror: Mirror? = Mirror(reflecting: object)
            while let current = mirror {
                shown.insert("\(current.subjectType)")
                mirror = current.superclassMirror
            }
        }
        func noteAll(in view: View) {
            note(view)
            for recognizer in view.gestureRecognizers { note(recognizer) }
            for subview in view.subviews { noteAll(in: subview) }
        }
        for page in Page.allCases {
            let host = open(page, Size(width: 1280, height: 2400))
            for window in host.application.scenes.flatMap(\.windows) { noteAll(in: window) }
        }
        // A bar over keyboards comes with one, and plates are shown by what floats.
        #expect(try Self.declared().subtracting(shown) == ["FormAccessoryView", "VisualEffectView"])
    }

    /// The public views, controls and recognizers of the toolkit, by its sources.
    private static func declared() throws -> Set<String> {
        let package = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent()
        let sources = ["TactusUI", "TactusControls"].flatMap { module -> [Any] in
            let folder = package.appending(path: "Sources/\(module)")
            return FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)?.allObjects ?? []
        }
        let declaration = /^(?:open|public final) class (\w+): (?:nonisolated )?(\w+)/.anchorsMatchLineEndings()
        var superclasses: [String: String] = [:]
        for case let file as URL in sources where file.pathExtension == "swift" {
            for match in try String(contentsOf: file, encoding: .utf8).matches(of: declaration) {
                superclasses[String(match.1)] = String(match.2)
            }
        }
        let shown = superclasses.keys.filter { name in
            sequence(first: name) { superclasses[$0] }.contains { $0 == "View" || $0 == "GestureRecognizer" }
        }
        #expect(shown.count > 25)
        return Set(shown)
    }

    @Test("a list of 100,000 rows is there at once, and goes to its end")
    func list() throws {
        let host = open(.scrolling)
        let list = try host.find(ListView.self, "list")
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

    @Test("each page of the gallery looks as its picture does", arguments: Page.allCases, screens)
    func looks(page: Page, screen: Screen) throws {
        let host = open(page, screen.size, scale: screen.scale, style: screen.style)
        try GoldenImages().expect(host.picture, named: "gallery-\(page.rawValue.lowercased())-\(screen.name)")
    }

    @Test("with text one and a half times as large all of it can be read", arguments: [Page.controls, .looks])
    func largeText(page: Page) throws {
        let host = open(page, textScale: 1.5)
        try GoldenImages().expect(host.picture, named: "gallery-\(page.rawValue.lowercased())-large-text")
    }

    @Test(
        "with large text the heading is larger than what is read, and leaves room", arguments: Page.allCases,
        [1.5, 2.5])
    func heading(page: Page, textScale: Double) throws {
        let host = open(page, textScale: textScale)
        let gallery = try #require(host.window.windowScene?.windows.first?.subviewNamed("gallery"))
        let title = try #require(gallery.subviews.compactMap { $0 as? Label }.first)
        let subtitle = try #require(gallery.subviews.compactMap { $0 as? Label }.last)
        let body = Font.TextStyle.body.size(scale: textScale)
        let lines = title.bounds.height > 2 * body ? 2.0 : 1
        #expect(title.bounds.height / lines > body * 1.3)
        #expect(title.frame.maxY <= subtitle.frame.minY && subtitle.frame.maxY < 330)
    }
}

extension View {
    /// The scroll view that this is in.
    fileprivate var enclosingScrollView: ScrollView? {
        sequence(first: self as View) { $0.superview }.lazy.compactMap { $0 as? ScrollView }.first
    }

    /// The label inside this view whose text begins so.
    fileprivate func label(_ beginning: String) -> Label? {
        subviews.lazy.compactMap { view in
            (view as? Label).flatMap { $0.text.hasPrefix(beginning) ? $0 : nil } ?? view.label(beginning)
        }.first
    }

    /// The view of that name inside this one.
    fileprivate func subviewNamed(_ name: String) -> View? {
        subviews.lazy.compactMap { $0.name == name ? $0 : $0.subviewNamed(name) }.first
    }
}
