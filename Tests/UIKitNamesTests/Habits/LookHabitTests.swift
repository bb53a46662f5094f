import TactusTesting
import Testing
import UIKitNames

/// What programs written for UIKit take for granted of colours and of signs.
@MainActor
@Suite("Habits: colours and signs")
struct LookHabitTests {
    @Test(
        "a colour is found on the wheel, and tells where it is",
        arguments: [
            (0.0, UIColor(red: 1, green: 0, blue: 0)), (1.0 / 3, UIColor(red: 0, green: 1, blue: 0)),
            (2.0 / 3, UIColor(red: 0, green: 0, blue: 1)), (1.0 / 6, UIColor(red: 1, green: 1, blue: 0)),
            (0.75, UIColor(red: 0.5, green: 0, blue: 1)),
        ])
    func wheel(hue: CGFloat, expected: UIColor) {
        let color = UIColor(hue: hue, saturation: 1, brightness: 1, alpha: 1)
        #expect(color.isAlmost(expected))
        var (found, saturation, brightness, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (9, 9, 9, 9)
        #expect(color.getHue(&found, saturation: &saturation, brightness: &brightness, alpha: &alpha))
        #expect(abs(found - hue) < 1e-6 && saturation == 1 && brightness == 1 && alpha == 1)
    }

    @Test("less saturated is whiter, less bright is darker, and a grey is one")
    func parts() {
        #expect(UIColor(hue: 0, saturation: 0.5, brightness: 0.8, alpha: 0.3).components == [0.8, 0.4, 0.4, 0.3])
        var (white, alpha): (CGFloat, CGFloat) = (9, 9)
        #expect(!UIColor.red.getWhite(&white, alpha: &alpha) && white == 9)
        #expect(UIColor(white: 0.25, alpha: 0.5).getWhite(&white, alpha: &alpha) && white == 0.25 && alpha == 0.5)
        var (red, green, blue): (CGFloat, CGFloat, CGFloat) = (9, 9, 9)
        UIColor(red: 0.1, green: 0.2, blue: 0.3, alpha: 0.4).getRed(&red, green: &green, blue: &blue, alpha: &alpha)
        #expect([red, green, blue, alpha] == [0.1, 0.2, 0.3, 0.4])
    }

    @Test("a colour that is decided by the traits is so where it is drawn, and views may be dark in a light window")
    func dynamic() {
        let color = UIColor { $0.userInterfaceStyle == .dark ? .red : .green }
        #expect(color.resolvedColor(with: UITraitCollection(userInterfaceStyle: .dark)) == .red)
        #expect(color.resolvedColor(with: UITraitCollection(userInterfaceStyle: .light)) == .green)
        let host = TestHost(size: CGSize(width: 100, height: 50))
        let (light, dark) = (UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50)), UIView())
        dark.frame = CGRect(x: 50, y: 0, width: 50, height: 50)
        for view in [light, dark] {
            view.backgroundColor = color
            host.window.addSubview(view)
        }
        light.overrideUserInterfaceStyle = .light
        dark.overrideUserInterfaceStyle = .dark
        #expect(host.picture.color(at: PixelPoint(x: 10, y: 10)).isAlmost(.green))
        #expect(host.picture.color(at: PixelPoint(x: 60, y: 10)).isAlmost(.red))
        dark.overrideUserInterfaceStyle = .unspecified
        #expect(dark.traitOverrides.userInterfaceStyle == nil)
    }

    @Test(
        "names of signs that programs use have one",
        arguments: [
            "star", "star.fill", "heart.fill", "trash", "trash.fill", "plus", "plus.circle.fill", "xmark",
            "xmark.circle.fill", "checkmark", "checkmark.circle", "chevron.left", "chevron.right", "gear", "gearshape",
            "gearshape.fill", "magnifyingglass", "square.and.arrow.up", "ellipsis", "ellipsis.circle", "person.fill",
            "person.circle", "person.crop.circle", "house.fill", "bell.slash", "bell.slash.fill", "eye.slash",
            "play.fill", "pause.circle.fill", "arrow.up.circle.fill", "folder.fill", "doc.text", "calendar", "clock",
            "photo", "camera.fill", "mic.slash.fill", "info.circle", "exclamationmark.triangle.fill", "lock.fill",
            "square.and.pencil", "list.bullet", "line.3.horizontal", "paperplane.fill", "cart.fill", "wifi",
            "bolt.fill",
        ])
    func signs(name: String) throws {
        let image = try #require(UIImage(systemName: name))
        #expect(image.renderingMode == .alwaysTemplate && image.isSymbolImage)
        let inked = try image.inkedPixels()
        #expect(inked > 100, "a sign shows something")
    }

    @Test("a name that no sign has gives nothing")
    func unknown() {
        for name in ["", "fill", "star.", "starr", "no.such.sign", ".fill", "circle.star"] {
            #expect(UIImage(systemName: name) == nil)
        }
    }

    @Test("a filled sign covers more, one in a filled circle is cut out of it, one that is crossed out has a gap")
    func variants() throws {
        func sign(_ name: String) throws -> UIImage { try #require(UIImage(systemName: name)) }
        #expect(try sign("trash.fill").inkedPixels() > sign("trash").inkedPixels() * 3 / 2)
        let (ring, disc) = try (sign("star.circle"), sign("star.circle.fill"))
        #expect(try disc.inkedPixels() > ring.inkedPixels())
        // A disc of 20 of the field's 24 points, without what the sign in it covers.
        let radius = Double(disc.pixelSize.width) * 10 / 24
        let whole = Int(.pi * radius * radius)
        #expect(try disc.inkedPixels() < whole * 95 / 100)
        #expect(try sign("pencil.square.fill").inkedPixels() > whole)
        #expect(try sign("video.slash").inkedPixels() != sign("video").inkedPixels())
    }

    @Test("a sign is as large and heavy as its configuration, and becomes another by another")
    func configurations() throws {
        let small = try #require(
            UIImage(systemName: "star", withConfiguration: UIImage.SymbolConfiguration(pointSize: 17)))
        let large = small.withConfiguration(UIImage.SymbolConfiguration(pointSize: 34))
        #expect(small.size == CGSize(width: 24, height: 24) && large.size == CGSize(width: 48, height: 48))
        let heavy = small.withConfiguration(UIImage.SymbolConfiguration(pointSize: 17, weight: .bold))
        #expect(try heavy.inkedPixels() > small.inkedPixels())
        let both = try #require(large.applyingSymbolConfiguration(UIImage.SymbolConfiguration(weight: .bold)))
        #expect(both.size == large.size && both.symbolConfiguration?.applying(.unspecified) == both.symbolConfiguration)
        let drawn = picture { _ in }
        #expect(!drawn.isSymbolImage && drawn.withConfiguration(.unspecified) === drawn)
        #expect(UIImage.SymbolConfiguration(scale: .large) != UIImage.SymbolConfiguration(scale: .small))
    }

    @Test("a picture that is no file beside the program is none")
    func named() { #expect(UIImage(named: "no such picture") == nil) }
}
