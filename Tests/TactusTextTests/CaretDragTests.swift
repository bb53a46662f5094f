import TactusControls
import TactusEditing
import TactusGeometry
import TactusGraphics
import TactusPlatform
import TactusTesting
import TactusText
import TactusUI
import Testing

/// A keyboard of one key.
private final class SpaceBar: View {
    private(set) var taps = 0

    override var intrinsicContentSize: Size { Size(width: View.noIntrinsicMetric, height: 60) }
    override func touchesEnded(_ touches: Set<Touch>, with event: Event?) { taps += 1 }
}

@MainActor
@Suite("A caret that is drawn along from elsewhere")
struct CaretDragTests {
    private let host = TestHost(size: Size(width: 320, height: 300))
    private let textView = TextView(frame: Rect(x: 0, y: 0, width: 320, height: 120))
    private let bar = SpaceBar()
    private let presenter = InputViewPresenter()

    init() {
        host.application.inputViewObserver = presenter
        host.window.addSubview(textView)
        textView.text = "one two three\nfour five\nsix"
        textView.inputView = bar
        bar.addInteraction(CaretDragInteraction())
    }

    private func width(of range: Range<Int>) -> Double {
        textView.caretRect(at: CaretPosition(range.upperBound)).minX
            - textView.caretRect(at: CaretPosition(range.lowerBound)).minX
    }

    @Test("TI-75: a finger that rests on the space bar draws the caret along, to the side and down, and types nothing")
    func spaceBar() {
        textView.becomeFirstResponder()
        textView.selection = TextSelection(0..<4)
        host.advance(by: .seconds(1))
        let finger = host.finger()
        let place = Point(x: 160, y: 280)
        finger.down(at: place)
        host.advance(by: .milliseconds(390))
        #expect(textView.selection.range == 0..<4)
        host.advance(by: .milliseconds(20))
        #expect(textView.selection == TextSelection(caret: 4))
        finger.move(to: place + Vector(dx: width(of: 4..<7), dy: 0))
        #expect(textView.selection == TextSelection(caret: 7))
        let line = textView.caretRect(at: CaretPosition(14)).minY - textView.caretRect(at: CaretPosition(0)).minY
        finger.move(to: place + Vector(dx: -1_000, dy: line))
        #expect(textView.selection == TextSelection(caret: 14))
        finger.up()
        #expect(bar.taps == 0 && textView.text == "one two three\nfour five\nsix" && textView.isFirstResponder)
        host.advance(by: .seconds(1))
        finger.tap(at: place)
        #expect(bar.taps == 1 && textView.selection == TextSelection(caret: 14))
    }

    @Test("TI-75: where no text is edited the touches are the view's, and a text without a caret to follow stays")
    func nobody() {
        let other = SpaceBar(frame: Rect(x: 0, y: 150, width: 100, height: 60))
        other.addInteraction(CaretDragInteraction())
        host.window.addSubview(other)
        let finger = host.finger()
        finger.down(at: Point(x: 50, y: 180))
        host.advance(by: .seconds(1))
        finger.up()
        #expect(other.taps == 1)
        textView.updateFloatingCursor(at: Point(x: 30, y: 0))
        textView.beginFloatingCursor(at: .zero)
        textView.updateFloatingCursor(at: Point(x: Double.nan, y: .infinity))
        textView.endFloatingCursor()
        textView.updateFloatingCursor(at: Point(x: 30, y: 0))
        #expect(textView.selection == TextSelection(caret: textView.textBuffer.count))
    }
}
