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

    @Test("UK-119: a tokenizer finds words, sentences and paragraphs, on the side of a direction")
    func tokenizer() {
        let (_, view, _) = editor("Hello, big world. And on?\nMore")
        func place(_ offset: Int) -> UITextPosition { view.position(from: view.beginningOfDocument, offset: offset)! }
        func part(_ offset: Int, _ unit: UITextGranularity, _ way: UITextStorageDirection) -> String? {
            view.tokenizer.rangeEnclosingPosition(place(offset), with: unit, inDirection: .storage(way))
                .flatMap { view.text(in: $0) }
        }
        #expect(part(2, .word, .forward) == "Hello")
        #expect(part(5, .word, .backward) == "Hello" && part(5, .word, .forward) == nil)
        #expect(part(6, .word, .backward) == nil)
        #expect(part(8, .sentence, .forward) == "Hello, big world. ")
        #expect(part(20, .sentence, .forward) == "And on?\n")
        #expect(part(20, .paragraph, .backward) == "Hello, big world. And on?\n")
        #expect(part(20, .document, .forward) == view.text)
        #expect(part(4, .character, .forward) == "o")
        func ends(_ offset: Int, _ way: UITextStorageDirection) -> Bool {
            view.tokenizer.isPosition(
                place(offset), atBoundary: .word, inDirection: UITextDirection(rawValue: way.rawValue))
        }
        #expect(ends(5, .forward) && !ends(5, .backward) && ends(7, .backward) && !ends(8, .forward))
        func next(_ offset: Int, _ way: UITextStorageDirection) -> Int? {
            view.tokenizer.position(from: place(offset), toBoundary: .word, inDirection: .storage(way))
                .map { view.offset(from: view.beginningOfDocument, to: $0) }
        }
        #expect(
            next(2, .forward) == 5 && next(2, .backward) == 0 && next(6, .forward) == 7 && next(0, .backward) == nil)
        #expect(
            view.tokenizer.isPosition(
                place(9), withinTextUnit: .word, inDirection: .layout(.left)))
    }

    @Test("UK-119: a text knows the paragraphs that a part touches")
    func paragraphs() {
        let text = "one\ntwo\n\nfour" as NSString
        #expect(text.paragraphRange(for: NSRange(location: 1, length: 0)) == NSRange(location: 0, length: 4))
        #expect(text.paragraphRange(for: NSRange(location: 2, length: 4)) == NSRange(location: 0, length: 8))
        #expect(text.paragraphRange(for: NSRange(location: 0, length: 4)) == NSRange(location: 0, length: 4))
        #expect(text.lineRange(for: NSRange(location: 8, length: 0)) == NSRange(location: 8, length: 1))
        #expect(text.paragraphRange(for: NSRange(location: 13, length: 0)) == NSRange(location: 9, length: 4))
    }

    private final class Pad: UIInputView {
        init() { super.init(frame: CGRect(x: 0, y: 0, width: 0, height: 130), inputViewStyle: .keyboard) }
    }

    private final class Pin: UIView, UIKeyInput {
        let pad = Pad()
        override var inputView: UIView? { pad }
        override var canBecomeFirstResponder: Bool { true }
        var hasText: Bool { false }
        func insertText(_ text: String) {}
        func deleteBackward() {}
    }

    @Test("UK-122: an input view is as high as its frame, or as what is in it where it sizes itself")
    func inputView() {
        let host = TestHost(size: CGSize(width: 300, height: 500))
        let pin = Pin(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
        let content = UIView()
        content.translatesAutoresizingMaskIntoConstraints = false
        pin.pad.addSubview(content)
        NSLayoutConstraint.activate([
            content.topAnchor.constraint(equalTo: pin.pad.topAnchor),
            content.bottomAnchor.constraint(equalTo: pin.pad.bottomAnchor),
            content.heightAnchor.constraint(equalToConstant: 90).withPriority(.defaultHigh),
        ])
        host.window.addSubview(pin)
        #expect(pin.becomeFirstResponder())
        host.advance(by: .seconds(1))
        #expect(pin.pad.convert(pin.pad.bounds, to: nil) == CGRect(x: 0, y: 370, width: 300, height: 130))
        pin.pad.allowsSelfSizing = true
        host.advance(by: .seconds(1))
        #expect(pin.pad.frame.height == 90)
    }
}

extension NSLayoutConstraint {
    fileprivate func withPriority(_ priority: UILayoutPriority) -> NSLayoutConstraint {
        self.priority = priority
        return self
    }
}
