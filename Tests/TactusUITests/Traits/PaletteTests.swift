import TactusGraphics
import Testing

@testable import TactusControls
@testable import TactusUI

@Suite("The palette can be read")
struct PaletteTests {
    private static let surroundings = UserInterfaceStyle.allCases.flatMap { style in
        AccessibilityContrast.allCases.map {
            ColorTraits(userInterfaceStyle: style, accessibilityContrast: $0)
        }
    }
    private static let texts: [(String, Color)] = [
        ("label", .label), ("secondary", .secondaryLabel), ("tertiary", .tertiaryLabel),
        ("quaternary", .quaternaryLabel), ("placeholder", .placeholderText), ("link", .link),
    ]
    private static let tints: [(String, Color)] = [
        ("red", .systemRed), ("orange", .systemOrange), ("yellow", .systemYellow), ("green", .systemGreen),
        ("mint", .systemMint), ("teal", .systemTeal), ("cyan", .systemCyan), ("blue", .systemBlue),
        ("indigo", .systemIndigo), ("purple", .systemPurple), ("pink", .systemPink), ("brown", .systemBrown),
        ("gray", .systemGray),
    ]
    private static let fills: [Color] = [
        .systemFill, .secondarySystemFill, .tertiarySystemFill, .quaternarySystemFill,
    ]

    private func needed(_ traits: ColorTraits) -> Double { traits.accessibilityContrast == .high ? 7 : 4.5 }

    @Test(
        "AP-10: text and tints have 4.5 to 1 on every background, and 7 to 1 with high contrast",
        arguments: surroundings)
    func texts(traits: ColorTraits) {
        for background in Color.textBackgrounds.map({ $0.resolved(in: traits) }) {
            for (name, text) in Self.texts + Self.tints {
                let ratio = text.resolved(in: traits, for: .text).contrastRatio(to: background)
                #expect(ratio >= needed(traits), "\(name): \(ratio)")
            }
        }
    }

    @Test("AP-10: tints can be read on buttons: on a fill, and on a veil of themselves", arguments: surroundings)
    func buttons(traits: ColorTraits) {
        for background in Color.textBackgrounds.map({ $0.resolved(in: traits) }) {
            for (name, tint) in Self.tints {
                let veil = tint.resolved(in: traits).withAlphaComponent(0.15)
                for plate in [Color.tertiarySystemFill.resolved(in: traits), veil] {
                    let text = tint.textShade.resolved(in: traits)
                    let ratio = text.contrastRatio(to: plate.blended(over: background))
                    #expect(ratio >= needed(traits), "\(name): \(ratio)")
                }
            }
        }
    }

    @Test(
        "AP-10, AP-21: titles and what explains them can be read in a selected row on every background, whatever the tint",
        arguments: surroundings)
    @MainActor
    func selectedRows(traits: ColorTraits) throws {
        let plate = try #require(ListRow().selectedBackgroundColor)
        for (name, tint) in Self.tints + [("standard", .standardTint)] {
            var traits = traits
            traits.tintColor = tint.resolved(in: traits)
            for background in Color.textBackgrounds.map({ $0.resolved(in: traits) }) {
                let ground = plate.resolved(in: traits).blended(over: background)
                for text in [Color.label, .secondaryLabel] {
                    let ratio = text.resolved(in: traits).contrastRatio(to: ground)
                    #expect(ratio >= needed(traits), "\(name): \(ratio)")
                }
            }
        }
    }

    @Test(
        "AP-21: what a disabled button says has 3 to 1 on its plate over every background, and 4 to 1 with high contrast",
        arguments: surroundings)
    func disabledButtons(traits: ColorTraits) {
        for background in Color.textBackgrounds.map({ $0.resolved(in: traits) }) {
            for plate in [Color.clear, .tertiarySystemFill, .systemFill].map({ $0.resolved(in: traits) }) {
                let ratio = Color.quaternaryLabel.resolved(in: traits).contrastRatio(
                    to: plate.blended(over: background))
                #expect(ratio >= (traits.accessibilityContrast == .high ? 4 : 3), "\(ratio)")
            }
        }
    }

    @Test("AP-10: labels can be read on fills over every background", arguments: surroundings)
    func fills(traits: ColorTraits) {
        for background in Color.textBackgrounds.map({ $0.resolved(in: traits) }) {
            for fill in Self.fills {
                let ground = fill.resolved(in: traits).blended(over: background)
                let ratio = Color.label.resolved(in: traits).contrastRatio(to: ground)
                #expect(ratio >= needed(traits), "\(ratio)")
            }
        }
    }

    @Test("AP-10: text on a tint can be read", arguments: surroundings)
    func filled(traits: ColorTraits) {
        for (name, tint) in Self.tints {
            let ground = tint.plateShade(in: traits)
            let ratio = ground.contrastingTextColor.contrastRatio(to: ground)
            #expect(ratio >= needed(traits), "\(name): \(ratio)")
        }
    }

    @Test("AP-10: labels are told apart from each other, the first the strongest", arguments: surroundings)
    func order(traits: ColorTraits) {
        let white = Color.systemBackground.resolved(in: traits)
        let ratios = [Color.label, .secondaryLabel, .tertiaryLabel, .quaternaryLabel]
            .map { $0.resolved(in: traits).contrastRatio(to: white) }
        #expect(ratios == ratios.sorted(by: >) && Set(ratios).count == ratios.count)
    }

