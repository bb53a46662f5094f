import TactusTesting
import Testing

@testable import TactusControls
@testable import TactusUI

@MainActor
@Suite("Icons in views")
struct IconViewTests {
    private let host = TestHost(size: Size(width: 48, height: 24))

    /// Whether an animation shows nothing else of a view than what was set.
    private func isShownAsSet(_ view: View) -> Bool {
        let shown = view.shownGeometry.transform
        let isMoved = abs(shown.a - 1) > 1e-6 || abs(shown.b) > 1e-6
        return !isMoved && view.shownAppearance == view.appearance
    }

    /// What shows now, to be compared with what shows later.
    private var pixels: [UInt32] {
        let picture = host.picture
        return (0..<24).flatMap { y in (0..<48).map { x in picture[x, y] } }
    }

    @Test("IM-12: an icon that points is mirrored where one reads from the right", arguments: [false, true])
    func mirrored(isRightToLeft: Bool) {
        host.window.backgroundColor = .white
        if isRightToLeft { host.application.traitOverrides.layoutDirection = .rightToLeft }
        let icon = IconView(.chevronBackward)
        let button = Button(icon: .chevronBackward, style: .plain)
        button.frame = Rect(24, 0, 24, 24)
        button.iconSize = 24
        host.window.addSubview(icon)
        host.window.addSubview(button)
        host.settle()

        // Its tip is at 8 of 24 points, its ends at 15.
        for x in [0, 24] {
            #expect(host.picture.hex(x + (isRightToLeft ? 15 : 8), 12) != "FFFFFF")
            #expect(host.picture.hex(x + (isRightToLeft ? 8 : 15), 12) == "FFFFFF")
        }
    }

    @Test("IM-12: lines are as heavy as the weight says")
    func weight() {
        host.window.backgroundColor = .white
        let view = IconView(.minus)
        view.tintColor = .black
        host.window.addSubview(view)
        func darkness(_ weight: Icon.Weight) -> Int {
            view.weight = weight
            host.settle()
            return (0..<24).reduce(0) { $0 + 255 - Int(host.picture[12, $1] & 0xFF) }
        }
        #expect(darkness(.light) < darkness(.regular))
        #expect(darkness(.regular) < darkness(.bold))
    }

    @Test("IM-13: an effect ends where it began, and moves in between", arguments: IconEffect.allCases)
    func effects(effect: IconEffect) {
        let view = IconView(.bell)
        host.window.addSubview(view)
        host.settle()
        let picture = pixels

        view.addSymbolEffect(effect)
        for _ in 0..<4 { host.clock.advance(by: .milliseconds(100)) }
        #expect(!isShownAsSet(view) && (pixels == picture) == false)
        host.clock.advance(by: .seconds(3))
        #expect((pixels == picture) == true)
        #expect(view.transform == .identity && view.alpha == 1 && view.effects.isEmpty)
    }

    @Test("IM-13: an effect that goes on is ended by hand, and by leaving")
    func endless() {
        let view = IconView(.bell)
        host.window.addSubview(view)
        host.settle()
        view.addSymbolEffect(.pulse, repeatCount: 0)
        host.clock.advance(by: .seconds(100))
        #expect(view.effects.count == 1)
        view.removeAllSymbolEffects()
        #expect(view.effects.isEmpty && view.alpha == 1)

        view.addSymbolEffect(.pulse, repeatCount: 0)
        view.removeFromSuperview()
        host.clock.advance(by: .milliseconds(10))
        #expect(view.effects.isEmpty && view.alpha == 1)
    }

    @Test("IM-13: with less motion nothing moves; what pulses is seen all the same", arguments: IconEffect.allCases)
    func reducedMotion(effect: IconEffect) {
        host.application.isReduceMotionEnabled = true
        let view = IconView(.bell)
        host.window.addSubview(view)
        host.settle()
        view.addSymbolEffect(effect)
        for _ in 0..<4 { host.clock.advance(by: .milliseconds(100)) }
        #expect(isShownAsSet(view) == (effect != .pulse))
    }

    @Test("IM-13: another icon takes the place of one, and nothing is left over")
    func replacing() {
        let view = IconView(.play)
        host.window.addSubview(view)
        host.settle()
        view.setIcon(.pause, animated: true)
        #expect(view.icon == .pause && host.window.subviews.count == 2)
        host.clock.advance(by: .milliseconds(400))
        let picture = pixels
        #expect(host.window.subviews.count == 1 && view.alpha == 1 && view.transform == .identity)
        view.setIcon(.play, animated: false)
        view.setIcon(.pause, animated: false)
        host.settle()
        #expect((pixels == picture) == true)
    }
}
