import TactusPlatform

/// How long it took from a finger to what came of it, and which settings of the program it is owed to: rule DX-14.
///
/// A ``LatencyMeter`` keeps one. Its ``description`` tells all of it, a line an entry:
///
///     touch 1 began on ‘row’ after 150.0 ms (150.0 ms contentTouchDelay of ‘list’), shown after 166.7 ms
///     tap ‘open’ ended after 350.0 ms (350.0 ms waiting for tap ‘zoom’ to fail), shown after 366.7 ms
///     3 frames, shown 12.4 ms after the newest input, at most 16.7 ms
nonisolated public struct LatencyLedger: Hashable, Sendable {
    /// A setting that made somebody wait.
    nonisolated public struct Cost: Hashable, Sendable {
        /// A setting that delays a result.
        nonisolated public enum Cause: Hashable, Sendable {
            /// ``GestureRecognizer/delaysTouchesBegan`` of the named recognizer.
            case delaysTouchesBegan(String)
            /// ``GestureRecognizer/delaysTouchesEnded`` of the named recognizer.
            case delaysTouchesEnded(String)
            /// The time for which the named scroll view keeps touches from its content.
            case contentTouchDelay(String)
            /// A requirement that the named recognizers fail.
            case requirement([String])
        }

        /// The setting.
        public var cause: Cause
        /// For how long it made wait.
        public var duration: Duration
    }

    /// A result of a touch, in the order in which they can come.
    nonisolated public enum Milestone: Hashable, Sendable {
        /// The named view was told that the touch of this number began.
        case began(touch: UInt64, view: String)
        /// The named view was told that the touch of this number ended.
        case ended(touch: UInt64, view: String)
        /// The named recognizer sent its actions for a state other than ``GestureRecognizer/State/changed``.
        case acted(recognizer: String, GestureRecognizer.State)
        /// The named control sent actions.
        case sent(control: String, ControlEvents)
    }

    /// A milestone, and how long it took.
    nonisolated public struct Entry: Hashable, Sendable {
        /// The result.
        public var milestone: Milestone
        /// The stamp of the device on what it is counted from: the touch's beginning or end, else the newest input.
        public var stamp: Instant
        /// The time from the stamp to the milestone, on the machine's clock.
        public var latency: Duration
        /// The parts of the time that are owed to settings, the longest first. They overlap, and need not add up.
        public var costs: [Cost]
        /// The time from the stamp until what was drawn next is expected on the glass; `nil` while nothing was drawn.
        public var shown: Duration?
    }

    /// All from the first finger that lands until the next first one.
    nonisolated public struct Sequence: Hashable, Sendable {
        /// The results, in the order in which they came.
        public internal(set) var entries: [Entry] = []
        /// How many frames showed new input.
        public internal(set) var frameCount = 0
        /// The longest time from the newest input of a frame until it is expected on the glass.
        public internal(set) var worstFrame = Duration.zero
        var frameTotal = Duration.zero
        /// The mean of that time.
        public var meanFrame: Duration { frameCount == 0 ? .zero : frameTotal / frameCount }
    }

    /// How many sequences are kept.
    public static let capacity = 64

    /// The latest sequences, oldest first.
    public internal(set) var sequences: [Sequence] = []

    /// The entries of all sequences that are kept.
    public var entries: [Entry] { sequences.flatMap(\.entries) }

    /// The touches that are down, or whose end was not told yet.
    var touches: [InputID: Account] = [:]
    /// Those that are down.
    var liveTouches: Set<InputID> = []
    /// Recognizers that are ready and wait.
    var waits: [RecognizerID: Wait] = [:]
    /// The stamp of the newest input.
    var newestInput: Instant?
    /// The newest input that a frame has shown.
    var shownInput: Instant?

    /// Creates an empty ledger.
    public init() {}

    /// Since when a recognizer waits, and for whose failure.
    struct Wait: Hashable, Sendable {
        var since: Instant
        var others: [String]
    }

    /// What is known of a touch.
    struct Account: Hashable, Sendable {
        let view: String
        let stamp: Instant
        var lift: Instant?
        var holders: [RecognizerID: Holder]
    }

    /// A recognizer that holds a touch back from its view.
    struct Holder: Hashable, Sendable {
        /// Its place among the recognizers of the touch.
        let order: Int
        /// Why, when it holds the beginning back.
        var began: Cost.Cause?
        /// Why, when it holds the end back.
        var ended: Cost.Cause?
        /// When it let go, in event time.
        var release: Instant?
    }
}
