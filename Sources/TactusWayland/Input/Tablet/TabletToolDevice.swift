import TactusGeometry
import TactusPlatform
import WaylandClient

/// One `zwp_tablet_tool_v2`: turns its events into ``TabletToolEvent``s, and delivers the frames that they make.
final class TabletToolDevice {
    private let proxy: ZwpTabletToolV2
    private unowned let seat: Seat
    private var builder: TabletFrameBuilder
    private var mapper = EventTimeMapper()
    private let onRemove: (TabletToolDevice) -> Void

    /// - Parameters:
    ///   - proxy: The tool, which describes itself before it is used.
    ///   - seat: Whose it is.
    ///   - onRemove: Called when it is gone, after it was let go of.
    init(_ proxy: ZwpTabletToolV2, seat: Seat, onRemove: @escaping (TabletToolDevice) -> Void) {
        self.proxy = proxy
        self.seat = seat
        self.onRemove = onRemove
        builder = TabletFrameBuilder(seat: seat.id, name: seat.context.nextTabletTool())
        proxy.onEvent = { [weak self] event in self?.receive(event) }
    }

    func sceneVanished(_ scene: SceneID) {
        deliver(builder.sceneVanished(scene, at: mapper.instantOfArrival(seat.context.clock.now)))
    }

    /// Takes the tool off its scene.
    func vanish() {
        seat.recordUse { $0.toolLifted(builder.name) }
        deliver(builder.toolVanished(at: mapper.instantOfArrival(seat.context.clock.now)))
    }

    /// Takes the tool off its scene, and tells the compositor that the object is not used any more.
    func release() {
        vanish()
        proxy.destroy()
    }

    private func receive(_ event: ZwpTabletToolV2.Event) {
        switch event {
        case .type(let type): builder.tool.kind = TabletTool.Kind(type)
        case .hardwareSerial(let high, let low): builder.tool.serialNumber = UInt64(high) << 32 | UInt64(low)
        case .hardwareIdWacom(let high, let low): builder.tool.model = UInt64(high) << 32 | UInt64(low)
        case .capability, .done: break
        case .removed:
            release()
            onRemove(self)
        default:
            note(event)
            if let event = translated(event) { deliver(builder.receive(event)) }
        }
    }

    /// Keeps account of what its user did, and of what that entitles to.
    private func note(_ event: ZwpTabletToolV2.Event) {
        switch event {
        case .down(let serial):
            seat.recordUse { $0.toolTouched(builder.name, on: builder.scene, serial: serial) }
        case .up, .proximityOut: seat.recordUse { $0.toolLifted(builder.name) }
        default: break
        }
    }

    private func translated(_ event: ZwpTabletToolV2.Event) -> TabletToolEvent? {
        switch event {
        case .proximityIn(_, _, let surface): .proximityIn(surface?.scene)
        case .proximityOut: .proximityOut
        case .down: .down
        case .up: .up
        case .motion(let x, let y): .motion(Point(x, y))
        case .pressure(let pressure): .pressure(pressure)
        case .distance(let distance): .distance(distance)
        case .tilt(let x, let y): .tilt(x: x.doubleValue, y: y.doubleValue)
        case .rotation(let degrees): .rotation(degrees.doubleValue)
        case .slider(let position): .slider(position)
        case .wheel(let degrees, let clicks): .wheel(degrees: degrees.doubleValue, clicks: clicks)
        case .button(_, let code, let state): .button(code, isDown: state == .pressed)
        case .frame(let time): .frame(time: mapper.instant(of: time, receivedAt: seat.context.clock.now))
        case .type, .hardwareSerial, .hardwareIdWacom, .capability, .done, .removed: nil
        }
    }

    private func deliver(_ frame: InputFrame?) {
        if let frame { seat.context.onFrame(frame) }
    }
}

extension TabletTool.Kind {
    fileprivate init(_ type: ZwpTabletToolV2.TypeValue) {
        switch type {
        case .eraser: self = .eraser
        case .brush: self = .brush
        case .pencil: self = .pencil
        case .airbrush: self = .airbrush
        case .finger: self = .finger
        case .mouse: self = .mouse
        case .lens: self = .lens
        default: self = .pen
        }
    }
}
