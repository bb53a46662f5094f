/// Keeps the values that were asked for lately.
///
/// There are two generations. A value that is asked for is in the young one; when that is full it becomes the old one,
/// and the old one is dropped. So at least the last `capacity` / 2 different values are there, and asking costs one
/// look-up as a rule. Values may be of different weight; one that weighs 1 counts as one, one that weighs 5 as five.
package struct RecentValues<Key: Hashable, Value> {
    private let generationSize: Int
    private let weigh: (Value) -> Int
    private var young: [Key: Value] = [:]
    private var old: [Key: Value] = [:]
    private var youngWeight = 0

    /// Creates an empty store.
    ///
    /// - Parameters:
    ///   - capacity: How many values of weight 1 it keeps at most. A heavier one than half of that is kept as well,
    ///     until two others were asked for.
    ///   - weigh: The weight of a value, at least 1.
    package init(capacity: Int, weigh: @escaping (Value) -> Int = { _ in 1 }) {
        generationSize = max(1, capacity / 2)
        self.weigh = weigh
    }

    /// How many values are kept.
    package var count: Int { young.count + old.count }

    /// The value kept for `key`, else the one that `make` makes.
    package mutating func value(for key: Key, make: (Key) -> Value) -> Value {
        if let value = keptValue(for: key) { return value }
        let value = make(key)
        keep(value, for: key)
        return value
    }

    /// Forgets all values.
    package mutating func removeAll() {
        young = [:]
        old = [:]
        youngWeight = 0
    }

    /// The value kept for `key`, which counts as asked for.
    package mutating func keptValue(for key: Key) -> Value? {
        if let value = young[key] { return value }
        guard let value = old.removeValue(forKey: key) else { return nil }
        keep(value, for: key)
        return value
    }

    /// Keeps a value that is not kept yet.
    private mutating func keep(_ value: Value, for key: Key) {
        if youngWeight >= generationSize {
            old = young
            young = [:]
            youngWeight = 0
        }
        young[key] = value
        youngWeight += weigh(value)
    }
}
