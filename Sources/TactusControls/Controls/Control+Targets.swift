import TactusUI

/// An object that sends control events with itself as the sender. ``Control`` is one.
@MainActor public protocol ControlActionSender: Control {}

extension Control: ControlActionSender {}

extension ControlActionSender {
    /// Calls a method of `target`, with this control, whenever one of `events` happens.
    ///
    /// ```swift
    /// slider.addTarget(self, action: Player.seek, for: .valueChanged)  // func seek(_ slider: Slider)
    /// ```
    ///
    /// Actions are sent in the order in which they were added, each at most once for what happens at one moment,
    /// however many of its events that is.
    ///
    /// - Parameters:
    ///   - target: Not kept alive. When it is gone the action is no longer sent.
    ///   - action: The method.
    ///   - events: What sends it.
    ///   - identifier: A name under which an action of a target is registered once: adding it again
    ///     only adds to its events.
    /// - Returns: What ``Control/removeAction(_:for:)`` removes it by.
    @discardableResult
    public func addTarget<Target: AnyObject>(
        _ target: Target, action: @escaping @MainActor (Target) -> @MainActor (Self) -> Void,
        for events: Control.Events,
        identifier: String? = nil
    ) -> ActionToken {
        actions.add(for: target, events, identifier: identifier) { [weak target, unowned self] _ in
            guard let target else { return }
            action(target)(self)
        }
    }

    /// Calls a method of `target`, with this control and the event that is being delivered, whenever one of `events`
    /// happens; like ``addTarget(_:action:for:identifier:)``.
    ///
    /// The method's second parameter is `nil` when the control sends by itself, as a stepper does that repeats.
    @discardableResult
    public func addTarget<Target: AnyObject>(
        _ target: Target, action: @escaping @MainActor (Target) -> @MainActor (Self, Event?) -> Void,
        for events: Control.Events, identifier: String? = nil
    ) -> ActionToken {
        actions.add(for: target, events, identifier: identifier) { [weak target, unowned self] event in
            guard let target else { return }
            action(target)(self, event)
        }
    }

    /// Calls a method of `target` whenever one of `events` happens; like ``addTarget(_:action:for:identifier:)``.
    @discardableResult
    public func addTarget<Target: AnyObject>(
        _ target: Target, action: @escaping @MainActor (Target) -> @MainActor () -> Void, for events: Control.Events,
        identifier: String? = nil
    ) -> ActionToken {
        actions.add(for: target, events, identifier: identifier) { [weak target] _ in
            guard let target else { return }
            action(target)()
        }
    }

    /// Calls `action` with this control whenever one of `events` happens.
    ///
    /// ```swift
    /// button.addAction(for: .primaryActionTriggered) { _ in counter += 1 }
    /// ```
    ///
    /// - Parameters:
    ///   - events: What sends it.
    ///   - identifier: A name under which an action is registered once: adding it again only adds to its events.
    ///   - action: Kept until it is removed, or the control goes. Take care not to hold the control in it.
    /// - Returns: What ``Control/removeAction(_:for:)`` removes it by.
    @discardableResult
    public func addAction(
        for events: Control.Events, identifier: String? = nil, _ action: @escaping @MainActor (Self) -> Void
    ) -> ActionToken {
        actions.add(events, identifier: identifier) { [unowned self] _ in action(self) }
    }
}

extension Control {
    /// Sends an action to whoever performs it, whenever one of `events` happens.
    ///
    /// Who that is is found out each time: the first responder of the control's window and those after it, or else the
    /// control and those after it, see `Application.sendAction(_:to:from:for:)`.
    ///
    /// ```swift
    /// button.addAction(.copy, for: .primaryActionTriggered)
    /// ```
    ///
    /// - Parameters:
    ///   - action: The action.
    ///   - events: What sends it.
    ///   - identifier: A name under which an action is registered once: adding it again only adds to its events.
    /// - Returns: What ``removeAction(_:for:)`` removes it by.
    @discardableResult
    public final func addAction<P>(
        _ action: ActionKey<P>, for events: Events, identifier: String? = nil
    ) -> ActionToken {
        actions.add(events, identifier: identifier) { [unowned self] event in
            window?.windowScene?.application?.sendAction(action, from: self, for: event)
        }
    }

    /// Lets `events` no longer send one action. Nothing happens when it is not registered any more.
    public final func removeAction(_ token: ActionToken, for events: Events = .allEvents) {
        actions.remove(token, for: events)
    }

    /// Lets `events` no longer send the actions that were added under an identifier.
    public final func removeActions(identifiedBy identifier: String, for events: Events = .allEvents) {
        actions.removeAll(identifiedBy: identifier, for: events)
    }

    /// Lets `events` no longer send the actions of `target`.
    public final func removeTarget(_ target: AnyObject, for events: Events = .allEvents) {
        actions.removeAll(of: target, for: events)
    }

    /// Sends the actions that are registered for any of `events`, each once, in the order in which they were added.
    ///
    /// Tracking calls it. Subclasses call it for what they have to tell besides, such as `Events.valueChanged`.
    ///
    /// - Parameters:
    ///   - events: What happened.
    ///   - event: The event that is being delivered; `nil` outside delivery.
    public final func sendActions(for events: Events, with event: Event? = nil) {
        window?.windowScene?.application?.notifyObservers(of: .actions(ActionCall(sender: self, events: events)))
        for token in actions.tokens {
            guard let (action, target) = actions.action(for: token, sentBy: events) else { continue }
            sendAction(action, to: target, for: event)
        }
    }

    // MARK: What is registered

    /// An action that is registered with a control.
    public struct Action {
        /// What ``Control/removeAction(_:for:)`` removes it by.
        public let token: ActionToken
        /// The name that it was registered under, if any.
        public let identifier: String?
        /// What sends it.
        public let events: Events
        /// Calls it.
        let send: (Event?) -> Void
    }

    /// The objects whose methods are actions of the control, each once, in the order in which they were added.
    public final var allTargets: [AnyObject] {
        var targets: [AnyObject] = []
        for case (_, let target?) in actions.all where !targets.contains(where: { $0 === target }) {
            targets.append(target)
        }
        return targets
    }

    /// All events that send something.
    public final var allControlEvents: Events { actions.all.reduce(into: []) { $0.formUnion($1.action.events) } }

    /// Returns the actions of a target that an event sends, in the order in which they were added.
    ///
    /// - Parameters:
    ///   - target: The target; `nil` for the actions that have none.
    ///   - events: Any of these events.
    /// - Returns: The actions.
    public final func actions(forTarget target: AnyObject?, forControlEvent events: Events) -> [Action] {
        actions.all.filter { $0.target === target && !$0.action.events.isDisjoint(with: events) }.map(\.action)
    }

    /// Calls `iterator` for each action, in the order in which they were added, with its target, until it sets its last
    /// argument.
    public final func enumerateEventHandlers(_ iterator: (Action, AnyObject?, inout Bool) -> Void) {
        var stop = false
        for (action, target) in actions.all where !stop { iterator(action, target, &stop) }
    }
}
