import FakeCompositor
import TactusGeometry
import TactusTesting
import TactusUI
import Testing

@MainActor
@Suite("Globals of versions that nobody knows yet")
struct FutureVersionTests {
    private func makeWindow() -> Window { Window(title: "Future", size: Size(width: 100, height: 80)) }

    /// The how manieth of all globals an interface is.
    private func number(of interface: String) throws -> Int {
        let pair = try CompositorPair(window: makeWindow())
        let globals = pair.compositor.timeLine.entries.map(\.text).filter { $0.contains(".global(") }
        return try #require(globals.firstIndex { $0.contains("\"\(interface)\"") }) + 1
    }

    /// The version is the fifth word of the message: before it are the number, the name's length, and the
    /// name's eight bytes.
    @Test("rule 15: what is offered in a version from the future is bound in ours", arguments: ["wl_seat", "wl_shm"])
    func future(interface: String) throws {
        let window = makeWindow()
        let tap = TapGestureRecognizer()
        var count = 0
        tap.addAction { _ in count += 1 }
        window.addGestureRecognizer(tap)
        let fault = try Fault("wl_registry.global", .only(number(of: interface)), .replace(argument: 4, with: 99))
        let pair = try CompositorPair(window: window, faults: [fault])
        pair.vblank()
        let finger = pair.seat.finger(id: 0)
        finger.down(at: Point(x: 20, y: 20), on: pair.surface)
        finger.up()
        pair.settle()
        #expect(pair.application.isConnected && count == 1)
        let told = pair.timeLine
        #expect(!told.contains("error"), "\(told)")
        try pair.verify()
    }
}
