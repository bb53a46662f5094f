/// Keeps the values that were asked for lately.
///
/// There are two generations. A value that is asked for is in the young one; when that is full it becomes the old one,
/// and the old one is dropped. So at least the last `capacity` / 2 different values are there, and asking costs one
/// look-up as a rule.
package struct RecentValues<Key: Hashable, Value> {
    private let generationSize: Int
    private var young: [Key: Value] = [:]
    private var old: [Key: Value] = [:]

    /// Creates an empty store for at most `capacity` values.
    package init(capacity: Int) {
        generationSize = max(1, capacity / 2)
    }

    /// How many values are kept.
    package var count: Int { young.count + old.count }

    /// The value kept for `key`, else the one that `make` makes.
    package mutating func value(for key: Key, make: (Key) -> Value) -> Value {
        if let value = young[key] { return value }
        let value = old.removeValue(forKey: key) ?? make(key)
        if young.count >= generationSize {
            old = young
            young = [:]
        }
        young[key] = value
        return value
    }
}
