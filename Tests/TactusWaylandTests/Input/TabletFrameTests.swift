import TactusGeometry
import TactusUI
import TactusWayland
import Testing

@Suite("Frames of graphics tablets")
struct TabletFrameTests {
    private static let scene = SceneID(rawValue: 1)
    private let near: [TabletToolEvent] = [.proximityIn(scene), .motion(Point(x: 1, y: 2)), .frame(time: .zero)]
    private let frame = TabletToolEvent.frame(time: .zero)

    private func lines(_ events: [TabletToolEvent]) -> [String] {
        var builder = TabletFrameBuilder(seat: SeatID(rawValue: 1), name: TabletToolID(rawValue: 7))
        builder.tool.kind = .brush
        return events.compactMap { builder.receive($0) }.map(TabletFrameTests.line)
    }

    private static func line(_ frame: InputFrame) -> String {
        guard case .tablet(let samples) = frame.contents else { return "no tablet" }
        return samples.map { sample in
            let what =
                switch sample.change {
                case .entered(_, let tool): "entered \(tool.kind)"
                case .left: "left"
                case .moved: "moved"
                case .down: "down"
                case .up: "up"
                case .button(let code, let isDown): "\(code) \(isDown ? "down" : "up")"
                case .scrolled(let scroll): "scrolled \(scroll.delta.dy) \(scroll.notches120?.dy ?? 0)"
                case .corrected: "corrected"
                }
            let pressure = sample.axes.pressure.map { " p\($0)" } ?? ""
            let tilt = sample.axes.tilt.map { " t\(Int($0.x)),\(Int($0.y))" } ?? ""
            return "\(what) \(Int(sample.location.x)),\(Int(sample.location.y))" + pressure + tilt
        }.joined(separator: "; ")
    }

    @Test("a stroke: each sample has the place and the axes of its whole frame, and axes hold until they change")
    func stroke() {
        let events: [TabletToolEvent] = [
            .down, .pressure(500), .tilt(x: 10, y: -5), frame,
            .motion(Point(x: 3, y: 4)), frame,
            .pressure(700), frame,
            .up, .pressure(0), frame, .proximityOut, frame,
        ]
        #expect(
            lines(near + events) == [
                "entered brush 1,2", "moved 1,2 p500 t10,-5; down 1,2 p500 t10,-5", "moved 3,4 p500 t10,-5",
                "moved 3,4 p700 t10,-5", "moved 3,4 p0 t10,-5; up 3,4 p0 t10,-5", "left 3,4 p0 t10,-5",
            ])
    }

    @Test("a pen that goes with its tip and button down takes them along; what comes of them later is dropped")
    func leavingWhileDown() {
        let events: [TabletToolEvent] = [
            .down, .button(0x14B, isDown: true), frame, .proximityOut, frame, .up, .button(0x14B, isDown: false), frame,
        ]
        #expect(
            lines(near + events + near + [.up, .button(0x14B, isDown: false), frame]) == [
                "entered brush 1,2", "down 1,2; 331 down 1,2", "left 1,2", "entered brush 1,2",
            ])
    }

    @Test("a pen that goes from one scene to another in one frame leaves where it was")
    func changingScenes() {
        let events: [TabletToolEvent] = [
            .proximityOut, .proximityIn(SceneID(rawValue: 2)), .motion(Point(x: 8, y: 9)), frame,
        ]
        #expect(lines(near + events) == ["entered brush 1,2", "left 1,2; entered brush 8,9"])
    }

    @Test("over a surface of somebody else, and without a frame, nothing is told")
    func foreign() {
        #expect(
            lines([.proximityIn(nil), .motion(Point(x: 1, y: 1)), .down, frame, frame, .proximityOut, frame]) == [])
        #expect(lines([.proximityIn(Self.scene), .down]) == [])
    }

    @Test("absurd axes are cut, a wheel scrolls, and what repeats itself is told once")
    func oddities() {
        let events: [TabletToolEvent] = [
            .pressure(.max), .distance(.max), frame, .down, .down, .wheel(degrees: -15, clicks: -1), frame,
        ]
        #expect(
            lines(near + events) == [
                "entered brush 1,2", "moved 1,2 p65535", "down 1,2 p65535; scrolled -15.0 -120.0 1,2 p65535",
            ])
    }

    @Test("a scene or a tool that goes takes the tool off at once")
    func vanishing() {
        var builder = TabletFrameBuilder(seat: SeatID(rawValue: 1), name: TabletToolID(rawValue: 7))
        for event in near { _ = builder.receive(event) }
        #expect(builder.sceneVanished(SceneID(rawValue: 2), at: .zero) == nil)
        #expect(builder.sceneVanished(Self.scene, at: .zero).map(Self.line) == "left 1,2")
        #expect(builder.toolVanished(at: .zero) == nil)
    }
}
