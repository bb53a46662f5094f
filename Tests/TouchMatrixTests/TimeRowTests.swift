import FakeCompositor
import Tactus
import TactusTesting
import Testing

@MainActor
@Suite("Touch matrix: time, scale, other devices")
struct TimeRowTests {
    private static let here = Point(x: 10, y: 20)

    /// A finger that goes 10 points in 10 ms steps, ten times, and the velocities that a pan saw.
    private func fling(_ glass: Glass) -> [Vector] {
        var velocities: [Vector] = []
        let pan = PanGestureRecognizer()
        _ = pan.addAction { velocities.append($0.velocity(in: nil)) }
        glass.pad.addGestureRecognizer(pan)
        let finger = glass.pair.seat.finger(id: 0)
        glass.act { _ in finger.down(at: Self.here) }
        for step in 1...10 {
            glass.pair.advance(by: .milliseconds(5))
            glass.act { _ in finger.move(to: Point(x: 10 + Double(10 * step), y: 20)) }
        }
        glass.act { _ in finger.up() }
        return velocities
    }

    @Test("M15: the clock of events may wrap in the midst of a fling", arguments: CompositorProfile.all)
    func wrap(profile: CompositorProfile) throws {
        var wrapping = profile
        wrapping.timeBase = UInt32.max - 1_060  // The pair's clock begins at one second.
        let plain = try Glass(profile)
        let wrapped = try Glass(wrapping)
        let expected = fling(plain)
        #expect(expected.count > 5)
        #expect(expected.allSatisfy { $0.dx > 500 && $0.dx < 2_000 && $0.dy == 0 })
        #expect(fling(wrapped) == expected)
        try plain.verify()
        try wrapped.verify()
    }

    @Test(
        "M15: times that stand still, go back, or are all zero give no absurd velocity",
        arguments: CompositorProfile.all,
        [
            [Fault("wl_touch.motion", .every, .replace(argument: 0, with: 0))],
            [Fault("wl_touch.motion", .from(5), .replace(argument: 0, with: 4))],
            [
                Fault("wl_touch.motion", .every, .replace(argument: 0, with: 0)),
                Fault("wl_touch.down", .every, .replace(argument: 1, with: 0)),
                Fault("wl_touch.up", .every, .replace(argument: 1, with: 0)),
            ],
        ] as [[Fault]])
    func oddTimes(profile: CompositorProfile, faults: [Fault]) throws {
        let glass = try Glass(profile, faults: FaultInjection(faults))
        let velocities = fling(glass)
        #expect(velocities.allSatisfy { $0.dx.isFinite && $0.dy.isFinite && abs($0.dx) < 1e6 })
        try glass.verify()
    }

    @Test(
        "M17: a scale that changes under a finger, and an output that turns, move no touch",
        arguments: CompositorProfile.all)
    func scaleChange(profile: CompositorProfile) throws {
        let glass = try Glass(profile)
        let output = try #require(glass.pair.compositor.outputs.first)
        let finger = glass.pair.seat.finger(id: 0)
        glass.act { _ in finger.down(at: Self.here) }
        #expect(glass.lines == ["a began 10,20"])
        for (step, scale) in [1.25, 1.5, 2].enumerated() {
            output.description.scale = scale
            glass.act { _ in finger.move(to: Point(x: Double(20 + step), y: 21)) }
            glass.pair.vblank()
            #expect(glass.lines == ["a moved \(20 + step),21"])
        }
        glass.act { _ in finger.move(to: Point(x: 11, y: 21)) }
        glass.pair.vblank()
        output.description.transform = .rotated90
        glass.act { _ in finger.move(to: Point(x: 12, y: 22)) }
        glass.pair.vblank()
        output.description.scale = 1
        glass.act { _ in finger.up() }
        #expect(glass.lines == ["a moved 11,21", "a moved 12,22", "a ended 12,22"])
        glass.pair.vblank()
        try glass.verify()
    }

    @Test("M21: a pen that comes near while a finger touches changes nothing for it", arguments: CompositorProfile.all)
    func pen(profile: CompositorProfile) throws {
        let glass = try Glass(profile)
        let tablets = glass.pair.seat.tablets
        let tablet = tablets.add(TabletDescription())
        let pen = tablets.add(TabletToolDescription())
        let finger = glass.pair.seat.finger(id: 0)
        glass.act { _ in finger.down(at: Self.here) }
        glass.act { _ in pen.approach(tablet, at: Point(x: 150, y: 100)) }
        glass.act { _ in pen.leave() }
        glass.act { _ in finger.up() }
        #expect(glass.lines == ["a began 10,20", "a ended 10,20"])
        try glass.verify()
    }

    @Test("M21: a mouse that rests elsewhere has nothing to do with a tap", arguments: CompositorProfile.all)
    func mouse(profile: CompositorProfile) throws {
        let glass = try Glass(profile)
        glass.pair.seat.pointer.move(to: Point(x: 150, y: 100))
        glass.pair.settle()
        let finger = glass.pair.seat.finger(id: 0)
        glass.act { _ in finger.down(at: Self.here) }
        glass.act { _ in glass.pair.seat.pointer.move(to: Point(x: 151, y: 100)) }
        glass.act { _ in finger.up() }
        #expect(glass.lines == ["a began 10,20", "a ended 10,20"])
        try glass.verify()
    }
}
