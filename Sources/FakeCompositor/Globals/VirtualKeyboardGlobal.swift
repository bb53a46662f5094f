import Glibc
import WaylandServer

/// `zwp_virtual_keyboard_manager_v1`: lets a client play a keyboard of a seat, as on-screen keyboards do.
final class VirtualKeyboardGlobal {
    private unowned let compositor: Compositor
    private var global: ServerGlobal?

    init(compositor: Compositor) {
        self.compositor = compositor
        global = compositor.createGlobal(ZwpVirtualKeyboardManagerV1.self) { [unowned compositor] resource, _ in
            resource.onRequest = { [unowned compositor] request in
                switch request {
                case .createVirtualKeyboard(let seat, let id):
                    if let seat = seat.tag as? Seat { _ = VirtualKeyboard(id, seat: seat, compositor: compositor) }
                }
            }
        }
    }
}

/// A keyboard that a client plays. Its object holds it.
private final class VirtualKeyboard {
    /// Larger keymaps are refused; real ones have some 60,000 bytes.
    static let largestKeymap = 512 << 10
    /// The kernel knows no key with a larger number. What is held is told to whoever gets the focus, in one message.
    static let largestCode: UInt32 = 0x2FF

    private unowned let seat: Seat
    private unowned let compositor: Compositor
    private unowned let resource: ZwpVirtualKeyboardV1
    private var keymap: Keymap?
    private var keptKeymap: KeptBytes?
    /// The keys that it holds down.
    private var held: Set<UInt32> = []

    init(_ resource: ZwpVirtualKeyboardV1, seat: Seat, compositor: Compositor) {
        self.resource = resource
        self.seat = seat
        self.compositor = compositor
        seat.capabilities.insert(.keyboard)
        resource.onRequest = { [self] in receive($0) }
        resource.onDestroy = { [self] in unplug() }
    }

    private func receive(_ request: ZwpVirtualKeyboardV1.Request) {
        switch request {
        case .keymap(let format, let file, let size):
            let keymap = Self.keymap(format, file, size)
            guard compositor.mayKeep(keymap?.text?.utf8.count ?? 0, in: &keptKeymap, for: resource) else { return }
            self.keymap = keymap
        case .key(_, let code, let state):
            guard let keymap else { return refuse() }
            guard code <= Self.largestCode else { return }
            let isPressed = state == .pressed
            if isPressed { held.insert(code) } else { held.remove(code) }
            seat.keyboard.play(code, isPressed: isPressed, with: keymap)
        case .modifiers(let depressed, let latched, let locked, let group):
            guard let keymap else { return refuse() }
            seat.keyboard.play(
                KeyboardModifiers(depressed: depressed, latched: latched, locked: locked, group: group), with: keymap)
        case .destroy: break
        }
    }

    private func refuse() { compositor.raise(.virtualKeyboardWithoutKeymap, on: resource, "a keymap comes first") }

    private func unplug() {
        for code in held.sorted() {
            if let keymap { seat.keyboard.play(code, isPressed: false, with: keymap) }
        }
        seat.keyboard.stopPlaying()
    }

    private static func keymap(
        _ format: WlKeyboard.KeymapFormat, _ file: WireDescriptor, _ size: UInt32
    ) -> Keymap? {
        guard format == .xkbV1, size > 0, size <= largestKeymap else { return nil }
        var bytes = [UInt8](repeating: 0, count: Int(size))
        var count = 0
        while count < bytes.count {
            let found = bytes[count...].withUnsafeMutableBytes { pread(file.rawValue, $0.baseAddress, $0.count, count) }
            guard found > 0 else { break }
            count += found
        }
        return Keymap(text: String(decoding: bytes.prefix(count).prefix { $0 != 0 }, as: UTF8.self))
    }
}
