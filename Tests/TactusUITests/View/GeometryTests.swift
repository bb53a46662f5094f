import TactusControls
import TactusTesting
import Testing

@testable import TactusUI

@MainActor
@Suite("Where views are")
struct GeometryTests {
    private let log = Log()
    private let host = TestHost(size: Size(width: 300, height: 200))

    private func box(_ name: String, _ frame: Rect, in superview: View) -> Box {
        let box = Box(name, log: log)
        box.translatesAutoresizingMaskIntoConstraints = true
        box.frame = frame
        superview.addSubview(box)
        return box
    }

    private func settled() -> [String] {
        host.settle()
        return log.take()
    }

    @Test("LY-51: what constraints place stays where it was put until its superview is laid out")
    func displaced() {
        let panel = box("panel", Rect(0, 0, 200, 100), in: host.window)
        let card = Box("card", 40, 30, log: log)
        panel.add(card)
        card.put(at: panel, 10, 10)
        _ = settled()

        card.center = Point(100, 50)
        #expect(settled() == [])
        #expect(card.frame == Rect(80, 35, 40, 30))
        card.frame = Rect(0, 0, 90, 80)
        #expect(settled() == ["card"])
        #expect(card.frame == Rect(0, 0, 90, 80))
        host.window.setNeedsLayout()
        _ = settled()
        #expect(card.frame == Rect(0, 0, 90, 80))

        panel.setNeedsLayout()
        #expect(settled() == ["panel", "card"])
        #expect(card.frame == Rect(10, 10, 40, 30))
    }

    @Test("LY-52: another size of a subview lays the superview out once, another place or offset does not")
    func resizing() {
        let outer = box("outer", Rect(0, 0, 200, 100), in: host.window)
        let inner = box("inner", Rect(0, 0, 50, 50), in: outer)
        _ = settled()
        inner.frame.origin.x = 7
        #expect(settled() == [])
        inner.bounds.origin.y = 9
        #expect(settled() == ["inner"])
        inner.transform = Transform(scaleX: 2, y: 2)
        #expect(settled() == [])
        inner.bounds.size.width = 60
        #expect(settled() == ["outer", "inner"])
        outer.onLayout = { inner.bounds.size.height += 1 }
        outer.setNeedsLayout()
        #expect(settled() == ["outer", "inner"])
    }

    @Test("LY-53: between two branches the box in the common superview is what is converted")
    func rectangles() {
        let turned = Transform(rotationAngle: .pi / 4)
        let left = box("left", Rect(0, 0, 100, 100), in: host.window)
        let right = box("right", Rect(100, 0, 100, 100), in: host.window)
        (left.transform, right.transform) = (turned, turned)
        let converted = left.convert(left.bounds, to: right)
        #expect(abs(converted.width - 200) < 1e-9 && abs(converted.height - 200) < 1e-9)
        let back = right.convert(left.bounds, from: left)
        #expect(back == converted)
        #expect(abs(left.convert(left.bounds, to: host.window).width - 100 * 2.squareRoot()) < 1e-9)
        #expect(left.convert(left.bounds, to: nil) == left.convert(left.bounds, to: host.window))
        #expect(left.convert(left.bounds, to: left) == left.bounds)
    }

    @Test("LY-55: the anchor point is what the center tells, and what a transform leaves alone")
    func anchorPoint() {
        let view = box("view", Rect(10, 20, 100, 50), in: host.window)
        view.anchorPoint = Point(0, 0)
        #expect(view.center == Point(60, 45))
        #expect(view.frame == Rect(60, 45, 100, 50))
        view.transform = Transform(scaleX: 2, y: 2)
        #expect(view.frame == Rect(60, 45, 200, 100))
        view.bounds.size.width = 10
        #expect(view.center == Point(60, 45))
        view.frame = Rect(0, 0, 40, 20)
        #expect(view.frame == Rect(0, 0, 40, 20) && view.center == Point(0, 0))
        #expect(view.convert(Point(5, 5), to: host.window) == Point(10, 10))
    }

    @Test("LY-56: init() makes a view by the init(frame:) of its class")
    func creation() {
        #expect(Framed().name == "by its frame" && Framed().frame == .zero)
    }

    @Test("LY-56: a class of a program's own that overrides init(frame:) has the other initializers by it")
    func creationOfControls() {
        final class Tagged: Label {
            override init(frame: Rect) {
                super.init(frame: frame)
                tag = 7
            }
        }
        final class Round: Button {
            override init(frame: Rect) {
                super.init(frame: frame)
                cornerRadius = 7
            }
        }
        final class Picture: ImageView {
            override init(frame: Rect) {
                super.init(frame: frame)
                tag = 7
            }
        }
        final class Stack: StackView {
            override init(frame: Rect) {
                super.init(frame: frame)
                spacing = 7
            }
        }
        #expect(Tagged().tag == 7 && Tagged(text: "a").text == "a" && Tagged(text: "a").tag == 7)
        let button = Round(title: "b", style: .filled, frame: Rect(1, 2, 3, 4))
        #expect(Round().cornerRadius == 7 && button.cornerRadius == 7 && button.title == "b" && button.style == .filled)
        #expect(button.frame == Rect(1, 2, 3, 4) && Picture(image: nil).tag == 7)
        #expect(Stack(arrangedSubviews: [View()]).spacing == 7 && Stack().arrangedSubviews.isEmpty)
        #expect(VisualEffectView().effect == nil)
    }

    @Test("LY-57: a null rectangle, as there is between edges without room, makes a view empty where it is")
    func null() {
        let view = View(frame: Rect(10, 20, 30, 40))
        view.frame = Rect(0, 0, 20, 20).insetBy(dx: 16, dy: 0)
        #expect(view.frame == Rect(10, 20, 0, 0))
        view.frame = Rect(10, 20, 30, 40)
        view.bounds.origin = Point(3, 4)
        view.bounds = Rect(0, 0, 5, 5).intersection(Rect(9, 9, 1, 1))
        #expect(view.bounds == Rect(3, 4, 0, 0) && view.center == Point(25, 40))
    }
}

private final class Framed: View {
    override init(frame: Rect) {
        super.init(frame: frame)
        name = "by its frame"
    }
}
