import TactusUI

/// The actions of a control, with the events that send them: rules CT-5 and CT-6.
struct ControlActions {
    private struct Registration {
        let token: ActionToken
        let target: ObjectIdentifier?
        let identifier: String?
        var events: Control.Events
    }

    private var list = ActionList<Event?>()
    private var registrations: [Registration] = []
    private var hasWarned = false

    /// The names of all actions, in the order in which they were added.
    var tokens: some Sequence<ActionToken> { list.tokens }

    /// Adds an action, or lets more events send the one that is there under the same identifier, for the same target.
    mutating func add(
        for target: AnyObject? = nil, _ events: Control.Events, identifier: String?,
        _ send: @escaping (Event?) -> Void
    ) -> ActionToken {
        let name = target.map(ObjectIdentifier.init)
        registrations.removeAll { list.action(for: $0.token) == nil }
        if let identifier,
            let index = registrations.firstIndex(where: { $0.identifier == identifier && $0.target == name })
        {
            registrations[index].events.formUnion(events)
            return registrations[index].token
        }
        let token = list.add(for: target, send)
        registrations.append(Registration(token: token, target: name, identifier: identifier, events: events))
        return token
    }

    /// Lets `events` no longer send one action.
    mutating func remove(_ token: ActionToken, for events: Control.Events) {
        remove(events) { $0.token == token }
    }

    /// Lets `events` no longer send the actions of a target.
    mutating func removeAll(of target: AnyObject, for events: Control.Events) {
        remove(events) { $0.target == ObjectIdentifier(target) }
    }

    /// Lets `events` no longer send the actions that were added under an identifier.
    mutating func removeAll(identifiedBy identifier: String, for events: Control.Events) {
        remove(events) { $0.identifier == identifier }
    }

    private mutating func remove(_ events: Control.Events, where isMeant: (Registration) -> Bool) {
        for index in registrations.indices where isMeant(registrations[index]) {
            registrations[index].events.subtract(events)
            if registrations[index].events.isEmpty { list.remove(registrations[index].token) }
        }
        registrations.removeAll(where: \.events.isEmpty)
    }

    /// The actions that are there and whose targets are, in the order in which they were added.
    var all: [(action: Control.Action, target: AnyObject?)] {
        registrations.compactMap { action(for: $0.token, sentBy: $0.events) }
    }

    /// Tells once of actions for the primary action of a control that a finger never sends it for.
    mutating func warnOfPrimaryAction(of control: Control) {
        guard !hasWarned,
            registrations.contains(where: {
                $0.events.isDisjoint(with: .touchUpInside) && $0.events.contains(.primaryActionTriggered)
            })
        else { return }
        hasWarned = true
        control.window?.windowScene?.application?.report(.primaryActionNeverSent(control: control.debugTitle))
    }

    /// Returns the action and its target, or `nil` when none of `events` sends it, it was removed, or its target is
    /// gone.
    ///
    /// Ask right before each one is sent: the actions sent before may have removed it.
    func action(
        for token: ActionToken, sentBy events: Control.Events
    ) -> (action: Control.Action, target: AnyObject?)? {
        guard let registration = registrations.first(where: { $0.token == token }),
            !registration.events.isDisjoint(with: events), let send = list.action(for: token)
        else { return nil }
        let action = Control.Action(
            token: token, identifier: registration.identifier, events: registration.events, send: send)
        return (action, list.target(of: token))
    }
}
