import WaylandServer

/// A seat's keyboard: `wl_keyboard` as a compositor sends it.
///
/// Keys go to the seat's focus: see ``Seat/focus``. The keymap is a real one, and modifiers and layouts follow from it.
///
/// ```swift
/// try compositor.seat.type("Grüße\n")                   // as a person would, Shift included
/// compositor.seat.keyboard.key(30, isPressed: true)     // KEY_A, held from here on
/// ```
public final class SeatKeyboard {
    private unowned let seat: Seat
    private var resources = ObjectList<WlKeyboard>()
    private var pressed: [(code: UInt32, serial: UInt32)] = []
    private var file: KeymapFile?
    private var loadedState: KeyboardState?
    /// What the seat's own keys mean, while a client plays a keyboard; `nil` when none does.
    private var ownKeymap: Keymap?

    /// What its keys mean. Clients are told of a change at once; keys that are held stay held.
    public var keymap: Keymap {
        didSet { if keymap != oldValue { keymapDidChange() } }
    }
    /// How held keys repeat. Clients of version 4 are told of a change at once.
    public var keyRepeat = KeyRepeat() {
        didSet { if keyRepeat != oldValue { sendToAll { $0.sendRepeat(keyRepeat) } } }
    }
    /// The modifiers that are in effect.
    public private(set) var modifiers = KeyboardModifiers()

    init(seat: Seat, keymap: Keymap) {
        self.seat = seat
        self.keymap = keymap
    }

    private var compositor: Compositor { seat.compositor }

    /// The keys that are down, by their Linux codes, in the order in which they went down.
    public var pressedKeys: [UInt32] { pressed.map(\.code) }

    /// The layout in effect, from 0: a group of the keymap. Clients are told of a change with the modifiers.
    public var group: Int {
        get { Int(modifiers.group) }
        set {
            state?.lock(group: UInt32(clamping: newValue))
            updateModifiers()
            compositor.display.flushClients()
        }
    }

    // MARK: Sending

    /// Presses or releases a key, by its Linux code: 30 is the one beside Caps Lock.
    ///
    /// It is sent as it is, a second press of a key that is down too; the modifiers follow when it changed them.
    public func key(_ code: UInt32, isPressed: Bool) {
        stopPlaying()
        let wasPressed = pressed.contains { $0.code == code }
        sendKey(code, isPressed: isPressed, to: seat.inputMethod?.grab)
        if wasPressed != isPressed { state?.update(code, isPressed: isPressed) }
        updateModifiers()
        compositor.display.flushClients()
    }

    private func sendKey(_ code: UInt32, isPressed: Bool, to grab: ZwpInputMethodKeyboardGrabV2?) {
        let serial = seat.nextInputSerial(isPress: isPressed)
        pressed.removeAll { $0.code == code }
        if isPressed { pressed.append((code, serial)) }
        let (time, state) = (compositor.eventTime, isPressed ? WlKeyboard.KeyState.pressed : .released)
        if let grab {
            grab.sendKey(serial: serial, time: time, key: code, state: state)
        } else {
            send {
                seat.stamp($0)
                $0.sendKey(serial: serial, time: time, key: code, state: state)
            }
        }
        if isPressed { reportUndelivered(code) }
    }

    /// Types a text: each character's key with the modifier keys that it needs, pressed and released.
    ///
    /// Nothing is sent when it throws. Line breaks are the Return key. Only the layout in effect is searched.
    ///
    /// - Parameter text: Characters that keys give; dead keys are not combined.
    /// - Throws: The first character that no key gives.
    public func type(_ text: String) throws(TypingError) {
        stopPlaying()
        guard seat.capabilities.contains(.keyboard), let state else { throw .noKeymap }
        var strokes: [KeyStroke] = []
        for character in text {
            guard let stroke = state.stroke(for: character) else { throw .noKey(character) }
            strokes.append(stroke)
        }
        for stroke in strokes {
            for code in stroke.modifiers { key(code, isPressed: true) }
            key(stroke.code, isPressed: true)
            key(stroke.code, isPressed: false)
            for code in stroke.modifiers.reversed() { key(code, isPressed: false) }
        }
    }

    /// Notes that nobody heard of a key, when it is so.
    private func reportUndelivered(_ code: UInt32) {
        let reason: UndeliveredInput.Reason
        if !seat.capabilities.contains(.keyboard) {
            reason = .noDevice
        } else if let client = seat.focus?.resource.client {
            guard seat.inputMethod?.grab == nil,
                !resources.contains(where: { $0.isAlive && $0.client === client })
            else { return }
            reason = .noListener(interface: WlKeyboard.interfaceName)
        } else {
            guard seat.inputMethod?.grab == nil else { return }
            reason = .noSurface
        }
        compositor.reportUndelivered(UndeliveredInput(.key(code: code), reason))
    }

    private func send(_ event: (WlKeyboard) -> Void) {
        guard let client = seat.focus?.resource.client else { return }
        for resource in resources where resource.isAlive && resource.client === client { event(resource) }
    }

    private func sendToAll(_ event: (WlKeyboard) -> Void) {
        for resource in resources where resource.isAlive { event(resource) }
        compositor.display.flushClients()
    }

    // MARK: Keyboards that clients play

    /// A client presses or releases a key of a keyboard of its own, which has a keymap of its own. Modifiers do not
    /// follow, and no input method takes it.
    func play(_ code: UInt32, isPressed: Bool, with keymap: Keymap) {
        beginPlaying(with: keymap)
        sendKey(code, isPressed: isPressed, to: nil)
        compositor.display.flushClients()
    }

