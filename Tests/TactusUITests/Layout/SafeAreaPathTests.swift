import RandomNumbers
import TactusTesting
import Testing

@testable import TactusUI

@MainActor
@Suite("Safe areas of views that move")
struct SafeAreaPathTests {
    /// A view that moves what is inside it away from some edges.
    private final class Container: View {
        var safeEdges: RectEdge = [] { didSet { setNeedsUpdateOfContentSafeEdges() } }
        private(set) var toldInsets: [Insets] = []
        override var contentSafeEdges: RectEdge { safeEdges }
        override func safeAreaInsetsDidChange() { toldInsets.append(safeAreaInsets) }
    }

    private let host = TestHost(size: Size(width: 300, height: 200))

    /// What is safe of a view, gone through from its window.
    private func expected(_ asked: View) -> Insets {
        var insets = host.scene.safeAreaInsets
        var outer = Rect(x: 0, y: 0, width: 300, height: 200)
        guard asked.window != nil else { return .zero }
        for view in sequence(first: asked, next: \.superview).reversed() {
            let box = Rect(origin: view.geometry.position, size: view.bounds.size)
            if insets != .zero {
                insets = Insets(
                    top: insets.top > 0 ? max(insets.top - (box.minY - outer.minY), 0) : 0,
                    left: insets.left > 0 ? max(insets.left - (box.minX - outer.minX), 0) : 0,
                    bottom: insets.bottom > 0 ? max(insets.bottom - (outer.maxY - box.maxY), 0) : 0,
                    right: insets.right > 0 ? max(insets.right - (outer.maxX - box.maxX), 0) : 0)
            }
            outer = view.bounds
            let own = (view.controller?.additionalSafeAreaInsets.top ?? 0) + view.additionalSafeAreaInsets.top
            insets.top = max(insets.top + own, 0)
            if view.transform != .identity { insets = .zero }
            guard view !== asked, let edges = (view as? Container)?.safeEdges else { continue }
            if edges.contains(.top) { insets.top = 0 }
            if edges.contains(.left) { insets.left = 0 }
            if edges.contains(.bottom) { insets.bottom = 0 }
            if edges.contains(.right) { insets.right = 0 }
        }
        return insets
    }

    @Test(
        "LY-40: views that move, turn, scroll, change places and windows have the area of where they are",
        arguments: 0..<8)
    func moves(seed: UInt64) {
        var numbers = SplitMix(seed: seed)
        host.scene.safeAreaInsets = Insets(top: 40, left: 30, bottom: 20, right: 10)
        let page = ViewController()
        host.window.rootViewController = page
        host.settle()
        let views = (0..<12).map { Container(frame: Rect(Double($0), Double($0), 280, 180)) }
        for view in views { page.view.addSubview(view) }
        for _ in 0..<400 {
            let view = views[Int(numbers.next() % 12)]
            let other = views[Int(numbers.next() % 12)]
            switch numbers.next() % 10 {
            case 0: view.frame.origin = Point(Double(numbers.next() % 40), Double(numbers.next() % 40))
            case 1: view.bounds.origin = Point(Double(numbers.next() % 9), Double(numbers.next() % 9))
            case 2:
                view.transform = view.transform == Transform.identity ? Transform(rotationAngle: 1) : Transform.identity
            case 3 where !other.isDescendant(of: view): other.addSubview(view)
            case 4: page.view.addSubview(view)
            case 5: view.removeFromSuperview()
            case 6: view.additionalSafeAreaInsets.top = Double(numbers.next() % 9)
            case 7: page.additionalSafeAreaInsets.top = Double(numbers.next() % 9)
            case 8: host.scene.safeAreaInsets.top = Double(numbers.next() % 50)
            case 9: view.safeEdges = RectEdge(rawValue: UInt(numbers.next() % 16))
            default: break
            }
            let asked = views[Int(numbers.next() % 12)]
            #expect(asked.safeAreaInsets == expected(asked))
        }
    }

    @Test("SV-39: a view that keeps its content away from an edge says so, and what is inside follows")
    func safeEdges() {
        host.scene.safeAreaInsets = Insets(top: 40, left: 30, bottom: 20, right: 10)
        let outer = Container(frame: host.window.bounds)
        let inner = Container(frame: outer.bounds)
        outer.addSubview(inner)
        host.window.addSubview(outer)
        host.settle()
        outer.safeEdges = [.top, .left]
        host.settle()
        outer.safeEdges = .all
        host.settle()
        #expect(outer.toldInsets == [Insets(top: 40, left: 30, bottom: 20, right: 10)])
        #expect(
            inner.toldInsets == [
                Insets(top: 40, left: 30, bottom: 20, right: 10), Insets(top: 0, left: 0, bottom: 20, right: 10), .zero,
            ])
    }

    @Test("LY-40: a controller that goes takes along what it added")
    func controllers() {
        let view = View(frame: Rect(0, 0, 100, 100))
        let inner = View(frame: Rect(0, 0, 50, 50))
        view.addSubview(inner)
        let page = ViewController()
        page.view = view
        page.additionalSafeAreaInsets.top = 7
        host.window.addSubview(view)
        #expect(inner.safeAreaInsets.top == 7)
        page.view = View()
        #expect(inner.safeAreaInsets.top == 0)
        let other = ViewController()
        other.additionalSafeAreaInsets.top = 3
        other.view = view
        #expect(inner.safeAreaInsets.top == 3)
    }

    @Test("LY-83: a hundred thousand views in one another are told of what covers the scene")
    func deep() {
        var last: View = host.window
        for _ in 0..<100_000 {
            let view = View(frame: Rect(0, 0, 60, 40))
            last.addSubview(view)
            last = view
        }
        host.scene.safeAreaInsets.top = 9
        host.settle()
        #expect(last.layoutState?.notifiedSafeArea == Insets(top: 9, left: 0, bottom: 0, right: 0))
    }
}