    @Test("AP-10: lines between things are seen", arguments: surroundings)
    func lines(traits: ColorTraits) {
        let background = Color.systemBackground.resolved(in: traits)
        for line in [Color.separator, .opaqueSeparator] {
            let ratio = line.resolved(in: traits).blended(over: background).contrastRatio(to: background)
            #expect(ratio >= (traits.accessibilityContrast == .high ? 3 : 1.35), "\(ratio)")
        }
    }

    @Test(
        "AP-10: what is not chosen or not reached, and the line around what is off, has 3 to 1 on every background",
        arguments: surroundings)
    @MainActor
    func parts(traits: ColorTraits) {
        let idle = ControlLook.idle.resolved(in: traits)
        let mark = Color.controlOutline.resolved(in: traits)
        for background in Color.textBackgrounds.map({ $0.resolved(in: traits) }) {
            #expect(idle.contrastRatio(to: background) >= 3, "\(idle.contrastRatio(to: background))")
            #expect(mark.contrastRatio(to: background) >= 3, "\(mark.contrastRatio(to: background))")
            for (name, tint) in Self.tints {
                // A bright plate has a line around it in the shade of signs.
                let seen = [tint.plateShade(in: traits), tint.signShade.resolved(in: traits)]
                #expect(seen.contains { $0.contrastRatio(to: background) >= 3 }, "\(name)")
            }
        }
    }

    @Test(
        "AP-10: a knob, or the line around it, has 3 to 1 on the track of a switch that is off, and the knob on every tint",
        arguments: surroundings)
    @MainActor
    func knobs(traits: ColorTraits) {
        let isStrong = traits.accessibilityContrast == .high
        let track = (isStrong ? ControlLook.idle : .controlTrack).resolved(in: traits)
        let knob = Color.controlKnob.resolved(in: traits)
        let outline = ControlLook.knobOutline.resolved(in: traits)
        let ratios = [knob.contrastRatio(to: track), outline.alpha > 0 ? outline.contrastRatio(to: track) : 0]
        #expect(ratios.contains { $0 >= 3 }, "\(ratios)")
        for (name, color) in Self.tints {
            let tint = color.plateShade(in: traits)
            let knob = isStrong ? tint.contrastingTextColor : knob
            // On a bright plate the line around the knob stands out, from the knob as well.
            let line = isStrong ? nil : ControlLook.knobLine(around: knob, on: tint)
            let veil = ControlLook.pressedVeil(under: knob).resolved(in: traits)
            #expect((line ?? knob).contrastRatio(to: tint) >= 3, "\(name)")
            #expect(line != nil || knob.contrastRatio(to: veil.blended(over: tint)) >= 3, "\(name)")
            #expect(line.map { $0.contrastRatio(to: knob) >= 3 } ?? true, "\(name)")
        }
    }

    @Test("AP-11: any colour of a user becomes one that can be read as text, with its hue", arguments: 0..<64)
    func accents(number: Int) {
        let levels = [0.0, 0.33, 0.67, 1]
        let color = Color(red: levels[number / 16], green: levels[number / 4 % 4], blue: levels[number % 4])
        let accent = AppearancePreferences.legibleAccent(color)
        for traits in Self.surroundings {
            let (text, sign) = (accent.textShade.resolved(in: traits), accent.signShade.resolved(in: traits))
            for background in Color.textBackgrounds.map({ $0.resolved(in: traits) }) {
                let ratio = text.contrastRatio(to: background)
                #expect(ratio >= needed(traits), "\(color) in \(traits): \(ratio)")
                #expect(sign.contrastRatio(to: background) >= 3)
            }
            let plate = accent.plateShade(in: traits)
            #expect(plate.contrastingTextColor.contrastRatio(to: plate) >= 4.5)
        }
    }

    @Test("AP-11: a user's bright accent stays bright where it fills, and keeps its hue as text")
    func brightAccent() {
        let accent = AppearancePreferences.legibleAccent(Color(hex: 0xED9B00))
        let traits = ColorTraits()
        #expect(accent.resolved(in: traits) == Color(hex: 0xED9B00))
        let text = accent.textShade.resolved(in: traits)
        #expect(text.red > text.green && text.green > text.blue && text.red > 2 * text.blue)
    }

    @Test("AP-90: orange and yellow are bright where they fill, and dark as signs and darker as text in the light")
    func bright() {
        let light = ColorTraits()
        for color in [Color.systemOrange, .systemYellow] {
            let fill = color.resolved(in: light)
            #expect(fill.red == 1 && fill.relativeLuminance > 0.4)
            #expect(fill.contrastingTextColor == .black)
            let (sign, text) = (color.signShade.resolved(in: light), color.textShade.resolved(in: light))
            #expect(text.relativeLuminance < sign.relativeLuminance)
            #expect(sign.relativeLuminance < fill.relativeLuminance)
            // In the dark a bright colour is all three, and no plate is made brown.
            let dark = ColorTraits(userInterfaceStyle: .dark)
            #expect(color.textShade.resolved(in: dark) == color.resolved(in: dark))
            #expect(color.plateShade(in: dark) == color.resolved(in: dark))
        }
    }

    @Test("AP-90: signs and thin lines in a tint have 3 to 1 on every background", arguments: surroundings)
    func signs(traits: ColorTraits) {
        for background in Color.textBackgrounds.map({ $0.resolved(in: traits) }) {
            for (name, tint) in Self.tints {
                let ratio = tint.signShade.resolved(in: traits).contrastRatio(to: background)
                #expect(ratio >= 3, "\(name): \(ratio)")
            }
        }
    }
}
