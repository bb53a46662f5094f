import TactusGraphics
import TactusTesting
import Testing

@testable import TactusUI

@MainActor
@Suite("What the user prefers")
struct AppearancePreferencesTests {
    let host = TestHost(size: Size(width: 50, height: 50))

    @Test("AP-7: what the program says goes before the environment, the environment before the desktop")
    func precedence() {
        func style() -> UserInterfaceStyle { host.window.traitCollection.userInterfaceStyle }
        host.application.desktopPreferences.userInterfaceStyle = .dark
        host.application.desktopPreferences.textScale = 1.5
        #expect(style() == .dark)
        host.application.environmentPreferences.userInterfaceStyle = .light
        #expect(style() == .light)
        host.application.traitOverrides.userInterfaceStyle = .dark
        #expect(style() == .dark)
        #expect(host.window.traitCollection.textScale == 1.5)
        host.application.traitOverrides = TraitOverrides()
        host.application.environmentPreferences = AppearancePreferences()
        host.application.desktopPreferences = AppearancePreferences()
        #expect(style() == .light && host.window.traitCollection.textScale == 1)
    }

    @Test("AP-12: a wish for less motion is heard, unless the program has a say of its own")
    func reducedMotion() {
        let view = View(frame: Rect(0, 0, 10, 10))
        host.window.addSubview(view)
        host.application.desktopPreferences.reducesMotion = true
        #expect(host.application.isReduceMotionEnabled)
        View.animate(duration: .milliseconds(200)) { view.center = Point(40, 40) }
        host.advance(by: .milliseconds(20))
        #expect(view.presentedCenter == Point(40, 40))
        host.application.isReduceMotionEnabled = false
        #expect(!host.application.isReduceMotionEnabled)
    }

    @Test("an accent is the tint of everything")
    func accent() {
        host.application.desktopPreferences.accentColor = Color(hex: 0xC00000)
        let tint = host.window.tintColor
        #expect(tint.resolved(in: ColorTraits()) == Color(hex: 0xC00000))
        #expect(tint.resolved(in: ColorTraits(userInterfaceStyle: .dark)) != Color(hex: 0xC00000))
    }

    @Test("AP-14: words say what the appearance is")
    func words() throws {
        let all = try AppearancePreferences(words: " dark, contrast ,text=1.25,tint=#2E8B57,,reduced-motion,rtl")
        #expect(all.userInterfaceStyle == .dark && all.accessibilityContrast == .high && all.textScale == 1.25)
        #expect(all.accentColor == Color(hex: 0x2E8B57) && all.reducesMotion == true)
        #expect(all.layoutDirection == .rightToLeft)
        let others = try AppearancePreferences(words: "dark,light,no-contrast,motion,ltr,tint=ffffff")
        #expect(others.userInterfaceStyle == .light && others.accessibilityContrast == .normal)
        #expect(others.reducesMotion == false && others.layoutDirection == .leftToRight)
        #expect(others.accentColor == .white)
        #expect(try AppearancePreferences(words: "") == AppearancePreferences())
    }

    @Test(
        "AP-14: a word that means nothing is complained about with those there are",
        arguments: [
            "drak", "text=", "text=9", "text=nan", "text", "tint=12", "tint=#GGGGGG", "tint=0x1234", "=", "dark=1",
        ])
    func unknownWords(word: String) {
        #expect(throws: UnknownAppearanceWord(word: word)) { try AppearancePreferences(words: "dark,\(word)") }
        let sentence = UnknownAppearanceWord(word: word).description
        #expect(sentence.hasPrefix("\"\(word)\" says nothing about the appearance; the words are light, dark"))
    }
}
