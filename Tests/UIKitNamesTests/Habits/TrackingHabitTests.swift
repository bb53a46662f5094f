import LoggingViews
import TactusTesting
import Testing
import UIKitNames

/// What programs written for UIKit take for granted of controls of their own, from the first word to the last.
@MainActor
@Suite("Habits: controls of one’s own")
struct TrackingHabitTests {
    let host = TestHost(size: CGSize(width: 400, height: 600))

    /// A wheel that is turned by a finger, as programs for phones have it.
    private final class Wheel: UIControl {
        var log = Log()
        var value: CGFloat = 0
        var goesOn = true

        override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
            log.add("begin" + flags)
            return super.beginTracking(touch, with: event)
        }
        override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
            value += touch.location(in: self).x - touch.previousLocation(in: self).x
            log.add("continue" + flags)
            sendActions(for: .valueChanged)
            return goesOn && super.continueTracking(touch, with: event)
        }
        override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
            super.endTracking(touch, with: event)
            log.add("end \(touch?.phase == .ended)" + flags)
        }
        override func cancelTracking(with event: UIEvent?) {
            super.cancelTracking(with: event)
            log.add("cancel \(event != nil)" + flags)
        }
        override var isHighlighted: Bool { didSet { if isHighlighted != oldValue { log.add("lit \(isHighlighted)") } } }

        var flags: String { (isTracking ? " tracking" : "") + (isTouchInside ? " inside" : "") }
    }

    private static let names: [(UIControl.Event, String)] = [
        (.touchDown, "down"), (.touchDownRepeat, "repeat"), (.touchDragInside, "dragInside"),
        (.touchDragOutside, "dragOutside"), (.touchDragEnter, "dragEnter"), (.touchDragExit, "dragExit"),
        (.touchUpInside, "upInside"), (.touchUpOutside, "upOutside"), (.touchCancel, "touchCancel"),
        (.valueChanged, "value"), (.primaryActionTriggered, "primary"),
    ]

    /// Writes down all that a control sends, and whether it shows that it is pressed then.
    private func follow(_ control: UIControl, _ log: Log) {
        for (event, name) in Self.names {
            control.addAction(
                UIAction { log.add(name + (($0.sender as? UIControl)?.isHighlighted == true ? " lit" : "")) },
                for: event)
        }
    }

    private func wheel(_ log: Log) -> Wheel {
        let wheel = Wheel(frame: CGRect(x: 100, y: 100, width: 100, height: 100))
        wheel.log = log
        follow(wheel, log)
        host.window.addSubview(wheel)
        return wheel
    }

    @Test("a wheel is turned: each of its own methods comes before what is sent for it")
    func turned() {
        let log = Log()
        let wheel = wheel(log)
        let finger = host.finger()
        finger.down(at: CGPoint(x: 150, y: 150))
        #expect(log.take() == ["begin inside", "lit true", "down lit"])
        finger.move(to: CGPoint(x: 160, y: 150))
        #expect(log.take() == ["continue tracking inside", "value lit", "dragInside lit"])
        finger.move(to: CGPoint(x: 390, y: 150))
        #expect(log.take() == ["lit false", "continue tracking", "value", "dragOutside", "dragExit"])
        finger.move(to: CGPoint(x: 170, y: 150))
        #expect(log.take() == ["lit true", "continue tracking inside", "value lit", "dragInside lit", "dragEnter lit"])
        finger.up()
        #expect(log.take() == ["end true inside", "upInside lit", "lit false"])
        #expect(wheel.value == 20 && !wheel.isTracking)
    }

    @Test(
        "CT-44: a button is still highlighted when it tells that it was pressed, and not afterwards, whatever it does")
    func highlightedInAction() {
        let log = Log()
        let button = UIButton(type: .system)
        button.frame = CGRect(x: 100, y: 100, width: 100, height: 44)
        button.addAction(
            UIAction { [unowned button] _ in
                log.add("state \(button.state.rawValue)")
                button.isEnabled = false
                log.add("state \(button.state.rawValue)")
                button.isHighlighted = true
            }, for: .touchUpInside)
        host.window.addSubview(button)
        host.finger().tap(at: CGPoint(x: 150, y: 120))
        #expect(log.take() == ["state 1", "state 3"])
        #expect(button.state == .disabled)
        button.isEnabled = true
        let finger = host.finger()
        finger.down(at: CGPoint(x: 150, y: 120))
        finger.move(to: CGPoint(x: 150, y: 500))
        #expect(!button.isHighlighted)
        finger.up()
        #expect(button.state == .normal && log.take() == [])
    }

    @Test("tracking that is not wanted any more ends without a word; what is taken away tells so, and its control")
    func brokenOff() {
        let log = Log()
        let wheel = wheel(log)
        let finger = host.finger()
        finger.down(at: CGPoint(x: 150, y: 150))
        wheel.goesOn = false
        _ = log.take()
        finger.move(to: CGPoint(x: 160, y: 150))
        #expect(log.take() == ["continue tracking inside", "value lit", "lit false"])
        finger.move(to: CGPoint(x: 170, y: 150))
        finger.up()
        #expect(log.take() == [])
        wheel.goesOn = true
        finger.down(at: CGPoint(x: 150, y: 150))
        _ = log.take()
        finger.cancel()
        #expect(log.take() == ["lit false", "cancel true inside", "touchCancel"])
        finger.down(at: CGPoint(x: 150, y: 150))
        _ = log.take()
        wheel.isEnabled = false
        #expect(log.take() == ["lit false", "cancel false inside", "touchCancel"])
        finger.up()
        #expect(log.take() == [])
    }

    @Test(
        "a control goes on with its first finger; a second one beside it counts for nothing, and may come alone after")
    func secondFinger() {
        let log = Log()
        let wheel = wheel(log)
        let (first, second) = (host.finger(), host.finger())
        first.down(at: CGPoint(x: 120, y: 150))
        second.down(at: CGPoint(x: 180, y: 150))
        #expect(log.take() == ["begin inside", "lit true", "down lit"])
        second.move(to: CGPoint(x: 190, y: 150))
        second.up()
        #expect(log.take() == [])
        first.up()
        #expect(log.take() == ["end true inside", "upInside lit", "lit false"])
        host.advance(by: .seconds(1))
        second.down(at: CGPoint(x: 180, y: 150))
        second.up()
        #expect(log.take().first == "begin inside")
        #expect(wheel.value == 0)
    }

    @Test("two buttons at once: both tell, unless each wants its touches alone")
    func twoButtons() {
        let log = Log()
        let buttons = ["a", "b"].enumerated().map { i, name in
            let button = UIButton(frame: CGRect(x: 20 + 150 * Double(i), y: 100, width: 100, height: 44))
            button.addAction(UIAction { _ in log.add(name) }, for: .touchUpInside)
            host.window.addSubview(button)
            return button
        }
        let (first, second) = (host.finger(), host.finger())
        func both() {
            first.down(at: CGPoint(x: 60, y: 120))
            second.down(at: CGPoint(x: 200, y: 120))
            second.up()
            first.up()
            host.advance(by: .seconds(1))
        }
        both()
        #expect(log.take() == ["b", "a"])
        buttons.forEach { $0.isExclusiveTouch = true }
        both()
        #expect(log.take() == ["a"])
        second.tap(at: CGPoint(x: 200, y: 120))
        #expect(log.take() == ["b"])
    }

    @Test("a button is dragged about by the event that comes with its action, and is no less a button")
    func draggedButton() {
        final class Page: UIViewController {
            let button = UIButton(type: .custom)
            var log = Log()
            override func viewDidLoad() {
                super.viewDidLoad()
                button.frame = CGRect(x: 100, y: 100, width: 80, height: 80)
                view.addSubview(button)
                button.addTarget(self, action: Page.drag(_:with:), for: [.touchDragInside, .touchDragOutside])
                button.addTarget(self, action: Page.press, for: .touchUpInside)
            }
            func drag(_ sender: UIButton, with event: UIEvent) {
                guard let touch = event.touches(for: sender)?.first, event.allTouches?.count == 1 else { return }
                let (now, before) = (touch.location(in: view), touch.previousLocation(in: view))
                sender.center = CGPoint(
                    x: sender.center.x + now.x - before.x, y: sender.center.y + now.y - before.y)
                log.add("drag")
            }
            func press() { log.add("press") }
        }
        let page = Page()
        let host = TestHost(playing: page, CGSize(width: 400, height: 600))
        let finger = host.finger()
        finger.down(at: CGPoint(x: 140, y: 140))
        finger.move(to: CGPoint(x: 150, y: 160))
        finger.move(to: CGPoint(x: 300, y: 400))
        #expect(page.button.center == CGPoint(x: 300, y: 400))
        finger.up()
        #expect(page.log.take() == ["drag", "drag", "press"])
    }

    @Test("a button that leaves the page, or disables itself, in its own action is pressed once")
    func leaving() {
        let log = Log()
        for event in [UIControl.Event.touchDown, .touchUpInside] {
            let button = UIButton(frame: CGRect(x: 100, y: 100, width: 100, height: 44))
            for (each, name) in Self.names.prefix(9) { button.addAction(UIAction { _ in log.add(name) }, for: each) }
            button.addAction(UIAction { _ in button.removeFromSuperview() }, for: event)
            host.window.addSubview(button)
            host.finger().tap(at: CGPoint(x: 150, y: 120))
            #expect(log.take() == (event == .touchDown ? ["down", "touchCancel"] : ["down", "upInside"]))
            #expect(!button.isTracking && !button.isHighlighted)
            host.advance(by: .seconds(1))
            button.removeTarget(nil, action: nil, for: .allEvents)
            #expect(button.allControlEvents == [])
        }
    }

    @Test("a slider tells the phase of its finger with each value")
    func sliderPhases() {
        final class Page: UIViewController {
            let slider = UISlider(frame: CGRect(x: 50, y: 100, width: 300, height: 44))
            var log = Log()
            override func viewDidLoad() {
                super.viewDidLoad()
                view.addSubview(slider)
                slider.addTarget(self, action: Page.changed(slider:event:), for: .valueChanged)
                slider.addTarget(self, action: Page.down, for: .touchDown)
                slider.addTarget(self, action: Page.up, for: [.touchUpInside, .touchUpOutside, .touchCancel])
            }
            func changed(slider: UISlider, event: UIEvent) {
                switch event.allTouches?.first?.phase {
                case .began: log.add("began")
                case .moved: log.add("moved")
                case .ended: log.add("ended")
                default: log.add("other")
                }
            }
            func down() { log.add("down \(slider.isTracking)") }
            func up() { log.add("up \(slider.isTracking)") }
        }
        let page = Page()
        let host = TestHost(playing: page, CGSize(width: 400, height: 600))
        let finger = host.finger()
        let thumb = page.slider.thumbRect(
            forBounds: page.slider.bounds, trackRect: page.slider.trackRect(forBounds: page.slider.bounds), value: 0)
        finger.down(at: CGPoint(x: 50 + thumb.midX, y: 100 + thumb.midY))
        finger.move(to: CGPoint(x: 150, y: 122))
        finger.move(to: CGPoint(x: 200, y: 122))
        finger.up()
        #expect(page.log.take() == ["down true", "moved", "moved", "ended", "up false"])
        page.slider.isContinuous = false
        finger.down(at: CGPoint(x: 200, y: 122))
        finger.move(to: CGPoint(x: 250, y: 122))
        finger.up()
        #expect(page.log.take() == ["down true", "ended", "up false"])
    }
}
