import TactusPlatform
import TactusTesting
import Testing

@testable import TactusUI

@Suite("Interactions and recognizers that leave in any order")
@MainActor
struct LeavingInteractionsTests {
    let host = TestHost(size: Size(width: 100, height: 100))
    let view = View(frame: Rect(x: 0, y: 0, width: 100, height: 100))

    init() { host.window.addSubview(view) }

    /// Which of so many leave, one after another.
    nonisolated private static let orders: [[Int]] = [
        Array(0..<9), Array((0..<9).reversed()), [4, 3, 5, 0, 8, 1, 7, 2, 6], [0, 8, 4], [4], [1, 7],
    ]

    private class Plain: Interaction {
        weak var view: View?
        func willMove(to view: View?) {}
        func didMove(to view: View?) { self.view = view }
    }

    private final class Pointing: Plain, CursorProviding {
        func cursorAppearance(at point: Point) -> CursorAppearance? { nil }
    }

    @Test("HT-68: those that stay are in their order", arguments: orders)
    func order(leaving: [Int]) {
        let interactions = (0..<9).map { _ in Plain() }
        let recognizers = (0..<9).map { _ in TapGestureRecognizer() }
        for interaction in interactions { view.addInteraction(interaction) }
        for recognizer in recognizers { view.addGestureRecognizer(recognizer) }
        var left = Array(0..<9)
        for number in leaving {
            for _ in 0..<2 {
                view.removeInteraction(interactions[number])
                view.removeGestureRecognizer(recognizers[number])
            }
            left.removeAll { $0 == number }
            #expect(view.interactions.map(ObjectIdentifier.init) == left.map { ObjectIdentifier(interactions[$0]) })
            #expect(view.gestureRecognizers == left.map { recognizers[$0] })
        }
    }

    @Test("HT-68: how the pointer looks is asked for while one of them, or the view, says it", arguments: orders)
    func cursors(leaving: [Int]) {
        let interactions: [Plain] = (0..<9).map { $0 % 2 == 0 ? Pointing() : Plain() }
        for interaction in interactions { view.addInteraction(interaction) }
        var left = Set(0..<9)
        for number in leaving {
            view.removeInteraction(interactions[number])
            left.remove(number)
            #expect(host.window.hoverInterest.cursors == (left.contains { $0 % 2 == 0 } ? 1 : 0))
            view.cursor = .text
            #expect(host.window.hoverInterest.cursors == 1)
            view.cursor = nil
        }
        view.removeFromSuperview()
        #expect(host.window.hoverInterest.cursors == 0)
        host.window.addSubview(view)
        #expect(host.window.hoverInterest.cursors == (left.contains { $0 % 2 == 0 } ? 1 : 0))
    }

    @Test("HT-68: views of one depth come, go and move unsorted; one with a depth of its own is drawn there")
    func depth() {
        let views = (0..<3).map { _ in View(frame: Rect(x: 0, y: 0, width: 10, height: 10)) }
        for child in views { view.addSubview(child) }
        #expect(view.depthOrder == .listed)
        view.bringSubviewToFront(views[0])
        views[1].removeFromSuperview()
        #expect(view.depthOrder == .listed)
        views[1].zPosition = 1
        view.insertSubview(views[1], at: 0)
        #expect(view.drawingOrder == .sorted([1, 2, 0]))
        views[2].removeFromSuperview()
        #expect(view.drawingOrder == .sorted([1, 0]))
        views[1].removeFromSuperview()
        #expect(view.drawingOrder == .listed)
    }
}
