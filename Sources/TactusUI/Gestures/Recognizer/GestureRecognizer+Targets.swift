/// An object that sends actions with itself as the sender. ``GestureRecognizer`` is one.
@MainActor public protocol GestureActionSender: GestureRecognizer {}

extension GestureRecognizer: GestureActionSender {}

/// What a recognizer sends.
struct GestureAction {
    /// The name under which it was registered, if any.
    let identifier: String?
    let send: () -> Void
}

extension GestureActionSender {
    /// Calls a method of `target`, with this recognizer, whenever the gesture begins, changes, ends or is cancelled.
    ///
    /// ```swift
    /// pan.addTarget(self, action: Card.drag)  // func drag(_ pan: PanGestureRecognizer)
    /// ```
    ///
    /// Actions are sent in the order in which they were added, before the touches go to the views. Adding one
    /// twice sends it twice, unless both have the same identifier.
    ///
    /// - Parameters:
    ///   - target: Not kept alive. When it is gone the action is no longer sent.
    ///   - action: The method.
    ///   - identifier: A name under which an action of a target is registered once: adding it again does nothing. It is
    ///     removed by it, too: ``GestureRecognizer/removeTarget(_:action:)``.
    /// - Returns: What ``GestureRecognizer/removeAction(_:)`` removes it by.
    @discardableResult
    public func addTarget<Target: AnyObject>(
        _ target: Target, action: @escaping @MainActor (Target) -> @MainActor (Self) -> Void, identifier: String? = nil
    ) -> ActionToken {
        register(for: target, identifier) { [weak target, unowned self] in
            guard let target else { return }
            action(target)(self)
        }
    }

    /// Calls a method of `target` whenever the gesture begins, changes, ends or is cancelled.
    ///
    /// ```swift
    /// tap.addTarget(self, action: Editor.save)  // func save()
    /// ```
    ///
    /// - Parameters:
    ///   - target: Not kept alive. When it is gone the action is no longer sent.
    ///   - action: The method.
    ///   - identifier: A name under which an action of a target is registered once.
    /// - Returns: What ``GestureRecognizer/removeAction(_:)`` removes it by.
    @discardableResult
    public func addTarget<Target: AnyObject>(
        _ target: Target, action: @escaping @MainActor (Target) -> @MainActor () -> Void, identifier: String? = nil
    ) -> ActionToken {
        register(for: target, identifier) { [weak target] in
            guard let target else { return }
            action(target)()
        }
    }

    /// Calls `action` with this recognizer whenever the gesture begins, changes, ends or is cancelled.
    ///
    /// - Parameters:
    ///   - identifier: A name under which an action is registered once.
    ///   - action: Kept until it is removed, or the recognizer goes. Take care not to hold the recognizer in it.
    /// - Returns: What ``GestureRecognizer/removeAction(_:)`` removes it by.
    @discardableResult
    public func addAction(identifier: String? = nil, _ action: @escaping @MainActor (Self) -> Void) -> ActionToken {
        register(for: nil, identifier) { [unowned self] in action(self) }
    }
}

extension GestureRecognizer {
    /// Removes one action. Nothing happens when it is not registered any more.
    public final func removeAction(_ token: ActionToken) {
        actions.remove(token)
    }

    /// Removes actions: those of a target that were added under an identifier.
    ///
    /// ```swift
    /// pan.addTarget(self, action: Card.drag, identifier: "drag")
    /// pan.removeTarget(self, action: "drag")
    /// pan.removeTarget(nil, action: nil)  // all of them
    /// ```
    ///
    /// Methods cannot be told apart by themselves in Swift; so an action that is to be removed alone gets a name, or is
    /// removed by its token.
    ///
    /// - Parameters:
    ///   - target: Whose actions; `nil` for whoever's, closures too.
    ///   - identifier: The name that they were added under; `nil` for any and none.
    public final func removeTarget(_ target: AnyObject?, action identifier: String? = nil) {
        actions.removeAll(of: target) { identifier == nil || $0.identifier == identifier }
    }

    fileprivate final func register(
        for target: AnyObject?, _ identifier: String?, _ send: @escaping () -> Void
    ) -> ActionToken {
        if let identifier, let token = actions.change(for: target, where: { $0.identifier == identifier }) {
            return token
        }
        return actions.add(for: target, GestureAction(identifier: identifier, send: send))
    }
}
