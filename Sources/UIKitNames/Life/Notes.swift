/// What is noted of objects that have no room for it themselves, as long as they live.
nonisolated struct Notes<Object: AnyObject, Value> {
    private struct Note {
        weak var object: Object?
        let value: Value
    }

    private var all: [ObjectIdentifier: Note] = [:]
    /// With more of them, those of objects that are gone are let go of.
    private var limit = 64

    /// What is noted of an object; `nil` for nothing.
    subscript(object: Object) -> Value? {
        get {
            guard !all.isEmpty, let note = all[ObjectIdentifier(object)], note.object === object else { return nil }
            return note.value
        }
        set {
            all[ObjectIdentifier(object)] = newValue.map { Note(object: object, value: $0) }
            guard all.count > limit else { return }
            all = all.filter { $0.value.object != nil }
            limit = max(64, 2 * all.count)
        }
    }
}
