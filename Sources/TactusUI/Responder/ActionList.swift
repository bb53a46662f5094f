/// Names one registered action, to remove it by. Unique within the object that gave it out.
nonisolated public struct ActionToken: Hashable, Sendable {
    fileprivate let number: UInt64
}

/// The actions that an object sends, in the order in which they were added.
///
/// Targets are weak: an action whose target is gone is not sent. What is sent, and when, is the `Payload`.
package struct ActionList<Payload> {
    private struct Entry {
        let token: ActionToken
        /// Set when the action was registered for a target.
        let target: ObjectIdentifier?
        weak var object: AnyObject?
        var payload: Payload

        var isGone: Bool { target != nil && object == nil }
    }

    /// By age, so that a name is found by halves.
    private var entries: [Entry] = []
    private var lastNumber: UInt64 = 0
    /// With how many entries those are looked for whose targets are gone: with twice as many as were left.
    private var sweepCount = 16

    /// Creates an empty list.
    package init() {}

    /// The names of all actions, in order.
    package var tokens: some Sequence<ActionToken> { entries.lazy.map { $0.token } }

    /// Adds an action for a target, which must not be held by the payload.
    package mutating func add(for target: AnyObject? = nil, _ payload: Payload) -> ActionToken {
        lastNumber += 1
        let token = ActionToken(number: lastNumber)
        if entries.count >= sweepCount {
            entries.removeAll(where: \.isGone)
            sweepCount = max(16, 2 * entries.count)
        }
        let name = target.map(ObjectIdentifier.init)
        entries.append(Entry(token: token, target: name, object: target, payload: payload))
        return token
    }

    /// Removes one action.
    package mutating func remove(_ token: ActionToken) {
        if let index = index(of: token) { entries.remove(at: index) }
    }

    private func index(of token: ActionToken) -> Int? {
        var (low, high) = (0, entries.count)
        while low < high {
            let middle = (low + high) / 2
            if entries[middle].token.number < token.number { low = middle + 1 } else { high = middle }
        }
        return low < entries.count && entries[low].token == token ? low : nil
    }

    /// Removes the actions of a target, or of all with `nil`, that are meant.
    package mutating func removeAll(of target: AnyObject?, where isMeant: (Payload) -> Bool = { _ in true }) {
        entries.removeAll { Self.isOf(target, $0) && isMeant($0.payload) }
    }

    /// Changes the actions of a target, or of all with `nil`; those go for which the closure answers `false`.
    package mutating func filter(of target: AnyObject?, _ keeps: (ActionToken, inout Payload) -> Bool) {
        for index in entries.indices.reversed() where Self.isOf(target, entries[index]) {
            if !keeps(entries[index].token, &entries[index].payload) { entries.remove(at: index) }
        }
    }

    /// Changes the first action of a target, or without one for `nil`, that is meant. Returns its name; `nil` when
    /// there is none.
    package mutating func change(
        for target: AnyObject?, where isMeant: (Payload) -> Bool, _ body: (inout Payload) -> Void = { _ in }
    ) -> ActionToken? {
        let name = target.map(ObjectIdentifier.init)
        guard let index = entries.firstIndex(where: { $0.target == name && !$0.isGone && isMeant($0.payload) }) else {
            return nil
        }
        body(&entries[index].payload)
        return entries[index].token
    }

    private static func isOf(_ target: AnyObject?, _ entry: Entry) -> Bool {
        target.map { ObjectIdentifier($0) == entry.target } ?? true
    }

    /// The target that an action was registered for; `nil` for one without, or whose target is gone.
    package func target(of token: ActionToken) -> AnyObject? { index(of: token).flatMap { entries[$0].object } }

    /// Returns what an action is, or `nil` when it was removed or its target is gone.
    ///
    /// Ask right before each one is sent: the actions sent before may have removed it.
    package func payload(of token: ActionToken) -> Payload? {
        guard let index = index(of: token), !entries[index].isGone else { return nil }
        return entries[index].payload
    }
}
