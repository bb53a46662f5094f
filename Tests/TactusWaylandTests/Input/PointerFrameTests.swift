import TactusGeometry
import TactusUI
import TactusWayland
import Testing

@Suite("Pointer frames")
struct PointerFrameTests {
    static let scene = SceneID(rawValue: 1)
    static let left: UInt32 = 0x110

    /// Feeds events and writes each delivered frame as a line.
    private func lines(version: UInt32 = 8, _ events: [PointerEvent]) -> [String] {
        var builder = PointerFrameBuilder(seat: SeatID(rawValue: 1), version: version)
        return events.compactMap { builder.receive($0) }.map(PointerFrameTests.line)
    }

    private static func line(_ frame: InputFrame) -> String {
        guard case .pointer(let samples) = frame.contents else { return "not a pointer" }
        return samples.map { sample in
            let place = "\(Int(sample.location.x)),\(Int(sample.location.y))"
            return switch sample.change {
            case .entered: "entered \(place)"
            case .left: "left \(place)"
            case .moved: "moved \(place)"
            case .button(let code, let isDown): "\(code) \(isDown ? "down" : "up") \(place)"
            case .scrolled(let scroll): "\(scroll.source) \(line(scroll))"
            case .displaced(let way, let unaccelerated):
                "displaced by \(Int(way.dx)),\(Int(way.dy)) \(Int(unaccelerated.dx)),\(Int(unaccelerated.dy))"
            }
        }.joined(separator: "; ")
    }

    private static func line(_ scroll: ScrollSample) -> String {
        var parts = ["\(Int(scroll.delta.dx)),\(Int(scroll.delta.dy))"]
        if let notches = scroll.notches120 { parts.append("notches \(Int(notches.dx)),\(Int(notches.dy))") }
        if scroll.inverted.contains(.vertical) { parts.append("inverted vertically") }
        if scroll.inverted.contains(.horizontal) { parts.append("inverted horizontally") }
        if scroll.stopped.contains(.vertical) { parts.append("stopped vertically") }
        if scroll.stopped.contains(.horizontal) { parts.append("stopped horizontally") }
        return parts.joined(separator: " ")
    }

    @Test("LK-3: what the hand does with a locked pointer is a sample of its own; without a scene under it, none")
    func displacement() {
        let way = PointerEvent.displacement(
            Vector(dx: 5, dy: 6), unaccelerated: Vector(dx: 2, dy: 3), time: Instant(seconds: 1))
        let enter = PointerEvent.enter(SceneID(rawValue: 1), location: at(3, 4), time: .zero)
        #expect(lines([way, .frame, enter, way, .frame]) == ["entered 3,4; displaced by 5,6 2,3"])
    }

    private func at(_ x: Double, _ y: Double) -> Point { Point(x: x, y: y) }

    @Test("events of one frame are delivered together")
    func grouped() {
        let lines = lines([
            .enter(Self.scene, location: at(1, 2), time: .zero), .motion(location: at(3, 4), time: .zero), .frame,
            .button(Self.left, isDown: true, time: .zero), .frame, .button(Self.left, isDown: false, time: .zero),
            .frame,
        ])
        #expect(lines == ["entered 1,2; moved 3,4", "272 down 3,4", "272 up 3,4"])
    }

    @Test("before version 5 every event is its own frame")
    func ungrouped() {
        let lines = lines(
            version: 4,
            [
                .enter(Self.scene, location: at(1, 2), time: .zero), .motion(location: at(3, 4), time: .zero),
                .axis(.vertical, distance: 10, time: .zero), .leave(time: .zero),
            ])
        #expect(lines == ["entered 1,2", "moved 3,4", "unknown 0,10", "left 3,4"])
    }

    @Test("all scrolling of a frame is one sample; the source may come first or last")
    func scrollSums() {
        let enter = PointerEvent.enter(Self.scene, location: .zero, time: .zero)
        let lines = lines([
            enter, .frame,
            .axisSource(.finger), .axis(.vertical, distance: 10, time: .zero),
            .axis(.horizontal, distance: -3, time: .zero), .axis(.vertical, distance: 5, time: .zero), .frame,
            .axisStop(.vertical, time: .zero), .axisStop(.horizontal, time: .zero), .axisSource(.finger), .frame,
        ])
        #expect(lines == ["entered 0,0", "finger -3,15", "finger 0,0 stopped vertically stopped horizontally"])
    }

