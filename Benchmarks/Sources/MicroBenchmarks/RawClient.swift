import FakeCompositor
import Glibc
import Tactus
import TactusTesting

/// A client of the fake compositor that says what it wants, word by word: more of everything than a
/// toolkit would ask for.
final class RawClient {
    /// An object of the client, by its number.
    typealias ID = UInt32

    let compositor: Compositor
    private let descriptor: Int32
    private var last: ID = 2
    private var waiting: [UInt32] = []
    private var globals: [String: (name: UInt32, version: UInt32)] = [:]

    /// Connects to a compositor of its own, and learns its globals.
    init() {
        let clock = VirtualClock(start: Instant(seconds: 1))
        compositor = Compositor(
            output: OutputDescription(width: 200, height: 150), clock: CompositorClock { clock.now - .zero })
        do { descriptor = try compositor.connect() } catch { preconditionFailure("no connection: \(error)") }
        _ = fcntl(descriptor, F_SETFL, O_NONBLOCK)
        request(1, 1, [2])
        flush()
    }

    /// Hangs up; the compositor finds out when it next dispatches.
    func hangUp() {
        flush()
        close(descriptor)
        compositor.dispatch()
    }

    /// A new object's number.
    func newID() -> ID {
        last += 1
        return last
    }

    /// Binds a global that the compositor has.
    func bind(_ interface: String) -> ID {
        guard let global = globals[interface] else { preconditionFailure("the compositor has no \(interface)") }
        let id = newID()
        request(2, 0, [global.name] + Self.words(of: interface) + [global.version, id])
        return id
    }

    /// Says something: numbers, which may be those of objects.
    func request(_ object: ID, _ opcode: UInt32, _ arguments: [UInt32]) {
        waiting += [object, UInt32(arguments.count + 2) << 18 | opcode] + arguments
        if waiting.count > 500 { flush() }
    }

    /// Writes what waits, lets the compositor act on it, and reads what it says.
    func flush() {
        waiting.withUnsafeBytes { bytes in
            let written = write(descriptor, bytes.baseAddress, bytes.count)
            precondition(written == bytes.count, "the compositor hung up")
        }
        waiting = []
        compositor.dispatch()
        var words = [UInt32](repeating: 0, count: 4096)
        while true {
            let count = words.withUnsafeMutableBytes { read(descriptor, $0.baseAddress, $0.count) }
            guard count > 0 else { return }
            learn(words[..<(count / 4)])
        }
    }

    /// Looks for globals among events.
    private func learn(_ words: ArraySlice<UInt32>) {
        var rest = words
        while rest.count >= 2 {
            let (object, size, opcode) = (
                rest[rest.startIndex], Int(rest[rest.startIndex + 1] >> 18), rest[rest.startIndex + 1] & 0xFFFF
            )
            precondition(object != 1 || opcode != 0, "the compositor complains of the benchmark")
            guard size >= 2, size <= rest.count else { return }
            let arguments = Array(rest.dropFirst(2).prefix(size - 2))
            if object == 2, opcode == 0, arguments.count > 3 {
                let bytes = arguments[2...].withUnsafeBytes { Array($0.prefix(Int(arguments[1]) - 1)) }
                globals[String(decoding: bytes, as: UTF8.self)] = (arguments[0], arguments[arguments.count - 1])
            }
            rest = rest.dropFirst(size)
        }
    }

    /// A string on the wire: its length with the zero at its end, padded to whole words.
    private static func words(of string: String) -> [UInt32] {
        var bytes = Array(string.utf8) + [0]
        let length = UInt32(bytes.count)
        while bytes.count % 4 != 0 { bytes.append(0) }
        return [length]
            + stride(from: 0, to: bytes.count, by: 4).map { index in
                (0..<4).reduce(0) { $0 | UInt32(bytes[index + $1]) << UInt32(8 * $1) }
            }
    }
}
