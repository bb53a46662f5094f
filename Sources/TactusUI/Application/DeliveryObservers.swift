/// Those who watch the delivery of an application, in the order in which they were added. None is kept alive.
struct DeliveryObservers {
    private struct Entry {
        weak var observer: (any DeliveryObserver)?
        /// The same, when it wants to know the steps of the recognizers as well.
        weak var recorder: (any GestureRecordObserver)?
    }

    private var entries: [Entry] = []

    /// Whether nobody watches.
    var isEmpty: Bool { entries.isEmpty }

    /// Calls `body` with each that lives. It may add and remove observers: that counts from the next time on.
    func forEach(_ body: (any DeliveryObserver) -> Void) {
        for index in entries.indices {
            if let observer = entries[index].observer { body(observer) }
        }
    }

    /// Calls `body` with each that lives and wants to know the steps of the recognizers.
    func forEachRecorder(_ body: (any GestureRecordObserver) -> Void) {
        for index in entries.indices {
            if let recorder = entries[index].recorder { body(recorder) }
        }
    }

    /// Adds an observer at the end, unless it is there.
    mutating func add(_ observer: any DeliveryObserver) {
        guard !entries.contains(where: { $0.observer === observer }) else { return }
        entries.removeAll { $0.observer == nil }
        entries.append(Entry(observer: observer, recorder: observer as? any GestureRecordObserver))
    }

    /// Removes an observer, and what is left of those that are gone.
    mutating func remove(_ observer: any DeliveryObserver) {
        entries.removeAll { $0.observer == nil || $0.observer === observer }
    }
}

/// An observer of delivery that also hears of every step of the recognizers, with its reasons.
protocol GestureRecordObserver: DeliveryObserver {
    /// Sent when something happened to a recognizer.
    func application(
        _ application: Application, didRecord record: GestureJournal.Record, in journal: GestureJournal)
}
