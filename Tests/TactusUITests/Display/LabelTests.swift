import TactusTesting
import Testing

@testable import TactusControls
@testable import TactusUI

@MainActor
@Suite("Labels and images")
struct LabelTests {
    init() throws { try PinnedFonts.install() }

    @Test("TX-30: a label is as large as its text, and grows with it")
    func size() {
        let label = Label(text: "Hello")
        label.sizeToFit()
        let small = label.frame.size
        label.text = "Hello, world"
        label.sizeToFit()

        #expect(small.width > 20 && small.height > 10)
        #expect(label.frame.width > small.width && label.frame.height == small.height)
        #expect(label.sizeThatFits(Size(width: 30, height: 1000)).width <= 30)
    }

    @Test("text is broken into as many lines as are allowed")
    func lines() {
        let label = Label(text: "one two three four five six")
        let one = label.sizeThatFits(Size(width: 60, height: 1000)).height
        label.numberOfLines = 0
        let all = label.sizeThatFits(Size(width: 60, height: 1000)).height
        label.numberOfLines = 2
        let two = label.sizeThatFits(Size(width: 60, height: 1000)).height

        #expect(one < two && two < all)
    }

    @Test("TX-20, TX-22: the word under a finger is found where it is drawn, and where it is drawn is told")
    func characters() throws {
        let label = Label(text: "See the map", frame: Rect(10, 10, 200, 60))
        label.textAlignment = .center
        let map = try #require(label.text.firstRange(of: "map"))
        let rect = try #require(label.rects(for: map).first)
        #expect(label.rects(for: map).count == 1 && rect.minX > 100 && rect.minY > 10 && rect.maxY < 50)
        let character = try #require(label.character(at: rect.center))
        #expect(map.contains(character.lowerBound) && label.text[character] == "a")
        #expect(label.character(at: Point(5, 30)) == nil && label.character(at: Point(rect.midX, 5)) == nil)
    }

    @Test("another text or colour repaints the label, the same one does not")
    func repainting() {
        let host = TestHost(size: Size(width: 100, height: 40))
        let label = Label(text: "Hello", frame: Rect(10, 10, 80, 20))
        host.window.addSubview(label)
        host.settle()
        let frame = PixelRect(10, 10, 80, 20)

        label.text = "Hello"
        #expect(host.paintedByNextFrame() == nil)
        label.text = "World"
        var painted = host.paintedByNextFrame()?.bounds ?? .zero
        #expect(frame.contains(painted) && painted.contains(host.inkBounds()))
        label.textColor = .red
        painted = host.paintedByNextFrame()?.bounds ?? .zero
        #expect(frame.contains(painted) && painted.contains(host.inkBounds()))
    }

    @Test("TX-30: the height of a label follows from the width that a stack gives it")
    func inStack() {
        let host = TestHost(size: Size(width: 160, height: 300))
        let label = Label(text: "one two three four five six seven eight nine ten")
        label.numberOfLines = 0
        let after = Label(text: "after")
        let stack = StackView(arrangedSubviews: [label, after])
        stack.axis = .vertical
        stack.frame = Rect(0, 0, 160, 300)
        stack.distribution = .fill
        label.setContentHuggingPriority(.required, for: .vertical)
        host.window.addSubview(stack)
        host.settle()

        let expected = label.sizeThatFits(Size(width: 160, height: .infinity)).height
        #expect(abs(label.frame.height - expected) < 0.01 && expected > 50)
        #expect(abs(after.frame.minY - label.frame.maxY) < 0.01)

        label.text = "short"
        host.settle()
        #expect(label.frame.height < 25)
    }

    @Test("TX-31: lines that the height has no room for are left out, down to one")
    func heightLimit() throws {
        let label = Label(text: "one two three four five six seven eight", frame: Rect(0, 0, 80, 45))
        label.numberOfLines = 0
        let short = try #require(label.baselines(in: Size(width: 80, height: 45)))
        let tall = try #require(label.baselines(in: Size(width: 80, height: 500)))
        let one = try #require(label.baselines(in: Size(width: 80, height: 5)))
        let line = Typesetter().metrics(of: label.font).lineHeight
        #expect(abs(short.last - short.first - line) < 0.1)
        #expect(tall.last - tall.first > 2.5 * line)
        #expect(one.first == one.last)
    }

    @Test("TX-32: parts have their own attributes, and plain text takes them away")
    func styledText() {
        let label = Label(text: "plain")
        label.sizeToFit()
        let plain = label.frame.size
        label.styledText = StyledText("plain", TextAttributes(font: .systemFont(ofSize: 30)))
        label.sizeToFit()
        #expect(label.frame.height > plain.height && label.text == "plain")
        #expect(label.accessibilityLabel == "plain")
        label.text = "plain"
        label.sizeToFit()
        #expect(label.frame.size == plain)
    }

    @Test("TX-33: text without letters begins where the view's reading begins")
    func direction() {
        let host = TestHost(size: Size(width: 100, height: 20))
        let label = Label(text: "11", frame: Rect(0, 0, 100, 20))
        host.window.addSubview(label)
        host.settle()
        #expect(host.inkBounds().minX < 10)
        host.application.traitOverrides.layoutDirection = .rightToLeft
        host.settle()
        #expect(host.inkBounds().maxX > 90)
    }

