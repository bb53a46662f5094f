import TactusUI

/// The actions of a control, with the events that send them: rules CT-5, CT-6 and CT-27.
struct ControlActions {
    private struct Registration {
        var events: Control.Events
        var sent: SentAction
        /// The action with a title that it performs, if it is one.
        var action: Action?
    }

    /// What an action is registered under, once for each target.
    private enum Name: Hashable {
        case identifier(String, target: ObjectIdentifier?)
        case action(Action.Identifier)
        case object(ObjectIdentifier)
    }

    private var list = ActionList<Registration>()
    /// The actions that have a name. Those that were removed stay until there are twice as many as were left.
    private var names: [Name: ActionToken] = [:]
    private var mostNames = 16
    private var hasWarned = false

    /// The names of all actions, in the order in which they were added.
    var tokens: some Sequence<ActionToken> { list.tokens }

    /// Adds an action, or lets more events send the one that is there under the same identifier, for the same target.
    mutating func add(for target: AnyObject? = nil, _ events: Control.Events, _ sent: SentAction) -> ActionToken {
        add(for: target, Registration(events: events, sent: sent, action: nil), replaces: false)
    }

    /// Adds an action, in place of one of the same identifier.
    mutating func add(_ action: Action, _ events: Control.Events, _ sent: SentAction) -> ActionToken {
        add(for: nil, Registration(events: events, sent: sent, action: action), replaces: true)
    }

    private mutating func add(for target: AnyObject?, _ new: Registration, replaces: Bool) -> ActionToken {
        // Without a name it is like no other.
        guard let name = Self.name(of: new, target) else { return list.add(for: target, new) }
        if let known = names[name], let old = list.payload(of: known) {
            list.filter(known) { registration in
                if replaces { registration = new }
                registration.events = old.events.union(new.events)
                return true
            }
            return known
        }
        if names.count >= mostNames {
            names = names.filter { list.payload(of: $0.value) != nil }
            mostNames = max(16, 2 * names.count)
        }
        let token = list.add(for: target, new)
        names[name] = token
        return token
    }

    private static func name(of new: Registration, _ target: AnyObject?) -> Name? {
        if let action = new.action { return name(of: action) }
        return new.sent.identifier.map { .identifier($0, target: target.map(ObjectIdentifier.init)) }
    }

    private static func name(of action: Action) -> Name {
        action.identifier.map(Name.action) ?? .object(ObjectIdentifier(action))
    }

    /// Lets `events` no longer send one action.
    mutating func remove(_ token: ActionToken, for events: Control.Events) {
        list.filter(token) { registration in
            registration.events.subtract(events)
            return !registration.events.isEmpty
        }
    }

    /// Lets `events` no longer send an action with a title.
    mutating func remove(_ action: Action, for events: Control.Events) {
        if let token = names[Self.name(of: action)] { remove(token, for: events) }
    }

    /// Lets `events` no longer send the actions of a target, or of all with `nil`, that were added under an
    /// identifier, or under any and none with `nil`.
    mutating func removeAll(of target: AnyObject?, identifiedBy identifier: String?, for events: Control.Events) {
        remove(of: target, events) { identifier == nil || $1.sent.identifier == identifier }
    }

    private mutating func remove(
        of target: AnyObject?, _ events: Control.Events, where isMeant: (ActionToken, Registration) -> Bool
    ) {
        list.filter(of: target) { token, registration in
            if isMeant(token, registration) { registration.events.subtract(events) }
            return !registration.events.isEmpty
        }
    }

    /// The actions that are there and whose targets are, in the order in which they were added.
    var all: [(handler: Control.EventHandler, target: AnyObject?)] { tokens.compactMap { handler(of: $0) } }

    /// Tells once of actions for the primary action of a control that a finger never sends it for.
    mutating func warnOfPrimaryAction(of control: Control) {
        guard !hasWarned,
            all.contains(where: { handler, _ in
                handler.events.isDisjoint(with: .touchUpInside) && handler.events.contains(.primaryActionTriggered)
            })
        else { return }
        hasWarned = true
        control.window?.windowScene?.application?.report(.primaryActionNeverSent(control: control.debugTitle))
    }

    /// Returns an action and its target, or `nil` when none of `events` sends it, it was removed, or its target is
    /// gone.
    ///
    /// Ask right before each one is sent: the actions sent before may have removed it.
    func handler(
        of token: ActionToken, sentBy events: Control.Events = .allEvents
    ) -> (handler: Control.EventHandler, target: AnyObject?)? {
        guard let known = list.payload(of: token), !known.events.isDisjoint(with: events) else { return nil }
        let handler = Control.EventHandler(token: token, events: known.events, action: known.action, sent: known.sent)
        return (handler, list.target(of: token))
    }
}
