import TactusTesting
import TactusUI
import Testing

@MainActor
@Suite("Clips in one another")
struct DeepClipTests {
    private let host = TestHost(size: Size(width: 60, height: 60))

    /// Puts so many views in one another that are hardly round, and one in them that is very much so, filled with red.
    private func showRound(within count: Int) {
        var outer: View = host.window
        for number in 0...count {
            let view = View(frame: Rect(0, 0, 60, 60))
            view.cornerRadius = number < count ? 1 : 30
            view.clipsToBounds = true
            outer.addSubview(view)
            outer = view
        }
        let red = View(frame: Rect(0, 0, 60, 60))
        red.backgroundColor = .red
        outer.addSubview(red)
        host.settle()
    }

    @Test("of 64 the innermost is as round as it is, and with one more around it, it is cut along its box")
    func boundary() {
        host.window.backgroundColor = .blue
        showRound(within: 63)
        #expect(host.picture.hex(3, 3) == "0000FF" && host.picture.hex(30, 30) == "FF0000")
        host.window.subviews.last?.removeFromSuperview()
        showRound(within: 64)
        #expect(host.picture.hex(3, 3) == "FF0000" && host.picture.hex(30, 30) == "FF0000")
    }

    @Test("two thousand are painted, one after the other")
    func thousands() {
        showRound(within: 2000)
        #expect(host.picture.hex(30, 30) == "FF0000")
    }
}
