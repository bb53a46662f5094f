/// The body of a message of D-Bus, written value by value; every value may be a lie.
public struct BusBytes {
    /// What was written.
    public private(set) var bytes: [UInt8] = []

    /// Nothing was written yet.
    public init() {}

    /// Fills up to a multiple of so many bytes.
    public mutating func align(_ size: Int) {
        while bytes.count % size != 0 { bytes.append(0) }
    }

    /// Writes bytes as they are.
    public mutating func append(_ bytes: [UInt8]) { self.bytes += bytes }

    /// Writes a byte.
    public mutating func append(byte: UInt8) { bytes.append(byte) }

    /// Writes a number of four bytes, where such numbers stand.
    public mutating func append(uint32 number: UInt32) {
        align(4)
        for shift in stride(from: 0, to: 32, by: 8) { bytes.append(UInt8(truncatingIfNeeded: number >> shift)) }
    }

    /// A text, or the path of an object.
    ///
    /// - Parameters:
    ///   - text: Its contents.
    ///   - claimed: The length that is claimed for it; `nil` for the true one.
    public mutating func append(_ text: String, claiming claimed: UInt32? = nil) {
        append(uint32: claimed ?? UInt32(text.utf8.count))
        bytes += Array(text.utf8) + [0]
    }

    /// The type of what follows.
    public mutating func append(signature: String) {
        bytes += [UInt8(signature.utf8.count)] + Array(signature.utf8) + [0]
    }

    /// An array of what `body` writes.
    ///
    /// - Parameters:
    ///   - alignment: That of its elements.
    ///   - body: Writes the elements.
    public mutating func appendArray(alignment: Int, _ body: (inout BusBytes) -> Void) {
        append(uint32: 0)
        let place = bytes.count - 4
        align(alignment)
        let start = bytes.count
        body(&self)
        let length = UInt32(bytes.count - start)
        for index in 0..<4 { bytes[place + index] = UInt8(truncatingIfNeeded: length >> (8 * index)) }
    }
}

/// A message of D-Bus, as a hostile peer writes it.
public struct BusText {
    /// What a message is.
    public enum Kind: UInt8, CaseIterable, Sendable {
        /// It asks for something.
        case call = 1
        /// It answers a call.
        case reply = 2
        /// It says that a call failed.
        case error = 3
        /// It tells of something.
        case signal = 4
    }

    /// What the message is.
    public var kind: Kind
    /// Its number.
    public var serial: UInt32 = 77
    /// The call that it replies to.
    public var repliedCall: UInt32?
    /// The object that it is for, or from.
    public var path: String?
    /// The interface of its member.
    public var interface: String?
    /// The method or signal.
    public var member: String?
    /// The error's name.
    public var errorName: String?
    /// Who is said to send it.
    public var sender: String?
    /// Whom it is for.
    public var destination: String?
    /// The types of its body.
    public var signature: String?
    /// Its body.
    public var body = BusBytes()

    /// Creates a message without fields and body.
    public init(_ kind: Kind) { self.kind = kind }

    /// The message as it goes over the wire.
    public var bytes: [UInt8] {
        var message = BusBytes()
        message.append([UInt8(ascii: "l"), kind.rawValue, 0, 1])
        message.append(uint32: UInt32(body.bytes.count))
        message.append(uint32: serial)
        message.appendArray(alignment: 8) { fields in
            func field(_ code: UInt8, _ type: String, _ text: String?) {
                guard let text else { return }
                fields.align(8)
                fields.append(byte: code)
                fields.append(signature: type)
                if type == "g" { fields.append(signature: text) } else { fields.append(text) }
            }
            field(1, "o", path)
            field(2, "s", interface)
            field(3, "s", member)
            field(4, "s", errorName)
            if let repliedCall {
                fields.align(8)
                fields.append(byte: 5)
                fields.append(signature: "u")
                fields.append(uint32: repliedCall)
            }
            field(6, "s", destination)
            field(7, "s", sender)
            field(8, "g", signature)
        }
        message.align(8)
        message.append(body.bytes)
        return message.bytes
    }
}
