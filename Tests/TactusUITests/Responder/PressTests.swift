import TactusTesting
import Testing

@testable import TactusUI

@MainActor
@Suite("Presses")
struct PressTests {
    let host = TestHost(size: Size(width: 100, height: 100))
    let log = Log()

    private func view(_ name: String, in superview: View? = nil) -> KeyView {
        let view = KeyView(name, log)
        (superview ?? host.window).addSubview(view)
        return view
    }

    @Test("TC-24: a key that is held begins once and ends once, however long it is held")
    func heldKey() {
        let pad = view("pad")
        pad.becomeFirstResponder()
        host.keyboard.down(.keyboardA)
        host.clock.advance(by: .seconds(3))
        host.keyboard.up(.keyboardA)

        #expect(log.lines == ["pad began a", "pad ended a"])
    }

    @Test("TC-24: a key that goes down twice and comes up twice is one press")
    func downTwice() {
        let pad = view("pad")
        pad.becomeFirstResponder()
        for _ in 0..<2 { host.keyboard.down(.keyboardA) }
        for _ in 0..<2 { host.keyboard.up(.keyboardA) }

        #expect(log.lines == ["pad began a", "pad ended a"])
    }

    @Test(
        "TC-24: the type of a press says what the key is for",
        arguments: [
            (KeyUsage.keyboardUpArrow, Press.PressType.upArrow), (.keyboardDownArrow, .downArrow),
            (.keyboardLeftArrow, .leftArrow), (.keyboardRightArrow, .rightArrow), (.menuPick, .select),
            (.menu, .menu), (.playOrPause, .playPause), (.keyboardPageUp, .pageUp), (.keyboardPageDown, .pageDown),
            (.keyboardReturnOrEnter, .key), (.keyboardLeftShift, .key),
        ])
    func types(usage: KeyUsage, type: Press.PressType) throws {
        let pad = view("pad")
        pad.becomeFirstResponder()
        var press: Press?
        pad.onPress = { _, presses, _ in press = presses.first }
        host.keyboard.down(usage)
        let found = try #require(press)
        #expect(found.type == type)
        #expect(found.key.usage == usage)
        #expect(found.phase == .began)
        #expect(found.force == 1)
    }

    @Test("TC-24: the raw values of types and phases are UIKit's")
    func rawValues() {
        #expect(Press.PressType.allCases.map(\.rawValue).dropLast() == [0, 1, 2, 3, 4, 5, 6, 30, 31])
        #expect([Press.Phase.began, .changed, .stationary, .ended, .cancelled].map(\.rawValue) == [0, 1, 2, 3, 4])
    }

    @Test("TC-24: pressesChanged tells of keys that can be pressed more or less hard, and of nothing else")
    func analog() {
        let pad = view("pad")
        pad.becomeFirstResponder()
        var forces: [Double] = []
        pad.onPress = { _, presses, _ in forces += presses.map(\.force) }
        host.keyboard.down(.keyboardSpacebar)
        host.keyboard.setForce(0.5, of: .keyboardSpacebar)
        host.keyboard.setForce(0.5, of: .keyboardSpacebar)
        host.keyboard.setForce(7, of: .keyboardSpacebar)
        host.keyboard.up(.keyboardSpacebar)

        #expect(log.lines == ["pad began  ", "pad changed  ", "pad changed  ", "pad ended  "])
        #expect(forces == [1, 0.5, 1, 0])
    }

    @Test("EV-5: one event from the first key down until none is held, in which the others rest")
    func oneEvent() {
        let pad = view("pad")
        pad.becomeFirstResponder()
        var events: [PressesEvent] = []
        var phases: [[Press.Phase]] = []
        pad.onPress = { _, _, event in
            guard let event else { return }
            events.append(event)
            phases.append(event.allPresses.sorted { $0.id < $1.id }.map(\.phase))
        }
        host.keyboard.down(.keyboardA)
        host.keyboard.down(.keyboardB)
        host.keyboard.up(.keyboardA)
        host.keyboard.up(.keyboardB)
        host.keyboard.down(.keyboardC)

        #expect(phases == [[.began], [.stationary, .began], [.ended, .stationary], [.ended], [.began]])
        #expect(events[0] === events[3])
        #expect(events[4] !== events[3])
        #expect(events.allSatisfy { $0.type == .presses })
    }

    @Test("RS-8, RS-11: presses go to the first responder of the key window, else to who stands in for it")
    func receiver() {
        let controller = KeyController(log)
        host.window.rootViewController = controller
        let pad = view("pad", in: controller.view)
        host.keyboard.press(.keyboardA)
        pad.becomeFirstResponder()
        host.keyboard.press(.keyboardB)

        #expect(log.lines == ["controller began a", "pad began b", "pad ended b"])
    }

