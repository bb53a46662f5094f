import TactusControls
import TactusEditing
import TactusGeometry
import TactusPlatform
import TactusTesting
import TactusUI
import Testing

@testable import TactusText

@MainActor
@Suite("Finding and replacing")
struct FindTests {
    private let host: TestHost
    private let textView: TextView

    init() {
        host = TestHost(size: Size(width: 700, height: 400))
        textView = TextView(frame: Rect(x: 0, y: 0, width: 700, height: 400))
        host.window.addSubview(textView)
        textView.text = "tide one\nTide two\nthe tides three\n" + String(repeating: "line\n", count: 60) + "tide"
        textView.isFindInteractionEnabled = true
        textView.becomeFirstResponder()
        textView.selection = TextSelection(caret: 4)
        host.settle()
    }

    private var interaction: FindInteraction? { textView.findInteraction }
    private var navigator: FindNavigator? { interaction?.navigator }
    private var session: TextSearchingFindSession? {
        interaction?.activeFindSession as? TextSearchingFindSession
    }
    private var highlighted: String? {
        session?.highlightedRange.map { "\($0.lowerBound)" + textView.textBuffer.string(in: $0) }
    }
    private var numbers: [String] {
        host.scene.accessibilityTree.flatMap(\.all).filter { $0.role == .label }.compactMap(\.label)
    }

    @Test("TF-1: Control and F shows the navigator, what is typed is found from the caret on, Escape dismisses")
    func finding() {
        host.keyboard.press("f", holding: .control)
        #expect(interaction?.isFindNavigatorVisible == true)
        #expect(navigator?.field.isFirstResponder == true)
        host.keyboard.type("tide")
        host.settle()
        #expect(session?.resultCount == 4)
        #expect(highlighted == "9Tide", "the first one behind the caret")
        #expect(numbers.contains("2 of 4"))
        host.keyboard.press(.keyboardReturnOrEnter)
        #expect(highlighted == "22tide")
        host.keyboard.press(.keyboardReturnOrEnter, holding: .shift)
        #expect(highlighted == "9Tide")
        host.keyboard.press(.keyboardEscape)
        #expect(interaction?.isFindNavigatorVisible == false)
        #expect(textView.isFirstResponder)
        #expect(textView.selection == TextSelection(9..<13), "what was looked at is selected")
        #expect(textView.contentView.foundText == nil && textView.contentInset == .zero)
    }

    @Test("TF-2: the next place follows the last one from the beginning, and is scrolled into sight")
    func goingOn() {
        host.keyboard.press("f", holding: .control)
        host.keyboard.type("tide")
        host.keyboard.press("g", holding: .control)
        host.keyboard.press(.keyboardF3)
        host.settle()
        #expect(highlighted == "334tide")
        let caret = textView.convert(textView.caretRect(at: CaretPosition(336)), from: textView.textInputView)
        #expect(textView.bounds.contains(caret.center))
        #expect(textView.contentOffset.y > 100)
        host.keyboard.press("g", holding: .control)
        host.settle()
        #expect(highlighted == "0tide")
        let first = textView.convert(textView.caretRect(at: CaretPosition(0)), from: textView.textInputView)
        let cover = navigator.map { textView.convert($0.bounds, from: $0) } ?? .zero
        #expect(first.minY >= cover.maxY, "not under the navigator")
        host.keyboard.press("g", holding: [.control, .shift])
        #expect(highlighted == "334tide")
    }

    @Test("TF-3: case and whole words are asked for by buttons")
    func options() throws {
        host.keyboard.press("f", holding: .control)
        host.keyboard.type("Tide")
        #expect(session?.resultCount == 4)
        try host.tap(.toggleButton, "Match case")
        #expect(session?.resultCount == 1 && interaction?.options.isCaseInsensitive == false)
        try host.tap(.toggleButton, "Match case")
        try host.tap(.toggleButton, "Whole words")
        #expect(session?.resultCount == 3)
        host.keyboard.type("x")
        host.settle()
        #expect(session?.resultCount == 0 && numbers.contains("No results"))
    }

