import RandomNumbers
import TactusTesting
import Testing

@testable import TactusUI

@MainActor
@Suite("The view tree")
struct ViewTreeTests {
    let root = View()
    let views = (0..<4).map { index in
        let view = View()
        view.name = "\(index)"
        return view
    }

    private var order: String { root.subviews.map { $0.name ?? "?" }.joined() }

    @Test("subviews are kept from back to front, wherever they are put")
    func places() {
        for view in views { root.addSubview(view) }
        #expect(order == "0123")
        root.bringSubviewToFront(views[1])
        #expect(order == "0231")
        root.sendSubviewToBack(views[3])
        #expect(order == "3021")
        root.insertSubview(views[3], at: 2)
        #expect(order == "0231")
        root.insertSubview(views[1], belowSubview: views[0])
        #expect(order == "1023")
        root.insertSubview(views[1], aboveSubview: views[2])
        #expect(order == "0213")
        root.addSubview(views[0])
        #expect(order == "2130")
        views[1].removeFromSuperview()
        #expect(order == "230")
        root.bringSubviewToFront(views[1])
        #expect(order == "230")
    }

    @Test("LY-54: a place that is not there, and a sibling that is none, put a view in front")
    func placesThatAreNotThere() {
        for view in views.prefix(3) { root.addSubview(view) }
        root.insertSubview(views[3], at: 99)
        #expect(order == "0123")
        root.insertSubview(views[0], at: 4)
        #expect(order == "1230")
        root.insertSubview(views[1], aboveSubview: View())
        #expect(order == "2301")
        root.insertSubview(views[2], belowSubview: root)
        #expect(order == "3012")
        root.insertSubview(views[3], belowSubview: views[3])
        #expect(order == "0123")
        root.exchangeSubview(at: 3, withSubviewAt: 1)
        #expect(order == "0321")
        root.exchangeSubview(at: 3, withSubviewAt: 4)
        #expect(order == "0321")
    }

    @Test("a view that goes leaves its subviews without a superview")
    func superviewGoes() {
        let inner = View()
        var outer: View? = View()
        outer?.addSubview(inner)
        #expect(inner.superview === outer)
        outer = nil
        #expect(inner.superview == nil)
    }

    @Test("descendants know their window, and are told when it changes")
    func windows() {
        let host = TestHost(size: Size(width: 10, height: 10))
        let log = Log()
        let outer = HookView("outer", log)
        let inner = HookView("inner", log)
        outer.addSubview(inner)
        #expect(log.take() == ["inner will outer", "inner did outer", "outer added inner"])

        host.window.addSubview(outer)
        #expect(inner.window === host.window)
        #expect(
            log.take() == [
                "outer will nil", "outer will enter", "inner will enter", "outer entered", "inner entered",
                "outer did nil",
            ])
        outer.removeFromSuperview()
        #expect(inner.window == nil)
        #expect(
            log.take() == [
                "outer will nil", "outer will leave", "inner will leave", "outer left", "inner left", "outer did nil",
            ])
    }
}

private final class HookView: View {
    private let log: Log

    init(_ name: String, _ log: Log) {
        self.log = log
        super.init(frame: .zero)
        self.name = name
    }

    override func willMove(toSuperview newSuperview: View?) { say("will \(newSuperview?.name ?? "nil")") }
    override func didMoveToSuperview() { say("did \(superview?.name ?? "nil")") }
    override func willMove(toWindow newWindow: Window?) { say(newWindow == nil ? "will leave" : "will enter") }
    override func didMoveToWindow() { say(window == nil ? "left" : "entered") }
    override func didAddSubview(_ subview: View) { say("added \(subview.name ?? "nil")") }

    private func say(_ text: String) { log.add("\(name ?? "") \(text)") }
}

@MainActor
@Suite("Places of views")
struct ViewGeometryTests {
    @Test(
        "a frame reads back exactly as it was set",
        arguments: [
            Rect(0.1, 0.2, 0.3, 0.7), Rect(-3.3, 10.1, 33.3, 1e-9), Rect(1e9, 2, 3, 4),
        ])
    func roundTrip(frame: Rect) {
        let view = View()
        view.frame = frame
        #expect(view.frame == frame)
        #expect(view.bounds == Rect(0, 0, frame.width, frame.height))
    }