    /// A client says which modifiers are in effect on a keyboard of its own.
    func play(_ modifiers: KeyboardModifiers, with keymap: Keymap) {
        beginPlaying(with: keymap)
        self.modifiers = modifiers
        send { $0.send(modifiers, serial: compositor.display.nextSerial()) }
        compositor.display.flushClients()
    }

    /// The seat's own keyboard counts again.
    func stopPlaying() {
        guard let ownKeymap else { return }
        self.ownKeymap = nil
        keymap = ownKeymap
    }

    private func beginPlaying(with keymap: Keymap) {
        ownKeymap = ownKeymap ?? self.keymap
        self.keymap = keymap
    }

    // MARK: Focus

    /// The surface has the keys from now on.
    func enter(_ surface: Surface) {
        for resource in resources where resource.client === surface.resource.client {
            enter(surface, resource, serial: compositor.display.nextSerial())
        }
    }

    /// The surface has no keys any more.
    func leave(_ surface: Surface) {
        let serial = compositor.display.nextSerial()
        for resource in resources where resource.isAlive && resource.client === surface.resource.client {
            resource.sendLeave(serial: serial, surface: surface.resource)
        }
    }

    private func enter(_ surface: Surface, _ resource: WlKeyboard, serial: UInt32) {
        resource.sendEnter(serial: serial, surface: surface.resource, keys: [UInt8](pressedKeys))
        resource.send(modifiers, serial: compositor.display.nextSerial())
    }

    // MARK: The keymap

    /// What the keymap makes of the keys; read when it is first needed.
    private var state: KeyboardState? {
        if loadedState == nil { loadedState = KeyboardState(keymap) }
        return loadedState
    }

    private func updateModifiers() {
        let now = state?.modifiers ?? KeyboardModifiers()
        guard now != modifiers else { return }
        modifiers = now
        if let grab = seat.inputMethod?.grab {
            grab.send(now, serial: compositor.display.nextSerial())
        } else {
            send { $0.send(now, serial: compositor.display.nextSerial()) }
        }
    }

    private func keymapDidChange() {
        file = nil
        loadedState = nil
        modifiers = KeyboardModifiers()
        for code in pressedKeys { state?.update(code, isPressed: true) }
        modifiers = state?.modifiers ?? modifiers
        sendToAll { sendKeymap(to: $0) }
        send { $0.send(modifiers, serial: compositor.display.nextSerial()) }
        compositor.display.flushClients()
    }

    private func sendKeymap(to resource: WlKeyboard) {
        guard let keymap = wireKeymap else { return resource.client.postNoMemory() }
        resource.sendKeymap(format: keymap.format, fd: keymap.file, size: keymap.size)
    }

    /// The keymap as it goes over the wire; `nil` when there is no memory for its file.
    private var wireKeymap: (format: WlKeyboard.KeymapFormat, file: WireDescriptor, size: UInt32)? {
        if file == nil { file = KeymapFile(keymap.text ?? "") }
        return file.map {
            keymap.text == nil
                ? (.noKeymap, $0.descriptor, 0) : (.xkbV1, $0.descriptor, UInt32(clamping: $0.byteCount))
        }
    }

    /// An input method takes the keys over: it is told what a keyboard is.
    func begin(_ grab: ZwpInputMethodKeyboardGrabV2) {
        guard let keymap = wireKeymap else { return grab.client.postNoMemory() }
        grab.sendKeymap(format: keymap.format, fd: keymap.file, size: keymap.size)
        grab.sendRepeatInfo(rate: keyRepeat.rate, delay: keyRepeat.delay)
        grab.send(modifiers, serial: compositor.display.nextSerial())
    }

    // MARK: The device's life

    /// Takes in a client's object; one that came when there is no device stays silent for ever.
    func add(_ resource: WlKeyboard, isActive: Bool) {
        guard isActive else { return }
        resources.append(resource)
        resource.onDestroy = { [weak self, unowned resource] in self?.resources.remove(resource) }
        sendKeymap(to: resource)
        resource.sendRepeat(keyRepeat)
        guard let focus = seat.focus, focus.resource.client === resource.client else { return }
        enter(focus, resource, serial: compositor.display.nextSerial())
    }

    /// Whether the keymap is in a file that clients may read.
    var hasFile: Bool { file != nil }

    func deviceWasRemoved() {
        file = nil
        stopPlaying()
        resources.removeAll()
        pressed = []
        loadedState = nil
        modifiers = KeyboardModifiers()
    }

    func isDown(serial: UInt32) -> Bool { pressed.contains { $0.serial == serial } }
}

extension ZwpInputMethodKeyboardGrabV2 {
    fileprivate func send(_ modifiers: KeyboardModifiers, serial: UInt32) {
        sendModifiers(
            serial: serial, modsDepressed: modifiers.depressed, modsLatched: modifiers.latched,
            modsLocked: modifiers.locked, group: modifiers.group)
    }
}

extension WlKeyboard {
    fileprivate func send(_ modifiers: KeyboardModifiers, serial: UInt32) {
        sendModifiers(
            serial: serial, modsDepressed: modifiers.depressed, modsLatched: modifiers.latched,
            modsLocked: modifiers.locked, group: modifiers.group)
    }

    fileprivate func sendRepeat(_ keyRepeat: KeyRepeat) {
        guard canSend(since: WlKeyboard.repeatInfoSince) else { return }
        sendRepeatInfo(rate: keyRepeat.rate, delay: keyRepeat.delay)
    }
}

extension WlKeyboard: DeviceResource {}
