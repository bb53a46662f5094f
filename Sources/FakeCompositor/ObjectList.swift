/// What belongs to objects, in the order in which they were added; any of them leaves in the same time however many
/// there are. A client that makes a hundred thousand of something and ends is gone at once.
///
///     resources.append(resource)
///     resource.onDestroy = { [weak self, unowned resource] in self?.resources.remove(resource) }
///
/// An object leaves before it is freed: what is kept is found by its identity.
struct ObjectList<Element>: Sequence {
    /// In order; `nil` where one has left.
    private var slots: [Element?] = []
    /// Where each object's element is.
    private var indices: [ObjectIdentifier: Int] = [:]

    /// Creates an empty list.
    init() {}

    /// How many there are.
    var count: Int { indices.count }

    /// Whether there is none.
    var isEmpty: Bool { indices.isEmpty }

    /// Whether something belongs to an object.
    func contains(_ object: AnyObject) -> Bool { indices[ObjectIdentifier(object)] != nil }

    /// Adds what belongs to an object that has nothing in the list.
    mutating func append(_ element: Element, of object: AnyObject) {
        assert(indices[ObjectIdentifier(object)] == nil, "an object is in the list twice")
        indices[ObjectIdentifier(object)] = slots.count
        slots.append(element)
    }

    /// Takes out what belongs to an object; nothing happens when that is nothing.
    mutating func remove(_ object: AnyObject) {
        guard let index = indices.removeValue(forKey: ObjectIdentifier(object)) else { return }
        slots[index] = nil
        guard slots.count > 32, slots.count > 2 * indices.count else { return }
        // Half of it is gaps: closing them costs each that has left as much as it did to add it.
        var places: [Int] = []
        places.reserveCapacity(slots.count)
        var count = 0
        for slot in slots {
            places.append(count)
            if slot != nil { count += 1 }
        }
        slots.removeAll { $0 == nil }
        for key in indices.keys { indices[key] = indices[key].map { places[$0] } }
    }

    /// Takes all out.
    mutating func removeAll() { self = ObjectList() }

    /// The elements, those that were added first before the others.
    func makeIterator() -> LazyMapSequence<LazyFilterSequence<LazyMapSequence<[Element?], Element?>>, Element>.Iterator
    {
        slots.lazy.compactMap { $0 }.makeIterator()
    }
}

extension ObjectList where Element: AnyObject {
    /// Adds an object that is not in the list.
    mutating func append(_ object: Element) { append(object, of: object) }
}
