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
        /// `nil` once it was removed.
        var payload: Payload?

        var isGone: Bool { payload == nil || target != nil && object == nil }
    }

    /// By age, so that a name is found by halves.
    private var entries: [Entry] = []
    private var lastNumber: UInt64 = 0
    /// With how many entries those are looked for whose targets are gone: with twice as many as were left.
    private var sweepCount = 16
    /// How many entries were removed and are still there: they go when they are half of all, so that each costs the
    /// same to remove, however many there are.
    private var removedCount = 0

    /// Creates an empty list.
    package init() {}

    /// The names of all actions, in order.
    package var tokens: some Sequence<ActionToken> { entries.lazy.filter { $0.payload != nil }.map { $0.token } }

    /// Adds an action for a target, which must not be held by the payload.
    package mutating func add(for target: AnyObject? = nil, _ payload: Payload) -> ActionToken {
        lastNumber += 1
        let token = ActionToken(number: lastNumber)
        if entries.count >= sweepCount { sweep() }
        let name = target.map(ObjectIdentifier.init)
        entries.append(Entry(token: token, target: name, object: target, payload: payload))
        return token
    }

    /// Removes one action.
    package mutating func remove(_ token: ActionToken) {
        guard let index = index(of: token), entries[index].payload != nil else { return }
        remove(at: index)
        sweepRemoved()
    }

    private mutating func remove(at index: Int) {
        entries[index].payload = nil
        removedCount += 1
    }

    private mutating func sweepRemoved() {
        if 2 * removedCount >= entries.count { sweep() }
    }

    private mutating func sweep() {
        entries.removeAll(where: \.isGone)
        removedCount = 0
        sweepCount = max(16, 2 * entries.count)
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
        entries.removeAll { entry in
            guard let payload = entry.payload else { return true }
            return Self.isOf(target, entry) && isMeant(payload)
        }
        removedCount = 0
    }

    /// Changes the actions of a target, or of all with `nil`; those go for which the closure answers `false`.
    package mutating func filter(of target: AnyObject?, _ keeps: (ActionToken, inout Payload) -> Bool) {
        for index in entries.indices where Self.isOf(target, entries[index]) {
            guard var payload = entries[index].payload else { continue }
            if keeps(entries[index].token, &payload) { entries[index].payload = payload } else { remove(at: index) }
        }
        sweepRemoved()
    }

    /// Changes one action, which goes if the closure answers `false`. Nothing happens when it was removed.
    package mutating func filter(_ token: ActionToken, _ keeps: (inout Payload) -> Bool) {
        guard let index = index(of: token), var payload = entries[index].payload else { return }
        if keeps(&payload) { return entries[index].payload = payload }
        remove(token)
    }

    /// Changes the first action of a target, or without one for `nil`, that is meant. Returns its name; `nil` when
    /// there is none.
    package mutating func change(
        for target: AnyObject?, where isMeant: (Payload) -> Bool, _ body: (inout Payload) -> Void = { _ in }
    ) -> ActionToken? {
        let name = target.map(ObjectIdentifier.init)
        let isFound = { (entry: Entry) in
            entry.target == name && !entry.isGone && entry.payload.map(isMeant) ?? false
        }
        guard let index = entries.firstIndex(where: isFound), var payload = entries[index].payload else { return nil }
        body(&payload)
        entries[index].payload = payload
        return entries[index].token
    }

    private static func isOf(_ target: AnyObject?, _ entry: Entry) -> Bool {
        target.map { ObjectIdentifier($0) == entry.target } ?? true
    }

    /// The target that an action was registered for; `nil` for one without, or whose target is gone.
    package func target(of token: ActionToken) -> AnyObject? {
        index(of: token).flatMap { entries[$0].payload == nil ? nil : entries[$0].object }
    }

    /// Returns what an action is, or `nil` when it was removed or its target is gone.
    ///
    /// Ask right before each one is sent: the actions sent before may have removed it.
    package func payload(of token: ActionToken) -> Payload? {
        guard let index = index(of: token), !entries[index].isGone else { return nil }
        return entries[index].payload
    }
}
