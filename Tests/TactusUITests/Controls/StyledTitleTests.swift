import TactusTesting
import Testing

@testable import TactusControls
@testable import TactusUI

@MainActor
@Suite("Titles with a look of their own")
struct StyledTitleTests {
    private let host = TestHost(size: Size(width: 300, height: 300))

    private func color(_ x: Int, _ y: Int) -> Color { Color(hex: host.picture[x, y] & 0xFF_FFFF) }

    private func picture(_ color: Color, side: Int = 4) throws -> Image {
        let bitmap = try Bitmap(size: PixelSize(width: side, height: side))
        Canvas(bitmap).fill(Rect(x: 0, y: 0, width: Double(side), height: Double(side)), with: color)
        return Image(bitmap, scale: 1)
    }

    @Test("CT-32: a styled title shows in place of the plain one, in its state, and is what is read out")
    func title() {
        let button = Button(title: "Plain", frame: Rect(0, 0, 200, 60))
        host.window.addSubview(button)
        let plain = button.intrinsicContentSize
        let large = StyledText("Styled", TextAttributes(font: .systemFont(ofSize: 40)))
        button.setStyledTitle(large, for: .normal)
        #expect(button.currentStyledTitle == large && button.intrinsicContentSize.height > plain.height)
        #expect(button.standardAccessibility.label == "Styled")
        #expect(button.titleLabel?.styledText == large)
        button.setTitle("Held", for: .highlighted)
        let finger = host.finger()
        finger.down(at: Point(100, 30))
        #expect(button.currentStyledTitle == nil && button.titleLabel?.text == "Held")
        finger.up()
        #expect(button.titleLabel?.styledText == large)
        button.setStyledTitle(nil, for: .normal)
        #expect(button.titleLabel?.text == "Plain" && button.intrinsicContentSize == plain)
    }

    @Test("CT-32: a picture behind the content fills the button in place of its plate, by its state")
    func background() throws {
        let button = Button(title: "", style: .filled, frame: Rect(20, 20, 200, 60))
        host.window.addSubview(button)
        button.setBackgroundImage(try picture(.red), for: .normal)
        button.setBackgroundImage(try picture(.green), for: .highlighted)
        host.settle()
        #expect(color(21, 21) == .red && color(218, 78) == .red)
        let finger = host.finger()
        finger.down(at: Point(100, 50))
        host.settle()
        #expect(color(100, 25) == .green)
        finger.up()
        host.settle()
        #expect(color(100, 25) == .red)
        button.setBackgroundImage(try picture(.red, side: 90), for: .normal)
        #expect(button.intrinsicContentSize == Size(width: 90, height: 90))
    }

    @Test("CT-32: an indicator turns in the picture's place, and the button can be tapped all the same")
    func indicator() throws {
        let button = Button(title: "Send", icon: .star, frame: Rect(0, 0, 200, 60))
        var taps = 0
        button.addAction(for: .primaryActionTriggered) { _ in taps += 1 }
        host.window.addSubview(button)
        button.showsActivityIndicator = true
        host.settle()
        let indicator = try #require(button.subviews.compactMap { $0 as? ActivityIndicatorView }.first)
        #expect(indicator.isAnimating && indicator.frame.midY == 30 && indicator.frame.maxX < 100)
        host.finger().tap(at: Point(indicator.frame.midX, 30))
        #expect(taps == 1)
        button.showsActivityIndicator = false
        #expect(indicator.superview == nil && !button.showsActivityIndicator)
    }

