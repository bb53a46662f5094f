import TactusUI

/// An object that sends control events with itself as the sender. ``Control`` is one.
public protocol ControlActionSender: Control {}

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
        for token in actions.tokens { actions.action(for: token, sentBy: events)?(event) }
    }
}
