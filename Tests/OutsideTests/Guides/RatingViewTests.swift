import Tactus
import TactusTesting
import Testing

@MainActor
@Suite("The guide on accessibility")
struct RatingViewTests {
    @Test("AX-9: a view of a program's own is stepped and set by assistive tools, and names its actions")
    func rating() throws {
        let host = TestHost(size: Size(width: 200, height: 100))
        let view = RatingView(frame: Rect(x: 10, y: 10, width: 100, height: 20))
        var isDeleted = false
        view.accessibilityCustomActions = [
            AccessibilityCustomAction(name: "Delete") { _ in
                isDeleted = true
                return true
            }
        ]
        host.window.addSubview(view)
        host.settle()
        func node() throws -> AccessibilityNode {
            try #require(host.application.accessibilityTree.flatMap(\.all).first { $0.label == "Rating" })
        }
        #expect(try node().line == "slider “Rating” “3 of 5” (10, 10, 100×20)")
        #expect(try node().increment() && view.rating == 4)
        #expect(try node().adjust(to: 99) && view.rating == 5)
        #expect(try node().decrement() && view.rating == 4)
        #expect(try node().customActions.map { $0.perform() } == [true] && isDeleted)
    }
}
