#if DBus
    import Glibc

    /// Why something is not done over D-Bus, or no longer. The program runs on without.
    nonisolated public enum BusError: Error, Hashable, Sendable {
        /// There is no session bus, or it cannot be connected to; `reason` is the system's error number.
        case unreachable(reason: Int32)
        /// The bus is gone; `reason` is the system's error number.
        case lost(reason: Int32)
        /// The bus does not let the program have a name: another program has it, or a rule of the bus forbids it.
        case nameRefused(String)
    }

    nonisolated extension BusError: CustomStringConvertible {
        /// The error as a sentence.
        public var description: String {
            switch self {
            case .unreachable(let reason): "There is no session bus to connect to: \(Self.text(reason))."
            case .lost(let reason): "The connection to the session bus is lost: \(Self.text(reason))."
            case .nameRefused(let name): "The session bus does not let this program be called \(name)."
            }
        }

        private static func text(_ reason: Int32) -> String { String(cString: strerror(reason)) }
    }
#endif
