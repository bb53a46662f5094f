import FakeCompositor
import Foundation
import TactusControls
import TactusGeometry
import TactusTesting
import TactusUI
import Testing

@testable import TactusText

/// What real input methods have sent, as `Scripts/input-methods` has recorded it, played again.
@MainActor
@Suite("Recordings of real input methods")
struct RecordedInputMethodTests {
    @Test(
        "TI-37: what real input methods have sent is composed and decided as it was",
        arguments: [
            "fcitx5-anthy", "fcitx5-hangul", "fcitx5-pinyin", "fcitx5-unikey", "ibus-hangul", "ibus-hangul-sway",
            "ibus-libpinyin", "ibus-libpinyin-sway", "squeekboard",
        ])
    func playing(name: String) throws {
        let path = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Recordings/\(name)")
        let lines = try String(contentsOf: path, encoding: .utf8).split(separator: "\n").map(String.init)
        let window = Window(title: "Text", size: Size(width: 300, height: 200))
        let field = TextField(frame: Rect(x: 10, y: 10, width: 200, height: 44))
        window.addSubview(field)
        let pair = try CompositorPair(window: window)
        pair.settle()
        let finger = pair.seat.finger(id: 0)
        finger.down(at: Point(x: 30, y: 32), on: pair.surface)
        finger.up()
        pair.settle()
        var (decided, composed, pending) = ("", "", "")
        for line in lines where !line.hasPrefix("#") {
            let words = line.split(separator: " ", maxSplits: 3, omittingEmptySubsequences: false).map(String.init)
            switch words[0] {
            case "preedit":
                composed = words.count > 3 ? words[3] : ""
                pair.seat.textInput.preedit(
                    composed, cursor: (try #require(Int(words[1])), try #require(Int(words[2]))))
            case "commit":
                pending = String(line.dropFirst("commit ".count))
                pair.seat.textInput.commit(pending)
            case "done":
                pair.seat.textInput.done()
                pair.settle()
                decided += pending
                #expect(field.text == decided + composed)
                #expect((field.markedRange == nil) == composed.isEmpty)
                (pending, composed) = ("", "")
            default: #expect(field.text == String(line.dropFirst(2)))
            }
        }
        #expect(field.markedRange == nil)
        field.undoManager?.undo()
        #expect(field.text != decided, "what was decided can be undone")
        try pair.verify()
    }
}
