import TactusPlatform
import WaylandClient

/// One `wl_keyboard`: turns its events into ``KeyboardEvent``s, and delivers the frames that they make.
final class KeyboardDevice {
    private let proxy: WlKeyboard
    private unowned let seat: Seat
    private var builder: KeyFrameBuilder
    private var mapper = EventTimeMapper()
    private let timestamps: EventTimestamps?

    init(_ proxy: WlKeyboard, seat: Seat) {
        self.proxy = proxy
        self.seat = seat
        let interpreter = KeyInterpreter(locale: seat.context.locale)
        builder = KeyFrameBuilder(seat: seat.id, interpreter: interpreter)
        interpreter.onUnreadableKeymap = { [unowned seat] in seat.context.onSeatEvent(.keymapIsUnreadable, seat.id) }
        let manager = seat.connection.inputManagers.timestamps
        timestamps = manager.map { EventTimestamps($0.getKeyboardTimestamps(keyboard: proxy)) }
        timestamps?.onTimestamp = { [weak self] in self?.mapper.refine(nanoseconds: $0) }
        proxy.onEvent = { [weak self] event in self?.receive(event) }
    }

    func sceneVanished(_ scene: SceneID) { deliver(builder.sceneVanished(scene, at: arrival())) }

    /// Takes the keyboard off its scene.
    func vanish() { deliver(builder.deviceVanished(at: arrival())) }

    /// Takes the keyboard off its scene, and tells the compositor that the object is not used any more.
    func release() {
        vanish()
        timestamps?.destroy()
        if proxy.version >= WlKeyboard.releaseSince { proxy.release() } else { proxy.destroyProxy() }
    }

    private func receive(_ event: WlKeyboard.Event) {
        if let event = translated(event) { deliver(builder.receive(event)) }
    }

    /// The event in our terms; `nil` for a change of a key that we do not know.
    private func translated(_ event: WlKeyboard.Event) -> KeyboardEvent? {
        switch event {
        case .keymap(let format, let file, let size):
            .keymap(format == .xkbV1 ? keymap(in: file, size: size) : nil, time: arrival())
        // The keys that are down already are no presses: see KeyFrameBuilder.
        case .enter(_, let surface, _): .enter(surface?.scene, time: arrival())
        case .leave: .leave(time: arrival())
        case .key(let serial, let time, let code, let state): key(code, state, time: time, serial: serial)
        case .modifiers(_, let depressed, let latched, let locked, let group):
            .modifiers(
                ModifierMasks(depressed: depressed, latched: latched, locked: locked, layout: group), time: arrival())
        case .repeatInfo(let rate, let delay): .repetition(rate: rate, delay: delay, time: arrival())
        }
    }

    private func keymap(in file: WireDescriptor, size: UInt32) -> [UInt8]? {
        let text = KeymapFile.read(file, size: size)
        if text == nil { seat.context.onSeatEvent(.keymapIsUnreadable, seat.id) }
        return text
    }

    private func key(_ code: UInt32, _ state: WlKeyboard.KeyState, time: UInt32, serial: UInt32) -> KeyboardEvent? {
        let time = mapper.instant(of: time, receivedAt: seat.context.clock.now)
        switch state {
        case .pressed:
            seat.recordUse { $0.keyWentDown(serial: serial) }
            return .key(code, isDown: true, time: time)
        case .released: return .key(code, isDown: false, time: time)
        default: return nil
        }
    }

    private func arrival() -> Instant { mapper.instantOfArrival(seat.context.clock.now) }

    private func deliver(_ frame: InputFrame?) {
        if let frame { seat.context.onFrame(frame) }
    }
}
