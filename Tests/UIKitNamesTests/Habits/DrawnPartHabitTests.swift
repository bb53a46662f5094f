import TactusTesting
import Testing
import UIKitNames

/// A disc as programs draw one: in the rectangle that they are given. `Scripts/port` has made this of it.
private final class Disc: UIView {
    override func draw(_ rect: CGRect, in canvas: Canvas) {
        UIGraphicsPushContext(canvas)
        defer { UIGraphicsPopContext() }
        let rect = bounds
        UIColor.red.setFill()
        UIBezierPath(ovalIn: rect).fill()
    }
}

/// What programs written for UIKit take for granted of the rectangle that a view draws.
@MainActor
@Suite("Habits: the rectangle that is drawn")
struct DrawnPartHabitTests {
    @Test("UK-100: a disc is a disc where a part of it is beyond the window, and where something lies over a part")
    func parts() throws {
        let page = UIViewController()
        let host = TestHost(playing: page, CGSize(width: 100, height: 100))
        page.view.backgroundColor = .white
        let disc = Disc(frame: CGRect(x: 60, y: 0, width: 80, height: 80))
        let cover = UIView(frame: CGRect(x: 60, y: 0, width: 20, height: 20))
        page.view.addSubview(disc)
        host.settle()
        // Drawn within the 40 points that show, its edge would be round at the right too.
        let first = host.picture
        #expect(first.color(at: PixelPoint(x: 98, y: 4)).isAlmost(.red))
        page.view.addSubview(cover)
        cover.backgroundColor = .blue
        host.settle()
        cover.removeFromSuperview()
        host.settle()
        let second = host.picture
        #expect(second.color(at: PixelPoint(x: 64, y: 4)).isAlmost(.white))
        #expect(second.color(at: PixelPoint(x: 98, y: 4)).isAlmost(.red))
    }
}
