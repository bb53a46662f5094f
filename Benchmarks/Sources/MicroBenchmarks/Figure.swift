/// One measured number, and how large it may be.
struct Figure: CustomStringConvertible {
    /// What was measured.
    let name: String
    /// The number.
    let value: Double
    /// Its unit; empty for ratios.
    let unit: String
    /// The largest value that passes; `nil` for a number that is only told.
    let limit: Double?

    /// Whether the number is too large.
    var isExceeded: Bool { limit.map { value > $0 } ?? false }

    /// The figure on one line.
    var description: String {
        let bound = limit.map { " (limit \(Self.text($0)))\(isExceeded ? "  EXCEEDED" : "")" } ?? ""
        return "\(name): \(Self.text(value))\(unit.isEmpty ? "" : " \(unit)")\(bound)"
    }

    /// Hundredths are enough.
    private static func text(_ value: Double) -> String { "\((value * 100).rounded() / 100)" }
}
