/// An object that sends actions with itself as the sender. ``GestureRecognizer`` is one.
@MainActor public protocol GestureActionSender: GestureRecognizer {}

extension GestureRecognizer: GestureActionSender {}

extension GestureActionSender {
    /// Calls a method of `target`, with this recognizer, whenever the gesture begins, changes, ends or is cancelled.
    ///
    /// ```swift
    /// pan.addTarget(self, action: Card.drag)  // func drag(_ pan: PanGestureRecognizer)
    /// ```
    ///
    /// Actions are sent in the order in which they were added, before the touches go to the views. Adding one
    /// twice sends it twice.
    ///
    /// - Parameters:
    ///   - target: Not kept alive. When it is gone the action is no longer sent.
    ///   - action: The method.
    /// - Returns: What ``GestureRecognizer/removeAction(_:)`` removes it by.
    @discardableResult
    public func addTarget<Target: AnyObject>(
        _ target: Target, action: @escaping @MainActor (Target) -> @MainActor (Self) -> Void
    ) -> ActionToken {
        actions.add(for: target) { [weak target, unowned self] _ in
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
    /// - Returns: What ``GestureRecognizer/removeAction(_:)`` removes it by.
    @discardableResult
    public func addTarget<Target: AnyObject>(
        _ target: Target, action: @escaping @MainActor (Target) -> @MainActor () -> Void
    ) -> ActionToken {
        actions.add(for: target) { [weak target] _ in
            guard let target else { return }
            action(target)()
        }
    }

    /// Calls `action` with this recognizer whenever the gesture begins, changes, ends or is cancelled.
    ///
    /// - Parameter action: Kept until it is removed, or the recognizer goes. Take care not to hold the
    ///   recognizer in it.
    /// - Returns: What ``GestureRecognizer/removeAction(_:)`` removes it by.
    @discardableResult
    public func addAction(_ action: @escaping @MainActor (Self) -> Void) -> ActionToken {
        actions.add { [unowned self] _ in action(self) }
    }
}

extension GestureRecognizer {
    /// Removes one action. Nothing happens when it is not registered any more.
    public final func removeAction(_ token: ActionToken) {
        actions.remove(token)
    }

    /// Removes all actions of `target`; with `nil` all actions.
    public final func removeTarget(_ target: AnyObject?) {
        if let target { actions.removeAll(of: target) } else { actions = ActionList() }
    }
}
