import TactusControls
import TactusEditing
import TactusGeometry
import TactusGraphics
import TactusPlatform
import TactusTesting
import TactusUI
import Testing

@testable import TactusText

@MainActor
@Suite("Styled text that is edited")
struct StyledTextViewTests {
    private let host = TestHost(size: Size(width: 300, height: 240))
    private let textView = TextView(frame: Rect(x: 0, y: 40, width: 300, height: 200))

    init() {
        host.window.addSubview(textView)
        textView.allowsEditingTextAttributes = true
    }

    /// The runs of the text, bold ones in asterisks, italic ones in slashes, underlined ones in underscores.
    private var marked: String {
        textView.styledText.attributeRuns.map { run in
            var text = String(textView.text[run.range])
            if run.attributes.font?.weight == .bold { text = "*\(text)*" }
            if run.attributes.font?.slant == .italic { text = "/\(text)/" }
            if run.attributes.underline != nil { text = "_\(text)_" }
            return text
        }.joined()
    }

    private func caret(_ offset: Int) -> Point {
        let rect = textView.caretRect(at: CaretPosition(offset))
        return textView.textInputView.convert(Point(x: rect.minX, y: rect.midY), to: nil)
    }

    @Test("TI-40: a styled text comes back as it was set; plain text takes the attributes away")
    func settingAndReading() {
        var text = StyledText("one two\nthree")
        text.update(text.string.startIndex..<text.string.index(text.string.startIndex, offsetBy: 3)) {
            $0.font = .systemFont(ofSize: 30, weight: .bold)
            $0.color = .red
        }
        textView.styledText = text
        host.settle()
        #expect(textView.styledText == text)
        #expect(textView.attributes(at: 0).color == .red && textView.attributes(at: 4) == TextAttributes())
        let tall = textView.caretRect(at: CaretPosition(0)).height
        #expect(tall > 1.5 * textView.caretRect(at: CaretPosition(12)).height, "a line is as high as its fonts")
        textView.text = "plain"
        #expect(!textView.styledText.hasAttributes && textView.editor.layout.styleSource == nil)
    }

    @Test("TI-41: keys make what is selected bold, italic and underlined; typing goes on so; undo takes it back")
    func keys() {
        textView.becomeFirstResponder()
        host.keyboard.type("one two three")
        textView.selection = TextSelection(4..<7)
        host.keyboard.press(.keyboardB, holding: .control)
        #expect(marked == "one *two* three" && textView.described == "one [two] three")
        host.keyboard.press(.keyboardRightArrow)
        host.keyboard.type("!")
        #expect(marked == "one *two!* three")
        textView.selection = TextSelection(0..<textView.textBuffer.count)
        host.keyboard.press(.keyboardU, holding: .control)
        #expect(marked == "_one __*two!*__ three_")
        host.keyboard.press(.keyboardU, holding: .control)
        host.keyboard.press(.keyboardB, holding: .control)
        #expect(marked == "*one two! three*", "all of it, since not all of it was")
        for _ in 0..<3 { host.keyboard.press(.keyboardZ, holding: .control) }
        #expect(marked == "one *two!* three")
        host.keyboard.press(.keyboardZ, holding: .control)
        #expect(marked == "one *two* three")
        host.keyboard.press(.keyboardZ, holding: .control)
        #expect(marked == "one two three")
        host.keyboard.press(.keyboardZ, holding: [.control, .shift])
        #expect(marked == "one *two* three")
    }

    @Test("TI-41: without a selection a key decides about what is typed next, until the caret is elsewhere")
    func typing() {
        textView.becomeFirstResponder()
        host.keyboard.type("a")
        host.keyboard.press(.keyboardI, holding: .control)
        host.keyboard.type("b")
        host.inputMethod.mark("ni")
        host.inputMethod.commit("你")
        #expect(marked == "a/b你/")
        host.keyboard.press(.keyboardI, holding: .control)
        host.keyboard.press(.keyboardHome)
        host.keyboard.press(.keyboardEnd)
        host.keyboard.type("c")
        #expect(marked == "a/b你c/", "what was said was forgotten")
        textView.selection = TextSelection(1..<textView.textBuffer.count)
        host.keyboard.press(.keyboardDeleteOrBackspace)
        host.keyboard.type("d")
        #expect(marked == "a/d/", "as what was deleted")
    }

    @Test("TI-41: what is not allowed has no keys, no menu and no paste of attributes")
    func forbidden() {
        textView.allowsEditingTextAttributes = false
        textView.becomeFirstResponder()
        host.keyboard.type("one")
        textView.selection = TextSelection(0..<3)
        host.keyboard.press(.keyboardB, holding: .control)
        #expect(!textView.styledText.hasAttributes)
        #expect(!textView.canPerform(.toggleBoldface, withSender: nil))
    }

