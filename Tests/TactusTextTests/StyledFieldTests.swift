import TactusControls
import TactusEditing
import TactusGeometry
import TactusGraphics
import TactusPlatform
import TactusTesting
import TactusUI
import Testing

@testable import TactusText

/// Knows every word but those with “zz”.
private struct Speller: SpellChecker {
    func isCorrect(_ word: String, language: String) async -> Bool { !word.contains("zz") }
    func guesses(for word: String, language: String) async -> [String] { [word.replacing("zz", with: "t")] }
    func learnWord(_ word: String, language: String) async {}
    func ignoreWord(_ word: String, language: String) async {}
}

@MainActor
@Suite("Styles and spelling in a field")
struct StyledFieldTests {
    private let host = TestHost(size: Size(width: 300, height: 240))
    private let field = TextField(frame: Rect(x: 10, y: 80, width: 280, height: 44))

    init() {
        host.application.language = "en_US"
        host.window.addSubview(field)
        field.allowsEditingTextAttributes = true
    }

    /// The runs of the text, bold ones in asterisks, underlined ones in underscores.
    private var marked: String {
        field.styledText.attributeRuns.map { run in
            var text = String(field.text[run.range])
            if run.attributes.font?.weight == .bold { text = "*\(text)*" }
            if run.attributes.underline != nil { text = "_\(text)_" }
            return text
        }.joined()
    }

    @Test("TX-37: a placeholder may have colours of its own, and is as in every field where it has none")
    func placeholder() {
        func colors() -> Set<UInt32> {
            let picture = host.picture
            return Set((90..<114).flatMap { y in (20..<120).map { picture[$0, y] } })
        }
        field.placeholder = "MMMM"
        let plain = colors()
        #expect(field.styledPlaceholder == "MMMM")
        field.styledPlaceholder = StyledText("MMMM", TextAttributes(color: Color(hex: 0xFF0000)))
        let red = colors()
        #expect(red.contains(0xFFFF_0000) && !plain.contains(0xFFFF_0000))
        #expect(field.placeholder == "MMMM" && host.scene.accessibilityTree.description.contains("“MMMM”"))
        field.styledPlaceholder = "MMMM"
        #expect(colors() == plain)
    }

    private func pause() async {
        host.advance(by: .milliseconds(600))
        await field.spelling?.task?.value
        host.settle()
    }

    private func tap(_ title: String) throws {
        let bar = try #require(field.textInteraction.menu)
        let button = try #require(bar.subviews.compactMap { $0 as? Button }.first { $0.title == title })
        host.finger().tap(at: button.convert(Point(x: button.bounds.midX, y: button.bounds.midY), to: nil))
        host.settle()
    }

    private func point(_ offset: Int) -> Point {
        let rect = field.caretRect(at: CaretPosition(offset))
        return field.textInputView.convert(Point(x: rect.minX, y: rect.midY), to: nil)
    }

    @Test("TI-60: a styled text comes back as it was set, in one line; plain text takes the attributes away")
    func setting() {
        field.styledText = StyledText("one", TextAttributes(color: .red)) + StyledText("\n\ntwo")
        #expect(field.text == "one  two" && field.styledText.attributeRuns.first?.attributes.color == .red)
        #expect(field.styledText.attributeRuns.count == 2)
        field.text = "plain"
        #expect(!field.styledText.hasAttributes)
    }

    @Test("TI-60: larger letters make a field that goes by its text higher")
    func height() {
        let before = field.intrinsicContentSize.height
        field.styledText = StyledText("A", TextAttributes(font: .systemFont(ofSize: 60)))
        #expect(field.intrinsicContentSize.height > before + 20)
        field.text = ""
        #expect(field.intrinsicContentSize.height == before)
    }

    @Test("TI-60: keys style what is selected and what is typed next; undo takes it back")
    func keys() {
        field.becomeFirstResponder()
        host.keyboard.type("one two")
        field.selection = TextSelection(4..<7)
        host.keyboard.press(.keyboardB, holding: .control)
        #expect(marked == "one *two*")
        host.keyboard.press(.keyboardEnd)
        host.keyboard.type("!")
        #expect(marked == "one *two!*")
        host.keyboard.press(.keyboardU, holding: .control)
        host.keyboard.type("?")
        #expect(marked == "one *two!*_*?*_")
        for _ in 0..<4 { host.keyboard.press(.keyboardZ, holding: .control) }
        #expect(!marked.contains("_"))
    }

