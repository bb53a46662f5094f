import TactusGeometry
import TactusPlatform
import TactusTesting
import Testing

@testable import TactusControls
@testable import TactusGraphics
@testable import TactusUI

/// Looks that a program makes its own.
@MainActor
@Suite("Themes")
struct ThemeTests {
    private let host = TestHost(size: Size(width: 200, height: 100))

    private static let brand: Theme = {
        var theme = Theme()
        theme.tintColor = Color(hex: 0xAA3300)
        theme.fontFamily = "DejaVu Serif"
        theme.radii = Theme.Radii(base: 0)
        theme.shadows = .none
        theme.palette[.systemBackground] = Color(hex: 0xFFF0D0, alpha: 0.5)
        theme.palette[.label] = .label
        return theme
    }()

    @Test("AP-37: a theme holds for a view and all inside it, and its tint where none is set")
    func inheritance() {
        let (outer, inner, beside) = (View(), View(), View())
        outer.addSubview(inner)
        [outer, beside].forEach(host.window.addSubview)
        outer.traitOverrides.theme = Self.brand
        #expect(inner.theme == Self.brand && beside.theme == .standard && host.window.theme == .standard)
        #expect(inner.tintColor == Color(hex: 0xAA3300))
        inner.tintColor = .green
        #expect(inner.tintColor == .green && inner.theme == Self.brand)
        inner.traitOverrides.theme = .standard
        #expect(inner.theme == .standard)
    }

