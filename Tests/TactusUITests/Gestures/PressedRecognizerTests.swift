import TactusTesting
import Testing

@testable import TactusControls
@testable import TactusUI

@MainActor
@Suite("Built-in recognizers and keys")
struct PressedRecognizerTests {
    private let host = TestHost(size: Size(width: 200, height: 200))
    private let log = Log()
    private let pad = KeyPad(frame: Rect(40, 60, 100, 80))

    init() {
        host.window.addSubview(pad)
        pad.becomeFirstResponder()
    }

    @Test("RC-33: an allowed key taps when it comes up, in the middle of the recognizer's view")
    func tap() {
        let tap = TapGestureRecognizer()
        tap.allowedPressTypes = [.key]
        tap.addAction { [log] in
            log.add("tap \($0.location(in: nil)) \($0.location(in: $0.view)) \($0.numberOfTouches)")
        }
        pad.addGestureRecognizer(tap)
        host.keyboard.down(.keyboardReturnOrEnter)
        #expect(log.take() == [])
        host.keyboard.up(.keyboardReturnOrEnter)
        #expect(log.take() == ["tap \(Point(90, 100)) \(Point(50, 40)) 0"])
        host.keyboard.press(.keyboardUpArrow)  // another type
        #expect(log.take() == [])
        host.finger().tap(at: Point(60, 70))
        #expect(log.take() == ["tap \(Point(60, 70)) \(Point(20, 10)) 1"])
    }

    @Test("RC-33: a double tap by keys comes in time, or fails")
    func doubleTap() {
        let tap = TapGestureRecognizer()
        tap.allowedPressTypes = [.key]
        tap.numberOfTapsRequired = 2
        tap.addAction { [log] _ in log.add("double") }
        pad.addGestureRecognizer(tap)
        host.keyboard.press(.keyboardSpacebar)
        host.clock.advance(by: .milliseconds(100))
        host.keyboard.press(.keyboardSpacebar)
        #expect(log.take() == ["double"])
        host.keyboard.press(.keyboardSpacebar)
        host.clock.advance(by: .seconds(1))
        host.keyboard.press(.keyboardSpacebar)
        #expect(log.take() == [])
    }

    @Test("RC-33: an allowed key that is held presses for long, and ends when it comes up")
    func longPress() {
        let press = LongPressGestureRecognizer()
        press.allowedPressTypes = [.key]
        press.addAction { [log] in log.add("\($0.state) \($0.location(in: $0.view))") }
        pad.addGestureRecognizer(press)
        host.keyboard.press(.keyboardSpacebar)
        #expect(log.take() == [])
        host.keyboard.down(.keyboardSpacebar)
        host.clock.advance(by: .milliseconds(499))
        #expect(log.take() == [])
        host.clock.advance(by: .milliseconds(1))
        #expect(log.take() == ["began \(Point(50, 40))"])
        host.keyboard.up(.keyboardSpacebar)
        #expect(log.take() == ["ended \(Point(50, 40))"])
    }

    @Test("RC-33: a long press by a key is cancelled when the keyboard leaves")
    func cancelled() {
        let press = LongPressGestureRecognizer()
        press.allowedPressTypes = [.key]
        press.addAction { [log] in log.add("\($0.state)") }
        pad.addGestureRecognizer(press)
        host.keyboard.down(.keyboardSpacebar)
        host.clock.advance(by: .milliseconds(600))
        host.keyboard.leave()
        #expect(log.take() == ["began", "cancelled"])
    }

    @Test("GR-34: a press that is ignored goes to its responder, whatever the recognizer does after")
    func ignored() {
        let picky = PickyRecognizer()
        picky.allowedPressTypes = [.key]
        pad.addGestureRecognizer(picky)
        pad.log = log
        host.keyboard.down(.keyboardA)
        host.keyboard.down(.keyboardB)
        host.keyboard.up(.keyboardA)
        host.keyboard.up(.keyboardB)
        // B made the gesture, A was none of it.
        #expect(log.take() == ["began a", "began b", "ended a", "cancelled b"])
        #expect(picky.heard == ["began a", "began b", "ended b"])
    }
}

/// Takes the keys, and logs them if it has a log.
private final class KeyPad: View {
    var log: Log?
    override var canBecomeFirstResponder: Bool { true }
    private func note(_ name: String, _ presses: Set<Press>) {
        for press in presses { log?.add("\(name) \(press.key.characters)") }
    }
    override func pressesBegan(_ presses: Set<Press>, with event: PressesEvent?) { note("began", presses) }
    override func pressesEnded(_ presses: Set<Press>, with event: PressesEvent?) { note("ended", presses) }
    override func pressesCancelled(_ presses: Set<Press>, with event: PressesEvent?) { note("cancelled", presses) }
}

/// Recognizes any key but A, when it comes up.
private final class PickyRecognizer: GestureRecognizer {
    var heard: [String] = []
    override func pressesBegan(_ presses: Set<Press>, with event: PressesEvent) {
        for press in presses {
            heard.append("began \(press.key.characters)")
            if press.key.characters == "a" { ignore(press, for: event) }
        }
    }
    override func pressesEnded(_ presses: Set<Press>, with event: PressesEvent) {
        for press in presses { heard.append("ended \(press.key.characters)") }
        state = .ended
    }
}
