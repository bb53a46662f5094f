import CWaylandServer

/// One message between the compositor and a client, as ``ServerDisplay/onMessage`` shows it.
///
/// It cannot be kept: its arguments are only there during the call. ``line`` is the form to keep.
public struct ServerMessage: ~Copyable {
    /// The client; `nil` while it is being taken in.
    public let client: ServerClient?
    /// Whether the client sent it; otherwise the compositor did.
    public let isRequest: Bool
    private let raw: wl_protocol_logger_message

    init(_ raw: wl_protocol_logger_message, client: ServerClient?, isRequest: Bool) {
        self.raw = raw
        self.client = client
        self.isRequest = isRequest
    }

    /// The interface of the object: `wl_surface`.
    public var interfaceName: String {
        String(cString: wl_resource_get_class(raw.resource))
    }

    /// The number of the object on the wire.
    public var objectID: UInt32 {
        wl_resource_get_id(raw.resource)
    }

    /// The name of the request or event: `attach`.
    public var name: String {
        String(cString: raw.message.pointee.name)
    }

    /// The arguments as text: `12`, `0.5`, `"title"`, `wl_buffer#20`, `new wl_callback#7`, `nil`, `array[8]`, `fd 7`.
    public var arguments: [String] {
        let letters = String(cString: raw.message.pointee.signature).filter(\.isLetter)
        return letters.enumerated().map { index, letter in
            Self.text(letter, raw.arguments[index], raw.message.pointee.types[index])
        }
    }

    /// How many file descriptors it carries.
    public var descriptorCount: Int {
        String(cString: raw.message.pointee.signature).count { $0 == "h" }
    }

    /// Every event that is bound, as interface and event: `wl_touch.frame`.
    public static let eventNames = Set(
        InterfaceID.allCases.flatMap { id in id.description.events.map { "\(id.description.name).\($0.name)" } })

    /// The whole message: `-> wl_surface#12.attach(wl_buffer#20, 0, 0)`, with `->` for requests and `<-` for events.
    public var line: String {
        "\(isRequest ? "->" : "<-") \(interfaceName)#\(objectID).\(name)(\(arguments.joined(separator: ", ")))"
    }

    private static func text(
        _ letter: Character, _ argument: wl_argument, _ type: UnsafePointer<wl_interface>?
    ) -> String {
        func object(_ id: UInt32) -> String {
            id == 0 ? "nil" : "\(type.map { String(cString: $0.pointee.name) } ?? "object")#\(id)"
        }
        return switch letter {
        case "i": String(argument.i)
        case "u": String(argument.u)
        case "f": String(WireFixed(rawValue: argument.f).doubleValue)
        case "s": argument.s.map { "\"\(String(cString: $0))\"" } ?? "nil"
        case "o": object(argument.o.map(wl_resource_get_id) ?? 0)
        case "n": "new " + object(argument.n)
        case "a": "array[\(argument.a.map(\.pointee.size) ?? 0)]"
        default: "fd \(argument.h)"
        }
    }
}
