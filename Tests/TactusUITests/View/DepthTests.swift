import TactusTesting
import Testing

@testable import TactusUI

@MainActor
@Suite("HT-10: drawn in one order, touched in another")
struct DepthTests {
    let host = TestHost(size: Size(width: 40, height: 40))
    let diagnostics = StageLog()
    let log = Log()

    init() { host.application.addDeliveryObserver(diagnostics) }

    private func add(_ name: String, _ frame: Rect, _ color: Color, to superview: View? = nil) -> View {
        let view = LoggedView(name, frame, log)
        view.backgroundColor = color
        (superview ?? host.window).addSubview(view)
        return view
    }

    @Test("a greater zPosition is drawn above, equal ones in the order of the subviews; what lay there is painted anew")
    func drawing() {
        let red = add("red", Rect(0, 0, 20, 20), .red)
        let blue = add("blue", Rect(10, 10, 20, 20), .blue)
        #expect(host.picture.hex(15, 15) == "0000FF")
        red.zPosition = 1
        #expect(host.picture.hex(15, 15) == "FF0000")
        blue.zPosition = 1
        #expect(host.picture.hex(15, 15) == "0000FF")
        blue.zPosition = -1
        #expect(host.picture.hex(15, 15) == "FF0000")
        red.zPosition = -2
        #expect(host.picture.hex(15, 15) == "0000FF")
        red.zPosition = .nan
        #expect(red.zPosition == 0)
        #expect(host.picture.hex(15, 15) == "FF0000")
    }

    @Test("touches go by the order of the subviews, and what is drawn above the touched view is told of, once")
    func touching() {
        let card = add("card", Rect(0, 0, 40, 40), .white)
        let red = add("red", Rect(0, 0, 20, 20), .red, to: card)
        let blue = add("blue", Rect(10, 10, 20, 20), .blue, to: card)
        _ = add("dot", Rect(0, 0, 10, 10), .green, to: blue)
        red.zPosition = 1
        for place in [Point(5, 5), Point(25, 25)] { host.finger().tap(at: place) }
        #expect(diagnostics.diagnostics == [])  // nothing is hidden there
        for place in [Point(15, 15), Point(16, 16)] { host.finger().tap(at: place) }
        #expect(
            log.take().filter { $0.hasSuffix("began") } == ["red began", "blue began", "dot began", "dot began"])
        let sentence =
            "‘red’ is drawn above ‘blue’, which is touched instead: zPosition is for drawing; "
            + "bring the view to the front of its superview"
        #expect(diagnostics.diagnostics == [sentence])

        red.zPosition = 2
        host.finger().tap(at: Point(15, 15))
        #expect(diagnostics.diagnostics == [sentence, sentence])
        card.bringSubviewToFront(red)
        red.zPosition = 3
        host.finger().tap(at: Point(15, 15))
        #expect(log.take().last == "red ended")
        #expect(diagnostics.diagnostics.count == 2)
    }

    @Test("an ornament that takes no touches may be drawn above all, unreported")
    func ornament() {
        let shine = add("shine", Rect(0, 0, 40, 40), .white)
        _ = add("button", Rect(0, 0, 40, 40), .blue)
        shine.zPosition = 1
        shine.isUserInteractionEnabled = false
        host.finger().tap(at: Point(15, 15))
        #expect(log.take() == ["button began", "button ended"])
        #expect(diagnostics.diagnostics == [])
        #expect(GestureEnvironment.audit(host.window).misordered == [])
    }

    @Test("DX-15: the audit finds those that overlap, at any depth, without a touch")
    func audit() {
        let card = add("card", Rect(0, 0, 40, 40), .white)
        let red = add("red", Rect(0, 0, 20, 20), .red, to: card)
        _ = add("blue", Rect(10, 10, 20, 20), .blue, to: card)
        _ = add("far", Rect(20, 0, 10, 10), .green, to: card)
        #expect(GestureEnvironment.audit(host.window).misordered == [])
        red.zPosition = 1
        #expect(
            GestureEnvironment.audit(host.window).description == """
                drawn in another order than touched:
                  ‘red’ is drawn above ‘blue’, which is touched instead

                """)
    }
}
