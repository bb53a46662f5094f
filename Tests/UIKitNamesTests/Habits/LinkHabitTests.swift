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

    @Test("UK-126: a link looks as linkTextAttributes say, whatever its text says; without any as its text says")
    func look() {
        let view = UITextView(frame: CGRect(x: 0, y: 0, width: 320, height: 100))
        view.attributedText = NSAttributedString(
            string: "mmmm",
            attributes: [
                .font: UIFont.systemFont(ofSize: 40), .foregroundColor: UIColor.green, .link: "https://a.example",
            ])
        view.linkTextAttributes = [.foregroundColor: UIColor.red]
        host.window.addSubview(view)
        host.settle()
        #expect(pixels(red: true) > 50 && pixels(red: false) == 0)
        view.linkTextAttributes = [:]
        host.settle()
        #expect(pixels(red: true) == 0 && pixels(red: false) > 50)
    }

    /// How many pixels are all but wholly red, or green.
    private func pixels(red: Bool) -> Int {
        let picture = host.picture
        return (0..<100).reduce(0) { count, y in
            count
                + (0..<320).count { x in
                    let (first, second) = (picture[x, y] >> 16 & 255, picture[x, y] >> 8 & 255)
                    return (red ? first : second) > 200 && (red ? second : first) < 60 && picture[x, y] & 255 < 60
                }
        }
    }

    private final class Plain: UIViewController {
        let textView = UITextView()
        override func viewDidLoad() {
            super.viewDidLoad()
            let text = NSMutableAttributedString(
                string: "Read the terms.", attributes: [.font: UIFont.systemFont(ofSize: 17)])
            text.addAttribute(
                .link, value: "https://example.org/a/b?c=d#e", range: (text.string as NSString).range(of: "terms"))
            textView.attributedText = text
            textView.isEditable = false
            textView.isScrollEnabled = false
            textView.frame = CGRect(x: 0, y: 0, width: 320, height: 100)
            view.addSubview(textView)
        }
    }

    @Test("TI-153: a link of a text view that nobody looks after is opened by the application")
    func opened() throws {
        let page = Plain()
        host.window.rootViewController = page
        host.settle()
        var opened: [String] = []
        host.application.linkOpener = { opened.append($0) }
        try tap("terms", in: page.textView)
        #expect(opened == ["https://example.org/a/b?c=d#e"])
        page.textView.linkAction = { _ in }
        try tap("terms", in: page.textView)
        #expect(opened.count == 1)
    }

    private final class Chooser: UITextViewDelegate {
        var log = Log()
        var kind = ""
        func textView(
            _ textView: UITextView, primaryActionFor textItem: UITextItem, defaultAction: UIAction
        ) -> UIAction? {
            guard case .link(let url) = textItem.content else { return nil }
            log.add("\(url) \(textItem.range.location),\(textItem.range.length)")
            log.add("\(url.scheme ?? "") \(url.host ?? "") \(url.path) \(url.query ?? "")")
            switch kind {
            case "own": return UIAction(title: "Show") { [log] _ in log.add("shown") }
            case "none": return nil
            default: return defaultAction
            }
        }
    }

    @Test("UK-57: a delegate says what a tap on a link does: what it does anyway, something else, or nothing")
    func primaryAction() throws {
        let (page, chooser) = (Plain(), Chooser())
        host.window.rootViewController = page
        page.textView.delegate = chooser
        host.settle()
        var opened: [String] = []
        host.application.linkOpener = { opened.append($0) }
        let said = ["https://example.org/a/b?c=d#e 9,5", "https example.org /a/b c=d"]
        try tap("terms", in: page.textView)
        #expect(chooser.log.take() == said && opened.count == 1)
        chooser.kind = "own"
        try tap("terms", in: page.textView)
        #expect(chooser.log.take() == said + ["shown"] && opened.count == 1)
        chooser.kind = "none"
        try tap("terms", in: page.textView)
        #expect(chooser.log.take() == said && opened.count == 1)
    }

    @Test("UK-57: what can be opened has a scheme")
    func schemes() {
        host.application.shareApplication()
        #expect(UIApplication.shared.canOpenURL("tel:123") && UIApplication.shared.canOpenURL("x-own+1.a:b"))
        #expect(!UIApplication.shared.canOpenURL("nothing") && !UIApplication.shared.canOpenURL("1a:b"))
        var outcome: Bool?
        UIApplication.shared.open("no address", options: [:]) { outcome = $0 }
        host.settle()
        #expect(outcome == false)
    }
}
