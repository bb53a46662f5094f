import Tactus
import TactusTesting
import Testing

@MainActor
@Suite("A text of one's own, along a circle")
struct RingTextTests {
    private let host = TestHost(size: Size(width: 300, height: 300))
    private let ring = RingText(frame: Rect(x: 0, y: 0, width: 300, height: 300))

    init() {
        host.window.addSubview(ring)
        ring.text = "round and round"
    }

    private func point(at offset: Int) -> Point {
        let rect = ring.caretRect(at: CaretPosition(offset))
        return Point(x: rect.midX, y: rect.midY)
    }

    private var selected: String { ring.textBuffer.string(in: ring.selection.range) }

    @Test("TI-31: fingers place the caret, select a word and draw its handles; keys and input methods type")
    func editing() {
        host.finger().tap(at: point(at: 5))
        #expect(ring.isFirstResponder && ring.selection == TextSelection(caret: 5))
        host.keyboard.type("er")
        #expect(ring.text == "rounder and round")
        host.keyboard.press(.keyboardLeftArrow, holding: [.shift, .control])
        #expect(selected == "rounder")
        host.inputMethod.mark("wan")
        host.inputMethod.commit("万")
        #expect(ring.text == "万 and round")
        host.advance(by: .seconds(1))
        host.finger().tap(at: point(at: 5), count: 2)
        #expect(selected == "and")
        let handles = ring.subviews.filter { $0.name?.hasSuffix("handle") == true }
        #expect(handles.count == 2)
        host.advance(by: .seconds(1))
        guard let end = handles.last else { return }
        let finger = host.finger()
        let grip = Point(x: end.frame.midX, y: end.frame.maxY - 10)
        finger.down(at: grip)
        finger.move(to: grip + (point(at: 13) - point(at: 7)))
        finger.up()
        #expect(selected == "and round")
        host.keyboard.press("x", holding: .control)
        #expect(ring.text == "万 ")
        host.keyboard.press("v", holding: .control)
        host.settle()
        #expect(ring.text == "万 and round")
        let caret = ring.subviews.first { $0.name == "caret" }
        #expect(caret?.isHidden == false)
        _ = ring.resignFirstResponder()
        #expect(caret?.isHidden == true)
    }

    @Test("TI-31: a finger that rests magnifies what the view draws")
    func loupe() {
        host.finger().down(at: point(at: 8))
        host.advance(by: .milliseconds(600))
        #expect(host.window.subviews.contains { $0.name == "loupe" })
    }
}
