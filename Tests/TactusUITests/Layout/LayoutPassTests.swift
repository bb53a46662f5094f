import TactusTesting
import Testing

@testable import TactusUI

@MainActor
@Suite("Layout")
struct LayoutTests {
    let log = Log()
    let host = TestHost(size: Size(width: 100, height: 100))

    @Test("LY-1: superviews are laid out before subviews, once for all changes of a frame")
    func order() {
        let outer = LayoutView("outer", log)
        let inner = LayoutView("inner", log)
        outer.addSubview(inner)
        host.window.addSubview(outer)
        host.settle()
        #expect(log.take() == ["outer", "inner"])

        inner.setNeedsLayout()
        outer.frame.size = Size(width: 10, height: 10)
        outer.frame.size = Size(width: 20, height: 10)
        host.settle()
        #expect(log.take() == ["outer", "inner"])
        outer.center.x += 5
        host.settle()
        #expect(log.take() == [])
    }

    @Test("LY-1: a layout that changes a subview's size has it laid out in the same frame")
    func nested() {
        let outer = LayoutView("outer", log)
        let inner = LayoutView("inner", log)
        outer.addSubview(inner)
        host.window.addSubview(outer)
        host.settle()
        _ = log.take()
        outer.onLayout = { inner.frame.size.width += 1 }

        outer.setNeedsLayout()
        #expect(log.lines == [])
        host.settle()

        #expect(log.lines == ["outer", "inner"])
        #expect(inner.bounds.width == 1)
    }

    @Test("LY-2: a view that always asks again does not hang the program")
    func endless() {
        let view = LayoutView("view", log)
        view.onLayout = { view.setNeedsLayout() }
        host.window.addSubview(view)
        host.surface.isStarved = true
        host.platform.runTurn()

        #expect(log.lines.count < 30)
        view.onLayout = nil
    }

    @Test("LY-77: layoutIfNeeded() lays nothing out within its own layout: that is laid out afterwards")
    func withinItself() {
        let (outer, inner) = (LayoutView("outer", log), LayoutView("inner", log))
        outer.addSubview(inner)
        host.window.addSubview(outer)
        var isInside = false
        outer.onLayout = {
            #expect(!isInside, "not within itself")
            isInside = true
            inner.frame.size.width += 1
            inner.layoutIfNeeded()
            outer.frame.size.width += 1
            outer.layoutIfNeeded()
            isInside = false
        }
        inner.onLayout = {
            outer.setNeedsLayout()
            outer.layoutIfNeeded()
        }
        outer.layoutIfNeeded()
        #expect(log.lines.first == "outer" && log.lines.contains("inner") && log.lines.count < 60)
        (outer.onLayout, inner.onLayout) = (nil, nil)
    }

    @Test("LY-4: layoutIfNeeded() lays out at once")
    func atOnce() {
        let view = LayoutView("view", log)
        view.layoutIfNeeded()
        view.layoutIfNeeded()
        #expect(log.lines == ["view"])
    }

    @Test("a window that fills its scene does so when the scene changes its size; another does not")
    func resizing() {
        let panel = Window(windowScene: host.scene)
        panel.frame = Rect(10, 10, 20, 20)
        host.surface.configure {
            $0.width = 300
            $0.height = 200
        }

        #expect(host.scene.size == Size(width: 300, height: 200))
        #expect(host.window.frame == Rect(0, 0, 300, 200))
        #expect(panel.frame == Rect(10, 10, 20, 20))
        #expect(host.picture.size == PixelSize(width: 300, height: 200))
    }
}

private final class LayoutView: View {
    private let log: Log
    var onLayout: (() -> Void)?

    init(_ name: String, _ log: Log) {
        self.log = log
        super.init(frame: .zero)
        self.name = name
    }

    override func layoutSubviews() {
        log.add(name ?? "")
        onLayout?()
    }
}
