import TactusTesting
import TactusUI
import Testing

@Suite("Children that leave in any order")
@MainActor
struct LeavingChildrenTests {
    /// Which of so many leave, one after another.
    nonisolated private static let orders: [[Int]] = [
        Array(0..<9), Array((0..<9).reversed()), [4, 3, 5, 0, 8, 1, 7, 2, 6], [0, 8, 4], [4], [1, 7],
    ]

    @Test("VC-59: children of a controller, guides of a view: the others stay in their order", arguments: orders)
    func order(leaving: [Int]) {
        let parent = ViewController()
        let children = (0..<9).map { _ in ViewController() }
        for child in children { parent.addChild(child) }
        let view = View()
        let guides = (0..<9).map { _ in LayoutGuide() }
        for guide in guides { view.addLayoutGuide(guide) }
        var left = Array(0..<9)
        for number in leaving {
            children[number].removeFromParent()
            children[number].removeFromParent()
            view.removeLayoutGuide(guides[number])
            view.removeLayoutGuide(guides[number])
            left.removeAll { $0 == number }
            #expect(parent.children.map(ObjectIdentifier.init) == left.map { ObjectIdentifier(children[$0]) })
            #expect(children[number].parent == nil && guides[number].owningView == nil)
        }
        #expect(left.allSatisfy { guides[$0].owningView === view })
    }
}
