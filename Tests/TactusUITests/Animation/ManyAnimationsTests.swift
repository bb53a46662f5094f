import TactusTesting
import Testing

@testable import TactusUI

@MainActor
@Suite("Animations by the thousands")
struct ManyAnimationsTests {
    private let host = TestHost(size: Size(width: 100, height: 100))

    @Test("AP-117: of animations that overtake each other 64 come to their ends; the oldest go along, without a jump")
    func overtaken() throws {
        let view = View(frame: Rect(0, 0, 10, 10))
        host.window.addSubview(view)
        host.settle()
        var last = view.presentedCenter.x
        for step in 1...400 {
            View.animate(duration: .seconds(100), curve: .linear) { view.center.x = Double(step % 2) * 10 + 5 }
            host.advance(by: .milliseconds(16))
            #expect(abs(view.presentedCenter.x - last) < 0.5, "no jump in step \(step)")
            last = view.presentedCenter.x
            let parts = try #require(view.animations?.parts)
            #expect(parts.count <= ViewAnimations.mostRests + 2)
        }
        host.advance(by: .seconds(200))
        #expect(view.animations == nil && view.presentedCenter == view.center)
    }

    @Test("a closure that moves 5,000 views moves each of them, and a second one overtakes it")
    func manyViews() {
        let views = (0..<5000).map { _ in View(frame: Rect(0, 0, 1, 1)) }
        for view in views { host.window.addSubview(view) }
        host.settle()
        var ends: [Bool] = []
        View.animate(duration: .milliseconds(200), animations: { for view in views { view.center.x = 50 } }) {
            ends.append($0)
        }
        host.advance(by: .milliseconds(100))
        #expect(views.allSatisfy { $0.presentedCenter.x > 1 && $0.presentedCenter.x < 49 })
        View.animate(duration: .milliseconds(200), animations: { for view in views { view.center.x = 20 } }) {
            ends.append($0)
        }
        for view in views.prefix(2500) { view.removeFromSuperview() }
        #expect(views.prefix(2500).allSatisfy { $0.animations == nil })
        host.advance(by: .milliseconds(500))
        #expect(views.allSatisfy { $0.animations == nil && $0.center.x == 20 } && ends == [true, true])
    }
}
