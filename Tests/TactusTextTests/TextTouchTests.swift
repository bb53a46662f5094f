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
@Suite("Text by finger and pointer")
struct TextTouchTests {
    private let host = TestHost(size: Size(width: 320, height: 300))
    private let textView = TextView(frame: Rect(x: 0, y: 60, width: 320, height: 160))

    init() {
        host.window.addSubview(textView)
        textView.text = "one two three\nfour five\nsix"
    }

    /// A point in the window, in the middle of a line, at an offset of the text.
    private func point(at offset: Int) -> Point {
        let rect = textView.caretRect(at: CaretPosition(offset))
        return textView.textInputView.convert(Point(x: rect.midX, y: rect.midY), to: nil)
    }

    private func node(_ label: String) -> Point? {
        let button = host.scene.accessibilityTree.flatMap(\.all).first { $0.role == .button && $0.label == label }
        return button.map { Point(x: $0.frame.midX, y: $0.frame.midY) }
    }

    private var menuTitles: [String] {
        host.scene.accessibilityTree.flatMap(\.all).filter { $0.role == .button }.compactMap(\.label)
    }

    @Test("TI-56: a pen places the caret as a finger does, rests under the loupe, and selects words")
    func pens() {
        textView.text = "one two three"
        host.settle()
        let pen = host.stylus()
        pen.tap(at: point(at: 6))
        #expect(textView.selection == TextSelection(caret: 7) || textView.selection == TextSelection(caret: 4))
        host.advance(by: .seconds(1))
        pen.down(at: point(at: 9))
        host.advance(by: .milliseconds(600))
        #expect(textView.textInteraction.loupe != nil && textView.selection == TextSelection(caret: 9))
        pen.up()
        host.advance(by: .seconds(1))
        pen.tap(at: point(at: 1))
        pen.tap(at: point(at: 1))
        #expect(textView.selection.range == 0..<3)
    }

    @Test("TI-20: a tap places the caret at the nearer end of a word, a further one there opens the menu")
    func tapping() {
        host.finger().tap(at: point(at: 5))
        #expect(textView.described.hasPrefix("one |two"))
        host.advance(by: .seconds(1))
        host.finger().tap(at: point(at: 6))
        #expect(textView.described.hasPrefix("one two| three"))
        host.advance(by: .seconds(1))
        #expect(menuTitles.isEmpty)
        host.finger().tap(at: point(at: 6))
        #expect(menuTitles == ["Select", "Select All"])
        host.advance(by: .seconds(1))
        host.keyboard.type("x")
        #expect(menuTitles.isEmpty, "typing takes the menu away")
    }

    @Test("TI-21: a finger that rests places the caret exactly, in a loupe, and offers the menu when it is lifted")
    func resting() {
        let finger = host.finger()
        finger.down(at: point(at: 5))
        host.advance(by: .milliseconds(600))
        #expect(textView.described.hasPrefix("one t|wo"))
        #expect(textView.textInteraction.loupe != nil)
        finger.move(to: point(at: 11))
        #expect(textView.described.hasPrefix("one two thr|ee"))
        finger.up()
        #expect(textView.textInteraction.loupe == nil)
        #expect(menuTitles == ["Select", "Select All"])
    }

