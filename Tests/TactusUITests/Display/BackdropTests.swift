import RandomNumbers
import TactusTesting
import Testing

@testable import TactusControls
@testable import TactusUI

/// Views that blur what lies behind them. `verify` compares each picture with one that is painted as a whole.
@MainActor
@Suite("Backdrops")
struct BackdropTests {
    private let host: TestHost
    private let log = DiagnosticLog()

    init() {
        host = TestHost(size: Size(width: 200, height: 200))
        host.application.addDeliveryObserver(log)
        host.application.displayDebug = .verify
        host.window.backgroundColor = .white
    }

    private func bar(_ rect: Rect, _ color: Color) -> View {
        let view = View(frame: rect)
        view.backgroundColor = color
        host.window.addSubview(view)
        return view
    }

    private func plate(_ rect: Rect, blur: Double, saturation: Double = 1) -> View {
        let view = View(frame: rect)
        view.backdropFilter = BackdropFilter(blurRadius: blur, saturation: saturation)
        host.window.addSubview(view)
        return view
    }

    private func color(_ x: Int, _ y: Int) -> Color { host.picture.color(at: PixelPoint(x: x, y: y)) }

    @Test(
        "AP-45: what lies behind is blurred within the bounds, and what lies beside stays out",
        arguments: [3.0, 10, 40])
    func blurs(deviation: Double) {
        for x in stride(from: 0.0, to: 200, by: 4) { _ = bar(Rect(x, 0, 2, 200), .black) }
        _ = bar(Rect(0, 150, 200, 50), .red)
        let plate = plate(Rect(50, 50, 100, 100), blur: deviation)
        for (x, y) in [(100, 100), (70, 64), (131, 137)] {
            let color = color(x, y)
            #expect(abs(color.red - 0.5) < 0.06 && color.red == color.green && color.green == color.blue)
        }
        #expect(color(44, 100) == .black && color(46, 100) == .white)  // beside it
        plate.cornerRadius = 50
        #expect([Color.black, .white].contains(color(53, 53)))  // outside of its corner
        plate.backdropFilter = nil
        #expect(color(100, 100) == .black && color(102, 100) == .white)
        #expect(log.lines == [])
    }

    @Test("AP-45: colours become greys, or stronger, and no stronger than they can be")
    func saturates() {
        _ = bar(Rect(0, 0, 200, 200), Color(red: 0.6, green: 0.4, blue: 0.4))
        let plate = plate(Rect(0, 0, 100, 100), blur: 4, saturation: 0)
        let grey = color(50, 50)
        #expect(grey.red == grey.green && grey.green == grey.blue && (0.4...0.5).contains(grey.red))
        plate.backdropFilter = BackdropFilter(blurRadius: 4, saturation: 3)
        #expect(color(50, 50).red > 0.8 && color(50, 50).green < 0.4)
        plate.backdropFilter = BackdropFilter(blurRadius: .nan, saturation: .nan)
        #expect(color(50, 50).red == color(150, 50).red)
        plate.backdropFilter = BackdropFilter(blurRadius: .infinity, saturation: -5)
        #expect(plate.backdropFilter == BackdropFilter(blurRadius: 100, saturation: 0))
    }

    @Test("AP-45: a change behind it paints all of it once, and a change elsewhere nothing of it")
    func damage() {
        let dot = bar(Rect(60, 60, 10, 10), .blue)
        let far = bar(Rect(0, 0, 10, 10), .green)
        _ = plate(Rect(50, 50, 100, 100), blur: 12)
        host.settle()
        func painted(_ change: () -> Void) -> [PixelRect] {
            let count = host.surface.paintedRegions.count
            change()
            host.settle()
            return host.surface.paintedRegions.dropFirst(count).flatMap(\.rects)
        }
        #expect(painted { dot.frame.origin.x += 2 } == [PixelRect(x: 50, y: 50, width: 100, height: 100)])
        #expect(painted { far.frame.origin.x += 2 } == [PixelRect(x: 0, y: 0, width: 12, height: 10)])
        #expect(log.lines == [])
    }

    @Test("AP-45: its own shadow does not darken it")
    func shadow() {
        let plate = plate(Rect(50, 50, 100, 100), blur: 12)
        plate.backgroundColor = Color(white: 1, alpha: 0.5)
        let before = color(100, 100)
        plate.shadowOpacity = 0.8
        plate.shadowOffset = .zero
        plate.shadowRadius = 10
        #expect(color(100, 100) == before)
        #expect(color(45, 100).red < 0.9)
        #expect(log.lines == [])
    }

    @Test("AP-45: a group takes what lies behind the group; a picture of views has nothing behind it")
    func groups() {
        for x in stride(from: 0.0, to: 200, by: 4) { _ = bar(Rect(x, 0, 2, 200), .black) }
        let group = View(frame: Rect(0, 0, 200, 200))
        host.window.addSubview(group)
        let plate = plate(Rect(50, 50, 100, 100), blur: 12)
        group.addSubview(plate)
        group.alpha = 0.5
        // Half of the blurred stripes, half of the stripes.
        #expect(abs(color(100, 100).red - 0.25) < 0.05 && abs(color(102, 100).red - 0.75) < 0.05)
        group.alpha = 1
        group.shouldRasterize = true
        #expect(color(100, 100) == .black && color(102, 100) == .white)
        #expect(log.lines == [])
    }

