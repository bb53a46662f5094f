import TactusTesting
import Testing
import UIKitNames

/// What programs written for UIKit take for granted of titles with attributes, and of buttons that are configured.
@MainActor
@Suite("Habits: titles and configured buttons")
struct TitleHabitTests {
    private let host = TestHost(playing: UIViewController())

    @Test("a title with attributes shows in its state; a control without a title has none")
    func attributedTitle() {
        let button = UIButton(type: .system)
        #expect((button.currentTitle as String?) == nil)
        button.setAttributedTitle(
            NSAttributedString(string: "Buy", attributes: [.foregroundColor: UIColor.red]), for: .normal)
        #expect(button.currentAttributedTitle?.string == "Buy" && button.attributedTitle(for: .selected) == nil)
        #expect(button.titleLabel?.text == "Buy")
        button.contentEdgeInsets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: -4)
        #expect(button.contentEdgeInsets == UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 0))
    }

    @Test("a configuration shows its title as its transformer says, an indicator, a border and a ground")
    func configuration() {
        var configuration = UIButton.Configuration.plain()
        configuration.title = "Send"
        configuration.subtitle = "to all"
        configuration.showsActivityIndicator = true
        configuration.imagePlacement = .trailing
        configuration.background.strokeColor = .red
        configuration.background.strokeWidth = 2
        configuration.background.cornerRadius = 9
        configuration.background.backgroundColor = .yellow
        configuration.titleTextAttributesTransformer = UIConfigurationTextAttributesTransformer { incoming in
            var outgoing = incoming
            outgoing.font = .systemFont(ofSize: 31)
            return outgoing
        }
        let button = UIButton(configuration: configuration)
        host.window.addSubview(button)
        #expect(button.currentAttributedTitle?.attribute(.font, at: 0) as? UIFont == .systemFont(ofSize: 31))
        #expect(button.borderWidth == 2 && button.borderColor == .red && button.cornerRadius == 9)
        #expect(button.backgroundColor == .yellow && button.showsActivityIndicator && button.subtitle == "to all")
        var changed = button.configuration
        #expect(changed?.background.strokeWidth == 2 && changed?.titleTextAttributesTransformer != nil)
        changed?.showsActivityIndicator = false
        changed?.title = "Sent"
        button.configuration = changed
        #expect(!button.showsActivityIndicator && button.titleLabel?.text == "Sent")
        changed?.titleTextAttributesTransformer = nil
        changed?.background = UIBackgroundConfiguration()
        changed?.attributedTitle = AttributedString("Again", attributes: AttributeContainer([.kern: 2]))
        button.configuration = changed
        #expect(button.currentAttributedTitle?.attribute(.kern, at: 0) as? CGFloat == 2)
        #expect(button.borderWidth == 0 && button.backgroundColor == nil)
    }

    @Test("a text as a value has the looks of its container, and may be put together")
    func attributedStrings() {
        var looks = AttributeContainer()
        looks.foregroundColor = .red
        looks.underlineStyle = .single
        var text = AttributedString("one", attributes: looks)
        #expect(text.foregroundColor == .red && text.underlineStyle == .single && text.font == nil)
        text.font = .boldSystemFont(ofSize: 12)
        let both = NSAttributedString(text + AttributedString(" two"))
        #expect(both.string == "one two" && both.attribute(.font, at: 0) as? UIFont == .boldSystemFont(ofSize: 12))
        #expect(both.attribute(.foregroundColor, at: 5) == nil)
    }

    @Test("the text of a row may be one that there is not")
    func rowText() {
        var content = UIListContentConfiguration.cell()
        let name: String? = "Anna"
        content.text = name
        #expect(content.text == "Anna" && (content.text as String?) == "Anna")
        content.text = nil
        #expect((content.text as String).isEmpty)
    }

    @Test("items of bars are told apart, and their titles have attributes by state")
    func items() {
        let items = [UITabBarItem(title: "a", image: nil, tag: 0), UITabBarItem(title: "a", image: nil, tag: 1)]
        #expect(items.firstIndex(of: items[1]) == 1)
        items[0].setTitleTextAttributes([.foregroundColor: UIColor.red], for: .selected)
        let attributes: [NSAttributedString.Key: Any]? = items[0].titleTextAttributes(for: UIControl.State.selected)
        #expect(attributes?[.foregroundColor] as? UIColor == .red)
        items[0].setTitleTextAttributes(nil, for: .selected)
        let none: [NSAttributedString.Key: Any]? = items[0].titleTextAttributes(for: UIControl.State.selected)
        #expect(none == nil)
    }

    @Test("what a hand would feel is told to the program's handler, and to nobody without one")
    func feedback() {
        var felt: [UIFeedback] = []
        UIImpactFeedbackGenerator(style: .heavy).impactOccurred()
        UIFeedbackGenerator.handler = { felt.append($0) }
        defer { UIFeedbackGenerator.handler = nil }
        let impact = UIImpactFeedbackGenerator(style: .light)
        impact.prepare()
        impact.impactOccurred()
        impact.impactOccurred(intensity: 7)
        UISelectionFeedbackGenerator().selectionChanged()
        UINotificationFeedbackGenerator().notificationOccurred(.warning)
        #expect(
            felt == [
                .impact(.light, intensity: 1), .impact(.light, intensity: 1), .selection, .notification(.warning),
            ])
    }

    @Test("what this program has put on the pasteboard is read back, and nil takes it away")
    func pasteboard() {
        host.application.shareApplication()
        UIPasteboard.general.string = "words"
        #expect(UIPasteboard.general.string == "words" && UIPasteboard.general.hasStrings)
        let picture = picture { $0.fill(CGRect(x: 0, y: 0, width: 9, height: 9)) }
        UIPasteboard.general.image = picture
        #expect(UIPasteboard.general.image === picture && !UIPasteboard.general.hasStrings)
        UIPasteboard.general.string = nil
        #expect(UIPasteboard.general.image == nil && !UIPasteboard.general.hasImages)
    }

    @Test("fields are told of to who asks for it by name, those that are there and those that come")
    func fieldNotifications() {
        host.application.shareApplication()
        let (first, second) = (UITextField(), UITextField())
        for (index, field) in [first, second].enumerated() {
            field.frame = CGRect(x: 20, y: 100 + Double(index) * 80, width: 200, height: 44)
        }
        host.window.addSubview(first)
        var heard: [String] = []
        let token = NotificationCenter.default.addObserver(
            forName: UITextField.textDidChangeNotification, object: nil, queue: .main
        ) { heard.append((($0.object as? UITextField)?.text as String?) ?? "?") }
        defer { NotificationCenter.default.removeObserver(token) }
        host.window.addSubview(second)
        for field in [first, second] {
            field.becomeFirstResponder()
            host.keyboard.press("a")
        }
        #expect(heard == ["a", "a"])
        second.text = "set"
        #expect(heard == ["a", "a"])
    }
}
