extension String {
    /// The same text in one line: a space for each line break.
    nonisolated var withoutLineBreaks: String {
        guard unicodeScalars.contains(where: \.isLineBreak) else { return self }
        return String(map { $0.unicodeScalars.first?.isLineBreak == true ? " " : $0 })
    }
}

extension Unicode.Scalar {
    nonisolated fileprivate var isLineBreak: Bool {
        switch value {
        case 0x0A...0x0D, 0x85, 0x2028, 0x2029: true
        default: false
        }
    }
}
