import TactusTesting
import Testing

@testable import TactusControls
@testable import TactusUI

/// Pictures of every property that a view is drawn by.
@MainActor
@Suite("What views can look like")
struct DrawingPropertyTests {
    @Test(
        "AP-33: each property looks as it did, by day and by night",
        arguments: ["corners", "continuous-corners", "border", "gradient", "shadow", "group", "mask", "turned"],
        [1.0, 1.5, 2.0])
    func property(name: String, scale: Double) throws {
        try expectSheet(of: Size(width: 284, height: 72), named: name, scale: scale) { host in
            for (index, view) in Self.views(of: name).enumerated() {
                // By its center: the frame of a turned view is the box around it.
                view.center = Point(Double(index) * 68 + 16 + view.bounds.width / 2, 16 + view.bounds.height / 2)
                host.window.addSubview(view)
            }
        }
    }

    /// Compares pictures of the same views, light and dark, one below the other.
    private func expectSheet(
        of size: Size, named name: String, scale: Double, _ fill: (TestHost) throws -> Void
    ) throws {
        let styles = UserInterfaceStyle.allCases
        let pixels = PixelSize(width: Int(size.width * scale), height: Int(size.height * scale))
        let sheet = try Bitmap(size: PixelSize(width: pixels.width, height: pixels.height * styles.count))
        for (index, style) in styles.enumerated() {
            let host = TestHost(size: size, scale: scale)
            host.application.traitOverrides.userInterfaceStyle = style
            host.window.backgroundColor = .secondarySystemBackground
            try fill(host)
            Canvas(sheet, scale: scale).draw(
                host.picture, in: Rect(x: 0, y: Double(index) * size.height, width: size.width, height: size.height))
        }
        try GoldenImages().expect(sheet, named: "\(name)@\(scale)x")
    }

    private static func views(of property: String) -> [View] {
        let cards = (0..<4).map { _ in card() }
        switch property {
        case "corners":
            cards[0].cornerRadius = 12
            cards[1].cornerRadius = 100
            cards[2].cornerRadius = 16
            cards[2].maskedCorners = [.topLeft, .bottomRight]
            cards[3].cornerRadii = CornerRadii(topLeft: 20, topRight: 20, bottomLeft: 3, bottomRight: 8)
        case "continuous-corners":
            for (card, radius) in zip(cards, [12.0, 20, 100, 16]) {
                card.cornerRadius = radius
                card.cornerCurve = .continuous
                card.shadowOpacity = 0.4
                card.addSubview(stripe())
                card.clipsToBounds = true
            }
            cards[1].borderWidth = 3
            cards[3].maskedCorners = [.topLeft, .bottomRight]
        case "border":
            let borders: [(Double, CornerRadii)] = [(0.1, 0), (3, 12), (8, 6), (4, leaf)]
            for (card, (width, radii)) in zip(cards, borders) {
                card.borderWidth = width
                card.cornerRadii = radii
                card.borderColor = .label
            }
            cards[1].addSubview(stripe())
            cards[1].clipsToBounds = true
        case "gradient":
            let (pale, deep) = (Color.systemBackground, Color.systemBlue)
            cards[0].backgroundGradient = .linear(from: pale, at: Point(0, 0), to: deep, at: Point(0, 1))
            cards[1].backgroundGradient = .linear(from: pale, at: Point(0, 0), to: deep, at: Point(1, 1))
            cards[1].cornerRadius = 12
            cards[2].backgroundGradient = .linear(
                from: deep, at: Point(0, 0), to: deep.withAlphaComponent(0), at: Point(1, 0))
            cards[2].backgroundColor = .systemYellow
            cards[3].backgroundGradient = .radial(from: pale, at: Point(0.5, 0.5), to: deep, radius: 0.5)
        case "shadow":
            for card in cards {
                card.backgroundColor = .tertiarySystemBackground
                card.shadowOpacity = 0.4
                card.shadowOffset = Vector(dx: 0, dy: 2)
            }
            cards[1].cornerRadius = 12
            cards[1].shadowRadius = 5
            cards[1].clipsToBounds = true
            cards[1].addSubview(stripe())
            cards[2].cornerRadius = 20
            cards[2].shadowColor = .systemRed
            cards[2].shadowOpacity = 1
            cards[2].shadowRadius = 0.75
            cards[2].shadowOffset = Vector(dx: 5, dy: 5)
            cards[3].cornerRadii = leaf
            cards[3].shadowColor = .label
            cards[3].shadowRadius = 2
        case "group":
            for (card, alpha) in zip(cards, [1.0, 0.5, 0.2, 0.8]) {
                card.addSubview(stripe())
                card.alpha = alpha
                card.shadowOpacity = 0.5
            }
            cards[3].subviews.first?.alpha = 0.5
        case "mask":
            for card in cards { card.addSubview(stripe()) }
            let circle = View(frame: Rect(4, 0, 40, 40))
            circle.backgroundColor = .black
            circle.cornerRadius = 20
            cards[0].mask = circle
            cards[1].mask = veil(.linear(from: .black, at: .zero, to: .clear, at: Point(1, 0)))
            cards[2].mask = IconView(.check)
            cards[2].mask?.frame = cards[2].bounds
            cards[2].alpha = 0.5
            cards[3].mask = veil(.radial(from: .black, at: Point(0.5, 0.5), to: .clear, radius: 0.5))
        default:
            for card in cards {
                card.addSubview(stripe())
                card.cornerRadius = 8
                card.borderWidth = 2
                card.borderColor = .label
                card.shadowOpacity = 0.5
                card.clipsToBounds = true
            }
            cards[0].transform = Transform(rotationAngle: 0.3)
            cards[1].transform = Transform(scaleX: 0.7, y: 0.7)
            cards[2].transform = Transform(a: 1, b: 0, c: -0.3, d: 1, tx: 0, ty: 0)
            cards[3].transform = Transform(scaleX: -1, y: 1)
            cards[3].cornerRadii = leaf
        }
        return cards
    }

