import TactusTesting
import Testing

@testable import TactusUI

/// Pictures of every property that a view is drawn by.
@MainActor
@Suite("What views can look like")
struct DrawingPropertyTests {
    @Test(
        "each property looks as it did",
        arguments: ["corners", "border", "gradient", "shadow", "group", "mask", "turned"],
        [1.0, 1.5])
    func property(name: String, scale: Double) throws {
        let host = TestHost(size: Size(width: 216, height: 72), scale: scale)
        host.window.backgroundColor = Color(hex: 0xF2F2F7)
        for (index, view) in Self.views(of: name).enumerated() {
            // By its center: the frame of a turned view is the box around it.
            view.center = Point(Double(index) * 68 + 16 + view.bounds.width / 2, 16 + view.bounds.height / 2)
            host.window.addSubview(view)
        }
        try host.expectImage(named: "\(name)@\(scale)x")
    }

    private static func views(of property: String) -> [View] {
        let cards = (0..<3).map { _ in card() }
        switch property {
        case "corners":
            cards[0].cornerRadius = 12
            cards[1].cornerRadius = 100
            cards[2].cornerRadius = 16
            cards[2].maskedCorners = [.topLeft, .bottomRight]
        case "border":
            for (card, (width, radius)) in zip(cards, [(0.1, 0.0), (3.0, 12.0), (8.0, 6.0)]) {
                card.borderWidth = width
                card.cornerRadius = radius
                card.borderColor = Color(hex: 0x1F4E86)
            }
            cards[1].addSubview(stripe())
            cards[1].clipsToBounds = true
        case "gradient":
            let blue = Color(hex: 0x1F4E86)
            cards[0].backgroundGradient = LinearGradient(from: .white, at: Point(0, 0), to: blue, at: Point(0, 1))
            cards[1].backgroundGradient = LinearGradient(from: .white, at: Point(0, 0), to: blue, at: Point(1, 1))
            cards[1].cornerRadius = 12
            cards[2].backgroundGradient = LinearGradient(
                from: blue, at: Point(0, 0), to: blue.withAlphaComponent(0), at: Point(1, 0))
        case "shadow":
            for card in cards {
                card.backgroundColor = .white
                card.shadowOpacity = 0.4
                card.shadowOffset = Vector(dx: 0, dy: 2)
            }
            cards[1].cornerRadius = 12
            cards[1].shadowRadius = 5
            cards[1].clipsToBounds = true
            cards[1].addSubview(stripe())
            cards[2].cornerRadius = 20
            cards[2].shadowColor = Color(hex: 0xD70015)
            cards[2].shadowOpacity = 1
            cards[2].shadowRadius = 0.75
            cards[2].shadowOffset = Vector(dx: 5, dy: 5)
        case "group":
            for (card, alpha) in zip(cards, [1.0, 0.5, 0.2]) {
                card.addSubview(stripe())
                card.alpha = alpha
                card.shadowOpacity = 0.5
            }
        case "mask":
            for card in cards { card.addSubview(stripe()) }
            let circle = View(frame: Rect(4, 0, 40, 40))
            circle.backgroundColor = .black
            circle.cornerRadius = 20
            cards[0].mask = circle
            let fade = View(frame: cards[1].bounds)
            fade.backgroundGradient = LinearGradient(
                from: .black, at: .zero, to: Color.black.withAlphaComponent(0), at: Point(1, 0))
            cards[1].mask = fade
            cards[2].mask = IconView(.check)
            cards[2].mask?.frame = cards[2].bounds
            cards[2].alpha = 0.5
        default:
            for card in cards {
                card.addSubview(stripe())
                card.cornerRadius = 8
                card.borderWidth = 2
                card.borderColor = .black
                card.shadowOpacity = 0.5
                card.clipsToBounds = true
            }
            cards[0].transform = Transform(rotationAngle: 0.3)
            cards[1].transform = Transform(scaleX: 0.7, y: 0.7)
            cards[2].transform = Transform(a: 1, b: 0, c: -0.3, d: 1, tx: 0, ty: 0)
        }
        return cards
    }

    private static func card() -> View {
        let view = View(frame: Rect(0, 0, 48, 40))
        view.backgroundColor = Color(hex: 0x3D7DCA)
        return view
    }

    private static func stripe() -> View {
        let view = View(frame: Rect(-4, 14, 56, 10))
        view.backgroundColor = Color(hex: 0xFFB340)
        return view
    }