    @Test("AP-36: the colours of a palette take the place of the toolkit's, and none is made of itself")
    func palette() {
        var traits = TraitCollection()
        traits.theme = Self.brand
        #expect(Color.systemBackground.resolved(in: traits.colors) == Color(hex: 0xFFF0D0))
        #expect(Color.label.resolved(in: traits.colors) == Color.label.resolved(in: ColorTraits()))
        #expect(
            Color.systemBackground.withAlphaComponent(0.25).resolved(in: traits.colors)
                == Color(hex: 0xFFF0D0, alpha: 0.25))
        #expect(
            Color.systemBackground.multiplyingAlpha(by: 0.5).resolved(in: traits.colors)
                == Color(hex: 0xFFF0D0, alpha: 0.5))
        #expect(Color.systemBackground.isOpaque && !Color.separator.isOpaque)
        for role in Color.Role.allCases {
            var palette = ColorPalette()
            palette[role] = Color(hex: 0x123456, alpha: 0.5)
            #expect(palette[role] != nil && !palette.isEmpty)
            let alpha = role.isSolid ? 1 : 0.5
            #expect(role.solid(Color(hex: 0x123456, alpha: 0.5)).alpha == alpha)
        }
    }

    @Test("AP-36: views that are there are drawn in the colours of the palette, and others when it goes")
    func repainting() {
        host.window.backgroundColor = .systemBackground
        host.settle()
        #expect(host.picture.hex(5, 5) == "FFFFFF")
        host.window.traitOverrides.theme = Self.brand
        host.settle()
        #expect(host.picture.hex(5, 5) == "FFF0D0")
        host.window.traitOverrides.theme = nil
        host.settle()
        #expect(host.picture.hex(5, 5) == "FFFFFF")
    }

    @Test("AP-37: a theme lays out and measures anew what is there: a switch and a button by other sizes")
    func sizes() {
        let stack = StackView(arrangedSubviews: [Switch(), Button(title: "Go")])
        stack.translatesAutoresizingMaskIntoConstraints = false
        host.window.addSubview(stack)
        stack.topAnchor.constraint(equalTo: host.window.topAnchor).isActive = true
        host.settle()
        #expect(stack.frame.height == 44)
        var theme = Theme()
        theme.controls.height = 60
        theme.controls.switchTrack = Size(width: 70, height: 40)
        host.window.traitOverrides.theme = theme
        host.settle()
        #expect(stack.frame.height == 60 && stack.arrangedSubviews[0].frame.width == 70)
    }

    @Test("AP-37: a length that is no number is the usual one, one that makes no sense the nearest")
    func wrongValues() {
        let view = View()
        host.window.addSubview(view)
        var theme = Theme()
        (theme.controls.height, theme.controls.switchTrack.width) = (.nan, .nan)
        (theme.spacing.large, theme.spacing.small) = (.nan, -.infinity)
        (theme.radii.large, theme.radii.capsule) = (.infinity, .nan)
        view.traitOverrides.theme = theme
        #expect(view.theme.controls == Theme.Controls())
        #expect(view.theme.spacing.large == 16 && view.theme.spacing.small == 0)
        #expect(view.theme.radii.large == 1000 && view.theme.radii.capsule == Theme.Radii().capsule)
    }

    @Test("AP-37: square corners are square in every control, also where ends are round by default")
    func squareCorners() {
        let control = Switch()
        control.isOn = true
        host.window.addSubview(control)
        host.window.traitOverrides.theme = Self.brand
        host.settle()
        #expect(host.picture.hex(0, 6) == "AA3300" && host.picture.hex(51, 37) == "AA3300")
        #expect(Theme.Radii(base: -3) == Theme.Radii(base: 0) && Theme.Radii(base: .nan).medium == 0)
        #expect(Theme.Radii.inner(of: 10, inset: 3) == 7 && Theme.Radii.inner(of: 2, inset: 3) == 0)
        #expect(Theme.Radii().capsule(of: 32) == 16 && Theme.Radii(base: 0).capsule(of: 32) == 0)
    }

    @Test("AP-34: text is set in the theme's family, else the user's; one that is missing changes nothing")
    func families() {
        let label = Label(text: "mill")
        host.window.addSubview(label)
        let usual = label.intrinsicContentSize.width
        host.window.traitOverrides.theme = Self.brand
        host.settle()
        let serif = label.intrinsicContentSize.width
        #expect(serif != usual)
        host.window.traitOverrides.theme = nil
        var preferences = AppearancePreferences()
        preferences.fontFamily = "DejaVu Serif"
        host.application.desktopPreferences = preferences
        host.settle()
        #expect(label.intrinsicContentSize.width == serif)
        preferences.fontFamily = "No Such Family"
        host.application.desktopPreferences = preferences
        host.settle()
        #expect(abs(label.intrinsicContentSize.width - usual) < 1)
        label.font = Font(family: "DejaVu Sans Mono", size: 17)
        let fixed = label.intrinsicContentSize.width
        host.window.traitOverrides.theme = Self.brand
        host.settle()
        #expect(label.intrinsicContentSize.width == fixed)
    }

    @Test(
        "AP-34: the family is read from what desktops write",
        arguments: [
            ("Cantarell 11", "Cantarell"), ("Noto Sans Semi-Bold Italic 10", "Noto Sans"),
            ("Inter Variable 10.5", "Inter Variable"),
            ("Sans 12px", "Sans"), ("Bold", "Bold"), ("", nil), ("  ", nil), (",11", nil),
            ("Source Sans 3", "Source Sans"),
            ("Source Sans 3, Sans 11", "Source Sans 3"),
        ] as [(String, String?)])
    func pangoFonts(description: String, family: String?) {
        #expect(InterfaceFont.family(ofPango: description) == family)
    }

    @Test("AP-34: the family is read from what KDE writes")
    func qtFonts() {
        #expect(InterfaceFont.family(ofQt: "Noto Sans,10,-1,5,50,0,0,0,0,0") == "Noto Sans")
        #expect(InterfaceFont.family(ofQt: ",10") == nil && InterfaceFont.family(ofQt: "") == nil)
    }

    @Test(
        "AP-37: values that make no sense count as the nearest that do, and nothing traps",
        arguments: [-1e9, 1e300, .nan, -.infinity, .infinity])
    func odd(value: Double) {
        var theme = Theme()
        theme.radii.medium = value
        theme.radii.capsule = value
        theme.spacing.medium = value
        theme.spacing.large = value
        theme.controls.height = value
        theme.controls.switchTrack = Size(width: value, height: value)
        theme.controls.knobSize = value
        theme.controls.trackThickness = value
        theme.controls.markSize = value
        theme.controls.markStroke = value
        theme.controls.outlineStroke = value
        theme.shadows.knob = Shadow(color: .black, radius: value, offset: Vector(dx: value, dy: value))
        theme.fontFamily = ""
        let slider = Slider(frame: Rect(0, 0, 120, 44))
        let segments = SegmentedControl(titles: ["A", "B"], frame: Rect(0, 0, 120, 44))
        segments.selectedSegmentIndex = 0
        let bar = ProgressView(frame: Rect(0, 0, 120, 10))
        bar.progress = 0.5
        let box = Checkbox(title: "Milk", frame: Rect(0, 0, 120, 44))
        let radios = RadioGroup(titles: ["A", "B"], frame: Rect(0, 0, 120, 88))
        let button = Button(title: "Go", style: .filled, frame: Rect(0, 0, 120, 44))
        let views: [View] = [slider, segments, bar, box, radios, button, Switch(), Stepper(), PageControl()]
        for view in views { host.window.addSubview(view) }
        host.window.traitOverrides.theme = theme
        host.settle()
        let controls = host.window.theme.controls
        #expect(controls.height >= 0 && controls.height <= 1000 && host.window.theme.fontFamily == nil)
        for view in views {
            let size = view.sizeThatFits(Size(width: 100, height: 100))
            #expect(size.width.isFinite && size.height.isFinite)
        }
    }

    @Test("AP-35: the shadow of a view is one value of its parts")
    func shadows() {
        let view = View()
        #expect(view.shadow == nil)
        let shadow = Shadow(color: Color(white: 0, alpha: 0.3), radius: 7, offset: Vector(dx: 1, dy: 2))
        view.shadow = shadow
        #expect(view.shadow == shadow && view.shadowRadius == 7 && view.shadowOpacity == 1)
        view.shadowOpacity = 0.5
        #expect(view.shadow?.color.alpha == 0.15)
        view.shadow = nil
        #expect(view.shadow == nil && view.shadowOpacity == 0)
    }

    @Test("AP-35: a part's shadow is drawn below it, darkest at its edge, and not at all without one")
    func partShadows() {
        let view = PartView(frame: Rect(0, 0, 100, 100))
        host.window.addSubview(view)
        host.settle()
        let column = (60..<80).map { host.picture[50, $0] & 0xFF }
        #expect(column == column.sorted() && column[0] < 0xFF && column.last == 0xFF)
        view.partShadow = nil
        view.setNeedsDisplay()
        host.settle()
        #expect(host.picture.hex(50, 62) == "FFFFFF")
    }
}

/// Draws the shadow of a box, and no box.
private final class PartView: View {
    var partShadow: Shadow? = Shadow(color: Color(white: 0, alpha: 0.5), radius: 4)

    override func draw(_ rect: Rect, in canvas: Canvas) {
        canvas.fill(bounds, with: .white)
        draw(partShadow, of: Rect(20, 20, 60, 40), cornerRadius: 0, in: canvas)
    }
}
