import TactusPlatform

/// What happened to the recognizers of a window, each step with its reason: what traces and explanations are made of.
///
/// Keeps the latest sequences of touches: a sequence begins with a touch that lands while no other is down. The
/// frequent `.changed` of a running gesture are traced and not kept.
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
        case accepted(RecognizerID, InputID)
        /// It does not, and what turned the touch away.
        case rejected(RecognizerID, InputID, TouchRejection)
        /// It dropped the touch.
        case ignored(RecognizerID, InputID)
        /// It asked for a state.
        case proposed(RecognizerID, GestureRecognizer.State)
        /// The arbiter asked, and got this answer.
        case asked(GestureQuestion, GestureAnswer)
        /// The arbiter decided.
        case decided(GestureDecision)
        /// It asked to be woken if nothing happens before.
        case waits(RecognizerID, until: Instant)
        /// It was woken: nothing had happened before.
        case woken(RecognizerID)
        /// The recognizer's action was sent for the state.
        case acted(RecognizerID, GestureRecognizer.State)
        /// Its attempt is over.
        case reset(RecognizerID)
        /// Its attempt ended without an outcome.
        case left(RecognizerID)
    }

    /// What happened while touches were down, and until the next landed.
    private struct Sequence {
        /// Oldest first.
        var records: [Record] = []
        /// For each touch the view it landed on and all above it.
        var paths: [InputID: [PathStep]] = [:]
    }

    private struct PathStep {
        weak var view: View?
    }

    private struct Subject {
        weak var recognizer: GestureRecognizer?
    }

    /// How many records of one sequence are kept: a panel that somebody always touches has sequences without end.
    package static let sequenceCapacity = 4096

    /// How many sequences are kept.
    package var capacity = 64
    private var sequences = [Sequence()]
    private var subjects: [RecognizerID: Subject] = [:]
    /// With how many of them those are looked for that are gone: with twice as many as were left.
    private var mostSubjects = 64

    /// What is kept, oldest first.
    package var records: [Record] { sequences.flatMap(\.records) }

    /// Returns what to call a recognizer of the records: its name, or its type.
    package func label(of id: RecognizerID) -> String {
        subjects[id]?.recognizer?.label ?? "a recognizer that is gone"
    }

    /// Returns the recognizer of the records, if it still lives.
    func recognizer(_ id: RecognizerID) -> GestureRecognizer? { subjects[id]?.recognizer }

    /// Returns what to call the views on a touch's way: the one it landed on first, then those above it; `nil` when
    /// nothing is known of the touch any more.
    func path(of touch: InputID) -> [String]? {
        guard let path = sequences.reversed().lazy.compactMap({ $0.paths[touch] }).first else { return nil }
        return path.map { $0.view?.debugTitle ?? "a view that is gone" }
    }

    mutating func introduce(_ recognizer: GestureRecognizer) {
        guard subjects[recognizer.id]?.recognizer == nil else { return }
        if subjects.count >= mostSubjects {
            subjects = subjects.filter { $0.value.recognizer != nil }
            mostSubjects = max(64, 2 * subjects.count)
        }
        subjects[recognizer.id] = Subject(recognizer: recognizer)
    }

    /// Begins a new sequence, and forgets the oldest when there are too many.
    mutating func beginSequence() {
        sequences.append(Sequence())
        if sequences.count > capacity { sequences.removeFirst(sequences.count - capacity) }
    }

    /// Notes where a touch landed.
    mutating func record(pathOf touch: InputID, _ chain: [View]) {
        sequences[sequences.count - 1].paths[touch] = chain.map { PathStep(view: $0) }
    }

    mutating func add(_ record: Record) {
        switch record.entry {
        case .proposed(_, .changed), .decided(.entered(_, .changed)), .acted(_, .changed): return
        default: break
        }
        let last = sequences.count - 1
        if sequences[last].records.count == Self.sequenceCapacity {
            sequences[last].records.removeFirst(Self.sequenceCapacity / 4)
        }
        sequences[last].records.append(record)
    }
}

/// Which filter turned a touch away from a recognizer, in the order in which they are asked: rule GR-2.
nonisolated package enum TouchRejection: Int, Hashable, Sendable, CaseIterable {
    /// The recognizer is disabled.
    case disabled
    /// It has decided already, and waits for its reset or for the failure of another.
    case decided
    /// It does not take this type of touch.
    case touchType
    /// It has touches of another type.
    case mixedTouchTypes
    /// The recognizer does not take part in the event.
    case eventByRecognizer
    /// Its delegate keeps it out of the event.
    case eventByDelegate
    /// Its delegate does not want the touch.
    case delegate
}

extension GestureEnvironment {
    /// Tells of something that was done wrongly, and was survived.
    func report(_ diagnostic: Diagnostic) {
        window.windowScene?.application?.report(diagnostic)
    }

    /// Notes what happened.
    func record(_ entry: GestureJournal.Entry) {
        let application = window.windowScene?.application
        let record = GestureJournal.Record(time: application?.now, entry: entry)
        journal.add(record)
        application?.didRecord(record, in: journal)
    }
}
