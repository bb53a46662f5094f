import TactusGeometry
import TactusTesting
import TactusUI
import Testing

@Suite("The place of a popup")
struct PopupPlacementTests {
    private let bounds = Rect(x: 0, y: 0, width: 300, height: 200)
    private let size = Size(width: 80, height: 50)

    @Test("is the side that was asked for, when there is room")
    func roomy() {
        let anchor = Rect(x: 120, y: 90, width: 40, height: 20)
        let expected: [(PopupPlacement.Side, PopupPlacement.Alignment, Point)] = [
            (.below, .start, Point(x: 120, y: 115)), (.below, .center, Point(x: 100, y: 115)),
            (.below, .end, Point(x: 80, y: 115)), (.above, .start, Point(x: 120, y: 35)),
            (.left, .start, Point(x: 35, y: 90)), (.right, .end, Point(x: 165, y: 60)),
        ]
        for (side, alignment, origin) in expected {
            let placement = PopupPlacement(side, alignment: alignment, gap: 5)
            #expect(placement.frame(of: size, at: anchor, within: bounds) == Rect(origin: origin, size: size))
        }
    }

    @Test("is the other side when only that has room, and slides when neither has")
    func constrained() {
        let low = Rect(x: 260, y: 180, width: 30, height: 10)
        #expect(PopupPlacement().frame(of: size, at: low, within: bounds).origin == Point(x: 220, y: 130))
        let tall = Size(width: 80, height: 190)
        #expect(PopupPlacement().frame(of: tall, at: low, within: bounds).origin == Point(x: 220, y: 10))
    }

    @Test("is inside the bounds whatever is asked for, and at their upper left when it is larger")
    func alwaysInside() {
        for x in stride(from: -50.0, through: 350, by: 37) {
            for y in stride(from: -50.0, through: 250, by: 29) {
                for side in PopupPlacement.Side.allCases {
                    for alignment in PopupPlacement.Alignment.allCases {
                        let placement = PopupPlacement(side, alignment: alignment, gap: 3)
                        let anchor = Rect(x: x, y: y, width: 20, height: 20)
                        let frame = placement.frame(of: size, at: anchor, within: bounds)
                        #expect(bounds.contains(frame))
                        let huge = placement.frame(
                            of: Size(width: 400, height: 300), at: anchor, within: bounds)
                        #expect(huge.origin == .zero)
                    }
                }
            }
        }
    }
}

@MainActor
@Suite("Popups where there is no desktop")
struct PopupFallbackTests {
    private let host = TestHost(size: Size(width: 300, height: 200))
    private let button = View(frame: Rect(x: 120, y: 90, width: 40, height: 20))
    private let menu = Window(title: "Menu", size: Size(width: 80, height: 50))

    init() {
        host.window.addSubview(button)
        host.clock.advance(by: .milliseconds(20))
    }

    @Test("open inside their scene, above its windows, and close for a touch elsewhere, which is delivered")
    func insideScene() {
        let popup = host.application.openPopup(menu, over: button)
        host.clock.advance(by: .milliseconds(20))
        #expect(popup.isOpen && popup.isInsideScene)
        #expect(menu.frame == Rect(x: 120, y: 110, width: 80, height: 50))
        #expect(host.window.windowScene?.windows.last === menu)
        let log = host.record(["menu": menu, "button": button])
        host.finger().tap(at: Point(x: 150, y: 130))
        #expect(popup.isOpen)
        host.finger().tap(at: Point(x: 130, y: 95))
        #expect(!popup.isOpen && menu.windowScene == nil)
        #expect(log.lines == ["menu began", "menu ended", "button began", "button ended"])
    }

    @Test("popups move with what they opened at")
    func reposition() {
        let popup = host.application.openPopup(menu, over: button)
        host.clock.advance(by: .milliseconds(20))
        button.frame.origin.x = 40
        popup.reposition(PopupPlacement(.above))
        #expect(menu.frame == Rect(x: 40, y: 40, width: 80, height: 50))
        popup.close()
        popup.close()
        #expect(!popup.isOpen)
    }
}
