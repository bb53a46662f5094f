/// Where a receipt goes, if somebody wants one.
struct Receipt: Hashable {
    /// Who bought the tickets; may be empty.
    var name: String
    /// The e-mail address.
    var address: String

    /// What is wrong with an address, in words; `nil` for nothing.
    static func problem(with address: String) -> String? {
        let parts = address.split(separator: "@", omittingEmptySubsequences: false)
        let isAddress =
            parts.count == 2 && !parts[0].isEmpty && parts[1].contains(".") && !parts[1].hasPrefix(".")
            && !parts[1].hasSuffix(".") && !address.contains(" ")
        return isAddress ? nil : "An address is like ada@example.org"
    }
}
