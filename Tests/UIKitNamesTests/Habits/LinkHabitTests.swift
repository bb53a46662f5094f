import LoggingViews
import TactusTesting
import Testing
import UIKitNames

import struct Foundation.URL

/// What programs written for UIKit take for granted of links in texts.
@MainActor
@Suite("Habits: links in texts")
struct LinkHabitTests {
    let host = TestHost(size: CGSize(width: 320, height: 480))

    private final class Terms: UIViewController, UITextViewDelegate {
        let textView = UITextView()
        var log = Log()
        var follows = false
        override func viewDidLoad() {
            super.viewDidLoad()
            let text = NSMutableAttributedString(
                string: "é Read the terms and policy.", attributes: [.font: UIFont.systemFont(ofSize: 17)])
            if let terms = URL(string: "https://example.org/terms?a=b#c") {
                text.addAttribute(.link, value: terms, range: (text.string as NSString).range(of: "terms"))
            }
            text.addAttribute(
                .link, value: "mailto:a@example.org", range: (text.string as NSString).range(of: "policy"))
            textView.attributedText = text
            textView.isEditable = false
            textView.isScrollEnabled = false
            textView.linkTextAttributes = [.foregroundColor: UIColor.red]
            textView.delegate = self
            textView.frame = CGRect(x: 0, y: 0, width: 320, height: 100)
            view.addSubview(textView)
        }
        func textView(
            _ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange,
            interaction: UITextItemInteraction
        ) -> Bool {
            log.add("\(URL.scheme ?? "") \(URL.absoluteString) \(characterRange.location),\(characterRange.length)")
            log.add("\(interaction == .invokeDefaultAction)")
            return follows
        }
    }

    private final class Old: UIViewController, UITextViewDelegate {
        var log = Log()
        func textView(
            _ textView: UITextView, shouldInteractWith URL: String, in characterRange: NSRange
        ) -> Bool {
            log.add(URL)
            return false
        }
    }

    /// Taps the middle of a part of a text.
    private func tap(_ word: String, in view: UITextView) throws {
        let range = (view.text as NSString).range(of: word)
        let start = try #require(view.position(from: view.beginningOfDocument, offset: range.location))
        let end = try #require(view.position(from: start, offset: range.length))
        let rect = view.firstRect(for: try #require(view.textRange(from: start, to: end)))
        host.finger().tap(at: view.convert(CGPoint(x: rect.midX, y: rect.midY), to: nil))
        host.advance(by: .seconds(1))
    }

    @Test(
        "UK-53: a link tells its delegate its address as what the delegate asks for, and where it is, before it is followed"
    )
    func followed() throws {
        let page = Terms()
        host.window.rootViewController = page
        host.settle()
        var followed: [String] = []
        page.textView.linkAction = { followed.append($0) }
        try tap("terms", in: page.textView)
        #expect(page.log.take() == ["https https://example.org/terms?a=b#c 11,5", "true"] && followed == [])
        page.follows = true
        try tap("policy", in: page.textView)
        #expect(page.log.take() == ["mailto mailto:a@example.org 21,6", "true"])
        #expect(followed == ["mailto:a@example.org"])
        try tap("Read", in: page.textView)
        #expect(page.log.take() == [] && followed.count == 1)
        let old = Old()
        page.textView.delegate = old
        try tap("terms", in: page.textView)
        #expect(old.log.take() == ["https://example.org/terms?a=b#c"] && followed.count == 1)
    }

    @Test("UK-53: a delegate without a word about links lets them be followed; an address that is none to it, too")
    func silent() throws {
        final class Silent: UITextViewDelegate {}
        let page = Terms()
        host.window.rootViewController = page
        host.settle()
        var followed: [String] = []
        page.textView.linkAction = { followed.append($0) }
        let silent = Silent()
        page.textView.delegate = silent
        try tap("terms", in: page.textView)
        #expect(followed == ["https://example.org/terms?a=b#c"])
    }
}
