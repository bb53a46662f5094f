import TactusTesting
import Testing
import UIKitNames

/// What programs written for UIKit take for granted of fonts that grow.
@MainActor
@Suite("Habits: fonts that grow up to a size")
struct FontLimitTests {
    private let host = TestHost(size: CGSize(width: 200, height: 120))

    @Test("TX-110: a font that has a largest size grows up to it")
    func largest() {
        let metrics = UIFontMetrics(forTextStyle: .body)
        let font = metrics.scaledFont(for: .systemFont(ofSize: 20), maximumPointSize: 30)
        #expect(font.pointSize == 20)
        let (label, free) = (UILabel(), UILabel())
        (label.font, free.font) = (font, .systemFont(ofSize: 20))
        (label.text, free.text) = ("A", "A")
        host.window.addSubview(label)
        host.window.addSubview(free)
        #expect(label.intrinsicContentSize == free.intrinsicContentSize)
        host.window.traitOverrides.textScale = 3
        let limited = UILabel()
        limited.font = .systemFont(ofSize: 30)
        limited.text = "A"
        limited.traitOverrides.textScale = 1
        host.window.addSubview(limited)
        host.settle()
        #expect(free.intrinsicContentSize.height > 1.5 * limited.intrinsicContentSize.height)
        #expect(label.intrinsicContentSize == limited.intrinsicContentSize)
        #expect(metrics.scaledFont(for: font, compatibleWith: host.window.traitCollection).pointSize == 30)
        #expect(
            metrics.scaledFont(
                for: .systemFont(ofSize: 20), maximumPointSize: 25, compatibleWith: host.window.traitCollection
            ).pointSize == 25)
        #expect(metrics.scaledFont(for: .systemFont(ofSize: 20), maximumPointSize: 5).pointSize == 20)
    }
}
