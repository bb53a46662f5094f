import WaylandServer

/// The newest serials of one kind of event, so that a late answer can be told from a serial that never was.
struct RecentSerials: Hashable {
    /// How many are remembered.
    static let capacity = 16

    private var serials: [UInt32] = []

    mutating func add(_ serial: UInt32) {
        if serials.count == Self.capacity { serials.removeFirst() }
        serials.append(serial)
    }

    func contains(_ serial: UInt32) -> Bool { serials.contains(serial) }
}

extension Compositor {
    /// Records that a request was ignored, because its serial entitles nobody to it.
    func ignoreWrongSerial(on resource: Resource, _ message: String) {
        annotate("ignored: \(resource): \(message)")
        lint.report(.wrongSerial, on: resource, message)
    }
}
