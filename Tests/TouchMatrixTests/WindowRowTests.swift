import FakeCompositor
import Tactus
import TactusTesting
import Testing

@MainActor
@Suite("Touch matrix: which window")
struct WindowRowTests {
    private static let here = Point(x: 10, y: 20)

    @Test("M8: a window that closes while events for it are on their way", arguments: CompositorProfile.all)
    func surfaceInFlight(profile: CompositorProfile) throws {
        let glass = try Glass(profile)
        let (window, _) = glass.openSecond()
        let surface = try #require(glass.pair.compositor.toplevels.last?.surface)
        glass.touch.down(id: 0, at: Point(x: 5, y: 6), on: surface)
        glass.touch.frame()
        window.windowScene?.close()
        glass.act { touch in
            touch.motion(id: 0, to: Point(x: 7, y: 8))
            touch.frame()
        }
        glass.act { touch in
            touch.up(id: 0)
            touch.frame()
        }
        #expect(glass.lines == [])
        glass.act { _ in glass.pair.seat.finger(id: 1).down(at: Self.here) }
        glass.act { _ in glass.pair.seat.finger(id: 1).up() }
        #expect(glass.lines == ["a began 10,20", "a ended 10,20"])
        try glass.verify()
    }

    @Test(
        "M9: a finger on a second window, while one is on the first, goes where the compositor sends it",
        arguments: CompositorProfile.all)
    func twoWindows(profile: CompositorProfile) throws {
        let glass = try Glass(profile)
        let corner = try glass.openBeside()
        let first = glass.pair.seat.finger(id: 0)
        let later = glass.pair.seat.finger(id: 1)
        glass.act { _ in first.down(at: Point(x: 199, y: 119)) }
        glass.act { _ in later.down(at: Point(x: corner.x + 5, y: corner.y + 6)) }
        glass.act { _ in later.up() }
        glass.act { _ in first.up() }

        let middle: [String] =
            switch profile.seat.touchPolicy.laterFinger {
            case .ownSurface: ["b began 5,6", "b ended 5,6"]
            // At 215, 16 of the first window, which is outside: nobody is hit.
            case .firstSurface, .firstSurfaceOnly: []
            }
        #expect(glass.lines == ["a began 199,119"] + middle + ["a ended 199,119"])
        try glass.verify()
    }

    @Test("M9: coordinates outside of the window, negative ones too", arguments: CompositorProfile.all)
    func outside(profile: CompositorProfile) throws {
        let glass = try Glass(profile)
        let finger = glass.pair.seat.finger(id: 0)
        glass.act { _ in finger.down(at: Self.here) }
        glass.act { _ in finger.move(to: Point(x: -300, y: 500)) }
        glass.act { _ in finger.up() }
        #expect(glass.lines == ["a began 10,20", "a moved -300,500", "a ended -300,500"])
        try glass.verify()
    }

    @Test("M10: a window that its own tap closes, with another finger on it", arguments: CompositorProfile.all)
    func closedByItsTap(profile: CompositorProfile) throws {
        let glass = try Glass(profile)
        let (window, pad) = glass.openSecond()
        let surface = try #require(glass.pair.compositor.toplevels.last?.surface)
        pad.onEnd = { window.windowScene?.close() }
        glass.act { touch in
            touch.down(id: 0, at: Point(x: 1, y: 2), on: surface)
            touch.down(id: 1, at: Point(x: 3, y: 4), on: surface)
            touch.frame()
        }
        glass.act { touch in
            touch.up(id: 0)
            touch.frame()
        }
        #expect(glass.lines == ["a began 1,2", "b began 3,4", "a ended 1,2", "b cancelled 3,4"])
        // What the compositor still says of the other finger is swallowed.
        glass.act { touch in
            touch.motion(id: 1, to: Point(x: 5, y: 6))
            touch.up(id: 1)
            touch.frame()
        }
        #expect(glass.lines == [])
        try glass.verify()
    }

    @Test("M10: a window that a finger on another window closes", arguments: CompositorProfile.all)
    func closedByAnother(profile: CompositorProfile) throws {
        let glass = try Glass(profile)
        let (window, _) = glass.openSecond()
        let surfaces = glass.pair.compositor.toplevels.map(\.surface)
        let (first, second) = (try #require(surfaces.first), try #require(surfaces.last))
        glass.pad.onEnd = { window.windowScene?.close() }
        glass.act { touch in
            touch.down(id: 0, at: Point(x: 1, y: 2), on: first)
            touch.frame()
            touch.down(id: 1, at: Point(x: 3, y: 4), on: second)
            touch.frame()
        }
        glass.act { touch in
            touch.up(id: 0)
            touch.frame()
        }
        glass.act { touch in
            touch.up(id: 1)
            touch.frame()
        }
        #expect(glass.lines == ["a began 1,2", "b began 3,4", "a ended 1,2", "b cancelled 3,4"])
        try glass.verify()
    }

    @Test("M10: a menu that closes under the finger on it", arguments: CompositorProfile.all)
    func menuClosedUnderTheFinger(profile: CompositorProfile) throws {
        let glass = try Glass(profile)
        let menu = Menu(over: glass)
        glass.pair.vblank()
        let surface = try #require(glass.pair.compositor.popups.last?.surface)
        glass.act { touch in
            touch.down(id: 0, at: Point(x: 3, y: 4), on: surface)
            touch.frame()
        }
        menu.popup.close()
        glass.act { touch in
            touch.motion(id: 0, to: Point(x: 5, y: 6))
            touch.up(id: 0)
            touch.frame()
        }
        #expect(glass.lines == ["a began 3,4", "a cancelled 3,4"])
        glass.tap(at: Self.here)
        #expect(glass.lines == ["b began 10,20", "b ended 10,20"])
        try glass.verify()
    }
}
