public import Tactus

extension GestureRecognizer {
    /// Creates a recognizer without a view that calls a method with a choice, as `UIView.endEditing(_:)` is one: the
    /// choice is `true`.
    ///
    /// - Parameters:
    ///   - target: Not kept alive.
    ///   - action: The method. What it returns does not count.
    public convenience init<Target: AnyObject>(
        target: Target, action: @escaping @MainActor (Target) -> @MainActor (Bool) -> Bool
    ) {
        self.init()
        let call: @MainActor (Target) -> @MainActor () -> Void = { target in { _ = action(target)(true) } }
        addTarget(target, action: call)
    }
}
