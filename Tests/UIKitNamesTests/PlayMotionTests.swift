import TactusTesting
import Testing
import UIKitNames

/// What fingers do to containers, transitions and cards that were written for UIKit.
@MainActor
@Suite("Programs for UIKit, played: drawers, zooms, cards and signs of loading")
struct PlayMotionTests {
    @Test("a drawer comes by a drag from the edge, shows another page, and goes by a drag back")
    func drawer() {
        let content = UIViewController()
        content.view.backgroundColor = .white
        let page = DrawerContainerViewController(content: content)
        let host = TestHost(playing: page)
        // A window that fills the screen has edges.
        host.surface.configure { $0.states.insert(.fullscreen) }
        func open() {
            host.finger().drag(from: CGPoint(x: 2, y: 300), to: CGPoint(x: 200, y: 300), over: .milliseconds(200))
            host.advance(by: .seconds(1))
        }
        open()
        #expect(page.isOpen && page.log == ["open"])
        host.finger().tap(at: CGPoint(x: 100, y: 66))
        host.advance(by: .seconds(1))
        #expect(!page.isOpen && page.content.title == "Sent" && page.children.count == 2)
        #expect(page.log == ["open", "shows Sent true", "closed"])
        open()
        host.finger().drag(from: CGPoint(x: 310, y: 300), to: CGPoint(x: 100, y: 300), over: .milliseconds(200))
        host.advance(by: .seconds(1))
        #expect(!page.isOpen && page.log.suffix(2) == ["open", "closed"])
    }

    @Test("a photo grows out of its button; dragged a little it comes back, dragged far it goes")
    func photo() {
        let page = PhotoListViewController()
        let host = TestHost(playing: page)
        host.finger().tap(at: page.thumbnail.middleInWindow)
        host.advance(by: .seconds(1))
        #expect(page.log == ["presented"] && page.view.window == nil)
        host.finger().drag(from: CGPoint(x: 160, y: 200), to: CGPoint(x: 160, y: 260), over: .milliseconds(400))
        host.advance(by: .seconds(1))
        #expect(page.presentedViewController is PhotoPageViewController)
        #expect(page.log == ["presented", "interaction cancelled true"])
        host.finger().drag(from: CGPoint(x: 160, y: 100), to: CGPoint(x: 160, y: 400), over: .milliseconds(400))
        host.advance(by: .seconds(1))
        #expect(page.presentedViewController == nil && page.view.window != nil)
        #expect(page.log.suffix(2) == ["interaction cancelled false", "dismissed"])
    }

    @Test("cards are thrown to both sides, come back when they are let go of early, turn over and turn back")
    func cards() {
        let page = CardStackViewController()
        let host = TestHost(playing: page)
        func drag(to x: CGFloat, over time: Duration) {
            host.finger().drag(from: CGPoint(x: 160, y: 240), to: CGPoint(x: x, y: 240), over: time)
            host.advance(by: .seconds(1))
        }
        drag(to: 200, over: .milliseconds(400))
        #expect(page.cards.count == 4 && page.cards[0].transform.isIdentity && page.log == [])
        drag(to: 300, over: .milliseconds(200))
        drag(to: 10, over: .milliseconds(200))
        #expect(page.log == ["Card 0 right", "Card 1 left"] && page.cards.count == 2)
        host.finger().tap(at: CGPoint(x: 160, y: 240), count: 2)
        host.advance(by: .seconds(1))
        #expect(page.cards.first?.backgroundColor == .systemYellow)
        host.rotate(at: CGPoint(x: 160, y: 240), by: 0.5)
        host.advance(by: .seconds(1))
        #expect(page.cards.first?.transform.isIdentity == true)
    }

    @Test("signs of loading turn, fill and end, each in its time")
    func loading() {
        let host = TestHost(playing: UIViewController())
        let page = LoadingViewController()
        host.window.rootViewController = page
        host.advance(by: .milliseconds(300))
        #expect(page.spinner.layer.animationKeys() == ["rotation"])
        page.shake()
        var isDone = false
        page.finish { isDone = true }
        host.advance(by: .milliseconds(200))
        #expect(page.ring.layer.presentation().map { $0.affineTransform().a > 1.05 } == true && !isDone)
        host.advance(by: .seconds(2))
        #expect(isDone && page.ring.finished == [true] && page.ring.presentedTransform.isIdentity)
        page.spinner.stopAnimating()
        #expect(page.spinner.layer.animationKeys() == nil)
    }
}
