import Tactus

/// Methods that are called later, until they are.
private enum DelayedCalls {
    struct Call {
        let identifier: String?
        let timer: Timer
    }

    static var waiting: [ObjectIdentifier: [Call]] = [:]

    /// Calls something after a time. The timer keeps the target, so that its identity is its own meanwhile.
    static func add(
        to target: AnyObject, after delay: TimeInterval, _ identifier: String?, _ action: @escaping () -> Void
    ) {
        let timer = Timer.scheduledTimer(withTimeInterval: max(delay, 0), repeats: false) { timer in
            remove(from: target) { $0.timer === timer }
            action()
        }
        waiting[ObjectIdentifier(target), default: []].append(Call(identifier: identifier, timer: timer))
    }

    static func remove(from target: AnyObject, where matches: (Call) -> Bool) {
        let key = ObjectIdentifier(target)
        for call in waiting[key] ?? [] where matches(call) { call.timer.invalidate() }
        let rest = (waiting[key] ?? []).filter { !matches($0) }
        waiting[key] = rest.isEmpty ? nil : rest
    }
}

extension OptionalForms {
    /// Calls a method of this object after a time, on the application's loop and clock. The object is kept until then.
    ///
    /// - Parameters:
    ///   - action: The method, as `Page.search`.
    ///   - argument: Nothing: the method has no parameter.
    ///   - delay: How long it waits, in seconds.
    ///   - identifier: The name that ``cancelPreviousPerformRequests(withTarget:identifier:)`` finds it by.
    public func perform(
        _ action: @escaping @MainActor (Self) -> @MainActor () -> Void, with argument: Never?,
        afterDelay delay: TimeInterval, identifier: String? = nil
    ) {
        DelayedCalls.add(to: self, after: delay, identifier) { action(self)() }
    }

    /// Calls a method of this object with something after a time, on the application's loop and clock. The object is
    /// kept until then.
    ///
    /// - Parameters:
    ///   - action: The method, as `Page.show(_:)`.
    ///   - argument: What it is called with.
    ///   - delay: How long it waits, in seconds.
    ///   - identifier: The name that ``cancelPreviousPerformRequests(withTarget:identifier:)`` finds it by.
    public func perform<Argument>(
        _ action: @escaping @MainActor (Self) -> @MainActor (Argument) -> Void, with argument: Argument,
        afterDelay delay: TimeInterval, identifier: String? = nil
    ) {
        DelayedCalls.add(to: self, after: delay, identifier) { action(self)(argument) }
    }
}

/// Forgets methods of an object that were to be called later. `Scripts/port` writes it for that of `NSObject`.
///
/// - Parameters:
///   - target: The object.
///   - identifier: The name that they were given; `nil` for all of the object.
public func cancelPreviousPerformRequests(withTarget target: AnyObject, identifier: String? = nil) {
    DelayedCalls.remove(from: target) { identifier == nil || $0.identifier == identifier }
}
