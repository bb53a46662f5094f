extension GestureRecognizer {
    /// Creates a recognizer without a view that calls a method of `target`, with this recognizer, whenever the gesture
    /// begins, changes, ends or is cancelled.
    ///
    /// ```swift
    /// let pan = PanGestureRecognizer(target: self, action: Card.drag)  // func drag(_ pan: PanGestureRecognizer)
    /// ```
    ///
    /// - Parameters:
    ///   - target: Not kept alive. When it is gone the action is no longer sent.
    ///   - action: The method. What it takes must be this recognizer's class, or one above it: the compiler cannot see
    ///     that, and the program ends where it is not so.
    ///   - identifier: A name to remove it by: ``removeTarget(_:action:)``.
    public convenience init<Target: AnyObject, Sender: GestureRecognizer>(
        target: Target, action: @escaping @MainActor (Target) -> @MainActor (Sender) -> Void,
        identifier: String? = nil
    ) {
        self.init()
        precondition(self is Sender, "the action takes a \(Sender.self), which a \(type(of: self)) is not")
        let call: @MainActor (Target) -> @MainActor (GestureRecognizer) -> Void = { target in
            { recognizer in
                if let sender = recognizer as? Sender { action(target)(sender) }
            }
        }
        addTarget(target, action: call, identifier: identifier)
    }

    /// Creates a recognizer without a view that calls a method of `target` whenever the gesture begins, changes, ends
    /// or is cancelled.
    ///
    /// - Parameters:
    ///   - target: Not kept alive. When it is gone the action is no longer sent.
    ///   - action: The method.
    ///   - identifier: A name to remove it by: ``removeTarget(_:action:)``.
    public convenience init<Target: AnyObject>(
        target: Target, action: @escaping @MainActor (Target) -> @MainActor () -> Void, identifier: String? = nil
    ) {
        self.init()
        addTarget(target, action: action, identifier: identifier)
    }
}
