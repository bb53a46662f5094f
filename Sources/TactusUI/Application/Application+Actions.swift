extension Application {
    /// Sends an action that is named by a key to a target, or to whoever performs it.
    ///
    /// Without a target, the first responder of the sender's window and those after it are asked
    /// (``Responder/target(for:sender:)``); when none of them performs the action, the sender and those after it. A
    /// sender that is in no window counts as in the key window. Who sends from a menu is hence found where the user
    /// works, and a button finds what contains it.
    ///
    /// It goes through ``sendAction(_:to:from:for:)-(SentAction,_,_,_)`` of a ``SentAction``, as all actions do.
    ///
    /// - Parameters:
    ///   - action: The action.
    ///   - target: Who performs it; `nil` to find out.
    ///   - sender: Who sends it: mostly a responder or a gesture recognizer.
    ///   - event: The event because of which it is sent.
    /// - Returns: Whether somebody performed it.
    @discardableResult
    public final func sendAction<P>(
        _ action: ActionKey<P>, to target: P? = nil, from sender: Any?, for event: Event? = nil
    ) -> Bool {
        sendAction(SentAction(action), to: target.map { $0 as AnyObject }, from: sender, for: event)
    }

    /// Finds who performs an action that is sent without a target, as `sendAction` does.
    public final func target<P>(for action: ActionKey<P>, from sender: Any?) -> P? {
        let origin = sender as? Responder ?? (sender as? GestureRecognizer)?.view
        let window = origin?.hostWindow ?? keyWindow
        if let target = window?.firstResponder?.target(for: action, sender: sender) { return target }
        return (origin ?? window?.firstReceiver ?? self).target(for: action, sender: sender)
    }

    /// Does what ``sendAction(_:to:from:for:)-(SentAction,_,_,_)`` does by itself.
    final func perform(_ action: SentAction, on target: AnyObject?, from sender: Any?, for event: Event?) -> Bool {
        action.perform(on: target ?? action.target(in: self, from: sender), sender: sender, event: event)
    }
}
