public import TactusPlatform

/// The name of a setting, with what it is when nobody has chosen.
///
/// ```swift
/// extension SettingsKey<Bool> {
///     static let playsSounds = SettingsKey("plays-sounds", default: true)
/// }
/// ```
nonisolated public struct SettingsKey<Value: Sendable>: Sendable {
    /// The name in the file.
    public let name: String
    /// What the setting is when nobody has chosen, or what is in the file cannot be read.
    public let defaultValue: Value
    let read: @Sendable (StateValue) -> Value?
    let write: @Sendable (Value) -> StateValue

    /// Creates the name of a setting of a type of your own.
    ///
    /// - Parameters:
    ///   - name: The name in the file.
    ///   - defaultValue: What it is when nobody has chosen.
    ///   - read: Makes it of what is in the file; `nil` for what makes no sense.
    ///   - write: Makes of it what is to be in the file.
    public init(
        _ name: String, default defaultValue: Value, read: @escaping @Sendable (StateValue) -> Value?,
        write: @escaping @Sendable (Value) -> StateValue
    ) {
        self.name = name
        self.defaultValue = defaultValue
        self.read = read
        self.write = write
    }
}

nonisolated extension SettingsKey<Bool> {
    /// Creates the name of a truth.
    public init(_ name: String, default defaultValue: Value) {
        self.init(name, default: defaultValue, read: { $0.boolValue }, write: { .bool($0) })
    }
}

nonisolated extension SettingsKey<Int> {
    /// Creates the name of a whole number.
    public init(_ name: String, default defaultValue: Value) {
        self.init(name, default: defaultValue, read: { $0.intValue }, write: { StateValue($0) })
    }
}

nonisolated extension SettingsKey<Double> {
    /// Creates the name of a number. One that is not finite is not kept.
    public init(_ name: String, default defaultValue: Value) {
        self.init(name, default: defaultValue, read: { $0.doubleValue }, write: { .number($0) })
    }
}

nonisolated extension SettingsKey<String> {
    /// Creates the name of a text.
    public init(_ name: String, default defaultValue: Value) {
        self.init(name, default: defaultValue, read: { $0.stringValue }, write: { .string($0) })
    }
}

nonisolated extension SettingsKey<[String]> {
    /// Creates the name of texts in an order.
    public init(_ name: String, default defaultValue: Value) {
        self.init(
            name, default: defaultValue,
            read: { value in
                let texts = value.arrayValue?.map(\.stringValue)
                return texts?.contains(nil) ?? true ? nil : texts?.compactMap { $0 }
            },
            write: { .array($0.map { .string($0) }) })
    }
}

nonisolated extension SettingsKey where Value: RawRepresentable, Value.RawValue == String {
    /// Creates the name of a choice between cases with names.
    public init(_ name: String, default defaultValue: Value) {
        self.init(
            name, default: defaultValue, read: { $0.stringValue.flatMap(Value.init(rawValue:)) },
            write: { .string($0.rawValue) })
    }
}
