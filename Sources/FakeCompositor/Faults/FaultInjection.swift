/// What goes wrong on one connection. The effects of several faults on an event add up, in their order.
///
/// Each fault counts the events of its kind, from the moment at which it is put in place.
public struct FaultInjection: Hashable, Sendable, ExpressibleByArrayLiteral {
    /// What goes wrong.
    public private(set) var faults: [Fault]
    /// How many events of its kind each of them has seen.
    private var eventCounts: [Int]
    /// How often each of ``faults`` has happened.
    public private(set) var injectionCounts: [Int]

    /// Creates an injection; an empty one lets everything pass.
    public init(_ faults: [Fault] = []) {
        self.faults = faults
        eventCounts = faults.map { _ in 0 }
        injectionCounts = eventCounts
    }

    /// Lets something else go wrong as well, from now on.
    public mutating func append(_ fault: Fault) {
        faults.append(fault)
        eventCounts.append(0)
        injectionCounts.append(0)
    }

    /// Creates an injection of the faults listed.
    public init(arrayLiteral elements: Fault...) { self.init(elements) }

    /// Counts an event, and says which of the faults happen to it, by their indices.
    mutating func faults(on message: WireMessage) -> [Int] {
        var met: [Int] = []
        for index in faults.indices where faults[index].event == message.name {
            eventCounts[index] += 1
            guard faults[index].occurrences.contains(eventCounts[index]), faults[index].effect.changes(message) else {
                continue
            }
            injectionCounts[index] += 1
            met.append(index)
        }
        return met
    }
}
