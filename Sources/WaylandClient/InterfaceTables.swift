import CWaylandClient

/// An interface as the generated code states it.
struct InterfaceDescription {
    let name: StaticString
    let version: Int32
    let requests: [MessageDescription]
    let events: [MessageDescription]

    init(_ name: StaticString, version: Int32, requests: [MessageDescription], events: [MessageDescription]) {
        self.name = name
        self.version = version
        self.requests = requests
        self.events = events
    }
}

/// A request or an event as the generated code states it: its signature, and the interface of each argument.
struct MessageDescription {
    let name: StaticString
    let signature: StaticString
    let types: [InterfaceID?]

    init(_ name: StaticString, _ signature: StaticString, _ types: [InterfaceID?]) {
        self.name = name
        self.signature = signature
        self.types = types
    }
}

/// The `wl_interface` tables that libwayland marshals and checks with.
///
/// It keeps pointers to them in every object and message, so they are built once and live as long as the process.
/// Names and signatures are the literals of the generated code and cost no copy.
struct InterfaceTables: @unchecked Sendable {
    static let shared = InterfaceTables()

    private let tables: UnsafeMutablePointer<wl_interface>

    private init() {
        let ids = InterfaceID.allCases
        tables = .allocate(capacity: ids.count)
        for id in ids {
            let description = id.description
            let table = wl_interface(
                name: Self.text(description.name), version: description.version,
                method_count: Int32(description.requests.count), methods: messages(description.requests),
                event_count: Int32(description.events.count), events: messages(description.events))
            (tables + id.rawValue).initialize(to: table)
        }
    }

    /// The table of an interface.
    subscript(id: InterfaceID) -> UnsafePointer<wl_interface> {
        UnsafePointer(tables + id.rawValue)
    }

    private func messages(_ descriptions: [MessageDescription]) -> UnsafePointer<wl_message> {
        let messages = UnsafeMutablePointer<wl_message>.allocate(capacity: descriptions.count)
        for (index, description) in descriptions.enumerated() {
            let types = UnsafeMutablePointer<UnsafePointer<wl_interface>?>.allocate(capacity: description.types.count)
            for (place, type) in description.types.enumerated() {
                (types + place).initialize(to: type.map { UnsafePointer(tables + $0.rawValue) })
            }
            let message = wl_message(
                name: Self.text(description.name), signature: Self.text(description.signature), types: types)
            (messages + index).initialize(to: message)
        }
        return UnsafePointer(messages)
    }

    private static func text(_ literal: StaticString) -> UnsafePointer<CChar> {
        UnsafeRawPointer(literal.utf8Start).assumingMemoryBound(to: CChar.self)
    }
}
