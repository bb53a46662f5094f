import TactusTesting
import Testing
import UIKitNames

/// What programs written for UIKit take for granted of the size of text that the user wants.
@MainActor
@Suite("Habits: sizes of text")
struct TextSizeHabitTests {
    @Test("UK-62: how large the user wants text is one of twelve steps, which compare, and may be overridden")
    func categories() {
        let page = UIViewController()
        let host = TestHost(playing: page)
        #expect(page.traitCollection.preferredContentSizeCategory == .large)
        #expect(page.traitOverrides.preferredContentSizeCategory == .unspecified)
        page.traitOverrides.preferredContentSizeCategory = .accessibilityLarge
        host.settle()
        #expect(page.view.traitCollection.preferredContentSizeCategory == .accessibilityLarge)
        #expect(page.view.traitCollection.preferredContentSizeCategory.isAccessibilityCategory)
        #expect(!UIContentSizeCategory.extraExtraExtraLarge.isAccessibilityCategory)
        #expect(UIContentSizeCategory.small < .medium && UIContentSizeCategory.unspecified < .extraSmall)
        #expect(UIApplication.shared.preferredContentSizeCategory == .large)
        let traits = UITraitCollection(preferredContentSizeCategory: .extraSmall)
        #expect(traits.preferredContentSizeCategory == .extraSmall)
    }
}
