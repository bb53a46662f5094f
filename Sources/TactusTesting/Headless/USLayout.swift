import TactusPlatform
import TactusUI

/// What the keys of a US keyboard type.
nonisolated enum USLayout {
    /// What one key types, with Shift and without.
    struct Characters {
        var plain: String
        var shifted: String
    }

    /// What a key types; `nil` for a key that types nothing.
    static func characters(of usage: KeyUsage) -> Characters? { table[usage] }

    /// The key that types a character, and whether it takes Shift.
    static func cap(of character: Character) -> (usage: KeyUsage, isShifted: Bool)? {
        if character == "\n" { return (.keyboardReturnOrEnter, false) }
        let text = String(character)
        for (usage, characters) in table {
            if characters.plain == text { return (usage, false) }
            if characters.shifted == text { return (usage, true) }
        }
        return nil
    }

    private static let table: [KeyUsage: Characters] = {
        var table: [KeyUsage: Characters] = [:]
        for (row, first) in rows {
            for (index, pair) in row.enumerated() {
                let usage = KeyUsage(rawValue: first.rawValue + UInt32(index))
                table[usage] = Characters(plain: String(pair.0), shifted: String(pair.1))
            }
        }
        return table
    }()

    /// Keys in the order of their numbers: what they type, and the first of them.
    private static let rows: [([(Character, Character)], KeyUsage)] = [
        (Array(zip("abcdefghijklmnopqrstuvwxyz", "ABCDEFGHIJKLMNOPQRSTUVWXYZ")), .keyboardA),
        (Array(zip("1234567890", "!@#$%^&*()")), .keyboard1),
        (Array(zip("\t -=[]\\", "\t _+{}|")), .keyboardTab),
        (Array(zip(";'`,./", ":\"~<>?")), .keyboardSemicolon),
    ]
}