    @Test("TI-57: a bar of menus has Format behind Edit, as long as attributes may be changed")
    func formatMenu() throws {
        textView.text = "one two"
        textView.becomeFirstResponder()
        textView.selection = TextSelection(0..<3)
        var titles: [String] { MenuBuilder.mainMenu(for: textView).children.map(\.title) }
        #expect(titles == ["File", "Edit", "Format", "View", "Window", "Help"])
        let format = try #require(MenuBuilder.mainMenu(for: textView).children[2] as? Menu)
        let bold = try #require(format.children.first as? KeyCommand)
        #expect(bold.title == "Bold" && bold.perform(from: textView))
        #expect(marked == "*one* two")
        textView.isEditable = false
        #expect(titles == ["File", "Edit", "View", "Window", "Help"])
        textView.isEditable = true
        textView.allowsEditingTextAttributes = false
        #expect(titles == ["File", "Edit", "View", "Window", "Help"])
    }

    @Test("TI-42: a tap on Format offers bold, italic and underlined, and the menu stays for more than one")
    func menu() throws {
        textView.text = "one two three"
        host.settle()
        host.finger().tap(at: caret(5), count: 2)
        host.advance(by: .seconds(1))
        try tap("Format")
        try tap("Bold")
        try tap("Underline")
        #expect(marked == "one _*two*_ three" && textView.described == "one [two] three")
    }

    private func tap(_ title: String) throws {
        let bar = try #require(textView.textInteraction.menu)
        let button = try #require(bar.subviews.compactMap { $0 as? Button }.first { $0.title == title })
        host.finger().tap(at: button.convert(Point(x: button.bounds.midX, y: button.bounds.midY), to: nil))
        host.settle()
    }

    @Test("TI-43: paragraphs have alignment, indents and room of their own, and the layout after edits is that anew")
    func paragraphs() {
        textView.text = "one\ntwo\nthree"
        let plain = textView.caretRect(at: CaretPosition(8)).minY
        textView.updateParagraphStyle(in: 5..<5) {
            $0.alignment = .center
            $0.paragraphSpacingBefore = 10
            $0.paragraphSpacing = 20
        }
        host.settle()
        #expect(textView.caretRect(at: CaretPosition(8)).minY == plain + 30)
        #expect(textView.caretRect(at: CaretPosition(4)).minX > 100)
        #expect(textView.caretRect(at: CaretPosition(0)).minX == 0)
        textView.updateParagraphStyle(in: 0..<1) { $0.firstLineHeadIndent = 24 }
        #expect(textView.caretRect(at: CaretPosition(0)).minX == 24)
        let point = caret(6)
        host.finger().tap(at: point)
        host.advance(by: .seconds(1))
        host.keyboard.press(.keyboardReturnOrEnter)
        #expect(textView.caretRect(at: CaretPosition(textView.selection.head)).minX > 100, "the new line too")
        expectLayoutAnew()
    }

    @Test("TI-16, TI-43: random edits of styled text leave the layout of the text laid out anew", arguments: 0..<3)
    func edits(seed: Int) {
        textView.text = "one\ntwo\nthree\n"
        var random = UInt64(seed + 7)
        func next(_ limit: Int) -> Int {
            random = random &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return Int(random >> 33) % max(limit, 1)
        }
        let texts = ["", "a", "\n", "longer words that wrap at the edge of the view", "é\n\nü", "שלום"]
        for _ in 0..<120 {
            let count = textView.textBuffer.count
            let start = next(count + 1)
            let range = start..<min(start + next(count > 600 ? 200 : 12), count)
            switch next(3) {
            case 0: textView.replace(range, withText: texts[next(texts.count)])
            case 1: textView.updateAttributes(in: range) { $0.font = .systemFont(ofSize: Double(10 + 4 * next(5))) }
            default: textView.updateParagraphStyle(in: range) { $0.paragraphSpacing = Double(next(3)) * 5 }
            }
            expectLayoutAnew()
        }
    }

    private func expectLayoutAnew() {
        let layout = textView.editor.layout
        let anew = TextContentLayout(for: textView)
        anew.styleSource = layout.styleSource
        anew.reset(to: textView.textBuffer, style: layout.style)
        var tops: [Double] = []
        anew.forEachFragment(from: 0, to: .infinity) { _, top in tops.append(top) }
        var index = 0
        layout.forEachFragment(from: 0, to: .infinity) { _, top in
            #expect(index < tops.count && abs(tops[index] - top) < 0.001)
            index += 1
        }
        #expect(index == tops.count && abs(anew.height - layout.height) < 0.001)
    }

