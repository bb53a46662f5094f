import Glibc
import WaylandClient

extension RawClient {
    /// Writes down every event of a new keyboard object, of the first seat or of another one.
    func recordKeyboard(of seat: WlSeat? = nil, as name: String = "") -> WlKeyboard {
        let keyboard = (seat ?? self.seat).getKeyboard()
        let prefix = name.isEmpty ? "" : "\(name) "
        keyboard.onEvent = { [unowned self] event in note(prefix + Self.text(event)) }
        settle()
        return keyboard
    }

    private static func text(_ event: WlKeyboard.Event) -> String {
        switch event {
        case .keymap(let format, let file, let size):
            "keymap \(format.rawValue) \(contents(of: file, byteCount: Int(size)).prefix(10))"
        case .enter(_, let surface, let keys): "enter \(surface.map { String($0.id) } ?? "nothing") \(keys.asUInt32s)"
        case .leave(_, let surface): "leave \(surface.map { String($0.id) } ?? "nothing")"
        case .key(_, _, let key, let state): "key \(key) \(state == .pressed ? "down" : "up")"
        case .modifiers(_, let depressed, let latched, let locked, let group):
            "modifiers \(depressed) \(latched) \(locked) \(group)"
        case .repeatInfo(let rate, let delay): "repeat \(rate) \(delay)"
        }
    }

    /// A file's first bytes as text.
    static func contents(of file: WireDescriptor, byteCount: Int) -> String {
        var bytes = [UInt8](repeating: 0, count: byteCount)
        let count = bytes.withUnsafeMutableBytes { pread(file.rawValue, $0.baseAddress, $0.count, 0) }
        return String(decoding: bytes.prefix(max(0, count)), as: UTF8.self)
    }
}
