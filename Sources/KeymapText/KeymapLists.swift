/// The lists of a keymap's text, looked at before libxkbcommon gets it.
///
/// The library reads through a null pointer where a list begins with a comma: `key <AC01> { , [ a ] };` ends the
/// program (libxkbcommon 1.5). No keymap that anybody has made is written so.
nonisolated enum KeymapLists {
    /// Whether no list of the text begins with a comma, behind blanks and comments or at once.
    static func beginWell(in text: ArraySlice<UInt8>) -> Bool {
        var rest = text
        while let byte = rest.popFirst() {
            guard byte == UInt8(ascii: "{") || byte == UInt8(ascii: "(") || byte == UInt8(ascii: "[") else { continue }
            skipBlanks(&rest)
            if rest.first == UInt8(ascii: ",") { return false }
        }
        return true
    }

    /// Goes on to what is neither a blank nor in a comment.
    private static func skipBlanks(_ rest: inout ArraySlice<UInt8>) {
        while let byte = rest.first {
            switch byte {
            case 0x09...0x0D, UInt8(ascii: " "): rest.removeFirst()
            case UInt8(ascii: "#"): skipLine(&rest)
            case UInt8(ascii: "/") where rest.dropFirst().first == UInt8(ascii: "/"): skipLine(&rest)
            default: return
            }
        }
    }

    private static func skipLine(_ rest: inout ArraySlice<UInt8>) {
        while let byte = rest.popFirst(), byte != UInt8(ascii: "\n") {}
    }
}
