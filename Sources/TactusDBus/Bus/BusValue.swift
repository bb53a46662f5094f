#if DBus
    /// A value of D-Bus, as far as this module has use for them.
    nonisolated enum BusValue: Hashable, Sendable {
        case string(String)
        case objectPath(String)
        case boolean(Bool)
        case int16(Int16)
        case int32(Int32)
        case uint32(UInt32)
        case int64(Int64)
        case double(Double)
        case strings([String])
        /// Values of one type, which is told for those that hold none.
        indirect case array(of: String, [BusValue])
        /// Names with texts.
        case texts([BusPair])
        /// A value that tells its type.
        indirect case variant(BusValue)
        /// Names with values that tell their types.
        indirect case dictionary([BusEntry])
        /// Values in a row, as those of a colour.
        indirect case structure([BusValue])
        /// A value that came, of a type that nothing here has use for.
        case unread

        /// The type as D-Bus writes it.
        var signature: String {
            switch self {
            case .string: "s"
            case .objectPath: "o"
            case .boolean: "b"
            case .int16: "n"
            case .int32: "i"
            case .uint32: "u"
            case .int64: "x"
            case .double: "d"
            case .strings: "as"
            case .array(let element, _): "a" + element
            case .texts: "a{ss}"
            case .variant: "v"
            case .dictionary: "a{sv}"
            case .structure(let values): "(" + values.map(\.signature).joined() + ")"
            case .unread: ""
            }
        }

        /// The value that is inside, if it is one that tells its type.
        var content: BusValue {
            guard case .variant(let value) = self else { return self }
            return value.content
        }
    }

    /// A name with a text.
    nonisolated struct BusPair: Hashable, Sendable {
        let name: String
        let text: String

        init(_ name: String, _ text: String) {
            self.name = name
            self.text = text
        }
    }

    /// A name with its value.
    nonisolated struct BusEntry: Hashable, Sendable {
        let name: String
        let value: BusValue

        init(_ name: String, _ value: BusValue) {
            self.name = name
            self.value = value
        }
    }
#endif
