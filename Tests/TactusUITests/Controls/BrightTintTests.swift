import TactusGeometry
import TactusGraphics
import TactusTesting
import Testing

@testable import TactusControls
@testable import TactusUI

/// A row for each tint in some surroundings, a column for each control that is on, chosen or filled.
@MainActor
@Suite("Controls in bright tints")
struct BrightTintTests {
    private static let size = Size(width: 900, height: 60)

    private static let rows: [(Color, TraitOverrides)] = {
        var (light, dark, strong) = (TraitOverrides(), TraitOverrides(), TraitOverrides())
        light.userInterfaceStyle = .light
        dark.userInterfaceStyle = .dark
        strong.accessibilityContrast = .high
        let tints: [Color] = [.systemOrange, .systemYellow, .systemGreen]
        return [light, dark, strong].flatMap { traits in tints.map { ($0, traits) } }
    }()

    private func draw(_ tint: Color, _ traits: TraitOverrides, scale: Double) -> Bitmap {
        let host = TestHost(size: Self.size, scale: scale)
        host.application.traitOverrides = traits
        host.window.tintColor = tint
        var x = 60.0
        func add(_ view: View, width: Double) {
            if view.bounds.isEmpty { view.sizeToFit() }
            view.center = Point(x, 30)
            host.window.addSubview(view)
            x += width
        }
        for style in [Button.Style.plain, .gray, .tinted, .filled] {
            add(Button(title: "Save", icon: .star, style: style, frame: Rect(0, 0, 100, 44)), width: 108)
        }
        let control = Switch()
        control.isOn = true
        add(control, width: 80)
        let slider = Slider(frame: Rect(0, 0, 100, 44))
        slider.value = 0.6
        add(slider, width: 88)
        let box = Checkbox(title: "")
        box.checkState = .on
        add(box, width: 70)
        let group = RadioGroup(titles: [""])
        group.selectedIndex = 0
        add(group, width: 70)
        let bar = ProgressView(frame: Rect(0, 0, 60, 4))
        bar.progress = 0.5
        add(bar, width: 60)
        let icon = IconView(.starFill)
        add(icon, width: 40)
        return host.picture
    }

    @Test("AP-90: bright tints fill brightly, with a line around what must be seen, and words and signs are darker")
    func sheet() throws {
        let scale = 2.0
        let pixels = PixelSize(
            width: Int(Self.size.width * scale), height: Int(Self.size.height * scale) * Self.rows.count)
        let sheet = try Bitmap(size: pixels)
        for (index, row) in Self.rows.enumerated() {
            let box = Rect(x: 0, y: Double(index) * 60, width: Self.size.width, height: 60)
            Canvas(sheet, scale: scale).draw(draw(row.0, row.1, scale: scale), in: box)
        }
        try GoldenImages().expect(sheet, named: "bright-tints")
    }

    @Test(
        "AP-10: the plate of a chosen segment in a colour of its own has the shade of plates, with text that can be read"
    )
    func segments() throws {
        for style in UserInterfaceStyle.allCases {
            for color in [Color.systemBlue, .systemOrange, .systemGreen] {
                let host = TestHost(size: Size(width: 200, height: 44), scale: 2)
                host.application.traitOverrides.userInterfaceStyle = style
                let segments = SegmentedControl(titles: ["Day", "Year"], frame: Rect(0, 0, 200, 44))
                segments.selectedSegmentIndex = 0
                segments.selectedSegmentTintColor = color
                host.window.addSubview(segments)
                let plate = color.plateShade(in: ColorTraits(userInterfaceStyle: style))
                let shown = host.picture.color(at: PixelPoint(x: 24, y: 44))
                let differences = [shown.red - plate.red, shown.green - plate.green, shown.blue - plate.blue]
                #expect(differences.allSatisfy { abs($0) < 0.005 }, "\(color) in \(style)")
                #expect(plate.contrastingTextColor.contrastRatio(to: plate) >= 4.5)
            }
        }
    }
}
