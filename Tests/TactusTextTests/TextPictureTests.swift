import TactusControls
import TactusEditing
import TactusGeometry
import TactusGraphics
import TactusPlatform
import TactusTesting
import TactusUI
import Testing

@testable import TactusText

/// What fields and editors look like: compared with pictures that were looked at.
@MainActor
@Suite("What text that is entered looks like")
struct TextPictureTests {
    /// The columns of the sheet of fields.
    private enum Stand: CaseIterable {
        case empty, filled, edited, selected, secure, long, disabled
    }

    private static let cell = Size(width: 150, height: 64)

    private static let rows: [TraitOverrides] = {
        var rows = [TraitOverrides](repeating: TraitOverrides(), count: 4)
        rows[1].userInterfaceStyle = .dark
        rows[2].accessibilityContrast = .high
        rows[3].layoutDirection = .rightToLeft
        return rows
    }()

    @Test("TI-27: fields in every state: light, dark, with high contrast, mirrored", arguments: [1.0, 2.0])
    func fields(scale: Double) throws {
        let width = Self.cell.width * Double(Stand.allCases.count)
        let size = PixelSize(
            width: Int(width * scale), height: Int(Self.cell.height * scale) * Self.rows.count)
        let sheet = try Bitmap(size: size)
        for (index, traits) in Self.rows.enumerated() {
            for (column, stand) in Stand.allCases.enumerated() {
                let box = Rect(
                    x: Double(column) * Self.cell.width, y: Double(index) * Self.cell.height, width: Self.cell.width,
                    height: Self.cell.height)
                Canvas(sheet, scale: scale).draw(draw(stand, traits, scale), in: box)
            }
        }
        try GoldenImages().expect(sheet, named: "textfield@\(scale)x")
    }

    private func draw(_ stand: Stand, _ traits: TraitOverrides, _ scale: Double) -> Bitmap {
        let host = TestHost(size: Self.cell, scale: scale)
        host.window.traitOverrides = traits
        host.window.backgroundColor = .systemBackground
        let field = TextField(placeholder: "Name", frame: Rect(x: 8, y: 10, width: 134, height: 44))
        field.clearButtonMode = .whileEditing
        host.window.addSubview(field)
        switch stand {
        case .empty: break
        case .filled: field.text = "Ada"
        case .edited:
            field.text = "Ada L"
            field.becomeFirstResponder()
        case .selected:
            field.text = "Ada L"
            field.becomeFirstResponder()
            field.selection = TextSelection(0..<3)
        case .secure:
            field.traits.isSecureTextEntry = true
            field.text = "secret"
        case .long:
            field.becomeFirstResponder()
            field.insertText("a text that is longer than its field")
        case .disabled:
            field.text = "Ada"
            field.isEnabled = false
        }
        return host.picture
    }

    @Test("TI-22, TI-23: a selection by finger, with handles and the menu", arguments: [false, true])
    func selection(isDark: Bool) throws {
        let (host, textView) = page(isDark: isDark)
        host.finger().tap(at: point(in: textView, at: 20), count: 2)
        host.advance(by: .seconds(1))
        try GoldenImages().expect(host.picture, named: isDark ? "textview-selection-dark" : "textview-selection")
    }

    @Test("TI-21: a loupe above a finger that rests")
    func loupe() throws {
        let (host, textView) = page(isDark: false)
        host.finger().down(at: point(in: textView, at: 120))
        host.advance(by: .milliseconds(600))
        try GoldenImages().expect(host.picture, named: "textview-loupe")
    }

    @Test("TI-8: what is composed is underlined; text of both directions is selected where it stands")
    func composing() throws {
        let (host, textView) = page(isDark: false)
        textView.text = "שלום olleh\nmixed שלום text\n\n"
        textView.becomeFirstResponder()
        host.inputMethod.mark("nihao")
        try GoldenImages().expect(host.picture, named: "textview-composing")
    }

