import TactusTesting
import Testing
import UIKitNames

/// What a program for phones does when fingers play it here.
@MainActor
@Suite("A program that was written for UIKit")
struct SampleTests {
    private func host(_ controller: UIViewController, _ size: CGSize = CGSize(width: 320, height: 568)) -> TestHost {
        let host = TestHost(size: size)
        host.window.rootViewController = controller
        host.settle()
        return host
    }

    @Test("a card that is flung to the right is kept, one that is let go early comes back, a double tap keeps")
    func cards() {
        let controller = CardPileViewController()
        let host = host(controller)
        host.finger().drag(from: CGPoint(x: 100, y: 250), to: CGPoint(x: 130, y: 250), over: .seconds(1))
        host.advance(by: .seconds(2))
        #expect(controller.kept.isEmpty && controller.skipped.isEmpty)
        host.finger().drag(from: CGPoint(x: 100, y: 250), to: CGPoint(x: 300, y: 260), over: .milliseconds(200))
        host.advance(by: .seconds(1))
        host.finger().drag(from: CGPoint(x: 250, y: 250), to: CGPoint(x: 20, y: 260), over: .milliseconds(200))
        host.advance(by: .seconds(1))
        host.finger().tap(at: CGPoint(x: 160, y: 250), count: 2)
        host.advance(by: .seconds(1))
        #expect(controller.kept.map(\.title) == ["Lisbon", "Tromsø"] && controller.skipped.map(\.title) == ["Kyoto"])
    }

    @Test("a dial follows a finger around its middle")
    func dial() throws {
        let controller = MixerViewController()
        let host = host(controller, CGSize(width: 480, height: 320))
        let dial = try #require(controller.dials.first)
        let center = dial.convert(CGPoint(x: dial.bounds.midX, y: dial.bounds.midY), to: nil)
        #expect(dial.value == 0.25)
        let finger = host.finger()
        finger.down(at: CGPoint(x: center.x, y: center.y - 50))
        finger.move(to: CGPoint(x: center.x + 50, y: center.y))
        finger.up()
        // A quarter turn of three quarters of a circle.
        #expect(abs(dial.value - (0.25 + 1.0 / 3)) < 0.001 && controller.changes.last == "Bass 58")
        // The recognizer that begins on the landing excludes the double tap, as it would there.
        host.finger().tap(at: CGPoint(x: center.x, y: center.y + 40), count: 2)
        host.advance(by: .seconds(1))
        #expect(controller.changes.count == 1)
    }

