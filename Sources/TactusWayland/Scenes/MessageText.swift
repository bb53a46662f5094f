/// Text as a message of the wire can carry it.
nonisolated package enum MessageText {
    /// A message holds 4096 bytes, header and other arguments included; libwayland ends the connection
    /// for a longer one.
    private static let maximumByteCount = 2048

    /// The beginning of `text` that fits into a message, cut between characters; a zero byte ends it, as it would in C.
    package static func fitting(_ text: String) -> String {
        let text = text.prefix { $0 != "\0" }
        var byteCount = 0
        let end = text.indices.first { index in
            byteCount += text[index].utf8.count
            return byteCount > maximumByteCount
        }
        return String(text[..<(end ?? text.endIndex)])
    }
}
