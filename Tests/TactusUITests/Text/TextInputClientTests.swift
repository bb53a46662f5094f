import TactusGeometry
@testable import TactusPlatform
import TactusTesting
import Testing

@testable import TactusUI

@MainActor
@Suite("Text from input methods")
struct TextInputClientTests {
    private let host = TestHost(size: Size(width: 200, height: 100))
    private let log = Log()
    private let field: Field

    init() {
        field = Field("field", log)
        field.frame = Rect(x: 10, y: 20, width: 100, height: 30)
        host.window.addSubview(field)
    }

    private func edit(_ edit: TextEdit) {
        host.send(.keys([KeySample(change: .edited(edit), time: host.clock.now)]))
    }

    private var told: TextInputField? { host.platform.textInput }

    @Test("the platform is told of the field while it is the first responder, with what it says of itself")
    func telling() throws {
        host.settle()
        #expect(told == nil)
        field.text = "abc"
        field.becomeFirstResponder()
        host.settle()
        let first = try #require(told)
        #expect(first.scene == host.scene.id)
        #expect(first.surroundingText == SurroundingText("abc", cursor: 3))
        #expect(first.caret == Rect(x: 14, y: 22, width: 1, height: 16))
        #expect(first.traits.keyboardType == .emailAddress)
        field.resignFirstResponder()
        host.settle()
        #expect(told == nil)
        field.becomeFirstResponder()
        host.settle()
        #expect(told?.id != first.id, "it is entered in anew")
    }

    @Test("WAYLAND §7: marked text goes, text is deleted, text is inserted, marked text comes: in this order")
    func order() throws {
        field.text = "abcd"
        field.becomeFirstResponder()
        host.settle()
        let id = try #require(told).id
        edit(TextEdit(field: id, markedText: MarkedText("x", selection: 1..<1)))
        edit(
            TextEdit(
                field: id, deletesBefore: 2, deletesAfter: 9, insertedText: "é",
                markedText: MarkedText("y", selection: nil)))
        edit(TextEdit(field: id))

        #expect(
            log.lines == [
                "field marks x", "field marks nothing", "field deletes 2+0", "field inserts é", "field marks y",
                "field marks nothing",
            ])
        #expect(field.text == "abé")
    }

    @Test("WAYLAND §7: text that is inserted, or marked, takes the place of marked text: nothing is told in between")
    func takingThePlace() throws {
        field.becomeFirstResponder()
        host.settle()
        let id = try #require(told).id
        edit(TextEdit(field: id, markedText: MarkedText("n", selection: nil)))
        edit(TextEdit(field: id, markedText: MarkedText("ni", selection: nil)))
        edit(TextEdit(field: id, insertedText: "你", markedText: MarkedText("h", selection: nil)))
        edit(TextEdit(field: id, insertedText: "好"))

        #expect(
            log.lines == [
                "field marks n", "field marks ni", "field inserts 你", "field marks h", "field inserts 好",
                "field marks nothing",
            ])
    }

    @Test("what is meant for a field that is entered in no longer is dropped, and its marked text goes with it")
    func staleEdits() throws {
        let other = Field("other", log)
        host.window.addSubview(other)
        field.becomeFirstResponder()
        host.settle()
        let id = try #require(told).id
        edit(TextEdit(field: id, markedText: MarkedText("x", selection: nil)))
        other.becomeFirstResponder()
        edit(TextEdit(field: id, insertedText: "lost"))

        #expect(log.lines == ["field marks x", "field marks nothing"])
        #expect(field.text.isEmpty && other.text.isEmpty)
    }

    @Test("the platform is told who changed the text: the input method, keys, or both in one turn")
    func causes() throws {
        field.becomeFirstResponder()
        host.settle()
        let id = try #require(told).id
        let start = host.platform.textChangeCauses.count
        edit(TextEdit(field: id, insertedText: "a"))
        host.keyboard.press("b")
        edit(TextEdit(field: id, insertedText: "c"))
        host.settle()

        #expect(field.text == "abc")
        #expect(host.platform.textChangeCauses.dropFirst(start) == [.inputMethod, .other, .inputMethod])
    }

    @Test("nothing is told while nothing changes")
    func silence() {
        field.becomeFirstResponder()
        host.settle()
        let count = host.platform.textChangeCauses.count
        host.clock.advance(by: .seconds(5))
        host.finger().tap(at: Point(x: 150, y: 90))
        #expect(host.platform.textChangeCauses.count == count)
    }

    @Test("a tap on the field that is entered in asks for the keyboard once more, one on another field does not")
    func keyboardAgain() {
        field.becomeFirstResponder()
        host.settle()
        #expect(host.platform.keyboardRequestCount == 0)
        field.becomeFirstResponder()
        #expect(host.platform.keyboardRequestCount == 1)
    }

    @Test("RS-20: a responder with an input view of its own wants no keyboard of the system")
    func inputView() {
        field.panel = View()
        field.becomeFirstResponder()
        host.settle()
        #expect(told == nil)
        field.panel = nil
        field.reloadInputViews()
        host.settle()
        #expect(told != nil)
    }

    @Test("a test has an input method: it marks, commits and deletes")
    func inputMethodOfATest() {
        #expect(host.inputMethod.field == nil)
        field.text = "a"
        field.becomeFirstResponder()
        host.inputMethod.mark("he")
        host.inputMethod.commit("hello")
        host.inputMethod.deleteSurroundingText(before: 2, after: 0)
        host.inputMethod.mark("")

        #expect(
            log.lines == ["field marks he", "field inserts hello", "field marks nothing", "field deletes 2+0"])
        #expect(host.inputMethod.field?.surroundingText == SurroundingText("ahel", cursor: 4))
        field.becomeFirstResponder()
        #expect(host.inputMethod.keyboardRequestCount == 1)
    }

    @Test("edits are recorded, and read back as they were")
    func recording() throws {
        let edits = [
            TextEdit(),
            TextEdit(
                deletesBefore: 1, deletesAfter: 2, insertedText: "ß\"",
                markedText: MarkedText("ab", selection: 1..<2)),
            TextEdit(markedText: MarkedText("ab", selection: nil)),
        ]
        for edit in edits {
            let sample = KeySample(change: .edited(edit), time: Instant(nanoseconds: 5))
            let line = JSONLine(number: 1, value: sample.json)
            #expect(try KeySample(line: line) == sample)
        }
    }
}

/// Writes down what is wanted of it.
@MainActor
private final class Field: View, TextInputClient {
    let log: Log
    var text = ""
    var panel: View?

    init(_ name: String, _ log: Log) {
        self.log = log
        super.init(frame: .zero)
        self.name = name
    }

    override var canBecomeFirstResponder: Bool { true }
    override var inputView: View? { panel }
    var hasText: Bool { !text.isEmpty }
    var textInputTraits: TextInputTraits { TextInputTraits(keyboardType: .emailAddress) }
    var surroundingText: SurroundingText { SurroundingText(text, cursor: text.utf8.count) }
    var caretRect: Rect? { Rect(x: 4, y: 2, width: 1, height: 16) }

    func insertText(_ text: String) {
        self.text += text
        note("inserts \(text)")
    }

    func deleteBackward() { text.removeLast() }

    private func note(_ what: String) { log.add("\(name ?? "?") \(what)") }

    func setMarkedText(_ text: MarkedText?) { note("marks \(text?.text ?? "nothing")") }

    func deleteSurroundingText(before: Int, after: Int) {
        note("deletes \(before)+\(after)")
        text = String(decoding: text.utf8.dropLast(before), as: UTF8.self)
    }
}