    @Test("pictures are fitted, stretched in nine parts, and tinted", arguments: [1.0, 1.5])
    func images(scale: Double) throws {
        let host = TestHost(size: Size(width: 216, height: 120), scale: scale)
        let bitmap = try Bitmap(size: PixelSize(width: 24, height: 16))
        let canvas = Canvas(bitmap)
        canvas.fill(Path(roundedRect: Rect(0, 0, 24, 16), cornerRadius: 6), with: Color(hex: 0x3D7DCA))
        canvas.fill(Rect(10, 0, 4, 16), with: Color(hex: 0xFFB340))
        let image = Image(bitmap)
        let fitted: [View.ContentMode] = [.scaleToFill, .scaleAspectFit, .scaleAspectFill, .center, .bottomRight]
        for (index, mode) in fitted.enumerated() {
            let view = ImageView(image: image)
            view.contentMode = mode
            add(view, at: Rect(8 + Double(index) * 41, 8, 36, 40), to: host)
        }
        let nine = image.resizableImage(withCapInsets: Insets(top: 6, left: 6, bottom: 6, right: 6))
        add(ImageView(image: nine), at: Rect(8, 56, 76, 48), to: host)
        add(ImageView(image: nine), at: Rect(92, 56, 8, 48), to: host)
        let template = ImageView(image: nine.withRenderingMode(.template))
        template.tintColor = Color(hex: 0x248A3D)
        add(template, at: Rect(108, 56, 40, 48), to: host)
        let round = ImageView(image: image)
        round.cornerRadius = 24
        round.clipsToBounds = true
        round.borderWidth = 2
        round.borderColor = .black
        add(round, at: Rect(156, 56, 48, 48), to: host)
        try host.expectImage(named: "images@\(scale)x")
    }

    private func add(_ view: View, at frame: Rect, to host: TestHost) {
        view.frame = frame
        view.backgroundColor = Color(hex: 0xE5E5EA)
        host.window.addSubview(view)
    }

    @Test("every icon", arguments: [1.0, 1.5])
    func icons(scale: Double) throws {
        let host = TestHost(size: Size(width: 296, height: 104), scale: scale)
        host.window.tintColor = .black
        for (index, (_, icon)) in Icon.all.enumerated() {
            let view = IconView(icon)
            view.frame.origin = Point(8 + Double(index % 9) * 32, 8 + Double(index / 9) * 32)
            host.window.addSubview(view)
        }
        let large = IconView(.gear)
        large.tintColor = Color(hex: 0x3D7DCA)
        large.frame = Rect(8 + 7 * 32, 72, 60, 28)
        host.window.addSubview(large)
        try host.expectImage(named: "icons@\(scale)x")
    }

    @Test("a change of a shadow or of a mask repaints what it covers, and no more")
    func repainting() {
        let host = TestHost(size: Size(width: 120, height: 120))
        let card = Self.card()
        card.frame = Rect(40, 40, 20, 20)
        host.window.addSubview(card)
        host.settle()

        card.shadowRadius = 2
        card.shadowOffset = .zero
        #expect(host.paintedByNextFrame()?.area == 400)
        card.shadowOpacity = 0.5
        let reach = BoxShadow.Shape(box: .zero, cornerRadius: 0, corners: [], blur: 2).reach
        #expect(host.paintedByNextFrame() == PixelRegion(PixelRect(40, 40, 20, 20).insetBy(dx: -reach, dy: -reach)))
        card.shadowOpacity = 0
        host.settle()

        let mask = View(frame: Rect(0, 0, 10, 20))
        mask.backgroundColor = .black
        card.mask = mask
        host.settle()
        #expect(host.picture.hex(45, 50) == "3D7DCA" && host.picture.hex(55, 50) == "FFFFFF")
        mask.frame.origin.x = 10
        #expect(host.paintedByNextFrame() == PixelRegion(PixelRect(40, 40, 20, 20)))
        #expect(host.picture.hex(45, 50) == "FFFFFF" && host.picture.hex(55, 50) == "3D7DCA")
    }

    @Test("a shadow of a large view is that of the same view in one piece")
    func stretchedShadow() throws {
        let shape = BoxShadow.Shape(
            box: PixelSize(width: 90, height: 70), cornerRadius: 9, corners: .allCorners, blur: 4)
        let whole = try Bitmap(size: PixelSize(width: 160, height: 140))
        let stretched = try Bitmap(size: PixelSize(width: 160, height: 140))
        let place = Rect(30, 30, 90, 70)
        #expect(shape.stretchable != shape)
        for (bitmap, pictured) in [(whole, shape), (stretched, shape.stretchable)] {
            let shadow = try #require(BoxShadow(pictured))
            Canvas(bitmap).draw(shadow, of: place, size: shape.box, color: .black)
        }
        #expect(whole.largestDifference(from: stretched) == 0)
        #expect(whole[75, 65] == 0xFF00_0000 && whole[2, 2] == 0)
    }
}