    @Test("TF-1, TF-4: the navigator on a desktop and on a phone", arguments: ["find", "find-dark", "find-phone"])
    func finding(name: String) throws {
        let isPhone = name == "find-phone"
        let host = TestHost(size: Size(width: isPhone ? 360 : 700, height: 300), scale: isPhone ? 2 : 1)
        host.window.traitOverrides.userInterfaceStyle = name == "find-dark" ? .dark : .light
        host.window.backgroundColor = .systemBackground
        let textView = TextView(frame: host.window.bounds)
        textView.text = """
            The tide comes in twice a day, and so does the tide of people, who come to see what the tide has left.

            Some come at high tide, and are disappointed.
            """
        textView.isFindInteractionEnabled = true
        host.window.addSubview(textView)
        textView.becomeFirstResponder()
        textView.selection = TextSelection(caret: 30)
        textView.findInteraction?.searchText = "tide"
        textView.findInteraction?.presentFindNavigator(showingReplace: true)
        host.settle()
        try GoldenImages().expect(host.picture, named: name)
    }

    @Test(
        "TI-40, TI-43, TI-46: headings, lists, quotations, images and links in a text that is edited",
        arguments: [1.0, 2.0])
    func styled(scale: Double) throws {
        let host = TestHost(size: Size(width: 360, height: 400), scale: scale)
        host.window.backgroundColor = .systemBackground
        let textView = TextView(frame: host.window.bounds)
        textView.styledText = Self.letter
        host.window.addSubview(textView)
        textView.becomeFirstResponder()
        textView.selection = TextSelection(23..<30)
        host.settle()
        try GoldenImages().expect(host.picture, named: "textview-styled@\(scale)x")
    }

    private static var letter: StyledText {
        let heading = ParagraphStyle(paragraphSpacing: 8)
        let list = ParagraphStyle(
            firstLineHeadIndent: 4, headIndent: 22, paragraphSpacing: 4, tabStops: [ParagraphStyle.TabStop(22)])
        let quotation = ParagraphStyle(
            alignment: .center, lineHeightMultiple: 1.3, paragraphSpacingBefore: 10, paragraphSpacing: 10)
        var text = StyledText("Tides\n", TextAttributes(font: .preferred(.title1), paragraphStyle: heading))
        text += "Water rises "
        text += StyledText("twice", TextAttributes(font: Font(size: 17, weight: .bold)))
        text += " a day, says "
        text += StyledText("the almanac", TextAttributes(link: "https://almanac.example"))
        text += ", unless the wind "
        text += StyledText(TextAttachment(image: wind, bounds: Rect(x: 0, y: -4, width: 0, height: 0)))
        text += " blows.\n\n"
        for line in ["Bring boots, and a rope that is longer than you think you will need.", "Bring a lamp."] {
            text += StyledText("•\t\(line)\n", TextAttributes(paragraphStyle: list))
        }
        text += StyledText(
            "Time and tide wait for no one,\u{2028}nor for those who are late.\n",
            TextAttributes(
                font: Font(size: 19, slant: .italic), color: .secondaryLabel, strikethrough: nil,
                paragraphStyle: quotation))
        text += StyledText("Struck out", TextAttributes(strikethrough: .single))
        text += StyledText(", marked", TextAttributes(backgroundColor: Color(hex: 0xFFE08A), underline: .dotted))
        text += "."
        return text
    }

    /// Three strokes, in the colour of the text.
    private static let wind: Image = {
        guard let bitmap = try? Bitmap(size: PixelSize(width: 40, height: 40)) else { preconditionFailure("no memory") }
        let canvas = Canvas(bitmap, scale: 2)
        for (row, width) in [12.0, 18, 9].enumerated() {
            canvas.fill(
                Path(roundedRect: Rect(x: 1, y: 4 + Double(row) * 5, width: width, height: 2), cornerRadius: 1),
                with: .black)
        }
        return Image(bitmap, scale: 2).withRenderingMode(.template)
    }()

    private func page(isDark: Bool) -> (TestHost, TextView) {
        let host = TestHost(size: Size(width: 320, height: 240), scale: 2)
        host.window.traitOverrides.userInterfaceStyle = isDark ? .dark : .light
        host.window.backgroundColor = .systemBackground
        let textView = TextView(frame: Rect(x: 0, y: 40, width: 320, height: 200))
        textView.text = """
            It was a dark and stormy night; the rain fell in torrents, except at occasional intervals, when it was \
            checked by a violent gust of wind.

            שלום, κόσμε, мир.
            """
        host.window.addSubview(textView)
        host.settle()
        return (host, textView)
    }

    private func point(in textView: TextView, at offset: Int) -> Point {
        let rect = textView.caretRect(at: CaretPosition(offset))
        return textView.textInputView.convert(Point(x: rect.midX, y: rect.midY), to: nil)
    }
}
