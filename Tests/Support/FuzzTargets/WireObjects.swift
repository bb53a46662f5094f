import CLinuxShims
import FakeCompositor
import Glibc
import WaylandServer

/// The objects of a connection, as somebody knows them who listens to both ends.
struct WireObjects {
    /// The interfaces of the objects by their numbers.
    private(set) var interfaces: [UInt32: String] = [1: "wl_display"]
    /// The globals that were offered, by their numbers.
    private(set) var globals: [(name: UInt32, interface: String, version: UInt32)] = []
    /// Numbers and texts that were said last: serials, handles, tokens.
    private(set) var numbers: [UInt32] = [0]
    private(set) var texts: [String] = [""]
    private var unfinished: [Bool: [UInt8]] = [:]

    /// The objects of interfaces that there are, in the order of their numbers.
    func ids(of interface: String?) -> [UInt32] {
        interfaces.filter { interface == nil || $0.value == interface }.keys.sorted()
    }

    /// The program has a new object.
    mutating func add(_ id: UInt32, _ interface: String) { interfaces[id] = interface }

    /// An object is gone.
    mutating func remove(_ id: UInt32) { interfaces[id] = nil }

    /// Listens to what one end says.
    mutating func hear(_ bytes: [UInt8], areRequests: Bool) {
        var rest = (unfinished[areRequests] ?? [])[...] + bytes
        while rest.count >= 8 {
            let words = Words(rest)
            let length = Int(words[1] >> 16)
            guard length >= 8, rest.count >= length else { break }
            hear(Words(rest.prefix(length)), areRequests: areRequests)
            rest = rest.dropFirst(length)
        }
        unfinished[areRequests] = Array(rest)
    }

    private mutating func hear(_ message: Words, areRequests: Bool) {
        let opcode = Int(message[1] & 0xFFFF)
        guard let interface = interfaces[message[0]],
            let forms = areRequests ? MessageForm.requests[interface] : MessageForm.events[interface],
            opcode < forms.count
        else { return }
        var place = 2
        var said: [String] = []
        var counts: [UInt32] = []
        for argument in forms[opcode].arguments {
            switch argument.kind {
            case "h": continue
            case "s", "a":
                let length = Int(message[place])
                said.append(message.text(at: place + 1, length: length))
                place += 1 + (length + 3) / 4
                continue
            case "n":
                let known = argument.interface ?? (said.last ?? "")
                if message[place] != 0 { add(message[place], known) }
            case "u": counts.append(message[place])
            default: break
            }
            place += 1
        }
        remember(counts, said)
        if interface == "wl_registry", !areRequests, opcode == 0, counts.count == 2, let name = said.first {
            globals.append((counts[0], name, counts[1]))
        }
        if interface == "wl_display", !areRequests, opcode == 1, let id = counts.first { remove(id) }
    }

    private mutating func remember(_ counts: [UInt32], _ said: [String]) {
        numbers = (numbers + counts).suffix(16)
        texts = (texts + said).suffix(16)
    }

    /// Bytes as words; zeros behind their end.
    private struct Words {
        private let bytes: ArraySlice<UInt8>

        init(_ bytes: ArraySlice<UInt8>) { self.bytes = bytes }

        subscript(index: Int) -> UInt32 {
            (0..<4).reduce(0) { word, byte in
                let place = bytes.startIndex + index * 4 + byte
                return word | (place < bytes.endIndex ? UInt32(bytes[place]) << (8 * byte) : 0)
            }
        }

        func text(at word: Int, length: Int) -> String {
            let part = bytes.dropFirst(word * 4).prefix(max(length - 1, 0))
            return String(decoding: part, as: UTF8.self)
        }
    }
}

/// A message that is being written.
struct WrittenMessage {
    private(set) var body: [UInt8] = []
    private(set) var files: [WireDescriptor] = []

    mutating func append(_ word: UInt32) {
        for shift in stride(from: 0, to: 32, by: 8) { body.append(UInt8(truncatingIfNeeded: word >> shift)) }
    }

    mutating func append(_ bytes: [UInt8]) {
        append(UInt32(bytes.count))
        body += bytes
        while body.count % 4 != 0 { body.append(0) }
    }

    mutating func append(_ text: String) { append(Array(text.utf8) + [0]) }

    mutating func append(_ file: WireDescriptor) { files.append(file) }

    /// The message as it goes over the wire.
    func bytes(to object: UInt32, opcode: Int) -> [UInt8] {
        var head = WrittenMessage()
        head.append(object)
        head.append(UInt32(body.count + 8) << 16 | UInt32(opcode))
        return head.body + body
    }
}
