import Glibc
import Tactus

/// Labels in all styles, parts with attributes, scripts, icons.
final class TextPage: FormPage {
    private let knobs = TextKnobs()
    private let icons = IconFinder()

    override init(frame: Rect = .zero) {
        super.init(frame: frame)
        add("Entry", Self.entry())
        add("Styles", Self.styles())
        add("A text with knobs", knobs.rows)
        add("Parts", [Self.styled(), Self.shortened()])
        add("Scripts", ["Grüße, Ζωή, Привет", "שלום עולם", "مرحبا بالعالم", "გამარჯობა, Բարեւ"].map(Self.line))
        add("Pictures", [Self.picture()])
        add("Icons", icons.rows)
        add("Corners, shadows, gradients", [FlowView(Self.plates())])
    }

    /// Fields, and an editor.
    private static func entry() -> [View] {
        let name = TextField(placeholder: "Name")
        name.clearButtonMode = .whileEditing
        let password = SecureField(placeholder: "Password")
        password.showsRevealButton = true
        let birthday = TextField(placeholder: "Birthday: DD.MM.YYYY")
        birthday.format = MaskFormat("##.##.####")
        birthday.traits.keyboardType = .numberPad
        birthday.addAction(for: .editingDidEnd) { field in
            field.validationMessage = field.text.isEmpty || field.text.count == 10 ? nil : "A day, a month and a year"
        }
        let notes = TextView(frame: Rect(x: 0, y: 0, width: 300, height: 120))
        notes.accessibilityLabel = "Notes"
        notes.placeholder = "Notes, as long as you like"
        notes.backgroundColor = .tertiarySystemFill
        notes.cornerRadius = 10
        notes.heightAnchor.constraint(equalToConstant: 120).isActive = true
        return [name, password, SearchField(placeholder: "Search"), birthday, notes]
    }

    private static func styles() -> [View] {
        let styles: [(String, Font.TextStyle)] = [
            ("Large title", .largeTitle), ("Title", .title1), ("Headline", .headline), ("Body", .body),
            ("Footnote", .footnote),
        ]
        return styles.map { name, style in
            let label = line(name)
            label.font = .preferred(style)
            return label
        }
    }

    private static func line(_ text: String) -> Label {
        let label = Label(text: text)
        label.numberOfLines = 0
        return label
    }

    private static func styled() -> Label {
        let label = line("")
        var text = StyledText("Delivered ")
        text += StyledText("today", TextAttributes(font: .systemFont(ofSize: 17, weight: .bold), color: .systemGreen))
        text += StyledText(", not ")
        text += StyledText("tomorrow", TextAttributes(underline: .wavy(.systemRed)))
        text += StyledText(" or ")
        text += StyledText("never", TextAttributes(strikethrough: .single))
        text += StyledText(".")
        label.styledText = text
        return label
    }

    private static func shortened() -> Label {
        let label = Label(text: "One line only, in which what does not fit is left out in the middle of the text")
        label.lineBreakMode = .truncatingMiddle
        label.textColor = .secondaryLabel
        return label
    }

    /// A sun that sets behind hills, in pixels made here.
    private static func picture() -> View {
        let size = PixelSize(width: 480, height: 180)
        let pixels = (0..<size.height).flatMap { y in (0..<size.width).map { x in pixel(x, y) } }
        let view = ImageView(image: try? Image(premultipliedPixels: pixels, size: size, scale: 2))
        view.accessibilityLabel = "A sunset"
        view.contentMode = .scaleAspectFill
        view.clipsToBounds = true
        view.cornerRadius = 12
        return view
    }

    private static func pixel(_ x: Int, _ y: Int) -> UInt32 {
        let hill = 128 + 22 * cos(Double(x) / 75) + 9 * cos(Double(x) / 31)
        if Double(y) > hill { return 0xFF2F_3B5C }
        let fromSun = hypot(Double(x - 330), Double(y - 92))
        if fromSun < 34 { return 0xFFFF_E9B8 }
        let height = Double(y) / 180
        let (red, green, blue) = (96 + 150 * height, 88 + 76 * height, 168 - 66 * height)
        return 0xFF00_0000 | UInt32(red) << 16 | UInt32(green) << 8 | UInt32(blue)
    }

    private static func plates() -> [View] {
        let plates = (0..<4).map { _ in Tile(Size(width: 72, height: 72)) }
        for plate in plates {
            plate.backgroundColor = .systemTeal
            plate.cornerRadius = 14
        }
        plates[1].maskedCorners = [.topLeft, .bottomRight]
        plates[1].borderWidth = 3
        plates[1].borderColor = .systemIndigo
        plates[2].shadowOpacity = 0.35
        plates[2].shadowRadius = 6
        plates[2].shadowOffset = Vector(dx: 0, dy: 4)
        plates[3].backgroundGradient = .linear(
            from: .systemPurple, at: Point(x: 0, y: 0), to: .systemOrange, at: Point(x: 1, y: 1))
        return plates
    }
}

/// A view of one size.
private final class Tile: View {
    private let size: Size

    init(_ size: Size) {
        self.size = size
        super.init(frame: Rect(origin: .zero, size: size))
    }

    override var intrinsicContentSize: Size { size }
}
