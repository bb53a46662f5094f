import CWaylandServer

/// A message between the compositor and a client, kept for whoever wants to read it.
///
/// It costs one allocation to keep, and is made into text by ``description``: traces of which nobody reads most
/// must cost little.
public struct ServerMessageRecord: Hashable, Sendable {
    /// Whether the client sent it; otherwise the compositor did.
    public let isRequest: Bool
    let interface: StaticText
    let objectID: UInt32
    let name: StaticText
    let arguments: [Argument]

    /// What an argument is: the letters of the protocol's signatures.
    enum Kind: UInt8 {
        case signed = 0x69  // i
        case unsigned = 0x75  // u
        case fixed = 0x66  // f
        case text = 0x73  // s
        case object = 0x6F  // o
        case newObject = 0x6E  // n
        case array = 0x61  // a
        case descriptor = 0x68  // h
    }

    /// An argument.
    enum Argument: Hashable, Sendable {
        case number(Int)
        case fixed(Int32)
        case text(String?)
        case object(UInt32, interface: StaticText?)
        case newObject(UInt32, interface: StaticText?)
        case array(byteCount: Int)
        /// Without its number, which is this process's own: it says nothing, and is another one each time.
        case descriptor

        init(_ kind: Kind, _ argument: wl_argument, _ type: UnsafePointer<wl_interface>?) {
            let interface = type.map { StaticText($0.pointee.name) }
            switch kind {
            case .signed: self = .number(Int(argument.i))
            case .unsigned: self = .number(Int(argument.u))
            case .fixed: self = .fixed(argument.f)
            case .text: self = .text(argument.s.map { String(cString: $0) })
            case .object: self = .object(argument.o.map(wl_resource_get_id) ?? 0, interface: interface)
            case .newObject: self = .newObject(argument.n, interface: interface)
            case .array: self = .array(byteCount: argument.a.map(\.pointee.size) ?? 0)
            case .descriptor: self = .descriptor
            }
        }
    }
}

extension ServerMessageRecord {
    /// Whether it is a message of the object with this number, or has it among its arguments.
    public func concerns(_ object: UInt32) -> Bool {
        objectID == object || makes(object)
            || arguments.contains { if case .object(object, _) = $0 { true } else { false } }
    }

    /// Whether it makes an object with this number. What came before is about another one of that number.
    public func makes(_ object: UInt32) -> Bool {
        arguments.contains { if case .newObject(object, _) = $0 { true } else { false } }
    }
}

extension ServerMessageRecord: CustomStringConvertible {
    /// The whole message: `-> wl_surface#12.attach(wl_buffer#20, 0, 0)`, with `->` for requests and `<-` for events.
    public var description: String {
        let list = arguments.map(\.description).joined(separator: ", ")
        return "\(isRequest ? "->" : "<-") \(interface)#\(objectID).\(name)(\(list))"
    }

    /// The object and the message alone: `wl_surface#12.attach`.
    public var title: String { "\(interface)#\(objectID).\(name)" }
}

extension ServerMessageRecord.Argument: CustomStringConvertible {
    /// The argument as text: `12`, `0.5`, `"title"`, `wl_buffer#20`, `new wl_callback#7`, `nil`, `array[8]`, `fd`.
    var description: String {
        switch self {
        case .number(let value): String(value)
        case .fixed(let value): String(WireFixed(rawValue: value).doubleValue)
        case .text(let text): text.map { "\"\($0)\"" } ?? "nil"
        case .object(let id, let interface): Self.object(id, interface)
        case .newObject(let id, let interface): "new " + Self.object(id, interface)
        case .array(let byteCount): "array[\(byteCount)]"
        case .descriptor: "fd"
        }
    }

    private static func object(_ id: UInt32, _ interface: StaticText?) -> String {
        id == 0 ? "nil" : "\(interface?.description ?? "object")#\(id)"
    }
}

/// A text of a protocol's tables, which are there for as long as the process.
struct StaticText: Hashable, @unchecked Sendable, CustomStringConvertible {
    private let start: UnsafePointer<CChar>?

    init(_ start: UnsafePointer<CChar>?) { self.start = start }

    var description: String { start.map { String(cString: $0) } ?? "" }
}
