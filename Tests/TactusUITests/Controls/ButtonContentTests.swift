import TactusGraphics
import TactusTesting
import Testing

@testable import TactusControls
@testable import TactusUI

@MainActor
@Suite("Pictures on buttons")
struct ButtonContentTests {
    private static func content(_ placement: Button.ImagePlacement) -> ButtonContent {
        ButtonContent(
            picture: Size(width: 20, height: 20), title: Size(width: 40, height: 24), placement: placement, spacing: 8)
    }

    @Test(
        "picture and text lie together in the middle",
        arguments: [
            (Button.ImagePlacement.leading, Rect(16, 40, 20, 20), Rect(44, 38, 40, 24)),
            (.trailing, Rect(64, 40, 20, 20), Rect(16, 38, 40, 24)),
            (.top, Rect(40, 24, 20, 20), Rect(30, 52, 40, 24)), (.bottom, Rect(40, 56, 20, 20), Rect(30, 24, 40, 24)),
        ])
    func places(placement: Button.ImagePlacement, picture: Rect, title: Rect) {
        let frames = Self.content(placement).frames(in: Rect(0, 0, 100, 100))
        #expect(frames.picture == picture && frames.title == title)
    }

    @Test(
        "in a button that is wider they lie where they are told",
        arguments: [(Button.ContentHorizontalAlignment.leading, 0.0), (.center, 16), (.trailing, 32)])
    func alignment(alignment: Button.ContentHorizontalAlignment, left: Double) {
        var content = Self.content(.leading)
        content.alignment = alignment
        let frames = content.frames(in: Rect(0, 0, 100, 100))
        #expect(frames.picture.minX == left && frames.title.minX == left + 28)
        content.picture = nil
        #expect(content.frames(in: Rect(0, 0, 40, 100)).title.minX == 0)
    }

    @Test("the padding at the sides can be another one")
    func padding() {
        let button = Button(title: "Save")
        let usual = button.intrinsicContentSize.width
        button.contentInsets = DirectionalInsets(top: 8, leading: 4, bottom: 8, trailing: 4)
        #expect(button.intrinsicContentSize.width == usual - 24)
    }

