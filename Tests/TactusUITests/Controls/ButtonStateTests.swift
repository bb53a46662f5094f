import TactusGraphics
import TactusTesting
import Testing

@testable import TactusControls
@testable import TactusUI

@MainActor
@Suite("What buttons show in their states")
struct ButtonStateTests {
    private let host = TestHost(size: Size(width: 300, height: 200))

    private func image(_ color: Color) throws -> Image {
        let bitmap = try Bitmap(size: PixelSize(width: 20, height: 20))
        let canvas = Canvas(bitmap)
        canvas.fill(Rect(0, 0, 20, 20), with: color)
        return Image(bitmap)
    }

    @Test("CT-22: a state shows what is set for all of it, else what the normal one has")
    func titles() {
        let button = Button(title: "Play")
        button.setTitle("Stop", for: .selected)
        button.setTitle("…", for: .highlighted)
        func titles() -> String { "\(button.currentTitle) \(button.accessibilityLabel ?? "")" }
        #expect(titles() == "Play Play")
        button.isSelected = true
        #expect(titles() == "Stop Stop")
        button.isHighlighted = true
        #expect(titles() == "Play Play")
        button.isSelected = false
        #expect(titles() == "… …")
        button.setTitle(nil, for: .highlighted)
        #expect(titles() == "Play Play" && button.title(for: .highlighted) == "Play")
        #expect(button.title(for: .selected) == "Stop" && button.title(for: .normal) == "Play")
    }

    @Test("CT-22: the size follows the state, and the focus changes nothing")
    func sizes() {
        let button = Button(title: "On")
        host.window.addSubview(button)
        let narrow = button.intrinsicContentSize.width
        button.setTitle("Something longer", for: .selected)
        #expect(button.intrinsicContentSize.width == narrow)
        button.isSelected = true
        let wide = button.intrinsicContentSize.width
        #expect(wide > narrow + 50)
        button.becomeFirstResponder()
        #expect(button.state.contains(.focused) && button.intrinsicContentSize.width == wide)
    }

    @Test("CT-22: pictures and colours by state are what is painted; a finger shows those of the highlighted state")
    func pictures() throws {
        let button = Button(style: .plain)
        button.setImage(try image(.systemRed), for: .normal)
        button.setImage(try image(.black), for: .highlighted)
        button.frame = Rect(100, 50, 44, 44)
        host.window.addSubview(button)
        let red = host.picture.hex(122, 72)
        let finger = host.finger()
        finger.down(at: Point(122, 72))
        #expect(host.picture.hex(122, 72) == "000000" && red != "000000")
        finger.up()
        #expect(host.picture.hex(122, 72) == red)
        button.setIcon(.check, for: .disabled)
        button.isEnabled = false
        #expect(button.currentImage == nil && button.currentIcon == .check)
    }

    @Test("CT-22: the label and the view of a button's parts show the same, and set how it is measured")
    func parts() throws {
        let plain = Button(title: "A title in Ångström", icon: nil, style: .filled, frame: Rect(20, 20, 240, 50))
        host.window.addSubview(plain)
        let before = try host.picture.copy()
        let label = try #require(plain.titleLabel)
        #expect(plain.titleLabel === label && label.superview === plain && label.text == "A title in Ångström")
        #expect(host.picture.largestDifference(from: before) <= 40)
        plain.isHighlighted = true
        plain.isHighlighted = false
        label.font = .systemFont(ofSize: 30)
        #expect(plain.font.size == 30)
        let tall = plain.intrinsicContentSize
        plain.font = .systemFont(ofSize: 12)
        #expect(label.font.size == 12 && plain.intrinsicContentSize.width < tall.width / 2)
        label.numberOfLines = 0
        #expect(plain.numberOfLines == 0 && plain.intrinsicHeight(forWidth: 60)! > 44)
        #expect(plain.accessibilityElements.isEmpty)
        plain.image = try image(.black)
        let view = try #require(plain.imageView)
        host.settle()
        #expect(view.image === plain.image && view.frame.size == Size(width: 20, height: 20))
        #expect(view.frame.maxX < label.frame.minX)
        // A template has the colour of the text, not the tint, which the plate has.
        let template = try image(.black).withRenderingMode(.template)
        plain.image = template
        host.settle()
        let middle = view.convert(Point(10, 10), to: nil)
        let withView = host.picture.hex(Int(middle.x), Int(middle.y))
        let bare = Button(title: plain.title, style: .filled, frame: Rect(20, 120, 240, 50))
        bare.image = template
        bare.font = plain.font
        host.window.addSubview(bare)
        let (left, plate) = (Int(middle.x), host.picture.hex(24, 145))
        #expect(withView == host.picture.hex(left, Int(middle.y) + 100) && withView != plate)
        plain.setTitle("Other", for: .selected)
        plain.isSelected = true
        #expect(label.text == "Other")
    }

