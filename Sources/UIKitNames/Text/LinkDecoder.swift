/// Gives what a link says to a type that is decoded of a text: a `String`, or a `URL` of Foundation's, which no module
/// here imports. That one looks for its text under a key.
nonisolated struct LinkDecoder: Decoder, SingleValueDecodingContainer {
    /// What the link says.
    let link: String
    var codingPath: [any CodingKey] { [] }
    var userInfo: [CodingUserInfoKey: Any] { [:] }

    /// Returns what the link says as an address; `nil` where it says none.
    static func address<Address: Decodable>(_ type: Address.Type, _ link: String) -> Address? {
        try? LinkDecoder(link: link).decode(type)
    }

    func container<Key: CodingKey>(keyedBy type: Key.Type) -> KeyedDecodingContainer<Key> {
        KeyedDecodingContainer(Keyed(link: link))
    }

    func unkeyedContainer() throws -> any UnkeyedDecodingContainer { throw Missing() }

    func singleValueContainer() -> any SingleValueDecodingContainer { self }

    func decodeNil() -> Bool { false }

    func decode<Value: Decodable>(_ type: Value.Type) throws -> Value {
        if let link = link as? Value { return link }
        return try Value(from: self)
    }

    /// There is no such value in a link.
    private struct Missing: Error {}

    /// A link under the key of an address that is relative to no other.
    private struct Keyed<Key: CodingKey>: KeyedDecodingContainerProtocol {
        let link: String
        var codingPath: [any CodingKey] { [] }
        var allKeys: [Key] { Key(stringValue: "relative").map { [$0] } ?? [] }

        func contains(_ key: Key) -> Bool { key.stringValue == "relative" }

        func decodeNil(forKey key: Key) -> Bool { !contains(key) }

        func decode<Value: Decodable>(_ type: Value.Type, forKey key: Key) throws -> Value {
            guard contains(key), let link = link as? Value else { throw Missing() }
            return link
        }

        func nestedContainer<Nested: CodingKey>(
            keyedBy type: Nested.Type, forKey key: Key
        ) throws -> KeyedDecodingContainer<Nested> { throw Missing() }

        func nestedUnkeyedContainer(forKey key: Key) throws -> any UnkeyedDecodingContainer { throw Missing() }

        func superDecoder() throws -> any Decoder { throw Missing() }

        func superDecoder(forKey key: Key) throws -> any Decoder { throw Missing() }
    }
}
