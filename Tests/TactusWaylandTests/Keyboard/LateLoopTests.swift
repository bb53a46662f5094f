import FakeCompositor
import TactusGeometry
import TactusTesting
import TactusUI
import TactusWayland
import Testing

/// An application whose clock goes on while it is busy: nothing wakes it, and nothing is read.
@MainActor
@Suite("Key repetition when the program is late")
struct LateLoopTests {
    private let clock = VirtualClock(start: Instant(seconds: 1))
    private let compositor: Compositor
    private let platform: WaylandPlatform
    private let application: Application
    private let field = EntryField(frame: Rect(x: 0, y: 0, width: 100, height: 30))

    init() throws {
        compositor = Compositor(clock: CompositorClock { [clock] in clock.now - .zero })
        platform = try WaylandPlatform(.descriptor(compositor.connect()), clock: clock)
        application = Application(platform: platform, delegate: nil)
        let window = Window(title: "Late", size: Size(width: 200, height: 100))
        window.addSubview(field)
        application.launch()
        application.open(window)
        field.becomeFirstResponder()
        settle()
    }

    private func settle() {
        var count = -1
        while platform.turn() || compositor.messageCount != count {
            count = compositor.messageCount
            compositor.dispatch()
        }
    }

    private func key(isPressed: Bool) { compositor.seat.keyboard.key(30, isPressed: isPressed) }

    @Test("rule 28: what a held key would have typed during a stall is left out; then it goes on in its beat")
    func heldKey() {
        key(isPressed: true)
        settle()
        #expect(field.text == "a")
        clock.advance(by: .seconds(5))
        settle()
        #expect(field.text == "a")
        for _ in 0..<3 {
            clock.advance(by: .milliseconds(40))
            settle()
        }
        #expect(field.text == "aaaa")
        key(isPressed: false)
        settle()
        clock.advance(by: .seconds(5))
        settle()

        #expect(field.text == "aaaa")
    }

    @Test("rule 28: a key that was lifted in time has not repeated, however late that is read")
    func liftedDuringTheStall() {
        key(isPressed: true)
        clock.advance(by: .milliseconds(100))
        key(isPressed: false)
        clock.advance(by: .seconds(5))
        settle()
        #expect(field.text == "a")
    }

    @Test("rule 28: a program that is a little late, as each is that draws, repeats all the same")
    func littleLate() {
        key(isPressed: true)
        settle()
        clock.advance(by: .milliseconds(750))
        settle()
        #expect(field.text == "aa", "what was missed is left out, and nothing else")
    }

    @Test("rule 28: keys that leave during a stall have not repeated since")
    func leftDuringTheStall() {
        key(isPressed: true)
        settle()
        compositor.seat.capabilities = .touch
        clock.advance(by: .seconds(5))
        settle()
        #expect(field.text == "a")
    }
}
