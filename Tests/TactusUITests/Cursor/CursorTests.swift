import TactusGeometry
import TactusTesting
import TactusUI
import Testing

@MainActor
@Suite("Cursors")
struct CursorTests {
    private let host = TestHost(size: Size(width: 200, height: 100))
    private let seat = SeatID(rawValue: 1)
    private let link = View(frame: Rect(x: 0, y: 0, width: 100, height: 100))
    private let icon = View(frame: Rect(x: 0, y: 0, width: 50, height: 50))

    init() {
        host.window.addSubview(link)
        link.addSubview(icon)
        link.cursor = .pointer
    }

    private func point(_ change: PointerSample.Change, _ x: Double, _ y: Double = 10) {
        let sample = PointerSample(change: change, location: Point(x: x, y: y), time: host.clock.now)
        host.platform.receive([InputFrame(seat: seat, time: host.clock.now, contents: .pointer([sample]))])
    }

    private var cursor: Cursor? { host.platform.cursors[seat] }

    @Test("the innermost view under the pointer that says something has its way")
    func innermostWins() {
        #expect(cursor == nil)
        point(.entered(host.scene.id), 150)
        #expect(cursor == .default)
        point(.moved, 75)
        #expect(cursor == .pointer)
        point(.moved, 20)
        #expect(cursor == .pointer, "a view that says nothing leaves it to its superview")
        icon.cursor = .text
        #expect(cursor == .text, "a change shows at once")
        icon.cursor = nil
        #expect(cursor == .pointer)
        icon.cursor = .hidden
        #expect(cursor == .hidden)
        icon.removeFromSuperview()
        point(.moved, 21)

        #expect(cursor == .pointer)
    }

    @Test("while a button is down the cursor stays that of the place where it went down, unless that view changes it")
    func pressed() {
        point(.entered(host.scene.id), 75)
        point(.button(code: 0x110, isDown: true), 75)
        point(.moved, 150)
        #expect(cursor == .pointer)
        link.cursor = .grabbing
        #expect(cursor == .grabbing)
        point(.button(code: 0x110, isDown: false), 150)

        #expect(cursor == .default)
    }

    @Test("every enter asks for the cursor anew: the system forgets it")
    func enteringAgain() {
        point(.entered(host.scene.id), 150)
        point(.left, 150)
        host.platform.setCursor(.wait, of: seat)
        point(.entered(host.scene.id), 150)

        #expect(cursor == .default)
    }

    @Test("a touch has no cursor")
    func touches() {
        host.finger().tap(at: Point(x: 75, y: 10))
        #expect(host.platform.cursors.isEmpty)
    }
}
