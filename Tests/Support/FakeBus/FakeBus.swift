import Glibc

/// A bus of D-Bus inside the test: the other end of one program's connection, which sends whatever a test wants.
///
/// It listens at ``address`` until it goes. Nothing of it runs by itself: ``work()`` takes what has come.
@MainActor
public final class FakeBus {
    /// A call that the program has made.
    public struct Call: Equatable {
        /// Its number, which a reply names.
        public let serial: UInt32
        /// Whom it is for.
        public let destination: String
        /// What is to be done.
        public let member: String
        /// Its values.
        public let text: String
    }

    /// Something that the program has sent besides calls: an answer, or a signal.
    public struct Message: Equatable {
        /// The call that it answers; `nil` for a signal.
        public let repliedCall: UInt32?
        /// The object that tells; empty in an answer.
        public let path: String
        /// The signal, or the name of an error; empty in a reply.
        public let member: String
        /// Its values.
        public let text: String
    }

    /// How far it goes along with a program that connects.
    public enum Patience: Int, Comparable, CaseIterable, Sendable {
        /// It takes the connection and says nothing.
        case connection
        /// It lets the program in, and does not greet it.
        case authentication
        /// It gives the program a name.
        case greeting

        /// Whether it goes along less far.
        public static func < (left: Patience, right: Patience) -> Bool { left.rawValue < right.rawValue }
    }

    /// Where it is, in the form of D-Bus.
    public let address: String
    /// The calls that were made so far, without the first, which is for the bus itself.
    public private(set) var calls: [Call] = []
    /// What else came so far.
    public private(set) var messages: [Message] = []
    /// How many answers came.
    public private(set) var answerCount = 0
    /// Whether it takes what the program sends.
    public var isReading = true
    /// Whether the program has said that it takes descriptors.
    public private(set) var takesDescriptors = false
    /// How much of what was sent has not been taken yet.
    public var unsentCount: Int { outgoing.count }

    private let folder: String
    private let listener: Int32
    var end: Int32 = -1
    private let patience: Patience
    private var incoming: [UInt8] = []
    private var outgoing: ArraySlice<UInt8> = []
    private var isAuthenticated = false

