#if DBus
    /// A name on a bus, and who has it, as the bus itself says.
    ///
    /// Anybody on a bus may send anything to this program, answers to calls of others among them. What counts is what
    /// comes from whoever has the name of the service.
    final class BusName {
        /// The name that connections have given to themselves.
        let name: String
        /// The name that the bus has given to whoever has it; `nil` for nobody, and until the bus has said.
        private(set) var owner: String?

        /// How long an answer may take before whatever is there for a service that does not answer is used.
        static let longestSilence = Duration.seconds(5)
        /// The bus as its own messages name it.
        static let bus = "org.freedesktop.DBus"

        /// The number of the call that asks for the owner, until it is answered.
        private var question: UInt64?

        /// Asks the bus who has a name, and to be told when that changes.
        init(_ name: String, on connection: BusConnection) throws(BusError) {
            self.name = name
            try connection.subscribe("type='signal',sender='\(Self.bus)',member='NameOwnerChanged',arg0='\(name)'")
            question = try connection.call(
                Self.bus, "/org/freedesktop/DBus", Self.bus, "GetNameOwner", [.string(name)])
        }

        /// What a message says of the name.
        enum News: Hashable {
            /// The message is about something else.
            case none
            /// Who has the name, told for the first time.
            case isOwned
            /// Somebody else has the name from now on, or nobody.
            case hasChanged
        }

        /// Looks whether a message is from the bus and about the name.
        func take(_ message: BusMessage) -> News {
            guard message.sender == Self.bus else { return .none }
            if let call = message.repliedCall {
                guard call == question else { return .none }
                question = nil
                guard !message.isError, case .string(let owner)? = message.readValues().first else { return .isOwned }
                self.owner = owner
                return .isOwned
            }
            guard message.member == "NameOwnerChanged" else { return .none }
            let values = message.readValues()
            guard values.count == 3, values[0] == .string(name), case .string(let new) = values[2] else {
                return .none
            }
            let isOther = new != owner ?? ""
            owner = new.isEmpty ? nil : new
            return isOther ? .hasChanged : .none
        }

        /// Whether a reply is from whoever has the name, or from the bus, which says that there is nobody.
        func isAnswer(_ reply: BusMessage) -> Bool {
            reply.sender == owner || reply.isError && reply.sender == Self.bus
        }
    }
#endif