    @Test("TF-4: one place is replaced after the other, all in one step of undo")
    func replacing() throws {
        host.keyboard.press("h", holding: .control)
        host.keyboard.type("tide")
        navigator?.replacement.becomeFirstResponder()
        host.keyboard.type("ebb-tide")
        try host.tap(.button, "Replace")
        #expect(textView.text.hasPrefix("tide one\nebb-tide two\nthe tides"))
        #expect(highlighted == "26tide", "what was put there is not found again at once")
        #expect(session?.resultCount == 4)
        try host.tap(.button, "Replace all")
        #expect(textView.text.hasPrefix("ebb-tide one\nebb-ebb-tide two\nthe ebb-tides three"))
        #expect(textView.text.hasSuffix("ebb-tide"))
        textView.undoManager?.undo()
        #expect(textView.text.hasPrefix("tide one\nebb-tide two\nthe tides"))
        textView.undoManager?.undo()
        #expect(textView.text.hasPrefix("tide one\nTide two"))
        #expect(session?.resultCount == 4)
    }

    @Test("TF-5: places move with edits, and new ones are found")
    func edits() {
        host.keyboard.press("f", holding: .control)
        host.keyboard.type("tide")
        textView.replace(0..<0, withText: "low tide, ")
        #expect(session?.foundRanges.map(\.lowerBound) == [4, 10, 19, 32, 344])
        #expect(highlighted == "19Tide")
        #expect(textView.contentView.foundText?.ranges.ranges == session?.foundRanges)
        textView.replace(19..<23, withText: "")
        #expect(session?.resultCount == 4 && highlighted == "28tide")
        textView.text = "a tide"
        #expect(session?.resultCount == 1)
        textView.text = ""
        #expect(session?.resultCount == 0 && session?.highlightedResultIndex == nil)
    }

    @Test("TF-6: long texts are looked through by another thread, and edited meanwhile")
    func longText() async {
        textView.text = String(repeating: "line of a long text\n", count: 100_000) + "tide"
        host.keyboard.press("f", holding: .control)
        interaction?.searchText = "tide"
        #expect(session?.isSearching == true && session?.resultCount == 0)
        await textView.searchTask?.value
        #expect(session?.isSearching == false && highlighted == "2000000tide")
        textView.replace(0..<0, withText: "tide ")
        #expect(highlighted == "2000005tide", "it moves at once")
        await textView.searchTask?.value
        #expect(session?.resultCount == 2 && highlighted == "2000005tide")
        interaction?.searchText = "line"
        await textView.searchTask?.value
        #expect(session?.resultCount == 100_000)
        interaction?.replacementText = "row"
        interaction?.replaceAll()
        textView.replace(0..<5, withText: "")
        await textView.replacingTask?.value
        await textView.replacingTask?.value
        #expect(textView.textBuffer.string(in: 0..<20) == "row of a long text\nr")
        #expect(textView.textBuffer.count == 1_900_004)
    }

    @Test("TF-7: what is selected is what is looked for; without a navigator the next place asks what to look for")
    func selection() {
        textView.selection = TextSelection(18..<21)
        host.keyboard.press("f", holding: .control)
        #expect(interaction?.searchText == "the" && navigator?.field.text == "the")
        host.keyboard.press(.keyboardEscape)
        interaction?.searchText = ""
        textView.selection = TextSelection(caret: 0)
        host.keyboard.press(.keyboardF3)
        #expect(interaction?.isFindNavigatorVisible == true && navigator?.field.isFirstResponder == true)
        textView.removeFromSuperview()
        #expect(interaction?.isFindNavigatorVisible == true || navigator?.superview == nil)
    }

    @Test("TF-8: a text that is not editable is found in and not replaced; without the interaction keys do nothing")
    func limits() {
        textView.isEditable = false
        host.keyboard.press("h", holding: .control)
        #expect(interaction?.isFindNavigatorVisible == false)
        host.keyboard.press("f", holding: .control)
        #expect(navigator?.showsReplacement == false && session?.supportsReplacement == false)
        textView.isFindInteractionEnabled = false
        #expect(host.window.subviews.allSatisfy { !($0 is FindNavigator) })
        textView.becomeFirstResponder()
        host.keyboard.press("f", holding: .control)
        #expect(host.window.subviews.allSatisfy { !($0 is FindNavigator) })
    }
}
