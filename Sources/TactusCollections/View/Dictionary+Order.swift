/// What a program hears of, and which view is shown again, must not hang on how keys are hashed.
nonisolated extension Dictionary where Key: Comparable {
    /// What of it is meant, by ascending keys.
    func inOrder(where isMeant: (Key, Value) -> Bool = { _, _ in true }) -> [(key: Key, value: Value)] {
        var meant: [(key: Key, value: Value)] = []
        for (key, value) in self where isMeant(key, value) { meant.append((key, value)) }
        if meant.count > 1 { meant.sort { $0.key < $1.key } }
        return meant
    }
}
