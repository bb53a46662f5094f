import Tactus
import TactusTesting
import Testing

@MainActor
@Suite("A dial")
struct DialTests {
    private let host = TestHost(size: Size(width: 200, height: 200))
    private let dial = Dial()
    private let log = Log()

    init() {
        dial.sizeToFit()
        dial.frame.origin = Point(x: 40, y: 40)
        dial.addAction(for: .valueChanged) { [log] in log.add("\(Int(($0.value * 100).rounded()))") }
        host.window.addSubview(dial)
    }

    private func position(of value: Double) -> Point { dial.convert(dial.position(of: value), to: host.window) }

    @Test("a finger turns it all the way around, at any distance from the middle")
    func turning() {
        let finger = host.finger()
        finger.down(at: dial.convert(dial.scale.position(of: 0, at: 0.3), to: host.window))
        for step in 1...10 {
            let place = dial.scale.position(of: Double(step) / 10, at: 0.3 + 0.2 * Double(step))
            finger.move(to: dial.convert(place, to: host.window))
        }
        finger.up()
        #expect(log.take() == (1...10).map { "\($0 * 10)" } + ["100"], "and once more at the lift")
    }

    @Test("over the gap at the bottom it does not jump from one end to the other")
    func gap() {
        dial.value = 0.95
        let finger = host.finger()
        finger.down(at: position(of: 0.95))
        for value in [1.05, 1.15, 1.25, 1.35] { finger.move(to: position(of: value)) }
        #expect(dial.value == 1)
        for value in [1.25, 1.15, 1.05, 0.9] { finger.move(to: position(of: value)) }
        #expect(log.take() == ["100", "90"])
    }

    @Test("caught on its way it stops where it shows, and tells so")
    func catching() {
        dial.setValue(0.8, animated: true)
        host.clock.advance(by: .milliseconds(80))
        let shown = dial.presentedValue
        let finger = host.finger()
        finger.down(at: position(of: shown))
        host.clock.advance(by: .seconds(1))
        finger.up()
        #expect(dial.value == shown && dial.presentedValue == shown)
        let told = "\(Int((shown * 100).rounded()))"
        #expect(log.take() == [told, told], "when it is caught, and at the lift")
    }

    @Test("arrows up and down step it too, and the focus stays")
    func arrows() {
        dial.value = 0.5
        host.keyboard.press(.keyboardTab)
        for key in [KeyUsage.keyboardUpArrow, .keyboardUpArrow, .keyboardDownArrow] { host.keyboard.press(key) }
        #expect(log.take() == ["52", "54", "52"] && dial.isFocused)
    }

    @Test("its middle, where there is no angle, and the label take no finger")
    func places() {
        for place in [dial.scale.center, Point(x: dial.bounds.midX, y: dial.bounds.maxY - 3)] {
            host.finger().drag(from: dial.convert(place, to: host.window), to: self.position(of: 0.5))
        }
        #expect(log.take() == [])
    }
}