    @Test("CT-22: the handler brings the button up to date when it is set and when the state changes")
    func handler() {
        var states: [UInt32] = []
        let button = Button(title: "Save")
        button.configurationUpdateHandler = { button in
            states.append(button.state.rawValue)
            button.title = button.isEnabled ? "Save" : "Saving"
        }
        button.isEnabled = false
        #expect(button.title == "Saving")
        button.isEnabled = true
        button.isEnabled = true
        #expect(states == [0, 2, 0] && button.title == "Save")
    }

    @Test("CT-23: a title that does not fit shrinks to three quarters, and is cut then; with more lines it is broken")
    func fitting() {
        let button = Button(title: "English breakfast", style: .filled)
        let size = button.intrinsicContentSize
        let text = size.width - 32
        let scale = { (width: Double) in button.layout(width: width).size.height / button.layout(width: nil).size.height
        }
        #expect(abs(scale(text) - 1) < 0.001)
        #expect(scale(text * 0.85) < 0.95)
        #expect(scale(text * 0.4) >= 0.7 && button.layout(width: text * 0.4).size.width <= text * 0.4)
        button.minimumScaleFactor = 1
        #expect(abs(scale(text * 0.85) - 1) < 0.001)
        button.numberOfLines = 2
        let fitted = button.sizeThatFits(Size(width: size.width * 0.7, height: .infinity))
        #expect(fitted.width <= size.width * 0.7 && fitted.height > size.height)
        #expect(button.intrinsicHeight(forWidth: size.width * 0.7) == fitted.height)
    }

    @Test(
        "CT-23: the content lies where it is told in a larger button",
        arguments: [
            (Control.ContentHorizontalAlignment.left, Control.ContentVerticalAlignment.top, Rect(28, 0, 40, 24)),
            (.right, .bottom, Rect(60, 76, 40, 24)), (.fill, .center, Rect(28, 38, 72, 24)),
            (.center, .fill, Rect(44, 0, 40, 100)), (.fill, .fill, Rect(28, 0, 72, 100)),
        ])
    func alignment(
        horizontal: Control.ContentHorizontalAlignment, vertical: Control.ContentVerticalAlignment, title: Rect
    ) {
        var content = ButtonContent(
            picture: Size(width: 20, height: 20), title: Size(width: 40, height: 24), placement: .leading, spacing: 8)
        content.alignment = horizontal
        content.verticalAlignment = vertical
        #expect(content.frames(in: Rect(0, 0, 100, 100)).title == title)
        let button = Button(title: "Save")
        button.contentHorizontalAlignment = .leading
        button.semanticContentAttribute = .forceRightToLeft
        #expect(button.effectiveContentHorizontalAlignment == .right)
    }

    @Test("a destructive button is red where others have the tint; a sign may have its own size")
    func roles() {
        let button = Button(title: "", icon: .trash, style: .filled, frame: Rect(20, 20, 80, 60))
        host.window.addSubview(button)
        let tint = host.picture.hex(24, 50)
        button.role = .destructive
        #expect(host.picture.hex(24, 50) != tint)
        button.font = .systemFont(ofSize: 11)
        button.iconSize = 40
        #expect(button.intrinsicContentSize == Size(width: 62, height: 56))
    }
}
