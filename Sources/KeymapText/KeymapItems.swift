/// How many things a keymap's text says: statements and elements of lists.
///
/// The library looks for each in all of some other kind: for what each symbol means in all interpretations, for each
/// alias in all keys, for each type in all types. So it takes the square of their number: half a megabyte of text, made
/// for it, took 1.8 s to read.
nonisolated enum KeymapItems {
    /// With more of them a keymap is not believed. Four layouts have 3,000; the library reads as many as these, made to
    /// take long, in a twentieth of a second.
    static let mostItems = 12_000

    /// Whether there are no more: as many semicolons and commas, wherever they stand.
    static func areFew(in text: ArraySlice<UInt8>) -> Bool {
        var count = 0
        for byte in text where byte == UInt8(ascii: ";") || byte == UInt8(ascii: ",") { count += 1 }
        return count <= mostItems
    }
}
