import CWaylandServer

/// One message between the compositor and a client, as ``ServerDisplay/onMessage`` shows it.
///
/// It cannot be kept: its arguments are only there during the call. ``record`` is the form to keep.
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

    /// How many file descriptors it carries.
    public var descriptorCount: Int {
        String(cString: raw.message.pointee.signature).count { $0 == "h" }
    }

    /// Every event that is bound, as interface and event: `wl_touch.frame`.
    public static let eventNames = Set(eventForms.keys)

    /// What goes over the wire for each event that is bound, by its name: `wl_touch.frame`.
    public static let eventForms = Dictionary(
        InterfaceID.allCases.flatMap { id in
            id.description.events.map { ("\(id.description.name).\($0.name)", EventForm(signature: $0.signature)) }
        }, uniquingKeysWith: { first, _ in first })

    /// What an event is made of on the wire, besides its head.
    public struct EventForm: Hashable, Sendable {
        /// How many 32-bit words its arguments take; `nil` for one with a string or an array, whose length is its own.
        public let wordCount: Int?
        /// How many file descriptors it carries.
        public let descriptorCount: Int

        init(signature: StaticString) {
            // Digits are versions, question marks say that an argument may be missing.
            let kinds = signature.description.filter(\.isLetter)
            descriptorCount = kinds.count { $0 == "h" }
            wordCount = kinds.contains { "sa".contains($0) } ? nil : kinds.count - descriptorCount
        }
    }

    /// What can be kept of it, and becomes text when somebody reads it.
    public var record: ServerMessageRecord {
        var arguments: [ServerMessageRecord.Argument] = []
        var index = 0
        // Digits are versions, question marks say that an argument may be missing.
        var letter = raw.message.pointee.signature
        while let character = letter?.pointee, character != 0 {
            letter = letter?.advanced(by: 1)
            guard let kind = ServerMessageRecord.Kind(rawValue: UInt8(bitPattern: character)) else { continue }
            arguments.append(
                ServerMessageRecord.Argument(kind, raw.arguments[index], raw.message.pointee.types[index]))
            index += 1
        }
        return ServerMessageRecord(
            isRequest: isRequest, interface: StaticText(wl_resource_get_class(raw.resource)), objectID: objectID,
            name: StaticText(raw.message.pointee.name), arguments: arguments)
    }
}
