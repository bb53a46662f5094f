import FakeCompositor
import Tactus
import TactusTesting
import Testing

@MainActor
@Suite("Touch matrix: the compositor dies, or the application was asleep")
struct SurvivalRowTests {
    @Test(
        "M19: after five seconds in which nothing was read, ten fingers are cancelled once, and all is back but they",
        arguments: CompositorProfile.all)
    func stall(profile: CompositorProfile) throws {
        let glass = try Glass(profile, faults: [])
        // These many fingers are no gesture of the compositor's own.
        glass.touch.policy.gestureFingers = nil
        let before = try glass.pair.picture
        glass.act { touch in
            for id in 0..<10 as Range<Int32> { touch.down(id: id, at: Point(x: Double(10 * id), y: 5)) }
            touch.frame()
        }
        #expect(glass.lines.count == 10)
        glass.pair.wire?.events = .blocked
        // Five seconds of ten fingers at 125 Hz.
        for step in 0..<625 {
            glass.pair.clock.advance(by: .milliseconds(8))
            for id in glass.touch.downIDs { glass.touch.motion(id: id, to: Point(x: Double(step % 200), y: 6)) }
            glass.touch.frame()
        }
        #expect(glass.ledger.openTouches.count == 10)
        glass.pair.wire?.events = .open
        glass.pair.settle()
        #expect(glass.lines.filter { $0.contains("cancelled") }.count == 10)
        #expect(glass.ledger.mistakes == [] && glass.ledger.openTouches == [])
        glass.pair.advance(by: .milliseconds(100))
        #expect(glass.pair.application.isConnected && glass.pair.compositor.clientCount == 1)
        #expect(try glass.pair.picture.hasSamePixels(as: before))
        // The fingers lift from a window that never felt them.
        glass.act { touch in
            for id in touch.downIDs { touch.up(id: id) }
            touch.frame()
        }
        #expect(glass.lines == [])
        glass.tap(at: Point(x: 30, y: 40))
        #expect(glass.lines.count == 2)
        try glass.verify()
    }

    @Test(
        "M20: when the compositor dies amid two touches they are cancelled, and when it is back so is the window",
        arguments: CompositorProfile.all)
    func death(profile: CompositorProfile) throws {
        let glass = try Glass(profile)
        let (_, second) = glass.openSecond()
        let before = try glass.pair.picture
        glass.act { touch in
            touch.down(id: 0, at: Point(x: 10, y: 20))
            touch.frame()
        }
        #expect(glass.lines.filter { $0.contains("began") }.count == 1)
        glass.pair.kill()
        glass.pair.settle()
        #expect(glass.lines.filter { $0.contains("cancelled") }.count == 1)
        #expect(glass.ledger.mistakes == [] && glass.ledger.openTouches == [])
        glass.pair.advance(by: .seconds(2))

        glass.pair.restart()
        glass.pair.advance(by: .seconds(1))
        #expect(glass.pair.compositor.toplevels.count == 2)
        #expect(try glass.pair.picture.hasSamePixels(as: before), "\(glass.pair.timeLine)")
        #expect(second.window != nil)
        // The same wire id is another finger.
        glass.tap(at: Point(x: 10, y: 20))
        #expect(glass.lines.map { $0.split(separator: " ")[1] } == ["began", "ended"])
        try glass.verify()
    }
}