    @Test("CT-32: insets of title and picture move them, by half in the middle, and leave the size")
    func insets() throws {
        let button = Button(title: "Send", frame: Rect(0, 0, 200, 60))
        button.image = try picture(.red, side: 20)
        host.window.addSubview(button)
        let (label, image) = (try #require(button.titleLabel), try #require(button.imageView))
        host.settle()
        let (title, picture, size) = (label.frame, image.frame, button.intrinsicContentSize)
        button.titleEdgeInsets = Insets(top: 0, left: 8, bottom: 0, right: -8)
        button.imageEdgeInsets = Insets(top: 4, left: 0, bottom: 0, right: 0)
        host.settle()
        #expect(label.frame == title.offsetBy(dx: 8, dy: 0) && image.frame == picture.offsetBy(dx: 0, dy: 2))
        #expect(button.intrinsicContentSize == size)
    }

    @Test("CT-33: titles of segments look as is said for their state, over what is said for the normal one")
    func segments() {
        let control = SegmentedControl(titles: ["One", "Two"], frame: Rect(0, 0, 200, 44))
        control.selectedSegmentIndex = 0
        host.window.addSubview(control)
        let width = control.intrinsicContentSize.width
        control.setTitleTextAttributes(TextAttributes(font: .systemFont(ofSize: 30), color: .red), for: .normal)
        control.setTitleTextAttributes(TextAttributes(color: .blue), for: .selected)
        #expect(control.intrinsicContentSize.width > width)
        #expect(control.attributes(in: .selected) == TextAttributes(font: .systemFont(ofSize: 30), color: .blue))
        #expect(control.attributes(in: [.selected, .highlighted]).color == .blue)
        #expect(control.titleTextAttributes(for: .highlighted) == nil)
        host.settle()
        let colors = { (from: Int, to: Int) in
            Set((from..<to).flatMap { x in (8..<36).map { self.color(x, $0) } })
        }
        #expect(colors(10, 90).contains(.blue) && !colors(10, 90).contains(.red))
        #expect(colors(110, 190).contains(.red) && !colors(110, 190).contains(.blue))
        host.finger().tap(at: Point(150, 20))
        host.advance(by: .seconds(1))
        #expect(colors(110, 190).contains(.blue) && colors(10, 90).contains(.red))
    }

    @Test("TX-38: a label that says where its text lies is as large as that, and draws it there")
    func padded() {
        final class Badge: Label {
            let room = Insets(top: 10, left: 20, bottom: 10, right: 20)
            override func textRect(forBounds bounds: Rect, limitedToNumberOfLines numberOfLines: Int) -> Rect {
                super.textRect(forBounds: bounds.inset(by: room), limitedToNumberOfLines: numberOfLines)
                    .inset(by: Insets(top: -10, left: -20, bottom: -10, right: -20))
            }
            override func drawText(in rect: Rect, on canvas: Canvas) {
                super.drawText(in: rect.inset(by: room), on: canvas)
            }
        }
        let (plain, badge) = (Label(text: "New"), Badge(text: "New"))
        let size = plain.intrinsicContentSize
        #expect(badge.intrinsicContentSize == Size(width: size.width + 40, height: size.height + 20))
        #expect(badge.sizeThatFits(Size(width: 500, height: 500)) == badge.intrinsicContentSize)
        #expect(plain.textRect(forBounds: Rect(5, 6, 300, 100), limitedToNumberOfLines: 1).size == size)
        badge.frame = Rect(0, 0, size.width + 40, size.height + 20)
        badge.textColor = .red
        badge.backgroundColor = .white
        host.window.addSubview(badge)
        host.settle()
        let inked = { (xs: Range<Int>) in
            xs.contains { x in (0..<Int(size.height + 20)).contains { self.color(x, $0) != .white } }
        }
        #expect(
            !inked(0..<20) && inked(20..<Int(size.width) + 20) && !inked(Int(size.width) + 21..<Int(size.width) + 39))
    }

    @Test("AP-61: views are prepared as they come into a window of a scene, superviews first, before they hear of it")
    func preparation() {
        final class Card: View {
            var log: Log?
            override func didMoveToWindow() { log?.add("\(name ?? "") window") }
        }
        let log = Log()
        let (outer, inner) = (Card(), Card())
        (outer.name, inner.name, outer.log, inner.log) = ("outer", "inner", log, log)
        outer.addSubview(inner)
        host.application.viewPreparation = { log.add("\($0.name ?? "?") prepared") }
        host.window.addSubview(outer)
        #expect(log.take() == ["outer prepared", "inner prepared", "outer window", "inner window"])
        outer.removeFromSuperview()
        #expect(log.take() == ["outer window", "inner window"])
    }

    @Test("AP-62: a plate that is said to be dark is so in a light window")
    func darkPlate() {
        let plate = VisualEffectView(effect: BlurEffect(style: .systemMaterial))
        host.window.addSubview(plate)
        let light = plate.backgroundColor?.resolved(in: ColorTraits(userInterfaceStyle: .light))
        plate.effect = BlurEffect(style: .systemMaterial, userInterfaceStyle: .dark)
        let dark = plate.backgroundColor?.resolved(in: ColorTraits(userInterfaceStyle: .light))
        #expect((light?.red ?? 0) > 0.8 && (dark?.red ?? 1) < 0.3)
    }
}
