import TactusTesting
import Testing
import UIKitNames

/// What programs written for UIKit say of their views to assistive tools.
@MainActor
@Suite("Habits: what views are to assistive tools")
struct OverriddenTraitTests {
    private final class Chip: UIControl {
        override var accessibilityTraits: UIAccessibilityTraits {
            get { isSelected ? [.button, .selected] : .button }
            set {}
        }
        override var accessibilityLabel: String? {
            get { "Chip" }
            set {}
        }
        override var isAccessibilityElement: Bool {
            get { true }
            set {}
        }
    }

    private final class Headline: UILabel {
        override var accessibilityTraits: UIAccessibilityTraits {
            get { super.accessibilityTraits.union(.header).subtracting(.staticText) }
            set { super.accessibilityTraits = newValue }
        }
    }

    @Test("AX-23: a class that overrides its traits is to assistive tools what they say, and stands as they say")
    func traits() throws {
        let page = UIViewController()
        let host = TestHost(playing: page)
        let (chip, headline) = (Chip(frame: CGRect(x: 10, y: 10, width: 80, height: 40)), Headline())
        headline.text = "News"
        headline.frame = CGRect(x: 10, y: 80, width: 80, height: 40)
        page.view.addSubview(chip)
        page.view.addSubview(headline)
        host.settle()
        func node(_ label: String) throws -> AccessibilityNode {
            try #require(host.application.accessibilityTree.flatMap(\.all).first { $0.label == label })
        }
        #expect(try node("Chip").role == .button && !node("Chip").state.isSelected)
        chip.isSelected = true
        #expect(try node("Chip").state.isSelected && node("News").role == .heading)
        headline.accessibilityTraits = .button
        #expect(headline.accessibilityTraits == [.button, .header])
    }

    @Test("AX-24: what is modal is all that is there beside its siblings, as long as it shows")
    func modal() {
        let page = UIViewController()
        let host = TestHost(playing: page)
        let (behind, card) = (UIButton(type: .system), UIView(frame: CGRect(x: 0, y: 200, width: 300, height: 100)))
        behind.setTitle("Behind", for: .normal)
        behind.frame = CGRect(x: 0, y: 0, width: 100, height: 44)
        let inside = UIButton(type: .system)
        inside.setTitle("Inside", for: .normal)
        inside.frame = CGRect(x: 0, y: 0, width: 100, height: 44)
        card.addSubview(inside)
        page.view.addSubview(behind)
        page.view.addSubview(card)
        host.settle()
        var labels: [String] {
            host.application.accessibilityTree.flatMap(\.all).filter { $0.role == .button }.compactMap(\.label)
        }
        #expect(labels == ["Behind", "Inside"])
        card.accessibilityViewIsModal = true
        #expect(labels == ["Inside"])
        card.isHidden = true
        #expect(labels == ["Behind"])
    }
}