    @Test("settings change by touch, and are reset with an animation")
    func settings() {
        let controller = SettingsViewController()
        let host = host(controller)
        func middle(of view: UIView) -> CGPoint {
            view.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), to: nil)
        }
        host.finger().tap(at: middle(of: controller.wifiSwitch))
        host.advance(by: .seconds(1))
        #expect(!controller.settings.isWifiOn && !controller.brightnessSlider.isEnabled)
        host.finger().tap(at: middle(of: controller.wifiSwitch))
        host.advance(by: .seconds(1))
        let thumb = middle(of: controller.brightnessSlider)
        host.finger().drag(from: thumb, to: CGPoint(x: thumb.x + 66, y: thumb.y), over: .milliseconds(300))
        #expect(controller.settings.brightness == 1)
        let dark = middle(of: controller.themeControl)
        host.finger().tap(at: CGPoint(x: dark.x + controller.themeControl.bounds.width / 3, y: dark.y))
        #expect(controller.settings.theme == 2 && controller.resetButton.isEnabled)
        host.finger().tap(at: middle(of: controller.resetButton))
        host.advance(by: .seconds(1))
        #expect(controller.settings == Settings() && !controller.resetButton.isEnabled)
        #expect(controller.resetButton.titleLabel?.font.pointSize == 20)
    }

    @Test("the buttons, the latch and the keys of a toolbox, whose actions come and go")
    func toolbox() {
        let controller = ToolboxViewController()
        let host = host(controller)
        func middle(of view: UIView) -> CGPoint {
            view.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), to: nil)
        }
        func tap(_ view: UIView) {
            host.finger().tap(at: middle(of: view))
            host.advance(by: .seconds(1))
        }
        let (add, reset, mute) = (controller.buttons[0], controller.buttons[1], controller.buttons[2])
        tap(add)
        tap(add)
        #expect(controller.count == 2 && controller.counter.text == "2" && add.title(for: .normal) == "Add")
        tap(reset)
        #expect(controller.count == 0 && controller.log == ["reset by Reset", "flashed"])

        let latch = controller.latch
        let place = middle(of: latch)
        host.finger().drag(
            from: CGPoint(x: place.x - 60, y: place.y), to: CGPoint(x: place.x + 60, y: place.y),
            over: .milliseconds(300))
        host.advance(by: .seconds(1))
        #expect(latch.isLatched && controller.log.last == "on" && latch.subviews[0].frame.minX > latch.bounds.midX)
        #expect(latch.heard == ["begin", "down", "end", "up", "settled"] && latch.subviews[0].alpha == 1)
        controller.stopListening()
        latch.setLatched(false, animated: false)
        #expect(controller.log.last == "on")

        tap(add)
        host.keyboard.press("r", holding: .control)
        #expect(controller.count == 0)
        tap(mute)
        tap(reset)
        tap(mute)
        #expect(controller.log == ["reset by Reset", "flashed", "on", "mute"])
        #expect(controller.makeMenu().children.map(\.title) == ["Copy", "Delete"])
    }

    @Test("pages turn by a finger, and by their control")
    func pages() {
        let controller = PhotoPagesViewController()
        let host = host(controller)
        controller.layOutPages()
        host.finger().drag(from: CGPoint(x: 300, y: 250), to: CGPoint(x: 60, y: 250), over: .milliseconds(150))
        host.advance(by: .seconds(2))
        #expect(controller.visited == [0, 1] && controller.pageControl.currentPage == 1)
    }

    @Test("recognizers take their turns on one view, and its touches go up the chain")
    func playground() {
        let controller = PlaygroundViewController()
        let host = host(controller)
        host.finger().tap(at: CGPoint(x: 160, y: 180))
        host.advance(by: .seconds(1))
        #expect(controller.log.lines == ["view began 1", "controller began", "tap", "view ended 1"])
        host.finger().drag(from: CGPoint(x: 160, y: 180), to: CGPoint(x: 200, y: 180), over: .milliseconds(100))
        host.advance(by: .seconds(1))
        #expect(
            controller.log.lines.dropFirst(4) == [
                "view began 1", "controller began", "pan began", "view cancelled", "pan ended to the right",
                "glide ended",
            ])
    }

    @Test("a sheet is opened by a finger, caught and closed by a tap beside it")
    func sheet() {
        let controller = MapViewController()
        let host = host(controller)
        let y = controller.sheet.sheetView.frame.minY
        host.finger().drag(from: CGPoint(x: 160, y: y + 60), to: CGPoint(x: 160, y: y - 200), over: .milliseconds(200))
        host.advance(by: .seconds(2))
        #expect(controller.sheet.sheetView.frame.minY == 568 * 0.25 && controller.sheet.dimmingView.alpha == 0.4)
        host.finger().tap(at: CGPoint(x: 160, y: 60))
        host.advance(by: .seconds(2))
        #expect(controller.sheet.transitions == ["open", "close"] && controller.sheet.dimmingView.alpha == 0)
    }

    @Test("strokes are drawn with two fingers at once, counted, and taken back")
    func board() throws {
        let controller = BoardViewController()
        let host = host(controller)
        let (left, right) = (host.finger(), host.finger())
        left.down(at: CGPoint(x: 50, y: 100))
        right.down(at: CGPoint(x: 200, y: 100))
        left.move(to: CGPoint(x: 50, y: 200))
        right.move(to: CGPoint(x: 200, y: 150))
        left.up()
        right.up()
        #expect(controller.board.strokes.count == 2 && controller.board.totalLength == 150)
        let well = try #require(controller.wells.last)
        host.finger().tap(at: well.convert(CGPoint(x: 22, y: 22), to: nil))
        #expect(well.isSelected && controller.board.color == .systemGreen)
        controller.board.removeLast()
        #expect(controller.board.strokes.count == 1)
    }
}
