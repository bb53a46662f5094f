import TactusTesting
import Testing

@testable import TactusUI

@MainActor
@Suite("Painting")
struct PaintingTests {
    let host = TestHost(size: Size(width: 40, height: 40))

    private func add(_ frame: Rect, _ color: Color?, to superview: View? = nil) -> View {
        let view = View(frame: frame)
        view.backgroundColor = color
        (superview ?? host.window).addSubview(view)
        return view
    }

    @Test("backgrounds lie above each other from back to front")
    func order() {
        let red = add(Rect(0, 0, 20, 20), .red)
        _ = add(Rect(10, 10, 20, 20), .blue)
        #expect(host.picture.hex(15, 15) == "0000FF")
        #expect(host.picture.hex(5, 5) == "FF0000")
        #expect(host.picture.hex(35, 5) == "FFFFFF")

        host.window.bringSubviewToFront(red)
        #expect(host.picture.hex(15, 15) == "FF0000")
    }

    @Test("a translucent view is translucent as a whole: its subviews do not show through each other")
    func alphaGroups() {
        let group = add(Rect(0, 0, 40, 40), .red)
        _ = add(Rect(0, 0, 20, 40), .blue, to: group)
        group.alpha = 0.5

        #expect(["7F7FFF", "8080FF"].contains(host.picture.hex(10, 10)))
        #expect(["FF7F7F", "FF8080"].contains(host.picture.hex(30, 10)))
    }

    @Test("subviews are cut off at the bounds only when the view clips")
    func clipping() {
        let outer = add(Rect(0, 0, 20, 20), .red)
        _ = add(Rect(10, 10, 20, 20), .blue, to: outer)
        #expect(host.picture.hex(25, 25) == "0000FF")

        outer.clipsToBounds = true
        #expect(host.picture.hex(25, 25) == "FFFFFF")
        #expect(host.picture.hex(15, 15) == "0000FF")
    }

    @Test("round corners cut the background, and what is inside when the view clips")
    func corners() {
        let outer = add(Rect(0, 0, 40, 40), .red)
        let inner = add(Rect(0, 0, 40, 40), .blue, to: outer)
        outer.cornerRadius = 20
        #expect(host.picture.hex(1, 1) == "0000FF")
        outer.clipsToBounds = true
        #expect(host.picture.hex(1, 1) == "FFFFFF")
        #expect(host.picture.hex(20, 20) == "0000FF")
        inner.isHidden = true
        #expect(host.picture.hex(1, 1) == "FFFFFF")
        #expect(host.picture.hex(20, 1) == "FF0000")
    }

    @Test("a transform turns a view with its subviews about its middle")
    func transform() {
        let outer = add(Rect(0, 10, 40, 20), .red)
        _ = add(Rect(0, 0, 20, 20), .blue, to: outer)
        outer.transform = Transform(rotationAngle: .pi / 2)

        #expect(host.picture.hex(20, 5) == "0000FF")
        #expect(host.picture.hex(20, 35) == "FF0000")
        #expect(host.picture.hex(5, 20) == "FFFFFF")
        outer.transform = Transform(scaleX: 0.5, y: 1)
        #expect(host.picture.hex(12, 20) == "0000FF")
        #expect(host.picture.hex(28, 20) == "FF0000")
        #expect(host.picture.hex(35, 20) == "FFFFFF")
    }

    @Test("the origin of the bounds scrolls subviews and content, not the background")
    func boundsOrigin() {
        let view = add(Rect(0, 0, 40, 40), .red)
        view.clipsToBounds = true
        _ = add(Rect(0, 30, 40, 20), .blue, to: view)
        #expect(host.picture.hex(5, 15) == "FF0000")

        view.bounds.origin = Point(0, 20)
        #expect(host.picture.hex(5, 15) == "0000FF")
        #expect(host.picture.hex(5, 35) == "FF0000")
    }

    @Test(
        "views are moved to whole pixels, and those that share an edge leave no gap", arguments: [1.0, 1.25, 1.5, 2.0])
    func snapping(scale: Double) {
        let host = TestHost(size: Size(width: 40, height: 40), scale: scale)
        host.window.backgroundColor = .black
        for index in 0..<6 {
            let view = View(frame: Rect(Double(index) * 5.3, 0.3, 5.3, 20.2))
            view.backgroundColor = index % 2 == 0 ? .red : .blue
            host.window.addSubview(view)
        }
        let picture = host.picture
        let colors = (0..<Int(6 * 5.3 * scale)).map { picture.hex($0, 10) }
        let column = Set((0..<picture.size.height).map { picture.hex(2, $0) })

        #expect(Set(colors) == ["FF0000", "0000FF"])
        #expect(column == ["FF0000", "000000"])
    }

    @Test("windows lie above each other by level; a transparent scene is transparent")
    func windows() {
        host.window.backgroundColor = nil
        #expect(host.picture[5, 5] == 0)

        let alert = Window(windowScene: host.scene)
        alert.windowLevel = .alert
        alert.backgroundColor = .red
        alert.frame = Rect(0, 0, 20, 20)
        alert.isHidden = false
        let panel = Window(windowScene: host.scene)
        panel.backgroundColor = .blue
        panel.isHidden = false
        #expect(host.picture.hex(5, 5) == "FF0000")
        #expect(host.picture.hex(30, 30) == "0000FF")
    }

    @Test("content is drawn in the view's own space, above the background and within the bounds")
    func content() {
        let view = CrossView(frame: Rect(10, 10, 20, 20))
        view.backgroundColor = .red
        host.window.addSubview(view)

        #expect(host.picture.hex(20, 12) == "0000FF")
        #expect(host.picture.hex(12, 12) == "FF0000")
        #expect(host.picture.hex(20, 5) == "FFFFFF")
    }
}

/// Draws an upright bar that is longer than the view.
private final class CrossView: View {
    override func draw(_ rect: Rect, in canvas: Canvas) {
        canvas.fill(Rect(8, -20, 4, 80), with: .blue)
    }
}
