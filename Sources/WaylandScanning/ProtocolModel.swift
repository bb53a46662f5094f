/// A protocol as its definition or an XML states it.
public struct WireProtocol: Equatable, Sendable {
    /// The name, with underscores: `xdg_shell`.
    public var name: String
    /// The path of the file, as messages show it.
    public var file: String
    /// The interfaces, in the order of the file.
    public var interfaces: [Interface]
}

/// One interface: what a client may ask of its objects, and what they may tell.
public struct Interface: Equatable, Sendable {
    /// The name on the wire: `xdg_surface`.
    public var name: String
    /// The bound version, or the newest that an XML knows.
    public var version: UInt32
    /// The line of the interface in its file.
    public var line: Int
    /// What the XML says about it.
    public var documentation = Documentation()
    /// The messages a client sends; the position is the opcode.
    public var requests: [Message] = []
    /// The messages a server sends; the position is the opcode.
    public var events: [Message] = []
    /// The enumerations that the arguments name.
    public var enumerations: [Enumeration] = []
}

/// A request or an event.
public struct Message: Equatable, Sendable {
    /// The name on the wire: `set_title`.
    public var name: String
    /// The interface version that introduced it.
    public var since: UInt32
    /// Whether the object ceases to exist with this message.
    public var isDestructor: Bool
    /// The line of the message in its file.
    public var line: Int
    /// What the XML says about it.
    public var documentation = Documentation()
    /// The arguments, in the order of the wire.
    public var arguments: [Argument] = []
}

/// One argument of a message.
public struct Argument: Equatable, Sendable {
    /// What an argument is on the wire.
    public enum Kind: String, Sendable {
        case int, uint, fixed, string, object, array, fd
        case newID = "new_id"
    }

    /// The name in the file: `mime_type`.
    public var name: String
    /// The type on the wire.
    public var kind: Kind
    /// The interface of an `object` or `new_id`; `nil` when any may be given.
    public var interface: String?
    /// Whether a `string` or an `object` may be null.
    public var allowsNull: Bool
    /// The enumeration of an `int` or `uint`: `format`, or `wl_shm.format` for one of another interface.
    public var enumeration: String?
    /// The line of the argument in its file.
    public var line: Int
    /// What the XML says about it, in a few words.
    public var summary = ""
}

/// A set of named values, or of named bits.
public struct Enumeration: Equatable, Sendable {
    /// The name in the file: `button_state`.
    public var name: String
    /// The interface version that introduced it.
    public var since: UInt32
    /// Whether the values are bits that may be set together.
    public var isBitfield: Bool
    /// The line of the enumeration in its file.
    public var line: Int
    /// What the XML says about it.
    public var documentation = Documentation()
    /// The values, in the order of the file.
    public var entries: [Entry] = []
}

/// One named value of an enumeration.
public struct Entry: Equatable, Sendable {
    /// The name in the file: `pressed`.
    public var name: String
    /// The number on the wire.
    public var value: UInt32
    /// The interface version that introduced it.
    public var since: UInt32
    /// The line of the entry in its file.
    public var line: Int
    /// What the XML says about it, in a few words.
    public var summary = ""
}

/// What an XML says about one of its parts.
public struct Documentation: Equatable, Sendable {
    /// A few words: `touch down event and beginning of a touch sequence`.
    public var summary = ""
    /// The whole description, as indented in the XML; empty when there is none.
    public var text = ""
}