    @Test("RS-5: presses travel on by next, on to the application")
    func bubbling() {
        let outer = view("outer")
        let inner = view("inner", in: outer)
        inner.bubbles = true
        inner.becomeFirstResponder()
        host.keyboard.press("x")

        #expect(log.lines == ["inner began x", "outer began x", "inner ended x", "outer ended x"])
    }

    @Test("a press stays with the responder that was told it began")
    func staysWithReceiver() {
        let first = view("first")
        let second = view("second")
        first.becomeFirstResponder()
        host.keyboard.down(.keyboardA)
        second.becomeFirstResponder()
        host.keyboard.up(.keyboardA)

        #expect(log.lines == ["first began a", "first ended a"])
    }

    @Test("RS-19: when the keyboard leaves, what is held is cancelled; the keys that come up then are nobody's")
    func leaving() {
        let pad = view("pad")
        pad.becomeFirstResponder()
        host.keyboard.down(.keyboardA)
        host.keyboard.down(.keyboardB)
        host.keyboard.leave()
        host.keyboard.up(.keyboardA)
        host.keyboard.down(.keyboardC)

        #expect(log.lines == ["pad began a", "pad began b", "pad cancelled ab"])
    }

    @Test("RS-19: keys that are down when the keyboard enters are no presses")
    func entering() {
        let pad = view("pad")
        pad.becomeFirstResponder()
        host.keyboard.enter()
        host.keyboard.up(.keyboardA)
        #expect(log.lines == [])
    }

    @Test("a responder that leaves its window loses its presses")
    func removal() {
        let pad = view("pad")
        pad.becomeFirstResponder()
        host.keyboard.down(.keyboardA)
        pad.removeFromSuperview()
        host.settle()
        host.keyboard.up(.keyboardA)

        #expect(log.lines == ["pad began a", "pad cancelled a"])
    }

    @Test("hiding the window cancels what is held in it")
    func hiding() {
        let pad = view("pad")
        pad.becomeFirstResponder()
        host.keyboard.down(.keyboardA)
        host.window.isHidden = true
        #expect(log.lines == ["pad began a", "pad cancelled a"])
    }

    @Test("PL-4: a window that keeps presses to itself lets nobody hear of them")
    func swallowed() {
        let window = SilentWindow(windowScene: host.scene)
        window.makeKeyAndVisible()
        let pad = KeyView("pad", log)
        window.addSubview(pad)
        let recognizer = PressRecognizer(log)
        pad.addGestureRecognizer(recognizer)
        pad.becomeFirstResponder()
        host.keyboard.press(.keyboardA)
        #expect(log.lines == [])
        #expect(recognizer.state == .possible)
        #expect(window.count == 2)
    }

    @Test("RS-17: recognizers get the presses of the types they allow before the responder, and take them from it")
    func recognizers() {
        let outer = view("outer")
        let inner = view("inner", in: outer)
        let recognizer = PressRecognizer(log)
        outer.addGestureRecognizer(recognizer)
        inner.becomeFirstResponder()
        host.keyboard.press(.keyboardA)
        recognizer.allowedPressTypes = [.key]
        host.keyboard.press(.keyboardB)
        host.keyboard.press(.keyboardUpArrow)

        #expect(
            log.lines == [
                "inner began a", "inner ended a",  // its type is not allowed
                "recognizer began", "inner began b", "recognizer ended", "action", "inner cancelled b",
                "inner began ", "inner ended ",
            ])
    }

    @Test("GR-36: inside pressesCancelled the press says cancelled; afterwards it says again what its key does")
    func phaseInsideCancelled() {
        let pad = view("pad")
        let recognizer = PressRecognizer(log)
        recognizer.allowedPressTypes = [.key]
        pad.addGestureRecognizer(recognizer)
        pad.becomeFirstResponder()
        var told: [(press: Press, phase: Press.Phase)] = []
        pad.onPress = { _, presses, _ in told += presses.map { ($0, $0.phase) } }
        host.keyboard.press(.keyboardA)
        #expect(told.map(\.phase) == [.began, .cancelled])
        #expect(told.map(\.press.phase) == [.ended, .ended])
    }

    @Test("GR-37: the delegate is asked once for each press, before the recognizer hears of it")
    func delegateIsAsked() {
        let pad = view("pad")
        let recognizer = PressRecognizer(log)
        recognizer.allowedPressTypes = [.key]
        let delegate = Gatekeeper(log)
        recognizer.delegate = delegate
        pad.addGestureRecognizer(recognizer)
        pad.becomeFirstResponder()
        host.keyboard.down(.keyboardA)
        host.keyboard.down(.keyboardB)

        #expect(
            log.lines == [
                "asked for the event", "asked for a", "recognizer began", "pad began a", "asked for b", "pad began b",
            ])
    }

    @Test("a recognizer that delays beginnings keeps presses from the responder until it fails")
    func delayed() {
        let pad = view("pad")
        let recognizer = PressRecognizer(log)
        recognizer.allowedPressTypes = [.key]
        recognizer.delaysTouchesBegan = true
        recognizer.fails = true
        pad.addGestureRecognizer(recognizer)
        pad.becomeFirstResponder()
        host.keyboard.press(.keyboardA)

        #expect(log.lines == ["recognizer began", "recognizer ended", "pad began a", "pad ended a"])
    }

    @Test("a keyboard that comes to another scene makes the window key there that was key last")
    func focus() throws {
        let other = Window(title: "Other", size: Size(width: 50, height: 50))
        host.application.open(other)
        host.settle()
        let panel = Window(windowScene: host.scene)
        panel.isHidden = false
        #expect(host.application.keyWindow === other)

        host.keyboard.enter(host.scene)
        #expect(host.application.keyWindow === host.window)
        let scene: WindowScene = try #require(other.windowScene)
        host.keyboard.enter(scene)
        #expect(host.application.keyWindow === other)
    }

    @Test("EV-7: events know the modifiers in force, those of touches too")
    func modifiers() {
        let pad = LoggedView("pad", Rect(0, 0, 100, 100), log)
        host.window.addSubview(pad)
        var flags: [ModifierFlags?] = []
        pad.onTouch = { _, _, event in flags.append(event?.modifierFlags) }
        host.keyboard.down(.keyboardA, holding: [.control, .shift])
        host.finger().tap(at: Point(10, 10))
        host.keyboard.up(.keyboardA)
        host.finger().tap(at: Point(10, 10))
        #expect(flags == [[.control, .shift], [.control, .shift], [], []])
    }
}

