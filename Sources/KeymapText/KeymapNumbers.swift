/// The parts of a keymap's text whose numbers libxkbcommon makes tables of, looked at before it gets them.
///
/// The tables are as long as the largest number: a key or a level of four billion ends the program in an assertion, a
/// key of four million takes 184 MB, and so do a few thousand keys of 255 levels. Levels may be computed, so that no
/// number need be large; no keymap that anybody has made does. Numbers in other parts are of symbols and do no harm,
/// nor do those of modifiers, which are masks of 32 bits: libxkbcommon writes them with virtual modifiers since 1.11.
nonisolated enum KeymapNumbers {
    /// Larger numbers of keys are not believed: evdev's end at 0x2FF, and XKB counts from 8. The library looks through
    /// all keys up to the largest for each alias.
    static let largestKeycode = 0x3FF
    /// Higher levels of a key are not believed: keymaps have eight.
    static let highestLevel = 0x1F

    /// Whether every number among the keycodes and the types of keys is small enough, in every such part of the text.
    static func areBounded(in text: ArraySlice<UInt8>) -> Bool {
        var rest = text
        while let part = nextPart(in: rest) {
            rest = rest[part.start...]
            guard skipSection(&rest, part.largest) else { return false }
        }
        return true
    }

    private static let parts = [(Array("xkb_keycodes".utf8), largestKeycode), (Array("xkb_types".utf8), highestLevel)]

    /// The place after the keyword of a part, in letters of either case, and the largest number that may be in it.
    private static func nextPart(in text: ArraySlice<UInt8>) -> (start: Int, largest: Int)? {
        for index in text.indices where lowercased(text[index]) == UInt8(ascii: "x") {
            for (word, largest) in parts
            where text[index...].starts(with: word, by: { lowercased($0) == $1 }) {
                return (index + word.count, largest)
            }
        }
        return nil
    }

    /// Reads to the brace that ends the part. Names, strings and comments may hold any digits.
    ///
    /// - Returns: Whether there was no number that is too large, and none was computed: only words are added up.
    private static func skipSection(_ rest: inout ArraySlice<UInt8>, _ largest: Int) -> Bool {
        var depth = 0
        var isBehindWord = false
        var statement = Statement.begins
        while let byte = rest.popFirst() {
            if isBlank(byte) { continue }
            let wasBehindWord = isBehindWord
            isBehindWord = false
            switch byte {
            case UInt8(ascii: "{"):
                depth += 1
                statement = .begins
            case UInt8(ascii: "}"):
                depth -= 1
                if depth == 0 { return true }
                statement = .begins
            case UInt8(ascii: ";"): statement = .begins
            case UInt8(ascii: "]") where statement == .map: statement = .numbers
            case UInt8(ascii: "<"): skip(&rest, to: UInt8(ascii: ">"))
            case UInt8(ascii: "\""): skip(&rest, to: UInt8(ascii: "\""))
            case UInt8(ascii: "#"): skip(&rest, to: UInt8(ascii: "\n"))
            case UInt8(ascii: "/") where rest.first == UInt8(ascii: "/"): skip(&rest, to: UInt8(ascii: "\n"))
            case UInt8(ascii: "0")...UInt8(ascii: "9"):
                guard number(startingWith: byte, &rest, largest) <= largest || statement.isOfMasks else { return false }
            case _ where isLetter(byte):
                var word = [lowercased(byte)]
                while let next = rest.first, isLetter(next) || isDigit(next) {
                    word.append(lowercased(rest.removeFirst()))
                }
                if statement == .begins { statement = Statement(word) }
                isBehindWord = true
            case _ where "+-*/~".utf8.contains(byte) && !statement.isOfMasks:
                rest = rest.drop { isBlank($0) }
                guard wasBehindWord, let next = rest.first, isLetter(next) else { return false }
            default: break
            }
        }
        return true
    }

    /// What the numbers of a statement are, by the word that it begins with.
    private enum Statement {
        case begins
        /// Masks to the end: those of virtual modifiers, and what a type goes by.
        case masks
        /// Masks to the bracket, then a level.
        case map
        case numbers

        init(_ word: [UInt8]) {
            switch word {
            case Array("virtual_modifiers".utf8), Array("modifiers".utf8), Array("preserve".utf8): self = .masks
            case Array("map".utf8): self = .map
            default: self = .numbers
            }
        }

        var isOfMasks: Bool { self == .masks || self == .map }
    }

    private static func skip(_ rest: inout ArraySlice<UInt8>, to end: UInt8) {
        while let byte = rest.popFirst(), byte != end {}
    }

    /// Reads a number, decimal or hexadecimal; one that is too large stays so.
    private static func number(startingWith first: UInt8, _ rest: inout ArraySlice<UInt8>, _ largest: Int) -> Int {
        var value = Int(first - UInt8(ascii: "0"))
        var radix = 10
        if value == 0, let next = rest.first, lowercased(next) == UInt8(ascii: "x") {
            radix = 16
            rest.removeFirst()
        }
        while let byte = rest.first, let digit = Character(Unicode.Scalar(byte)).hexDigitValue, digit < radix {
            value = min(value * radix + digit, largest + 1)
            rest.removeFirst()
        }
        return value
    }

    private static func lowercased(_ byte: UInt8) -> UInt8 {
        (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte) ? byte | 0x20 : byte
    }

    private static func isBlank(_ byte: UInt8) -> Bool { byte == UInt8(ascii: " ") || (0x09...0x0D).contains(byte) }

    private static func isLetter(_ byte: UInt8) -> Bool {
        byte == UInt8(ascii: "_") || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
    }

    private static func isDigit(_ byte: UInt8) -> Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) }
}
