/// The part of a keymap's text that numbers the keys, looked at before libxkbcommon gets it.
///
/// The library makes a table as long as the largest number: one of four billion ends the program in an assertion, one
/// of four million takes 184 MB. Numbers in other parts are of symbols and do no harm.
nonisolated enum KeycodeSection {
    /// Larger numbers of keys are not believed: evdev's end at 0x2FF, and XKB counts from 8.
    static let largestKeycode = 0xFFF

    /// Whether every number among the keycodes is small enough, in every such part of the text.
    static func isBounded(in text: ArraySlice<UInt8>) -> Bool {
        var rest = text
        while let start = end(of: Array("xkb_keycodes".utf8), in: rest) {
            rest = rest[start...]
            guard skipSection(&rest) else { return false }
        }
        return true
    }

    /// The place after a keyword, in letters of either case.
    private static func end(of word: [UInt8], in text: ArraySlice<UInt8>) -> Int? {
        var start = text.startIndex
        while start + word.count <= text.endIndex {
            if text[start..<start + word.count].elementsEqual(word, by: { lowercased($0) == $1 }) {
                return start + word.count
            }
            start += 1
        }
        return nil
    }

    /// Reads to the brace that ends the part. Names, strings and comments may hold any digits.
    ///
    /// - Returns: Whether there was no number that is too large.
    private static func skipSection(_ rest: inout ArraySlice<UInt8>) -> Bool {
        var depth = 0
        while let byte = rest.popFirst() {
            switch byte {
            case UInt8(ascii: "{"): depth += 1
            case UInt8(ascii: "}"):
                depth -= 1
                if depth == 0 { return true }
            case UInt8(ascii: "<"): skip(&rest, to: UInt8(ascii: ">"))
            case UInt8(ascii: "\""): skip(&rest, to: UInt8(ascii: "\""))
            case UInt8(ascii: "#"): skip(&rest, to: UInt8(ascii: "\n"))
            case UInt8(ascii: "/") where rest.first == UInt8(ascii: "/"): skip(&rest, to: UInt8(ascii: "\n"))
            case UInt8(ascii: "0")...UInt8(ascii: "9"):
                guard number(startingWith: byte, &rest) <= largestKeycode else { return false }
            case _ where isLetter(byte):
                while let next = rest.first, isLetter(next) || isDigit(next) { rest.removeFirst() }
            default: break
            }
        }
        return true
    }

    private static func skip(_ rest: inout ArraySlice<UInt8>, to end: UInt8) {
        while let byte = rest.popFirst(), byte != end {}
    }

    /// Reads a number, decimal or hexadecimal; one that is too large stays so.
    private static func number(startingWith first: UInt8, _ rest: inout ArraySlice<UInt8>) -> Int {
        var value = Int(first - UInt8(ascii: "0"))
        var radix = 10
        if value == 0, let next = rest.first, lowercased(next) == UInt8(ascii: "x") {
            radix = 16
            rest.removeFirst()
        }
        while let byte = rest.first, let digit = Character(Unicode.Scalar(byte)).hexDigitValue, digit < radix {
            value = min(value * radix + digit, largestKeycode + 1)
            rest.removeFirst()
        }
        return value
    }

    private static func lowercased(_ byte: UInt8) -> UInt8 {
        (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte) ? byte | 0x20 : byte
    }

    private static func isLetter(_ byte: UInt8) -> Bool {
        byte == UInt8(ascii: "_") || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
    }

    private static func isDigit(_ byte: UInt8) -> Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) }
}
