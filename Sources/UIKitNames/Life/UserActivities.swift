public import Tactus

extension UserActivity: OptionalForms {}

extension OptionalForms where Self: UserActivity {
    /// What it takes to go on with it: texts, numbers, truths, and lists and dictionaries of them; never `nil` when
    /// read. What is none of these is not kept.
    public var userInfo: [AnyHashable: Any]? {
        get {
            let kept: [String: StateValue] = (self as UserActivity).userInfo
            return Dictionary(uniqueKeysWithValues: kept.map { (AnyHashable($0.key), $0.value.plain) })
        }
        set { (self as UserActivity).userInfo = StateValue.kept(newValue ?? [:]) as [String: StateValue] }
    }

    /// Adds entries; those with the same names are replaced.
    public func addUserInfoEntries(from otherDictionary: [AnyHashable: Any]) {
        let kept: [String: StateValue] = StateValue.kept(otherDictionary)
        (self as UserActivity).addUserInfoEntries(from: kept)
    }
}

nonisolated extension StateValue {
    /// As a program has it: whole numbers are `Int`, others `Double`.
    var plain: Any {
        switch self {
        case .string(let text): text
        case .number(let number): Int(exactly: number) ?? number as Any
        case .bool(let truth): truth
        case .array(let values): values.map(\.plain)
        case .dictionary(let values): values.mapValues(\.plain)
        }
    }

    /// Creates what is kept of a value; `nil` for what cannot be.
    init?(plain value: Any) {
        switch value {
        case let value as StateValue: self = value
        case let value as String: self = .string(value)
        case let value as Bool: self = .bool(value)
        case let value as Double: self = .number(value)
        case let value as Float: self = .number(Double(value))
        case let value as any BinaryInteger: self = .number(Double(value))
        case let value as [Any]: self = .array(value.compactMap { StateValue(plain: $0) })
        case let value as [AnyHashable: Any]: self = .dictionary(StateValue.kept(value))
        case let value as any CustomStringConvertible & Decodable: self = .string("\(value)")
        default: return nil
        }
    }

    /// What is kept of values by their names, of those whose names are texts.
    static func kept(_ values: [AnyHashable: Any]) -> [String: StateValue] {
        var kept: [String: StateValue] = [:]
        for (name, value) in values { if let name = name as? String { kept[name] = StateValue(plain: value) } }
        return kept
    }
}