/// A view that logs the presses it is told of.
final class KeyView: View {
    var bubbles = false
    var onPress: ((Press.Phase, Set<Press>, PressesEvent?) -> Void)?
    private let log: Log

    init(_ name: String, _ log: Log) {
        self.log = log
        super.init(frame: Rect(0, 0, 50, 50))
        self.name = name
    }

    override var canBecomeFirstResponder: Bool { true }

    override func pressesBegan(_ presses: Set<Press>, with event: PressesEvent?) {
        note(.began, presses, event)
        if bubbles { super.pressesBegan(presses, with: event) }
    }

    override func pressesChanged(_ presses: Set<Press>, with event: PressesEvent?) {
        note(.changed, presses, event)
        if bubbles { super.pressesChanged(presses, with: event) }
    }

    override func pressesEnded(_ presses: Set<Press>, with event: PressesEvent?) {
        note(.ended, presses, event)
        if bubbles { super.pressesEnded(presses, with: event) }
    }

    override func pressesCancelled(_ presses: Set<Press>, with event: PressesEvent?) {
        note(.cancelled, presses, event)
        if bubbles { super.pressesCancelled(presses, with: event) }
    }

    private func note(_ phase: Press.Phase, _ presses: Set<Press>, _ event: PressesEvent?) {
        let text = presses.sorted { $0.id < $1.id }.map(\.key.charactersIgnoringModifiers).joined()
        log.add("\(name ?? "?") \(phase) \(text)")
        onPress?(phase, presses, event)
    }
}

private final class KeyController: ViewController {
    private let log: Log

    init(_ log: Log) {
        self.log = log
        super.init()
    }

    override func pressesBegan(_ presses: Set<Press>, with event: PressesEvent?) {
        log.add("controller began " + presses.map(\.key.characters).joined())
    }
}

private final class SilentWindow: Window {
    private(set) var count = 0
    override func sendEvent(_ event: Event) { count += 1 }
}

/// Recognizes when a press ends, or fails.
private final class PressRecognizer: GestureRecognizer {
    var fails = false
    private let log: Log

    init(_ log: Log) {
        self.log = log
        super.init()
        addAction { _ in log.add("action") }
    }

    override func pressesBegan(_ presses: Set<Press>, with event: PressesEvent) { log.add("recognizer began") }

    override func pressesEnded(_ presses: Set<Press>, with event: PressesEvent) {
        log.add("recognizer ended")
        state = fails ? .failed : .ended
    }
}

@MainActor
private final class Gatekeeper: GestureRecognizerDelegate {
    private let log: Log
    init(_ log: Log) { self.log = log }

    func gestureRecognizer(_ recognizer: GestureRecognizer, shouldReceive event: Event) -> Bool {
        log.add("asked for the event")
        return true
    }

    func gestureRecognizer(_ recognizer: GestureRecognizer, shouldReceive press: Press) -> Bool {
        log.add("asked for \(press.key.characters)")
        return press.key.characters == "a"
    }
}
