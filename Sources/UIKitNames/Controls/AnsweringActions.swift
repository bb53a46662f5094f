public import Tactus

// Methods that answer something, as actions: `UIResponder.resignFirstResponder` and its like. What they answer does not
// count.

extension BarButtonItem {
    /// Creates one of the usual buttons, which calls a method of a target that answers something.
    public convenience init<Target: AnyObject>(
        barButtonSystemItem: SystemItem, target: Target?, action: @escaping @MainActor (Target) -> @MainActor () -> Bool
    ) {
        let call: @MainActor (Target) -> @MainActor () -> Void = { target in { _ = action(target)() } }
        self.init(barButtonSystemItem: barButtonSystemItem, target: target, action: call)
    }

    /// Creates a button with a text, which calls a method of a target that answers something.
    public convenience init<Target: AnyObject>(
        title: String?, style: Style, target: Target?, action: @escaping @MainActor (Target) -> @MainActor () -> Bool
    ) {
        let call: @MainActor (Target) -> @MainActor () -> Void = { target in { _ = action(target)() } }
        self.init(title: title, style: style, target: target, action: call)
    }
}

extension GestureRecognizer {
    /// Creates a recognizer without a view that calls a method that answers something.
    public convenience init<Target: AnyObject>(
        target: Target, action: @escaping @MainActor (Target) -> @MainActor () -> Bool
    ) {
        self.init()
        let call: @MainActor (Target) -> @MainActor () -> Void = { target in { _ = action(target)() } }
        addTarget(target, action: call)
    }
}

extension Control {
    /// Calls a method of a target that answers something whenever one of the events happens.
    ///
    /// - Parameters:
    ///   - target: Whose method it is; it is not kept alive.
    ///   - action: The method.
    ///   - events: When.
    /// - Returns: What the action is removed by.
    @discardableResult
    public func addTarget<Target: AnyObject>(
        _ target: Target, action: @escaping @MainActor (Target) -> @MainActor () -> Bool, for events: Control.Events
    ) -> ActionToken {
        let call: @MainActor (Target) -> @MainActor () -> Void = { target in { _ = action(target)() } }
        return addTarget(target, action: call, for: events)
    }
}
