/// A value that is kept from one run of a program to the next: a text, a number, a truth, or several of them.
///
/// ```swift
/// activity.userInfo["note"] = 12
/// activity.userInfo["folder"] = ["name": "Kitchen", "isOpen": true]
/// let note = activity.userInfo["note"]?.intValue
/// ```
public enum StateValue: Hashable, Sendable {
    /// A text.
    case string(String)
    /// A number. One that is not finite is not kept.
    case number(Double)
    /// A truth.
    case bool(Bool)
    /// Several values in an order.
    case array([StateValue])
    /// Several values by their names.
    case dictionary([String: StateValue])

    /// The text; `nil` for what is none.
    public var stringValue: String? { if case .string(let value) = self { value } else { nil } }
    /// The number; `nil` for what is none.
    public var doubleValue: Double? { if case .number(let value) = self { value } else { nil } }
    /// The number, where it is a whole one; `nil` for what is none.
    public var intValue: Int? { doubleValue.flatMap { Int(exactly: $0) } }
    /// The truth; `nil` for what is none.
    public var boolValue: Bool? { if case .bool(let value) = self { value } else { nil } }
    /// The values in their order; `nil` for what is no list.
    public var arrayValue: [StateValue]? { if case .array(let values) = self { values } else { nil } }
    /// The values by their names; `nil` for what has none.
    public var dictionaryValue: [String: StateValue]? { if case .dictionary(let values) = self { values } else { nil } }
}

extension StateValue: ExpressibleByStringLiteral, ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral,
    ExpressibleByBooleanLiteral, ExpressibleByArrayLiteral, ExpressibleByDictionaryLiteral
{
    /// Creates a text.
    public init(stringLiteral value: String) { self = .string(value) }
    /// Creates a number.
    public init(integerLiteral value: Int) { self = .number(Double(value)) }
    /// Creates a number.
    public init(floatLiteral value: Double) { self = .number(value) }
    /// Creates a truth.
    public init(booleanLiteral value: Bool) { self = .bool(value) }
    /// Creates a list.
    public init(arrayLiteral elements: StateValue...) { self = .array(elements) }
    /// Creates values with names; of two with one name the last counts.
    public init(dictionaryLiteral elements: (String, StateValue)...) {
        self = .dictionary(Dictionary(elements) { $1 })
    }
    /// Creates a number. Beyond 2⁵³ it is not exact.
    public init(_ value: Int) { self = .number(Double(value)) }
}
