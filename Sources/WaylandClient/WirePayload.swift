import CWaylandClient

/// What an argument is, by its letter in a signature.
enum WireArgumentKind: UInt8 {
    case int = 0x69
    case uint = 0x75
    case fixed = 0x66
    case string = 0x73
    case object = 0x6F
    case newID = 0x6E
    case array = 0x61
    case descriptor = 0x68
}

/// The arguments of one logged message, packed: four bytes for a number, a counted prefix for a text.
struct WirePayload {
    static let capacity = 96
    /// Of a text, as much as this is kept.
    static let longestText = 31

    private let base: UnsafeMutableRawPointer
    private var offset = 0

    init(_ base: UnsafeMutableRawPointer) {
        self.base = base
    }

    // MARK: Writing

    /// Appends an argument; false when there is no room.
    mutating func append(_ kind: WireArgumentKind, _ argument: wl_argument, _ newID: (wl_argument) -> UInt32) -> Bool {
        switch kind {
        case .int, .uint, .fixed, .descriptor: append(argument.u)
        case .string: append(argument.s)
        case .object: append(argument.o.map(wl_proxy_get_id) ?? 0)
        case .newID: append(newID(argument))
        case .array: append(UInt32(truncatingIfNeeded: argument.a.map(\.pointee.size) ?? 0))
        }
    }

    private mutating func append(_ number: UInt32) -> Bool {
        guard offset + 4 <= Self.capacity else { return false }
        base.storeBytes(of: number, toByteOffset: offset, as: UInt32.self)
        offset += 4
        return true
    }

    private mutating func append(_ text: UnsafePointer<CChar>?) -> Bool {
        guard offset + 1 + Self.longestText <= Self.capacity else { return false }
        guard let text else {
            base.storeBytes(of: UInt8.max, toByteOffset: offset, as: UInt8.self)
            offset += 1
            return true
        }
        var length = 0
        while length < Self.longestText, text[length] != 0 {
            base.storeBytes(of: text[length], toByteOffset: offset + 1 + length, as: CChar.self)
            length += 1
        }
        base.storeBytes(of: UInt8(length), toByteOffset: offset, as: UInt8.self)
        offset += 1 + length
        return true
    }

    // MARK: Rendering

    /// Reads the next argument as text: `12`, `0.5`, `"title"`, `wl_surface#12`, `nil`, `array[8]`, `fd 7`.
    mutating func render(_ kind: WireArgumentKind, of type: UnsafePointer<wl_interface>?) -> String {
        switch kind {
        case .int: String(Int32(bitPattern: number()))
        case .uint: String(number())
        case .fixed: String(WireFixed(rawValue: Int32(bitPattern: number())).doubleValue)
        case .string: text()
        case .object: object(number(), of: type)
        case .newID: "new " + object(number(), of: type)
        case .array: "array[\(number())]"
        case .descriptor: "fd \(Int32(bitPattern: number()))"
        }
    }

    private func object(_ id: UInt32, of type: UnsafePointer<wl_interface>?) -> String {
        id == 0 ? "nil" : "\(type.map { String(cString: $0.pointee.name) } ?? "object")#\(id)"
    }

    private mutating func number() -> UInt32 {
        defer { offset += 4 }
        return base.loadUnaligned(fromByteOffset: offset, as: UInt32.self)
    }

    private mutating func text() -> String {
        let length = base.load(fromByteOffset: offset, as: UInt8.self)
        offset += 1
        guard length != UInt8.max else { return "nil" }
        defer { offset += Int(length) }
        let bytes = UnsafeRawBufferPointer(start: base + offset, count: Int(length))
        return "\"\(String(decoding: bytes, as: UTF8.self))\(length == Self.longestText ? "..." : "")\""
    }
}
