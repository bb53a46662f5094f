/// What happened to the recognizers of a window, each step with its reason: what traces and explanations are made of.
///
/// Keeps the latest records; the frequent `.changed` of a running gesture are told to the observer and not kept.
package struct GestureJournal {
    /// One step.
    nonisolated package struct Record: Hashable, Sendable {
        /// Event time, when it was known.
        package let time: Instant?
        /// What happened.
        package let entry: Entry
    }

    /// What happened.
    nonisolated package enum Entry: Hashable, Sendable {
        /// The recognizer tracks the touch.
        case accepted(RecognizerID, TouchID)
        /// It does not, and what turned the touch away.
        case rejected(RecognizerID, TouchID, TouchRejection)
        /// It dropped the touch.
        case ignored(RecognizerID, TouchID)
        /// It asked for a state.
        case proposed(RecognizerID, GestureRecognizer.State)
        /// The arbiter asked, and got this answer.
        case asked(GestureQuestion, GestureAnswer)
        /// The arbiter decided.
        case decided(GestureDecision)
        /// The recognizer's action was sent for the state.
        case acted(RecognizerID, GestureRecognizer.State)
        /// Its attempt is over.
        case reset(RecognizerID)
        /// Its attempt ended without an outcome.
        case left(RecognizerID)
    }

    private struct Subject {
        weak var recognizer: GestureRecognizer?
    }

    /// How many records are kept.
    package static let capacity = 1024

    /// The latest records, oldest first.
    package private(set) var records: [Record] = []
    /// Told of every record as it is made.
    package var observer: ((Record) -> Void)?
    private var subjects: [RecognizerID: Subject] = [:]

    /// Returns what to call a recognizer of the records: its name, or its type.
    package func label(of id: RecognizerID) -> String {
        subjects[id]?.recognizer?.label ?? "a recognizer that is gone"
    }

    mutating func introduce(_ recognizer: GestureRecognizer) {
        guard subjects[recognizer.id]?.recognizer == nil else { return }
        subjects = subjects.filter { $0.value.recognizer != nil }
        subjects[recognizer.id] = Subject(recognizer: recognizer)
    }

    mutating func add(_ record: Record) {
        switch record.entry {
        case .proposed(_, .changed), .decided(.entered(_, .changed)), .acted(_, .changed): return
        default: break
        }
        if records.count == Self.capacity { records.removeFirst(Self.capacity / 4) }
        records.append(record)
    }
}

/// Which filter turned a touch away from a recognizer, in the order in which they are asked.
nonisolated package enum TouchRejection: Hashable, Sendable {
    /// The recognizer is disabled.
    case disabled
    /// It has decided already, and waits for its reset or for the failure of another.
    case decided
    /// It does not take this type of touch.
    case touchType
    /// It has touches of another type.
    case mixedTouchTypes
    /// The recognizer or its delegate does not take part in the event.
    case event
    /// Its delegate does not want the touch.
    case delegate
}

extension GestureEnvironment {
    /// Notes what happened.
    func record(_ entry: GestureJournal.Entry) {
        let record = GestureJournal.Record(time: window.windowScene?.application?.now, entry: entry)
        journal.add(record)
        journal.observer?(record)
    }
}