    @Test("a frame with a negative size is turned over")
    func negativeSize() {
        let view = View(frame: Rect(10, 10, -5, -5))
        #expect(view.frame == Rect(5, 5, 5, 5))
    }

    @Test("another size of the bounds leaves the center where it is")
    func boundsKeepCenter() {
        let view = View(frame: Rect(10, 10, 20, 20))
        view.bounds = Rect(7, 7, 40, 10)
        #expect(view.center == Point(20, 20))
        #expect(view.frame == Rect(0, 15, 40, 10))
    }

    @Test("LY-50: with a transform the frame is the box around the view, and reads back as it was set")
    func transformedFrame() {
        let view = View(frame: Rect(0, 0, 100, 50))
        view.transform = Transform(scaleX: 2, y: 2)
        #expect(view.frame == Rect(-50, -25, 200, 100))
        #expect(view.center == Point(50, 25))
        view.frame = Rect(10, 10, 100, 50)
        #expect(view.frame == Rect(10, 10, 100, 50))
        #expect(view.center == Point(60, 35))
        #expect(view.bounds.size == Size(width: 50, height: 25))
        view.transform = Transform(rotationAngle: .pi / 2)
        view.frame = Rect(10, 10, 100, 50)
        #expect(abs(view.bounds.width - 50) < 1e-9 && abs(view.bounds.height - 100) < 1e-9)
        #expect(abs(view.frame.minX - 10) < 1e-9 && abs(view.frame.maxY - 60) < 1e-9)
        view.transform = Transform(scaleX: 0, y: 0)
        view.frame = Rect(0, 0, 8, 6)
        #expect(view.bounds.size == Size(width: 8, height: 6))
    }

    @Test("places are converted through the tree, both ways", arguments: 0..<20)
    func conversionAndBack(seed: UInt64) {
        var random = SplitMix(seed: seed)
        var views = [View(frame: Rect(0, 0, 100, 100))]
        for _ in 0..<8 {
            let view = View(
                frame: Rect(
                    .random(in: -50...50, using: &random), .random(in: -50...50, using: &random),
                    .random(in: 1...99, using: &random), .random(in: 1...99, using: &random)))
            view.transform = random.nextTransform()
            view.bounds.origin = Point(.random(in: -9...9, using: &random), 3)
            views.randomElement(using: &random)?.addSubview(view)
            views.append(view)
        }
        for first in views {
            for second in views {
                let point = Point(.random(in: -99...99, using: &random), .random(in: -99...99, using: &random))
                let there = first.convert(point, to: second)
                #expect(second.convert(there, to: first).distance(to: point) < 1e-6)
                #expect(second.convert(point, from: first) == there)
                let detour = views[0].convert(first.convert(point, to: views[0]), to: second)
                #expect(detour.distance(to: there) < 1e-6)
            }
        }
    }

    @Test("a rectangle is converted to the box around its corners")
    func rectangles() {
        let outer = View(frame: Rect(0, 0, 100, 100))
        let inner = View(frame: Rect(40, 40, 20, 20))
        inner.transform = Transform(rotationAngle: .pi / 2)
        outer.addSubview(inner)

        let box = inner.convert(Rect(0, 0, 20, 10), to: outer)
        #expect(box.origin.distance(to: Point(50, 40)) < 1e-9)
        #expect(abs(box.width - 10) < 1e-9 && abs(box.height - 20) < 1e-9)
        let back = inner.convert(Rect(50, 40, 10, 20), from: outer)
        #expect(back.origin.distance(to: .zero) < 1e-9)
    }

    @Test("a hook that puts the view elsewhere, or the new superview inside it, has the last word")
    func hooksThatMove() {
        let (first, second) = (View(), View())
        let view = HookedView()
        view.onMove = { second.addSubview(view) }
        first.addSubview(view)
        #expect(view.superview === second && first.subviews.isEmpty && second.subviews == [view])

        let (outer, inner) = (View(), HookedView())
        inner.onMove = { inner.addSubview(outer) }
        outer.addSubview(inner)
        #expect(outer.superview === inner && inner.superview == nil && outer.subviews.isEmpty)
    }
}

/// Calls back once when it is about to get a superview.
@MainActor
private final class HookedView: View {
    var onMove: (() -> Void)?

    override func willMove(toSuperview newSuperview: View?) {
        let call = onMove
        onMove = nil
        call?()
    }
}
