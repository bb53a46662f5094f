/// Constraints in the order in which they came, of which each is found at once, however many there are: all those of a
/// stack with a thousand views are about the stack.
struct ConstraintList: Sequence {
    /// In order; `nil` where one was removed.
    private var slots: [LayoutConstraint?] = []
    /// Where each constraint is; `nil` with so few that they are looked through.
    private var places: [ObjectIdentifier: Int]?
    private var count = 0

    private static let few = 16

    var isEmpty: Bool { count == 0 }

    /// All of them, in order.
    var all: [LayoutConstraint] { slots.compactMap(\.self) }

    /// Adds a constraint that is not among them.
    mutating func append(_ constraint: LayoutConstraint) {
        places?[ObjectIdentifier(constraint)] = slots.count
        slots.append(constraint)
        count += 1
        if places == nil, slots.count > Self.few { fill() }
    }

    /// Takes a constraint out. Nothing happens when it is none of them.
    mutating func remove(_ constraint: LayoutConstraint) {
        guard let place = place(of: constraint) else { return }
        places?[ObjectIdentifier(constraint)] = nil
        slots[place] = nil
        count -= 1
        // Gaps are closed when they are half of it: each was paid for when it was filled.
        guard 2 * count <= slots.count else { return }
        slots = all
        places = nil
        if slots.count > Self.few { fill() }
    }

    private func place(of constraint: LayoutConstraint) -> Int? {
        if let places { return places[ObjectIdentifier(constraint)] }
        return slots.firstIndex { $0 === constraint }
    }

    /// Notes where each one is.
    private mutating func fill() {
        var found: [ObjectIdentifier: Int] = [:]
        found.reserveCapacity(2 * slots.count)
        for (place, constraint) in slots.enumerated() {
            if let constraint { found[ObjectIdentifier(constraint)] = place }
        }
        places = found
    }

    func makeIterator() -> Array<LayoutConstraint>.Iterator { all.makeIterator() }
}
