/// What is looked for, by its scalars; of each, how it may be spelled.
struct Needle: Sendable {
    /// For each scalar its spellings in UTF-8.
    private let spellings: [[[UInt8]]]
    /// The bytes that a match may begin with.
    private let firstBytes: [Bool]
    let shortest: Int
    let longest: Int

    var count: Int { shortest }

    init(_ string: String, isCaseInsensitive: Bool) {
        spellings = string.unicodeScalars.map { scalar in
            var forms = [Array(String(scalar).utf8)]
            guard isCaseInsensitive else { return forms }
            let mappings = [scalar.properties.lowercaseMapping, scalar.properties.uppercaseMapping]
            for mapping in mappings where mapping.unicodeScalars.count == 1 && !forms.contains(Array(mapping.utf8)) {
                forms.append(Array(mapping.utf8))
            }
            return forms
        }
        shortest = spellings.reduce(0) { $0 + ($1.map(\.count).min() ?? 0) }
        longest = spellings.reduce(0) { $0 + ($1.map(\.count).max() ?? 0) }
        var first = [Bool](repeating: false, count: 256)
        for form in spellings.first ?? [] { if let byte = form.first { first[Int(byte)] = true } }
        firstBytes = first
    }

    /// The first match that begins at an offset or behind it.
    func firstMatch(in bytes: [UInt8], from start: Int) -> Range<Int>? {
        bytes.withUnsafeBufferPointer { bytes in
            firstBytes.withUnsafeBufferPointer { firstBytes in
                var offset = start
                while offset + shortest <= bytes.count {
                    if firstBytes[Int(bytes[offset])], let end = end(ofMatchAt: offset, in: bytes) {
                        return offset..<end
                    }
                    offset += 1
                }
                return nil
            }
        }
    }

    private func end(ofMatchAt start: Int, in bytes: UnsafeBufferPointer<UInt8>) -> Int? {
        var offset = start
        for forms in spellings {
            guard
                let form = forms.first(where: { form in
                    offset + form.count <= bytes.count && form.indices.allSatisfy { bytes[offset + $0] == form[$0] }
                })
            else { return nil }
            offset += form.count
        }
        return offset
    }
}
