import TactusGeometry

/// Makes choices of bytes: the same ones of the same bytes, and zeros once they are used up.
struct ByteSource {
    private var bytes: ArraySlice<UInt8>

    init(_ bytes: [UInt8]) { self.bytes = bytes[...] }

    /// Whether there are no more.
    var isEmpty: Bool { bytes.isEmpty }

    mutating func byte() -> UInt8 { bytes.popFirst() ?? 0 }

    mutating func flag() -> Bool { byte() & 1 == 1 }

    mutating func word() -> UInt32 { (0..<4).reduce(0) { word, _ in word << 8 | UInt32(byte()) } }

    /// A number from 0 up to, and without, a limit of at least 1.
    mutating func below(_ limit: Int) -> Int { limit <= 256 ? Int(byte()) % limit : Int(word()) % limit }

    /// A number of everyday size, or one of those at which programs break.
    mutating func number() -> Double {
        switch byte() {
        case 0..<120: Double(Int8(bitPattern: byte()))
        case 120..<200: Double(Int32(bitPattern: word())) / 256
        case 200..<220: Double(Int32(bitPattern: word()))
        default: [0, -0.0, 1, -1, 0.5, 1e-9, 1e9, -1e9, 1e15, 0x1p31, -0x1p31][below(11)]
        }
    }

    /// A piece of text, of at most so many bytes.
    mutating func text(upTo count: Int = 24) -> String {
        let length = min(below(count + 1), bytes.count)
        defer { bytes = bytes.dropFirst(length) }
        return String(decoding: bytes.prefix(length), as: UTF8.self)
    }

    /// The next bytes, at most so many.
    mutating func take(_ count: Int) -> [UInt8] {
        defer { bytes = bytes.dropFirst(count) }
        return Array(bytes.prefix(count))
    }

    mutating func choose<T>(_ choices: [T]) -> T { choices[below(choices.count)] }
}

extension Point {
    init(_ x: Double, _ y: Double) { self.init(x: x, y: y) }
}

extension Rect {
    init(_ x: Double, _ y: Double, _ width: Double, _ height: Double) {
        self.init(x: x, y: y, width: width, height: height)
    }
}