    @Test("CT-29: a subtitle lies below the title, where the content lies or as it is told, and counts in the size")
    func subtitles() throws {
        let button = Button(title: "Go", frame: Rect(0, 0, 300, 80))
        let (plain, title) = (button.intrinsicContentSize, button.content().title)
        button.subtitle = "At your own risk"
        let content = button.content(width: 268)
        let subtitle = try #require(content.subtitle)
        #expect(content.title == title && subtitle.width > title.width && subtitle.height < title.height)
        // In whole pixels, which are points here.
        let height = (title.height + 1 + subtitle.height + 16).rounded(.up)
        #expect(button.intrinsicContentSize.width == (subtitle.width + 32).rounded(.up))
        #expect(button.intrinsicContentSize.height == max(height, plain.height))
        let frames = content.frames(in: Rect(16, 0, 268, 80))
        #expect(
            frames.subtitle.minY == frames.title.maxY + 1 && frames.title.midX == 150 && frames.subtitle.midX == 150)
        button.contentHorizontalAlignment = .leading
        let leading = button.content(width: 268).frames(in: Rect(16, 0, 268, 80))
        #expect(leading.title.minX == 16 && leading.subtitle.minX == 16)
        button.titleAlignment = .trailing
        let trailing = button.content(width: 268).frames(in: Rect(16, 0, 268, 80))
        #expect(trailing.title.maxX == trailing.subtitle.maxX && trailing.subtitle.minX == 16)
        button.titleAlignment = nil
        button.contentHorizontalAlignment = .center
        button.icon = .check
        let beside = button.content(width: 268).frames(in: Rect(16, 0, 268, 80))
        #expect(beside.title.minX == beside.subtitle.minX && beside.picture.maxX + 8 == beside.title.minX)
        button.imagePlacement = .top
        let below = button.content(width: 268).frames(in: Rect(16, 0, 268, 80))
        #expect(below.title.midX == below.subtitle.midX && below.picture.midX == below.title.midX)
        button.icon = nil
        button.titlePadding = 9
        #expect(button.content().text.height == title.height + 9 + subtitle.height)
        #expect(button.accessibilityLabel == "Go, At your own risk")
        button.title = ""
        #expect(button.content().text == subtitle && button.accessibilityLabel == "At your own risk")
        let narrow = try #require(button.content(width: 20).subtitle?.width)
        #expect(narrow > 0 && narrow <= 20, "an ellipsis takes as much as it does")
    }

    @Test("CT-30: corners are as round as their style says, in the theme's measure")
    func corners() {
        let button = Button(title: "Go", frame: Rect(0, 0, 100, 44))
        let radii = Button.CornerStyle.allCases.map { style in
            button.cornerStyle = style
            return button.focusRingCornerRadius
        }
        #expect(radii == [10, 6, 14, 22])
        button.traitOverrides.theme = {
            var theme = Theme(); theme.radii = Theme.Radii(base: 0); return theme
        }()
        #expect(button.focusRingCornerRadius == 0)
    }

    @Test("CT-31: insets move the content, mirrored where one reads from the right, and shrink together without room")
    func insets() {
        let button = Button(title: "Go", icon: .check, frame: Rect(0, 0, 200, 60))
        button.contentHorizontalAlignment = .leading
        button.contentInsets = DirectionalInsets(top: 0, leading: 30, bottom: 20, trailing: 10)
        #expect(button.inner(button.bounds) == Rect(30, 0, 160, 40))
        #expect(button.inner(Rect(0, 0, 20, 10)) == Rect(15, 0, 0, 0))
        let size = button.content().size
        let (width, height) = ((size.width + 40).rounded(.up), max((size.height + 20).rounded(.up), 44))
        #expect(button.intrinsicContentSize == Size(width: width, height: height))
        let frame = button.content(width: 160).frames(in: button.inner(button.bounds)).picture
        #expect(frame.minX == 30 && frame.midY == 20)
        button.traitOverrides.layoutDirection = .rightToLeft
        #expect(button.placed(button.content(width: 160).frames(in: button.inner(button.bounds)).picture).maxX == 170)
    }

    @Test("the one picture takes the other away; a button with a sign alone is as large as a finger")
    func pictures() throws {
        let button = Button(icon: .trash)
        #expect(button.intrinsicContentSize == Size(width: 44, height: 44))
        button.image = Image(try Bitmap(size: PixelSize(width: 60, height: 50)))
        #expect(button.icon == nil)
        #expect(button.intrinsicContentSize == Size(width: 82, height: 66))
        button.icon = .gear
        #expect(button.image == nil)
        button.title = "Settings"
        let beside = button.intrinsicContentSize
        button.imagePlacement = .top
        #expect(button.intrinsicContentSize.width < beside.width && button.intrinsicContentSize.height > beside.height)
    }

    @Test("a text that has too little room beside a picture is shortened, and the picture stays")
    func narrow() {
        let button = Button(title: "A rather long title", icon: .check)
        let content = button.content(width: 80)
        #expect((30...50).contains(content.title.width) && content.size.width == content.title.width + 30)
        #expect(button.content(width: 10).title.width == 1)
    }

    @Test("LY-8: the text stands where it is drawn, also where there is no room for it")
    func baselines() throws {
        let button = Button(title: "Save", icon: .check)
        let tall = try #require(button.baselines(in: Size(width: 200, height: 100)))
        let low = try #require(button.baselines(in: Size(width: 200, height: 44)))
        #expect(abs(tall.first - low.first - 28) < 0.01 && tall.last == tall.first)
        button.imagePlacement = .top
        #expect(try #require(button.baselines(in: Size(width: 200, height: 100))).first > tall.first)
        #expect(button.baselines(in: .zero)?.first.isFinite == true)
        #expect(Button(icon: .check).baselines(in: .zero) == nil)
        for box in [Checkbox(title: "x"), RadioGroup(titles: ["x"])] as [Control] {
            #expect(box.baselines(in: .zero)?.first.isFinite == true)
        }
    }

    @Test("AP-22: where one reads from the right the picture is at the right of the text")
    func mirrored() {
        let host = TestHost(size: Size(width: 200, height: 44))
        host.window.backgroundColor = .white
        let button = Button(title: "", icon: .stop, style: .plain, frame: Rect(0, 0, 200, 44))
        button.title = "ii"
        host.window.addSubview(button)
        host.settle()
        func rows() -> [Bool] { (0..<200).map { host.picture.hex($0, 21) == host.picture.hex(100, 0) } }
        let usual = rows()
        host.application.traitOverrides.layoutDirection = .rightToLeft
        host.settle()
        let mirrored = rows()
        // The square of the sign is the widest run of colour.
        #expect(Self.widest(usual) < 100 && Self.widest(mirrored) > 100)
    }

    /// The middle of the longest run of pixels that are not of the ground.
    private static func widest(_ isGround: [Bool]) -> Int {
        var best = (length: 0, middle: 0)
        var start = 0
        for (index, ground) in isGround.enumerated() {
            if ground {
                start = index + 1
            } else if index + 1 - start > best.length {
                best = (index + 1 - start, (start + index) / 2)
            }
        }
        return best.middle
    }

    @Test("a toggle button stays pressed in, by finger and by keys, and says so")
    func toggle() {
        let host = TestHost(size: Size(width: 200, height: 60))
        let button = Button(title: "Bold", frame: Rect(0, 0, 100, 44))
        button.changesSelectionAsPrimaryAction = true
        host.window.addSubview(button)
        host.finger().tap(at: Point(50, 20))
        #expect(button.isSelected && button.accessibilityRole == .toggleButton && button.accessibilityValue == "on")
        let finger = host.finger()
        finger.down(at: Point(50, 20))
        finger.cancel()
        #expect(button.isSelected)
        button.becomeFirstResponder()
        host.keyboard.press(.keyboardReturnOrEnter)
        #expect(!button.isSelected && button.accessibilityState.check == .off)
    }
}