    private static let leaf = CornerRadii(topLeft: 24, bottomRight: 24)

    private static func veil(_ gradient: Gradient) -> View {
        let view = View(frame: card().bounds)
        view.backgroundGradient = gradient
        return view
    }

    private static func card() -> View {
        let view = View(frame: Rect(0, 0, 48, 40))
        view.backgroundColor = .systemBlue
        return view
    }

    private static func stripe() -> View {
        let view = View(frame: Rect(-4, 14, 56, 10))
        view.backgroundColor = .systemOrange
        return view
    }

    @Test("pictures are fitted, stretched in nine parts, and tinted", arguments: [1.0, 1.5, 2.0])
    func images(scale: Double) throws {
        let bitmap = try Bitmap(size: PixelSize(width: 24, height: 16))
        let canvas = Canvas(bitmap)
        canvas.fill(Path(roundedRect: Rect(0, 0, 24, 16), cornerRadius: 6), with: Color(hex: 0x3D7DCA))
        canvas.fill(Rect(10, 0, 4, 16), with: Color(hex: 0xFFB340))
        let image = Image(bitmap)
        try expectSheet(of: Size(width: 216, height: 120), named: "images", scale: scale) { host in
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
            template.tintColor = .systemGreen
            add(template, at: Rect(108, 56, 40, 48), to: host)
            let round = ImageView(image: image)
            round.cornerRadius = 24
            round.clipsToBounds = true
            round.borderWidth = 2
            round.borderColor = .label
            add(round, at: Rect(156, 56, 48, 48), to: host)
        }
    }

    private func add(_ view: View, at frame: Rect, to host: TestHost) {
        view.frame = frame
        view.backgroundColor = .secondarySystemFill
        host.window.addSubview(view)
    }

