public import Tactus

/// In place of a target: whoever performs the action, from the first responder on, else from the control.
nonisolated public struct NoTarget: ExpressibleByNilLiteral {
    /// Creates what `nil` says.
    public init(nilLiteral: ()) {}
}

extension ControlActionSender {
    /// Calls a method of the first along the responder chain that is of its class, or conforms to its protocol, with
    /// this control, whenever one of `events` happens.
    ///
    /// - Parameters:
    ///   - target: `nil`.
    ///   - action: The method.
    ///   - events: What sends it.
    /// - Returns: What the action is removed by.
    @discardableResult
    public func addTarget<Receiver>(
        _ target: NoTarget, action: @escaping @MainActor (Receiver) -> @MainActor (Self) -> Void,
        for events: Control.Events
    ) -> ActionToken {
        addAction(
            ActionKey<Receiver> { receiver, sender in
                if let sender = sender as? Self { action(receiver)(sender) }
            }, for: events)
    }

    /// Calls a method of the first along the responder chain that has it, with any sender; like the other.
    @discardableResult
    public func addTarget<Receiver>(
        _ target: NoTarget, action: @escaping @MainActor (Receiver) -> @MainActor (Any?) -> Void,
        for events: Control.Events
    ) -> ActionToken {
        addAction(ActionKey<Receiver> { receiver, sender in action(receiver)(sender) }, for: events)
    }

    /// Calls a method of the first along the responder chain that has it, without a sender; like the other.
    @discardableResult
    public func addTarget<Receiver>(
        _ target: NoTarget, action: @escaping @MainActor (Receiver) -> @MainActor () -> Void,
        for events: Control.Events
    ) -> ActionToken {
        addAction(ActionKey<Receiver> { receiver, _ in action(receiver)() }, for: events)
    }
}
