import TactusGeometry
import WaylandServer

/// What goes wrong with one kind of event on its way from the compositor to a client.
///
/// ```swift
/// Fault("wl_touch.frame", .every, .drop)                                   // as cage 0.1.4
/// Fault("wl_touch.motion", .from(5), .replace(argument: 0, with: 0))       // the clock of events stands still
/// Fault("wl_callback.done", .from(3), .delay(.milliseconds(500)))          // late frames
/// Fault("wl_keyboard.keymap", .every, .loseDescriptors)
/// Fault("wl_touch.motion", .only(10), .disconnect)
/// ```
public struct Fault: Hashable, Sendable {
    /// Which events of its kind it meets, counted from 1.
    public enum Occurrences: Hashable, Sendable {
        /// All of them.
        case every
        /// One of them.
        case only(Int)
        /// This one and all that follow.
        case from(Int)

        /// Whether the event with this number is met.
        func contains(_ number: Int) -> Bool {
            switch self {
            case .every: true
            case .only(let only): number == only
            case .from(let first): number >= first
            }
        }
    }

    /// What happens to such an event.
    public enum Effect: Hashable, Sendable {
        /// It never arrives.
        case drop
        /// It arrives twice, one right after the other.
        case duplicate
        /// It arrives that much later than it was sent, by the compositor's clock; what was sent after
        /// it does not wait.
        case delay(Duration)
        /// It arrives after that many of the events that follow it: two events change places with 1.
        case postpone(past: Int)
        /// An argument is another one: the index counts 32-bit words of the message's body, so that it is the
        /// argument's own index as long as no string or array comes before it. libwayland ends the connection for an
        /// object that the client does not know, and for none where the protocol wants one.
        case replace(argument: Int, with: UInt32)
        /// It arrives without the file descriptors that it carries.
        case loseDescriptors
        /// It does not arrive, and nothing does any more: the connection ends, as when the compositor is killed.
        case disconnect
        /// In its stead comes a protocol error on its object (`wl_display.error`), and the connection ends.
        case protocolError(code: UInt32, message: String)
    }

    /// The interface and the event: `wl_touch.frame`.
    public let event: String
    /// Which of them.
    public var occurrences: Occurrences
    /// What happens to those.
    public var effect: Effect

    /// Creates a fault.
    ///
    /// - Parameters:
    ///   - event: The interface and the event: `wl_touch.frame`. It must be one that the compositor knows.
    ///   - occurrences: Which of them.
    ///   - effect: What happens to those.
    public init(_ event: String, _ occurrences: Occurrences, _ effect: Effect) {
        precondition(
            ServerMessage.eventNames.contains(event),
            "there is no event \(event): name an interface and one of its events, as in wl_touch.frame")
        self.event = event
        self.occurrences = occurrences
        self.effect = effect
    }
}

extension Fault.Effect {
    /// Whether there is something in an event that it can change.
    func changes(_ message: WireMessage) -> Bool {
        switch self {
        case .replace(let index, _): message.hasWord(index)
        case .loseDescriptors: !message.descriptors.isEmpty
        default: true
        }
    }
}