    /// Listens for one program; `nil` when there is no place for a socket.
    public init?(patience: Patience = .greeting) {
        self.patience = patience
        var template = Array("/tmp/tactus-bus-XXXXXX".utf8CString)
        guard mkdtemp(&template) != nil else { return nil }
        let folder = template.withUnsafeBufferPointer { $0.baseAddress.map { String(cString: $0) } ?? "" }
        let path = folder + "/bus"
        let number = socket(AF_UNIX, Int32(SOCK_STREAM.rawValue) | Int32(SOCK_CLOEXEC.rawValue) | O_NONBLOCK, 0)
        var name = sockaddr_un()
        name.sun_family = sa_family_t(AF_UNIX)
        withUnsafeMutableBytes(of: &name.sun_path) { $0.copyBytes(from: path.utf8) }
        let status = withUnsafePointer(to: &name) {
            $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                bind(number, $0, socklen_t(MemoryLayout<sockaddr_un>.size))
            }
        }
        guard number >= 0, status == 0, listen(number, 1) == 0 else { return nil }
        self.folder = folder
        listener = number
        address = "unix:path=\(path)"
    }

    isolated deinit {
        die()
        Glibc.close(listener)
        unlink(folder + "/bus")
        rmdir(folder)
    }

    /// Closes the connection, as a crash does.
    public func die() {
        if end >= 0 { Glibc.close(end) }
        end = -1
    }

    /// Sends bytes, as far as the program takes them; the rest with the next ``work()``.
    public func send(_ bytes: [UInt8]) {
        outgoing += bytes
        flush()
    }

    /// Sends a message.
    public func send(_ message: BusText) { send(message.bytes) }

    /// Takes what has come, and answers what belongs to the connection itself.
    public func work() {
        if end < 0 { end = acceptProgram() }
        guard end >= 0, patience > .connection else { return }
        var buffer = [UInt8](repeating: 0, count: 65_536)
        while isReading {
            let count = read(end, &buffer, buffer.count)
            guard count > 0 else { break }
            incoming += buffer.prefix(count)
        }
        if !isAuthenticated { authenticate() }
        if isAuthenticated { while takeMessage() {} }
        flush()
    }

    private func acceptProgram() -> Int32 {
        let number = accept(listener, nil, nil)
        if number >= 0 {
            _ = fcntl(number, F_SETFL, O_NONBLOCK)
            _ = fcntl(number, F_SETFD, FD_CLOEXEC)
        }
        return number
    }

    private func flush() {
        while end >= 0, !outgoing.isEmpty {
            let count = outgoing.withUnsafeBytes { Glibc.send(end, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL)) }
            guard count > 0 else { return }
            outgoing = outgoing.dropFirst(count)
        }
    }

    private func authenticate() {
        let end = Array("BEGIN\r\n".utf8)
        guard incoming.count >= end.count,
            let place = (0...(incoming.count - end.count)).first(where: {
                incoming[$0..<($0 + end.count)].elementsEqual(end)
            })
        else { return }
        let lines = incoming.prefix(place)
        incoming.removeFirst(place + end.count)
        isAuthenticated = true
        // sd-bus says everything at once, and wants an answer to each line.
        let wish = Array("NEGOTIATE_UNIX_FD".utf8)
        takesDescriptors = lines.indices.contains { lines[$0...].starts(with: wish) }
        let agreement = takesDescriptors ? "AGREE_UNIX_FD\r\n" : ""
        send(Array("DATA\r\nOK 0123456789abcdef0123456789abcdef\r\n\(agreement)".utf8))
    }

    private func takeMessage() -> Bool {
        guard incoming.count >= 16 else { return false }
        func word(_ place: Int) -> Int { (0..<4).reduce(0) { $0 | Int(incoming[place + $1]) << (8 * $1) } }
        let fields = 16 + word(12)
        let length = (fields + 7) / 8 * 8 + word(4)
        guard incoming.count >= length else { return false }
        let body = Array(incoming[((fields + 7) / 8 * 8)..<length])
        note(Array(incoming[0..<fields]), body, serial: UInt32(word(8)))
        incoming.removeFirst(length)
        return true
    }

    private func note(_ head: [UInt8], _ body: [UInt8], serial: UInt32) {
        let text = BusReader.text(body, Self.field(8, of: head))
        guard head[1] == BusText.Kind.call.rawValue else {
            answerCount += 1
            let isSignal = head[1] == BusText.Kind.signal.rawValue
            return messages.append(
                Message(
                    repliedCall: isSignal ? nil : Self.repliedCall(of: head), path: Self.field(1, of: head),
                    member: Self.field(isSignal ? 3 : 4, of: head), text: text))
        }
        let call = Call(
            serial: serial, destination: Self.field(6, of: head), member: Self.field(3, of: head), text: text)
        guard call.member == "Hello" else { return calls.append(call) }
        guard patience >= .greeting else { return }
        var reply = BusText(.reply)
        (reply.repliedCall, reply.sender, reply.destination) = (serial, "org.freedesktop.DBus", ":1.7")
        reply.signature = "s"
        reply.body.append(":1.7")
        send(reply)
    }

    /// The number of the call that a head answers.
    private static func repliedCall(of head: [UInt8]) -> UInt32? {
        var place = 16
        while place + 6 <= head.count {
            let type = head[place + 2]
            if head[place] == 5 {
                return (0..<4).reduce(0) { $0 | UInt32(head[place + 4 + $1]) << (8 * UInt32($1)) }
            }
            place += 4
            let isSignature = type == UInt8(ascii: "g")
            let length = isSignature ? Int(head[place]) : (0..<4).reduce(0) { $0 | Int(head[place + $1]) << (8 * $1) }
            place += isSignature ? 1 : 4
            if type != UInt8(ascii: "u") { place += length + 1 }
            place = (place + 7) / 8 * 8
        }
        return nil
    }

    /// The text of a field of a head that is well formed; empty when there is none.
    private static func field(_ code: UInt8, of head: [UInt8]) -> String {
        var place = 16
        while place + 6 <= head.count {
            let (found, type) = (head[place], head[place + 2])
            place += 4
            let isSignature = type == UInt8(ascii: "g")
            let length: Int
            if isSignature {
                length = Int(head[place])
                place += 1
            } else {
                length = (0..<4).reduce(0) { $0 | Int(head[place + $1]) << (8 * $1) }
                place += 4
            }
            if type == UInt8(ascii: "u") { place = (place + 7) / 8 * 8; continue }
            if found == code { return String(decoding: head[place..<(place + length)], as: UTF8.self) }
            place = (place + length + 1 + 7) / 8 * 8
        }
        return ""
    }
}
