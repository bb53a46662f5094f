import LoggingViews
import TactusTesting
import Testing
import UIKitNames

/// What programs written for UIKit take for granted of views that leave under a finger.
@MainActor
@Suite("Habits: views that leave")
struct DetachedViewTests {
    @Test("HT-67: a view that leaves the window outside of any event loses its touches in a turn of their own")
    func detached() {
        let page = UIViewController()
        let host = TestHost(playing: page)
        let log = Log()
        let pad = Pad("pad", CGRect(x: 0, y: 0, width: 100, height: 100), log)
        page.view.addSubview(pad)
        host.settle()
        let finger = host.finger()
        finger.down(at: CGPoint(x: 50, y: 50))
        pad.removeFromSuperview()
        page.view.addSubview(pad)
        host.clock.advance(by: .milliseconds(1))
        #expect(log.take() == ["pad began"])
        pad.removeFromSuperview()
        #expect(log.take() == [])
        host.clock.advance(by: .milliseconds(1))
        #expect(log.take() == ["pad cancelled"])
        finger.up()
        #expect(log.take() == [])
    }
}
