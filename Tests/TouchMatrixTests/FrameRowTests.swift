import FakeCompositor
import Tactus
import TactusTesting
import Testing

@MainActor
@Suite("Touch matrix: frames")
struct FrameRowTests {
    private static let here = Point(x: 10, y: 20)
    private static let there = Point(x: 30, y: 40)

    @Test("M1: a tap begins and ends where it was made", arguments: CompositorProfile.all)
    func tap(profile: CompositorProfile) throws {
        let glass = try Glass(profile)
        let finger = glass.pair.seat.finger(id: 0)
        glass.act { _ in finger.down(at: Self.here) }
        glass.act { _ in finger.up() }
        #expect(glass.lines == ["a began 10,20", "a ended 10,20"])
        try glass.verify()
    }

    @Test("M1: down and motion in one frame; down and up in one frame", arguments: CompositorProfile.all)
    func oneFrame(profile: CompositorProfile) throws {
        let glass = try Glass(profile)
        glass.act { touch in
            touch.down(id: 0, at: Self.here)
            touch.motion(id: 0, to: Self.there)
            touch.frame()
        }
        glass.act { touch in
            touch.up(id: 0)
            touch.frame()
        }
        #expect(glass.lines == ["a began 10,20", "a moved 30,40", "a ended 30,40"])
        glass.act { touch in
            touch.down(id: 1, at: Self.here)
            touch.up(id: 1)
            touch.frame()
        }
        #expect(glass.lines == ["b began 10,20", "b ended 10,20"])
        try glass.verify()
    }

    @Test(
        "M2: a lift without a frame is told in the same turn, alone and beside a finger that rests",
        arguments: CompositorProfile.all)
    func liftWithoutFrame(profile: CompositorProfile) throws {
        let glass = try Glass(profile)
        glass.act { touch in
            touch.down(id: 0, at: Self.here)
            touch.down(id: 1, at: Self.there)
            touch.frame()
        }
        #expect(glass.lines == ["a began 10,20", "b began 30,40"])

        let before = glass.pair.clock.now
        glass.touch.up(id: 0)
        glass.pair.settle()
        #expect(glass.lines == ["a ended 10,20"])
        glass.pair.advance(by: .seconds(1))
        #expect(glass.lines == [])

        glass.touch.up(id: 1)
        glass.pair.settle()
        #expect(glass.lines == ["b ended 30,40"])
        #expect(glass.pair.clock.now == before + .seconds(1))
        try glass.verify()
    }

    @Test("M3: without any frame all is told within four milliseconds", arguments: CompositorProfile.all)
    func noFrames(profile: CompositorProfile) throws {
        let glass = try Glass(profile, faults: [Fault("wl_touch.frame", .every, .drop)])
        glass.touch.down(id: 0, at: Self.here)
        glass.touch.frame()
        glass.pair.settle()
        glass.pair.advance(by: .milliseconds(4))
        #expect(glass.lines == ["a began 10,20"])
        glass.touch.motion(id: 0, to: Self.there)
        glass.touch.frame()
        glass.pair.advance(by: .milliseconds(4))
        #expect(glass.lines == ["a moved 30,40"])
        glass.touch.up(id: 0)
        glass.touch.frame()
        glass.pair.settle()
        #expect(glass.lines == ["a ended 30,40"])
        try glass.verify()
    }

    @Test(
        "M4: frames without events, before any, in between, after all, change nothing", arguments: CompositorProfile.all
    )
    func emptyFrames(profile: CompositorProfile) throws {
        let glass = try Glass(profile, faults: [Fault("wl_touch.frame", .every, .duplicate)])
        func storm() { glass.act { touch in for _ in 0..<100 { touch.frame() } } }
        storm()
        glass.act { touch in
            touch.down(id: 0, at: Self.here)
            touch.frame()
        }
        storm()
        glass.act { touch in
            touch.up(id: 0)
            touch.frame()
        }
        storm()
        glass.act { $0.cancel() }
        storm()
        #expect(glass.lines == ["a began 10,20", "a ended 10,20"])
        try glass.verify()
    }

    @Test("M18: events split at any byte are the same events", arguments: CompositorProfile.all)
    func split(profile: CompositorProfile) throws {
        func lines(pieceSize: Int?) throws -> [String] {
            let glass = try Glass(profile, faults: [])
            // These many fingers are no gesture of the compositor's own.
            glass.touch.policy.gestureFingers = nil
            glass.pair.wire?.pieceSize = pieceSize
            for id in 0..<5 as Range<Int32> {
                glass.act { touch in
                    touch.down(id: id, at: Point(x: Double(10 * id), y: 20))
                    touch.frame()
                }
                glass.act { touch in
                    touch.motion(id: id, to: Self.there)
                    touch.frame()
                }
            }
            glass.pair.seat.capabilities.remove(.keyboard)
            glass.pair.seat.capabilities.insert(.keyboard)
            for id in 0..<5 as Range<Int32> {
                glass.act { touch in
                    touch.up(id: id)
                    touch.frame()
                }
            }
            let lines = glass.lines
            try glass.verify()
            return lines
        }
        let whole = try lines(pieceSize: nil)
        #expect(whole.count == 15)
        for pieceSize in [1, 2, 3, 7, 4095, 4096, 4097] { #expect(try lines(pieceSize: pieceSize) == whole) }
    }
}
