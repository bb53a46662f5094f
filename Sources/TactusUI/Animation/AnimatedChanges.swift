/// What an animator changes, in the order in which it was first changed: found by its view in the same time however
/// many views there are, so that a thousand views in one closure cost a thousand times as much as one.
struct AnimatedChanges: Sequence {
    typealias Change = PropertyAnimator.Change

    /// In order; `nil` where one was removed.
    private var slots: [Change?] = []
    /// Where the changes of each view are. A change keeps its view.
    private var places: [ObjectIdentifier: [Int]] = [:]
    private var count = 0

    var isEmpty: Bool { count == 0 }

    /// The one that was first.
    var first: Change? { slots.lazy.compactMap { $0 }.first }

    /// The views, each once, in the order in which they were first changed.
    var views: [View] {
        slots.indices.compactMap { index in
            guard let view = slots[index]?.view, places[ObjectIdentifier(view)]?.first == index else { return nil }
            return view
        }
    }

    /// Whether a property of a view is among them, and no other animation has changed it since.
    func contains(_ property: AnimatedProperty, of view: View) -> Bool {
        places[ObjectIdentifier(view)]?.contains { index in
            slots[index].map { $0.property == property && !$0.isOvertaken } ?? false
        } ?? false
    }

    mutating func append(_ change: Change) {
        places[ObjectIdentifier(change.view), default: []].append(slots.count)
        slots.append(change)
        count += 1
    }

    /// Notes what a property is set to once the animation was stopped where it is.
    mutating func setGoal(_ goal: AnimatedState, of change: Change) {
        for index in places[ObjectIdentifier(change.view)] ?? []
        where slots[index].map({ $0.property == change.property && !$0.isOvertaken }) ?? false {
            slots[index]?.goal = goal
        }
    }

    /// Another animation has changed a property of a view.
    mutating func overtake(_ property: AnimatedProperty, of view: View) {
        for index in places[ObjectIdentifier(view)] ?? [] where slots[index]?.property == property {
            slots[index]?.isOvertaken = true
        }
    }

    /// Forgets what was overtaken of a view.
    mutating func removeOvertaken(of view: View) {
        guard let indices = places[ObjectIdentifier(view)] else { return }
        let (gone, kept) = (
            indices.filter { slots[$0]?.isOvertaken == true }, indices.filter { slots[$0]?.isOvertaken == false }
        )
        places[ObjectIdentifier(view)] = kept.isEmpty ? nil : kept
        remove(gone)
    }

    /// Forgets a view.
    mutating func removeAll(of view: View) { remove(places.removeValue(forKey: ObjectIdentifier(view)) ?? []) }

    private mutating func remove(_ indices: [Int]) {
        for index in indices { slots[index] = nil }
        count -= indices.count
        // Gaps are closed when they are half of it: each was paid for when it was filled.
        guard slots.count > 32, slots.count > 2 * count else { return }
        let rest = slots.compactMap { $0 }
        self = AnimatedChanges()
        for change in rest { append(change) }
    }

    func makeIterator() -> Array<Change>.Iterator { slots.compactMap { $0 }.makeIterator() }
}
