import CWaylandServer

extension [UInt8] {
    /// Creates the bytes of an array of 32-bit numbers.
    public init(_ numbers: [UInt32]) {
        self = numbers.withUnsafeBytes { [UInt8]($0) }
    }

    /// Lends the bytes as libwayland wants them.
    func withWireValue<Result>(_ body: (UnsafeMutablePointer<wl_array>) -> Result) -> Result {
        withUnsafeBytes { bytes in
            // The library only reads what it sends, so the cast away from constness is never used.
            var array = wl_array(
                size: bytes.count, alloc: 0, data: UnsafeMutableRawPointer(mutating: bytes.baseAddress))
            return withUnsafeMutablePointer(to: &array, body)
        }
    }
}

extension String {
    /// Lends the text with a zero byte at its end.
    func withWireValue<Result>(_ body: (UnsafePointer<CChar>?) -> Result) -> Result {
        withCString(body)
    }
}

extension String? {
    /// Lends the text with a zero byte at its end, or a null pointer.
    func withWireValue<Result>(_ body: (UnsafePointer<CChar>?) -> Result) -> Result {
        if let self { self.withCString(body) } else { body(nil) }
    }
}