    @Test("AP-45: whatever moves behind, in front, or with it, pictures are as if painted whole", arguments: 0..<12)
    func anything(seed: Int) {
        var random = SplitMix(seed: seed)
        func place() -> Rect {
            Rect(
                Double(Int.random(in: -20..<160, using: &random)), Double(Int.random(in: -20..<160, using: &random)),
                Double(Int.random(in: 10..<120, using: &random)), Double(Int.random(in: 10..<90, using: &random)))
        }
        let list = ScrollView(frame: Rect(10, 10, 180, 180))
        list.contentSize = Size(width: 180, height: 1000)
        list.backgroundColor = .systemBackground
        for index in 0..<20 {
            let row = View(frame: Rect(0, Double(index) * 50, 180, 30))
            row.backgroundColor = index.isMultiple(of: 2) ? .systemRed : .systemBlue
            list.addSubview(row)
        }
        host.window.addSubview(list)
        let plates = (0..<3).map { _ in plate(place(), blur: 9, saturation: 1.5) }
        for plate in plates {
            plate.backgroundColor = Color(white: 1, alpha: 0.4)
            plate.shadowOpacity = 0.3
        }
        let views = (0..<4).map { bar(place(), [.green, .black, .orange, .systemTeal][$0]) } + plates
        host.settle()
        for _ in 0..<25 {
            let view = views[Int.random(in: 0..<views.count, using: &random)]
            switch Int.random(in: 0..<8, using: &random) {
            case 0: view.frame = place()
            case 1: view.isHidden.toggle()
            case 2: view.alpha = view.alpha == 1 ? 0.6 : 1
            case 3: view.cornerRadius = Double(Int.random(in: 0..<20, using: &random))
            case 4: host.window.bringSubviewToFront(view)
            case 5: view.transform = view.transform == .identity ? Transform(rotationAngle: 0.3) : .identity
            case 6: list.isHidden.toggle()
            default: list.contentOffset.y = Double(Int.random(in: 0..<800, using: &random))
            }
            host.settle()
        }
        #expect(log.lines == [])
    }

    @Test("AP-46: a plate lets through what its style says; opaque where the user or the theme wishes for it")
    func plates() {
        let plate = VisualEffectView(effect: BlurEffect(style: .systemMaterial))
        plate.frame = Rect(0, 0, 100, 100)
        host.window.addSubview(plate)
        func isTranslucent() -> Bool {
            host.settle()
            return plate.backdropFilter != nil && plate.backgroundColor?.isOpaque == false
        }
        #expect(isTranslucent() && plate.contentView.frame == plate.bounds)
        host.application.isReduceTransparencyEnabled = true
        #expect(!isTranslucent() && plate.backgroundColor == .elevatedBackground)
        host.application.isReduceTransparencyEnabled = false
        #expect(isTranslucent())
        plate.traitOverrides.accessibilityContrast = .high
        #expect(!isTranslucent())
        plate.traitOverrides.accessibilityContrast = nil
        var theme = Theme()
        theme.materials = .opaque
        host.window.traitOverrides.theme = theme
        #expect(!isTranslucent())
        theme.materials = Theme.Materials()
        theme.materials.regular.opacity = .nan
        host.window.traitOverrides.theme = theme
        #expect(!isTranslucent())
        host.window.traitOverrides.theme = nil
        plate.effect = BlurEffect(style: .systemChromeMaterial)
        #expect(isTranslucent() && plate.backgroundColor == .barBackground.withAlphaComponent(0.84))
        plate.effect = nil
        #expect(plate.backgroundColor == nil && plate.backdropFilter == nil)
    }

    @Test("AP-46: five materials over stripes and words", arguments: [1.0, 2.0])
    func materials(scale: Double) throws {
        let size = Size(width: 560, height: 132)
        let pixels = PixelSize(width: Int(size.width * scale), height: Int(size.height * scale))
        let sheet = try Bitmap(size: PixelSize(width: pixels.width, height: pixels.height * 3))
        for index in 0..<3 {
            let host = TestHost(size: size, scale: scale)
            host.application.traitOverrides.userInterfaceStyle = index == 1 ? .dark : .light
            host.application.isReduceTransparencyEnabled = index == 2
            fill(host.window)
            Canvas(sheet, scale: scale).draw(
                host.picture, in: Rect(x: 0, y: Double(index) * size.height, width: size.width, height: size.height))
        }
        try GoldenImages().expect(sheet, named: "materials@\(scale)x")
    }

    private func fill(_ window: Window) {
        window.backgroundColor = .systemBackground
        let tints: [Color] = [.systemBlue, .systemRed, .systemGreen, .systemOrange, .systemPurple, .systemTeal]
        for index in 0..<14 {
            let stripe = View(frame: Rect(Double(index) * 40, 0, 24, 132))
            stripe.backgroundColor = tints[index % tints.count]
            window.addSubview(stripe)
        }
        for line in 0..<3 {
            let label = Label(text: "Behind the plates, words and stripes go on and on, softly or not at all.")
            label.font = .preferred(.headline)
            label.frame = Rect(8, Double(line) * 44 + 8, 552, 28)
            window.addSubview(label)
        }
        for (index, style) in BlurEffect.Style.allCases.enumerated() {
            let plate = VisualEffectView(effect: BlurEffect(style: style))
            plate.frame = Rect(Double(index) * 110 + 10, 20, 100, 92)
            plate.cornerRadius = 14
            plate.shadow = Theme.standard.shadows.menu
            let label = Label(text: ["Ultra thin", "Thin", "Regular", "Thick", "Chrome"][index])
            label.font = .preferred(.headline)
            label.frame = Rect(12, 32, 84, 28)
            plate.contentView.addSubview(label)
            window.addSubview(plate)
        }
    }
}
