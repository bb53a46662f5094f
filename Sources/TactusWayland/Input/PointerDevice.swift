import TactusGeometry
import TactusPlatform
import WaylandClient

/// One `wl_pointer`: turns its events into ``PointerEvent``s, and delivers the frames that they make.
final class PointerDevice {
    private let proxy: WlPointer
    private unowned let seat: Seat
    private var builder: PointerFrameBuilder
    private var mapper = EventTimeMapper()
    /// The scene under the pointer.
    private var scene: SceneID?
    /// The serial of the newest enter: only with it a cursor may be set.
    private var enterSerial: UInt32?
    private lazy var picture = PointerCursor(proxy)
    /// The surface under it.
    private weak var surface: WlSurface?
    /// Holds it in its place on the scene under it; `nil` when nobody wishes for that.
    private var lock: PointerLock?
    private var gestures: PointerGestureDevice?
    private let timestamps: EventTimestamps?

    init(_ proxy: WlPointer, seat: Seat) {
        self.proxy = proxy
        self.seat = seat
        builder = PointerFrameBuilder(seat: seat.id, version: proxy.version)
        let managers = seat.connection.inputManagers
        gestures = managers.gestures.map { PointerGestureDevice($0, pointer: proxy, seat: seat) }
        timestamps = managers.timestamps.map { EventTimestamps($0.getPointerTimestamps(pointer: proxy)) }
        timestamps?.onTimestamp = { [weak self] in self?.mapper.refine(nanoseconds: $0) }
        proxy.onEvent = { [weak self] event in self?.receive(event) }
    }

    func sceneVanished(_ scene: SceneID) {
        if self.scene == scene { leaveScene() }
        gestures?.sceneVanished(scene)
        deliver(builder.sceneVanished(scene, at: unstampedInstant()))
    }

    /// Changes how the pointer looks; nothing while it is on no scene of ours.
    func setCursor(_ cursor: Cursor) {
        guard let scene, let enterSerial, let source = seat.connection.cursorSource else { return }
        picture.set(cursor, serial: enterSerial, scale: seat.context.scale(of: scene), from: source)
    }

    /// Shows a picture in place of the pointer; nothing while it is on no scene of ours.
    func setCursorImage(_ image: CursorImage) {
        guard let scene, let enterSerial, let globals = seat.connection.globals else { return }
        picture.set(
            image, serial: enterSerial, scale: seat.context.scale(of: scene), globals,
            memory: seat.context.bufferMemory)
    }

    /// Asks to be held in place where the scene under the pointer wishes for it, and no longer where not.
    func updateLock() {
        guard let scene, let surface, surface.isAlive, seat.context.pointerLockWishes.contains(scene) else {
            return releaseLock()
        }
        guard lock == nil, proxy.isAlive else { return }
        let context = seat.context
        lock = PointerLock(proxy, on: surface, seat.connection.inputManagers) { isLocked in
            context.onPointerLock(isLocked, scene)
        } onMotion: { [weak self] way, unaccelerated in
            guard let self else { return }
            let time = arrival()
            deliver(builder.receive(.displacement(way, unaccelerated: unaccelerated, time: time)))
        }
    }

    private func releaseLock() {
        let former = lock
        lock = nil
        former?.destroy()
    }

    private func leaveScene() {
        releaseLock()
        scene = nil
        surface = nil
    }

    /// Lets go of what the cursor is made of; the next one is made anew.
    func releaseCursor() { picture.destroy() }

    /// Breaks off touchpad gestures, of which there will be none any more.
    func releaseGestures() {
        gestures?.release()
        gestures = nil
    }

    /// Takes the pointer off its scene.
    func vanish() {
        leaveScene()
        gestures?.vanish()
        seat.recordUse { $0.pointerLeft() }
        deliver(builder.deviceVanished(at: unstampedInstant()))
    }

    /// Takes the pointer off its scene, and tells the compositor that the object is not used any more.
    func release() {
        vanish()
        picture.destroy()
        gestures?.release()
        timestamps?.destroy()
        if proxy.version >= WlPointer.releaseSince { proxy.release() } else { proxy.destroyProxy() }
    }

    private func receive(_ event: WlPointer.Event) {
        if let event = translated(event) { deliver(builder.receive(event)) }
    }

    /// The event in our terms; `nil` when it is about an axis that we do not know.
    private func translated(_ event: WlPointer.Event) -> PointerEvent? {
        switch event {
        case .enter(let serial, let surface, let x, let y):
            enterSerial = serial
            gestures?.pointerMoved(to: Point(x, y))
            leaveScene()
            scene = surface?.scene
            self.surface = surface
            updateLock()
            return .enter(scene, location: Point(x, y), time: arrival())
        case .leave:
            leaveScene()
            seat.recordUse { $0.pointerLeft() }
            return .leave(time: unstampedInstant())
        case .motion(let time, let x, let y):
            gestures?.pointerMoved(to: Point(x, y))
            return .motion(location: Point(x, y), time: instant(of: time))
        case .button(let serial, let time, let button, let state):
            let isDown = state == .pressed
            if isDown {
                seat.recordUse { $0.buttonWentDown(button, on: scene, serial: serial) }
            } else {
                seat.recordUse { $0.buttonCameUp(button) }
                seat.context.onSeatEvent(.buttonDidComeUp, seat.id)
            }
            return .button(button, isDown: isDown, time: instant(of: time))
        case .frame: return .frame
        default: return translatedScroll(event)
        }
    }

    private func translatedScroll(_ event: WlPointer.Event) -> PointerEvent? {
        switch event {
        case .axisSource(let source): .axisSource(ScrollSample.Source(source))
        case .axis(let time, let axis, let value):
            PointerEvent.Axis(axis).map { .axis($0, distance: value.doubleValue, time: instant(of: time)) }
        case .axisStop(let time, let axis):
            PointerEvent.Axis(axis).map { .axisStop($0, time: instant(of: time)) }
        case .axisDiscrete(let axis, let steps): PointerEvent.Axis(axis).map { .axisDiscrete($0, steps: steps) }
        case .axisValue120(let axis, let value): PointerEvent.Axis(axis).map { .axisValue120($0, value: value) }
        case .axisRelativeDirection(let axis, let direction):
            PointerEvent.Axis(axis).map { .axisRelativeDirection($0, isInverted: direction == .inverted) }
        case .enter, .leave, .motion, .button, .frame: nil
        }
    }

    private func instant(of stamp: UInt32) -> Instant { mapper.instant(of: stamp, receivedAt: seat.context.clock.now) }

    private func arrival() -> Instant { mapper.instantOfArrival(seat.context.clock.now) }

    private func unstampedInstant() -> Instant { mapper.instantWithoutStamp(receivedAt: seat.context.clock.now) }

    private func deliver(_ frame: InputFrame?) {
        if let frame { seat.context.onFrame(frame) }
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
