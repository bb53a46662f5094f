import TactusControls
import TactusEditing
import TactusGeometry
import TactusPlatform
import TactusTesting
import TactusUI
import Testing

@testable import TactusText

@MainActor
@Suite("Selected text that is dragged, and three fingers")
struct TextDragTests {
    private let host = TestHost(size: Size(width: 320, height: 300))
    private let textView = TextView(frame: Rect(x: 0, y: 60, width: 320, height: 160))
    private let field = TextField(frame: Rect(x: 10, y: 240, width: 300, height: 44))

    init() {
        host.window.addSubview(textView)
        host.window.addSubview(field)
        textView.text = "one two three\nfour five\nsix"
        textView.becomeFirstResponder()
        host.settle()
    }

    private func point(at offset: Int) -> Point {
        let rect = textView.caretRect(at: CaretPosition(offset))
        return textView.textInputView.convert(Point(x: rect.midX, y: rect.midY), to: nil)
    }

    private var inField: Point { Point(x: 30, y: 262) }

    /// Presses a pointer and draws it somewhere in steps.
    private func draw(from start: Point, to end: Point) {
        host.pointer.enter(at: start)
        host.pointer.press()
        for step in 1...5 {
            host.pointer.move(
                to: Point(
                    x: start.x + (end.x - start.x) * Double(step) / 5, y: start.y + (end.y - start.y) * Double(step) / 5
                ))
        }
        host.pointer.release()
        host.settle()
    }

    @Test("TI-35: a pointer moves what is selected within a text, as one step of undo")
    func pointer() {
        textView.selection = TextSelection(4..<8)
        draw(from: point(at: 6), to: point(at: 18))
        #expect(textView.text == "one three\nfourtwo  five\nsix")
        #expect(textView.described.contains("four[two ] five"))
        textView.undoManager?.undo()
        #expect(textView.described == "one [two ]three\nfour five\nsix")
        draw(from: point(at: 6), to: point(at: 0))
        #expect(textView.described == "[two ]one three\nfour five\nsix")
        draw(from: point(at: 1), to: point(at: 3))
        #expect(textView.text == "two one three\nfour five\nsix", "onto itself")
    }

    @Test("TI-35: what is dragged to another field goes there; with a click alone the caret comes")
    func elsewhere() {
        textView.selection = TextSelection(4..<7)
        draw(from: point(at: 5), to: inField)
        #expect(field.text == "two" && field.isFirstResponder)
        #expect(textView.text == "one two three\nfour five\nsix", "a copy")
        textView.becomeFirstResponder()
        textView.selection = TextSelection(4..<7)
        host.pointer.enter(at: point(at: 5))
        host.advance(by: .seconds(1))
        host.pointer.click(at: point(at: 5))
        #expect(textView.selection == TextSelection(caret: 5))
    }

    @Test("TI-35: a finger that rests on what is selected drags it, and elsewhere places the caret")
    func finger() {
        textView.selection = TextSelection(4..<7)
        let finger = host.finger()
        finger.down(at: point(at: 6))
        host.advance(by: .milliseconds(600))
        for x in stride(from: 0.0, through: 30, by: 5) {
            finger.move(to: Point(x: point(at: 6).x, y: point(at: 6).y + x))
            host.advance(by: .milliseconds(16))
        }
        finger.move(to: point(at: 27))
        finger.up()
        host.settle()
        #expect(textView.text == "one  three\nfour five\nsixtwo")
        host.advance(by: .seconds(1))
        let second = host.finger()
        second.down(at: point(at: 2))
        host.advance(by: .milliseconds(600))
        second.up()
        #expect(textView.selection == TextSelection(caret: 2))
    }

    @Test("TI-35: secrets and what is not edited are not dragged away")
    func limits() {
        textView.isEditable = false
        textView.selection = TextSelection(4..<7)
        draw(from: point(at: 5), to: point(at: 20))
        #expect(textView.text == "one two three\nfour five\nsix")
        field.traits.isSecureTextEntry = true
        field.text = "secret"
        field.becomeFirstResponder()
        field.selectAll(nil)
        #expect(!field.textInteraction.dragger.canDrag(at: Point(x: 5, y: 10)))
    }

    /// Puts three fingers down, moves each, and lifts them.
    private func threeFingers(_ ways: [(Point, Point)], over duration: Duration = .milliseconds(160)) {
        let fingers = ways.map { _ in host.finger() }
        for (finger, way) in zip(fingers, ways) { finger.down(at: way.0) }
        for step in 1...8 {
            host.advance(by: duration / 8)
            for (finger, way) in zip(fingers, ways) where way.0 != way.1 {
                let share = Double(step) / 8
                finger.move(
                    to: Point(x: way.0.x + (way.1.x - way.0.x) * share, y: way.0.y + (way.1.y - way.0.y) * share))
            }
        }
        for finger in fingers { finger.up() }
        host.settle()
    }

    private func swipe(by dx: Double) {
        threeFingers([100.0, 150, 200].map { (Point(x: $0, y: 100), Point(x: $0 + dx, y: 104)) })
    }

    private func pinch(_ growth: Double) {
        let middle = Point(x: 160, y: 140)
        threeFingers(
            [(-60.0, 0.0), (60, 0), (0, 50)].map { x, y in
                let first = growth < 1 ? 1 : 1 / growth
                return (
                    Point(x: middle.x + x * first, y: middle.y + y * first),
                    Point(x: middle.x + x * first * growth, y: middle.y + y * first * growth)
                )
            })
    }

    @Test("TI-36: three fingers undo and redo by a swipe, and copy, cut and paste by a pinch")
    func threeFingers() {
        host.keyboard.type("!")
        swipe(by: -90)
        #expect(textView.text.hasSuffix("six"))
        swipe(by: 90)
        #expect(textView.text.hasSuffix("six!"))
        #expect(textView.contentOffset.y <= 0)
        textView.selection = TextSelection(0..<4)
        pinch(0.5)
        textView.selection = TextSelection(caret: 0)
        pinch(2)
        host.settle()
        #expect(textView.text.hasPrefix("one one two"))
        textView.selection = TextSelection(0..<4)
        pinch(0.5)
        pinch(0.5)
        #expect(textView.text.hasPrefix("one two"), "the second pinch cuts")
        host.advance(by: .seconds(2))
        let taps = [100.0, 150, 200].map { (Point(x: $0, y: 100), Point(x: $0, y: 100)) }
        threeFingers(taps, over: .milliseconds(80))
        #expect(textView.textInteraction.menu != nil)
        threeFingers(taps, over: .milliseconds(80))
        #expect(textView.textInteraction.menu == nil && textView.text.hasPrefix("one one two"))
    }

    @Test("TI-36: without anybody who edits, and where it is not wanted, three fingers do nothing")
    func noGestures() {
        let plain = Plain(frame: Rect(x: 0, y: 0, width: 320, height: 50))
        host.window.addSubview(plain)
        plain.becomeFirstResponder()
        host.keyboard.type("a")
        swipe(by: -90)
        #expect(plain.text == "a")
        textView.becomeFirstResponder()
        host.keyboard.type("b")
        textView.resignFirstResponder()
        swipe(by: -90)
        #expect(textView.text.hasSuffix("sixb"))
        #expect(host.window.gestureRecognizers.allSatisfy { !($0 is EditingGestureRecognizer) })
    }

    private final class Plain: TextView {
        override var editingInteractionConfiguration: EditingInteractionConfiguration { .none }
    }
}