    @Test("TI-44: a tap and a click follow a link of a text that is read; Control and a click one that is edited")
    func links() {
        var text = StyledText("see ")
        text += StyledText("the page", TextAttributes(link: "https://tactus.example"))
        text += ", and more"
        textView.styledText = text
        textView.isEditable = false
        var followed: [String] = []
        textView.linkAction = { followed.append($0) }
        host.settle()
        host.finger().tap(at: caret(6))
        host.advance(by: .seconds(1))
        #expect(followed == ["https://tactus.example"] && !textView.isFirstResponder)
        host.pointer.click(at: caret(6))
        #expect(followed.count == 2)
        host.pointer.click(at: caret(1))
        #expect(followed.count == 2 && textView.isFirstResponder)
        textView.selection = TextSelection(caret: 6)
        host.keyboard.press(.keyboardReturnOrEnter)
        #expect(followed.count == 3)
        textView.isEditable = true
        host.pointer.click(at: caret(6))
        #expect(followed.count == 3)
        host.keyboard.down(.keyboardLeftControl, holding: .control)
        host.pointer.click(at: caret(8))
        host.keyboard.up(.keyboardLeftControl)
        #expect(followed.count == 4)
        textView.selection = TextSelection(caret: 12)
        host.keyboard.type("!")
        #expect(textView.attributes(at: 12).link == nil, "a link ends where it ends")
        textView.selection = TextSelection(caret: 6)
        host.keyboard.type("!")
        #expect(textView.attributes(at: 6).link == "https://tactus.example")
    }

    @Test("TI-44: the delegate may keep a link from being followed")
    func refusedLink() {
        final class Refuser: TextViewDelegate {
            var asked: [String] = []
            func textView(_ textView: TextView, shouldInteractWith link: String, in range: Range<Int>) -> Bool {
                asked.append("\(link) \(range)")
                return false
            }
        }
        let refuser = Refuser()
        textView.delegate = refuser
        textView.styledText = StyledText("a ") + StyledText("link", TextAttributes(link: "x"))
        textView.isEditable = false
        textView.linkAction = { _ in Issue.record("it was refused") }
        host.settle()
        host.finger().tap(at: caret(4))
        #expect(refuser.asked == ["x 2..<6"])
    }

    @Test("TI-45: attributes are copied and pasted, or matched with those that are there")
    func copying() async {
        textView.styledText = StyledText("one ") + StyledText("two", TextAttributes(color: .red, link: "y"))
        textView.becomeFirstResponder()
        textView.selection = TextSelection(2..<7)
        textView.copy(nil)
        #expect(host.application.pasteboard.types.contains(.styledText))
        textView.selection = TextSelection(caret: 0)
        textView.paste(nil)
        host.settle()
        #expect(textView.text == "e twoone two" && textView.attributes(at: 3).color == .red)
        #expect(textView.attributes(at: 6) == TextAttributes())
        textView.pasteAndMatchStyle(nil)
        host.settle()
        #expect(textView.text == "e twoe twoone two" && textView.attributes(at: 8).link == nil)
        textView.undoManager?.undo()
        textView.undoManager?.undo()
        #expect(textView.text == "one two")
    }

    @Test("TI-45: what is moved within a text keeps its attributes, and so does what lies between")
    func moving() {
        textView.text = "one two three"
        textView.updateAttributes(in: 4..<7) { $0.font = .systemFont(ofSize: 17, weight: .bold) }
        textView.updateAttributes(in: 8..<10) { $0.underline = .single }
        textView.becomeFirstResponder()
        host.settle()
        textView.selection = TextSelection(4..<8)
        host.pointer.enter(at: caret(6))
        host.pointer.press()
        for offset in [5, 3, 2, 1, 0] { host.pointer.move(to: caret(offset)) }
        host.pointer.release()
        host.settle()
        #expect(marked == "*two* one _th_ree")
        textView.undoManager?.undo()
        #expect(marked == "one *two* _th_ree")
    }