    @Test("icons in views look as their golden image", arguments: [1.0, 1.5, 2.0])
    func icons(scale: Double) throws {
        try expectSheet(of: Size(width: 296, height: 104), named: "icons", scale: scale) { host in
            host.window.tintColor = .label
            for (index, (_, icon)) in Icon.all.prefix(25).enumerated() {
                let view = IconView(icon)
                view.frame.origin = Point(8 + Double(index % 9) * 32, 8 + Double(index / 9) * 32)
                host.window.addSubview(view)
            }
            let large = IconView(.gear)
            large.tintColor = .systemBlue
            large.frame = Rect(8 + 7 * 32, 72, 60, 28)
            host.window.addSubview(large)
        }
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
        // It does not show yet.
        #expect(host.paintedByNextFrame() == nil)
        card.shadowOpacity = 0.5
        let reach = BoxShadow.Shape(box: .zero, cornerRadii: 0, blur: 2).extent
        #expect(host.paintedByNextFrame() == PixelRegion(PixelRect(40, 40, 20, 20).insetBy(dx: -reach, dy: -reach)))
        card.shadowOpacity = 0
        host.settle()

        let blue = host.picture.hex(45, 50)
        let mask = View(frame: Rect(0, 0, 10, 20))
        mask.backgroundColor = .black
        card.mask = mask
        host.settle()
        #expect(host.picture.hex(45, 50) == blue && host.picture.hex(55, 50) == "FFFFFF")
        mask.frame.origin.x = 10
        #expect(host.paintedByNextFrame() == PixelRegion(PixelRect(40, 40, 20, 20)))
        #expect(host.picture.hex(45, 50) == "FFFFFF" && host.picture.hex(55, 50) == blue)
    }

    @Test(
        "a shadow is computed once, while its view moves, grows, fades and changes its colour; not so for another shape"
    )
    func keptShadow() {
        let host = TestHost(size: Size(width: 200, height: 160))
        let card = Self.card()
        card.frame = Rect(20, 20, 60, 50)
        (card.shadowOpacity, card.shadowRadius) = (0.5, 4)
        host.window.addSubview(card)
        host.settle()
        #expect(host.scene.paintList?.shadows.computedCount == 1)
        for step in 1...30 {
            card.frame = Rect(20 + Double(step), 20, 60 + Double(step), 50)
            card.shadowOpacity = 0.5 + Double(step) / 100
            card.shadowColor = step % 2 == 0 ? .red : .blue
            card.shadowOffset.dx += 1
            #expect(host.paintedByNextFrame() != nil)
        }
        #expect(host.scene.paintList?.shadows.computedCount == 1)
        for (radius, count) in [(8.0, 2), (0, 2), (8, 2), (5, 3)] {
            card.cornerRadius = radius
            #expect(host.paintedByNextFrame() != nil)
            #expect(host.scene.paintList?.shadows.computedCount == count)
        }
        card.shadowRadius = 5
        host.settle()
        #expect(host.scene.paintList?.shadows.computedCount == 4)
    }

    @Test("a shadow of a large view is that of the same view in one piece", arguments: CornerCurve.allCases)
    func stretchedShadow(curve: CornerCurve) throws {
        var radii = CornerRadii(topLeft: 9, topRight: 12, bottomRight: 3)
        radii.curve = curve
        let shape = BoxShadow.Shape(box: PixelSize(width: 90, height: 80), cornerRadii: radii, blur: 4)
        let whole = try Bitmap(size: PixelSize(width: 160, height: 140))
        let stretched = try Bitmap(size: PixelSize(width: 160, height: 140))
        let place = Rect(30, 30, 90, 80)
        #expect(shape.stretchable != shape)
        for (bitmap, pictured) in [(whole, shape), (stretched, shape.stretchable)] {
            let shadow = try #require(BoxShadow(pictured))
            Canvas(bitmap).draw(shadow, of: place, size: shape.box, color: .black)
        }
        #expect(whole.largestDifference(from: stretched) == 0)
        #expect(whole[75, 65] == 0xFF00_0000 && whole[2, 2] == 0)
    }
}
