import TactusControls
import TactusTesting
import Testing

@testable import TactusUI

@MainActor
@Suite("Stack views in one another")
struct DeepStackTests {
    private let host = TestHost(size: Size(width: 60, height: 40))

    @Test("a thousand stack views in one another are laid out as one, and freed")
    func thousand() {
        let leaf = View()
        leaf.backgroundColor = .red
        var inner: View = leaf
        for number in 0..<1000 {
            let stack = StackView(arrangedSubviews: [inner])
            stack.axis = number % 2 == 0 ? .vertical : .horizontal
            inner = stack
        }
        inner.frame = Rect(x: 0, y: 0, width: 60, height: 40)
        host.window.addSubview(inner)
        host.settle()
        #expect(leaf.frame.size == Size(width: 60, height: 40))
        #expect(host.picture.hex(59, 39) == "FF0000")
        inner.frame.size.width = 30
        host.settle()
        #expect(leaf.frame.size == Size(width: 30, height: 40))
        inner.removeFromSuperview()
        host.settle()
    }
}
