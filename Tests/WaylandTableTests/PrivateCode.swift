import Foundation
import Testing

/// An interface as a table states it, for comparing ours with those of `wayland-scanner`.
struct TableDump: Equatable, CustomStringConvertible {
    struct Message: Equatable, CustomStringConvertible {
        var name: String
        var signature: String
        var types: [String?]

        var description: String { "\(name)(\(signature)) \(types.map { $0 ?? "-" })" }
    }

    var name: String
    var version: Int
    var requests: [Message]
    var events: [Message]

    var description: String { "\(name)@\(version)\n  \(requests)\n  \(events)" }
}

/// The tables that `wayland-scanner private-code` writes, read from its C text.
struct PrivateCode {
    private(set) var tables: [String: TableDump] = [:]

    /// Runs `wayland-scanner` over a protocol file.
    init(ofProtocol path: String) throws {
        let stream = try #require(popen("wayland-scanner private-code '\(path)' /dev/stdout 2>&1", "r"))
        var text = Data()
        var chunk = [UInt8](repeating: 0, count: 65_536)
        while case let count = fread(&chunk, 1, chunk.count, stream), count > 0 {
            text.append(contentsOf: chunk[..<count])
        }
        #expect(pclose(stream) == 0, "wayland-scanner failed: \(String(decoding: text, as: UTF8.self))")
        try read(String(decoding: text, as: UTF8.self))
    }

    private mutating func read(_ text: String) throws {
        let types = try #require(text.firstMatch(of: /_types\[\] = \{\n([^}]*)\}/)).1
            .split(separator: "\n").map { line -> String? in
                line.firstMatch(of: /&(\w+)_interface,/).map { String($0.1) }
            }
        var messages: [String: [TableDump.Message]] = [:]
        for list in text.matches(of: /const struct wl_message (\w+)\[\] = \{\n((?:\t\{.*\n)*)\}/) {
            messages[String(list.1)] = list.2.matches(of: /"(\w+)", "([^"]*)", \w+ \+ (\d+)/).map { message in
                let count = message.2.filter(\.isLetter).count
                let start = Int(message.3) ?? 0
                return TableDump.Message(
                    name: String(message.1), signature: String(message.2), types: Array(types[start..<(start + count)]))
            }
        }
        for table in text.matches(
            of: /struct wl_interface \w+ = \{\n\t"(\w+)", (\d+),\n\t(\d+), (\w+),\n\t(\d+), (\w+),/)
        {
            let dump = TableDump(
                name: String(table.1), version: try #require(Int(table.2)), requests: messages[String(table.4)] ?? [],
                events: messages[String(table.6)] ?? [])
            #expect(dump.requests.count == Int(table.3) && dump.events.count == Int(table.5))
            tables[dump.name] = dump
        }
    }
}
