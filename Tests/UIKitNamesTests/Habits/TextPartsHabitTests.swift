import TactusTesting
import Testing
import UIKitNames

/// What programs written for UIKit take for granted of the parts of a text: words, attributes, places.
@MainActor
@Suite("Habits: parts of texts")
struct TextPartsHabitTests {
    private final class Log: UITextViewDelegate {
        var lines: [String] = []
        func textViewDidChange(_ textView: UITextView) { lines.append("changed") }
        func textViewDidChangeSelection(_ textView: UITextView) {
            lines.append("selection \(textView.selectedRange.location),\(textView.selectedRange.length)")
        }
    }

    private func editor(_ text: String) -> (host: TestHost, view: UITextView, log: Log) {
        let host = TestHost(size: CGSize(width: 300, height: 200))
        let view = UITextView(frame: host.window.bounds)
        view.text = text
        host.window.addSubview(view)
        host.settle()
        let log = Log()
        view.delegate = log
        return (host, view, log)
    }

    @Test("UK-120: a text storage changes what shows: what is selected stays so, nobody is told, nothing scrolls")
    func storage() {
        let (host, view, log) = editor((1...40).map { "line \($0)\n" }.joined())
        view.selectedRange = NSRange(location: 2, length: 3)
        view.contentOffset.y = 200
        host.settle()
        log.lines = []
        view.textStorage.beginEditing()
        view.textStorage.addAttribute(
            .font, value: UIFont.boldSystemFont(ofSize: 17), range: NSRange(location: 0, length: 4))
        view.textStorage.addAttribute(
            .backgroundColor, value: UIColor.yellow, range: NSRange(location: 5, length: 1))
        view.textStorage.endEditing()
        host.settle()
        #expect(log.lines == [] && view.contentOffset.y == 200)
        #expect(view.selectedRange == NSRange(location: 2, length: 3))

        var bold: [NSRange] = []
        view.textStorage.enumerateAttribute(.font, in: NSRange(location: 0, length: 8)) { value, range, _ in
            if (value as? UIFont)?.fontDescriptor.symbolicTraits.contains(.traitBold) == true { bold.append(range) }
        }
        #expect(bold == [NSRange(location: 0, length: 4)])
        #expect(view.textStorage.attribute(.backgroundColor, at: 5, effectiveRange: nil) as? UIColor == .yellow)
        #expect(view.textStorage.attributes(at: 6, effectiveRange: nil)[.backgroundColor] == nil)

        view.textStorage.insert(NSAttributedString(string: "A "), at: 0)
        view.textStorage.append(NSAttributedString(string: "end"))
        view.textStorage.deleteCharacters(in: NSRange(location: 2, length: 5))
        #expect(view.text.hasPrefix("A 1\nline 2") && view.text.hasSuffix("line 40\nend"))
    }

    @Test("UK-121: carets and parts of a text are told in points of the view, within its insets and as scrolled")
    func places() {
        let (host, view, _) = editor((1...40).map { "line \($0)\n" }.joined())
        view.textContainerInset = UIEdgeInsets(top: 20, left: 10, bottom: 20, right: 10)
        view.textContainer.lineFragmentPadding = 4
        host.settle()
        let start = view.beginningOfDocument
        #expect(view.caretRect(for: start).origin == CGPoint(x: 14, y: 20))
        let word = view.position(from: start, offset: 4).flatMap { view.textRange(from: start, to: $0) }
        #expect(word.map { view.firstRect(for: $0).origin } == CGPoint(x: 14, y: 20))
        view.contentOffset.y = 100
        host.settle()
        #expect(view.caretRect(for: start).origin == CGPoint(x: 14, y: 20))
        #expect(view.convert(view.caretRect(for: start), to: nil).minY == -80)
    }
}