    @Test("TI-22: two taps select a word, three a paragraph, with handles and the menu")
    func selecting() throws {
        host.finger().tap(at: point(at: 5), count: 2)
        #expect(textView.described.hasPrefix("one [two] three"))
        #expect(textView.textInteraction.handles.count == 2)
        #expect(menuTitles == ["Cut", "Copy", "Select All"])
        host.finger().tap(at: try #require(node("Cut")))
        #expect(textView.described.hasPrefix("one | three"))
        #expect(textView.textInteraction.handles.isEmpty && menuTitles.isEmpty)
        host.advance(by: .seconds(1))
        host.finger().tap(at: point(at: 6), count: 3)
        #expect(textView.described.hasPrefix("[one  three\n]four"))
        host.finger().tap(at: try #require(node("Paste")))
        host.settle()
        #expect(textView.described.hasPrefix("two|four"))
    }

    @Test("TI-22: a touch elsewhere takes the menu away, and is the other view's all the same")
    func dismissing() {
        let button = Button(title: "Elsewhere", frame: Rect(x: 20, y: 240, width: 120, height: 44))
        var count = 0
        button.addAction(for: .primaryActionTriggered) { _ in count += 1 }
        host.window.addSubview(button)
        host.finger().tap(at: point(at: 5), count: 2)
        #expect(menuTitles.contains("Copy"))
        host.finger().tap(at: Point(x: 80, y: 262))
        #expect(menuTitles == ["Elsewhere"] && count == 1)
        #expect(textView.textInteraction.dismisser.view == nil)
    }

    @Test("TI-23: handles are drawn along and cross over, and select one character at least")
    func handles() throws {
        host.finger().tap(at: point(at: 5), count: 2)
        host.advance(by: .seconds(1))
        let end = try #require(textView.textInteraction.handles.last)
        #expect(end.bounds.width == 44)
        let finger = host.finger()
        let grip = textView.textInputView.convert(Point(x: 0, y: 0), to: nil)
        finger.down(at: end.convert(Point(x: 22, y: 40), to: nil))
        let offset = finger.location - point(at: 7)
        finger.move(to: point(at: 11) + offset)
        #expect(textView.described.hasPrefix("one [two thr]ee"))
        finger.move(to: point(at: 4) + offset)
        #expect(!textView.selection.isCaret)
        finger.move(to: point(at: 1) + offset)
        #expect(textView.described.hasPrefix("o[ne ]two"))
        finger.up()
        #expect(menuTitles == ["Cut", "Copy", "Select All"])
        #expect(grip.y > 0)
    }

    @Test("TI-74: a finger that stays down with its second touch selects words as it is drawn along")
    func sweeping() {
        host.finger().tap(at: point(at: 5))
        let finger = host.finger()
        finger.down(at: point(at: 5))
        host.advance(by: .milliseconds(160))
        #expect(textView.described.hasPrefix("one [two] three"))
        finger.move(to: point(at: 11))
        #expect(textView.described.hasPrefix("one [two three]"))
        finger.move(to: point(at: 2))
        #expect(textView.described.hasPrefix("[one two] three"))
        #expect(textView.textInteraction.handles.isEmpty && textView.contentOffset == .zero)
        finger.up()
        #expect(textView.textInteraction.handles.count == 2 && menuTitles.contains("Copy"))
        // One that moves at once scrolls, and one that is lifted at once has tapped twice.
        host.advance(by: .seconds(1))
        host.finger().tap(at: point(at: 9), count: 2)
        #expect(textView.described.hasPrefix("one two [three]"))
    }

    @Test("TI-24: a pointer selects by drawing along, by words after two clicks; Shift extends")
    func pointer() {
        host.pointer.enter(at: point(at: 2))
        host.pointer.press()
        host.pointer.move(to: point(at: 6))
        #expect(textView.described.hasPrefix("on[e tw]o"))
        host.pointer.release()
        #expect(textView.textInteraction.handles.isEmpty)
        host.advance(by: .seconds(1))
        host.pointer.click(at: point(at: 1))
        host.advance(by: .seconds(1))
        host.pointer.move(to: point(at: 9))
        host.keyboard.down(.keyboardLeftShift, holding: .shift)
        host.pointer.click(at: point(at: 9))
        host.keyboard.up(.keyboardLeftShift)
        #expect(textView.described.hasPrefix("o[ne two t]hree"))
        host.advance(by: .seconds(1))
        host.pointer.click(at: point(at: 5))
        host.pointer.press()
        host.pointer.move(to: point(at: 10))
        host.pointer.release()
        #expect(textView.described.hasPrefix("one [two three]\n"))
    }

    @Test("TI-24: the middle button pastes what was selected, the secondary one opens the menu")
    func otherButtons() {
        host.pointer.enter(at: point(at: 0))
        host.pointer.press()
        host.pointer.move(to: point(at: 3))
        host.pointer.release()
        host.advance(by: .seconds(1))
        host.pointer.click(at: point(at: 27), .middle)
        host.settle()
        #expect(textView.text.hasSuffix("sixone"))
        host.pointer.click(at: point(at: 2), .right)
        #expect(menuTitles == ["Select", "Select All"])
    }

    @Test("TI-33: a caret follows what is dragged over a text, which is dropped there and selected")
    func dropping() {
        let drag = host.beginDrag([.text("big ")], at: point(at: 2))
        drag.move(to: point(at: 4))
        host.settle()
        let mark = textView.textInputView.subviews.first { $0.name == "drop caret" }
        #expect(mark?.frame.minX == (textView.caretRect(at: CaretPosition(4)).minX - 1).rounded())
        #expect(drag.drop() == .copy)
        host.settle()
        #expect(textView.described.hasPrefix("one [big ]two"))
        #expect(textView.isFirstResponder && mark?.superview == nil)
        host.keyboard.press("z", holding: .control)
        #expect(textView.described.hasPrefix("one two"))
        textView.isEditable = false
        #expect(host.drop([.text("no")], at: point(at: 4)) == nil)
    }

    @Test("TI-25: what is selected beyond the edge scrolls, also while the finger rests there")
    func scrollingAtTheEdge() {
        textView.text = (0..<60).map { "line \($0)" }.joined(separator: "\n")
        host.settle()
        host.pointer.enter(at: Point(x: 40, y: 100))
        host.pointer.press()
        host.pointer.move(to: Point(x: 40, y: 240))
        let offset = textView.contentOffset.y
        #expect(offset > 0)
        host.advance(by: .seconds(1))
        #expect(textView.contentOffset.y > offset + 200)
        host.pointer.release()
        let rest = textView.contentOffset.y
        host.advance(by: .seconds(1))
        #expect(textView.contentOffset.y == rest)
    }

    @Test("TI-26: a drag scrolls a text, and does not move the caret")
    func dragging() {
        textView.text = (0..<60).map { "line \($0)" }.joined(separator: "\n")
        host.settle()
        host.finger().drag(from: Point(x: 40, y: 200), to: Point(x: 40, y: 80), over: .milliseconds(200))
        #expect(textView.contentOffset.y > 50)
        #expect(!textView.isFirstResponder)
    }
}

extension AccessibilityNode {
    /// The node and all that are in it.
    @MainActor var all: [AccessibilityNode] { [self] + children.flatMap(\.all) }
}
