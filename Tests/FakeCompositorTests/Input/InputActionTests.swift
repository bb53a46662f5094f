import CompositorScripts
import FakeCompositor
import TactusGeometry
import Testing
import WaylandClient

extension [ScriptStep] {
    /// What hands do in these steps.
    fileprivate var inputs: [InputAction] {
        compactMap { if case .input(let action) = $0.action { action } else { nil } }
    }
}

@Suite("What a script's steps do")
struct InputActionTests {
    let bench = Bench()

    /// A client with a window in the upper left corner that covers half of the output.
    private func makeClient() throws -> RawClient {
        let client = try bench.client()
        _ = client.makeWindow(width: 50, height: 80)
        return client
    }

    private func perform(_ text: String) throws {
        for action in try Script(parsing: text).steps.inputs { try bench.compositor.seat.perform(action) }
    }

    @Test("fingers, with shape and orientation")
    func fingers() throws {
        let client = try makeClient()
        _ = client.recordTouch()
        let seat = bench.compositor.seat
        try perform("down 3 10 20")
        try seat.perform(.touchShape(id: 3, major: 8, minor: 6))
        try seat.perform(.touchOrientation(id: 3, degrees: 45))
        try perform("frame\nup 3")
        let log = client.consumeLog()
        #expect(log.first?.hasPrefix("down 3 10.0 20.0") == true)
        #expect(log.dropFirst() == ["frame", "shape 3 8.0 6.0", "orientation 3 45.0", "frame", "up 3", "frame"])
    }

    @Test("keys, and a text with the modifiers that it needs")
    func keys() throws {
        let client = try makeClient()
        _ = client.recordKeyboard()
        client.settle()
        _ = client.consumeLog()
        try perform("key 30 press\nkey 30 release\ntype A")
        let keys = client.consumeLog().filter { $0.contains("key") }
        #expect(keys.count == 6, "\(keys)")
        #expect(throws: TypingError.noKey("é")) { try perform("type é") }
    }

    @Test("a pen is plugged in when it first comes near, and tells all that it does")
    func pen() throws {
        let client = try makeClient()
        _ = client.recordTablets()
        try perform(
            """
            stylus near 10 10
            stylus tilt 30 -10
            stylus down 0.5
            stylus move 20 10 1
            stylus button 0x14b press
            stylus up
            stylus away
            """)
        let log = client.consumeLog().filter { $0.hasPrefix("tool") && $0 != "tool frame 0" }
        #expect(
            log.drop { $0 != "tool done" } == [
                "tool done", "tool in tablet on 4", "tool motion 10.0 10.0", "tool tilt 30.0 -10.0", "tool down",
                "tool pressure 32768", "tool motion 20.0 10.0", "tool pressure 65535", "tool button 331 pressed",
                "tool up", "tool button 331 released", "tool out",
            ])
        #expect(bench.compositor.seat.tablets.tablets.count == 1 && bench.compositor.seat.tablets.tools.count == 1)
        try perform("stylus near 10 10\nstylus away")
        #expect(bench.compositor.seat.tablets.tools.count == 1)
    }

    @Test("a gesture goes to the window under the pointer, from its beginning to its end")
    func gesture() throws {
        let client = try makeClient()
        let swipe = client.bind(ZwpPointerGesturesV1.self).getSwipeGesture(pointer: client.seat.getPointer())
        var events: [String] = []
        swipe.onEvent = { event in
            switch event {
            case .begin(_, _, _, let fingers): events.append("begin \(fingers)")
            case .update(_, let dx, let dy): events.append("\(dx.doubleValue) \(dy.doubleValue)")
            case .end(_, _, let cancelled): events.append("end \(cancelled)")
            }
        }
        client.settle()
        try perform("pointer 10 10\nrate 20\ngesture swipe 3 30 0 100 cancelled")
        client.settle()
        #expect(events == ["begin 3", "15.0 0.0", "15.0 0.0", "end 1"])
    }
}
