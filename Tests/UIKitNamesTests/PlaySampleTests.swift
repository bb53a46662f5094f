import TactusTesting
import Testing
import UIKitNames

/// What fingers do to controls, recognizers, transitions and animations that were written for UIKit.
@MainActor
@Suite("Programs for UIKit, played: controls, gestures and transitions")
struct PlaySampleTests {
    @Test("AX-21: a knob follows a finger, says when it is edited, and tells assistive tools what to do with it")
    func knob() throws {
        let controller = KnobViewController()
        let host = TestHost(playing: controller)
        let knob = controller.knob
        let middle = knob.middleInWindow
        let finger = host.finger()
        finger.down(at: CGPoint(x: middle.x, y: middle.y - 60))
        #expect(knob.isTracking)
        #expect(knob.isHighlighted)
        finger.move(to: CGPoint(x: middle.x + 60, y: middle.y))
        finger.up()
        // A quarter turn of three quarters of a circle.
        #expect(abs(knob.value - (0.5 + 1.0 / 3)) < 0.001)
        #expect(controller.log == ["editing 0", "value", "editing 0"])
        let node = try host.find(.slider, "Gain", value: "83 percent")
        #expect(node.hint == "Swipe up or down to adjust")
        knob.accessibilityDecrement()
        #expect(abs(knob.value - 0.733) < 0.001)
    }

    @Test("a check mark is recognized, a stroke back is a pan, taps wait for the second one, and a finger rests")
    func recognizers() {
        let controller = GesturesViewController()
        let host = TestHost(playing: controller)
        let finger = host.finger()
        finger.down(at: CGPoint(x: 100, y: 200))
        for point in [(110.0, 215.0), (120, 230), (140, 200), (160, 160), (170, 150)] {
            finger.move(to: CGPoint(x: point.0, y: point.1))
        }
        finger.up()
        host.advance(by: .seconds(1))
        #expect(controller.log == ["check 3"])
        controller.log = []
        host.finger().drag(from: CGPoint(x: 250, y: 200), to: CGPoint(x: 100, y: 200), over: .milliseconds(150))
        host.advance(by: .seconds(1))
        #expect(controller.log == ["pan", "pan left"])
        controller.log = []
        host.finger().tap(at: CGPoint(x: 150, y: 200))
        #expect(controller.log == [])
        host.advance(by: .seconds(1))
        host.finger().tap(at: CGPoint(x: 150, y: 200), count: 2)
        host.advance(by: .seconds(1))
        #expect(controller.log == ["tap 1", "tap 2"])
    }

    @Test("a container lets a page take the place of another, and a sheet of its own comes, dims, and goes with a tap")
    func container() throws {
        let pages = ["First", "Second"].map { title in
            let page = UIViewController()
            page.title = title
            return page
        }
        let controller = SegmentedContainerController(controllers: pages)
        let host = TestHost(playing: controller)
        controller.select(1)
        #expect(pages[0].parent === controller)
        #expect(pages[1].view.superview != nil)
        host.advance(by: .seconds(1))
        #expect(controller.log == ["selected 1 true"])
        #expect(pages[0].parent == nil)
        #expect(pages[1].parent === controller)
        #expect(pages[0].view.superview == nil)
        #expect(pages[1].view.frame.minX == 0)
        controller.showSheet()
        host.advance(by: .seconds(1))
        let sheet = try #require(controller.presentedViewController)
        #expect(abs(sheet.view.frame.height - 568 * 0.4) < 1)
        #expect(controller.view.transform.a == 0.95)
        #expect(controller.log.suffix(2) == ["presented true", "shown"])
        host.finger().tap(at: CGPoint(x: 160, y: 100))
        host.advance(by: .seconds(1))
        #expect(controller.presentedViewController == nil)
        #expect(controller.view.transform == .identity)
        #expect(controller.log.last == "dismissed true")
    }

    @Test("a pop by a finger from the edge is drawn along, given up, and made")
    func interactivePop() {
        let first = UIViewController()
        let second = UIViewController()
        let navigation = UINavigationController(rootViewController: first)
        let interaction = InteractiveNavigation(navigation)
        let host = TestHost(playing: navigation)
        // A window that does not lie at an edge of the screen has no edge to draw from.
        host.surface.configure { $0.states = [.activated, .maximized] }
        navigation.pushViewController(second, animated: false)
        host.advance(by: .seconds(1))
        let finger = host.finger()
        finger.down(at: CGPoint(x: 2, y: 300))
        finger.move(to: CGPoint(x: 100, y: 300), over: .milliseconds(400))
        let share = navigation.transitionCoordinator?.percentComplete ?? 0
        #expect(share > 0.2)
        #expect(share < 0.4)
        #expect(navigation.transitionCoordinator?.isInteractive == true)
        host.advance(by: .milliseconds(500))
        finger.up()
        host.advance(by: .seconds(1))
        #expect(navigation.viewControllers.count == 2)
        #expect(second.view.alpha == 1)
        let other = host.finger()
        other.down(at: CGPoint(x: 2, y: 300))
        other.move(to: CGPoint(x: 300, y: 300), over: .milliseconds(300))
        other.up()
        host.advance(by: .seconds(1))
        #expect(navigation.viewControllers.count == 1)
        _ = interaction
    }

    @Test("a card is opened by a tap, drawn along by a finger, turned back, and a slider scrubs an animation")
    func scrubbing() {
        let controller = CardSheetController()
        let host = TestHost(playing: controller)
        host.finger().tap(at: CGPoint(x: 160, y: 530))
        host.advance(by: .seconds(1))
        #expect(controller.log == ["expanded"])
        #expect(controller.isExpanded)
        #expect(controller.card.frame.minY == 168)
        // A third of the way down, and then up again: it stays open.
        let finger = host.finger()
        finger.down(at: CGPoint(x: 160, y: 250))
        finger.move(to: CGPoint(x: 160, y: 350), over: .milliseconds(300))
        #expect(controller.card.presentedFrame.minY > 230)
        finger.move(to: CGPoint(x: 160, y: 330), over: .milliseconds(100))
        finger.up()
        host.advance(by: .seconds(2))
        #expect(controller.log.last == "back")
        #expect(controller.isExpanded)
        #expect(controller.card.presentedFrame.minY == 168)
        host.finger().drag(from: CGPoint(x: 160, y: 200), to: CGPoint(x: 160, y: 500), over: .milliseconds(150))
        host.advance(by: .seconds(2))
        #expect(controller.log.last == "collapsed")
        #expect(!controller.isExpanded)
        let square = controller.squareView
        #expect(square.presentedFrame.midX == 50)
        controller.scrubber.value = 0.5
        controller.scrubber.sendActions(for: .valueChanged)
        host.settle()
        #expect(abs(square.presentedFrame.midX - 160) < 1)
        controller.play()
        host.advance(by: .seconds(3))
        #expect(abs(square.presentedFrame.midX - 270) < 1)
        #expect(square.backgroundColor == .systemGreen)
    }
}
