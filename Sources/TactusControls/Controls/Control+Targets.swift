import TactusGeometry
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
    /// - Returns: What ``Control/removeAction(_:for:)-(ActionToken,_)`` removes it by.
    @discardableResult
    public func addTarget<Target: AnyObject>(
        _ target: Target, action: @escaping @MainActor (Target) -> @MainActor (Self) -> Void,
        for events: Control.Events,
        identifier: String? = nil
    ) -> ActionToken {
        register(for: target, events, identifier) { [unowned self] target, sender, _ in
            action(target)(sender as? Self ?? self)
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
        register(for: target, events, identifier) { [unowned self] target, sender, event in
            action(target)(sender as? Self ?? self, event)
        }
    }

    /// Calls a method of `target` whenever one of `events` happens; like ``addTarget(_:action:for:identifier:)``.
    @discardableResult
    public func addTarget<Target: AnyObject>(
        _ target: Target, action: @escaping @MainActor (Target) -> @MainActor () -> Void, for events: Control.Events,
        identifier: String? = nil
    ) -> ActionToken {
        register(for: target, events, identifier) { target, _, _ in action(target)() }
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
    /// - Returns: What ``Control/removeAction(_:for:)-(ActionToken,_)`` removes it by.
    @discardableResult
    public func addAction(
        for events: Control.Events, identifier: String? = nil, _ action: @escaping @MainActor (Self) -> Void
    ) -> ActionToken {
        actions.add(
            events,
            SentAction(identifier: identifier) { [unowned self] _, _, _ in
                action(self)
                return true
            })
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
    /// - Returns: What ``removeAction(_:for:)-(ActionToken,_)`` removes it by.
    @discardableResult
    public final func addAction<P>(
        _ action: ActionKey<P>, for events: Events, identifier: String? = nil
    ) -> ActionToken {
        actions.add(events, SentAction(action, identifier: identifier))
    }

    /// Performs an action with a title whenever one of `events` happens.
    ///
    /// ```swift
    /// let save = Action(title: "Save", identifier: "save") { [weak self] _ in self?.save() }
    /// button.addAction(save, for: .primaryActionTriggered)
    /// ```
    ///
    /// The action, or one of the same identifier, is registered once: adding it again takes the place of the former and
    /// adds to its events. A disabled or hidden one is not performed. While its handler runs, the control is its
    /// `Action.sender`.
    ///
    /// - Parameters:
    ///   - action: Kept until it is removed, or the control goes. Take care not to hold the control in it.
    ///   - events: What sends it.
    /// - Returns: What ``removeAction(_:for:)-(ActionToken,_)`` removes it by.
    @discardableResult
    public final func addAction(_ action: Action, for events: Events) -> ActionToken {
        let sent = SentAction(identifier: action.identifier?.rawValue) { [unowned self] _, _, _ in
            sendAction(action)
            return true
        }
        return actions.add(action, events, sent)
    }

    // MARK: Removing

    /// Lets `events` no longer send one action. Nothing happens when it is not registered any more.
    public final func removeAction(_ token: ActionToken, for events: Events = .allEvents) {
        actions.remove(token, for: events)
    }

    /// Lets `events` no longer perform an action with a title, or the one of the same identifier.
    public final func removeAction(_ action: Action, for events: Events = .allEvents) {
        actions.remove(action, for: events)
    }

    /// Lets `events` no longer perform the action with a title that has an identifier.
    public final func removeAction(identifiedBy identifier: Action.Identifier, for events: Events = .allEvents) {
        removeActions(identifiedBy: identifier.rawValue, for: events)
    }

    /// Lets `events` no longer send the actions that were added under an identifier.
    public final func removeActions(identifiedBy identifier: String, for events: Events = .allEvents) {
        actions.removeAll(of: nil, identifiedBy: identifier, for: events)
    }

    /// Lets `events` no longer send actions: those of a target that were added under an identifier.
    ///
    /// ```swift
    /// slider.addTarget(self, action: Player.seek, for: .valueChanged, identifier: "seek")
    /// slider.removeTarget(self, action: "seek", for: .valueChanged)
    /// slider.removeTarget(nil, action: nil)  // all of them
    /// ```
    ///
    /// Methods cannot be told apart by themselves in Swift; so an action that is to be removed alone gets a name, or is
    /// removed by its token.
    ///
    /// - Parameters:
    ///   - target: Whose actions; `nil` for whoever's, closures too.
    ///   - identifier: The name that they were added under; `nil` for any and none.
    ///   - events: What sends them no longer.
    public final func removeTarget(
        _ target: AnyObject?, action identifier: String? = nil, for events: Events = .allEvents
    ) {
        actions.removeAll(of: target, identifiedBy: identifier, for: events)
    }

    // MARK: Sending

    /// Sends the actions that are registered for any of `events`, each once, in the order in which they were added.
    ///
    /// Tracking calls it. Subclasses call it for what they have to tell besides, such as `Events.valueChanged`.
    ///
    /// - Parameters:
    ///   - events: What happened.
    ///   - event: The event that is being delivered; `nil` outside delivery.
    public final func sendActions(for events: Events, with event: Event? = nil) {
        StackRoom.check("sendActions(for:)", of: self)
        window?.windowScene?.application?.notifyObservers(of: .actions(ActionCall(sender: self, events: events)))
        for token in actions.tokens {
            guard let (handler, target) = actions.handler(of: token, sentBy: events) else { continue }
            sendAction(handler, to: target, for: event)
        }
    }

    /// Sends an action by way of the application, if there is one.
    final func send(_ action: SentAction, to target: AnyObject?, for event: Event?) {
        guard let application = window?.windowScene?.application else {
            return _ = action.perform(on: target, sender: self, event: event)
        }
        application.sendAction(action, to: target, from: self, for: event)
    }

    fileprivate final func register<Target: AnyObject>(
        for target: Target, _ events: Events, _ identifier: String?, _ call: @escaping (Target, Any?, Event?) -> Void
    ) -> ActionToken {
        let sent = SentAction(identifier: identifier) { object, sender, event in
            guard let object = object as? Target else { return false }
            call(object, sender, event)
            return true
        }
        return actions.add(for: target, events, sent)
    }

    // MARK: What is registered

    /// An action that is registered with a control.
    public struct EventHandler {
        /// What ``Control/removeAction(_:for:)-(ActionToken,_)`` removes it by.
        public let token: ActionToken
        /// What sends it.
        public let events: Events
        /// The action with a title that it performs, if it is one.
        public let action: Action?
        /// What goes through the application.
        let sent: SentAction

        /// The name that it was registered under, if any.
        public var identifier: String? { sent.identifier }
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
    public final var allControlEvents: Events { actions.all.reduce(into: []) { $0.formUnion($1.handler.events) } }

    /// Returns the actions of a target that an event sends, in the order in which they were added.
    ///
    /// - Parameters:
    ///   - target: The target; `nil` for the actions that have none.
    ///   - events: Any of these events.
    /// - Returns: The actions.
    public final func actions(forTarget target: AnyObject?, forControlEvent events: Events) -> [EventHandler] {
        actions.all.filter { $0.target === target && !$0.handler.events.isDisjoint(with: events) }.map(\.handler)
    }

    /// Calls `iterator` for each action, in the order in which they were added, with its target, until it sets its last
    /// argument.
    public final func enumerateEventHandlers(_ iterator: (EventHandler, AnyObject?, inout Bool) -> Void) {
        var stop = false
        for (handler, target) in actions.all where !stop { iterator(handler, target, &stop) }
    }
}
