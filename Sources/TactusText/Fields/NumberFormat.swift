/// A number, with its thousands in groups. Digits of any script are entered, and become those from 0 to 9.
nonisolated public struct NumberFormat: TextFormat, Hashable {
    /// How many digits there may be behind the decimal separator; none by default.
    public var maximumFractionDigits: Int
    /// Whether there may be a minus sign.
    public var allowsNegative: Bool
    /// What stands between groups of three digits.
    public var groupingSeparator: Character
    /// What stands before the fraction.
    public var decimalSeparator: Character
    /// What stands before the number, such as a currency's sign.
    public var prefix: String
    /// What stands behind it. Neither has a digit.
    public var suffix: String

    /// Creates a format.
    ///
    /// - Parameters:
    ///   - maximumFractionDigits: How many digits there may be behind the decimal separator.
    ///   - allowsNegative: Whether there may be a minus sign.
    ///   - groupingSeparator: What stands between groups of three digits.
    ///   - decimalSeparator: What stands before the fraction.
    ///   - prefix: What stands before the number.
    ///   - suffix: What stands behind it.
    public init(
        maximumFractionDigits: Int = 0, allowsNegative: Bool = false, groupingSeparator: Character = ",",
        decimalSeparator: Character = ".", prefix: String = "", suffix: String = ""
    ) {
        precondition(maximumFractionDigits >= 0, "a number cannot have \(maximumFractionDigits) digits")
        precondition(groupingSeparator != decimalSeparator, "groups and fractions must be told apart")
        self.maximumFractionDigits = maximumFractionDigits
        self.allowsNegative = allowsNegative
        self.groupingSeparator = groupingSeparator
        self.decimalSeparator = decimalSeparator
        self.prefix = prefix
        self.suffix = suffix
        precondition(
            !(prefix + suffix).contains { isSignificant($0) },
            "what stands around a number must not look like a part of it: “\(prefix)”, “\(suffix)”")
    }

    /// Whether a character is a digit, the decimal separator or the sign.
    public func isSignificant(_ character: Character) -> Bool {
        if character.asDigit != nil { return true }
        return character == decimalSeparator && maximumFractionDigits > 0 || character == "-" && allowsNegative
    }

    /// Returns the number in groups. What cannot be in a number, such as a second separator, is left out.
    public func formatted(_ text: String) -> String {
        let isNegative = allowsNegative && text.first == "-"
        var whole = ""
        var fraction: String?
        for entered in text where entered != "-" {
            let character = entered.asDigit ?? entered
            if character == decimalSeparator {
                if fraction == nil { fraction = "" }
            } else if let digits = fraction {
                if digits.count < maximumFractionDigits { fraction = digits + String(character) }
            } else {
                whole.append(character)
            }
        }
        while whole.count > 1, whole.first == "0" { whole.removeFirst() }
        guard !whole.isEmpty || fraction != nil else { return isNegative ? "-" : "" }
        var grouped = ""
        for (index, digit) in whole.enumerated() {
            if index > 0, (whole.count - index).isMultiple(of: 3) { grouped.append(groupingSeparator) }
            grouped.append(digit)
        }
        let end = fraction.map { String(decimalSeparator) + $0 } ?? ""
        return (isNegative ? "-" : "") + prefix + grouped + end + suffix
    }
}

nonisolated extension Character {
    /// The digit from 0 to 9 that a digit of any script stands for; `nil` for all else.
    var asDigit: Character? {
        guard unicodeScalars.count == 1, unicodeScalars.first?.properties.generalCategory == .decimalNumber,
            let value = wholeNumberValue
        else { return nil }
        return Character("\(value)")
    }
}
