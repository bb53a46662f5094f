import FakeCompositor
import Tactus
import TactusTesting
import Testing

@MainActor
@Suite("Touch matrix: how touches end")
struct EndRowTests {
    private static let here = Point(x: 10, y: 20)
    private static let there = Point(x: 30, y: 40)

    private func down(_ glass: Glass, id: Int32 = 0, at point: Point = here) {
        glass.act { touch in
            touch.down(id: id, at: point)
            touch.frame()
        }
    }

    private func up(_ glass: Glass, id: Int32 = 0) {
        glass.act { touch in
            touch.up(id: id)
            touch.frame()
        }
    }

    @Test(
        "M5: a cancel ends every touch once; where none is told of, the next finger with the same id ends it",
        arguments: CompositorProfile.all)
    func cancel(profile: CompositorProfile) throws {
        let glass = try Glass(profile)
        down(glass)
        glass.act { $0.cancel() }
        glass.act { $0.cancel() }
        let told =
            switch profile.seat.touchPolicy.cancel {
            case .cancel: ["a began 10,20", "a cancelled 10,20"]
            case .ups: ["a began 10,20", "a ended 10,20"]
            case .silence: ["a began 10,20"]
            }
        #expect(glass.lines == told)

        down(glass, at: Self.there)
        up(glass)
        let late = profile.seat.touchPolicy.cancel == .silence ? ["a cancelled 10,20"] : []
        #expect(glass.lines == late + ["b began 30,40", "b ended 30,40"])
        try glass.verify()
    }

    @Test("M5: two fingers in the midst of a drag are cancelled together", arguments: CompositorProfile.all)
    func cancelDrag(profile: CompositorProfile) throws {
        var profile = profile
        profile.seat.touchPolicy.cancel = .cancel
        let glass = try Glass(profile)
        down(glass, id: 0)
        down(glass, id: 1, at: Self.there)
        glass.act { touch in
            touch.motion(id: 0, to: Point(x: 12, y: 22))
            touch.frame()
        }
        _ = glass.lines
        glass.act { touch in
            touch.motion(id: 0, to: Point(x: 14, y: 24))
            touch.cancel()
        }
        glass.act { $0.frame() }
        // A motion that no frame has closed goes with the touch.
        #expect(glass.lines.filter { !$0.contains("moved") } == ["a cancelled 14,24", "b cancelled 30,40"])
        try glass.verify()
    }

    @Test("M5: what begins and is cancelled before its frame was never there", arguments: CompositorProfile.all)
    func cancelBeforeFrame(profile: CompositorProfile) throws {
        var profile = profile
        profile.seat.touchPolicy.cancel = .cancel
        profile.seat.touchPolicy.frames = .asAsked
        let glass = try Glass(profile)
        glass.act { touch in
            touch.down(id: 0, at: Self.here)
            touch.cancel()
            touch.frame()
        }
        #expect(glass.lines == [])
        try glass.verify()
    }

    @Test(
        "M6: any number is an id, and a number that is used again is another finger", arguments: CompositorProfile.all)
    func ids(profile: CompositorProfile) throws {
        var profile = profile
        profile.seat.touchPolicy.ids = .asAsked
        let glass = try Glass(profile)
        for id in [0, -1, .min, .max] as [Int32] {
            down(glass, id: id)
            up(glass, id: id)
            let name = glass.ledger.lines.last?.prefix(1) ?? "?"
            #expect(glass.lines == ["\(name) began 10,20", "\(name) ended 10,20"])
        }
        // Up and down again in one frame.
        down(glass)
        glass.act { touch in
            touch.up(id: 0)
            touch.down(id: 0, at: Self.there)
            touch.frame()
        }
        up(glass)
        #expect(glass.lines == ["e began 10,20", "e ended 10,20", "f began 30,40", "f ended 30,40"])
        try glass.verify()
    }

    @Test("M6: a second down of an id ends the first finger, where it is sent", arguments: CompositorProfile.all)
    func duplicate(profile: CompositorProfile) throws {
        var profile = profile
        profile.seat.touchPolicy.ids = .asAsked
        let glass = try Glass(profile)
        down(glass)
        down(glass, at: Self.there)
        up(glass)
        up(glass)
        let expected =
            profile.seat.touchPolicy.duplicate == .sent
            ? ["a began 10,20", "a cancelled 10,20", "b began 30,40", "b ended 30,40"]
            : ["a began 10,20", "a ended 10,20"]
        #expect(glass.lines == expected)
        try glass.verify()
    }

    @Test("M6: sixty-four fingers at once", arguments: CompositorProfile.all)
    func many(profile: CompositorProfile) throws {
        let glass = try Glass(profile)
        // These many fingers are no gesture of the compositor's own.
        glass.touch.policy.gestureFingers = nil
        glass.act { touch in
            for id in 0..<64 as Range<Int32> { touch.down(id: id, at: Point(x: Double(id), y: 5)) }
            touch.frame()
        }
        #expect(glass.lines.count == 64)
        glass.act { touch in
            for id in (0..<64 as Range<Int32>).reversed() { touch.up(id: id) }
            touch.frame()
        }
        #expect(glass.lines.count == 64)
        try glass.verify()
    }

    @Test("M7: what is said of fingers that nobody announced is dropped", arguments: CompositorProfile.all)
    func unknown(profile: CompositorProfile) throws {
        let glass = try Glass(profile)
        func nonsense(_ id: Int32) {
            glass.act { touch in
                touch.motion(id: id, to: Self.there)
                touch.shape(id: id, major: 4, minor: 2)
                touch.orientation(id: id, degrees: 30)
                touch.frame()
                touch.up(id: id)
                touch.frame()
            }
        }
        nonsense(7)
        down(glass)
        up(glass)
        nonsense(0)
        #expect(glass.lines == ["a began 10,20", "a ended 10,20"])
        try glass.verify()
    }

    @Test(
        "M11: a touch screen that goes takes its fingers along; when it is back, a finger is told once",
        arguments: CompositorProfile.all)
    func capabilities(profile: CompositorProfile) throws {
        let glass = try Glass(profile)
        down(glass)
        for _ in 0..<3 {
            glass.pair.seat.capabilities.remove(.touch)
            glass.pair.seat.capabilities.insert(.touch)
        }
        glass.pair.settle()
        #expect(glass.lines == ["a began 10,20", "a cancelled 10,20"])
        up(glass)
        down(glass, at: Self.there)
        up(glass)
        #expect(glass.lines == ["b began 30,40", "b ended 30,40"])
        try glass.verify()
    }

    @Test("M11: a seat that is removed takes its fingers along", arguments: CompositorProfile.all)
    func seatRemoved(profile: CompositorProfile) throws {
        let glass = try Glass(profile)
        down(glass)
        glass.pair.seat.remove()
        glass.pair.settle()
        #expect(glass.lines == ["a began 10,20", "a cancelled 10,20"])
        try glass.verify()
    }

    @Test("M12: two seats have fingers with the same ids; one goes, the other stays", arguments: CompositorProfile.all)
    func twoSeats(profile: CompositorProfile) throws {
        let glass = try Glass(profile)
        var configuration = profile.seat
        configuration.name = "seat1"
        let other = glass.pair.compositor.addSeat(configuration)
        glass.pair.settle()
        down(glass)
        other.finger(id: 0).down(at: Self.there)
        glass.act { _ in }
        #expect(glass.lines == ["a began 10,20", "b began 30,40"])
        other.remove()
        glass.pair.settle()
        #expect(glass.lines == ["b cancelled 30,40"])
        up(glass)
        #expect(glass.lines == ["a ended 10,20"])
        try glass.verify()
    }
}