    @Test(
        "TX-33: where one reads from the right text begins there, whatever its letters, and trails at the left",
        arguments: [
            (TextAlignment.natural, true), (.trailing, false), (.left, false), (.right, true), (.justified, false),
        ])
    func mirrored(alignment: TextAlignment, isAtTheRight: Bool) {
        let host = TestHost(size: Size(width: 100, height: 20))
        host.application.traitOverrides.layoutDirection = .rightToLeft
        let label = Label(text: "abc", frame: Rect(0, 0, 100, 20))
        label.textAlignment = alignment
        host.window.addSubview(label)
        host.settle()
        #expect(isAtTheRight ? host.inkBounds().maxX > 90 : host.inkBounds().minX < 10)
    }

    @Test("TX-33: an application's language is that of its labels")
    func language() {
        let host = TestHost(size: Size(width: 100, height: 20))
        host.application.language = "ja"
        let label = Label(text: "骨")
        #expect(label.textLanguage == nil)
        host.window.addSubview(label)
        #expect(label.textLanguage == "ja")
    }

    @Test("TX-15, TX-30: a label shrinks its text when it is told to, and not further than it may")
    func shrinking() {
        let label = Label(text: "A rather long title")
        let natural = label.intrinsicContentSize
        #expect(label.sizeThatFits(Size(width: natural.width / 2, height: 100)).height == natural.height)
        label.adjustsFontSizeToFitWidth = true
        let half = label.sizeThatFits(Size(width: natural.width / 2, height: 100))
        #expect(half.height < 0.55 * natural.height && half.width <= natural.width / 2)
        label.minimumScaleFactor = 0.8
        let least = label.sizeThatFits(Size(width: natural.width / 2, height: 100))
        #expect(abs(least.height - 0.8 * natural.height) < 1)
        #expect(label.intrinsicContentSize == natural)
    }

    @Test("TX-6: a label that is measured and drawn breaks its text once")
    func breaksOnce() {
        let host = TestHost(size: Size(width: 200, height: 40))
        let label = Label(text: "Measured and drawn once")
        label.textAlignment = .center
        let before = Typography.typesetter.statistics.breaks
        label.sizeToFit()
        label.frame.size.width += 10
        host.window.addSubview(label)
        host.settle()
        label.textColor = .red
        host.settle()
        #expect(Typography.typesetter.statistics.breaks == before + 1)
    }

    @Test("TX-13, TX-14, TX-31: what labels look like", arguments: [1.0, 2])
    func looks(scale: Double) throws {
        let host = TestHost(size: Size(width: 300, height: 172), scale: scale)
        host.window.backgroundColor = .white
        func add(_ text: String, _ frame: Rect, _ change: (Label) -> Void) {
            let label = Label(text: text, frame: frame)
            label.font = .systemFont(ofSize: 14)
            label.backgroundColor = Color(hex: 0xE8F0F8)
            change(label)
            host.window.addSubview(label)
        }
        let long = "The quick brown fox jumps over the lazy dog"
        for (row, alignment) in [TextAlignment.natural, .center, .trailing].enumerated() {
            add("Aligned", Rect(8, 8 + 28 * Double(row), 138, 22)) { $0.textAlignment = alignment }
        }
        for (row, mode) in [LineBreakMode.truncatingTail, .truncatingMiddle, .truncatingHead].enumerated() {
            add(long, Rect(154, 8 + 28 * Double(row), 138, 22)) { $0.lineBreakMode = mode }
        }
        add(long, Rect(8, 94, 138, 40)) { $0.numberOfLines = 0 }
        add(long, Rect(154, 94, 138, 40)) {
            $0.numberOfLines = 2; $0.textAlignment = .center
        }
        add("שלום עולם", Rect(8, 142, 138, 22)) { $0.textColor = .blue }
        add("Made smaller to fit", Rect(154, 142, 118, 22)) { $0.adjustsFontSizeToFitWidth = true }
        try host.expectImage(named: "labels@\(scale)x")
    }

    @Test("a label takes no touches by itself")
    func touches() {
        let view = View(frame: Rect(0, 0, 10, 10))
        view.addSubview(Label(text: "x", frame: Rect(0, 0, 10, 10)))
        #expect(view.hitTest(Point(5, 5), with: nil) === view)
    }

    @Test("what a card with text and a picture looks like", arguments: [1.0, 1.25, 2.0])
    func golden(scale: Double) throws {
        let host = TestHost(size: Size(width: 120, height: 60), scale: scale)
        host.window.backgroundColor = .lightGray
        let card = View(frame: Rect(10, 10, 100, 40))
        card.backgroundColor = .white
        card.cornerRadius = 8
        host.window.addSubview(card)
        let label = Label(text: "Tactus", frame: Rect(36, 0, 60, 40))
        card.addSubview(label)
        let dot = try Bitmap(size: PixelSize(width: 16, height: 16))
        Canvas(dot).fill(Path(ovalIn: Rect(0, 0, 16, 16)), with: .orange)
        let picture = ImageView(image: Image(dot))
        picture.frame.origin = Point(10, 12)
        card.addSubview(picture)

        try host.expectImage(named: "card@\(scale)x")
    }
}
