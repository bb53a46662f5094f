extension BindingsGenerator {
    /// Writes an enumeration as a structure around its number, so that values we do not know survive.
    func write(_ enumeration: Enumeration, of interface: Interface, to writer: inout SwiftWriter) {
        let name = SwiftNames.enumeration(enumeration.name)
        let conformances =
            enumeration.isBitfield ? "OptionSet, Hashable, Sendable" : "RawRepresentable, Hashable, Sendable"
        writer.documentation(enumeration.documentation, else: "`\(interface.name).\(enumeration.name)`")
        writer.block("public struct \(name): \(conformances)") { writer in
            writer.line("/// The number on the wire.")
            writer.line("public var rawValue: UInt32")
            writer.line()
            writer.line("/// Creates a value from the number on the wire, known or not.")
            writer.block("public init(rawValue: UInt32)") { $0.line("self.rawValue = rawValue") }
            for entry in enumeration.entries {
                let value =
                    enumeration.isBitfield && entry.value == 0
                    ? "[]" : "Self(rawValue: \(WireNumber.text(of: entry.value)))"
                writer.line()
                writer.comment([SwiftWriter.sentence(entry.summary.isEmpty ? "`\(entry.name)`" : entry.summary)])
                writer.line("public static let \(SwiftNames.member(entry.name)): Self = \(value)")
            }
        }
    }
}
