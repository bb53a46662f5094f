import TactusPlatform

/// Something that has no place on the screen and begins at a responder: motion, remote control.
final class ResponderEvent: Event {
    /// Who is told first.
    let receiver: Responder
    /// Whether it travelled to the end of the responder chain: nobody handled it.
    var isUnhandled = false
    private let call: (Responder, Event) -> Void

    /// Creates an event, which `call` tells to `receiver`.
    init(
        type: EventType, subtype: EventSubtype, timestamp: Instant, receiver: Responder,
        call: @escaping (Responder, Event) -> Void
    ) {
        self.receiver = receiver
        self.call = call
        super.init(type: type, subtype: subtype, timestamp: timestamp)
    }

    /// Tells the receiver.
    func arrive() { call(receiver, self) }
}
