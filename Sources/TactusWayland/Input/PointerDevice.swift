import TactusGeometry
import TactusUI
import WaylandClient

/// One `wl_pointer`: turns its events into ``PointerEvent``s, and delivers the frames that they make.
final class PointerDevice {
    private let proxy: WlPointer
    private unowned let sink: any InputSink
    private var builder: PointerFrameBuilder
    private var mapper = EventTimeMapper()

    init(_ proxy: WlPointer, seat: SeatID, sink: any InputSink) {
        self.proxy = proxy
        self.sink = sink
        builder = PointerFrameBuilder(seat: seat, version: proxy.version)
        proxy.onEvent = { [weak self] event in self?.receive(event) }
    }

    func sceneVanished(_ scene: SceneID) { deliver(builder.sceneVanished(scene, at: unstampedInstant())) }

    /// Takes the pointer off its scene.
    func vanish() { deliver(builder.deviceVanished(at: unstampedInstant())) }

    /// Takes the pointer off its scene, and tells the compositor that the object is not used any more.
    func release() {
        vanish()
        if proxy.version >= WlPointer.releaseSince { proxy.release() } else { proxy.destroyProxy() }
    }

    private func receive(_ event: WlPointer.Event) {
        if let event = translated(event) { deliver(builder.receive(event)) }
    }

    /// The event in our terms; `nil` when it is about an axis that we do not know.
    private func translated(_ event: WlPointer.Event) -> PointerEvent? {
        switch event {
        case .enter(_, let surface, let x, let y):
            .enter(sink.scene(of: surface), location: Point(x, y), time: unstampedInstant())
        case .leave: .leave(time: unstampedInstant())
        case .motion(let time, let x, let y): .motion(location: Point(x, y), time: instant(of: time))
        case .button(_, let time, let button, let state):
            .button(button, isDown: state == .pressed, time: instant(of: time))
        case .frame: .frame
        case .axisSource(let source): .axisSource(ScrollSample.Source(source))
        case .axis(let time, let axis, let value):
            PointerEvent.Axis(axis).map { .axis($0, distance: value.doubleValue, time: instant(of: time)) }
        case .axisStop(let time, let axis):
            PointerEvent.Axis(axis).map { .axisStop($0, time: instant(of: time)) }
        case .axisDiscrete(let axis, let steps): PointerEvent.Axis(axis).map { .axisDiscrete($0, steps: steps) }
        case .axisValue120(let axis, let value): PointerEvent.Axis(axis).map { .axisValue120($0, value: value) }
        }
    }

    private func instant(of stamp: UInt32) -> Instant { mapper.instant(of: stamp, receivedAt: sink.clock.now) }

    private func unstampedInstant() -> Instant { mapper.instantWithoutStamp(receivedAt: sink.clock.now) }

    private func deliver(_ frame: InputFrame?) {
        if let frame { sink.receive(frame) }
    }
}

extension PointerEvent.Axis {
    fileprivate init?(_ axis: WlPointer.Axis) {
        switch axis {
        case .verticalScroll: self = .vertical
        case .horizontalScroll: self = .horizontal
        default: return nil
        }
    }
}

extension ScrollSample.Source {
    fileprivate init(_ source: WlPointer.AxisSource) {
        switch source {
        case .wheel: self = .wheel
        case .finger: self = .finger
        case .continuous: self = .continuous
        case .wheelTilt: self = .wheelTilt
        default: self = .unknown
        }
    }
}