    @Test("notches count in 120ths, from discrete steps or from version 8's values")
    func notches() {
        let enter = PointerEvent.enter(Self.scene, location: .zero, time: .zero)
        let lines = lines([
            enter, .frame,
            .axisSource(.wheel), .axisDiscrete(.vertical, steps: -2), .axis(.vertical, distance: -30, time: .zero),
            .frame,
            .axisSource(.wheel), .axisValue120(.vertical, value: 30), .axisValue120(.vertical, value: 15),
            .axis(.vertical, distance: 6, time: .zero), .frame,
        ])
        #expect(lines == ["entered 0,0", "wheel 0,-30 notches 0,-240", "wheel 0,6 notches 0,45"])
    }

    @Test("EV-10: an axis that goes against the hand is told with its way, for that frame alone")
    func naturalScrolling() {
        let enter = PointerEvent.enter(Self.scene, location: .zero, time: .zero)
        let lines = lines(
            version: 9,
            [
                enter, .frame,
                .axisRelativeDirection(.vertical, isInverted: true), .axis(.vertical, distance: 10, time: .zero),
                .axisRelativeDirection(.horizontal, isInverted: false), .axis(.horizontal, distance: 3, time: .zero),
                .frame,
                .axis(.vertical, distance: 4, time: .zero), .frame,
                .axisRelativeDirection(.vertical, isInverted: true), .frame,
                .axisRelativeDirection(.vertical, isInverted: true),
                .axisRelativeDirection(.vertical, isInverted: false), .axis(.vertical, distance: 1, time: .zero),
                .frame,
            ])
        #expect(lines == ["entered 0,0", "unknown 3,10 inverted vertically", "unknown 0,4", "unknown 0,1"])
    }

    @Test("a pointer that leaves with a button down forgets it: its release is not told")
    func leaveDropsButtons() {
        let lines = lines([
            .enter(Self.scene, location: at(1, 2), time: .zero), .button(Self.left, isDown: true, time: .zero), .frame,
            .leave(time: .zero), .frame,
            .enter(Self.scene, location: at(5, 6), time: .zero), .frame,
            .button(Self.left, isDown: false, time: .zero), .frame,
        ])
        #expect(lines == ["entered 1,2; 272 down 1,2", "left 1,2", "entered 5,6"])
    }

    @Test("pointer events that make no sense are dropped")
    func nonsense() {
        let lines = lines([
            .motion(location: at(3, 4), time: .zero), .button(Self.left, isDown: true, time: .zero),
            .leave(time: .zero),
            .axis(.vertical, distance: 1, time: .zero), .frame, .frame,
            .enter(nil, location: at(1, 2), time: .zero), .motion(location: at(3, 4), time: .zero), .frame,
            .enter(Self.scene, location: at(5, 6), time: .zero), .button(Self.left, isDown: false, time: .zero),
            .button(Self.left, isDown: true, time: .zero), .button(Self.left, isDown: true, time: .zero),
            .axisSource(.wheel), .frame,
        ])
        #expect(lines == ["entered 5,6; 272 down 5,6"])
    }

    @Test("an enter without a leave leaves first; scrolling before a leave belongs to the scene that is left")
    func impliedLeave() {
        let other = SceneID(rawValue: 2)
        let lines = lines([
            .enter(Self.scene, location: at(1, 2), time: .zero), .frame,
            .axis(.vertical, distance: 4, time: .zero), .enter(other, location: at(9, 9), time: .zero), .frame,
        ])
        #expect(lines == ["entered 1,2", "unknown 0,4; left 1,2; entered 9,9"])
    }

    @Test("a scene or a device that vanishes takes the pointer away once")
    func vanishing() {
        var builder = PointerFrameBuilder(seat: SeatID(rawValue: 1), version: 8)
        _ = builder.receive(.enter(Self.scene, location: at(1, 2), time: .zero))
        _ = builder.receive(.frame)

        let frames = [
            builder.sceneVanished(SceneID(rawValue: 2), at: .zero), builder.sceneVanished(Self.scene, at: .zero),
            builder.deviceVanished(at: .zero),
        ]
        #expect(frames.map { $0.map(Self.line) } == [nil, "left 1,2", nil])
    }
}
