/// Names one registered action, to remove it by. Unique within the object that gave it out.
nonisolated public struct ActionToken: Hashable, Sendable {
    fileprivate let number: UInt64
}

/// The actions that an object sends, in the order in which they were added.
///
/// Targets are weak: an action whose target is gone is not sent. Each is sent with an `Argument`: who sends it, or why.
package struct ActionList<Argument> {
    private struct Entry {
        let token: ActionToken
        /// Set when the action was registered for a target.
        let target: ObjectIdentifier?
        weak var object: AnyObject?
        let send: (Argument) -> Void
    }

    private var entries: [Entry] = []
    private var lastNumber: UInt64 = 0

    /// Creates an empty list.
    package init() {}

    /// The names of all actions, in order.
    package var tokens: some Sequence<ActionToken> { entries.lazy.map { $0.token } }

    /// Whether there is nothing to send.
    var isEmpty: Bool { entries.isEmpty }

    /// Adds an action for a target, which must not be held by `send`.
    package mutating func add(for target: AnyObject? = nil, _ send: @escaping (Argument) -> Void) -> ActionToken {
        lastNumber += 1
        let token = ActionToken(number: lastNumber)
        entries.removeAll { $0.target != nil && $0.object == nil }
        entries.append(Entry(token: token, target: target.map(ObjectIdentifier.init), object: target, send: send))
        return token
    }

    /// Removes one action.
    package mutating func remove(_ token: ActionToken) {
        entries.removeAll { $0.token == token }
    }

    /// Removes all actions of a target.
    mutating func removeAll(of target: AnyObject) {
        entries.removeAll { $0.target == ObjectIdentifier(target) }
    }

    /// The target that an action was registered for; `nil` for one without, or whose target is gone.
    package func target(of token: ActionToken) -> AnyObject? { entries.first { $0.token == token }?.object }

    /// Returns what sends the action, or `nil` when it was removed or its target is gone.
    ///
    /// Ask right before each one is sent: the actions sent before may have removed it.
    package func action(for token: ActionToken) -> ((Argument) -> Void)? {
        guard let entry = entries.first(where: { $0.token == token }) else { return nil }
        return entry.target != nil && entry.object == nil ? nil : entry.send
    }
}