    @Test("TI-45: attributes come back as they were written; what is broken is refused", arguments: 0..<2)
    func encoding(number: Int) {
        var style = ParagraphStyle(alignment: .justified, direction: .rightToLeft, headIndent: 3, lineSpacing: 2)
        style.maximumLineHeight = 90
        let all = TextAttributes(
            font: Font(family: "Inter", size: 20, weight: .black, slant: .italic, width: .condensed),
            color: Color(red: 0.25, green: 0.5, blue: 1, alpha: 0.5), backgroundColor: Color(white: 0.5),
            underline: .wavy(Color(white: 1)), strikethrough: .double, tracking: 1.5, baselineOffset: -2,
            language: "ja", paragraphStyle: style, link: "l")
        let text = StyledText("a“\n") + StyledText("👩‍👧", all) + StyledText("b")
        #expect(StyledText(encoded: text.encoded) == text)
        let cut = Array(text.encoded.dropLast(5 + number * 40))
        #expect(StyledText(encoded: cut) == nil)
        #expect(StyledText(encoded: Array(#"{"tactus-text":1,"text":"é","runs":[{"count":1}]}"#.utf8)) == nil)
        #expect(StyledText(encoded: Array(#"{"tactus-text":1,"text":"é","runs":[{"count":-4}]}"#.utf8)) == nil)
        #expect(StyledText(encoded: Array(#"{"tactus-text":1,"text":"é","runs":[{"count":99}]}"#.utf8))?.string == "é")
    }

    @Test(
        "TI-45: sizes and distances that no text has are not taken from another program",
        arguments: ["-1e300", "1e300", "-5e5", "5e5", "1e-300"])
    func foreignNumbers(number: String) throws {
        let lengths = ["first", "head", "tail", "multiple", "minimum", "lines", "before", "after", "maximum"]
        let paragraph = lengths.map { "\"\($0)\":\(number)" }.joined(separator: ",")
        let foreign = """
            {"tactus-text":1,"text":"abc","runs":[{"count":1,"font":{"size":\(number)},"tracking":\(number),\
            "rise":\(number),"paragraph":{\(paragraph)}}]}
            """
        let text = try #require(StyledText(encoded: Array(foreign.utf8)))
        let attributes = try #require(text.attributeRuns.first?.attributes)
        #expect(attributes.font?.size == 17)
        if number != "1e-300" {
            #expect(attributes.tracking == nil && attributes.baselineOffset == nil)
            #expect(attributes.paragraphStyle == ParagraphStyle())
        }
        textView.styledText = text
        host.settle()
        let end = textView.caretRect(at: CaretPosition(3))
        #expect(end.minX > 0 && end.minX < 100 && end.height > 5 && end.height < 50)
    }

    @Test("TI-45: a distance of 4096 points and letters of one are taken, what is beyond is not")
    func foreignLimits() throws {
        for (length, size, isTaken) in [("4096", "1", true), ("-4096", "4096", true), ("4096.5", "0.99", false)] {
            let foreign =
                #"{"tactus-text":1,"text":"a","runs":[{"count":1,"font":{"size":\#(size)},"tracking":\#(length)}]}"#
            let text = try #require(StyledText(encoded: Array(foreign.utf8)))
            let attributes = try #require(text.attributeRuns.first?.attributes)
            #expect(attributes.tracking == (isTaken ? Double(length) : nil))
            #expect(attributes.font?.size == (isTaken ? Double(size) : 17))
        }
    }

    @Test("TI-46: an image is a character: the caret passes it in one step, and it is deleted as one")
    func attachments() throws {
        let bitmap = try Bitmap(size: PixelSize(width: 40, height: 30))
        let image = Image(bitmap)
        textView.styledText = StyledText("a") + StyledText(TextAttachment(image: image, accessibilityLabel: "photo"))
        host.settle()
        let left = textView.caretRect(at: CaretPosition(1)).minX
        let right = textView.caretRect(at: CaretPosition(4))
        #expect(abs(right.minX - left - 40) < 0.1 && right.height >= 30)
        textView.becomeFirstResponder()
        textView.selection = TextSelection(caret: 4)
        host.keyboard.type("b")
        #expect(textView.attributes(at: 4).attachment == nil)
        #expect(textView.standardAccessibility.value == "aphotob")
        host.keyboard.press(.keyboardDeleteOrBackspace)
        host.keyboard.press(.keyboardDeleteOrBackspace)
        #expect(textView.text == "a")
        textView.undoManager?.undo()
        #expect(textView.text == "a\u{FFFC}b" && textView.attributes(at: 1).attachment?.image === image)
    }

    @Test("TI-40: ranges outside of the text, and no attributes at all, change nothing")
    func hostile() {
        textView.text = "é"
        textView.updateAttributes(in: -5 ..< -1) { $0.color = .red }
        textView.updateAttributes(in: 1..<99) { $0.color = .red }
        #expect(textView.attributes(at: 0).color == .red, "outwards to whole characters")
        textView.updateParagraphStyle(in: 50..<60) { $0.paragraphSpacing = .nan }
        textView.updateAttributes(in: 0..<2) {
            $0.font = Font(size: .nan)
            $0.paragraphStyle = ParagraphStyle(lineHeightMultiple: -1, lineSpacing: .infinity, paragraphSpacing: .nan)
        }
        host.settle()
        #expect(textView.heightOfText.isFinite)
    }
}
