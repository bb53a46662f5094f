import FakeCompositor

/// Which faults were put in position, where that is said, and how often each has happened.
struct FaultLedger {
    private struct Entry {
        let fault: Fault
        let position: String
        var count = 0
    }

    private var entries: [Entry]

    /// Begins with the faults of the command line.
    init(_ injection: FaultInjection) { entries = injection.faults.map { Entry(fault: $0, position: "--fault") } }

    /// All faults so far, for another compositor.
    var injection: FaultInjection { FaultInjection(entries.map(\.fault)) }

    /// Takes note of a fault that is put in position.
    mutating func append(_ fault: Fault, from position: String) {
        entries.append(Entry(fault: fault, position: position))
    }

    /// Counts what has happened on a compositor that ends now.
    ///
    /// - Parameter counts: ``Compositor/faultCounts``.
    mutating func add(_ counts: [Int]) {
        for (index, count) in zip(entries.indices, counts) { entries[index].count += count }
    }

    /// What is to be said of the faults that never happened: a test of them tests nothing.
    var complaints: [String] {
        entries.filter { $0.count == 0 }.map { "\($0.position): the fault \($0.fault) never happened" }
    }
}
