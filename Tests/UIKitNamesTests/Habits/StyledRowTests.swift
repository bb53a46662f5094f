import TactusTesting
import Testing
import UIKitNames

/// What programs written for UIKit take for granted of rows whose parts look different.
@MainActor
@Suite("Habits: styled rows")
struct StyledRowTests {
    private let host = TestHost(size: CGSize(width: 320, height: 480))

    private func labels(in view: UIView) -> [UILabel] {
        ((view as? UILabel).map { [$0] } ?? []) + view.subviews.flatMap { labels(in: $0) }
    }

    @Test("CV-236: a row has a title and a second text with attributes of their parts, or plain ones")
    func rows() throws {
        var content = UIListContentConfiguration.subtitleCell()
        let title = NSMutableAttributedString(string: "Inbox 3")
        title.addAttribute(.foregroundColor, value: UIColor.red, range: NSRange(location: 6, length: 1))
        content.attributedText = title
        content.secondaryAttributedText = NSAttributedString(
            string: "new", attributes: [.font: UIFont.boldSystemFont(ofSize: 20)])
        content.textProperties.transform = .uppercase
        #expect(content.text == "Inbox 3" && content.secondaryText == "new")
        let view = UIListContentView(configuration: content)
        view.frame = CGRect(x: 0, y: 0, width: 320, height: 80)
        host.window.addSubview(view)
        host.settle()
        let shown = labels(in: view)
        #expect(shown.map(\.text) == ["Inbox 3", "new"])
        #expect(
            shown.first?.attributedText?.attribute(.foregroundColor, at: 6, effectiveRange: nil) as? UIColor == .red)
        #expect(
            shown.last?.attributedText?.attribute(.font, at: 0, effectiveRange: nil) as? UIFont
                == .boldSystemFont(ofSize: 20))
        var other = content
        other.attributedText = NSAttributedString(string: "Inbox 3")
        #expect(other != content)
        content.text = "Plain"
        content.secondaryText = nil
        #expect(content.attributedText == nil && content.secondaryAttributedText == nil)
        view.configuration = content
        host.settle()
        #expect(labels(in: view).first?.text == "PLAIN")
    }
}
