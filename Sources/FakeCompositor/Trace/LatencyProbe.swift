/// How late pictures follow fingers: for each contact event the time to the picture that came upon it.
///
/// ```swift
/// pair.compositor.latency.reset()
/// finger.move(to: Point(x: 60, y: 20))
/// pair.vblank()
/// #expect(pair.compositor.latency.framesLate == 0)    // shown at the first refresh after the finger moved
/// ```
///
/// An event is answered by the first new picture that takes effect after it, of the surface that the contact belongs
/// to, of a part of it, or of what it is a part of. A compositor sees no further: a client that draws for another
/// reason has answered as well, so measure where nothing else moves.
public final class LatencyProbe {
    /// What a contact did, and what came of it.
    public struct Sample: Hashable, Sendable {
        /// What a contact can do.
        public enum Kind: Hashable, Sendable {
            /// It landed.
            case down
            /// It moved.
            case motion
            /// It lifted.
            case up
        }

        /// What it did.
        public let kind: Kind
        /// The contact's number on the wire.
        public let contact: Int32
        /// When its client was sent the event, on the compositor's clock.
        public let sentAt: Duration
        /// When a new picture took effect; `nil` as long as none has.
        public internal(set) var committedAt: Duration?
        /// When that was shown; `nil` before.
        public internal(set) var shownAt: Duration?
        /// How many refreshes passed that could have shown it and did not: 0 for one that was shown at the first
        /// refresh after it was sent. `nil` before it is shown.
        public internal(set) var framesLate: Int?
    }

    /// How many samples are kept; of more the newest are.
    public static let capacity = 4096

    private var entries: [Entry] = []
    /// Where in ``entries`` those are whose pictures have not been shown.
    private var open: [Int] = []

    /// A sample, and what it takes to find its answer.
    private struct Entry {
        var sample: Sample
        var site: Site
        /// How many refreshes there had been when it was sent.
        var refreshes: UInt64
    }

    /// The surface of an event, which may go before the event is answered. Events that follow each other share it:
    /// samples are many, and a weak reference costs more than all else of them.
    private final class Site {
        private(set) weak var surface: Surface?

        init(_ surface: Surface) { self.surface = surface }
    }

    /// What was measured since the last ``reset()``, oldest first.
    public var samples: [Sample] { entries.map(\.sample) }

    /// How late the worst of the pictures came, in refreshes; `nil` when none has been shown.
    public var framesLate: Int? { entries.compactMap(\.sample.framesLate).max() }

    /// How many events no picture has come upon.
    public var unansweredCount: Int { entries.count { $0.sample.shownAt == nil } }

    /// Forgets what was measured.
    public func reset() {
        entries = []
        open = []
    }

    // MARK: What happens

    func didSend(_ kind: Sample.Kind, contact: Int32, to surface: Surface, at time: Duration, refreshes: UInt64) {
        // Room is made for many at once: samples come one by one.
        if entries.count >= 2 * Self.capacity {
            entries.removeFirst(Self.capacity)
            open = open.compactMap { $0 >= Self.capacity ? $0 - Self.capacity : nil }
        }
        open.append(entries.count)
        let last = entries.last?.site
        entries.append(
            Entry(
                sample: Sample(kind: kind, contact: contact, sentAt: time),
                site: last.flatMap { $0.surface === surface ? $0 : nil } ?? Site(surface), refreshes: refreshes))
    }

    /// New pictures took effect.
    func didDraw(_ surfaces: [Surface], at time: Duration) {
        for index in open where entries[index].sample.committedAt == nil {
            guard let touched = entries[index].site.surface,
                surfaces.contains(where: { $0.isPart(of: touched) || touched.isPart(of: $0) })
            else { continue }
            entries[index].sample.committedAt = time
        }
    }

    /// The display refreshes: the refreshes are counted from 1.
    func didRefresh(at time: Duration, number: UInt64) {
        for index in open where entries[index].sample.committedAt != nil {
            entries[index].sample.shownAt = time
            entries[index].sample.framesLate = Int(number - entries[index].refreshes) - 1
        }
        open.removeAll { entries[$0].sample.shownAt != nil }
    }
}
