import CWaylandClient

/// The last messages of a connection, both ways.
///
/// Every message is noted without an allocation, and becomes text only when someone asks: after a protocol error,
/// or in a trace. The log is there whether or not anyone looks at it, so an error in the field can be explained.
public final class WireLog {
    /// How many messages are remembered.
    public static let capacity = 256

    /// How many messages have been noted since the connection began, forgotten ones included.
    @exclusivity(unchecked) public private(set) var total = 0

    /// One message; the values of its arguments lie at the same place of `payloads`.
    struct Entry {
        var isRequest: Bool
        var objectID: UInt32
        var interface: UnsafePointer<wl_interface>
        var message: UnsafePointer<wl_message>
        /// How many arguments found room.
        var argumentCount = 0
    }

    private let entries = UnsafeMutablePointer<Entry>.allocate(capacity: capacity)
    private let payloads = UnsafeMutableRawPointer.allocate(
        byteCount: capacity * WirePayload.capacity, alignment: 8)

    init() {}

    deinit {
        entries.deallocate()
        payloads.deallocate()
    }

    /// The messages remembered, the oldest first, in the form
    /// `-> wl_surface#12.attach(wl_buffer#20, 0, 0)`, with `->` for requests and `<-` for events.
    public var lines: [String] {
        remembered.map { "\(entries[$0].isRequest ? "->" : "<-") \(name(at: $0))(\(arguments(at: $0)))" }
    }

    /// The last requests, the oldest first, without their arguments: `wl_surface#12.commit`.
    func lastRequests(_ count: Int) -> [String] {
        remembered.filter { entries[$0].isRequest }.suffix(count).map(name)
    }

    private var remembered: [Int] {
        (max(0, total - Self.capacity)..<total).map { $0 % Self.capacity }
    }

    // MARK: Recording

    func recordEvent(of proxy: Proxy, _ message: UnsafePointer<wl_message>, _ arguments: UnsafePointer<wl_argument>) {
        record(Entry(isRequest: false, objectID: proxy.id, interface: proxy.table, message: message), arguments) {
            $0.o.map(wl_proxy_get_id) ?? 0
        }
    }

    func recordRequest(
        _ id: UInt32, _ interface: UnsafePointer<wl_interface>, _ message: UnsafePointer<wl_message>,
        _ arguments: UnsafePointer<wl_argument>, newID: UInt32
    ) {
        record(Entry(isRequest: true, objectID: id, interface: interface, message: message), arguments) { _ in newID }
    }

    private func record(
        _ entry: Entry, _ arguments: UnsafePointer<wl_argument>, newID: (wl_argument) -> UInt32
    ) {
        let place = total % Self.capacity
        total += 1
        var payload = WirePayload(payloads + place * WirePayload.capacity)
        var entry = entry
        var letter = entry.message.pointee.signature
        while let byte = letter?.pointee, byte != 0 {
            letter = letter?.successor()
            guard let kind = WireArgumentKind(rawValue: UInt8(bitPattern: byte)) else { continue }
            guard payload.append(kind, arguments[entry.argumentCount], newID) else { break }
            entry.argumentCount += 1
        }
        (entries + place).initialize(to: entry)
    }

    // MARK: Rendering

    private func name(at place: Int) -> String {
        let entry = entries[place]
        return "\(String(cString: entry.interface.pointee.name))#\(entry.objectID)."
            + String(cString: entry.message.pointee.name)
    }

    private func arguments(at place: Int) -> String {
        let entry = entries[place]
        var payload = WirePayload(payloads + place * WirePayload.capacity)
        let kinds = String(cString: entry.message.pointee.signature).utf8.compactMap(WireArgumentKind.init)
        var words: [String] = []
        for (index, kind) in kinds.prefix(entry.argumentCount).enumerated() {
            words.append(payload.render(kind, of: entry.message.pointee.types[index]))
        }
        if entry.argumentCount < kinds.count { words.append("...") }
        return words.joined(separator: ", ")
    }
}
