import TactusGeometry
import TactusUI
import TactusWayland
import Testing

@Suite("Gestures on touchpads")
struct PointerGestureTests {
    private static let scene = SceneID(rawValue: 1)

    private func lines(_ events: [PointerGestureEvent]) -> [String] {
        var builder = PointerGestureBuilder(seat: SeatID(rawValue: 1))
        builder.location = Point(x: 5, y: 6)
        return events.compactMap { builder.receive($0) }.map(PointerGestureTests.line)
    }

    private static func line(_ frame: InputFrame) -> String {
        guard case .gesture(let samples) = frame.contents else { return "no gesture" }
        return samples.map { sample in
            let what =
                switch sample.change {
                case .began(let kind, _, let count): "\(kind) began with \(count)"
                case .pinched(let step): "pinched ×\(step.scale) by \(step.rotation)°"
                case .swiped(let distance): "swiped \(distance.dx),\(distance.dy)"
                case .ended(let kind): "\(kind) ended"
                case .cancelled(let kind): "\(kind) cancelled"
                }
            return what + " at \(Int(sample.location.x)),\(Int(sample.location.y))"
        }.joined(separator: "; ")
    }

    private func begin(_ kind: PointerGestureSample.Kind, on scene: SceneID? = scene) -> PointerGestureEvent {
        .begin(kind, scene, fingerCount: 3, time: .zero)
    }

    private func end(_ kind: PointerGestureSample.Kind, isCancelled: Bool = false) -> PointerGestureEvent {
        .end(kind, isCancelled: isCancelled, time: .zero)
    }

    @Test("a pinch, a swipe that is broken off, a hold")
    func gestures() {
        let step = PinchStep(scale: 1.5, rotation: 3)
        #expect(
            lines([
                begin(.pinch), .pinch(step, time: .zero), end(.pinch),
                begin(.swipe), .swipe(by: Vector(dx: 4, dy: 0), time: .zero), end(.swipe, isCancelled: true),
                begin(.hold), end(.hold),
            ]) == [
                "pinch began with 3 at 5,6", "pinched ×1.5 by 3.0° at 5,6", "pinch ended at 5,6",
                "swipe began with 3 at 5,6", "swiped 4.0,0.0 at 5,6", "swipe cancelled at 5,6",
                "hold began with 3 at 5,6", "hold ended at 5,6",
            ])
    }

    @Test("a gesture on a surface that is gone is none")
    func nilSurface() {
        #expect(
            lines([begin(.pinch, on: nil), .pinch(PinchStep(scale: 2, rotation: 0), time: .zero), end(.pinch)]) == [])
    }

    @Test("what belongs to no gesture, and a pinch to nothing, is dropped; a second gesture breaks the first off")
    func nonsense() {
        #expect(
            lines([
                end(.hold), .swipe(by: .zero, time: .zero), begin(.pinch),
                .pinch(PinchStep(scale: 0, rotation: 0), time: .zero), .swipe(by: .zero, time: .zero), end(.swipe),
                begin(.swipe), end(.pinch), begin(.hold, on: nil),
            ]) == [
                "pinch began with 3 at 5,6", "pinch cancelled at 5,6; swipe began with 3 at 5,6",
                "swipe cancelled at 5,6",
            ])
    }

    @Test("a scene or a device that goes breaks the gesture off")
    func vanishing() {
        var builder = PointerGestureBuilder(seat: SeatID(rawValue: 1))
        _ = builder.receive(begin(.pinch))
        #expect(builder.sceneVanished(SceneID(rawValue: 2), at: .zero) == nil)
        #expect(builder.sceneVanished(Self.scene, at: .zero).map(Self.line) == "pinch cancelled at 0,0")
        #expect(builder.deviceVanished(at: .zero) == nil)
    }
}