    @Test("TI-60: a field with a format or a secret, and one that does not allow it, takes no look", arguments: 0..<3)
    func forbidden(how: Int) {
        switch how {
        case 0: field.format = NumberFormat()
        case 1: field.traits.isSecureTextEntry = true
        default: field.allowsEditingTextAttributes = false
        }
        field.becomeFirstResponder()
        host.keyboard.type("12")
        field.selectAll(nil)
        host.keyboard.press(.keyboardB, holding: .control)
        #expect(!field.styledText.hasAttributes && !field.canPerform(.toggleBoldface, withSender: nil))
        if how == 2 { return }
        field.styledText = StyledText("34", TextAttributes(color: .red))
        #expect(field.text == "34" && !field.styledText.hasAttributes)
    }

    @Test("TI-60: text is pasted with its look, without its line breaks, where that is allowed")
    func paste() {
        let source = TextView(frame: Rect(x: 0, y: 140, width: 300, height: 80))
        host.window.addSubview(source)
        source.styledText = StyledText("a\nb", TextAttributes(font: .systemFont(ofSize: 17, weight: .bold)))
        source.becomeFirstResponder()
        source.selectAll(nil)
        source.copy(nil)
        field.becomeFirstResponder()
        field.paste(nil)
        host.settle()
        #expect(marked == "*a b*")
        field.selectAll(nil)
        field.pasteAndMatchStyle(nil)
        host.settle()
        #expect(field.text == "a b")
        field.text = ""
        field.allowsEditingTextAttributes = false
        field.paste(nil)
        host.settle()
        #expect(marked == "a b" && !field.styledText.hasAttributes)
    }

    @Test("TI-57: commands that style are marked where what is selected is so: wholly, in part, or not")
    func marks() throws {
        let view = TextView(frame: Rect(x: 0, y: 140, width: 300, height: 80))
        view.allowsEditingTextAttributes = true
        host.window.addSubview(view)
        let bold = StyledText("two", TextAttributes(font: .systemFont(ofSize: 17, weight: .bold)))
        view.styledText = StyledText("one ") + bold
        field.styledText = StyledText("one ") + bold
        for text in [view, field] as [any TextInput] {
            let menu = try #require(
                MenuBuilder.mainMenu(for: text).children.compactMap { $0 as? Menu }.first { $0.title == "Format" })
            let command = try #require(menu.children.first as? KeyCommand)
            var states: [Command.State] = []
            for range in [0..<3, 4..<7, 0..<7, 7..<7] {
                text.selection = TextSelection(range)
                #expect(command.validate(from: text))
                states.append(command.state)
            }
            #expect(states == [.off, .on, .mixed, .on])
        }
        #expect(Command(title: "", action: .copy).performs(.copy) && !Command(title: "", action: .cut).performs(.copy))
    }

    @Test("TI-48, TI-49: words in a field are checked, and replaced from its menu; a secret's are not")
    func spelling() async throws {
        field.spellChecker = Speller()
        field.spellCheckingType = .yes
        field.text = "a fizz more"
        await pause()
        #expect(field.spelling?.ranges.ranges == [2..<6])
        host.finger().tap(at: point(4), count: 2)
        host.advance(by: .seconds(1))
        try tap("Replace…")
        await field.spellingTask?.value
        try tap("fit")
        #expect(field.text == "a fit more")
        await pause()
        #expect(field.spelling?.ranges.isEmpty == true)
        field.traits.isSecureTextEntry = true
        #expect(field.spelling == nil)
        field.traits.isSecureTextEntry = false
        #expect(field.spelling != nil)
        field.spellCheckingType = .no
        #expect(field.spelling == nil)
    }

    @Test("TI-59: keys go by the user's key theme, unless the interaction says otherwise")
    func keyTheme() throws {
        field.becomeFirstResponder()
        host.keyboard.type("one two")
        host.keyboard.press(.keyboardA, holding: .control)
        #expect(field.selection.range == 0..<7)
        host.application.desktopPreferences.textKeyBindings = .emacs
        host.keyboard.press(.keyboardA, holding: .control)
        #expect(field.selection == TextSelection(caret: 0))
        host.keyboard.press(.keyboardF, holding: .alternate)
        host.keyboard.press(.keyboardK, holding: .control)
        #expect(field.text == "one")
        field.textInteraction.keyBindings = .standard
        host.keyboard.press(.keyboardA, holding: .control)
        #expect(field.selection.range == 0..<3)
        #expect(try AppearancePreferences(words: "keys=Emacs").textKeyBindings == .emacs)
        #expect(try AppearancePreferences(words: "keys=standard").textKeyBindings == .standard)
        #expect(throws: UnknownAppearanceWord(word: "keys=vi")) { try AppearancePreferences(words: "keys=vi") }
    }
}
