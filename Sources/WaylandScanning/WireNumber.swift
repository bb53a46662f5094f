/// A 32-bit number as protocols write it.
enum WireNumber {
    /// The value of `12`, `0x1F` or `-1`; `nil` for anything else.
    static func value(of text: String) -> UInt32? {
        if text.hasPrefix("0x") { return UInt32(text.dropFirst(2), radix: 16) }
        if text.hasPrefix("-") { return Int32(text).map { UInt32(bitPattern: $0) } }
        return UInt32(text)
    }

    /// The number as we write it: hexadecimal from five hexadecimal digits on.
    static func text(of value: UInt32) -> String {
        value < 0x1_0000 ? String(value) : "0x" + String(value, radix: 16, uppercase: true)
    }
}
